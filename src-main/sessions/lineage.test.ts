import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { addMessages, makeAncient, makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

const all = { limit: 100, offset: 0, archived: false, title: '' };

/** A conversation compressed twice, with a branch off its first part and a helper of its second. */
async function compressed(): Promise<TestStore> {
  const opened = await openTestStore();
  const db = new Database(opened.file);
  db.exec(`
    INSERT INTO sessions (id, source, started_at, ended_at, end_reason, parent_session_id, title, model_config, message_count) VALUES
      ('root', 'cli', 100, 200, 'compression', NULL, 'scanner', NULL, 1),
      ('mid', 'cli', 200, 300, 'compression', 'root', NULL, '{"_branched_from": "elsewhere"}', 1),
      ('tip', 'cli', 300, NULL, NULL, 'mid', 'scanner #2', NULL, 1),
      ('stale', 'cli', 301, 302, 'ws_orphan_reap', 'mid', NULL, NULL, 0),
      ('branch', 'cli', 150, NULL, NULL, 'root', 'other way', '{"_branched_from": "root"}', 1),
      ('helper', 'cli', 250, NULL, NULL, 'mid', NULL, '{"_delegate_from": "mid"}', 1);
    INSERT INTO messages (session_id, role, content, timestamp) VALUES
      ('root', 'user', 'root words', 110), ('branch', 'user', 'branch words', 160), ('mid', 'user', 'mid words', 210),
      ('helper', 'user', 'helper words', 260), ('tip', 'user', 'tip words', 310);`);
  db.close();
  return opened;
}

describe('a compressed conversation', () => {
  it('is one row under the part that goes on, with the start and first words of the first', async () => {
    const { store } = await compressed();
    const rows = store.list(all).rows;
    expect(rows.map((r) => r.id).sort()).toEqual(['branch', 'tip']);
    expect(store.get('root')).toMatchObject({
      id: 'tip',
      parts: 3,
      title: 'scanner #2',
      preview: 'root words',
      startedAt: 100_000,
      messageCount: 3,
      endedAt: null,
    });
    expect(store.get('branch')).toMatchObject({ id: 'branch', parts: 1, parent: 'root' });
    expect(store.resolve('root')).toBe('tip');
  });

  it('shows all its messages in one sequence of pages', async () => {
    const { store } = await compressed();
    const page = store.messages('tip', { limit: 2 });
    expect(page.messages.map((m) => m.content)).toEqual(['mid words', 'tip words']);
    expect([page.hasBefore, page.total]).toEqual([true, 3]);
    const before = store.messages('tip', { limit: 2, before: page.messages[0]?.id });
    expect(before.messages.map((m) => m.content)).toEqual(['root words']);
  });

  it('takes new messages at its end whichever part is named, and opens again when there is no end', async () => {
    const { store, file } = await compressed();
    expect((await store.appendMessage('root', { role: 'user', content: 'more' })).session).toBe('tip');
    const db = new Database(file);
    db.exec(
      `INSERT INTO sessions (id, source, started_at, ended_at, end_reason) VALUES ('lone', 'cli', 1, 2, 'compression')`,
    );
    db.close();
    expect((await store.appendMessage('lone', { role: 'assistant', content: 'saved' })).session).toBe('lone');
    expect(store.get('lone').endedAt).toBeNull();
  });

  it('is pinned, archived and deleted as a whole; a branch stays, a helper goes', async () => {
    const { store, file, home } = await compressed();
    await store.archive('tip', true);
    await store.pin('mid', true);
    const db = new Database(file, { readonly: true });
    const flags = db.prepare(`SELECT id FROM sessions WHERE archived AND pinned ORDER BY id`).pluck();
    expect(flags.all()).toEqual(['mid', 'root', 'tip']);
    await store.remove('tip');
    expect(db.prepare('SELECT id FROM sessions ORDER BY id').pluck().all()).toEqual(['branch']);
    expect(db.prepare(`SELECT parent_session_id FROM sessions WHERE id = 'branch'`).pluck().get()).toBeNull();
    expect((await store.search('words', { limit: 9, depth: 'full' })).total).toBe(1);
    const again = await openTestStore({ home });
    await again.store.restore('tip');
    expect(again.store.get('root')).toMatchObject({ id: 'tip', parts: 3, pinned: true, messageCount: 3 });
    expect((await again.store.search('words', { limit: 9, depth: 'full' })).total).toBe(5);
    db.close();
  });

  it('may be renamed to what an older part of it is called', async () => {
    const { store, file } = await compressed();
    expect(await store.rename('tip', 'scanner')).toMatchObject({ title: 'scanner' });
    const db = new Database(file, { readonly: true });
    expect(db.prepare(`SELECT title FROM sessions WHERE id = 'root'`).pluck().get()).toBeNull();
    db.close();
    expect(await store.rename('tip', '')).toMatchObject({ title: null });
    await expect(store.rename('tip', 'other way')).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('branch') as string,
    });
  });

  it('keeps rows that a compaction took out of the prompt in the page and in search, but not in the replay', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'summarised away' });
    const db = new Database(file);
    db.exec('UPDATE messages SET active = 0, compacted = 1');
    db.close();
    await store.appendMessage(id, { role: 'user', content: 'and on' });
    expect(store.messages(id, { limit: 9 }).messages).toMatchObject([
      { content: 'summarised away', active: false, compacted: true },
      { content: 'and on', active: true, compacted: false },
    ]);
    expect(store.replay(id).map((m) => m.content)).toEqual(['and on']);
    expect((await store.search('summarised', { limit: 9, depth: 'index' })).total).toBe(1);
  });

  it('in a file whose parents go in a circle is shown part by part', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, ended_at, end_reason) VALUES
        ('a', 'cli', 1, 2, 'compression'), ('b', 'cli', 1, 2, 'compression'), ('self', 'cli', 1, NULL, NULL);
      UPDATE sessions SET parent_session_id = CASE id WHEN 'a' THEN 'b' WHEN 'b' THEN 'a' ELSE id END;
      INSERT INTO messages (session_id, role, content, timestamp) SELECT id, 'user', 'words', 1 FROM sessions`);
    db.close();
    expect(store.get('a').parts).toBe(1);
    expect(store.get('b').parts).toBe(1);
    expect(
      store
        .list(all)
        .rows.map((r) => r.id)
        .sort(),
    ).toEqual(['a', 'b', 'self']);
  });

  it('with the empty text for its title has none', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, title) VALUES ('a', 'cli', 1, '')`);
    db.close();
    expect(store.get('a').title).toBeNull();
  });
});

describe('deleting', () => {
  it('orphans children that are not its helpers, one level deep', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.exec(`INSERT INTO sessions (id, source, started_at, parent_session_id) VALUES
      ('parent', 'cli', 1, NULL), ('child', 'cli', 2, 'parent'), ('grandchild', 'cli', 3, 'child')`);
    await store.remove('parent');
    const parents = db.prepare('SELECT id, parent_session_id AS parent FROM sessions ORDER BY id').all();
    expect(parents).toEqual([
      { id: 'child', parent: null },
      { id: 'grandchild', parent: 'child' },
    ]);
    db.close();
  });

  it('can be undone with prompts, titles, usage and binary cells, under the same ids', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession({ title: 'Bread' }));
    const message = await store.appendMessage(id, { role: 'user', content: 'one' });
    const db = new Database(file);
    db.prepare('UPDATE messages SET display_identity = ?').run(Buffer.from([0, 255, 7]));
    const before = db.prepare('SELECT * FROM messages').all();
    await store.remove(id);
    expect(db.prepare('SELECT count(*) FROM system_prompts').pluck().get()).toBe(0);
    const usurper = await store.createSession(aSession({ title: 'Bread' }));
    expect(store.get(usurper).title).toBe('Bread');
    const row = await store.restore(id);
    expect(row).toMatchObject({ id, title: 'Bread #2', messageCount: 1 });
    expect(db.prepare('SELECT * FROM messages').all()).toEqual(before);
    expect(store.message(message.id).content).toBe('one');
    expect(store.prompt(id)?.text).toBe('You are a test.');
    db.exec(`INSERT INTO messages_fts(messages_fts, rank) VALUES ('integrity-check', 1);
      INSERT INTO messages_fts_trigram(messages_fts_trigram, rank) VALUES ('integrity-check', 1)`);
    db.close();
    await expect(store.restore(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('of an id that is no file name keeps its trash inside the trash', async () => {
    const { store, file } = await openTestStore();
    const db = new Database(file);
    db.prepare(`INSERT INTO sessions (id, source, started_at) VALUES (?, 'cli', 1)`).run('../../etc/passwd');
    db.close();
    await store.remove('../../etc/passwd');
    expect((await store.restore('../../etc/passwd')).id).toBe('../../etc/passwd');
  });

  it('is refused while another program works on the conversation, and leaves everything', async () => {
    const { store, file } = await openTestStore();
    const id = await store.createSession(aSession());
    const db = new Database(file);
    const lease = db.prepare('INSERT INTO session_turn_leases VALUES (?, ?, ?, ?)');
    lease.run(id, `pid=${process.ppid}:turn`, Date.now() / 1000, Date.now() / 1000 + 100);
    await expect(store.remove(id)).rejects.toMatchObject({ code: 'busy' });
    await expect(store.rewind(id, 0)).rejects.toMatchObject({ code: 'busy' });
    expect(await store.acquireTurn(id)).toBeNull();
    db.exec(`DELETE FROM session_turn_leases`);
    db.prepare('INSERT INTO compression_locks VALUES (?, ?, ?, ?)').run(id, 'someone', 1, Date.now() / 1000 + 100);
    await expect(store.remove(id)).rejects.toMatchObject({ code: 'busy' });
    db.exec(`UPDATE compression_locks SET expires_at = 5`);
    lease.run(id, 'pid=999999999:turn', 1, Date.now() / 1000 + 100);
    await store.remove(id);
    db.close();
  });
});

describe('a turn lease', () => {
  it('is held by one, covers the whole lineage, lets its holder rewind and is free again when released', async () => {
    const { store, home } = await compressed();
    const other = await openTestStore({ home });
    const lease = await store.acquireTurn('tip');
    expect(lease?.holder).toMatch(/^pid=\d+:/);
    expect(await other.store.acquireTurn('root')).toBeNull();
    await expect(other.store.rewind('tip', 0)).rejects.toMatchObject({ code: 'busy' });
    await store.rewind('tip', 0);
    expect(await lease?.renew()).toBe(true);
    await lease?.release();
    expect(await lease?.renew()).toBe(false);
    const second = await other.store.acquireTurn('mid');
    expect(second).not.toBeNull();
    await second?.release();
  });
});

describe.each([
  ['in a file of 0.19, which has no table for them', makeVersion22],
  ['in the very first kind of file, within one process', makeAncient],
])('turn leases %s', (where, make) => {
  it('are held apart, renewed, released, and taken over when their holder is gone', async () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    const db = make(file);
    addMessages(db, 's', [['user', 'hi']]);
    const schema = (): unknown => db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
    const before = schema();
    const a = await openTestStore({ home });
    const b = make === makeAncient ? a : await openTestStore({ home });
    const lease = await a.store.acquireTurn('s');
    expect(lease?.holder).toMatch(/^pid=\d+:/);
    expect(await b.store.acquireTurn('s')).toBeNull();
    expect(b.store.turnHolder('s')).toBe(lease?.holder);
    if (b !== a) {
      await expect(b.store.remove('s')).rejects.toMatchObject({ code: 'busy' });
      await expect(b.store.rewind('s', 1)).rejects.toMatchObject({ code: 'busy' });
    }
    expect(await lease?.renew()).toBe(true);
    await lease?.release();
    expect(await lease?.renew()).toBe(false);
    const second = await b.store.acquireTurn('s');
    expect(second).not.toBeNull();
    await second?.release();
    if (where.includes('0.19')) {
      const gone = JSON.stringify({
        holder: 'pid=999999999:desk:x',
        acquired_at: 1,
        expires_at: Date.now() / 1000 + 100,
      });
      db.prepare(`INSERT INTO state_meta VALUES ('desk_lease:session_turn_leases:s', ?)`).run(gone);
      const third = await a.store.acquireTurn('s');
      expect(third).not.toBeNull();
      await third?.release();
      expect(db.prepare(`SELECT COUNT(*) FROM state_meta WHERE key LIKE 'desk_lease%'`).pluck().get()).toBe(0);
    }
    expect(schema()).toEqual(before);
    db.close();
  });

  it('keep compressions apart too', async () => {
    const home = temporaryHome();
    const db = make(join(home, 'state.db'));
    addMessages(db, 's', [['user', 'hi']]);
    db.close();
    const { store } = await openTestStore({ home });
    const lock = await store.acquireCompression('s');
    expect(lock).not.toBeNull();
    expect(await store.acquireCompression('s')).toBeNull();
    await lock?.release();
    expect(await store.acquireCompression('s')).not.toBeNull();
  });
});
