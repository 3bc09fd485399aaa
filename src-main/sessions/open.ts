import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  copyFileSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  type Stats,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../home/index.ts';
import { ftsStatements } from './schema-fts.ts';
import { birthMeta, createIndex, createTable, displayTriggers, indexes, SCHEMA_VERSION, tables } from './schema.ts';
import { isBusy, isTransientRead, sqliteCode } from './problems.ts';

/** How long SQLite itself waits for a lock; short, because waiting longer is ours to do without blocking. */
export const BUSY_TIMEOUT_MS = 1000;
const OPEN_PATIENCE_MS = 20_000;
const READ_RETRIES = 3;
const READ_RETRY_MS = 50;
/** The largest file that is read into memory where it cannot be opened. */
const STILL_BYTES = 1024 ** 3;
/** What the two bytes at 18 of a database file say of its journal. */
const ROLLBACK_MARK = 1;
const WAL_MARK = 2;

export interface OpenOptions {
  readonly readOnly: boolean;
  /** Journal mode of a file that is created here; an existing file keeps the one it has. */
  readonly journalMode?: 'wal' | 'delete';
  /** Opens the connection; replaced by tests that need a failing one. */
  readonly connect?: (file: string, options: Database.Options) => Database.Database;
}

/** How the file was found: `created` here, `existing`, or `absent` while only looking on (an empty stand-in is open). */
export interface Opened {
  readonly raw: Database.Database;
  readonly state: 'created' | 'existing' | 'absent';
  /** True when the file has a log that could not be read with it. */
  readonly unseenLog?: boolean;
  /** Copy of a log that held nothing readable beside a file without a table, which was made anew. */
  readonly keptLog?: string;
}

const connectDefault = (file: string, options: Database.Options): Database.Database => new Database(file, options);

/**
 * Opens state.db. A new (or zero-byte) file gets the whole current schema in one transaction; an existing file is not
 * written at all: no column, trigger, version or journal mode of it is changed. Throws what SQLite or the file system
 * said when the file cannot be used; nothing is overwritten then.
 */
export async function openStateDb(file: string, options: OpenOptions): Promise<Opened> {
  const connect = options.connect ?? connectDefault;
  const deadline = Date.now() + OPEN_PATIENCE_MS;
  for (let attempt = 0; ; attempt++) {
    try {
      return options.readOnly ? openToRead(file, connect) : openToWrite(file, connect, options.journalMode ?? 'wal');
    } catch (error) {
      const mayPass = isBusy(error)
        ? Date.now() < deadline
        : options.readOnly && isTransientRead(error) && attempt < READ_RETRIES;
      if (!mayPass) throw error;
      await wait(READ_RETRY_MS + Math.random() * READ_RETRY_MS);
    }
  }
}

/**
 * Whether the file may be written, as far as its permissions say; one that is not there may. One that nobody may write is
 * left alone by root as well: its owner has said so.
 */
export function mayWrite(file: string): boolean {
  try {
    accessSync(file, constants.W_OK);
    return process.platform === 'win32' || (statSync(file).mode & 0o222) !== 0;
  } catch (error) {
    return !['EACCES', 'EROFS', 'EPERM'].includes(errnoOf(error));
  }
}

/** An empty database with the current schema in memory: what an onlooker sees of a home that has no state.db yet. */
export function emptyDatabase(): Database.Database {
  const raw = new Database(':memory:');
  raw.transaction(() => createSchema(raw))();
  return raw;
}

function openToRead(file: string, connect: typeof connectDefault): Opened {
  const found = lookAt(file);
  if (found === null || found.size === 0) return { raw: emptyDatabase(), state: 'absent' };
  const raw = connect(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    return closeIfThrows(raw, () => {
      requireConversations(raw, file);
      return { raw, state: 'existing' };
    });
  } catch (error) {
    const still = sqliteCode(error).startsWith('SQLITE_CANTOPEN') ? openStill(file, found.size) : null;
    if (still === null) throw error;
    return still;
  }
}

/**
 * A file in WAL mode cannot be opened where nothing may be written beside it, as on a read-only disk: nobody can change it
 * there either, so it is read into memory. What lies in its log is not seen then. Null where this is not the reason.
 */
function openStill(file: string, size: number): Opened | null {
  try {
    accessSync(dirname(file), constants.W_OK);
    return null;
  } catch {
    if (size > STILL_BYTES) return null;
  }
  const bytes = readFileSync(file);
  if (bytes[18] !== WAL_MARK || bytes[19] !== WAL_MARK) return null;
  bytes.fill(ROLLBACK_MARK, 18, 20);
  const raw = new Database(bytes);
  return closeIfThrows(raw, () => {
    requireConversations(raw, file);
    const log = statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0;
    return { raw, state: 'existing', unseenLog: log > 0 };
  });
}

function openToWrite(file: string, connect: typeof connectDefault, journalMode: 'wal' | 'delete'): Opened {
  const found = lookAt(file);
  if (found === null) createPrivate(file);
  else if ((found.mode & 0o077) !== 0 && process.platform !== 'win32') tighten(file);
  const log = hasLog(file) ? cutLog(file, connect) : null;
  const raw = connect(file, { fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  return closeIfThrows(raw, () => {
    raw.pragma('foreign_keys = ON');
    const created = isEmpty(raw) && initialise(raw, file, journalMode);
    // A log that is cut before its first checkpoint then costs messages, and not the tables as well.
    if (created) raw.pragma('wal_checkpoint(PASSIVE)');
    else if (log !== null) rmSync(log, { force: true });
    raw.pragma('synchronous = FULL');
    raw.pragma('journal_size_limit = 67108864');
    raw.pragma('cache_size = -16384');
    if (process.platform === 'darwin') raw.pragma('checkpoint_fullfsync = 1');
    requireConversations(raw, file);
    return { raw, state: created ? 'created' : 'existing', ...(created && log !== null ? { keptLog: log } : {}) };
  });
}

function hasLog(file: string): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0;
}

/**
 * Looks at a file with a log before anything may write: closing a file that turns out to hold no conversations would take
 * its log away with it. Refuses such a file; answers a copy of the log where there is no table at all, else null.
 */
function cutLog(file: string, connect: typeof connectDefault): string | null {
  const raw = connect(file, { readonly: true, fileMustExist: true, timeout: BUSY_TIMEOUT_MS });
  try {
    if (!isEmpty(raw)) {
      requireConversations(raw, file);
      return null;
    }
  } finally {
    raw.close();
  }
  const copy = `${file}-wal.cut-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  copyFileSync(`${file}-wal`, copy);
  return copy;
}

function closeIfThrows<T>(raw: Database.Database, fn: () => T): T {
  try {
    return fn();
  } catch (error) {
    raw.close();
    throw error;
  }
}

/** The file's stat, null when there is none. Refuses what can never be a database before SQLite touches it. */
function lookAt(file: string): Stats | null {
  let found: Stats;
  try {
    found = statSync(file);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw unreadable(file, error);
  }
  if (found.isDirectory()) {
    throw new DeskError('unreadable', `${file} is a folder, but must be the database of conversations.`, {
      remedy: 'Move the folder aside, then start again.',
      file,
    });
  }
  try {
    accessSync(file, constants.R_OK);
  } catch (error) {
    throw unreadable(file, error);
  }
  return found;
}

/** Makes the empty file with the right mode before SQLite makes it with another; another process may be first. */
function createPrivate(file: string): void {
  try {
    closeSync(openSync(file, 'wx', 0o600));
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw fileError(error, file, 'write');
  }
}

function unreadable(file: string, cause: unknown): DeskError {
  return new DeskError('unreadable', `${file} cannot be read.`, {
    remedy: 'Give yourself read and write permission on the file and its folder, then start again.',
    file,
    cause,
  });
}

/** Conversations are private: mode 0600. A file of another owner keeps its mode. */
function tighten(file: string): void {
  for (const path of [file, `${file}-wal`, `${file}-shm`]) {
    try {
      chmodSync(path, 0o600);
    } catch (error) {
      if (!['ENOENT', 'EPERM', 'EROFS'].includes(errnoOf(error))) throw error;
    }
  }
}

function isEmpty(raw: Database.Database): boolean {
  return raw.prepare('SELECT 1 FROM sqlite_master LIMIT 1').get() === undefined;
}

/** Sets the journal mode, then creates everything in one transaction; false when another process was first. */
function initialise(raw: Database.Database, file: string, journalMode: 'wal' | 'delete'): boolean {
  // So that room that deletions leave can be given back without keeping others from writing.
  raw.pragma('auto_vacuum = INCREMENTAL');
  if (journalMode === 'wal' && !isSharedWithVirtualMachine(file)) raw.pragma('journal_mode = WAL');
  raw.pragma('synchronous = FULL');
  return raw
    .transaction(() => {
      if (!isEmpty(raw)) return false;
      createSchema(raw);
      return true;
    })
    .immediate();
}

function createSchema(raw: Database.Database): void {
  createTables(raw);
  createRest(raw);
}

/** The tables of a new file, without what makes filling them slow. */
export function createTables(raw: Database.Database): void {
  for (const [name, columns] of tables) raw.exec(createTable(name, columns));
}

/** The indexes, triggers and marks of a new file. What is in its tables by then is not in the full-text indexes. */
export function createRest(raw: Database.Database): void {
  for (const [name, on] of indexes) raw.exec(createIndex(name, on));
  for (const statement of [...displayTriggers, ...ftsStatements]) raw.exec(statement);
  raw.prepare('INSERT INTO schema_version (version) VALUES (?)').run(SCHEMA_VERSION);
  const meta = raw.prepare('INSERT INTO state_meta (key, value) VALUES (?, ?)');
  for (const [key, value] of Object.entries(birthMeta)) meta.run(key, value);
}

/** WAL needs shared memory that all sides see; across a virtual machine's border it corrupts silently. */
function isSharedWithVirtualMachine(file: string): boolean {
  if (process.platform !== 'linux') return false;
  let mounts: string;
  try {
    mounts = readFileSync('/proc/self/mountinfo', 'utf8');
  } catch {
    return false;
  }
  return /^(fuse\.)?virtiofs$|^9p/.test(fileSystemOf(file, mounts));
}

/** File system type of the mount that holds `file`, from the text of mountinfo (proc(5)); empty when none does. */
export function fileSystemOf(file: string, mountinfo: string): string {
  let best = '';
  let type = '';
  for (const line of mountinfo.split('\n')) {
    const [left, right] = line.split(' - ');
    const escaped = left?.split(' ')[4];
    if (escaped === undefined || right === undefined) continue;
    const point = escaped.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(parseInt(octal, 8)));
    const inside = file === point || file.startsWith(point.endsWith('/') ? point : `${point}/`);
    if (inside && point.length >= best.length) {
      best = point;
      type = right.split(' ')[0] ?? '';
    }
  }
  return type;
}

const required: Readonly<Record<string, readonly string[]>> = {
  sessions: ['id', 'source', 'started_at'],
  messages: ['id', 'session_id', 'role', 'content', 'timestamp'],
};

/** Refuses a sound database that holds something other than conversations. */
function requireConversations(raw: Database.Database, file: string): void {
  for (const [table, columns] of Object.entries(required)) {
    const there = new Set(raw.prepare('SELECT name FROM pragma_table_info(?)').pluck().all(table));
    const missing = columns.filter((c) => !there.has(c));
    if (missing.length === 0) continue;
    throw new DeskError('damaged', `${file} is a database, but its ${table} table lacks ${missing.join(', ')}.`, {
      remedy: 'If it belongs to another program, move it aside. If Hermes is upgrading it just now, start again later.',
      file,
    });
  }
}
