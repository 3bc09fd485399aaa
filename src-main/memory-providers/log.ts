import type Database from 'better-sqlite3';

/** What a piece of work with a provider came to. `waits`: it did not go through and is tried again. */
export type SentResult = 'done' | 'waits' | 'aside' | 'uncertain' | 'dropped' | 'failed';

/** Something that was sent, or tried. */
export interface Sent {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The provider's word for a job (`turn`), or `recall`, `prepare`, `begin`, `compressing`, `list`, `search`, `tool <name>`. */
  readonly what: string;
  readonly session: string | null;
  /** Where it went, several joined by a comma; empty when it never left. */
  readonly address: string;
  readonly result: SentResult;
  /** Why it did not go through; empty otherwise. */
  readonly message: string;
  /** What was sent, masked and bounded. */
  readonly text: string;
  readonly ms: number;
}

/** The same with its place in the log. */
export interface LoggedSent extends Sent {
  readonly id: number;
}

/** Rows and days that are kept, and characters of a text. */
const mostRows = 5000;
const mostDays = 30;
export const mostText = 4000;
/** What stands in the place of a text that the person has erased. */
export const erasedText = '[purged]';

/** What was sent to one provider, newest first when read; in the file of its queue. */
export class SentLog {
  readonly #db: Database.Database;

  constructor(db: Database.Database) {
    this.#db = db;
  }

  add(sent: Sent): void {
    const text = sent.text.length > mostText ? `${sent.text.slice(0, mostText).toWellFormed()}…` : sent.text;
    this.#db
      .prepare(
        'INSERT INTO log (at, what, session, address, result, message, text, ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
      )
      .run(sent.at, sent.what, sent.session, sent.address, sent.result, sent.message, text, Math.round(sent.ms));
  }

  /** The newest rows before one of them (null: from the newest on). */
  read(before: number | null, limit: number): LoggedSent[] {
    return this.#db
      .prepare<[number, number], LoggedSent>(
        'SELECT id, at, what, session, address, result, message, text, ms FROM log WHERE id < ? ORDER BY id DESC LIMIT ?',
      )
      .all(before ?? Number.MAX_SAFE_INTEGER, limit);
  }

  /** Takes out texts; that something was sent stays. Answers how many there were. Only inside a transaction. */
  erase(touches: (text: string) => boolean): number {
    const erase = this.#db.prepare('UPDATE log SET text = ? WHERE id = ?');
    let erased = 0;
    for (const { id, text } of this.#db.prepare<[], { id: number; text: string }>('SELECT id, text FROM log').all()) {
      if (touches(text)) erased += erase.run(erasedText, id).changes;
    }
    return erased;
  }

  /** Takes out what is older than thirty days and what is too much. */
  prune(now: number): void {
    this.#db.prepare('DELETE FROM log WHERE at < ?').run(now - mostDays * 86_400_000);
    this.#db.prepare('DELETE FROM log WHERE id <= (SELECT max(id) FROM log) - ?').run(mostRows);
  }
}
