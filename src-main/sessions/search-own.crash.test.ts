import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { SearchIndexStatus } from '@shared/contract/sessions.ts';
import { buildStateDb } from './build.ts';
import { openIndexedStore, temporaryHome } from './testing/store.ts';

const here = import.meta.dirname;
const COUNT = 12_000;

async function largeHome(): Promise<{ home: string; file: string; index: string }> {
  const home = temporaryHome();
  const file = join(home, 'state.db');
  await buildStateDb(file, (b) => {
    b.insert('sessions', { id: 's', source: 'cli', started_at: 1 });
    for (let i = 1; i <= COUNT; i++) {
      const content = `needle${i % 100} number ${i} ${'more words here '.repeat(12)}`;
      b.insert('messages', { id: i, session_id: 's', role: 'user', content, timestamp: i });
    }
  });
  return { home, file, index: join(home, 'desk', 'search.db') };
}

/** How many messages the index has; 0 while there is none. */
function indexed(index: string): number {
  if (!existsSync(index)) return 0;
  const db = new Database(index, { readonly: true });
  try {
    return Number(db.prepare('SELECT count(*) FROM docs').pluck().get());
  } catch {
    return 0;
  } finally {
    db.close();
  }
}

/** How many messages have a token, by the index alone. */
function matching(index: string, token: string): number {
  const db = new Database(index, { readonly: true });
  const n = db.prepare('SELECT count(*) FROM tokens WHERE tokens MATCH ?').pluck().get(`"${token}"`);
  db.close();
  return Number(n);
}

describe('an index that is being made', () => {
  it('goes on where it was when the process is killed, and misses nothing in the end', async () => {
    const { home, index } = await largeHome();
    const child = spawn(
      process.execPath,
      ['--import', join(here, '../home/testing/alias.ts'), join(here, 'testing/indexer.ts'), home],
      { stdio: 'ignore' },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    const ended = new Promise((done) => child.on('close', done));
    await expect.poll(() => indexed(index), { timeout: 25_000, interval: 5 }).toBeGreaterThan(0);
    child.kill('SIGKILL');
    await ended;
    const { store } = await openIndexedStore({ home });
    await store.searchIndexSettled();
    expect(indexed(index)).toBe(COUNT);
    expect(matching(index, 'needle42')).toBe(COUNT / 100);
    expect((await store.search('needle42', { limit: 200, depth: 'full' })).total).toBe(COUNT / 100);
    await store.close();
    const db = new Database(index);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    db.exec(`INSERT INTO tokens(tokens) VALUES ('integrity-check')`);
    db.close();
  });

  it('tells how far it has come while it is made, and a search meanwhile has everything and says so', async () => {
    const { home } = await largeHome();
    const { store, events } = await openIndexedStore({ home });
    const early = await store.search('needle42', { limit: 200, depth: 'full' });
    expect(early).toMatchObject({ total: COUNT / 100, complete: true });
    await store.searchIndexSettled();
    const told = events.filter((e) => e.type === 'search.index').map((e) => e.data as SearchIndexStatus);
    expect(told.length).toBeGreaterThan(1);
    expect(told.map((s) => s.done)).toEqual(told.map((s) => s.done).sort((a, b) => a - b));
    expect(told.at(-1)).toEqual({ state: 'ready', done: COUNT, total: COUNT });
    expect(told[0]).toMatchObject({ state: 'building', total: COUNT });
  });

  it('a search that is called off answers what it has, and says that this is not all', async () => {
    const { home } = await largeHome();
    const { store } = await openIndexedStore({ home });
    const calling = new AbortController();
    const searching = store.search('number', { limit: 5, depth: 'full', signal: calling.signal });
    setImmediate(() => calling.abort());
    expect(await searching).toMatchObject({ complete: false });
  });

  it('keeps up with another program that writes, edits and deletes meanwhile', async () => {
    const { home, file, index } = await largeHome();
    const { store } = await openIndexedStore({ home });
    const stop = store.watch();
    const other = new Database(file);
    for (let i = 0; i < 200; i++) {
      other
        .prepare(`INSERT INTO messages (session_id, role, content, timestamp) VALUES ('s', 'user', ?, ?)`)
        .run(`foreign message ${i}`, COUNT + i);
      if (i % 20 === 0) other.prepare('DELETE FROM messages WHERE id = ?').run(i * 50 + 1);
      if (i % 20 === 1)
        other.prepare('UPDATE messages SET content = ? WHERE id = ?').run('edited elsewhere', i * 50 + 2);
      if (i % 10 === 0) await store.search(`needle${i % 100}`, { limit: 5, depth: 'index' });
    }
    other.exec(`UPDATE sessions SET message_count = 1`);
    other.close();
    stop();
    await store.close();
    const again = await openIndexedStore({ home });
    await again.store.searchIndexSettled();
    expect(indexed(index)).toBe(COUNT + 200 - 10);
    expect(matching(index, 'foreign')).toBe(200);
    expect(matching(index, 'elsewher')).toBe(10);
  });
});
