import { closeSync, existsSync, openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from './errno.ts';

/** How long another program's writes are waited for. */
const usualPatienceMs = 10_000;
/** So many pages are copied in one go of the event loop. */
const pagesAtOnce = 500;

/**
 * Copies a SQLite database as it is at one moment, committed changes that still lie beside it included, while other programs go on
 * using it; `to` becomes a file of its own, or gets that content as one transaction that those who have it open see. Throws `damaged` for
 * a file that is no database (`file` says which of the two), `busy` when another program is in the way for ten seconds, `unreadable`,
 * `unwritable`, `disk_full`.
 */
export async function copyDatabase(from: string, to: string, patienceMs = usualPatienceMs): Promise<void> {
  let source: Database.Database | null = null;
  let isCopying = false;
  try {
    source = new Database(from, { readonly: true, fileMustExist: true, timeout: patienceMs });
    // The layout is read here: a file that is none is told before anything is made in the other place.
    source.prepare('SELECT count(*) FROM sqlite_master').get();
    // SQLite would make it with rights for everybody.
    if (!existsSync(to)) closeSync(openSync(to, 'wx', 0o600));
    isCopying = true;
    if (source.pragma('page_count', { simple: true }) === 0) return;
    for (const begun = Date.now(); ; await wait(20 + Math.random() * 60)) {
      // A file in somebody's hands is told as a copy of no pages, not as a failure.
      const { totalPages } = await source.backup(to, { progress: () => pagesAtOnce });
      if (totalPages > 0) return;
      if (Date.now() - begun > patienceMs) throw busy(to);
    }
  } catch (error) {
    throw refusal(error, isCopying ? to : from, isCopying);
  } finally {
    source?.close();
  }
}

function busy(file: string): DeskError {
  return new DeskError('busy', `${file} is in use by another program.`, {
    remedy: 'Try again when it has finished.',
    file,
  });
}

function refusal(error: unknown, file: string, isCopying: boolean): DeskError {
  const code = errnoOf(error);
  if (/^SQLITE_(?:BUSY|LOCKED)/.test(code)) return busy(file);
  if (/^SQLITE_(?:NOTADB|CORRUPT)/.test(code)) {
    return new DeskError('damaged', `${file} is damaged, or no database.`, {
      remedy: 'Put back a copy of it, or move it away.',
      file,
      cause: error,
    });
  }
  return fileError(error, file, isCopying ? 'write' : 'read');
}
