import { statSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { RepairReport, SessionStats } from '@shared/contract/sessions.ts';
import { num } from './encoding.ts';
import { refusal } from './problems.ts';
import { examine, salvage } from './salvage.ts';
import { ftsStatements } from './schema-fts.ts';
import type { StateDb } from './state-db.ts';

/** Looks through a file that we do not have open, and mends what is wrong with it. */
export async function repairFile(file: string, now: number): Promise<RepairReport> {
  const found = examine(file);
  if (found === 'tables') return salvage(file, now);
  if (found === 'index') rebuildIndexes(file);
  return { found, sessions: 0, messages: 0, lost: 0, lostFrom: [], aside: null };
}

/** Makes the full-text indexes anew under an exclusive lock: `busy` while another program has the file. */
function rebuildIndexes(file: string): void {
  const raw = new Database(file, { fileMustExist: true, timeout: 1000 });
  try {
    raw.exec('BEGIN IMMEDIATE');
    const there = new Set(raw.prepare(`SELECT name FROM sqlite_master`).pluck().all());
    for (const table of ['messages_fts', 'messages_fts_trigram']) {
      if (there.has(table)) raw.exec(`INSERT INTO ${table}(${table}) VALUES ('rebuild')`);
    }
    const isCurrent = there.has('messages_fts_src') && there.has('messages_fts_trigram_src');
    // Triggers that were taken out of the way of writing come back only in the layout that they belong to.
    if (isCurrent) for (const statement of ftsStatements) raw.exec(statement);
    if (isCurrent && there.has('state_meta')) raw.exec(`DELETE FROM state_meta WHERE key = 'fts_stale'`);
    raw.exec('COMMIT');
  } catch (error) {
    if (raw.inTransaction) raw.exec('ROLLBACK');
    throw refusal(error, file);
  } finally {
    raw.close();
  }
}

/** Counts for people. */
export function statsOf(db: StateDb, searchDb: string | null): SessionStats {
  const count = (table: string): number => num(db.get(`SELECT COUNT(*) AS n FROM ${table}`)?.['n']);
  const sources = db.all('SELECT source, COUNT(*) AS n FROM sessions GROUP BY source');
  return {
    sessions: count('sessions'),
    messages: count('messages'),
    bySource: Object.fromEntries(sources.map((r) => [String(r['source']), num(r['n'])])),
    fileBytes: sizeOf(db.file),
    indexBytes: searchDb === null ? 0 : sizeOf(searchDb),
  };
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
