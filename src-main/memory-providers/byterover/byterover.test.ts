import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job, ProviderEvent, ProviderSession } from '../events.ts';
import type { ProgramEnd } from '../program.ts';
import type { MemoryProvider } from '../provider.ts';
import { describeProvider } from '../testing/table.ts';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { findBrv } from './binary.ts';
import { LONGEST_WORD } from './brv.ts';
import { byterover } from './kind.ts';
import { textOfJobs, together } from './outbox.ts';
import { outcome } from './output.ts';
import { brvFixture, brvStub, type BrvStub } from './testing/stub.ts';

const never = new AbortController().signal;
const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: BrvStub;
  readonly provider: MemoryProvider;
}

async function start(more: Readonly<Record<string, string>> = {}): Promise<Setting> {
  const world = providerWorld([byterover]);
  const stub = await brvStub();
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await byterover.save({ ...stub.values, ...more }, world.context);
  return { world, stub, provider: byterover.open(world.context) };
}

const run = (provider: MemoryProvider, name: string, args: Readonly<Record<string, unknown>>): Promise<Json> => {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return tool.run(args, { session, signal: never });
};

const turn = (user: string, assistant = 'Noted.'): ProviderEvent => ({
  ...{ type: 'turn', session, turn: 't1', number: 1, user, assistant, messages: [], at: 1 },
});
const jobsOf = (provider: MemoryProvider, event: ProviderEvent): Job[] =>
  provider.jobs(event).map((job, at) => ({ ...job, id: `j${String(at)}`, at: 1 }));

describeProvider(brvFixture);

describe('what brv says', () => {
  const end = (stdout: string, more: Partial<ProgramEnd> = {}): ProgramEnd => ({
    code: 0,
    stdout,
    stderr: '',
    ...more,
  });

  it('counts by its last whole object, through colours, other lines and half a line at the end', () => {
    const lines = [
      'Credits: 3\u001b[0m',
      '{"success":false,"data":{"event":"error","message":"first try"}}',
      '\u001b[32m{"success":true,"data":{"result":"kept"}}\u001b[0m',
      'Thinking...',
      '{"success":tr',
    ];
    expect(outcome(end(lines.join('\n')), true)).toEqual({ result: 'kept' });
  });

  it.each([
    ['{"success":false,"data":{"error":"No provider connected","status":"error"}}', 'unauthorised', 'no'],
    ['{"success":false,"data":{"event":"error","message":"No credits left"}}', 'unauthorised', 'maybe'],
    ['{"success":false,"data":{"event":"error","message":"Agent disconnected"}}', 'server', 'maybe'],
    ['No provider connected.', 'malformed', 'maybe'],
    ['', 'malformed', 'maybe'],
  ])('is a failure with exit code 0, too: %s', (stdout, kind, reached) => {
    expect(() => outcome(end(stdout), true)).toThrow(expect.objectContaining({ kind, reached }) as Error);
  });

  it('names a flag that it does not know', () => {
    const refused = end('', { code: 2, stderr: 'Nonexistent flag: --x' });
    expect(() => outcome(refused, false)).toThrow(/Nonexistent flag/u);
  });
});

describe('the program', () => {
  it('gets the words of a person as one word, whatever they look like, and so many at most', async () => {
    const { provider, stub } = await start();
    const hostile = ['--timeout=1', '-f /etc/passwd', 'a\n"b" $(id) `id` && rm', 'x'.repeat(200_000)];
    for (const query of hostile) await run(provider, 'brv_query', { query });
    const asked = stub.calls().filter(({ command }) => command === 'query');
    expect(asked.map(({ text }) => text)).toEqual([...hostile.slice(0, 3), 'x'.repeat(LONGEST_WORD)]);
    expect(asked.every(({ flags }) => flags.join(' ') === '--format json')).toBe(true);
  });

  it('runs in the folder of this home, with this home’s key alone', async () => {
    const { world, stub, provider } = await start();
    await run(provider, 'brv_status', {});
    expect(stub.calls()).toMatchObject([{ cwd: join(world.home, 'byterover'), key: stub.values['api_key'] }]);
  });

  it('never reads a tree above the home', async () => {
    const world = providerWorld([byterover]);
    const stub = await brvStub();
    onTestFinished(async () => {
      await stub.stop();
      world.remove();
    });
    mkdirSync(join(world.home, '.brv', 'context-tree'), { recursive: true });
    writeFileSync(join(world.home, '.brv', 'config.json'), '{}');
    writeFileSync(join(world.home, '.brv', 'context-tree', '1.md'), 'what about tea: of somebody else');
    await byterover.save(stub.values, world.context);
    const provider = byterover.open(world.context);
    const { text } = await provider.recall({ session, text: 'what about tea: of somebody else', number: 1 }, never);
    expect(text).toBe('');
    rmSync(join(world.home, 'byterover', '.brv'), { recursive: true });
    writeFileSync(join(world.home, 'byterover', '.brv'), 'a file in its place');
    await expect(provider.recall({ session, text: 'what about tea today?', number: 2 }, never)).rejects.toThrow();
  });

  it('that was deleted is said to be missing, and counts again as soon as it is back', async () => {
    const { world, stub, provider } = await start();
    renameSync(stub.file, `${stub.file}.gone`);
    expect(byterover.missing(world.context)).toContain('brv was not found');
    await expect(run(provider, 'brv_status', {})).rejects.toMatchObject({ kind: 'offline', reached: 'no' });
    renameSync(`${stub.file}.gone`, stub.file);
    expect(byterover.missing(world.context)).toBeNull();
    expect(await run(provider, 'brv_status', {})).toHaveProperty('status');
  });

  it('is looked for in PATH, then where installers put it; never beside the working directory', () => {
    const world = providerWorld([byterover]);
    const dir = mkdtempSync(join(tmpdir(), 'desk-brv-path-'));
    onTestFinished(() => {
      world.remove();
      rmSync(dir, { recursive: true, force: true });
    });
    mkdirSync(join(dir, '.brv-cli', 'bin'), { recursive: true });
    const [found, later] = [join(dir, 'brv'), join(dir, '.brv-cli', 'bin', 'brv')];
    for (const file of [found, later]) {
      writeFileSync(file, '#!/bin/sh\n');
      chmodSync(file, 0o755);
    }
    expect(findBrv(world.context, [dir, '.'].join(delimiter), dir)?.file).toBe(found);
    chmodSync(found, 0o644);
    expect(findBrv(world.context, ['.', dir].join(delimiter), dir)?.file).toBe(later);
  });
});

describe('what ByteRover keeps', () => {
  it('is a turn with words enough, additions and replacements, and the last messages before a compression', async () => {
    const { provider } = await start();
    const texts = (event: ProviderEvent): string[] => jobsOf(provider, event).map((job) => textOfJobs([job]));
    expect(texts(turn('short'))).toEqual([]);
    expect(texts(turn('I like green tea.'))).toEqual(['User: I like green tea.\nAssistant: Noted.']);
    const mirror = { type: 'mirror', session, seq: 1, target: 'user', content: 'Likes tea', at: 1 } as const;
    const rest = { previousContent: null, writeOrigin: '', toolCallId: null };
    expect(texts({ ...mirror, ...rest, action: 'replace' })).toEqual(['[User profile] Likes tea']);
    expect(texts({ ...mirror, ...rest, action: 'remove' })).toEqual([]);
    const said = (role: 'user' | 'tool', content: string) => ({
      ...{ role, content, toolCalls: [], toolCallId: null, toolName: null, at: 1 },
    });
    const messages = [...Array.from({ length: 12 }, (_, at) => said('user', `m${String(at)}`)), said('tool', 'result')];
    const [text = ''] = texts({ type: 'compressing', session, messages, at: 1 });
    expect(text.split('\n')[0]).toBe('[Pre-compression context]');
    expect(text).not.toContain('m2\n');
    expect(text).toContain('User: m11');
    expect(text).not.toContain('result');
  });

  it('is nothing by itself when the person wants it so', async () => {
    const { provider } = await start({ auto_extract: 'false' });
    expect(provider.jobs(turn('I like green tea.'))).toEqual([]);
  });

  it('goes out five turns at once, and a mirrored addition alone', () => {
    const jobs = (kinds: readonly string[]): Job[] =>
      kinds.map((kind, at) => ({ id: String(at), kind, session: 's1', at: 1, payload: { text: 'words' } }));
    expect(together(jobs(['turn', 'turn', 'mirror']))).toBe(2);
    expect(together(jobs(['mirror', 'turn']))).toBe(1);
    expect(together(jobs(Array.from({ length: 9 }, () => 'turn')))).toBe(5);
  });

  it.each([
    [{ event: 'completed', changes: { created: [], updated: [] } }, 'error', 'without writing'],
    [{ event: 'completed', changes: { created: ['a.md'] } }, 'result', 'curated successfully'],
    [{ event: 'completed', changes: { created: 0 }, pendingReview: 2 }, 'result', 'waits for a review'],
    [{ status: 'queued' }, 'result', 'is being curated'],
  ])('is told as it is: %j', async (answer, key, words) => {
    const { provider, stub } = await start();
    stub.curateWith(answer);
    expect(await run(provider, 'brv_curate', { content: 'Tea.' })).toEqual({
      [key]: expect.stringContaining(words) as string,
    });
  });

  it('leaves no process behind that was ended at the deadline', async () => {
    const { world, stub } = await start();
    await stub.fault('stalled');
    const marker = join(world.home, 'byterover');
    const begun = Date.now();
    const call = world.context.program.run(
      { file: stub.file, args: ['search', '--', 'tea'], cwd: marker, deadlineMs: 500 },
      never,
    );
    await expect(call).rejects.toMatchObject({ kind: 'timeout' });
    expect(Date.now() - begun).toBeLessThan(20_000);
    expect(existsSync(marker)).toBe(true);
  });
});
