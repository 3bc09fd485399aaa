import { DeskError } from '@shared/contract/errors.ts';
import type { ImportReport } from '@shared/contract/sessions.ts';
import {
  encodeContent,
  EPOCH_MAX,
  EPOCH_MIN,
  parseExactJson,
  plainNumber,
  pythonDumps,
  seconds,
  str,
} from './encoding.ts';
import { sqliteCode } from './problems.ts';
import { promptValues } from './prompts.ts';
import { PATIENCE, type SqlValue, type SqlValues, type StateDb } from './state-db.ts';
import { cleanTitle, clipGraphemes, MAX_TITLE, type Titles } from './titles.ts';

/** The limits of one import, as Hermes has them. */
export const IMPORT_LIMITS = {
  sessions: 500,
  messagesEach: 10_000,
  messages: 50_000,
  bytesEach: 5 * 1024 * 1024,
  bytes: 25 * 1024 * 1024,
} as const;

type Json = Readonly<Record<string, unknown>>;

interface Session {
  readonly id: string;
  /** Where it stands in the text. */
  readonly line: number;
  readonly row: Json;
  readonly messages: readonly Json[];
}

/** State of the program that exported, which means nothing here. */
const reset =
  /^(messages|timings|system_prompt.*|handoff_.*|last_activity_.*|session_key|user_id|chat_.*|thread_id|origin_json|compression_.*|expiry_finalized|last_read_at|display_name)$/;
/** What a file gives each of its messages itself. */
const made = new Set(['id', 'session_id', 'display_order', 'display_identity', 'message_uid']);
const roles = new Set(['user', 'assistant', 'tool', 'system', 'session_meta', 'unknown']);

/**
 * Takes conversations from the text of a JSONL export in one transaction: everything is looked at first, and a fault in
 * any line means that nothing is written. Ids that are there already are left as they are. A conversation without any
 * time is given `now`, in ms.
 */
export async function importSessions(
  db: StateDb,
  titles: Titles,
  text: string,
  now: number,
): Promise<ImportReport & { ids: string[] }> {
  const sessions = readSessions(text);
  return db.write(() => {
    const skipped: string[] = [];
    const ids: string[] = [];
    let messages = 0;
    for (const session of sessions) {
      if (db.get('SELECT 1 FROM sessions WHERE id = ?', session.id)) {
        skipped.push(session.id);
        continue;
      }
      try {
        insertSession(db, titles, seconds(now), session);
      } catch (error) {
        throw isForeign(error) ? fault(session.line, 'it holds what no conversation can hold') : error;
      }
      messages += session.messages.length;
      ids.push(session.id);
    }
    for (const { id, row } of sessions) {
      const parent = str(row['parent_session_id']);
      if (parent === null || !ids.includes(id) || isAncestor(db, id, parent)) continue;
      if (db.get('SELECT 1 FROM sessions WHERE id = ?', parent)) {
        db.update('sessions', { parent_session_id: parent }, 'id = ?', id);
      }
    }
    return { sessions: ids.length, messages, skipped, ids };
  }, PATIENCE.transcript);
}

/** A value that the file refuses, or that is nested deeper than can be written. */
function isForeign(error: unknown): boolean {
  return error instanceof RangeError || sqliteCode(error).startsWith('SQLITE_CONSTRAINT');
}

function insertSession(db: StateDb, titles: Titles, now: number, { id, row, messages }: Session): void {
  const kept = Object.entries(row).filter(([name]) => !reset.test(name));
  const given = cleanTitle(str(row['title']) ?? '');
  const title = given === null ? null : clipGraphemes(given, MAX_TITLE);
  const taken = title !== null && db.get('SELECT 1 FROM sessions WHERE title = ?', title) !== undefined;
  const prompt = str(row['system_prompt']);
  const live = messages.filter((m) => m['role'] !== 'session_meta' && cell(m['active']) !== 0);
  const start = time(row['started_at']) ?? messages.map((m) => time(m['timestamp'])).find((t) => t !== null) ?? now;
  db.insert('sessions', {
    ...Object.fromEntries(kept.map(([name, value]) => [name, cell(value)])),
    id,
    source: str(row['source']) ?? 'import',
    started_at: start,
    parent_session_id: null,
    title: taken ? titles.next(title) : title,
    message_count: live.length,
    tool_call_count: live.reduce((n, m) => n + (Array.isArray(m['tool_calls']) ? m['tool_calls'].length : 0), 0),
    ...(prompt === null ? {} : promptValues(db, prompt)),
  });
  for (const message of messages) {
    const values: SqlValues = Object.fromEntries(
      Object.entries(message)
        .filter(([name]) => !made.has(name))
        .map(([name, value]) => [name, cell(value)]),
    );
    const timestamp = time(message['timestamp']) ?? start;
    db.insert('messages', { ...values, content: encodeContent(message['content']), session_id: id, timestamp });
  }
}

/** A time in epoch seconds; null for what is none, milliseconds included. */
function time(value: unknown): number | null {
  return typeof value === 'number' && value > EPOCH_MIN && value <= EPOCH_MAX ? value : null;
}

function cell(value: unknown): SqlValue {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number') return value;
  if (typeof value === 'boolean') return value ? 1 : 0;
  return pythonDumps(value);
}

/** Whether `id` is above `from` in the chain of parents; a circle of them would never end. */
function isAncestor(db: StateDb, id: string, from: string): boolean {
  let at: string | null = from;
  for (let depth = 0; at !== null && depth < 1000; depth++) {
    if (at === id) return true;
    at = str(db.get('SELECT parent_session_id FROM sessions WHERE id = ?', at)?.['parent_session_id']);
  }
  return false;
}

function readSessions(text: string): Session[] {
  if (Buffer.byteLength(text) > IMPORT_LIMITS.bytes)
    throw fault(0, 'the file is larger than the import limit of 25 MiB');
  const lines = text.split('\n').map((line, i) => ({ line: line.trim(), number: i + 1 }));
  const sessions = lines.filter(({ line }) => line !== '').map(({ line, number }) => readSession(line, number));
  if (sessions.length === 0) throw fault(0, 'there is no conversation in it');
  if (sessions.length > IMPORT_LIMITS.sessions) throw fault(0, 'sessions exceeds the import limit of 500');
  const messages = sessions.reduce((n, s) => n + s.messages.length, 0);
  if (messages > IMPORT_LIMITS.messages) throw fault(0, 'messages exceeds the import limit of 50000');
  const ids = new Set<string>();
  for (const { id, line } of sessions) {
    if (ids.has(id)) throw fault(line, `the id ${id} is there twice`);
    ids.add(id);
  }
  return sessions;
}

function readSession(line: string, number: number): Session {
  if (Buffer.byteLength(line) > IMPORT_LIMITS.bytesEach)
    throw fault(number, 'it is larger than the per-session import limit of 5 MiB');
  const found = parseExactJson(line);
  if (!isObject(found)) throw fault(number, 'it is no JSON object');
  const row = columnsOf(found);
  const id = str(row['id'])?.toWellFormed() ?? null;
  if (id === null || id.trim() === '' || id.length > 200) throw fault(number, 'it has no id');
  const messages = row['messages'];
  if (!Array.isArray(messages)) throw fault(number, 'it has no list of messages');
  if (messages.length > IMPORT_LIMITS.messagesEach)
    throw fault(number, 'messages exceeds the per-session import limit');
  return { id, line: number, row, messages: messages.map((m: unknown, i) => readMessage(m, number, i)) };
}

function readMessage(message: unknown, line: number, i: number): Json {
  if (!isObject(message)) throw fault(line, `message ${i + 1} is no JSON object`);
  if (!roles.has(str(message['role']) ?? '')) throw fault(line, `message ${i + 1} has no known role`);
  return columnsOf(message);
}

/** The values of a row by column. What is null has no value of its own: the file's own default holds. */
function columnsOf(object: Json): Json {
  const given = Object.entries(object).filter(([, value]) => value !== null);
  return Object.fromEntries(given.map(([name, value]) => [name, plainNumber(value)]));
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function fault(line: number, what: string): DeskError {
  const where = line === 0 ? '' : `Line ${line}: `;
  return new DeskError('invalid_input', `${where}${what}. Nothing was imported.`, {
    remedy: what.includes('import limit')
      ? 'Give it in smaller parts: an export is one conversation a line.'
      : 'Give a JSONL export of conversations: one JSON object a line.',
  });
}
