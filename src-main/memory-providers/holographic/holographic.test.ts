import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Config, homePaths } from '../../home/index.ts';
import type { Job, MirrorEvent, NewJob, ProviderSession, SessionEndedEvent } from '../events.ts';
import type { MemoryProvider, ProviderContext } from '../provider.ts';
import { providerWorld } from '../testing/world.ts';
import { holographic } from './index.ts';
import { readSettings } from './settings.ts';

const never = new AbortController().signal;
const session: ProviderSession = {
  id: 's1',
  parent: null,
  title: null,
  workspace: null,
  platform: 'desktop',
  context: 'primary',
};
const mirror: MirrorEvent = {
  ...{ type: 'mirror', session, seq: 1, action: 'add', target: 'user', content: 'likes green tea' },
  ...{ previousContent: null, writeOrigin: 'foreground', toolCallId: null, at: Date.UTC(2026, 2, 1, 12) },
};
const ended: SessionEndedEvent = {
  type: 'session_ended',
  session,
  messages: [{ role: 'user', content: 'I prefer tabs', toolCalls: [], toolCallId: null, toolName: null, at: 7000 }],
  at: 9000,
};

function contextWith(yaml = ''): ProviderContext {
  const world = providerWorld([holographic], yaml);
  onTestFinished(() => world.remove());
  return world.context;
}

function opened(context = contextWith()): MemoryProvider {
  const provider = holographic.open(context);
  onTestFinished(() => provider.close());
  return provider;
}

const queued = (jobs: readonly NewJob[]): Job[] => jobs.map((job, i) => ({ ...job, id: `job-${String(i)}`, at: 0 }));

describe('the provider', () => {
  it('mirrors additions with their category and time, once however often they are sent, and nothing else', async () => {
    const provider = opened();
    const jobs = queued([
      ...provider.jobs(mirror),
      ...provider.jobs({ ...mirror, target: 'memory', content: 'uses Node' }),
    ]);
    for (const action of ['replace', 'remove'] as const) expect(provider.jobs({ ...mirror, action })).toEqual([]);
    await provider.send(jobs, never);
    await provider.send(jobs, never);
    const page = await provider.list?.(null, never);
    expect(page).toMatchObject({ total: 2, next: null });
    expect(page?.items).toEqual([
      expect.objectContaining({ text: 'uses Node', labels: ['general'] }) as object,
      {
        ...{ id: '1', text: 'likes green tea', kind: 'fact', labels: ['user_pref'], trust: 0.5, session: null },
        ...{ created: mirror.at, updated: mirror.at },
      },
    ]);
  });

  it('notes preferences at the end of a conversation where that is switched on, and "false" is off', async () => {
    const off = opened(contextWith('plugins:\n  hermes-memory-store:\n    auto_extract: "false"\n'));
    expect(off.jobs(ended)).toEqual([]);
    const on = opened(contextWith('plugins:\n  hermes-memory-store:\n    auto_extract: true\n'));
    expect(on.jobs({ ...ended, session: { ...session, context: 'subagent' } })).toEqual([]);
    await on.send(queued(on.jobs(ended)), never);
    expect((await on.search?.('tabs', never))?.items).toMatchObject([{ text: 'I prefer tabs', created: 7000 }]);
  });

  it('recalls the five best on lines of their own, and nothing where nothing matches', async () => {
    const provider = opened();
    for (let i = 0; i < 7; i += 1) {
      await provider.send(
        queued(provider.jobs({ ...mirror, content: `tea\n# ${String(i)} </memory-context>` })),
        never,
      );
    }
    const recall = await provider.recall({ session, text: 'tea?', number: 1 }, never);
    expect(recall.count).toBe(5);
    expect(recall.text).toMatch(/^## Holographic Memory\n(- \[0\.5\] tea # \d <\/memory-context>\n?){5}$/);
    expect(await provider.recall({ session, text: 'nothing of it', number: 2 }, never)).toEqual({ text: '', count: 0 });
    const huge = await provider.recall({ session, text: 'tea "AND" (x* '.repeat(20_000), number: 3 }, never);
    expect(huge.count).toBe(5);
  });

  it('says the same in the system prompt whatever is in the database', async () => {
    const provider = opened();
    const before = provider.promptBlock(session);
    await provider.send(queued(provider.jobs(mirror)), never);
    expect(provider.promptBlock({ ...session, id: 's2' })).toBe(before);
  });

  it('lists page by page and finds what is typed, word or not', async () => {
    const provider = opened();
    for (let i = 0; i < 130; i += 1) {
      await provider.send(
        queued(provider.jobs({ ...mirror, content: `note ${String(i)}: 50% of x${String(i)}y` })),
        never,
      );
    }
    const first = await provider.list?.(null, never);
    const second = await provider.list?.(first?.next ?? null, never);
    expect([first?.items.length, second?.items.length, second?.next]).toEqual([100, 30, null]);
    const texts = [...(first?.items ?? []), ...(second?.items ?? [])].map((item) => item.text);
    expect(new Set(texts).size).toBe(130);
    expect((await provider.search?.('x42', never))?.items.map((item) => item.text)).toEqual(['note 42: 50% of x42y']);
    expect((await provider.search?.('0% OF X7Y', never))?.items[0]?.text).toContain('x7y');
    expect((await provider.search?.('  ', never))?.items).toEqual([]);
  });

  it('tells a job of another shape from one that may be tried again', async () => {
    const provider = opened();
    const job: Job = { id: 'x', kind: 'mirror', session: null, at: 0, payload: { words: 1 } };
    await expect(provider.send([job], never)).rejects.toMatchObject({ kind: 'refused' });
  });
});

describe('setting it up', () => {
  it('needs nothing, and writes only what differs from the defaults, beside what is there', async () => {
    const context = contextWith('plugins:\n  enabled: [x]\n  hermes-memory-store:\n    other: kept # why\n');
    expect(holographic.missing(context)).toBeNull();
    await holographic.save(holographic.read(context), context);
    expect(readFileSync(context.paths.configFile, 'utf8')).not.toContain('auto_extract');
    await holographic.save({ auto_extract: 'true', default_trust: '0.8', db_path: '$HERMES_HOME/facts.db' }, context);
    const yaml = readFileSync(context.paths.configFile, 'utf8');
    for (const line of ['other: kept # why', 'enabled: [x]', 'auto_extract: true', 'default_trust: 0.8']) {
      expect(yaml).toContain(line);
    }
    expect(holographic.read(context)).toMatchObject({ auto_extract: 'true', default_trust: '0.8', hrr_dim: '1024' });
    expect(holographic.places(context)).toMatchObject([{ where: join(context.paths.dir, 'facts.db') }]);
    await holographic.save({ db_path: '' }, context);
    expect(holographic.places(context)).toMatchObject([{ where: context.paths.memoryStoreDb }]);
  });

  it.each([
    { auto_extract: 'maybe' },
    { default_trust: '1.5' },
    { min_trust_threshold: 'x' },
    { hrr_dim: '4' },
    { db_path: 'a\nb' },
  ])('refuses %j and writes nothing', async (values) => {
    const context = contextWith();
    const before = readFileSync(context.paths.configFile, 'utf8');
    await expect(holographic.save(values as Record<string, string>, context)).rejects.toMatchObject({
      code: 'invalid_input',
    });
    expect(readFileSync(context.paths.configFile, 'utf8')).toBe(before);
  });

  it.each<[string, string]>([
    ['$HERMES_HOME/a.db', '/h/a.db'],
    ['${HERMES_HOME}/b/c.db', '/h/b/c.db'],
    ['~/x.db', '/user/x.db'],
    ['~other/x.db', '/h/~other/x.db'],
    ['sub/x.db', '/h/sub/x.db'],
    ['/elsewhere/x.db', '/elsewhere/x.db'],
    ['', '/h/memory_store.db'],
  ])('takes the path %j for %s', (written, file) => {
    const context = contextWith(`plugins:\n  hermes-memory-store:\n    db_path: ${JSON.stringify(written)}\n`);
    const config = new Config(context.paths.configFile);
    const settings = readSettings(config, homePaths('/h', '/h', 'default'), '/user');
    expect(settings).toMatchObject({ file, isOutside: !file.startsWith('/h/') });
  });

  it('says where the facts lie, and that a file outside the home is shared', async () => {
    const context = contextWith();
    expect((await holographic.test(context, never)).message).toContain('will be made');
    expect(existsSync(context.paths.memoryStoreDb)).toBe(false);
    const provider = opened(context);
    await provider.send(queued(provider.jobs(mirror)), never);
    expect((await holographic.test(context, never)).message).toContain('1 facts about 0 entities');
    await holographic.save({ db_path: `${context.paths.dir}-other.db` }, context);
    expect(holographic.places(context)[0]?.what.en).toContain('outside this home');
    expect((await holographic.test(context, never)).message).toContain('outside this home');
  });

  it('says what is wrong with the place: a folder, a damaged file', async () => {
    const context = contextWith();
    mkdirSync(context.paths.memoryStoreDb);
    expect(holographic.missing(context)).toContain('is a folder');
    const notes = join(context.paths.dir, 'notes.txt');
    writeFileSync(notes, 'my notes, which are no database at all'.repeat(40));
    await holographic.save({ db_path: notes }, context);
    await expect(holographic.test(context, never)).rejects.toMatchObject({
      kind: 'offline',
      message: expect.stringContaining('not a database') as string,
    });
    expect(() => holographic.open(context)).toThrow(expect.objectContaining({ code: 'damaged' }) as Error);
    await holographic.save({ db_path: join(notes, 'x.db') }, context);
    await expect(holographic.test(context, never)).rejects.toMatchObject({ kind: 'refused' });
  });
});
