import { statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Problem } from '@shared/contract/common.ts';
import { DeskError, type ErrorCode } from '@shared/contract/errors.ts';

/** The SQLite result code of an error (`SQLITE_BUSY`, `SQLITE_CORRUPT_VTAB`), or an empty string. */
export function sqliteCode(error: unknown): string {
  return error instanceof Database.SqliteError ? error.code : '';
}

/** Another connection holds the lock: worth another try. Told by code, never by text. */
export function isBusy(error: unknown): boolean {
  const code = sqliteCode(error);
  return (
    code.startsWith('SQLITE_BUSY') ||
    code.startsWith('SQLITE_LOCKED') ||
    (error instanceof Error && error.message.includes('no more rows available'))
  );
}

/** A disk error that is known to pass on a shared file that is being checkpointed. */
export function isTransientRead(error: unknown): boolean {
  return sqliteCode(error).startsWith('SQLITE_IOERR');
}

/** Damage in a full-text index only: the messages are whole. */
export function isIndexDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  if (code === 'SQLITE_CORRUPT_VTAB') return true;
  // Rows of an index's own tables collide; a constraint of ours is named in the message.
  if (code.startsWith('SQLITE_CONSTRAINT') && error instanceof Error && error.message === 'constraint failed')
    return true;
  return code === 'SQLITE_ERROR' && error instanceof Error && /fts5:.*messages_fts/.test(error.message);
}

/** A write fires Hermes' CJK triggers, whose tokenizer is not loaded here. */
export function isMissingTokenizer(error: unknown): boolean {
  return error instanceof Error && /no such tokenizer|vtable constructor failed: messages_fts_cjk/.test(error.message);
}

/** Damage in the tables themselves, or a file that is no database. */
export function isDamage(error: unknown): boolean {
  const code = sqliteCode(error);
  return code === 'SQLITE_NOTADB' || (code.startsWith('SQLITE_CORRUPT') && !isIndexDamage(error));
}

interface Wording {
  readonly code: ErrorCode;
  readonly message: (file: string) => string;
  readonly remedy: string;
}

const setAside =
  'Close every program that uses it, move the file aside (do not delete it) or put a backup in its place, then start again.';

const repair =
  'Repair it on the Sessions screen or with “hermes-desk sessions repair”: what can be read goes on in a new file, the damaged one is kept.';

const wordings: readonly (readonly [pattern: RegExp, wording: Wording])[] = [
  [
    /^SQLITE_NOTADB/,
    { code: 'damaged', message: (f) => `${f} is not a database, so conversations cannot be shown.`, remedy: repair },
  ],
  [
    /^SQLITE_CORRUPT/,
    {
      code: 'damaged',
      message: (f) => `${f} is damaged, so conversations cannot be used safely.`,
      remedy: repair,
    },
  ],
  [
    /^SQLITE_FULL/,
    {
      code: 'disk_full',
      message: (f) => `The disk is full: nothing more can be written to ${f}.`,
      remedy: 'Free some space on that disk, then try again.',
    },
  ],
  [
    /^SQLITE_READONLY/,
    {
      code: 'unwritable',
      message: (f) => `${f} cannot be written.`,
      remedy: 'Give yourself write permission on the file and its folder, then start again.',
    },
  ],
  [
    /^SQLITE_(BUSY|LOCKED)/,
    {
      code: 'busy',
      message: (f) => `Another program is holding ${f}.`,
      remedy: 'Wait until it has finished, or close it, then try again.',
    },
  ],
  [
    /^SQLITE_(CANTOPEN|PERM|AUTH)/,
    {
      code: 'unreadable',
      message: (f) => `${f} cannot be opened.`,
      remedy: 'Give yourself read and write permission on the file and its folder, then start again.',
    },
  ],
  [
    /^SQLITE_IOERR/,
    {
      code: 'unwritable',
      message: (f) => `The disk reported an error on ${f}.`,
      remedy: 'Check the disk (or the network share) that holds the file, then start again.',
    },
  ],
];

function hasNoRoom(file: string): boolean {
  try {
    return statfsSync(dirname(file)).bavail === 0;
  } catch {
    return false;
  }
}

/** What SQLite said, as a refusal for people; anything that is no known state of the file stays what it was. */
export function refusal(error: unknown, file: string): unknown {
  if (error instanceof DeskError) return error;
  // The memory beside a WAL that a full disk has no room for is told as a disk error.
  const code = isTransientRead(error) && hasNoRoom(file) ? 'SQLITE_FULL' : sqliteCode(error);
  const found = wordings.find(([pattern]) => pattern.test(code));
  if (!found) return error;
  const [, wording] = found;
  return new DeskError(wording.code, wording.message(file), { remedy: wording.remedy, file, cause: error });
}

/** The state of the file as the window shows it; `blocking` when no conversation can be used at all. */
export function problemOf(error: unknown, file: string, blocking = true): Problem {
  const shown = refusal(error, file);
  if (shown instanceof DeskError) {
    return { code: shown.code, file, message: shown.message, remedy: shown.remedy, blocking };
  }
  return {
    code: 'internal',
    file,
    message: `${file} could not be opened: ${shown instanceof Error ? shown.message : String(shown)}`,
    remedy: setAside,
    blocking: true,
  };
}

/** The refusal that every request gets while the file has a blocking problem. */
export function unavailable(problem: Problem): DeskError {
  const code = problem.code === 'internal' ? 'damaged' : (problem.code as ErrorCode);
  return new DeskError(code, problem.message, { remedy: problem.remedy, file: problem.file });
}

/** What a window that only looks on is told when it tries to write. */
export function lookingOn(file: string): DeskError {
  return new DeskError('looking_on', 'Another app has this home open; here it can only be read.', {
    remedy: 'Close the other app, then take over.',
    file,
  });
}

/** A file that can be read but not written: conversations can be looked at, not continued. */
export function unwritable(file: string): DeskError {
  return new DeskError('unwritable', `${file} cannot be written, so conversations can only be read.`, {
    remedy: 'Give yourself write permission on the file and its folder, then start again.',
    file,
  });
}

/** What is asked for would take away what a turn of this app is working on. */
export function turnRuns(): DeskError {
  return new DeskError('busy', 'A turn is running in this conversation.', { remedy: 'Stop it first.' });
}

/** What everybody is told while the file is being mended. */
export function beingRepaired(file: string): DeskError {
  return new DeskError('busy', `${file} is being repaired.`, { remedy: 'Wait until that has ended.', file });
}

/** A file on a read-only disk whose newest messages lie in a log that cannot be read there. */
export function unseenLog(file: string): DeskError {
  return new DeskError('unwritable', `${file} is on a read-only disk; what lies in its log ${file}-wal is not shown.`, {
    remedy: 'Copy both files to a disk that can be written, or make this one writable.',
    file,
  });
}

/** A file that had lost its tables with the end of its log, and was made anew. */
export function logCut(file: string, kept: string): DeskError {
  return new DeskError(
    'damaged',
    `${file} held no conversations: what had been stored lay in its log, which was cut.`,
    {
      remedy: `What is left of the log was kept as ${kept}. If a backup holds the file with its -wal, close every program and put both back.`,
      file,
    },
  );
}

/** The refusal to make a search index anew that another process keeps. */
export function noIndexHere(): DeskError {
  return new DeskError('refused', 'The search index is not kept here.', {
    remedy: 'Rebuild it in the window that has this home open.',
  });
}
