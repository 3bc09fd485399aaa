import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { expectWhole } from './testing/files.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';
import { startWriter as writer } from './testing/writers.ts';

/** The messages of a whole file, and whether every session counts its own right. */
function check(file: string): { rows: Set<number>; counted: boolean } {
  const rows = expectWhole(file);
  const db = new Database(file, { readonly: true });
  const wrong = db
    .prepare(
      'SELECT count(*) FROM sessions s WHERE message_count <> (SELECT count(*) FROM messages WHERE session_id = s.id)',
    )
    .pluck()
    .get();
  db.close();
  return { rows, counted: wrong === 0 };
}

describe('several processes on one file', () => {
  it('all write to the end, nothing is lost or refused, and the file is whole', async () => {
    const home = temporaryHome();
    const writers = ['a', 'b', 'c', 'd'].map((name) => writer(home, name, 60));
    expect(await Promise.all(writers.map((w) => w.ended)), writers.flatMap((w) => w.errors).join('')).toEqual([
      0, 0, 0, 0,
    ]);
    const { rows, counted } = check(join(home, 'state.db'));
    expect(rows.size).toBe(240);
    expect(counted).toBe(true);
    const { store } = await openTestStore({ home });
    expect((await store.search('面包', { limit: 10, depth: 'full' })).total).toBe(240);
  });

  it('killed while they write lose no message that was acknowledged', async () => {
    const home = temporaryHome();
    const writers = ['a', 'b', 'c', 'd'].map((name) => writer(home, name, 100_000));
    await expect.poll(() => Math.min(...writers.map((w) => w.stored.length)), { timeout: 20_000 }).toBeGreaterThan(15);
    for (const w of writers.slice(0, 2)) w.process.kill('SIGKILL');
    const before = writers[3]?.stored.length ?? 0;
    await expect.poll(() => writers[3]?.stored.length, { timeout: 20_000 }).toBeGreaterThan(before + 10);
    for (const w of writers) w.process.kill('SIGKILL');
    await Promise.all(writers.map((w) => w.ended));
    const { store } = await openTestStore({ home });
    const acknowledged = writers.flatMap((w) => w.stored);
    const { rows, counted } = check(join(home, 'state.db'));
    expect(acknowledged.filter((id) => !rows.has(id))).toEqual([]);
    expect(counted).toBe(true);
    await store.createSession(aSession());
  });

  it('wait for a lock without keeping the event loop, and in the order in which they were asked', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession());
    const holder = new Database(file);
    holder.exec('BEGIN IMMEDIATE');
    let turns = 0;
    const counting = setInterval(() => turns++, 5);
    const writes = Promise.all(['1', '2', '3'].map((content) => store.appendMessage(id, { role: 'user', content })));
    await expect.poll(() => turns, { interval: 10 }).toBeGreaterThan(20);
    clearInterval(counting);
    holder.exec('COMMIT');
    holder.close();
    expect((await writes).map((m) => m.content)).toEqual(['1', '2', '3']);
    expect(store.messages(id, { limit: 9 }).messages.map((m) => m.content)).toEqual(['1', '2', '3']);
  });
});
