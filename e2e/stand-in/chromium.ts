import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContext } from 'playwright-core';
import { chromiumArguments, chromiumPath } from '../harness/chromium.ts';

/** The Chromium whose pages are the windows. No top-level await: the driver loads this module with require. */
export interface Engine {
  readonly started: Promise<BrowserContext>;
  /** Null until it has started. */
  context(): BrowserContext | null;
  close(): Promise<void>;
}

/** Starts Chromium on a profile of its own, and says where its debugger is, which Playwright waits for. */
export function startEngine(): Engine {
  const profile = mkdtempSync(join(tmpdir(), 'hermes-desk-stand-in-'));
  let context: BrowserContext | null = null;
  const launch = async (): Promise<BrowserContext> => {
    context = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      headless: process.env['STAND_IN_HEADED'] !== '1',
      viewport: null,
      args: [...chromiumArguments, '--remote-debugging-port=0'],
    });
    const [port, path] = (await readFile(join(profile, 'DevToolsActivePort'), 'utf8')).split('\n');
    process.stderr.write(`DevTools listening on ws://127.0.0.1:${port ?? ''}${path ?? ''}\n`);
    return context;
  };
  return {
    started: launch(),
    context: () => context,
    async close() {
      await context?.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}
