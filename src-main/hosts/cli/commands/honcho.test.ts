import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HonchoStub } from '../../../memory-providers/honcho/testing/stub.ts';
import { openCli } from '../open.ts';
import { runCli } from '../run.ts';

interface Said {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A home and the way to run commands on it. */
function home(): { readonly dir: string; readonly run: (...words: string[]) => Promise<Said> } {
  const dir = mkdtempSync(join(tmpdir(), 'desk-cli-honcho-'));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  const run = async (...words: string[]): Promise<Said> => {
    let out = '';
    let err = '';
    const terminal = {
      out: (text: string) => void (out += text),
      err: (text: string) => void (err += text),
      readInput: () => Promise.resolve('honcho-key-0123456789\n'),
      async *inputLines() {
        yield* await Promise.resolve([]);
      },
      signal: new AbortController().signal,
    };
    const code = await runCli(['--home', dir, ...words], terminal, openCli);
    return { code, out, err };
  };
  return { dir, run };
}

async function stubbed(): Promise<HonchoStub> {
  const stub = await new HonchoStub().start();
  onTestFinished(() => stub.stop());
  return stub;
}

const json = (said: Said): Record<string, unknown> => JSON.parse(said.out) as Record<string, unknown>;

describe('honcho at the command line', () => {
  it('is set up, selected, asked and shown, without its key', async () => {
    const stub = await stubbed();
    stub.bearers = new Set(['honcho-key-0123456789']);
    const { dir, run } = home();
    const made = await run('honcho', 'setup', '--user', 'eri', '--url', stub.url, '--key-stdin', '--json');
    expect(json(made)).toMatchObject({ selected: true, missing: null, user: 'eri', address: stub.url });
    expect(readFileSync(join(dir, 'config.yaml'), 'utf8')).toContain('provider: honcho');
    const shown = await run('honcho', 'status', '--test');
    expect(shown).toMatchObject({ code: 0, out: expect.stringContaining('in use') as string });
    expect(shown.out).toContain('conclusions about eri: 0');
    expect(made.out + shown.out).not.toContain('honcho-key');
    await stub.fault('500');
    const failed = await run('honcho', 'status', '--test');
    expect(failed).toMatchObject({ code: 1, err: expect.stringContaining('500') as string });
  });

  it('says what is missing, and refuses what cannot be, as wrong words', async () => {
    const { run } = home();
    expect(await run('honcho', 'setup')).toMatchObject({
      code: 2,
      err: expect.stringContaining('is missing') as string,
    });
    expect((await run('honcho', 'status')).out).toContain('cannot work');
    expect((await run('honcho', 'mode', 'loud')).code).toBe(2);
    expect((await run('honcho', 'peer', '--reasoning', 'most')).code).toBe(2);
  });

  it('mode, strategy, peer, tokens, map and peers write what Hermes reads', async () => {
    const { dir, run } = home();
    writeFileSync(
      join(dir, 'honcho.json'),
      JSON.stringify({ apiKey: 'k', zz: 1, hosts: { hermes: { peerName: 'eri' } } }),
    );
    await run('honcho', 'mode', 'tools');
    await run('honcho', 'strategy', 'global');
    await run('honcho', 'peer', '--ai', 'bo', '--reasoning', 'high');
    await run('honcho', 'tokens', '--context', '900', '--dialectic', '300');
    await run('honcho', 'map', 'roses', '--workspace', '/work/garden');
    await run('honcho', 'peers', 'map', 'tg_1', 'eri');
    await run('honcho', 'disable');
    expect(JSON.parse(readFileSync(join(dir, 'honcho.json'), 'utf8'))).toEqual({
      ...{ apiKey: 'k', zz: 1, sessions: { '/work/garden': 'roses' } },
      hosts: {
        hermes: {
          ...{
            peerName: 'eri',
            recallMode: 'tools',
            sessionStrategy: 'global',
            aiPeer: 'bo',
            dialecticReasoningLevel: 'high',
          },
          ...{ contextTokens: 900, dialecticMaxChars: 300, userPeerAliases: { tg_1: 'eri' }, enabled: false },
        },
      },
    });
    expect((await run('honcho', 'mode')).out).toContain('tools');
    expect((await run('honcho', 'sessions')).out).toContain('/work/garden  roses');
    expect(json(await run('honcho', 'tokens', '--json'))).toEqual({ contextTokens: 900, dialecticMaxChars: 300 });
    expect((await run('honcho', 'peers')).out).toContain('tg_1 stands for eri');
    expect((await run('honcho', 'migrate')).out).toContain('Nothing');
  });

  it('works on another profile of the home, and gives all of them settings', async () => {
    const { dir, run } = home();
    writeFileSync(join(dir, 'honcho.json'), JSON.stringify({ apiKey: 'k', hosts: { hermes: { peerName: 'eri' } } }));
    const { createProfile } = await import('../../../home/index.ts');
    await createProfile(dir, 'work');
    expect((await run('honcho', 'sync')).out).toContain('work');
    await run('honcho', 'mode', 'context', '--target-profile', 'work');
    expect(json(await run('honcho', 'status', '--json', '--target-profile', 'work'))).toMatchObject({
      profile: 'work',
      mode: 'context',
      ai: 'work',
      workspace: 'hermes',
    });
    expect(json(await run('honcho', 'status', '--json'))).toMatchObject({ profile: 'default', mode: 'hybrid' });
    expect((await run('honcho', 'status', '--all')).out).toMatch(/Honcho of default[\s\S]*Honcho of work/);
    expect((await run('honcho', 'mode', '--target-profile', 'absent')).code).toBe(1);
  });

  it('identity shows what the server knows, and what it says gives the terminal no orders', async () => {
    const stub = await stubbed();
    stub.state.representations.set('hermes>hermes', 'Patient. \u001b[2J');
    const { dir, run } = home();
    writeFileSync(
      join(dir, 'honcho.json'),
      JSON.stringify({ hosts: { hermes: { peerName: 'eri', baseUrl: stub.url } } }),
    );
    const shown = await run('honcho', 'identity');
    expect(shown.out).toContain('Patient.');
    expect(shown.out).not.toContain('\u001b');
    writeFileSync(join(dir, 'me.md'), 'I am patient.');
    await run('honcho', 'identity', join(dir, 'me.md'), '--workspace', '/work/garden');
    expect(stub.state.messages('hermes')).toMatchObject([
      { peer_id: 'hermes', session_id: 'garden', content: 'I am patient.' },
    ]);
  });
});
