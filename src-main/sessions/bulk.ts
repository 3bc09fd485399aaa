import { refuseWhileHeld } from './holders.ts';
import { importSessions } from './import.ts';
import type { NewMessage } from './messages.ts';
import type { StateDb } from './state-db.ts';
import { taskInThread } from './threads.ts';
import type { Titles } from './titles.ts';

/**
 * What takes long to write: conversations of an export, messages of one conversation, or the whole file without its free
 * pages. `now` is the time (ms) it calls now.
 */
export type BulkTask =
  | { readonly file: string; readonly what: 'vacuum' }
  | { readonly file: string; readonly now: number; readonly what: 'import'; readonly text: string }
  | {
      readonly file: string;
      readonly now: number;
      readonly what: 'append';
      readonly session: string;
      readonly messages: readonly NewMessage[];
    };

/** So many messages are written without being felt: each may cost a millisecond in a large file. */
const FEW = 32;
const SMALL_CHARS = 65_536;

/** Whether so many messages are better written in a thread. */
export function isBulk(db: StateDb, messages: number): boolean {
  return messages > FEW && mayShare(db);
}

/** Writes conversations of an export as `importSessions` promises, in a thread of its own wherever that can be. */
export function importMany(db: StateDb, titles: Titles, text: string, now: number): ReturnType<typeof importSessions> {
  return mayShare(db) && !isSmall(text)
    ? inThread(db, { file: db.file, now, what: 'import', text })
    : importSessions(db, titles, text, now);
}

/** Whether an export holds so little that it is written without being felt. */
function isSmall(text: string): boolean {
  return text.length < SMALL_CHARS && text.split('"role"').length - 1 <= FEW;
}

/** Appends messages in a thread of its own, in one transaction, as `Messages.append` promises; answers their ids. */
export function appendInThread(
  db: StateDb,
  session: string,
  messages: readonly NewMessage[],
  now: number,
): Promise<number[]> {
  return inThread(db, { file: db.file, now, what: 'append', session, messages });
}

/**
 * Writes the file anew without its free pages, in a thread of its own. Throws `busy`, naming them, while other programs
 * have the file open: they could write nothing meanwhile.
 */
export function vacuumInThread(db: StateDb): Promise<void> {
  return db.elsewhere(async () => {
    await refuseWhileHeld(db.file);
    await taskInThread('bulk-worker', { file: db.file, what: 'vacuum' } satisfies BulkTask);
  });
}

function inThread<Answer>(db: StateDb, task: BulkTask): Promise<Answer> {
  return db.elsewhere(() => taskInThread<Answer>('bulk-worker', task));
}

/** Without a log a writer keeps readers out, so that we should wait for our own thread. */
function mayShare(db: StateDb): boolean {
  return db.raw.pragma('journal_mode', { simple: true }) === 'wal';
}
