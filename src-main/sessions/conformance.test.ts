import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { aSession, openTestStore } from './testing/store.ts';

/** Cases of Hermes' own store that no other file here states. */
describe('as in Hermes', () => {
  it('the first reason to end a session stays, also when two connections end it at once', async () => {
    const { store, home, file } = await openTestStore();
    const other = await openTestStore({ home });
    const id = await store.createSession(aSession());
    await Promise.all([store.endSession(id, 'compression'), other.store.endSession(id, 'cron_complete')]);
    const db = new Database(file, { readonly: true });
    const reason = db.prepare('SELECT end_reason FROM sessions').pluck().get();
    expect(['compression', 'cron_complete']).toContain(reason);
    await other.store.endSession(id, 'user_exit');
    expect(db.prepare('SELECT end_reason FROM sessions').pluck().get()).toBe(reason);
    db.close();
  });

  it('the index of pieces holds conversations but no cron sessions, helpers or tool rows; that of words holds all', async () => {
    const { store, file } = await openTestStore();
    await store.close();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, model_config) VALUES
        ('talk', 'cli', 1, 'not json'), ('job', 'cron', 1, NULL), ('help', 'cli', 1, '{"_delegate_from": "talk"}');
      INSERT INTO messages (session_id, role, content, timestamp) VALUES ('talk', 'user', 'modpack', 1),
        ('job', 'user', 'modpack', 1), ('help', 'user', 'modpack', 1), ('talk', 'tool', 'modpack', 1)`);
    const ids = (table: string): unknown => db.prepare(`SELECT id FROM ${table}_docsize ORDER BY id`).pluck().all();
    expect(ids('messages_fts_trigram')).toEqual([1]);
    expect(ids('messages_fts')).toEqual([1, 2, 3, 4]);
    db.exec(`UPDATE messages SET content = 'other' WHERE id = 1; UPDATE messages SET role = 'tool' WHERE id = 3;
      DELETE FROM messages WHERE id = 2`);
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      db.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', 1)`);
    }
    expect(ids('messages_fts')).toEqual([1, 3, 4]);
    db.close();
  });

  it('a percent sign in a CJK query stands for itself', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMany(id, [
      { role: 'user', content: '达成100%完成率' },
      { role: 'user', content: '达成100完成率是目标' },
    ]);
    const found = await store.search('100%完成', { limit: 9, depth: 'full' });
    expect(found.hits.map((h) => h.snippet)).toEqual(['达成100%完成率']);
  });

  it('CJK is found through the scan when the index of pieces is not there', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.close();
    const db = new Database(file);
    for (const name of ['insert', 'update', 'delete']) db.exec(`DROP TRIGGER messages_fts_trigram_${name}`);
    db.exec('DROP TABLE messages_fts_trigram');
    db.close();
    const again = await openTestStore({ home });
    await again.store.appendMany(id, [
      { role: 'user', content: '大别山项目计划书' },
      { role: 'user', content: '长江大桥设计方案' },
    ]);
    const found = await again.store.search('大别山', { limit: 9, depth: 'full' });
    expect(found.hits.map((h) => h.snippet)).toEqual(['大别山项目计划书']);
  });

  it('the order of the display follows the first of rows with one identity', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.close();
    const db = new Database(file);
    const insert = db.prepare(
      `INSERT INTO messages (session_id, role, content, timestamp, display_identity) VALUES (?, 'user', 'x', 1, ?)`,
    );
    const same = Buffer.alloc(32, 7);
    for (const identity of [same, Buffer.alloc(32, 8), same]) insert.run(id, identity);
    const orders = (): unknown => db.prepare('SELECT display_order FROM messages ORDER BY id').pluck().all();
    expect(orders()).toEqual([1, 2, 1]);
    db.exec('UPDATE messages SET active = 0 WHERE id = 1');
    expect(orders()).toEqual([1, 2, 3]);
    db.exec('UPDATE messages SET active = 1 WHERE id = 1');
    expect(orders()).toEqual([1, 2, 1]);
    db.exec('DELETE FROM messages WHERE id = 1');
    expect(orders()).toEqual([2, 3]);
    db.exec(`UPDATE messages SET content = 'y' WHERE id = 3`);
    expect(db.prepare('SELECT display_order, display_identity FROM messages WHERE id = 3').get()).toEqual({
      display_order: null,
      display_identity: null,
    });
    db.close();
  });
});
