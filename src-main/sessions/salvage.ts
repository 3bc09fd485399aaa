import { existsSync, renameSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { DeskError } from '@shared/contract/errors.ts';
import type { RepairReport, RepairStep } from '@shared/contract/sessions.ts';
import { buildStateDb, unfinishedName, type StateDbBuilder } from './build.ts';
import { num, str } from './encoding.ts';
import { isDamage, isIndexDamage, refusal } from './problems.ts';
import type { SqlRow, SqlValues } from './state-db.ts';

/** Rows read at once, and one by one where that fails. */
const BATCH = 200;
/** Where the end of a table cannot be told, so many absent rows in a row are taken for it. */
const GIVE_UP_AFTER = 20_000;

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
  const counts: Counts = { sessions: 0, messages: 0, lost: 0, lostFrom: [], done: 0, total: 0, tell };
  await buildStateDb(
    unfinished,
    async (builder) => {
      const raw = openDamaged(file);
      try {
        const others = adopt(raw, builder, counts);
        const tables = [...carried.filter((t) => builder.has(t) && hasTable(raw, t)), ...others];
        counts.total = tables.reduce((n, table) => n + (lastRow(raw, table) ?? 0), 0);
        for (const table of tables) await carry(raw, table, builder, counts);
      } finally {
        raw.close();
      }
      if (counts.messages + counts.sessions === 0) throw nothingReadable(file);
      if (counts.lost > 0) builder.recount();
    },
    (what) => {
      if (what === 'indexes') tell({ step: 'indexes', done: 0, total: 0 });
    },
  );
  const aside = setAside(file, now);
  renameSync(unfinished, file);
  const { sessions, messages, lost, lostFrom } = counts;
  return { found: 'tables', sessions, messages, lost, lostFrom, aside };
}

/** Opens what can still be opened: a list of tables that contradicts itself is read as far as it goes. */
function openDamaged(file: string): Database.Database {
  let raw: Database.Database | null = null;
  try {
    raw = new Database(file, { readonly: true, fileMustExist: true });
    raw.unsafeMode(true);
    raw.pragma('writable_schema = ON');
    raw.prepare('SELECT name FROM sqlite_master').all();
    return raw;
  } catch {
    raw?.close();
    throw nothingReadable(file);
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
  lostFrom: string[];
  /** Row numbers passed, and those there may be. */
  done: number;
  total: number;
  readonly tell: (step: RepairStep) => void;
}

async function carry(raw: Database.Database, table: string, builder: StateDbBuilder, counts: Counts): Promise<void> {
  const sessions = new Set<string>();
  const put = (row: SqlRow): void => {
    const rest = Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'salvage_row'));
    if (table === 'state_meta' && ownMarks.test(str(rest['key']) ?? '')) return;
    const values: SqlValues = table === 'messages' ? { ...rest, display_identity: null, display_order: null } : rest;
    if (table === 'messages') {
      // A message whose conversation could not be read still belongs somewhere.
      const session = String(row['session_id']);
      const known = sessions.has(session);
      if (!known && builder.insert('sessions', { id: session, source: 'recovered', started_at: num(row['timestamp']) }))
        counts.sessions++;
      sessions.add(session);
    }
    if (!builder.insert(table, values)) return;
    if (table === 'messages') counts.messages++;
    if (table === 'sessions') counts.sessions++;
  };
  const select = `SELECT rowid AS salvage_row, * FROM ${table}`;
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
  for (let at = 0, missed = 0; end === null ? missed < GIVE_UP_AFTER : at < end; at += BATCH) {
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
    for (const row of rows) put(row);
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
