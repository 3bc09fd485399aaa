import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from 'playwright-core';

const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** The Chromium that runs the tests: CHROMIUM, else the system's, else the one Playwright keeps. */
export function chromiumPath(): string {
  const given = process.env['CHROMIUM'];
  if (given !== undefined && given !== '') return given;
  const dirs = (process.env['PATH'] ?? '').split(delimiter);
  const system = dirs.flatMap((dir) => names.map((name) => join(dir, name))).find((path) => existsSync(path));
  return system ?? chromium.executablePath();
}

/** What every Chromium of the tests is started with: nothing in the background may reach out. */
export const chromiumArguments: readonly string[] = [
  // Chromium's own sandbox refuses to run as root.
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
