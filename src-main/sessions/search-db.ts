import { closeSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';

/**
 * The file `<home>/desk/search.db`: our own index of the messages in state.db, by message id. It holds nothing that is not
 * in state.db, so it may be deleted at any time. Nothing of its layout is promised to anyone: another layout gets another
 * number, and the file is made anew.
 */
const LAYOUT = '2';

/** Punctuation is part of a token: what separates tokens is the one space between them, put there by us. */
const tokenizer = `ascii tokenchars '!#$%&()*+,-./:;<=>?@[\\]^_\`{|}~'`;

const layout = `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
  CREATE TABLE docs (id INTEGER PRIMARY KEY, size INTEGER NOT NULL, hash INTEGER NOT NULL);
  CREATE TABLE terms (term TEXT PRIMARY KEY, docs INTEGER NOT NULL) WITHOUT ROWID;
  CREATE VIRTUAL TABLE tokens USING fts5(words, code, cjk, chars,
    content='', contentless_delete=1, tokenize="${tokenizer}");
  INSERT INTO tokens(tokens, rank) VALUES ('hashsize', 8388608);
`;

/** How far the index has come. Ids above `low` and up to `high` are in it; `low` is 0 when nothing older is left. */
export interface Reach {
  readonly low: number;
  readonly high: number;
}

/**
 * Opens the index to write to it, and makes it when there is none. Throws what SQLite says of a file that is none of ours;
 * `isLayout` false means that another version made it.
 */
export function openIndex(file: string): { db: Database.Database; isLayout: boolean } {
  makePrivate(file);
  const db = new Database(file, { timeout: 5000 });
  try {
    db.pragma('journal_mode = WAL');
    // It can be made anew, so it need not survive a power cut; a killed process loses nothing either way.
    db.pragma('synchronous = NORMAL');
    db.pragma('journal_size_limit = 67108864');
    db.pragma('wal_autocheckpoint = 4000');
    db.pragma('cache_size = -32768');
    if (db.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined) {
      db.transaction(() => {
        db.exec(layout);
        const set = db.prepare('INSERT INTO meta (key, value) VALUES (?, ?)');
        for (const [key, value] of Object.entries({ layout: LAYOUT, state: '', low: '-1', high: '-1' })) {
          set.run(key, value);
        }
      }).immediate();
    }
    return { db, isLayout: hasLayout(db) };
  } catch (error) {
    db.close();
    throw error;
  }
}

/** Opens the index to search in it; null when there is none, or none that we can read. */
export function openIndexToRead(file: string): Database.Database | null {
  let db: Database.Database | null = null;
  try {
    db = new Database(file, { readonly: true, fileMustExist: true, timeout: 50 });
    db.pragma('cache_size = -16384');
    if (hasLayout(db)) return db;
  } catch {
    // Another program's file, half made, or damaged: as good as none.
  }
  db?.close();
  return null;
}

function hasLayout(db: Database.Database): boolean {
  const there = db.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'meta'`).get() !== undefined;
  return there && db.prepare(`SELECT value FROM meta WHERE key = 'layout'`).pluck().get() === LAYOUT;
}

/** How far the index has come; `low` and `high` are -1 before its first message. */
export function reachOf(db: Database.Database): Reach {
  return reachFrom(db.prepare<[], [string, string]>(reachSql).raw().all());
}

/** What `reachFrom` reads, for a reader that keeps its statements. */
export const reachSql = `SELECT key, value FROM meta WHERE key IN ('low', 'high')`;

/** How far the index has come, by the rows of `reachSql`. */
export function reachFrom(rows: readonly (readonly [string, string])[]): Reach {
  const of = new Map(rows);
  return { low: Number(of.get('low') ?? -1), high: Number(of.get('high') ?? -1) };
}

/** Deletes the index. */
export function removeIndex(file: string): void {
  for (const end of ['', '-wal', '-shm', '-journal']) rmSync(`${file}${end}`, { force: true });
}

/** What tells one file from another that was put in its place; null when there is none. */
export function fileMark(file: string): string | null {
  const found = statSync(file, { throwIfNoEntry: false, bigint: true });
  return found === undefined ? null : `${found.dev}:${found.ino}`;
}

/** The words of conversations are as private as the conversations. */
function makePrivate(file: string): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
}
