import { closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import { DeskError, type ErrorCode } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../home/index.ts';

/**
 * The file of one provider, `<home>/desk/providers/<name>.db`: what is to be sent, which events were told already, what was sent, and
 * a few facts. A job is a row from before anything of it is sent until it has arrived or the person drops it.
 */
const layout = `
  CREATE TABLE IF NOT EXISTS job (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    kind TEXT NOT NULL,
    session TEXT,
    at INTEGER NOT NULL,
    payload TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sending', 'aside', 'uncertain')),
    flush INTEGER NOT NULL DEFAULT 0,
    alone INTEGER NOT NULL DEFAULT 0,
    attempts INTEGER NOT NULL DEFAULT 0,
    not_before INTEGER NOT NULL DEFAULT 0,
    error TEXT,
    memory TEXT CHECK (memory IN ('repeats', 'removes', 'erased')),
    destination TEXT
  );
  CREATE INDEX IF NOT EXISTS job_state ON job (state, seq);
  CREATE TABLE IF NOT EXISTS told (event TEXT PRIMARY KEY, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS open_turn (session TEXT PRIMARY KEY, turn TEXT NOT NULL, at INTEGER NOT NULL) WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS log (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    at INTEGER NOT NULL,
    what TEXT NOT NULL,
    session TEXT,
    address TEXT NOT NULL,
    result TEXT NOT NULL,
    message TEXT NOT NULL,
    text TEXT NOT NULL,
    ms INTEGER NOT NULL
  );
  CREATE TABLE IF NOT EXISTS fact (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;
`;

/**
 * Opens the file of a provider and makes it when there is none. What is committed survives a power cut. Throws `damaged` for a file that
 * is no database of ours, `unwritable`, `disk_full`.
 */
export function openQueueFile(file: string): Database.Database {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    closeSync(openSync(file, 'a', 0o600));
  } catch (error) {
    throw fileError(error, file, 'write');
  }
  const db = new Database(file, { timeout: 10_000 });
  try {
    db.pragma('journal_mode = WAL');
    db.pragma('synchronous = FULL');
    // What is taken out is overwritten: the person may have erased it everywhere.
    db.pragma('secure_delete = ON');
    db.transaction(() => {
      db.exec(layout);
      const columns = db.prepare<[], { name: string }>('PRAGMA table_info(job)').all();
      const lacks = (column: string): boolean => columns.every(({ name }) => name !== column);
      if (lacks('memory')) {
        db.exec(`ALTER TABLE job ADD COLUMN memory TEXT CHECK (memory IN ('repeats', 'removes', 'erased'))`);
      }
      if (lacks('destination')) db.exec('ALTER TABLE job ADD COLUMN destination TEXT');
    }).immediate();
    return db;
  } catch (error) {
    db.close();
    throw queueError(error, file);
  }
}

/** Opens it to look at, without writing; null when there is none. Throws `damaged`. */
export function openQueueFileToRead(file: string): Database.Database | null {
  if (!existsSync(file)) return null;
  try {
    const db = new Database(file, { readonly: true, fileMustExist: true, timeout: 10_000 });
    try {
      db.prepare('SELECT 1 FROM job LIMIT 1').get();
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    throw queueError(error, file);
  }
}

/** What SQLite says, as a refusal that names the file. */
export function queueError(error: unknown, file: string): DeskError {
  const code = errnoOf(error);
  const refuse = (kind: ErrorCode, what: string, remedy = ''): DeskError =>
    new DeskError(kind, `${file} ${what}.`, { remedy, file, cause: error });
  if (code === 'SQLITE_FULL') return refuse('disk_full', 'could not be written', 'Free some space on that disk.');
  if (/^SQLITE_(?:BUSY|LOCKED)/u.test(code)) return refuse('busy', 'is held by another program');
  if (/^SQLITE_(?:READONLY|IOERR|PERM)/u.test(code)) return refuse('unwritable', 'cannot be written');
  const reason = error instanceof Error ? error.message : String(error);
  const remedy = `Move ${file} away to begin with an empty queue; what it held is not sent then.`;
  return refuse('damaged', `cannot be used: ${reason}`, remedy);
}
