import { setImmediate as turn } from 'node:timers/promises';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Effect, Message, ToolCall } from '@shared/contract/sessions.ts';
import {
  contentText,
  decodeContent,
  decodeObject,
  decodeToolCalls,
  encodeContent,
  encodeToolCalls,
  num,
  parseJson,
  pythonDumps,
  seconds,
  str,
} from './encoding.ts';
import { keepEffectAside, withEffectsAside } from './effects.ts';
import type { LineageMap } from './lineage.ts';
import { activeSql, messageColumns, toMessage, visibleSql, withEffect } from './rows.ts';
import { unknownSession } from './session-rows.ts';
import { PATIENCE, type SqlRow, type SqlValues, type StateDb } from './state-db.ts';

/** A message to store. What is left out is stored as NULL. */
export interface NewMessage {
  /** `session_meta` is a line for the person that no model is sent. */
  readonly role: 'user' | 'assistant' | 'tool' | 'system' | 'session_meta';
  /** Text, or the parts of a message with pictures as the provider's API has them. */
  readonly content: string | Json[] | null;
  /** The exact text sent to the model, where it differs from `content`; replayed verbatim. */
  readonly apiContent?: string | null;
  readonly toolCalls?: readonly ToolCall[];
  readonly toolCallId?: string | null;
  readonly toolName?: string | null;
  readonly reasoning?: string | null;
  /** Opaque reasoning items that a provider wants back, as JSON. */
  readonly reasoningDetails?: Json;
  readonly finishReason?: string | null;
  readonly tokenCount?: number | null;
  readonly displayKind?: string | null;
  readonly displayMetadata?: Readonly<Record<string, Json>> | null;
  /** What a tool row did to memory or skills. */
  readonly effect?: Effect | null;
  /** Milliseconds; now when left out. */
  readonly time?: number;
}

/** What may still change in a stored row: a streaming answer grows, a row is given its effect. */
export interface MessagePatch {
  readonly content?: string | Json[] | null;
  readonly apiContent?: string | null;
  readonly toolCalls?: readonly ToolCall[];
  readonly reasoning?: string | null;
  readonly reasoningDetails?: Json;
  readonly finishReason?: string | null;
  readonly tokenCount?: number | null;
  readonly displayKind?: string | null;
  readonly effect?: Effect | null;
}

/** A message as it is sent to the model again. */
export interface ReplayMessage {
  readonly id: number;
  readonly role: string;
  /** The bytes that were sent (`api_content`) where they are known, else the content. */
  readonly content: string | Json[] | null;
  /** The content as a person sees it, without what rode on it. */
  readonly shown: string;
  readonly toolCalls: readonly ToolCall[];
  readonly toolCallId: string | null;
  readonly toolName: string | null;
  readonly finishReason: string | null;
  readonly displayKind: string | null;
  /** Only on assistant messages. */
  readonly reasoning: string | null;
  readonly reasoningDetails: Json;
  /** Written by a compaction in the place of older messages. */
  readonly summary: boolean;
}

/** Tells whether rows read before are still what is on disk. */
export interface ReplayMark {
  readonly version: number;
  readonly newest: number;
}

export interface MessagesPage {
  readonly messages: Message[];
  readonly hasBefore: boolean;
  readonly hasAfter: boolean;
  readonly total: number;
  /** How many messages stand before the page; only of a page `around` a message. */
  readonly start?: number;
}

export interface PageOptions {
  readonly before?: number | undefined;
  readonly around?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
}

/** finish_reason of an assistant row that is still being streamed: what a crash leaves is seen to be half done. */
export const STREAMING = 'incomplete';

export interface MessagesDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly now: () => number;
  /** Throws when a live lock or another program's turn forbids changing what is already there. */
  readonly refuseIfHeld: (session: string) => void;
}

/** Messages read before everything else gets its turn. */
const READ_ROWS = 200;

/** The rows of `messages`: appending, paging, replay and rewinding. */
export class Messages {
  readonly #deps: MessagesDeps;

  constructor(deps: MessagesDeps) {
    this.#deps = deps;
  }

  /**
   * Stores messages in one transaction together with the session's counters and resolves with their ids when they are on
   * disk. Appending to a session that a compression closed goes to its continuation, or opens it again when there is none.
   * `also` runs in the same transaction, with the session that was written to and the id of the last row.
   */
  async append(
    session: string,
    messages: readonly NewMessage[],
    also: (target: string, last: number) => void = () => undefined,
  ): Promise<number[]> {
    const { db, now } = this.#deps;
    return db.write(() => {
      const target = this.#openForWriting(session, messages);
      const start = seconds(now());
      let calls = 0;
      const inserted = messages.map((message, i) => {
        calls += message.toolCalls?.length ?? 0;
        const time = message.time === undefined ? start + i * 1e-6 : seconds(message.time);
        const row = { session_id: target, timestamp: time, active: 1, ...this.#values(message) };
        const id = db.insert('messages', row);
        keepEffectAside(db, id, message.effect);
        return id;
      });
      db.run(
        `UPDATE sessions SET message_count = COALESCE(message_count, 0) + ?,
           tool_call_count = COALESCE(tool_call_count, 0) + ? WHERE id = ?`,
        messages.filter((m) => m.role !== 'session_meta').length,
        calls,
        target,
      );
      this.#touch(target, start);
      also(target, inserted.at(-1) ?? 0);
      return inserted;
    }, PATIENCE.transcript);
  }

  /** Changes a stored row; fields left out stay. Throws `not_found`. */
  async update(id: number, patch: MessagePatch): Promise<Message> {
    const { db } = this.#deps;
    await db.write(() => {
      const old = db.get('SELECT * FROM messages WHERE id = ?', id);
      if (!old) throw unknownMessage(id);
      const calls = patch.toolCalls;
      db.update('messages', this.#values(patch, decodeObject(old['display_metadata'])), 'id = ?', id);
      keepEffectAside(db, id, patch.effect);
      if (calls) {
        const added = calls.length - decodeToolCalls(old['tool_calls']).length;
        db.run(
          'UPDATE sessions SET tool_call_count = COALESCE(tool_call_count, 0) + ? WHERE id = ?',
          added,
          old['session_id'],
        );
      }
    }, PATIENCE.transcript);
    return this.byId(id);
  }

  /** Messages as stored, whether visible or not, with turns for everything else between many. Throws `not_found`. */
  async byIds(ids: readonly number[]): Promise<Message[]> {
    const found: Message[] = [];
    for (const [i, id] of ids.entries()) {
      if (i > 0 && i % READ_ROWS === 0) await turn();
      found.push(this.byId(id));
    }
    return found;
  }

  /** One message as stored, whether visible or not. Throws `not_found`. */
  byId(id: number): Message {
    const { db } = this.#deps;
    const row = db.get(`SELECT ${messageColumns(db, 'm')} FROM messages m WHERE m.id = ?`, id);
    if (!row) throw unknownMessage(id);
    return withEffectsAside(db, [toMessage(row)])[0] ?? toMessage(row);
  }

  /** A page of what a person sees of the conversation, over all parts of its lineage, ordered by id. */
  page(session: string, options: PageOptions): MessagesPage {
    const lineage = this.#deps.lineages.of(session);
    if (!lineage) throw unknownSession(session);
    const ids = lineage.chain.map((c) => c.id);
    const { limit } = options;
    const half = Math.floor(limit / 2);
    const pivot = options.around ?? options.after ?? options.before;
    const wantsBefore = options.around !== undefined ? half : options.after !== undefined ? 0 : limit;
    const wantsAfter = options.around !== undefined ? limit - half : options.after !== undefined ? limit : 0;
    const from = options.after !== undefined && options.around === undefined ? options.after + 1 : (pivot ?? Infinity);
    const before = this.#take(ids, '<', from, wantsBefore + 1);
    const after = this.#take(ids, '>=', from, wantsAfter + 1);
    return {
      messages: withEffectsAside(this.#deps.db, [
        ...before.slice(0, wantsBefore).reverse(),
        ...after.slice(0, wantsAfter),
      ]),
      hasBefore: before.length > wantsBefore,
      hasAfter: after.length > wantsAfter,
      total: this.#count(ids),
      ...(options.around === undefined ? {} : { start: this.#count(ids, before[wantsBefore - 1]?.id ?? 0) }),
    };
  }

  /** What the model is sent again: the live rows, in order, of the part of the conversation that goes on. */
  replay(named: string): ReplayMessage[] {
    const { db } = this.#deps;
    const session = this.#goesOn(named);
    return db
      .all(`SELECT * FROM messages m WHERE m.session_id = ? AND ${activeSql(db, 'm')} ORDER BY m.id`, session)
      .map(toReplay);
  }

  /**
   * Changes when the live rows of the part that goes on may have changed other than by `append`, `rewind`, `update` and
   * compaction of this process: `version` with every commit of another program, `newest` (the highest id) with every new row.
   */
  replayMark(named: string): ReplayMark {
    const { db } = this.#deps;
    const newest = db.get('SELECT MAX(id) AS id FROM messages WHERE session_id = ?', this.#goesOn(named))?.['id'];
    return { version: db.dataVersion(), newest: num(newest) };
  }

  /**
   * Takes the live rows with an id of at least `from` out of the conversation (they stay on disk, inactive) and counts
   * again. Returns them. Throws `busy` while another program works on the conversation.
   */
  async rewind(named: string, from: number): Promise<Message[]> {
    const { db } = this.#deps;
    const session = this.#goesOn(named);
    const ids = await db.write(() => {
      if (!db.get('SELECT 1 FROM sessions WHERE id = ?', session)) throw unknownSession(session);
      this.#deps.refuseIfHeld(session);
      if (!db.has('messages', 'active')) throw cannotRewind(db.file);
      const gone = db
        .all(`SELECT m.id FROM messages m WHERE m.session_id = ? AND m.id >= ? AND m.active IS NOT 0`, session, from)
        .map((r) => num(r['id']));
      db.run('UPDATE messages SET active = 0 WHERE session_id = ? AND id >= ? AND active IS NOT 0', session, from);
      this.#recount(session);
      if (db.has('sessions', 'rewind_count')) {
        db.run('UPDATE sessions SET rewind_count = COALESCE(rewind_count, 0) + 1 WHERE id = ?', session);
      }
      return gone;
    }, PATIENCE.transcript);
    return this.byIds(ids);
  }

  /** Whether the last turn never came to its end: no answer, a call without result, or an answer cut off. */
  halfDone(named: string): boolean {
    const { db } = this.#deps;
    const session = this.#goesOn(named);
    const last = db.get(
      `SELECT m.role, m.tool_calls, m.finish_reason FROM messages m
         WHERE m.session_id = ? AND m.role <> 'session_meta' AND ${activeSql(db, 'm')} ORDER BY m.id DESC LIMIT 1`,
      session,
    );
    if (!last) return false;
    if (last['role'] === 'user' || last['role'] === 'tool') return true;
    if (last['role'] !== 'assistant') return false;
    return decodeToolCalls(last['tool_calls']).length > 0 || last['finish_reason'] === STREAMING;
  }

  #goesOn(session: string): string {
    return this.#deps.lineages.of(session)?.tip.id ?? session;
  }

  #take(sessions: readonly string[], side: '<' | '>=', pivot: number, limit: number): Message[] {
    if (limit <= 1 && side === '>=' && pivot === Infinity) return [];
    const { db } = this.#deps;
    const order = side === '<' ? 'DESC' : 'ASC';
    const bound = Number.isFinite(pivot) ? pivot : Number.MAX_SAFE_INTEGER;
    const sql = `SELECT ${messageColumns(db, 'm')} FROM messages m
      WHERE m.session_id = ? AND m.id ${side} ? AND ${visibleSql(db, 'm')} ORDER BY m.id ${order} LIMIT ?`;
    const found = sessions.flatMap((s) => db.all(sql, s, bound, limit)).map(toMessage);
    if (sessions.length > 1) found.sort((a, b) => (side === '<' ? b.id - a.id : a.id - b.id));
    return found.slice(0, limit);
  }

  /** How many messages a person sees, all or those before an id. */
  #count(sessions: readonly string[], below = Number.MAX_SAFE_INTEGER): number {
    const { db } = this.#deps;
    const sql = `SELECT COUNT(*) AS n FROM messages m WHERE m.session_id = ? AND m.id < ? AND ${visibleSql(db, 'm')}`;
    return sessions.reduce((n, s) => n + num(db.get(sql, s, below)?.['n']), 0);
  }

  /** The id to append to. Inside the transaction, so that a compression by another program cannot come between. */
  #openForWriting(session: string, messages: readonly NewMessage[]): string {
    const { db } = this.#deps;
    let target = session;
    let row = db.get('SELECT ended_at, end_reason FROM sessions WHERE id = ?', target);
    if (!row) throw unknownSession(session);
    if (row['ended_at'] !== null && row['end_reason'] === 'compression') {
      target = this.#deps.lineages.of(session)?.tip.id ?? session;
      row = db.get('SELECT ended_at, end_reason FROM sessions WHERE id = ?', target) ?? row;
    }
    const resumed = row['end_reason'] === 'compression' || messages.some((m) => m.role === 'user');
    if (row['ended_at'] !== null && resumed) {
      db.run('UPDATE sessions SET ended_at = NULL, end_reason = NULL WHERE id = ?', target);
    }
    if (db.has('sessions', 'auto_archived') && messages.some((m) => m.role === 'user')) {
      db.run('UPDATE sessions SET archived = 0, auto_archived = 0 WHERE id = ? AND auto_archived = 1', target);
    }
    return target;
  }

  #touch(session: string, time: number): void {
    const { db } = this.#deps;
    if (!db.has('sessions', 'last_activity_at')) return;
    db.run(
      'UPDATE sessions SET last_activity_at = ? WHERE id = ? AND COALESCE(last_activity_at, 0) < ?',
      time,
      session,
      time,
    );
  }

  #recount(session: string): void {
    const { db } = this.#deps;
    const rows = db.all(
      `SELECT m.tool_calls FROM messages m WHERE m.session_id = ? AND ${activeSql(db, 'm')}`,
      session,
    );
    const calls = rows.reduce((n, r) => n + decodeToolCalls(r['tool_calls']).length, 0);
    db.update('sessions', { message_count: rows.length, tool_call_count: calls }, 'id = ?', session);
  }

  #values(m: Partial<NewMessage>, metadata: Record<string, unknown> | null = null): SqlValues {
    const shown = withEffect(m.displayMetadata ? { ...m.displayMetadata } : metadata, m.effect ?? null);
    const writesMetadata = m.displayMetadata !== undefined || m.effect !== undefined;
    return {
      role: m.role,
      content: m.content === undefined ? undefined : encodeContent(m.content),
      api_content: m.apiContent,
      tool_calls: m.toolCalls === undefined ? undefined : encodeToolCalls(m.toolCalls),
      tool_call_id: m.toolCallId,
      tool_name: m.toolName,
      reasoning: m.reasoning,
      reasoning_details: m.reasoningDetails == null ? undefined : pythonDumps(m.reasoningDetails),
      finish_reason: m.finishReason,
      token_count: m.tokenCount,
      display_kind: m.displayKind,
      display_metadata: writesMetadata ? (shown === null ? null : pythonDumps(shown)) : undefined,
    };
  }
}

function toReplay(row: SqlRow): ReplayMessage {
  const assistant = row['role'] === 'assistant';
  const content = decodeContent(row['content']);
  return {
    id: num(row['id']),
    role: str(row['role']) ?? 'unknown',
    content:
      str(row['api_content']) ??
      (Array.isArray(content) ? (content as Json[]) : content === null ? null : text(content)),
    shown: contentText(content),
    toolCalls: decodeToolCalls(row['tool_calls']),
    toolCallId: str(row['tool_call_id']),
    toolName: str(row['tool_name']),
    finishReason: str(row['finish_reason']),
    displayKind: str(row['display_kind']),
    reasoning: assistant ? (str(row['reasoning']) ?? str(row['reasoning_content'])) : null,
    reasoningDetails: assistant ? ((parseJson(row['reasoning_details']) as Json | undefined) ?? null) : null,
    summary: row['_compressed_summary'] === 1,
  };
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function unknownMessage(id: number): DeskError {
  return new DeskError('not_found', `There is no message ${id}.`, { remedy: 'Load the conversation again.' });
}

function cannotRewind(file: string): DeskError {
  return new DeskError('refused', `${file} is too old to take messages back: its rows cannot be marked inactive.`, {
    remedy: 'Start a current Hermes once on this home; it brings the file up to date.',
    file,
  });
}
