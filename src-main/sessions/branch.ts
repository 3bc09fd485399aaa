import { DeskError } from '@shared/contract/errors.ts';
import { copyEffectAside } from './effects.ts';
import {
  contentText,
  decodeContent,
  decodeObject,
  decodeToolCalls,
  num,
  pythonDumps,
  seconds,
  str,
} from './encoding.ts';
import type { Lineage, LineageMap } from './lineage.ts';
import { newSessionId } from './manage.ts';
import { promptValues, readPrompt } from './prompts.ts';
import { visibleSql } from './rows.ts';
import { titleOf, unknownSession } from './session-rows.ts';
import { PATIENCE, type SqlRow, type StateDb } from './state-db.ts';
import type { Titles } from './titles.ts';

export interface BranchDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly titles: Titles;
  readonly now: () => number;
}

/** Where a conversation branches. */
export interface BranchPoint {
  /** The last message the branch has; one of the person's stays behind and is handed back. Null: all there is. */
  readonly message: number | null;
  readonly source: 'desktop' | 'cli';
}

export interface Branch {
  readonly id: string;
  /** The person's words at which it branched, to be written anew; empty when it branched behind an answer. */
  readonly words: string;
}

/** What a branch has of the session it comes from: how it was asked and where, not who it talked to elsewhere. */
const inherited = [
  'model',
  'cwd',
  'git_branch',
  'git_repo_root',
  'billing_provider',
  'billing_base_url',
  'billing_mode',
  'tool_names',
  'profile_name',
];

/** Columns a copied message gets anew: by the database, by its triggers, or by Hermes. */
const ownColumns = ['id', 'session_id', 'display_identity', 'display_order', 'message_uid', 'active', 'compacted'];

/** Keys of `model_config` that are true of one session alone. */
const ownKeys = ['_delegate_from', '_reset_from', 'desk_title', '_desk_usage_anchor'];

/**
 * Begins a conversation of its own that has a copy of another up to a message, as Hermes does it: `parent_session_id` and the marker
 * `_branched_from` name where it comes from, and its system prompt is the same to the byte, so that the provider's cache still holds. The
 * conversation it comes from stays open. Throws `not_found`, and `refused` when nothing would be copied.
 */
export function branchSession(deps: BranchDeps, named: string, point: BranchPoint): Promise<Branch> {
  const { db, lineages, titles, now } = deps;
  const id = newSessionId(now());
  return db.write(() => {
    const lineage = lineages.of(named);
    if (!lineage) throw unknownSession(named);
    const { tip } = lineage;
    const { rows, words } = cut(rowsOf(db, lineage, point.message), point.message);
    if (rows.length === 0) throw nothingBefore();
    const parent = db.get('SELECT * FROM sessions WHERE id = ?', tip.id) ?? {};
    const frozenAt = readPrompt(db, tip.id)?.frozenAt ?? now();
    const prompt = readPrompt(db, tip.id)?.text ?? '';
    const config = Object.fromEntries(
      Object.entries(decodeObject(parent['model_config']) ?? {}).filter(([key]) => !ownKeys.includes(key)),
    );
    const start = seconds(now());
    db.insert('sessions', {
      ...Object.fromEntries(inherited.map((column) => [column, parent[column]])),
      id,
      source: point.source,
      created_source: point.source,
      model_config: pythonDumps({ ...config, _branched_from: tip.id, desk_frozen_at: seconds(frozenAt) }),
      parent_session_id: tip.id,
      started_at: start,
      last_activity_at: start,
      ...promptValues(db, prompt),
    });
    copyRows(db, id, rows);
    const title = titleOf(lineage);
    const first = rows.find((row) => row['role'] === 'user');
    if (title !== null) titles.automaticNow(id, titles.next(title), 'llm');
    else titles.automaticNow(id, contentText(decodeContent(first?.['content'])), 'derived');
    return { id, words };
  }, PATIENCE.transcript);
}

/** The rows a branch begins with: what the model is sent now, or what was said where the message is summarised away since. */
function rowsOf(db: StateDb, { tip, chain }: Lineage, message: number | null): SqlRow[] {
  const live = db.all('SELECT * FROM messages m WHERE m.session_id = ? AND m.active IS NOT 0 ORDER BY m.id', tip.id);
  if (message === null || live.some((row) => row['id'] === message)) return live;
  const sql = `SELECT * FROM messages m WHERE m.session_id = ? AND m.id <= ? AND ${visibleSql(db, 'm')}`;
  const last = lastOf(db, chain, message);
  return chain
    .flatMap((cell) => db.all(sql, cell.id, last))
    .filter((row) => row['_compressed_summary'] !== 1)
    .sort((a, b) => num(a['id']) - num(b['id']));
}

/** The newest of the results that belong to a message, or itself. */
function lastOf(db: StateDb, chain: Lineage['chain'], message: number): number {
  const next = chain
    .flatMap((cell) =>
      db.all(
        `SELECT m.id, m.role FROM messages m WHERE m.session_id = ? AND m.id > ? AND m.role IN ('user', 'assistant')
          ORDER BY m.id LIMIT 1`,
        cell.id,
        message,
      ),
    )
    .map((row) => num(row['id']));
  return next.length === 0 ? Number.MAX_SAFE_INTEGER : Math.min(...next) - 1;
}

/** Cuts behind a message and the results of its calls, or before it where it is the person's; never between a call and its result. */
function cut(all: readonly SqlRow[], message: number | null): { rows: readonly SqlRow[]; words: string } {
  if (message === null) return { rows: withoutOpenCalls(all), words: '' };
  const at = all.findIndex((row) => row['id'] === message);
  const row = all[at];
  if (row === undefined) {
    throw new DeskError('not_found', `There is no message ${String(message)} in this conversation.`, {
      remedy: 'Load the conversation again.',
    });
  }
  if (row['role'] === 'user') {
    return { rows: withoutOpenCalls(all.slice(0, at)), words: contentText(decodeContent(row['content'])) };
  }
  let end = at + 1;
  while (all[end]?.['role'] === 'tool') end += 1;
  return { rows: withoutOpenCalls(all.slice(0, end)), words: '' };
}

function withoutOpenCalls(rows: readonly SqlRow[]): readonly SqlRow[] {
  const answered = new Set(rows.map((row) => str(row['tool_call_id'])));
  const open = rows.findIndex((row) => decodeToolCalls(row['tool_calls']).some((call) => !answered.has(call.id)));
  return open < 0 ? rows : rows.slice(0, open);
}

function copyRows(db: StateDb, session: string, rows: readonly SqlRow[]): void {
  const columns = [...db.columns('messages')].filter((column) => !ownColumns.includes(column));
  let calls = 0;
  for (const row of rows) {
    calls += decodeToolCalls(row['tool_calls']).length;
    const copied = Object.fromEntries(columns.map((column) => [column, row[column]]));
    const copy = db.insert('messages', { ...copied, session_id: session, active: 1, compacted: 0 });
    copyEffectAside(db, num(row['id']), copy);
  }
  const counted = rows.filter((row) => row['role'] !== 'session_meta').length;
  db.update('sessions', { message_count: counted, tool_call_count: calls }, 'id = ?', session);
}

function nothingBefore(): DeskError {
  return new DeskError('refused', 'Nothing stands before this message, so there is nothing to branch from.', {
    remedy: 'Begin a new session instead.',
  });
}
