import type { Effect, Message } from '@shared/contract/sessions.ts';
import { cellTime, contentText, decodeContent, decodeObject, decodeToolCalls, num, str } from './encoding.ts';
import type { SqlRow, StateDb } from './state-db.ts';

/** Columns of `messages` that the contract's Message is made of. */
const shownColumns = [
  'id',
  'session_id',
  'role',
  'content',
  'reasoning',
  'reasoning_content',
  'tool_calls',
  'tool_call_id',
  'tool_name',
  'timestamp',
  'finish_reason',
  'active',
  'compacted',
  'display_kind',
  'display_metadata',
];

/** The columns of a Message that this file has, qualified with `alias`. */
export function messageColumns(db: StateDb, alias: string): string {
  const there = db.columns('messages');
  return shownColumns
    .filter((c) => there.has(c))
    .map((c) => `${alias}.${c}`)
    .join(', ');
}

/**
 * SQL that is true for rows a person may see: live or summarised away, not rewound, not hidden, no bookkeeping. A NULL
 * `active` counts as live (files of some builds have it nullable).
 */
export function visibleSql(db: StateDb, alias: string): string {
  const note = db.has('messages', 'display_kind') ? ` OR ${alias}.display_kind IS NOT NULL` : '';
  const conditions = [`(${alias}.role <> 'session_meta'${note})`];
  if (db.has('messages', 'active')) {
    const compacted = db.has('messages', 'compacted') ? ` OR ${alias}.compacted = 1` : '';
    conditions.push(`(${alias}.active IS NOT 0${compacted})`);
  }
  if (db.has('messages', 'display_kind')) conditions.push(`${alias}.display_kind IS NOT 'hidden'`);
  return conditions.join(' AND ');
}

/** SQL that is true for rows that are neither compacted away nor rewound, bookkeeping among them. */
export function liveSql(db: StateDb, alias: string): string {
  return db.has('messages', 'active') ? `${alias}.active IS NOT 0` : '1';
}

/** SQL that is true for rows that are in the prompt: live, and no bookkeeping. */
export function activeSql(db: StateDb, alias: string): string {
  return `${liveSql(db, alias)} AND ${alias}.role <> 'session_meta'`;
}

/**
 * A row of `messages` as the contract has it. Cells that cannot be read become empty, never an error. Hermes' bookkeeping
 * role is a `note` there: a line of the app's own that no model is sent.
 */
export function toMessage(row: SqlRow): Message {
  const stored = str(row['role']) ?? 'unknown';
  const role = stored === 'session_meta' ? 'note' : stored;
  return {
    id: num(row['id']),
    session: String(row['session_id']),
    role,
    content: contentText(decodeContent(row['content'])),
    reasoning: str(row['reasoning']) ?? str(row['reasoning_content']),
    toolCalls: decodeToolCalls(row['tool_calls']),
    toolCallId: str(row['tool_call_id']),
    toolName: str(row['tool_name']),
    time: cellTime(row['timestamp']) ?? 0,
    finishReason: str(row['finish_reason']),
    active: row['active'] !== 0,
    compacted: row['compacted'] === 1,
    displayKind: str(row['display_kind']),
    effect: effectOf(row['display_metadata']),
  };
}

/** The `display_metadata` object that carries an effect, merged into what is there already. */
export function withEffect(
  metadata: Record<string, unknown> | null,
  effect: Effect | null,
): Record<string, unknown> | null {
  if (effect === null) return metadata;
  const { journal, staged, skills = [] } = effect;
  if (journal.length + staged.length + skills.length === 0) return metadata;
  return { ...metadata, desk: { journal, staged, ...(skills.length === 0 ? {} : { skills }) } };
}

/** The effect in a `display_metadata` cell; null when it has none. */
export function effectOf(cell: unknown): Effect | null {
  const desk = decodeObject(cell)?.['desk'];
  if (desk === null || typeof desk !== 'object') return null;
  const { journal, staged, skills } = desk as { journal?: unknown; staged?: unknown; skills?: unknown };
  const texts = (list: unknown): string[] =>
    Array.isArray(list) ? list.filter((s): s is string => typeof s === 'string') : [];
  const changes = texts(skills);
  return {
    journal: Array.isArray(journal) ? journal.filter((n): n is number => Number.isInteger(n)) : [],
    staged: texts(staged),
    ...(changes.length === 0 ? {} : { skills: changes }),
  };
}
