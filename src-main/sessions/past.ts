import { setImmediate as turn } from 'node:timers/promises';
import { cellTime, contentText, decodeContent, decodeObject, decodeToolCalls, num, str } from './encoding.ts';
import { FROZEN_AT, promptSql } from './prompts.ts';
import type { SqlRow, StateDb } from './state-db.ts';

/** A system prompt that a model was told. Times are milliseconds since 1970. */
export interface ToldPrompt {
  readonly text: string;
  /** When its session began: no prompt after this one is of an earlier session. */
  readonly started: number;
  /** When it had been told at the latest: a prompt may be rebuilt while its session goes on, and not every program says when. */
  readonly by: number;
}

/** A finished call of a tool, as the conversation stored it. */
export interface PastCall {
  readonly session: string;
  /** Id of the message that called. */
  readonly message: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  /** JSON as the model wrote it. */
  readonly arguments: string;
  /** The answer as stored. */
  readonly result: string;
}

/** Rows that are read between two pauses. */
const STEP = { prompts: 20, messages: 2000 } as const;

/**
 * What was told and done in conversations long ago, oldest first. It reads the whole file in short steps with pauses, so that it may
 * run behind anything else; it throws what the file throws, also when that is closed meanwhile.
 */
export class Past {
  readonly #db: StateDb;

  constructor(db: StateDb) {
    this.#db = db;
  }

  /** Every stored system prompt, that of the oldest session first. */
  async *prompts(): AsyncGenerator<ToldPrompt> {
    const db = this.#db;
    const prompt = promptSql(db);
    let after: readonly [number, string] = [-1, ''];
    for (;;) {
      const rows = db.all(
        `SELECT s.id, s.started_at, s.model_config, ${prompt} AS prompt FROM sessions s
          WHERE (s.started_at, s.id) > (?, ?) AND ${prompt} IS NOT NULL ORDER BY s.started_at, s.id LIMIT ?`,
        ...after,
        STEP.prompts,
      );
      for (const row of rows) {
        const started = cellTime(row['started_at']);
        const text = str(row['prompt']);
        if (started !== null && text !== null) yield { text, started, by: this.#toldBy(row, started) };
      }
      const last = rows.at(-1);
      if (last === undefined) return;
      after = [num(last['started_at']), String(last['id'])];
      await turn();
    }
  }

  #toldBy(row: SqlRow, started: number): number {
    const frozen = cellTime(decodeObject(row['model_config'])?.[FROZEN_AT]);
    if (frozen !== null) return frozen;
    const last = this.#db.get('SELECT MAX(timestamp) AS last FROM messages WHERE session_id = ?', String(row['id']));
    return Math.max(started, cellTime(last?.['last']) ?? started);
  }

  /** Every call of the tool `name` that was answered, the oldest first. */
  async *calls(name: string): AsyncGenerator<PastCall> {
    const db = this.#db;
    if (!db.has('messages', 'tool_calls') || !db.has('messages', 'tool_call_id')) return;
    const end = num(db.get('SELECT MAX(id) AS last FROM messages')?.['last']);
    for (let from = 0; from < end; from += STEP.messages) {
      const rows = db.all(
        `SELECT m.id, m.session_id, m.timestamp, m.tool_calls FROM messages m
          WHERE m.id > ? AND m.id <= ? AND m.role = 'assistant' AND instr(m.tool_calls, ?) > 0 ORDER BY m.id`,
        from,
        from + STEP.messages,
        JSON.stringify(name),
      );
      for (const row of rows) yield* this.#answered(row, name);
      await turn();
    }
  }

  *#answered(row: SqlRow, name: string): Generator<PastCall> {
    const time = cellTime(row['timestamp']);
    const session = String(row['session_id']);
    const message = num(row['id']);
    if (time === null) return;
    for (const call of decodeToolCalls(row['tool_calls'])) {
      if (call.name !== name || call.id === '') continue;
      const answer = this.#db.get(
        `SELECT content FROM messages WHERE session_id = ? AND id > ? AND role = 'tool' AND tool_call_id = ? ORDER BY id LIMIT 1`,
        session,
        message,
        call.id,
      );
      if (answer === undefined) continue;
      const result = contentText(decodeContent(answer['content']));
      yield { session, message, time, arguments: call.arguments, result };
    }
  }
}
