import { existsSync, renameSync } from 'node:fs';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { DeskError } from '@shared/contract/errors.ts';
import type { RepairReport } from '@shared/contract/sessions.ts';
import { buildStateDb, unfinishedName, type StateDbBuilder } from './build.ts';
import { num, str } from './encoding.ts';
import { isDamage, isIndexDamage, refusal } from './problems.ts';
import type { SqlRow, SqlValues } from './state-db.ts';

/** Rows read at once, and one by one where that fails. */
const BATCH = 200;
/** Where the end of a table cannot be told, so many absent rows in a row are taken for it. */
const GIVE_UP_AFTER = 20_000;

/** Tables that are carried over as they are; what a full-text index holds is made anew. */
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

/** What is wrong with a file: nothing, only its full-text indexes, or its tables. Reads all of it, writes nothing. */
export function examine(file: string): RepairReport['found'] {
  let raw: Database.Database | null = null;
  try {
    raw = new Database(file, { fileMustExist: true, timeout: 1000 });
    const said = raw.prepare('PRAGMA quick_check').pluck().all().map(String);
    // Newer SQLite has the check of the whole file look into full-text indexes as well, and names them.
    if (said.some((line) => line !== 'ok' && !/fts5/i.test(line))) return 'tables';
    if (said.some((line) => /fts5.*messages_fts(_trigram)?(?!\w)/i.test(line))) return 'index';
    raw.prepare('SELECT COUNT(*) FROM messages NOT INDEXED').get();
    return isIndexSound(raw) ? 'sound' : 'index';
  } catch (error) {
    if (isDamage(error)) return 'tables';
    throw refusal(error, file);
  } finally {
    raw?.close();
  }
}

/** Has the indexes check themselves: older SQLite does not when it checks the file. */
function isIndexSound(raw: Database.Database): boolean {
  const there = new Set(raw.prepare('SELECT name FROM sqlite_master').pluck().all());
  const stale =
    there.has('state_meta') && raw.prepare(`SELECT 1 FROM state_meta WHERE key = 'fts_stale' AND value = '1'`).get();
  if (stale !== undefined && stale !== false) return false;
  raw.exec('BEGIN IMMEDIATE');
  try {
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      if (there.has(table)) raw.exec(`INSERT INTO ${table}(${table}) VALUES ('integrity-check')`);
    }
    return true;
  } catch (error) {
    if (isIndexDamage(error) || isDamage(error)) return false;
    throw error;
  } finally {
    if (raw.inTransaction) raw.exec('ROLLBACK');
  }
}

/**
 * Carries every readable row of a damaged file over into a new one in its place. The damaged file is set aside beside it,
 * never deleted. Nobody may have the file open. Throws `damaged` when not one conversation can be read; then nothing has
 * changed.
 */
export async function salvage(file: string, now: number): Promise<RepairReport> {
  const unfinished = unfinishedName(file);
  const counts = { sessions: 0, messages: 0, lost: 0, lostFrom: [] as string[] };
  await buildStateDb(unfinished, async (builder) => {
    const raw = openDamaged(file);
    try {
      for (const table of carried) await carry(raw, table, builder, counts);
    } finally {
      raw.close();
    }
    if (counts.messages + counts.sessions === 0) throw nothingReadable(file);
  });
  const aside = setAside(file, now);
  renameSync(unfinished, file);
  return { found: 'tables', ...counts, aside };
}

function openDamaged(file: string): Database.Database {
  try {
    const raw = new Database(file, { readonly: true, fileMustExist: true });
    raw.prepare('SELECT name FROM sqlite_master').all();
    return raw;
  } catch {
    throw nothingReadable(file);
  }
}

interface Counts {
  sessions: number;
  messages: number;
  lost: number;
  lostFrom: string[];
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
    return;
  }
  const end = lastRow(raw, table);
  for (let at = 0, missed = 0; end === null ? missed < GIVE_UP_AFTER : at < end; at += BATCH) {
    let rows: SqlRow[];
    try {
      rows = batch.all(at, at + BATCH);
    } catch {
      rows = oneByOne(one, at, Math.min(at + BATCH, end ?? Infinity), () => {
        counts.lost++;
        if (!counts.lostFrom.includes(table)) counts.lostFrom.push(table);
      });
    }
    for (const row of rows) put(row);
    missed = rows.length > 0 ? 0 : missed + BATCH;
    await turn();
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
