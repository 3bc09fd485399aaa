import Database from 'better-sqlite3';
import { existsSync, openSync, readdirSync, closeSync, statSync, writeFileSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { buildStateDb } from './build.ts';
import { aSession, openIndexedStore, openTestStore, temporaryHome } from './testing/store.ts';

async function filled(count: number): Promise<{ home: string; file: string; id: string }> {
  const { store, home, file } = await openTestStore();
  const id = await store.createSession(aSession({ title: 'The one' }));
  await store.appendMany(
    id,
    Array.from({ length: count }, (_, i) => ({ role: 'user' as const, content: `needle ${i} ${'word '.repeat(80)}` })),
  );
  await store.close();
  return { home, file, id };
}

/** Overwrites the leaf page of a table that holds the row. */
function breakPage(file: string, table: string): void {
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  const page = db
    .prepare(`SELECT pageno FROM dbstat WHERE name = ? AND pagetype = 'leaf' ORDER BY pageno LIMIT 1 OFFSET 5`)
    .pluck()
    .get(table);
  const size = Number(db.pragma('page_size', { simple: true }));
  db.close();
  const handle = openSync(file, 'r+');
  writeSync(handle, Buffer.alloc(size, 0xee), 0, size, (Number(page) - 1) * size);
  closeSync(handle);
}

describe('repair', () => {
  it('leaves a sound file as it is', async () => {
    const { home, file } = await filled(20);
    const { store } = await openTestStore({ home });
    const before = statSync(file).ino;
    expect(await store.repair()).toMatchObject({ found: 'sound', aside: null });
    expect(statSync(file).ino).toBe(before);
    expect((await store.search('needle', { limit: 5, depth: 'full' })).total).toBe(20);
  });

  it('makes damaged full-text indexes anew and touches no message', async () => {
    const { home, file } = await filled(200);
    const db = new Database(file);
    db.unsafeMode(true);
    db.exec('UPDATE messages_fts_data SET block = zeroblob(32) WHERE id > 10');
    db.close();
    const { store } = await openTestStore({ home });
    expect(await store.repair()).toMatchObject({ found: 'index', aside: null });
    const found = await store.search('needle', { limit: 5, depth: 'full' });
    expect([found.total, found.note]).toEqual([200, null]);
    expect((await store.repair()).found).toBe('sound');
  });

  it('carries every readable message of a damaged file over, sets the file aside, and goes on', async () => {
    const { home, file, id } = await filled(400);
    breakPage(file, 'messages');
    const { store } = await openIndexedStore({ home });
    const report = await store.repair();
    expect(report.found).toBe('tables');
    expect(report.lost).toBeGreaterThan(0);
    expect(report.messages + report.lost).toBeGreaterThanOrEqual(400);
    expect(report.lostFrom).toEqual(['messages']);
    expect(existsSync(report.aside ?? '')).toBe(true);
    expect(store.problem).toBeNull();
    expect(store.get(id).title).toBe('The one');
    await store.appendMessage(id, { role: 'user', content: 'needle again' });
    expect((await store.search('needle', { limit: 5, depth: 'full' })).total).toBe(report.messages + 1);
    await store.searchIndexSettled();
    expect((await store.search('again', { limit: 5, depth: 'index' })).total).toBe(1);
    await store.close();
    const db = new Database(file);
    expect(db.pragma('integrity_check', { simple: true })).toBe('ok');
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      db.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', 1)`);
    }
    db.close();
  });

  it('leaves a file of which nothing can be read exactly where it is', async () => {
    const home = temporaryHome();
    writeFileSync(join(home, 'state.db'), 'this is no database at all'.repeat(400));
    const { store } = await openTestStore({ home });
    await expect(store.repair()).rejects.toMatchObject({ code: 'damaged' });
    expect(readdirSync(home)).toEqual(['state.db']);
    expect(store.problem?.blocking).toBe(true);
  });

  it('is refused while only looking on', async () => {
    const { home } = await filled(1);
    const { store } = await openTestStore({ home, readOnly: true });
    await expect(store.repair()).rejects.toMatchObject({ code: 'looking_on' });
  });
});

describe('a state.db built in one go', () => {
  it('is the same as one that grew, and is gone when it could not be finished', async () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    await expect(
      buildStateDb(file, () => {
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    expect(readdirSync(home)).toEqual([]);
    await buildStateDb(file, (b) => {
      b.insert('sessions', { id: 's', source: 'cli', started_at: 1, no_such_column: 1 });
      for (let i = 0; i < 50; i++) {
        b.insert('messages', { session_id: 's', role: 'user', content: `needle ${i} 京都`, timestamp: i });
      }
    });
    const grown = await openTestStore();
    await grown.store.close();
    const schema = (path: string): unknown => {
      const db = new Database(path, { readonly: true });
      const rows = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY type, name').all();
      db.close();
      return rows;
    };
    expect(schema(file)).toEqual(schema(grown.file));
    const db = new Database(file);
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      db.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', 1)`);
    }
    expect(db.prepare('SELECT COUNT(DISTINCT message_uid) FROM messages').pluck().get()).toBe(50);
    db.close();
    const { store } = await openTestStore({ home });
    expect((await store.search('needle', { limit: 5, depth: 'index' })).total).toBe(50);
  });
});
