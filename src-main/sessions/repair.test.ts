import { spawn } from 'node:child_process';
import Database from 'better-sqlite3';
import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { buildStateDb } from './build.ts';
import { makeVersion22 } from './testing/layouts.ts';
import { breakPage, expectWhole } from './testing/files.ts';
import { aSession, openIndexedStore, openTestStore, temporaryHome } from './testing/store.ts';

const page = { limit: 9, offset: 0, archived: false, title: '' };

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
    expect(store.get(id)).toMatchObject({ title: 'The one', messageCount: report.messages });
    await store.appendMessage(id, { role: 'user', content: 'needle again' });
    expect((await store.search('needle', { limit: 5, depth: 'full' })).total).toBe(report.messages + 1);
    await store.searchIndexSettled();
    expect((await store.search('again', { limit: 5, depth: 'index' })).total).toBe(1);
    await store.close();
    expect(expectWhole(file).size).toBe(report.messages + 1);
  });

  it('names a table whose rows nobody can count, and tells no number of them', async () => {
    const { home, file } = await filled(40);
    breakPage(file, 'sessions', 0);
    const { store } = await openTestStore({ home });
    expect(await store.repair()).toMatchObject({ found: 'tables', messages: 40, lost: 0, lostFrom: ['sessions'] });
    await store.close();
  });

  it('carries over tables and columns that it does not know', async () => {
    const { home, file } = await filled(400);
    const db = new Database(file);
    db.exec(`CREATE TABLE delivery_obligations (id TEXT PRIMARY KEY, what TEXT);
      INSERT INTO delivery_obligations VALUES ('a', 'owed');
      ALTER TABLE messages ADD COLUMN from_the_future TEXT;
      UPDATE messages SET from_the_future = 'kept'`);
    db.close();
    breakPage(file, 'messages');
    const { store } = await openTestStore({ home });
    const report = await store.repair();
    expect([report.found, report.lostFrom]).toEqual(['tables', ['messages']]);
    await store.close();
    const look = new Database(file, { readonly: true });
    expect(look.prepare('SELECT what FROM delivery_obligations').pluck().get()).toBe('owed');
    expect(look.prepare(`SELECT COUNT(*) FROM messages WHERE from_the_future = 'kept'`).pluck().get()).toBe(
      report.messages,
    );
    look.close();
  });

  it('works in a thread: the event loop turns, progress is told, everything else is refused until it has ended', async () => {
    const { home, file } = await filled(4000);
    breakPage(file, 'messages');
    const { store, events } = await openTestStore({ home });
    let turns = 0;
    const beat = setInterval(() => turns++, 1);
    const repairing = store.repair();
    await expect
      .poll(() => events.some((e) => e.type === 'sessions.repairing'), { interval: 1, timeout: 20_000 })
      .toBe(true);
    expect(() => store.list(page)).toThrow('being repaired');
    await expect(store.repair()).rejects.toMatchObject({ code: 'busy' });
    const report = await repairing;
    clearInterval(beat);
    expect(report.found).toBe('tables');
    expect(turns).toBeGreaterThan(20);
    const steps = events.filter((e) => e.type === 'sessions.repairing').map((e) => (e.data as { step: string }).step);
    expect([...new Set(steps)]).toEqual(['checking', 'rows', 'indexes', 'ended']);
    expect(store.list(page).total).toBe(1);
  });

  it('mends nothing while another program has the file open, and names it', async () => {
    const { home, file } = await filled(400);
    breakPage(file, 'messages');
    const before = statSync(file).ino;
    const holder = spawn(process.execPath, [
      '-e',
      `require('fs').openSync(process.argv[1]); setInterval(() => 0, 1e6); console.log('open')`,
      file,
    ]);
    onTestFinished(() => void holder.kill('SIGKILL'));
    await new Promise((open) => holder.stdout.once('data', open));
    const { store } = await openTestStore({ home });
    await expect(store.repair()).rejects.toMatchObject({
      code: 'busy',
      message: expect.stringContaining(String(holder.pid)) as string,
    });
    expect(statSync(file).ino).toBe(before);
    holder.kill('SIGKILL');
    await new Promise((ended) => holder.once('exit', ended));
    expect((await store.repair()).found).toBe('tables');
  });

  it.each([
    ['the current layout', null],
    ['the inline layout of version 22', makeVersion22],
  ])('puts triggers back that were taken out of the way of writing, in %s', async (_, make) => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    make?.(file).close();
    const { store } = await openTestStore({ home });
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'needle one' });
    await store.close();
    const triggers = (): unknown => {
      const db = new Database(file, { readonly: true });
      const all = db.prepare(`SELECT name, sql FROM sqlite_master WHERE type = 'trigger' ORDER BY name`).all();
      db.close();
      return all;
    };
    const before = triggers();
    const db = new Database(file);
    db.unsafeMode(true);
    db.exec('UPDATE messages_fts_data SET block = zeroblob(32)');
    db.close();
    const again = await openTestStore({ home });
    await again.store.appendMessage(id, { role: 'user', content: 'needle two' });
    expect(again.store.stats().staleIndexes).toBe(true);
    expect(await again.store.repair()).toMatchObject({ found: 'index', aside: null });
    expect(again.store.stats().staleIndexes).toBe(false);
    expect(triggers()).toEqual(before);
    await again.store.appendMessage(id, { role: 'user', content: 'needle three' });
    await again.store.close();
    expect(expectWhole(file).size).toBe(3);
    const look = new Database(file, { readonly: true });
    expect(look.prepare(`SELECT COUNT(*) FROM messages_fts WHERE messages_fts MATCH 'needle'`).pluck().get()).toBe(3);
    look.close();
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
