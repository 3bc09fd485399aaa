import type { SessionRow } from '@shared/contract/sessions.ts';
import { branchSession, type Branch, type BranchDeps, type BranchPoint } from './branch.ts';
import { num } from './encoding.ts';
import { exportLineage, type ExportedFile, type ExportFormat } from './export.ts';
import { refuseWhileHeld } from './holders.ts';
import { importSessions } from './import.ts';
import type { Lineage, SessionCell } from './lineage.ts';
import type { NewMessage } from './messages.ts';
import type { StateDb } from './state-db.ts';
import { taskInThread } from './threads.ts';
import type { Titles } from './titles.ts';
import type { Trash } from './trash.ts';

/**
 * What takes long: writing conversations of an export, messages of one conversation, a branch, or the whole file without its free
 * pages, and reading a whole conversation into a file. `now` is the time (ms) it calls now.
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
    }
  | {
      readonly file: string;
      readonly now: number;
      readonly what: 'remove' | 'restore';
      readonly id: string;
      /** Where the trash lies. */
      readonly dir: string;
    }
  | {
      readonly file: string;
      readonly now: number;
      readonly what: 'branch';
      readonly id: string;
      readonly point: BranchPoint;
    }
  | {
      readonly file: string;
      readonly what: 'export';
      readonly id: string;
      readonly format: ExportFormat;
      /** The conversation as lists have it. */
      readonly row: SessionRow;
    };

/** So many messages are written without being felt: each may cost a millisecond in a large file. */
const FEW = 32;
const SMALL_CHARS = 65_536;
/** A conversation with more messages than this is a large one. */
const LARGE = 200;

/** Whether so many messages are better written in a thread. */
export function isBulk(db: StateDb, messages: number): boolean {
  return messages > FEW && mayShare(db);
}

/** Deletes a conversation as `Trash.remove` promises, in a thread of its own where it is a large one. */
export function removeSession(db: StateDb, trash: Trash, lineage: Lineage | undefined, id: string): Promise<string[]> {
  return isLarge(db, lineage) ? inThread(db, { file: db.file, what: 'remove', id, ...trash.place }) : trash.remove(id);
}

/** Branches as `branchSession` promises, in a thread of its own where the conversation is a large one. */
export function branchLarge(deps: BranchDeps, id: string, point: BranchPoint): Promise<Branch> {
  const { db, lineages, now } = deps;
  return isLarge(db, lineages.of(id))
    ? inThread(db, { file: db.file, now: now(), what: 'branch', id, point })
    : branchSession(deps, id, point);
}

/** A conversation as a file, as `exportLineage` promises, made in a thread of its own where it is a large one. */
export async function exportLarge(
  db: StateDb,
  lineage: Lineage,
  row: SessionRow,
  format: ExportFormat,
): Promise<ExportedFile> {
  if (!isLarge(db, lineage)) return exportLineage(db, lineage, row, format);
  await db.settled();
  return taskInThread('bulk-worker', { file: db.file, what: 'export', id: row.id, format, row } satisfies BulkTask);
}

/** Puts a conversation back as `Trash.restore` promises, in a thread of its own where it is a large one. */
export function restoreSession(db: StateDb, trash: Trash, id: string): ReturnType<Trash['restore']> {
  return mayShare(db) && trash.bytes(id) > SMALL_CHARS
    ? inThread(db, { file: db.file, what: 'restore', id, ...trash.place })
    : trash.restore(id);
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

/** Whether going through all of a conversation would be felt, and another connection can do it meanwhile. */
function isLarge(db: StateDb, lineage: Lineage | undefined): boolean {
  const count = (cell: SessionCell): number =>
    num(db.get('SELECT COUNT(*) AS n FROM messages WHERE session_id = ?', cell.id)?.['n']);
  const messages = lineage?.chain.reduce((n, cell) => n + count(cell), 0) ?? 0;
  return messages > LARGE && mayShare(db);
}

function inThread<Answer>(db: StateDb, task: BulkTask): Promise<Answer> {
  return db.elsewhere(() => taskInThread<Answer>('bulk-worker', task));
}

/** Without a log a writer keeps readers out, so that we should wait for our own thread. */
function mayShare(db: StateDb): boolean {
  return db.raw.pragma('journal_mode', { simple: true }) === 'wal';
}
