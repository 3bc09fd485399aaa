import { existsSync, renameSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { DeskError } from '@shared/contract/errors.ts';
import type { RepairReport, RepairStep } from '@shared/contract/sessions.ts';
import { buildStateDb, unfinishedName, type StateDbBuilder } from './build.ts';
import { str } from './encoding.ts';
import { rowsOnPages } from './salvage-pages.ts';
import { isDamage, isIndexDamage, refusal } from './problems.ts';
import type { SqlRow, SqlValues } from './state-db.ts';

/** Rows read at once, and one by one where that fails. */
const BATCH = 200;
/** Where the end of a table cannot be told, so many absent rows in a row are taken for it. */
const GIVE_UP_AFTER = 20_000;
/** And where the end is known, which a damaged page may have told. */
const GIVE_UP_BEFORE = 1_000_000;
const TELL_MS = 100;

/** Our own tables that are carried over, in an order that suits their keys; what a full-text index holds is made anew. */
const carried = [
  'system_prompts',
  'sessions',
  'messages',
  'session_model_usage',
  'state_meta',
  'gateway_routing',
  'gateway_hygiene_state',
  'conversation_generations',
  'async_delegations',
];
/** Tables whose rows are also looked for where no list leads. */
const onPages: ReadonlySet<string> = new Set(['system_prompts', 'sessions', 'messages']);
/** Marks of the old file's indexes and identity, which the new file has of its own. */
const ownMarks = /^(fts_|message_uid_backfill|db_file_generation|store_instance_id|data_migration_)/;

/** Tables whose rows mean nothing in another file, or are made by the new one itself. */
const leftBehind = new Set(['schema_version', 'compression_locks', 'session_turn_leases', 'gateway_heartbeats']);

/** What is wrong with a file: nothing, only its full-text indexes, or its tables. Reads all of it, writes nothing. */
export function examine(file: string): RepairReport['found'] {
  let raw: Database.Database | null = null;
  try {
    raw = new Database(file, { fileMustExist: true, timeout: 1000 });
    const said = raw.prepare('PRAGMA quick_check').pluck().all().map(String);
    // Newer SQLite has the check of the whole file look into full-text indexes as well: those are looked at by themselves.
    if (said.some((line) => line !== 'ok' && !/fts5/i.test(line))) return 'tables';
    raw.prepare('SELECT COUNT(*) FROM messages NOT INDEXED').get();
    return isIndexSound(raw) ? 'sound' : 'index';
  } catch (error) {
    if (isDamage(error)) return 'tables';
    throw refusal(error, file);
  } finally {
    raw?.close();
  }
}

/**
 * Has the indexes check themselves: older SQLite does not when it checks the file. In the current layout they are held
 * against the messages as well; in older ones, and while a rebuild is under way, that would find what is meant to be so.
 */
function isIndexSound(raw: Database.Database): boolean {
  const there = new Set(raw.prepare('SELECT name FROM sqlite_master').pluck().all());
  const mark = (key: string): unknown =>
    there.has('state_meta') ? raw.prepare('SELECT value FROM state_meta WHERE key = ?').pluck().get(key) : undefined;
  if (mark('fts_stale') === '1') return false;
  const whole =
    there.has('messages_fts_src') &&
    there.has('messages_fts_trigram_src') &&
    mark('fts_rebuild_high_water') === undefined;
  return ['messages_fts', 'messages_fts_trigram'].every((table) => !there.has(table) || isSound(raw, table, whole));
}

function isSound(raw: Database.Database, table: string, whole: boolean): boolean {
  const passes = (check: () => void): boolean => {
    raw.exec('BEGIN IMMEDIATE');
    try {
      check();
      return true;
    } catch (error) {
      if (isIndexDamage(error) || isDamage(error)) return false;
      throw error;
    } finally {
      if (raw.inTransaction) raw.exec('ROLLBACK');
    }
  };
  if (passes(() => raw.exec(`INSERT INTO ${table}(${table}, rank) VALUES ('integrity-check', ${whole ? 1 : 0})`)))
    return true;
  // Of a text with U+0000 in it some versions of SQLite take all pieces, some only those before it, and each calls the
  // other's index malformed. Such an index is sound when all of it can be read.
  if (table !== 'messages_fts_trigram' || !holdsNul(raw)) return false;
  return passes(() => {
    raw.exec(`CREATE VIRTUAL TABLE temp.pieces USING fts5vocab('main', '${table}', 'row')`);
    raw.prepare('SELECT SUM(cnt) FROM temp.pieces').get();
  });
}

function holdsNul(raw: Database.Database): boolean {
  return raw.prepare('SELECT 1 FROM messages WHERE instr(content, char(0)) > 0 LIMIT 1').get() !== undefined;
}

/**
 * Carries every readable row of a damaged file over into a new one in its place, with tables and columns that we do not
 * know. The damaged file is set aside beside it, never deleted. Nobody may have the file open. Throws `damaged` when not
 * one conversation can be read; then nothing has changed.
 */
export async function salvage(file: string, now: number, tell: (step: RepairStep) => void): Promise<RepairReport> {
  const unfinished = unfinishedName(file);
  const counts: Counts = { sessions: 0, messages: 0, lost: 0, atLeast: false, lostFrom: [], done: 0, total: 0, tell };
  await buildStateDb(
    unfinished,
    async (builder) => {
      const missing = await carryTables(file, builder, counts);
      if (missing) await carryPages(file, builder, counts);
      if (counts.messages + counts.sessions === 0) throw nothingReadable(file);
      counts.sessions += builder.settle();
    },
    (what) => {
      if (what === 'indexes') tell({ step: 'indexes', done: 0, total: 0 });
    },
  );
  const aside = setAside(file, now);
  renameSync(unfinished, file);
  const { sessions, messages, lost, atLeast, lostFrom } = counts;
  return { found: 'tables', sessions, messages, lost, atLeast, lostFrom, aside };
}

/** Carries what SQLite itself can still read; answers whether conversations or messages are, or may be, missing. */
async function carryTables(file: string, builder: StateDbBuilder, counts: Counts): Promise<boolean> {
  const raw = openDamaged(file);
  if (raw === null) {
    // Nobody can tell what these tables had.
    counts.lostFrom.push(...carried.filter((table) => builder.has(table)));
    counts.atLeast = true;
    return true;
  }
  try {
    const others = adopt(raw, builder, counts);
    const there = carried.filter((t) => builder.has(t) && hasTable(raw, t));
    const tables = [...there, ...others];
    counts.total = tables.reduce((n, table) => n + (lastRow(raw, table) ?? 0), 0);
    for (const table of tables) await carry(raw, table, builder, counts);
    counts.lostFrom.push(...[...onPages].filter((table) => !there.includes(table) && !counts.lostFrom.includes(table)));
    return [...onPages].some((table) => counts.lostFrom.includes(table));
  } catch (error) {
    if (!isDamage(error)) throw error;
    counts.lostFrom = [...new Set([...counts.lostFrom, ...carried])];
    counts.atLeast = true;
    return true;
  } finally {
    raw.close();
  }
}

/**
 * Carries the messages, conversations and prompts that lie on pages which no list leads to any more. What SQLite had to pass
 * over and is found here is not lost.
 */
async function carryPages(file: string, builder: StateDbBuilder, counts: Counts): Promise<void> {
  const put = putter(builder, counts);
  let found = 0;
  let unreadable = 0;
  let told = performance.now();
  const step = (done: number, total: number): void => {
    counts.done = done;
    counts.total = total;
  };
  for (const { table, values } of rowsOnPages(file, () => unreadable++, step)) {
    if (put(table, values)) found++;
    if (performance.now() - told < TELL_MS) continue;
    counts.tell({ step: 'rows', done: counts.done, total: counts.total });
    await turn();
    told = performance.now();
  }
  counts.lost = Math.max(counts.lost - found, unreadable);
  counts.atLeast ||= unreadable > 0;
  const isAll = counts.lost === 0 && found > 0;
  counts.lostFrom = counts.lostFrom.filter((table) => !isAll || !onPages.has(table));
}

/** Opens what can still be opened: a list of tables that contradicts itself is read as far as it goes. Null for none. */
function openDamaged(file: string): Database.Database | null {
  let raw: Database.Database | null = null;
  try {
    raw = new Database(file, { readonly: true, fileMustExist: true });
    raw.unsafeMode(true);
    raw.pragma('writable_schema = ON');
    raw.prepare('SELECT name FROM sqlite_master').all();
    return raw;
  } catch (error) {
    raw?.close();
    if (isDamage(error)) return null;
    throw refusal(error, file);
  }
}

function hasTable(raw: Database.Database, table: string): boolean {
  return raw.prepare(`SELECT 1 FROM sqlite_master WHERE type = 'table' AND name = ?`).get(table) !== undefined;
}

/** Gives the new file the tables and columns of other programs; answers the names of the tables. */
function adopt(raw: Database.Database, builder: StateDbBuilder, counts: Counts): string[] {
  const adopted: string[] = [];
  const foreign = raw
    .prepare<[], { name: string; sql: string }>(
      `SELECT name, sql FROM sqlite_master WHERE type = 'table' AND sql IS NOT NULL AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'
       AND name NOT LIKE 'messages\\_fts%' ESCAPE '\\' AND name NOT LIKE 'fts\\_%' ESCAPE '\\'`,
    )
    .all();
  for (const { name, sql } of foreign) {
    if (leftBehind.has(name)) continue;
    if (!builder.has(name)) {
      if (builder.adoptTable(sql)) adopted.push(name);
      else counts.lostFrom.push(name);
      continue;
    }
    const columns = raw.prepare<[string], { name: string; type: string }>(
      'SELECT name, type FROM pragma_table_info(?)',
    );
    for (const column of columns.all(name)) builder.adoptColumn(name, column.name, column.type);
  }
  return adopted;
}

interface Counts {
  sessions: number;
  messages: number;
  lost: number;
  /** Whether more may be lost than was counted. */
  atLeast: boolean;
  lostFrom: string[];
  /** Row numbers passed, and those there may be. */
  done: number;
  total: number;
  readonly tell: (step: RepairStep) => void;
}

/** Puts rows into the new file and counts them; answers whether it did not have them. */
function putter(builder: StateDbBuilder, counts: Counts): (table: string, row: SqlValues) => boolean {
  return (table, row) => {
    if (table === 'sessions' && typeof row['id'] !== 'string') return false;
    if (table === 'state_meta' && ownMarks.test(str(row['key']) ?? '')) return false;
    // Where a file had nothing, the defaults of the new one hold; some of its columns allow no NULL.
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
    const values = table === 'messages' ? { ...given, display_identity: null, display_order: null } : given;
    if (!builder.insert(table, values)) return false;
    if (table === 'messages') counts.messages++;
    if (table === 'sessions') counts.sessions++;
    return true;
  };
}

async function carry(raw: Database.Database, table: string, builder: StateDbBuilder, counts: Counts): Promise<void> {
  const put = putter(builder, counts);
  const select = `SELECT * FROM ${table}`;
  let batch: Database.Statement<[number, number], SqlRow>;
  let one: Database.Statement<[number], SqlRow>;
  try {
    batch = raw.prepare(`${select} WHERE rowid > ? AND rowid <= ? ORDER BY rowid`);
    one = raw.prepare(`${select} WHERE rowid = ?`);
  } catch {
    if (!counts.lostFrom.includes(table)) counts.lostFrom.push(table);
    return;
  }
  const end = lastRow(raw, table);
  // Where nobody knows how many rows there were, those are counted that lie before one that could be read.
  let unsure = 0;
  for (
    let at = 0, missed = 0;
    end === null ? missed < GIVE_UP_AFTER : at < end && missed < GIVE_UP_BEFORE;
    at += BATCH
  ) {
    let rows: SqlRow[];
    try {
      rows = batch.all(at, at + BATCH);
    } catch {
      rows = oneByOne(one, at, Math.min(at + BATCH, end ?? Infinity), () => {
        if (end === null) unsure++;
        else counts.lost++;
        if (!counts.lostFrom.includes(table)) counts.lostFrom.push(table);
      });
    }
    for (const row of rows) put(table, row);
    missed = rows.length > 0 ? 0 : missed + BATCH;
    if (rows.length > 0) {
      counts.lost += unsure;
      unsure = 0;
    }
    counts.done += BATCH;
    if (at % (BATCH * 50) === 0) {
      counts.tell({ step: 'rows', done: Math.min(counts.done, counts.total), total: counts.total });
      await turn();
    }
  }
}

function oneByOne(one: Database.Statement<[number], SqlRow>, from: number, to: number, onLost: () => void): SqlRow[] {
  const rows: SqlRow[] = [];
  for (let id = from + 1; id <= to; id++) {
    try {
      const row = one.get(id);
      if (row) rows.push(row);
    } catch {
      onLost();
    }
  }
  return rows;
}

/** The highest row id of a table; null when it cannot be read. */
function lastRow(raw: Database.Database, table: string): number | null {
  const tries = [`SELECT MAX(rowid) FROM ${table}`, `SELECT seq FROM sqlite_sequence WHERE name = '${table}'`];
  for (const sql of tries) {
    try {
      const found = raw.prepare(sql).pluck().get();
      if (typeof found === 'number') return found;
      if (found === null) return 0;
    } catch {
      // The next way may lead around the damage.
    }
  }
  return null;
}

/** Renames the file and what belongs to it; answers the new name. */
function setAside(file: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/[:.]/g, '-');
  const aside = `${file}.damaged-${stamp}`;
  for (const end of ['-wal', '-shm', ''])
    if (existsSync(`${file}${end}`)) renameSync(`${file}${end}`, `${aside}${end}`);
  return aside;
}

function nothingReadable(file: string): DeskError {
  return new DeskError('damaged', `Nothing can be read from ${file}; it was left as it is.`, {
    remedy: 'Put a backup in its place, or ask someone with tools for damaged SQLite files.',
    file,
  });
}
