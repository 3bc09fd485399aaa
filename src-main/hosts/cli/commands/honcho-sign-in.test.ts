import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeskError } from '@shared/contract/index.ts';
import { providerKinds } from '../../../../e2e/renderer/world-providers.ts';
import type { HandlerTable } from '../../../api/dispatch.ts';
import { HonchoStub } from '../../../memory-providers/honcho/testing/stub.ts';
import { openCli } from '../open.ts';
import { runCli } from '../run.ts';
import { desk } from '../test-desk.ts';

const back = 'http://127.0.0.1:8765/callback?code=c&state=s';

/** A Honcho that is signed in to by the pasted address. */
const pastable = (): HandlerTable => {
  let state: 'waiting' | 'done' | 'failed' = 'waiting';
  return {
    'providers.signIn': () => ({ address: 'https://app.honcho.dev/authorize?state=s' }),
    'providers.list': () => ({
      providers: providerKinds(null).map((kind) => ({ ...kind, name: 'honcho', signIn: { state, message: 'No.' } })),
    }),
    'providers.signInPasted': ({ address }) => {
      if (address === 'stale') throw new DeskError('conflict', 'No sign-in is under way.');
      if (address === 'no') state = 'failed';
      else if (address === back) state = 'done';
      else throw new DeskError('invalid_input', 'This is not the address.', { remedy: 'Copy the whole address.' });
      return { ok: true };
    },
    'providers.signInCancel': () => ({ ok: true }),
  };
};

describe('honcho sign-in', () => {
  it('signs in by the page itself, which leads back to this machine', async () => {
    const stub = await new HonchoStub().start();
    onTestFinished(() => stub.stop());
    const dir = mkdtempSync(join(tmpdir(), 'desk-cli-sign-in-'));
    onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
    writeFileSync(join(dir, 'config.yaml'), '{}\n');
    writeFileSync(
      join(dir, '.env'),
      `HONCHO_OAUTH_DASHBOARD=${stub.url}\nHONCHO_OAUTH_TOKEN_URL=${stub.url}/oauth/token\n`,
    );
    let out = '';
    const browsed: Promise<string>[] = [];
    const terminal = {
      out: (text: string) => {
        out += text;
        const page = /http\S+authorize\S+/u.exec(out)?.[0];
        if (page !== undefined && browsed.length === 0) browsed.push(fetch(page).then((answer) => answer.text()));
      },
      err: (text: string) => void (out += text),
      readInput: () => Promise.resolve(''),
      async *inputLines() {
        yield* await Promise.resolve([]);
      },
      signal: new AbortController().signal,
    };
    expect([await runCli(['--home', dir, 'honcho', 'sign-in'], terminal, openCli), out]).toEqual([
      0,
      expect.stringContaining('You are signed in to Honcho.'),
    ]);
    await Promise.all(browsed);
    expect(readFileSync(join(dir, 'honcho.json'), 'utf8')).toContain('"apiKey": "hch-at-1"');
    expect(out).not.toContain('hch-at-1');
  });

  it('takes the pasted address where the page cannot lead back, and another one after a wrong one', async () => {
    const ran = await desk(['honcho', 'sign-in'], { handlers: pastable, input: `nothing\n${back}`, interactive: true });
    expect([ran.code, ran.out]).toEqual([
      0,
      expect.stringContaining('This is not the address. Copy the whole address.'),
    ]);
    expect(ran.asked.at(-1)?.name).toBe('providers.signInCancel');
  });

  it.each([
    ['no', 'You are not signed in to Honcho. No.'],
    ['stale', 'No sign-in is under way.'],
  ])('ends with 1 and says why it failed (%s)', async (input, words) => {
    const ran = await desk(['honcho', 'sign-in'], { handlers: pastable, input, interactive: true });
    expect([ran.code, ran.err]).toEqual([1, expect.stringContaining(words)]);
  });
});
