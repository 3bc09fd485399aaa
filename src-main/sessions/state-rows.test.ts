import { chmodSync, readdirSync, statSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { openStateDb } from './open.ts';
import { sqliteCode } from './problems.ts';
import { makeVersion22 } from './testing/layouts.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';
import { cleanTitle } from './titles.ts';
import { join } from 'node:path';

/** What Hermes' own tests say of state.db, row by row; where we differ on purpose, `differs` says how, and the test shows ours. */
interface Row {
  readonly area: string;
  readonly given: string;
  readonly expected: string;
  readonly differs?: string;
  readonly run: () => Promise<void>;
}

const DAY = 86_400;
const all = { limit: 100, offset: 0, archived: false, title: '' };
const filter = { days: 90, title: '', source: '', archived: false, open: false };

function sql(file: string, text: string): void {
  const db = new Database(file);
  db.exec(text);
  db.close();
}

function read(file: string, text: string): unknown {
  const db = new Database(file, { readonly: true });
  const found = db.prepare(text).pluck().all();
  db.close();
  return found;
}

/** A store and the sessions `[id, title, days ago, ended]`. */
async function aged(rows: readonly (readonly [string, string | null, number, boolean])[]): Promise<TestStore> {
  const opened = await openTestStore();
  const now = Date.now() / 1000;
  const db = new Database(opened.file);
  const insert = db.prepare('INSERT INTO sessions (id, source, title, started_at, ended_at) VALUES (?, ?, ?, ?, ?)');
  for (const [id, title, days, ended] of rows) {
    insert.run(id, 'cli', title, now - days * DAY, ended ? now - days * DAY + 1 : null);
  }
  db.close();
  return opened;
}

const rows: readonly Row[] = [
  {
    area: 'open',
    given: 'umask 022 and no file',
    expected: 'state.db, -wal and -shm have mode 0600',
    run: async () => {
      const before = process.umask(0o022);
      try {
        const { store, file } = await openTestStore();
        await store.createSession(aSession());
        for (const end of ['', '-wal', '-shm']) expect(statSync(`${file}${end}`).mode & 0o777).toBe(0o600);
      } finally {
        process.umask(before);
      }
    },
  },
  {
    area: 'open',
    given: 'a file of mode 0644',
    expected: 'it becomes 0600',
    run: async () => {
      const { store, home, file } = await openTestStore();
      await store.close();
      chmodSync(file, 0o644);
      await openTestStore({ home });
      expect(statSync(file).mode & 0o777).toBe(0o600);
    },
  },
  {
    area: 'open',
    given: 'one message, looked on at',
    expected: 'its words and its CJK words are found',
    run: async () => {
      const owner = await openTestStore();
      const id = await owner.store.createSession(aSession());
      await owner.store.appendMessage(id, { role: 'user', content: 'readonlywoodpecker 大别山项目' });
      const { store } = await openTestStore({ home: owner.home, readOnly: true });
      for (const query of ['readonlywoodpecker', '大别山']) {
        expect((await store.search(query, { limit: 9, depth: 'full' })).hits.map((h) => h.session.id)).toEqual([id]);
      }
    },
  },
  {
    area: 'open',
    given: 'every look meets a disk error',
    expected: 'that error after four attempts',
    run: async () => {
      const { store, file } = await openTestStore();
      await store.close();
      let attempts = 0;
      const connect = (): never => {
        attempts++;
        throw new Database.SqliteError('disk I/O error', 'SQLITE_IOERR');
      };
      await expect(openStateDb(file, { readOnly: true, connect })).rejects.toSatisfy(
        (e) => sqliteCode(e) === 'SQLITE_IOERR',
      );
      expect(attempts).toBe(4);
    },
  },
  {
    area: 'open',
    given: 'a list of tables that names messages_fts twice',
    expected: 'refused when looked on at; healed, with a copy of the damaged file, when opened to write',
    differs:
      'opening writes nothing: the file is named as damaged, and the repair that it offers heals it and keeps it',
    run: async () => {
      const { store, home, file } = await openTestStore();
      const id = await store.createSession(aSession({ title: 'Bread' }));
      await store.appendMessage(id, { role: 'user', content: 'needle' });
      await store.close();
      const db = new Database(file);
      db.unsafeMode(true);
      db.exec(`PRAGMA writable_schema = ON;
        INSERT INTO sqlite_master SELECT * FROM sqlite_master WHERE name = 'messages_fts'`);
      db.close();
      for (const readOnly of [true, false]) {
        const refused = await openTestStore({ home, readOnly });
        expect(refused.store.problem).toMatchObject({ code: 'damaged', file, blocking: true });
        await refused.store.close();
      }
      const again = await openTestStore({ home });
      expect(again.store.problem?.remedy).toContain('sessions repair');
      expect(await again.store.repair()).toMatchObject({ found: 'tables', messages: 1, lost: 0 });
      expect(readdirSync(home).some((name) => name.startsWith('state.db.damaged-'))).toBe(true);
      expect(again.store.problem).toBeNull();
      expect((await again.store.search('needle', { limit: 9, depth: 'full' })).total).toBe(1);
    },
  },
  {
    area: 'open',
    given: 'a settled file',
    expected: 'no statement that writes',
    run: async () => {
      const { store, file } = await openTestStore();
      await store.createSession(aSession());
      await store.close();
      const said: string[] = [];
      const { raw } = await openStateDb(file, {
        readOnly: false,
        connect: (path, options) => new Database(path, { ...options, verbose: (text) => said.push(String(text)) }),
      });
      raw.close();
      expect(said.filter((s) => /\b(INSERT|UPDATE|DELETE|REPLACE|ALTER|DROP|CREATE)\b/i.test(s))).toEqual([]);
    },
  },
  {
    area: 'schema',
    given: 'a SQLite with or without the fault that resets the log',
    expected: 'a new file is in WAL mode only without it',
    differs: 'we bring our own SQLite, which is without it',
    run: async () => {
      const { file } = await openTestStore();
      const [version] = read(file, 'SELECT sqlite_version()') as string[];
      const [, minor = 0, patch = 0] = (version ?? '').split('.').map(Number);
      expect(minor > 51 || (minor === 51 && patch >= 3)).toBe(true);
      expect(read(file, 'PRAGMA journal_mode')).toEqual(['wal']);
    },
  },
  {
    area: 'migration',
    given: 'a file of version 17 whose back-fill is due',
    expected: 'a locked back-fill is tried again at the next opening, an impossible one is not',
    differs: 'we migrate nothing: what is due stays due, for Hermes, and the file is used as it is',
    run: async () => {
      const home = temporaryHome();
      const file = join(home, 'state.db');
      const db = makeVersion22(file);
      db.exec('UPDATE schema_version SET version = 17');
      db.close();
      for (let i = 0; i < 2; i++) {
        const { store } = await openTestStore({ home });
        const id = await store.createSession(aSession());
        await store.appendMessage(id, { role: 'user', content: 'taken' });
        await store.close();
      }
      expect(read(file, 'SELECT version FROM schema_version')).toEqual([17]);
      expect(read(file, `SELECT key FROM state_meta WHERE key LIKE 'data_migration%'`)).toEqual([]);
    },
  },
  {
    area: 'session',
    given: 'two connections end a session at once',
    expected: 'one reason is stored and stays',
    run: async () => {
      const { store, home, file } = await openTestStore();
      const other = await openTestStore({ home });
      const id = await store.createSession(aSession());
      await Promise.all([store.endSession(id, 'compression'), other.store.endSession(id, 'cron_complete')]);
      const before = read(file, 'SELECT end_reason FROM sessions');
      await store.endSession(id, 'user_exit');
      expect(read(file, 'SELECT end_reason FROM sessions')).toEqual(before);
    },
  },
  {
    area: 'session',
    given: 'a directory and a git branch',
    expected: 'both are stored',
    differs: 'the app asks git nothing: the directory is stored, a branch that Hermes wrote is left as it is',
    run: async () => {
      const { store, file } = await openTestStore();
      const id = await store.createSession(aSession({ cwd: '/srv/repo' }));
      sql(file, `UPDATE sessions SET git_branch = 'pets-feature'`);
      await store.appendMessage(id, { role: 'user', content: 'on' });
      expect(read(file, `SELECT cwd || ' ' || git_branch FROM sessions`)).toEqual(['/srv/repo pets-feature']);
    },
  },
  {
    area: 'session',
    given: 'two ids that begin alike',
    expected: 'their beginning names none of them',
    run: async () => {
      const { store } = await aged([
        ['20260315_092437_c9a6aa', null, 1, false],
        ['20260315_092437_c9a6bb', null, 1, false],
      ]);
      expect(() => store.resolve('20260315_092437_c9a6')).toThrow('20260315_092437_c9a6bb');
      expect(store.resolve('20260315_092437_c9a6a')).toBe('20260315_092437_c9a6aa');
    },
  },
  {
    area: 'message',
    given: 'reasoning on a turn',
    expected: 'it comes back on the assistant message alone',
    run: async () => {
      const { store } = await openTestStore();
      const id = await store.createSession(aSession());
      await store.appendMany(id, [
        { role: 'user', content: 'q', reasoning: 'x' },
        { role: 'assistant', content: '', reasoning: 'x', toolCalls: [{ id: 'c', name: 'f', arguments: '{}' }] },
        { role: 'tool', content: 'r', toolCallId: 'c', reasoning: 'x' },
      ]);
      expect(store.replay(id).map((m) => m.reasoning)).toEqual([null, 'x', null]);
    },
  },
  {
    area: 'message',
    given: 'an explicit time',
    expected: 'it is stored and returned unchanged',
    run: async () => {
      const { store, file } = await openTestStore();
      const id = await store.createSession(aSession());
      const { time } = await store.appendMessage(id, { role: 'user', content: 'x', time: 1_234_567_000 });
      expect([time, read(file, 'SELECT timestamp FROM messages')]).toEqual([1_234_567_000, [1_234_567]]);
    },
  },
  {
    area: 'fts',
    given: 'a message in a cli session and one in a cron session',
    expected: 'the index of pieces holds the first, that of words both',
    run: async () => {
      const { file } = await openTestStore();
      sql(
        file,
        `INSERT INTO sessions (id, source, started_at) VALUES ('talk', 'cli', 1), ('job', 'cron', 1);
         INSERT INTO messages (session_id, role, content, timestamp) VALUES ('talk', 'user', 'modpack', 1), ('job', 'user', 'modpack', 1)`,
      );
      expect(read(file, 'SELECT id FROM messages_fts_trigram_docsize')).toEqual([1]);
      expect(read(file, 'SELECT id FROM messages_fts_docsize')).toEqual([1, 2]);
    },
  },
  {
    area: 'title',
    given: 'a title, then the empty one',
    expected: 'there is none',
    run: async () => {
      const { store, file } = await openTestStore();
      const id = await store.createSession(aSession());
      await store.rename(id, 'My Title');
      await store.rename(id, '');
      expect(read(file, 'SELECT title FROM sessions')).toEqual([null]);
    },
  },
  {
    area: 'title',
    given: 'a NUL in a title, and one of 101 characters',
    expected: 'the NUL is gone; the other is too long',
    run: async () => {
      expect(cleanTitle('hello\0world')).toBe('helloworld');
      const { store } = await openTestStore();
      const id = await store.createSession(aSession());
      await expect(store.rename(id, 'x'.repeat(101))).rejects.toThrow('too long');
    },
  },
  {
    area: 'title',
    given: 'a compressed conversation whose end is called like its beginning with #2',
    expected: 'the end may take the name, the beginning gives it up',
    run: async () => {
      const { store, file } = await openTestStore();
      sql(
        file,
        `INSERT INTO sessions (id, source, started_at, ended_at, end_reason, title) VALUES ('root', 'cli', 1, 2, 'compression', 'fingerprint-scanner');
         INSERT INTO sessions (id, source, started_at, parent_session_id, title) VALUES ('tip', 'cli', 2, 'root', 'fingerprint-scanner #2')`,
      );
      expect(await store.rename('tip', 'fingerprint-scanner')).toMatchObject({ title: 'fingerprint-scanner' });
      expect(read(file, `SELECT title FROM sessions WHERE id = 'root'`)).toEqual([null]);
    },
  },
  {
    area: 'prune',
    given: 'an ended session of 100 days, a new open one',
    expected: '90 days take one, the old one',
    run: async () => {
      const { store } = await aged([
        ['old', null, 100, true],
        ['new', null, 0, false],
      ]);
      expect(await store.prune(filter, (await store.prune(filter, null)).ids)).toMatchObject({
        total: 1,
        ids: ['old'],
      });
      expect(store.list(all).rows.map((r) => r.id)).toEqual(['new']);
    },
  },
  {
    area: 'prune',
    given: 'an open session of 200 days',
    expected: 'nothing goes, one open match is counted',
    run: async () => {
      const { store } = await aged([['open', null, 200, false]]);
      expect(await store.prune(filter, ['open'])).toMatchObject({ total: 0, spared: { open: 1 } });
      expect(store.list(all).total).toBe(1);
    },
  },
  {
    area: 'prune',
    given: 'titles that differ in one character, and an underscore',
    expected: 'the underscore stands for itself',
    run: async () => {
      const { store } = await aged([
        ['a', 'user_auth refactor', 1, true],
        ['b', 'user-auth review', 1, true],
        ['c', 'userXauth notes', 1, true],
      ]);
      const by = { ...filter, days: null, title: 'user_auth' };
      expect((await store.prune(by, (await store.prune(by, null)).ids)).ids).toEqual(['a']);
      expect(
        store
          .list(all)
          .rows.map((r) => r.id)
          .toSorted(),
      ).toEqual(['b', 'c']);
    },
  },
  {
    area: 'delete',
    given: 'parent, child and grandchild without marks of a helper',
    expected: 'the child stays without a parent, the grandchild with the child',
    run: async () => {
      const { store, file } = await openTestStore();
      sql(
        file,
        `INSERT INTO sessions (id, source, started_at, parent_session_id) VALUES ('p', 'cli', 1, NULL), ('c', 'cli', 2, 'p'), ('g', 'cli', 3, 'c')`,
      );
      await store.remove('p');
      expect(read(file, `SELECT id || ' ' || COALESCE(parent_session_id, '-') FROM sessions ORDER BY id`)).toEqual([
        'c -',
        'g c',
      ]);
    },
  },
  {
    area: 'import',
    given: 'a session of 10,001 messages',
    expected: 'refused for its number of messages, nothing written',
    run: async () => {
      const { store, file } = await openTestStore();
      const messages = Array.from({ length: 10_001 }, () => ({ role: 'user', content: 'x', timestamp: 1 }));
      const text = JSON.stringify({ id: 'big', source: 'cli', started_at: 1, messages });
      await expect(store.importJsonl(text)).rejects.toThrow('messages exceeds the per-session import limit');
      expect(read(file, 'SELECT COUNT(*) FROM sessions')).toEqual([0]);
    },
  },
];

describe('state.db as Hermes tests it', () => {
  it.each(rows.map((row) => [`${row.area}: ${row.given}: ${row.differs ?? row.expected}`, row] as const))(
    '%s',
    async (_, row) => {
      await row.run();
    },
  );
});
