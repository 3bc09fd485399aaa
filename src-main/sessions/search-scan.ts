import { setImmediate as turn } from 'node:timers/promises';
import { num } from './encoding.ts';
import { matches, searchableText } from './match.ts';
import type { QueryNode, Term } from './query.ts';
import { scanInThread, type CutRows } from './search-scan-thread.ts';
import { structuredSql, type Candidate, type Condition } from './search-candidate.ts';
import type { SqlRow, StateDb } from './state-db.ts';

/** What the pass needs of state.db; a thread has no more than this. */
export type ScanDb = Pick<StateDb, 'file' | 'get' | 'all' | 'has'>;

/** How long one slice may keep the event loop, in ms; the size of the next is fitted to it. */
const SLICE_MS = 8;
const FIRST_ROWS = 512;
const MIN_ROWS = 32;
const MAX_ROWS = 8192;

export interface ScanOptions {
  readonly tree: QueryNode;
  readonly condition: Condition;
  readonly signal: AbortSignal;
  /** Called with what each slice found, newest first. */
  readonly found: (hits: readonly Candidate[]) => void;
}

/** In a file with more messages than this the pass runs in a thread of its own. */
const MANY_ROWS = 20_000;

/**
 * The completeness pass: looks at every message, newest first; of many messages in a thread, of few in slices between which
 * everything else gets its turn. `run` answers true when it has seen all of them, false when it was called off.
 */
export class Scan {
  readonly #db: ScanDb;
  readonly #threads: boolean;
  /** Found once, then only among newer rows. */
  #cut: CutRows;

  constructor(db: ScanDb, { threads, cut = { ids: [], upTo: 0 } }: { threads: boolean; cut?: CutRows }) {
    this.#db = db;
    this.#threads = threads;
    this.#cut = cut;
  }

  /** Rows whose text LIKE does not see to its end, as far as they are known. */
  get cut(): CutRows {
    return this.#cut;
  }

  async run(options: ScanOptions): Promise<boolean> {
    const { tree, condition, signal, found } = options;
    if (this.#threads && this.#isLarge()) {
      const end = await scanInThread({ file: this.#db.file, tree, condition, cut: this.#cut }, signal, found);
      if (end.how === 'done') this.#cut = end.cut;
      // Where there can be no thread, or the file is damaged, what follows says so.
      if (end.how !== 'failed') return end.how === 'done';
    }
    const look = this.#look(options);
    const seen = await this.#slices(0, signal, (from, to) => found(look(from, to)));
    if (!seen || !(await this.#findCut(signal))) return false;
    const one = `SELECT m.id, m.session_id, m.timestamp, ${this.#texts} FROM messages m WHERE m.id = ? AND ${condition.sql}`;
    for (const id of this.#cut.ids) {
      const row = this.#db.get(one, id, ...condition.params);
      if (row && isIn(condition, row) && this.#answers(tree, row)) found([candidate(row)]);
    }
    return true;
  }

  /** The hits among the messages above an id, newest first, at once: only for a few messages. */
  newerThan(id: number, what: Pick<ScanOptions, 'tree' | 'condition'>): Candidate[] {
    return this.#look(what)(id, Number.MAX_SAFE_INTEGER);
  }

  /** Answers the hits among the messages of a range of ids. */
  #look({ tree, condition }: Pick<ScanOptions, 'tree' | 'condition'>): (from: number, to: number) => Candidate[] {
    const test = scanCondition(tree, this.#columns);
    const exact = isExact(tree);
    const select = `SELECT m.id, m.session_id, m.timestamp, ${structuredSql} AS structured${exact ? '' : `, ${this.#texts}`}
      FROM messages m WHERE`;
    const sql = `${select} m.id > ? AND m.id <= ? AND ${test.sql} AND ${condition.sql} ORDER BY m.id DESC`;
    return (from, to) =>
      this.#db
        .all(sql, from, to, ...test.params, ...condition.params)
        .filter((r) => isIn(condition, r) && ((exact && r['structured'] !== 1) || this.#answers(tree, r)))
        .map(candidate);
  }

  get #columns(): string[] {
    return ['content', 'tool_name', 'tool_calls'].filter((c) => this.#db.has('messages', c));
  }

  get #texts(): string {
    return this.#columns.map((c) => `m.${c}`).join(', ');
  }

  #answers(tree: QueryNode, row: SqlRow): boolean {
    const whole = 'content' in row ? row : this.#db.get('SELECT * FROM messages WHERE id = ?', row['id']);
    const { content, rest } = searchableText(whole ?? {});
    return matches(tree, `${content}\n${rest}`);
  }

  async #findCut(signal: AbortSignal): Promise<boolean> {
    const newest = num(this.#db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
    const sql = 'SELECT m.id FROM messages m WHERE m.id > ? AND m.id <= ? AND instr(m.content, char(0)) > 1';
    const ids = new Set(this.#cut.ids);
    const seen = await this.#slices(this.#cut.upTo, signal, (from, to) => {
      for (const row of this.#db.all(sql, from, to)) ids.add(num(row['id']));
    });
    if (seen) this.#cut = { ids: [...ids], upTo: newest };
    return seen;
  }

  #isLarge(): boolean {
    const end = (which: string): number => num(this.#db.get(`SELECT ${which}(id) AS id FROM messages`)?.['id']);
    return end('MAX') - end('MIN') >= MANY_ROWS;
  }

  /** Walks the ids above `above`, newest first, in slices that each keep the loop for a few ms. */
  async #slices(above: number, signal: AbortSignal, slice: (from: number, to: number) => void): Promise<boolean> {
    let rows = FIRST_ROWS;
    let top = num(this.#db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
    const bottom = Math.max(above, num(this.#db.get('SELECT MIN(id) AS id FROM messages')?.['id']) - 1);
    while (top > bottom) {
      if (signal.aborted) return false;
      const start = performance.now();
      slice(Math.max(bottom, top - rows), top);
      top -= rows;
      const fit = SLICE_MS / Math.max(0.1, performance.now() - start);
      rows = Math.round(Math.min(MAX_ROWS, Math.max(MIN_ROWS, rows * Math.min(2, fit))));
      await turn();
    }
    return true;
  }
}

function isIn({ sessions }: Condition, row: SqlRow): boolean {
  return sessions === null || sessions.has(String(row['session_id']));
}

function candidate(row: SqlRow): Candidate {
  return {
    id: num(row['id']),
    session: String(row['session_id']),
    time: num(row['timestamp']),
    score: 0,
    structured: row['structured'] === 1,
  };
}

/** Whether SQL alone decides: no NOT (it looks at words) and no white space inside a term (it may be any). */
function isExact(node: QueryNode): boolean {
  if (node.kind === 'term') return !/\s/u.test(node.text);
  return node.kind !== 'not' && node.nodes.every(isExact);
}

type SqlTest = Pick<Condition, 'sql' | 'params'>;

/** SQL that is true for every row that may match: all of them when SQL cannot say. */
function scanCondition(node: QueryNode, columns: readonly string[]): SqlTest {
  if (node.kind === 'not') return { sql: '1', params: [] };
  if (node.kind === 'term') return termCondition(node, columns);
  const parts = node.nodes.map((n) => scanCondition(n, columns));
  return {
    sql: joined(
      parts.map((p) => p.sql),
      node.kind === 'and' ? ' AND ' : ' OR ',
    ),
    params: parts.flatMap((p) => p.params),
  };
}

/** Structured content stands behind U+0000, which LIKE cannot pass: it is looked at from the next byte on. */
const readableContent = `CASE WHEN ${structuredSql} THEN CAST(substr(CAST(m.content AS BLOB), 2) AS TEXT)
  ELSE m.content END`;

function termCondition(term: Term, columns: readonly string[]): SqlTest {
  const plain = caseForms(term.text).map(likePattern);
  const escaped = escapedForms(term.text);
  const tests = columns.flatMap((column): [string, string][] => {
    if (column === 'tool_name') return plain.map((p) => ['m.tool_name', p]);
    const expression = column === 'content' ? readableContent : `m.${column}`;
    return [...plain, ...escaped].map((p) => [expression, p]);
  });
  return {
    sql: joined(
      tests.map(([expression]) => `${expression} LIKE ? ESCAPE '\\'`),
      ' OR ',
    ),
    params: tests.map(([, pattern]) => pattern),
  };
}

/** The parts joined in halves: SQLite refuses an expression that is a thousand deep. */
function joined(parts: readonly string[], by: ' AND ' | ' OR '): string {
  if (parts.length <= 4) return `(${parts.join(by)})`;
  const half = Math.ceil(parts.length / 2);
  return `(${joined(parts.slice(0, half), by)}${by}${joined(parts.slice(half), by)})`;
}

/** LIKE knows letter case in ASCII only; beyond it the usual ways to write a word are asked for one by one. */
function caseForms(text: string): string[] {
  const lower = text.toLowerCase();
  const upper = text.toUpperCase();
  if (lower === upper || !/[^\0-\x7f]/.test(text)) return [text];
  const first = String.fromCodePoint(text.codePointAt(0) ?? 0);
  const capital = first.toUpperCase() + lower.slice(first.toLowerCase().length);
  return [...new Set([text, lower, upper, capital])];
}

/** A LIKE pattern (with `\` as escape) for what contains `text`; white space in it may be any run. */
function likePattern(text: string): string {
  return `%${text.split(/\s+/u).map(literal).join('%')}%`;
}

function literal(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** JSON cells have everything beyond ASCII escaped, once or (inside the arguments of a call) twice. */
function escapedForms(text: string): string[] {
  if (!/[^\0-\x7f]/.test(text)) return [];
  const units = (slash: string): string =>
    text.replace(/[\x80-\uffff]/g, (unit) => `${slash}u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
  return [likePattern(units('\\')), likePattern(units('\\\\'))];
}
