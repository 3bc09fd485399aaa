import { setImmediate as turn } from 'node:timers/promises';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { buildStateDb } from './build.ts';
import { expectWhole } from './testing/files.ts';
import { aSession, openIndexedStore, openTestStore, temporaryHome } from './testing/store.ts';

/** Lets the event loop come round until something has ended, and does `each` every time; answers how often it came. */
async function turnsUntil(work: Promise<unknown>, each: () => void = () => undefined): Promise<number> {
  const state = { ended: false };
  const done = work.finally(() => {
    state.ended = true;
  });
  let turns = 0;
  for (; !state.ended; turns++) {
    await turn();
    each();
  }
  await done;
  return turns;
}

/** Whether someone else was seen writing before the work had ended: then the event loop was free meanwhile. */
async function seenWriting(file: string, work: Promise<unknown>): Promise<boolean> {
  const other = new Database(file, { timeout: 0 });
  let seen = false;
  await turnsUntil(work, () => {
    try {
      other.exec('BEGIN IMMEDIATE; ROLLBACK');
    } catch {
      seen = true;
    }
  });
  other.close();
  return seen;
}

const exported = (id: string, messages: number): string =>
  JSON.stringify({
    ...{ id, source: 'cli', started_at: 5 },
    messages: Array.from({ length: messages }, (_, n) => ({
      role: 'user',
      content: `${id} needle ${n}`,
      timestamp: n,
    })),
  });

describe('much work leaves the event loop to others', () => {
  it('a home of many conversations is opened some at a time, and then nothing is left to be read', async () => {
    const home = temporaryHome();
    const sessions = 4000;
    await buildStateDb(join(home, 'state.db'), (b) => {
      for (let i = 0; i < sessions; i++) b.insert('sessions', { id: `s${i}`, source: 'cli', started_at: i + 1 });
    });
    const opening = openTestStore({ home });
    expect(await turnsUntil(opening)).toBeGreaterThan(sessions / 500);
    const list = { limit: 1, offset: 0, archived: false, title: '' };
    expect((await opening).store.list(list)).toMatchObject({ total: sessions, rows: [{ id: `s${sessions - 1}` }] });
  });

  it('what another program writes while a home is being opened is seen', async () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    await buildStateDb(file, (b) => {
      for (let i = 0; i < 3000; i++) b.insert('sessions', { id: `s${i}`, source: 'cli', started_at: i + 1 });
    });
    const opening = openTestStore({ home });
    await turn();
    await turn();
    const other = new Database(file);
    other.exec(
      `INSERT INTO sessions (id, source, started_at) VALUES ('new', 'cli', 9); DELETE FROM sessions WHERE id = 's1'`,
    );
    other.close();
    const { store } = await opening;
    expect(store.get('new').id).toBe('new');
    await expect.poll(() => store.list({ limit: 1, offset: 0, archived: false, title: '' }).total).toBe(3000);
  });

  it('an import is written elsewhere, as one, and is found', async () => {
    const { store, file, events } = await openIndexedStore();
    const text = Array.from({ length: 8 }, (_, i) => exported(`s${i}`, 250)).join('\n');
    const importing = store.importJsonl(text);
    expect(await seenWriting(file, importing)).toBe(true);
    expect(await importing).toEqual({ sessions: 8, messages: 2000, skipped: [] });
    expect(store.get('s3').messageCount).toBe(250);
    expect(
      new Set(events.filter((e) => e.type === 'session.changed').map((e) => (e.data as { id: string }).id)).size,
    ).toBe(8);
    await store.searchIndexSettled();
    expect((await store.search('"s3 needle 249"', { limit: 5, depth: 'index' })).total).toBe(1);
    await store.close();
    expect(expectWhole(file).size).toBe(2000);
  });

  it('many messages are appended elsewhere, as one, in their order and behind what was asked before', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession());
    const many = Array.from({ length: 1500 }, (_, n) => ({ role: 'user' as const, content: `many ${n}` }));
    const before = store.appendMessage(id, { role: 'user', content: 'before' });
    const appending = store.appendMany(id, many);
    const after = store.appendMessage(id, { role: 'user', content: 'after' });
    expect(await seenWriting(file, appending)).toBe(true);
    const ids = [(await before).id, ...(await appending).map((m) => m.id), (await after).id];
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect(store.get(id).messageCount).toBe(1502);
    expect(
      store
        .replay(id)
        .map((m) => m.content)
        .slice(-2),
    ).toEqual(['many 1499', 'after']);
    await expect(store.appendMany('nobody', many)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('a large conversation is deleted and put back elsewhere, as it was', async () => {
    const { store, file } = await openTestStore();
    await store.importJsonl(exported('s', 1200));
    await store.rename('s', 'Bread');
    const before = [store.get('s'), (await store.export('s', 'jsonl')).text];
    const removing = store.remove('s');
    expect(await seenWriting(file, removing)).toBe(true);
    expect(() => store.get('s')).toThrow(expect.objectContaining({ code: 'not_found' }) as Error);
    expect(store.trash()).toMatchObject([{ id: 's', title: 'Bread', messages: 1200, parts: 1 }]);
    const restoring = store.restore('s');
    expect(await seenWriting(file, restoring)).toBe(true);
    expect([store.get('s'), (await store.export('s', 'jsonl')).text]).toEqual(before);
    expect(store.trash()).toEqual([]);
    await store.close();
    expect(expectWhole(file).size).toBe(1200);
  });

  it('a large conversation branches and is exported elsewhere, the same as here', async () => {
    const { store, file } = await openTestStore();
    await store.importJsonl(exported('s', 1200));
    const branching = store.branch('s', { message: null, source: 'desktop' });
    expect(await seenWriting(file, branching)).toBe(true);
    const { id } = await branching;
    expect(store.get(id)).toMatchObject({ parent: 's', messageCount: 1200 });
    const words = (of: string): unknown[] => store.replay(of).map(({ content }) => content);
    expect(words(id)).toEqual(words('s'));
    await expect(store.branch('s', { message: 999_999, source: 'desktop' })).rejects.toMatchObject({
      code: 'not_found',
    });
    const exporting = store.export(id, 'jsonl');
    expect(await turnsUntil(exporting)).toBeGreaterThan(20);
    const line = JSON.parse((await exporting).text) as { id: string; messages: { content: string }[] };
    expect(line.id).toBe(id);
    expect(line.messages.map(({ content }) => content)).toEqual(words('s'));
    const markdown = store.export(id, 'markdown');
    expect(await turnsUntil(markdown)).toBeGreaterThan(20);
    expect((await markdown).text).toContain('needle 1199');
  });

  it('closing waits for an import that is under way', async () => {
    const { store, file } = await openTestStore();
    const importing = store.importJsonl(exported('s', 400));
    await store.close();
    await importing.catch(() => undefined);
    expect(expectWhole(file).size).toBe(400);
  });

  it('a file without a log takes an import as well', async () => {
    const { store, file } = await openTestStore({ journalMode: 'delete' });
    expect(await store.importJsonl(exported('s', 50))).toMatchObject({ messages: 50 });
    const id = await store.createSession(aSession());
    await store.appendMany(
      id,
      Array.from({ length: 50 }, () => ({ role: 'user' as const, content: 'x' })),
    );
    await store.close();
    expect(expectWhole(file).size).toBe(100);
  });
});
