import Database from 'better-sqlite3';
import { DeskError, type ErrorCode } from '@shared/contract/errors.ts';

/** The SQLite result code of an error (`SQLITE_BUSY`), or an empty string. */
export function sqliteCode(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : '';
}

/** Another program holds the file: worth another try. */
export function isBusy(error: unknown): boolean {
  return /^SQLITE_(BUSY|LOCKED)/.test(sqliteCode(error));
}

/** Damage in the full-text index only: the facts are whole. */
export function isIndexDamage(error: unknown): boolean {
  return sqliteCode(error) === 'SQLITE_CORRUPT_VTAB';
}

const setAside = 'Close every program that uses it and move it aside (do not delete it), or put a backup in its place.';
const permission = 'Give yourself read and write permission on the file and its folder.';

const wordings: readonly (readonly [pattern: RegExp, code: ErrorCode, says: string, remedy: string])[] = [
  [/^SQLITE_NOTADB/, 'damaged', 'is not a database, so it cannot hold facts.', setAside],
  [/^SQLITE_CORRUPT/, 'damaged', 'is damaged, so its facts cannot be used safely.', setAside],
  [/^SQLITE_FULL/, 'disk_full', 'cannot be written: the disk is full.', 'Free some space on that disk.'],
  [/^SQLITE_READONLY/, 'unwritable', 'cannot be written.', permission],
  [/^SQLITE_(BUSY|LOCKED)/, 'busy', 'is held by another program.', 'Wait until it has finished, or close it.'],
  [/^SQLITE_(CANTOPEN|PERM|AUTH)/, 'unreadable', 'cannot be opened.', permission],
  [/^SQLITE_IOERR/, 'unwritable', 'cannot be used: the disk reported an error.', 'Check the disk that holds it.'],
];

/** What SQLite said of the file, as a refusal for people; anything that is no known state of a file stays what it was. */
export function refusal(error: unknown, file: string): unknown {
  const found = wordings.find(([pattern]) => pattern.test(sqliteCode(error)));
  if (found === undefined) return error;
  const [, code, says, remedy] = found;
  return new DeskError(code, `${file} ${says}`, { remedy, file, cause: error });
}

/** The refusal of a database that holds something else. */
export function noFacts(file: string): DeskError {
  return new DeskError('refused', `${file} is a database of something else: it has no table of facts.`, {
    remedy: 'Choose another file for the facts.',
    file,
  });
}
