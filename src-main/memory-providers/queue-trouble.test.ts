import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ProviderDesk } from './desk.ts';
import type { ProviderManager } from './manager.ts';
import type { ProviderKind } from './provider.ts';
import { ProviderQueue } from './queue.ts';
import { queueError } from './queue-file.ts';
import type { ProviderStub } from './testing/fixture.ts';
import { stubFixture, stubKind, type StubManner } from './testing/stub-provider.ts';
import { providerWorld, turnOf, type ProviderWorld } from './testing/world.ts';

const never = new AbortController().signal;
const tables = ['job', 'told', 'open_turn', 'log', 'fact'] as const;

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: ProviderStub;
  readonly file: string;
  readonly turns: () => readonly string[];
}

/** A home with the small provider of the tests in use, and its service. */
async function setting(manner: StubManner = 'idempotent'): Promise<Setting> {
  const fixture = stubFixture(manner);
  const other = { ...stubKind('idempotent'), name: 'other' };
  const world = providerWorld([fixture.kind, other]);
  const stub = await fixture.start('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await fixture.kind.save(stub.values, world.context);
  await world.select('stub');
  await stub.plant('green tea', 'tea');
  return { world, stub, file: join(world.home, 'desk', 'providers', 'stub.db'), turns: () => stub.turns() };
}

function deskOf(manager: ProviderManager): ProviderDesk {
  const kinds = [stubKind('idempotent'), { ...stubKind('idempotent'), name: 'other' }];
  return new ProviderDesk({
    kinds: () => kinds,
    manager,
    readOnly: false,
    paused: () => false,
    onChange: () => undefined,
    onRestored: () => undefined,
  });
}

/** From now on every write to the queue fails, as on a full disk; answers how to make room again. */
function fillDisk(file: string): () => void {
  const db = new Database(file);
  const each = (statement: (name: string, on: string, table: string) => string): void => {
    for (const table of tables)
      for (const on of ['INSERT', 'UPDATE', 'DELETE']) db.exec(statement(`full_${table}_${on}`, on, table));
  };
  each(
    (name, on, table) =>
      `CREATE TRIGGER ${name} BEFORE ${on} ON ${table} BEGIN SELECT RAISE(ABORT, 'database or disk is full'); END`,
  );
  return () => {
    each((name) => `DROP TRIGGER ${name}`);
    db.close();
  };
}

const call = { session: 's1', turn: 't', origin: 'foreground' as const, message: null, workspace: null, signal: never };

describe('a queue that cannot be written or read', () => {
  it('on a full disk breaks no turn, no tool and no switch, is told to the person, and loses nothing', async () => {
    const made = await setting();
    const { world, file } = made;
    const manager = await world.open();
    manager.promptBlock('s1');
    manager.said('s1', 't1');
    manager.answered(turnOf('s1', 't1', 'the first of all words'));
    await manager.current?.line.sender.drain(2000);
    const room = fillDisk(file);
    manager.said('s1', 't2');
    expect((await manager.recall('s1', 'what about tea?', never)).context).toContain('green tea');
    manager.answered(turnOf('s1', 't2', 'the second of all words'));
    expect(manager.problems()).toMatchObject([{ code: 'memory_provider', file }]);
    const answer = await manager.tools()[0]?.run({ query: 'tea' }, call);
    expect(answer).toMatchObject({ failed: false });
    // The next conversation ends the one before.
    expect(manager.promptBlock('s2')).not.toBe('');
    await manager.reload(true);
    await manager.current?.line.sender.drain(200);
    room();
    await manager.close();
    expect(made.turns()).toEqual(['the first of all words\nI see.', 'the second of all words\nI see.']);
  });

  it('on a full disk keeps what was said for a provider that is switched off before there is room', async () => {
    const made = await setting();
    const { world, file } = made;
    const manager = await world.open();
    manager.promptBlock('s1');
    const room = fillDisk(file);
    manager.answered(turnOf('s1', 't1', 'said on a full disk'));
    await world.select(null);
    await manager.reload(false);
    manager.promptBlock('s2');
    await expect.poll(() => manager.line('stub')).toBeNull();
    room();
    await manager.close();
    await world.select('stub');
    const again = await world.open();
    await expect.poll(made.turns).toEqual(['said on a full disk\nI see.']);
    await again.close();
  });

  it.each(['wakes', 'closes'])(
    'on a full disk knows what has arrived, when the app %s with room again',
    async (what) => {
      const { world, file } = await setting();
      let sends = 0;
      let room = (): void => undefined;
      const own: ProviderKind = {
        ...stubKind('forgets'),
        open: (context) => ({
          ...stubKind('forgets').open(context),
          send: () => {
            sends += 1;
            room = fillDisk(file);
            return Promise.resolve();
          },
        }),
      };
      const manager = await world.open({ kinds: () => [own] });
      manager.answered(turnOf('s1', 't1', 'words'));
      const sender = manager.line('stub')?.sender;
      await sender?.drain(2000);
      room();
      if (what === 'wakes') await sender?.drain(2000);
      else await manager.close();
      const queue = ProviderQueue.look(file);
      expect(queue?.counts()).toEqual({ waiting: 0, aside: 0, uncertain: 0 });
      queue?.close();
      expect(sends).toBe(1);
      if (what === 'wakes') await manager.close();
    },
  );

  it.each([
    ['SQLITE_FULL', 'disk_full'],
    ['SQLITE_READONLY_DBMOVED', 'unwritable'],
    ['SQLITE_IOERR_WRITE', 'unwritable'],
    ['SQLITE_BUSY_SNAPSHOT', 'busy'],
    ['SQLITE_CORRUPT', 'damaged'],
    ['SQLITE_NOTADB', 'damaged'],
  ])('%s is told as %s, and nobody is told to move a whole queue away', (sqlite, code) => {
    const told = queueError(Object.assign(new Error('it went wrong'), { code: sqlite }), '/home/queue.db');
    expect(told).toMatchObject({ code, file: '/home/queue.db' });
    expect(told.remedy.includes('Move')).toBe(code === 'damaged');
  });

  it('damaged while it is open breaks no turn, and no page but its own', async () => {
    const made = await setting();
    const { world, file } = made;
    const manager = await world.open();
    const desk = deskOf(manager);
    manager.promptBlock('s1');
    const db = new Database(file);
    for (const table of tables) db.exec(`DROP TABLE ${table}`);
    db.close();
    manager.said('s1', 't1');
    expect((await manager.recall('s1', 'what about tea?', never)).context).toContain('green tea');
    manager.answered(turnOf('s1', 't1', 'words'));
    manager.current?.line.sender.wake();
    expect(manager.problems()).toMatchObject([{ code: 'memory_provider', file }]);
    expect(await desk.list()).toHaveLength(2);
    expect(await desk.status()).toMatchObject({ selected: 'stub', waiting: 0 });
    expect(await desk.test('stub')).toMatchObject({ ok: true });
    await desk.select(null);
    expect(manager.current).toBeNull();
    await manager.close();
  });

  it('damaged before the app starts keeps nobody from choosing another provider', async () => {
    const made = await setting();
    const { world, file } = made;
    mkdirSync(join(world.home, 'desk', 'providers'), { recursive: true });
    writeFileSync(file, 'half a line, and no database');
    let closed = 0;
    const stub = stubKind('idempotent');
    const close = (): Promise<void> => {
      closed += 1;
      return Promise.resolve();
    };
    const own: ProviderKind = { ...stub, open: (context) => ({ ...stub.open(context), close }) };
    const manager = await world.open({ kinds: () => [own, { ...stub, name: 'other' }] });
    expect(manager.selection.obstacle).toMatchObject({ code: 'damaged', file });
    expect(closed).toBe(1);
    const desk = deskOf(manager);
    expect((await desk.list()).map(({ name, waiting }) => [name, waiting])).toEqual([
      ['stub', 0],
      ['other', 0],
    ]);
    expect((await desk.status()).obstacle).toContain(file);
    await desk.select('other');
    expect(manager.selection).toMatchObject({ name: 'other', obstacle: null });
    await manager.close();
  });
});

describe('a clock that is set back', () => {
  it('by a year makes nothing wait for a year', async () => {
    const made = await setting();
    const { world, file } = made;
    let now = Date.now();
    const context = { ...world.context, now: () => now };
    const queue = ProviderQueue.open(file, now);
    queue.tell('turn:old', now, () => [{ kind: 'turn', session: 's1', payload: { text: 'said before' } }]);
    queue.returned(queue.jobs('waiting'), { state: 'waiting', notBefore: now + 60_000, error: 'offline' }, []);
    queue.close();
    now -= 365 * 86_400_000;
    const manager = await world.open({ context });
    await manager.current?.line.sender.drain(2000);
    expect(made.turns()).toEqual(['said before']);
    await manager.close();
  });
});

describe('a provider that is switched off in config.yaml while no app runs', () => {
  it('is not told what changed meanwhile when it is chosen again', async () => {
    const made = await setting();
    const { world } = made;
    const change = { time: 1, op: 'add', store: 'user', before: null, origin: 'foreground', session: null } as const;
    const first = await world.open();
    world.changes.push({ ...change, seq: 1, after: 'while it was on' });
    await first.mirror();
    await first.close();
    await world.select(null);
    const without = await world.open();
    world.changes.push({ ...change, seq: 2, after: 'while it was off' });
    await without.mirror();
    await without.close();
    await world.select('stub');
    const again = await world.open();
    world.changes.push({ ...change, seq: 3, after: 'since it is on again' });
    await again.mirror();
    await again.close();
    const log = ProviderQueue.look(made.file);
    const sent = log?.log
      .read(null, 100)
      .map(({ text }) => text)
      .join('\n');
    log?.close();
    expect(sent).toContain('while it was on');
    expect(sent).not.toContain('while it was off');
    expect(sent).toContain('since it is on again');
  });
});

it('a journal that was put back to an earlier state goes on being mirrored, by its new numbers', async () => {
  const { world, file } = await setting();
  const change = { op: 'add', store: 'user', before: null, origin: 'foreground', session: null } as const;
  const manager = await world.open();
  for (const seq of [1, 2, 3]) world.changes.push({ ...change, seq, time: seq, after: `first ${String(seq)}` });
  await manager.mirror();
  world.changes.splice(1);
  await manager.mirror();
  for (const seq of [2, 3]) world.changes.push({ ...change, seq, time: 10 + seq, after: `second ${String(seq)}` });
  await manager.mirror();
  await manager.close();
  const queue = ProviderQueue.look(file);
  const sent = queue?.log
    .read(null, 100)
    .map(({ text }) => text)
    .join('\n');
  queue?.close();
  for (const text of ['first 3', 'second 2', 'second 3']) expect(sent).toContain(text);
});

describe('what may have arrived at a server that does not answer any more', () => {
  it('is dropped by the person at once, and what came after it goes on', async () => {
    const { world, stub, turns } = await setting('looks');
    const manager = await world.open({ limits: { lookMs: null, backoff: () => 3_600_000, sendMs: 2000 } });
    await stub.fault('committed_dropped');
    manager.answered(turnOf('s1', 't1', 'first words'));
    await manager.line('stub')?.sender.drain(2000);
    const desk = deskOf(manager);
    const { troubled, waiting } = await desk.status();
    expect([waiting, troubled.map(({ state }) => state)]).toEqual([1, ['sending']]);
    await stub.fault(null);
    manager.answered(turnOf('s1', 't2', 'second words'));
    const ids = troubled.map(({ id }) => id);
    // Sent again it is not, before it was asked about.
    expect([desk.again('stub', ids), desk.drop('stub', ids)]).toEqual([0, 1]);
    await expect.poll(() => turns()).toEqual(['first words\nI see.', 'second words\nI see.']);
    expect(desk.log('stub', null, 10).map(({ result }) => result)).toContain('dropped');
    await manager.close();
  });

  it('is for the person to decide once another server is set up, which is neither asked nor sent it', async () => {
    const { world, stub } = await setting('looks');
    const limits = { lookMs: null, backoff: () => 3_600_000, sendMs: 2000 };
    const manager = await world.open({ limits });
    await stub.fault('committed_dropped');
    manager.answered(turnOf('s1', 't1', 'first words'));
    await manager.line('stub')?.sender.drain(2000);
    await manager.close();
    const elsewhere = await stubFixture('looks').start('ada');
    onTestFinished(() => elsewhere.stop());
    await stubKind('looks').save(elsewhere.values, world.context);
    const again = await world.open({ limits });
    await expect.poll(() => again.line('stub')?.queue.counts()).toEqual({ waiting: 0, aside: 0, uncertain: 1 });
    const [job] = again.line('stub')?.queue.jobs('uncertain') ?? [];
    expect(job?.error).toMatch(/It may have arrived at the first, which cannot be asked any more\.$/u);
    expect(elsewhere.seen()).toEqual([]);
    await again.close();
  });
});
