import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { RepairReport, RepairStep, SessionStats } from '@shared/contract/sessions.ts';
import { cellTime, EPOCH_MAX, EPOCH_MIN, num, parseJson } from './encoding.ts';
import { refuseWhileHeld } from './holders.ts';
import { refusal } from './problems.ts';
import { examine, salvage } from './salvage.ts';
import { cjkTriggers, DETACHED_KEY, ftsStatements } from './schema-fts.ts';
import { freeBytes } from './space.ts';
import type { StateDb } from './state-db.ts';

/**
 * Looks through a file that this process does not have open, and mends what is wrong with it. Throws `busy` when something
 * is wrong and another program has the file open. Takes as long as the file is large: run it in a thread.
 */
export async function repairFile(file: string, now: number, tell: (step: RepairStep) => void): Promise<RepairReport> {
  tell({ step: 'checking', done: 0, total: 0 });
  const found = examine(file);
  if (found !== 'sound') await refuseWhileHeld(file);
  if (found === 'tables') return salvage(file, now, tell);
  if (found === 'index') {
    tell({ step: 'indexes', done: 0, total: 0 });
    rebuildIndexes(file);
  }
  return { found, sessions: 0, messages: 0, lost: 0, atLeast: false, lostFrom: [], aside: null };
}

/** Makes the full-text indexes anew, in the layout in which they are, under an exclusive lock. */
function rebuildIndexes(file: string): void {
  const raw = new Database(file, { fileMustExist: true, timeout: 1000 });
  try {
    raw.exec('BEGIN IMMEDIATE');
    const objects = raw.prepare<[], { name: string; sql: string | null }>('SELECT name, sql FROM sqlite_master').all();
    const there = new Map(objects.map(({ name, sql }) => [name, sql ?? '']));
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      const sql = there.get(table);
      if (sql === undefined) continue;
      if (/content\s*=/i.test(sql)) raw.exec(`INSERT INTO ${table}(${table}) VALUES ('rebuild')`);
      else refillInline(raw, table, sql);
    }
    if (there.has('state_meta')) restoreTriggers(raw, there);
    raw.exec('COMMIT');
  } catch (error) {
    if (raw.inTransaction) raw.exec('ROLLBACK');
    throw refusal(error, file);
  } finally {
    raw.close();
  }
}

/** An index of the older kind holds the text itself: it is made anew from the messages, not from its own copy. */
function refillInline(raw: Database.Database, table: string, sql: string): void {
  const all = `COALESCE(content, '') || ' ' || COALESCE(tool_name, '') || ' ' || COALESCE(tool_calls, '')`;
  raw.exec(`DROP TABLE ${table}`);
  raw.exec(sql);
  raw.exec(`INSERT INTO ${table}(rowid, content) SELECT id, ${all} FROM messages`);
}

/** Triggers that were taken out of the way of writing come back as they were, and the index counts as up to date. */
function restoreTriggers(raw: Database.Database, there: ReadonlyMap<string, string>): void {
  const cjk: ReadonlySet<string> = new Set(cjkTriggers);
  const kept = parseJson(raw.prepare('SELECT value FROM state_meta WHERE key = ?').pluck().get(DETACHED_KEY));
  const detached = Object.entries(kept !== null && typeof kept === 'object' ? kept : {});
  for (const [name, sql] of detached) {
    // Hermes makes its own CJK index anew; its tokenizer is not here.
    if (!there.has(name) && !cjk.has(name) && typeof sql === 'string') raw.exec(sql);
  }
  raw.prepare('DELETE FROM state_meta WHERE key = ?').run(DETACHED_KEY);
  const isCurrent = there.has('messages_fts_src') && there.has('messages_fts_trigram_src');
  if (isCurrent) for (const statement of ftsStatements) raw.exec(statement);
  if (isCurrent || detached.length > 0) raw.exec(`DELETE FROM state_meta WHERE key = 'fts_stale'`);
}

/** Counts for people. */
export function statsOf(db: StateDb, searchDb: string | null, trashed: number): SessionStats {
  const count = (table: string): number => num(db.get(`SELECT COUNT(*) AS n FROM ${table}`)?.['n']);
  const sources = db.all('SELECT source, COUNT(*) AS n FROM sessions GROUP BY source');
  // The newest and the oldest by number: times lie about in no index, and rise with the numbers but for imports.
  const edge = (order: 'ASC' | 'DESC'): number | null =>
    cellTime(
      db.get(
        `SELECT timestamp FROM messages WHERE timestamp BETWEEN ${EPOCH_MIN + 1} AND ${EPOCH_MAX} ORDER BY id ${order} LIMIT 1`,
      )?.['timestamp'],
    );
  return {
    sessions: count('sessions'),
    messages: num(db.get('SELECT SUM(message_count) AS n FROM sessions')?.['n']),
    bySource: Object.fromEntries(sources.map((r) => [String(r['source']), num(r['n'])])),
    fileBytes: sizeOf(db.file),
    indexBytes: searchDb === null ? 0 : sizeOf(searchDb),
    freeBytes: freeBytes(db),
    oldest: edge('ASC'),
    newest: edge('DESC'),
    trashed,
    staleIndexes:
      db.has('state_meta', 'value') &&
      db.get(`SELECT value FROM state_meta WHERE key = 'fts_stale'`)?.['value'] === '1',
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
