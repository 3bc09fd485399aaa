import { chmodSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { fileSystemOf, openStateDb } from './open.ts';
import { expectWhole } from './testing/files.ts';
import { addForeignTokenizer, addMessages, makeAncient, makeVersion22, olderLayouts } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome } from './testing/store.ts';

const writing = /^\s*(INSERT|UPDATE|DELETE|REPLACE|ALTER|DROP|CREATE|VACUUM|REINDEX)/i;

function stateOf(file: string): { version: unknown; journal: unknown; objects: string[] } {
  const db = new Database(file, { readonly: true });
  const objects = db
    .prepare(`SELECT name FROM sqlite_master WHERE name NOT LIKE 'sqlite_%' ORDER BY name`)
    .pluck()
    .all();
  const version = db.prepare('SELECT version FROM schema_version').pluck().get();
  const journal = db.pragma('journal_mode', { simple: true });
  db.close();
  return { version, journal, objects: objects as string[] };
}

function integrity(file: string): unknown {
  const db = new Database(file);
  for (const table of ['messages_fts', 'messages_fts_trigram']) {
    db.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', 1)`);
  }
  const result = db.pragma('integrity_check', { simple: true });
  db.close();
  return result;
}

describe('a new state.db', () => {
  it('has the whole current schema, WAL and mode 0600 whatever the umask', async () => {
    const before = process.umask(0o022);
    try {
      const { store, file } = await openTestStore();
      const id = await store.createSession(aSession());
      await store.appendMessage(id, { role: 'user', content: 'hello' });
      const { version, journal, objects } = stateOf(file);
      expect(version).toBe(31);
      expect(journal).toBe('wal');
      expect(objects).toEqual(
        expect.arrayContaining(['messages_fts_src', 'messages_fts_trigram_src', 'system_prompts']),
      );
      for (const path of [file, `${file}-wal`, `${file}-shm`]) {
        expect(statSync(path).mode & 0o777, path).toBe(0o600);
      }
      const db = new Database(file, { readonly: true });
      expect(db.prepare(`SELECT value FROM state_meta WHERE key = 'fts_storage_version'`).pluck().get()).toBe('3');
      expect(db.prepare('SELECT length(message_uid) FROM messages').pluck().get()).toBe(32);
      expect(db.prepare('SELECT display_order = id FROM messages').pluck().get()).toBe(1);
      expect(db.pragma('application_id', { simple: true })).toBe(0);
      db.close();
    } finally {
      process.umask(before);
    }
  });

  it('is created once when two open it at the same moment', async () => {
    const home = temporaryHome();
    const [a, b] = await Promise.all([openTestStore({ home }), openTestStore({ home })]);
    expect([a.store.problem, b.store.problem]).toEqual([null, null]);
    await a.store.createSession(aSession());
    expect(b.store.list({ limit: 10, offset: 0, archived: false, title: '' }).total).toBe(1);
  });

  it('takes the place of a file of zero bytes', async () => {
    const home = temporaryHome();
    writeFileSync(join(home, 'state.db'), '');
    const { store } = await openTestStore({ home });
    expect(store.problem).toBeNull();
    await store.createSession(aSession());
  });

  it('uses a rollback journal when the configuration says so', async () => {
    const { file } = await openTestStore({ journalMode: 'delete' });
    expect(stateOf(file).journal).toBe('delete');
  });
});

describe('an existing state.db', () => {
  it('is opened without a single write when it is settled', async () => {
    const { store, file } = await openTestStore();
    await store.createSession(aSession());
    await store.close();
    const statements: string[] = [];
    const opened = await openStateDb(file, {
      readOnly: false,
      connect: (path, options) => new Database(path, { ...options, verbose: (sql) => statements.push(String(sql)) }),
    });
    opened.raw.close();
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((s) => writing.test(s))).toEqual([]);
  });

  it('loses a loose mode', async () => {
    const { store, home, file } = await openTestStore();
    await store.close();
    chmodSync(file, 0o644);
    await openTestStore({ home });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('of version 22 keeps its schema, version and journal, takes messages, finds them and stays whole', async () => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    const db = makeVersion22(file);
    addMessages(db, 'old', [
      ['user', 'an old question about 大别山项目'],
      ['assistant', 'an old answer'],
    ]);
    db.close();
    const before = stateOf(file);
    const { store } = await openTestStore({ home });
    expect(store.messages('old', { limit: 10 }).messages.map((m) => m.content)).toEqual([
      'an old question about 大别山项目',
      'an old answer',
    ]);
    await store.appendMessage('old', { role: 'user', content: 'a new question' });
    const effect = { journal: [1], staged: ['ab'] };
    expect((await store.appendMessage('old', { role: 'tool', content: 'done', effect })).effect).toEqual(effect);
    expect(store.messages('old', { limit: 10 }).messages.at(-1)?.effect).toEqual(effect);
    const id = await store.createSession(aSession({ systemPrompt: 'inline then' }));
    expect(store.prompt(id)?.text).toBe('inline then');
    expect((await store.search('question', { limit: 10, depth: 'full' })).total).toBe(2);
    expect((await store.search('大别山', { limit: 10, depth: 'index' })).total).toBe(1);
    const lease = await store.acquireTurn(id);
    expect(await lease?.renew()).toBe(true);
    await lease?.release();
    await store.close();
    expect(stateOf(file)).toEqual(before);
    expect(integrity(file)).toBe('ok');
  });

  it.each(olderLayouts)(
    'of %s keeps its layout, takes messages, finds them, deletes them and stays whole',
    async (_, make) => {
      const home = temporaryHome();
      const file = join(home, 'state.db');
      const db = make(file);
      addMessages(db, 'old', [
        ['user', 'an old question about 大别山项目'],
        ['tool', 'an old result'],
      ]);
      db.close();
      const before = stateOf(file);
      const { store } = await openTestStore({ home });
      expect(store.list({ limit: 9, offset: 0, archived: false, title: '' }).rows.map((r) => r.id)).toEqual(['old']);
      const { id } = await store.appendMessage('old', { role: 'user', content: 'a new question' });
      await store.updateMessage(id, { content: 'a changed question' });
      await store.appendMessage('old', { role: 'tool', content: `long ${'result '.repeat(3000)}` });
      const other = await store.createSession(aSession({ title: 'to be deleted' }));
      await store.appendMessage(other, { role: 'user', content: 'a question to go' });
      await store.remove(other);
      await store.rewind('old', id + 1);
      for (const [query, total] of [
        ['question', 2],
        ['大别山', 1],
        ['changed', 1],
      ] as const) {
        expect((await store.search(query, { limit: 9, depth: 'full' })).total, query).toBe(total);
      }
      expect(await store.repair()).toMatchObject({ found: 'sound' });
      await store.close();
      expect(stateOf(file)).toEqual(before);
      expect(expectWhole(file).size).toBe(4);
    },
  );

  it('of the very first kind is read, searched and written', async () => {
    const home = temporaryHome();
    const db = makeAncient(join(home, 'state.db'));
    addMessages(db, 'a', [['user', 'needle in hay']]);
    db.close();
    const { store } = await openTestStore({ home });
    await store.appendMessage('a', { role: 'assistant', content: 'another needle' });
    const found = await store.search('needle', { limit: 10, depth: 'full' });
    expect(found.total).toBe(2);
    expect(found.note).toContain('no search index');
    await expect(store.rewind('a', 1)).rejects.toMatchObject({ code: 'refused' });
    await expect(store.pin('a', true)).rejects.toMatchObject({ code: 'refused' });
  });

  it('of a newer kind keeps its version, unknown columns and triggers', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.close();
    const db = new Database(file);
    db.exec(`UPDATE schema_version SET version = 99;
      ALTER TABLE messages ADD COLUMN from_the_future TEXT DEFAULT 'x';
      CREATE TABLE log (n INTEGER);
      CREATE TRIGGER future_trigger AFTER INSERT ON messages BEGIN INSERT INTO log VALUES (new.id); END`);
    db.close();
    const again = await openTestStore({ home });
    const message = await again.store.appendMessage(id, { role: 'user', content: 'hi' });
    await again.store.close();
    expect(stateOf(file).version).toBe(99);
    const look = new Database(file, { readonly: true });
    expect(look.prepare('SELECT n FROM log').pluck().get()).toBe(message.id);
    look.close();
  });

  it('shows rows whose active flag is NULL', async () => {
    const home = temporaryHome();
    const db = makeVersion22(join(home, 'state.db'));
    db.exec(`ALTER TABLE messages RENAME COLUMN active TO was; ALTER TABLE messages ADD COLUMN active INTEGER`);
    addMessages(db, 's', [['user', 'unseen words']]);
    db.close();
    const { store } = await openTestStore({ home });
    expect(store.messages('s', { limit: 10 }).messages[0]).toMatchObject({ content: 'unseen words', active: true });
    expect(store.replay('s')).toHaveLength(1);
    expect((await store.search('unseen', { limit: 10, depth: 'index' })).total).toBe(1);
  });

  it('takes messages although a trigger needs a tokenizer that is not here, and says that its index is behind', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.close();
    const db = new Database(file);
    addForeignTokenizer(db);
    db.close();
    const again = await openTestStore({ home });
    await again.store.appendMessage(id, { role: 'user', content: '京都' });
    const look = new Database(file, { readonly: true });
    expect(look.prepare(`SELECT value FROM state_meta WHERE key = 'fts_cjk_stale'`).pluck().get()).toBe('1');
    expect(
      look
        .prepare(`SELECT count(*) FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'messages_fts_cjk%'`)
        .pluck()
        .get(),
    ).toBe(0);
    look.close();
    expect((await again.store.search('京都', { limit: 10, depth: 'full' })).total).toBe(1);
  });

  it('is searched without its index while that is stale, says so, and never rebuilds it', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'before' });
    await store.close();
    const db = new Database(file);
    db.exec(`INSERT INTO state_meta VALUES ('fts_stale', '1')`);
    for (const name of ['insert', 'update', 'delete']) {
      db.exec(`DROP TRIGGER messages_fts_${name}; DROP TRIGGER messages_fts_trigram_${name}`);
    }
    db.close();
    const before = stateOf(file);
    const again = await openTestStore({ home });
    await again.store.appendMessage(id, { role: 'assistant', content: 'needle after' });
    const found = await again.store.search('needle', { limit: 10, depth: 'full' });
    expect(found.total).toBe(1);
    expect(found.note).toContain('out of date');
    await again.store.close();
    expect(stateOf(file)).toEqual(before);
  });

  it('with a damaged index still takes messages and finds them', async () => {
    const { store, home, file } = await openTestStore();
    const id = await store.createSession(aSession());
    for (let i = 0; i < 50; i++) await store.appendMessage(id, { role: 'user', content: `word${i} needle` });
    await store.close();
    const db = new Database(file);
    db.unsafeMode(true);
    db.exec(`UPDATE messages_fts_data SET block = zeroblob(32) WHERE id > 1`);
    db.exec(`UPDATE messages_fts_data SET block = zeroblob(32)`);
    db.close();
    const again = await openTestStore({ home });
    await again.store.appendMessage(id, { role: 'user', content: 'one more needle' });
    const found = await again.store.search('needle', { limit: 100, depth: 'full' });
    expect(again.store.problem).toBeNull();
    expect(found.total).toBe(51);
    expect(found.note).toMatch(/out of date|damaged/);
    expect(again.store.messages(id, { limit: 100 }).total).toBe(51);
  });
});

describe('a file that cannot be used', () => {
  it.each([
    ['no database at all', 'damaged', (file: string) => writeFileSync(file, 'These are notes.\n'.repeat(400))],
    ['a folder', 'unreadable', (file: string) => mkdirSync(file)],
    [
      'a database of something else',
      'damaged',
      (file: string) => new Database(file).exec('CREATE TABLE messages (id INTEGER, body TEXT)').close(),
    ],
    [
      'a schema that cannot be read',
      'damaged',
      (file: string) => {
        makeVersion22(file).close();
        const bytes = readFileSync(file);
        bytes.fill(0xff, 100, 3000);
        writeFileSync(file, bytes);
      },
    ],
  ])('%s is named with a remedy, and not a byte of it is changed', async (_, code, make) => {
    const home = temporaryHome();
    const file = join(home, 'state.db');
    make(file);
    const before = statSync(file).isDirectory() ? null : readFileSync(file);
    const { store } = await openTestStore({ home });
    expect(store.problem).toMatchObject({ code, file, blocking: true });
    expect(store.problem?.remedy).not.toBe('');
    expect(() => store.list({ limit: 1, offset: 0, archived: false, title: '' })).toThrow(file);
    await expect(store.createSession(aSession())).rejects.toMatchObject({ code, file });
    await store.close();
    expect(before === null ? null : readFileSync(file)).toEqual(before);
  });

  it('damaged in its tables while in use stops all writing and is reported', async () => {
    const { store, home, file } = await openTestStore({ journalMode: 'delete' });
    const id = await store.createSession(aSession());
    await store.appendMany(
      id,
      Array.from({ length: 400 }, (_, i) => ({ role: 'user' as const, content: `${i} `.repeat(200) })),
    );
    await store.close();
    const db = new Database(file, { readonly: true });
    const root = Number(db.prepare(`SELECT rootpage FROM sqlite_master WHERE name = 'messages'`).pluck().get());
    db.close();
    const bytes = readFileSync(file);
    bytes.fill(0xee, (root - 1) * 4096, root * 4096);
    writeFileSync(file, bytes);
    const problems: string[] = [];
    const again = await openTestStore({ home, onProblem: (p) => problems.push(p?.code ?? 'none') });
    await expect(again.store.appendMessage(id, { role: 'user', content: 'x' })).rejects.toMatchObject({
      code: 'damaged',
      file,
    });
    expect(again.store.problem).toMatchObject({ code: 'damaged', blocking: true });
    expect(problems).toEqual(['damaged']);
    await expect(again.store.createSession(aSession())).rejects.toMatchObject({ code: 'damaged' });
  });
});

describe('a file without write permission', () => {
  it('can be read; writing names the file and the remedy, also for root, and its mode stays', async () => {
    const { store, home, file } = await openTestStore();
    await store.createSession(aSession());
    await store.close();
    chmodSync(file, 0o444);
    const again = await openTestStore({ home });
    expect(again.store.problem).toMatchObject({ code: 'unwritable', file, blocking: false });
    expect(again.store.list({ limit: 1, offset: 0, archived: false, title: '' }).total).toBe(1);
    await expect(again.store.createSession(aSession())).rejects.toMatchObject({ code: 'unwritable', file });
    await again.store.close();
    expect(statSync(file).mode & 0o777).toBe(0o444);
  });
});

describe('the file system under a path', () => {
  it('is that of the longest mount that holds it', () => {
    const mounts = [
      '21 1 8:1 / / rw shared:1 - ext4 /dev/sda1 rw',
      '22 21 0:40 / /mnt/with\\040space rw - virtiofs share rw',
      '23 21 0:41 / /mnt/w rw - 9p share rw',
    ].join('\n');
    expect(fileSystemOf('/home/x/state.db', mounts)).toBe('ext4');
    expect(fileSystemOf('/mnt/with space/state.db', mounts)).toBe('virtiofs');
    expect(fileSystemOf('/mnt/w/state.db', mounts)).toBe('9p');
    expect(fileSystemOf('/mnt/wide/state.db', mounts)).toBe('ext4');
  });
});
