import type Database from 'better-sqlite3';
import { num, str } from './encoding.ts';
import { searchableText } from './match.ts';
import { reachOf, type Reach } from './search-db.ts';
import { tokenize } from './search-tokens.ts';
import { indexedText } from './search-weigh.ts';
import type { SqlRow } from './state-db.ts';

/** Messages read at once: a reader holds a lock on a file that is not in WAL mode. */
const READ_ROWS = 250;
/** Ids compared at once by the look for what has changed unnoticed. */
const SWEEP_IDS = 5000;

export interface Progress extends Reach {
  /** Ids that are in, of all ids there are; both 0 when there are no messages. */
  readonly done: number;
  readonly total: number;
}

/** What one step of the work was. */
export type Step = 'indexed' | 'compared' | 'nothing';

/**
 * Brings the index up to date with state.db, which it only reads. Every step is one transaction of the index, so a crash
 * leaves an index that is merely behind. New messages go first, then what changed, then older ones from the newest down:
 * while an index is made, what is searched for most is in it.
 */
export class Feed {
  readonly #state: Database.Database;
  readonly #index: Database.Database;
  readonly #columns: ReadonlySet<string>;
  readonly #changed = new Set<number>();
  readonly #newTerms = new Map<string, number>();
  readonly #insert: Database.Statement;
  readonly #delete: Database.Statement;
  readonly #remember: Database.Statement;
  readonly #forget: Database.Statement;
  readonly #count: Database.Statement;
  #sweepAt: number | null = null;

  constructor(state: Database.Database, index: Database.Database) {
    this.#state = state;
    this.#index = index;
    this.#columns = new Set(state.prepare<[], string>(`SELECT name FROM pragma_table_info('messages')`).pluck().all());
    this.#insert = index.prepare('INSERT INTO tokens (rowid, words, code, cjk, chars) VALUES (?, ?, ?, ?, ?)');
    this.#delete = index.prepare('DELETE FROM tokens WHERE rowid = ?');
    this.#remember = index.prepare('INSERT INTO docs (id, size, hash) VALUES (?, ?, ?)');
    this.#forget = index.prepare('DELETE FROM docs WHERE id = ?');
    this.#count = index.prepare(
      'INSERT INTO terms (term, docs) VALUES (?, ?) ON CONFLICT (term) DO UPDATE SET docs = docs + excluded.docs',
    );
  }

  /** Messages that are there and look different now, or are gone. */
  changed(ids: readonly number[]): void {
    for (const id of ids) this.#changed.add(id);
  }

  /** Asks for a look at every message of a session that another program has written to. */
  touched(session: string): void {
    const rows = this.#state.prepare<[string], SqlRow>(`${this.#select()} WHERE session_id = ?`).all(session);
    const known = this.#index.prepare<[number], SqlRow>('SELECT hash FROM docs WHERE id = ?');
    const { low, high } = this.reach();
    for (const row of rows) {
      const id = num(row['id']);
      if (id > low && id <= high && known.get(id)?.['hash'] !== hashOf(textOf(row))) this.#changed.add(id);
    }
  }

  /** Asks for a comparison of every message with the index, by size; runs in steps after everything else. */
  sweep(): void {
    this.#sweepAt = 0;
  }

  reach(): Reach {
    return reachOf(this.#index);
  }

  progress(): Progress {
    const { first, last } = this.#ends();
    const { low, high } = this.reach();
    const total = last === 0 ? 0 : last - first + 1;
    const done = high < 0 ? 0 : Math.min(total, Math.max(0, Math.min(last, high) - Math.max(low, first - 1)));
    return { low, high, done, total };
  }

  /** Whether a file of other messages has come into the place of the one that was indexed. */
  isOfAnotherFile(): boolean {
    const now = this.#identity();
    const then = this.#meta('state');
    if (now !== '' && then === '') this.#setMeta('state', now);
    return now !== '' && then !== '' && now !== then;
  }

  /**
   * Does a piece of work of about `rows` messages: indexes some, or when all are in it compares some, or finds nothing left
   * to do. Throws what SQLite says of a damaged index.
   */
  step(rows: number): Step {
    return this.#index.transaction(() => this.#step(rows)).immediate();
  }

  #step(rows: number): Step {
    const { first, last } = this.#ends();
    let { low, high } = this.reach();
    if (high < 0) {
      // Everything is older than the newest message there was at the beginning.
      high = last;
      low = last;
      this.#setReach(low, high);
    }
    const worked = this.#forward(high, last, rows) || this.#again(rows) || this.#backward(low, first, rows);
    this.#saveTerms();
    if (worked) return 'indexed';
    return this.#sweepStep() ? 'compared' : 'nothing';
  }

  #forward(high: number, last: number, rows: number): boolean {
    if (high >= last) return false;
    const to = this.#add('id > ? AND id <= ? ORDER BY id', [high, last], rows) ?? last;
    this.#setMeta('high', String(to));
    return true;
  }

  #backward(low: number, first: number, rows: number): boolean {
    if (low <= 0) return false;
    const from = Math.max(0, low - rows);
    this.#add('id > ? AND id <= ? ORDER BY id', [from, low], Infinity);
    this.#setMeta('low', String(from < first ? 0 : from));
    return true;
  }

  #again(rows: number): boolean {
    if (this.#changed.size === 0) return false;
    const one = this.#state.prepare<[number], SqlRow>(`${this.#select()} WHERE id = ?`);
    const { low, high } = this.reach();
    let left = rows;
    for (const id of this.#changed) {
      if (left-- <= 0) break;
      this.#changed.delete(id);
      if (id <= low || id > high) continue;
      const row = one.get(id);
      if (row) this.#put(row);
      else this.#drop(id);
    }
    return true;
  }

  /** Indexes rows in order; answers the id of the last when `rows` was not enough for all. */
  #add(where: string, [from, to]: readonly [number, number], rows: number): number | null {
    const select = this.#state.prepare<[number, number, number], SqlRow>(`${this.#select()} WHERE ${where} LIMIT ?`);
    let at = from;
    for (let left = rows; left > 0; left -= READ_ROWS) {
      const page = select.all(at, to, READ_ROWS);
      for (const row of page) this.#put(row);
      if (page.length < READ_ROWS) return null;
      at = num(page.at(-1)?.['id']);
    }
    return at;
  }

  #put(row: SqlRow): void {
    const id = num(row['id']);
    this.#drop(id);
    const text = textOf(row);
    const { words, code, cjk, chars } = tokenize(text);
    this.#remember.run(id, num(row['size']), hashOf(text));
    if (words.length + code.length + cjk.length + chars.length === 0) return;
    this.#insert.run(id, words.join(' '), code.join(' '), cjk.join(' '), chars.join(' '));
    for (const token of new Set([...words, ...code, ...chars])) {
      this.#newTerms.set(token, (this.#newTerms.get(token) ?? 0) + 1);
    }
  }

  #drop(id: number): void {
    if (this.#forget.run(id).changes > 0) this.#delete.run(id);
  }

  /** How many messages have a term: counted when they come, an estimate once some have gone. */
  #saveTerms(): void {
    for (const term of [...this.#newTerms.keys()].sort()) this.#count.run(term, this.#newTerms.get(term));
    this.#newTerms.clear();
  }

  /** Compares one range of ids; what differs is noted as changed. */
  #sweepStep(): boolean {
    if (this.#sweepAt === null) return false;
    const { high } = this.reach();
    const from = this.#sweepAt;
    const to = from + SWEEP_IDS;
    const sizes = (db: Database.Database, sql: string): Map<number, number> =>
      new Map(db.prepare<[number, number], [number, number]>(sql).raw().all(from, Math.min(to, high)));
    const there = sizes(this.#state, `SELECT id, ${this.#size()} FROM messages WHERE id > ? AND id <= ?`);
    const known = sizes(this.#index, 'SELECT id, size FROM docs WHERE id > ? AND id <= ?');
    for (const [id, size] of there) if (known.get(id) !== size) this.#changed.add(id);
    for (const id of known.keys()) if (!there.has(id)) this.#changed.add(id);
    this.#sweepAt = to >= high ? null : to;
    return true;
  }

  #ends(): { first: number; last: number } {
    const end = (which: string): number => num(this.#state.prepare(`SELECT ${which}(id) FROM messages`).pluck().get());
    return { first: end('MIN'), last: end('MAX') };
  }

  #select(): string {
    const columns = ['content', 'tool_name', 'tool_calls'].filter((c) => this.#columns.has(c));
    return `SELECT id, ${this.#size()} AS size, ${columns.join(', ')} FROM messages`;
  }

  /** A number that changes with the length of what is searched; SQLite knows it without reading the text. */
  #size(): string {
    return [
      ['content', 1],
      ['tool_name', 7],
      ['tool_calls', 31],
    ]
      .filter(([column]) => this.#columns.has(String(column)))
      .map(([column, weight]) => `${weight} * COALESCE(octet_length(${column}), 0)`)
      .join(' + ');
  }

  /** What Hermes and we stamp a file with; empty when it has no stamp yet. */
  #identity(): string {
    const there = this.#state.prepare(`SELECT 1 FROM sqlite_master WHERE name = 'state_meta'`).get();
    if (there === undefined) return '';
    const found = this.#state.prepare(`SELECT value FROM state_meta WHERE key = 'store_instance_id'`).pluck().get();
    return str(found) ?? '';
  }

  #meta(key: string): string {
    return str(this.#index.prepare('SELECT value FROM meta WHERE key = ?').pluck().get(key)) ?? '';
  }

  #setMeta(key: string, value: string): void {
    this.#index.prepare('UPDATE meta SET value = ? WHERE key = ?').run(value, key);
  }

  #setReach(low: number, high: number): void {
    this.#setMeta('low', String(low));
    this.#setMeta('high', String(high));
  }
}

function textOf(row: SqlRow): string {
  return indexedText(searchableText(row));
}

/** A number that is the same for the same text; enough to see that a text has changed. */
function hashOf(text: string): number {
  let hash = text.length;
  for (let i = 0; i < text.length; i++) hash = (Math.imul(hash, 31) + text.charCodeAt(i)) | 0;
  return hash;
}
