import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { copyEffectAside } from './effects.ts';
import { cellTime, decodeToolCalls, num, seconds, str } from './encoding.ts';
import type { LineageMap } from './lineage.ts';
import { mergeModelConfig, writePrompt } from './prompts.ts';
import { PATIENCE, type SqlRow, type StateDb } from './state-db.ts';

/** What takes the place of older messages, all in one transaction. */
export interface Compaction {
  /** Live rows whose place the summary takes: they leave the prompt and stay searchable. In order. */
  readonly summarised: readonly number[];
  /** Live rows that stand behind the summary, in the order wanted. Rows that are newer than all named here follow them. */
  readonly carried: readonly number[];
  readonly summary: { readonly role: 'user' | 'assistant'; readonly content: string };
  /** The system prompt from now on; null leaves the one there is. */
  readonly prompt: string | null;
  /** Keys for `model_config`. */
  readonly config: Readonly<Record<string, Json>>;
  /** A line for the person, right behind the summary; null for none. */
  readonly note: { readonly content: string; readonly displayKind: string } | null;
}

/** How the compressions of a session have gone. */
export interface CompressionState {
  /** Milliseconds since 1970 until which none is tried by itself; null for no such time. */
  readonly cooldownUntil: number | null;
  /** Why the last one failed; null when it did not. */
  readonly error: string | null;
  /** Failures in succession. */
  readonly failures: number;
  /** Compressions in succession that gained nothing. */
  readonly ineffective: number;
}

/** Ids of the rows a compaction changed and added. */
export interface Compacted {
  readonly summarised: readonly number[];
  readonly moved: readonly number[];
  readonly added: readonly number[];
}

const fresh: CompressionState = { cooldownUntil: null, error: null, failures: 0, ineffective: 0 };

/** Columns a copy of a row gets anew: by the database, by its triggers, or by Hermes. */
const ownColumns = ['id', 'display_identity', 'display_order', 'message_uid'];

export interface CompactionsDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly now: () => number;
  /** Throws when another program works on the conversation. */
  readonly refuseIfHeld: (session: string) => void;
}

/**
 * Compaction in place, as Hermes does it: the session keeps its id, summarised rows become `active=0, compacted=1`, the
 * summary is a new row with `_compressed_summary`, and the rows behind it are copied so that they come after it, their
 * originals `active=0, compacted=0`. The same text may so stand in both generations.
 */
export class Compactions {
  readonly #deps: CompactionsDeps;
  /** For files that have no column for it. */
  readonly #states = new Map<string, CompressionState>();

  constructor(deps: CompactionsDeps) {
    this.#deps = deps;
  }

  /** Carries a compaction out, all or nothing. Throws `conflict` when the rows are not what they were, `busy`, `refused`. */
  compact(named: string, compaction: Compaction): Promise<Compacted> {
    const { db, now, refuseIfHeld } = this.#deps;
    const session = this.#tip(named);
    return db.write(() => {
      refuseIfHeld(session);
      if (!db.has('messages', 'active') || !db.has('messages', 'compacted')) throw tooOld(db.file);
      const live = db.all(
        'SELECT * FROM messages m WHERE m.session_id = ? AND m.active IS NOT 0 ORDER BY m.id',
        session,
      );
      const carried = toCarry(live, compaction);
      this.#mark(compaction.summarised, { active: 0, compacted: 1 });
      const summary = this.#insertSummary(session, live, compaction);
      const note = compaction.note === null ? [] : [this.#insertNote(session, compaction.note)];
      const copies = carried.map((id) => this.#copy(id));
      this.#mark(carried, { active: 0, compacted: 0 });
      if (compaction.prompt === null) mergeModelConfig(db, session, compaction.config);
      else writePrompt(db, session, compaction.prompt, now(), compaction.config);
      this.#recount(session);
      return { summarised: compaction.summarised, moved: carried, added: [summary, ...note, ...copies] };
    }, PATIENCE.transcript);
  }

  state(named: string): CompressionState {
    const { db } = this.#deps;
    const session = this.#tip(named);
    if (!db.has('sessions', 'compression_ineffective_count')) return this.#states.get(session) ?? fresh;
    const row = db.get('SELECT * FROM sessions WHERE id = ?', session) ?? {};
    return {
      cooldownUntil: cellTime(row['compression_failure_cooldown_until']),
      error: str(row['compression_failure_error']),
      failures: num(row['compression_fallback_streak']),
      ineffective: num(row['compression_ineffective_count']),
    };
  }

  async setState(named: string, state: CompressionState): Promise<void> {
    const { db } = this.#deps;
    const session = this.#tip(named);
    this.#states.set(session, state);
    await db.write(() => {
      const values = {
        compression_failure_cooldown_until: state.cooldownUntil === null ? null : seconds(state.cooldownUntil),
        compression_failure_error: state.error,
        compression_fallback_streak: state.failures,
        compression_ineffective_count: state.ineffective,
      };
      db.update('sessions', values, 'id = ?', session);
    });
  }

  #tip(named: string): string {
    return this.#deps.lineages.of(named)?.tip.id ?? named;
  }

  #mark(ids: readonly number[], flags: Readonly<Record<'active' | 'compacted', number>>): void {
    for (const id of ids) this.#deps.db.update('messages', flags, 'id = ?', id);
  }

  /** The summary stands in time where the last row it tells of stood. */
  #insertSummary(session: string, live: readonly SqlRow[], { summary, summarised }: Compaction): number {
    const { db } = this.#deps;
    const last = live.find((row) => row['id'] === summarised.at(-1));
    return db.insert('messages', {
      session_id: session,
      timestamp: last?.['timestamp'],
      active: 1,
      role: summary.role,
      content: summary.content,
      _compressed_summary: 1,
    });
  }

  #insertNote(session: string, { content, displayKind }: NonNullable<Compaction['note']>): number {
    const { db, now } = this.#deps;
    return db.insert('messages', {
      session_id: session,
      timestamp: seconds(now()),
      active: 1,
      role: 'session_meta',
      content,
      display_kind: displayKind,
    });
  }

  #copy(id: number): number {
    const { db } = this.#deps;
    const columns = [...db.columns('messages')].filter((column) => !ownColumns.includes(column));
    const names = columns.map((column) => `"${column}"`).join(', ');
    db.run(`INSERT INTO messages (${names}) SELECT ${names} FROM messages WHERE id = ?`, id);
    const copy = num(db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
    copyEffectAside(db, id, copy);
    return copy;
  }

  #recount(session: string): void {
    const { db } = this.#deps;
    const rows = db.all(
      `SELECT m.tool_calls FROM messages m WHERE m.session_id = ? AND m.active IS NOT 0 AND m.role <> 'session_meta'`,
      session,
    );
    const calls = rows.reduce((sum, row) => sum + decodeToolCalls(row['tool_calls']).length, 0);
    db.update('sessions', { message_count: rows.length, tool_call_count: calls }, 'id = ?', session);
  }
}

/** The rows to copy: those named, then newer ones, and the notes that stand among them. Throws `conflict`. */
function toCarry(live: readonly SqlRow[], { summarised, carried }: Compaction): number[] {
  const there = new Set(live.map((row) => num(row['id'])));
  const first = summarised[0];
  if (first === undefined || [...summarised, ...carried].some((id) => !there.has(id))) throw changed();
  const named = new Set([...summarised, ...carried]);
  const lastSummarised = Math.max(...summarised);
  const tail = carried.filter((id) => id > lastSummarised);
  const rest = live.filter((row) => !named.has(num(row['id'])) && num(row['id']) > first);
  const follow = rest.filter((row) => num(row['id']) > Math.min(...tail, Math.max(...named)));
  if (rest.some((row) => row['role'] !== 'session_meta' && !follow.includes(row))) throw changed();
  const moved = new Set(carried.filter((id) => id <= lastSummarised));
  return [...moved, ...[...tail, ...follow.map((row) => num(row['id']))].sort((a, b) => a - b)];
}

function changed(): DeskError {
  return new DeskError('conflict', 'The conversation changed while it was being summarised; it was left as it is.', {
    remedy: 'Try again.',
  });
}

function tooOld(file: string): DeskError {
  return new DeskError('refused', `${file} is too old to be compressed: its rows cannot be marked inactive.`, {
    remedy: 'Start a current Hermes once on this home; it brings the file up to date.',
    file,
  });
}
