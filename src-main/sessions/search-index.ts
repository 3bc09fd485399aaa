import { structuredSql, wholeCondition, type Candidate, type Condition } from './search-candidate.ts';
import { isIndexDamage } from './problems.ts';
import { cjk, isWord } from './match.ts';
import { positiveTerms, type QueryNode, type Term } from './query.ts';
import { codePoints, num } from './encoding.ts';
import type { StateDb } from './state-db.ts';

/** A term in more messages than this is common: to weigh it would keep the event loop for too long. */
const COMMON = 40_000;
/** In a larger file the index of pieces takes too long for a first page; the completeness pass finds what it would. */
const MAX_PIECES_ID = 150_000;

/** Why an index could not serve, for the note. */
export type IndexTrouble = 'missing' | 'stale' | 'damaged' | 'rebuilding';

/** Something that proposes the first page of a search. Further sources (an index of our own) have the same shape. */
export interface CandidateSource {
  /** Proposes messages, best first, or null when the query is not for this source. */
  propose(tree: QueryNode, condition: Condition, limit: number): Candidate[] | null;
  /** What was wrong the last time it was asked. */
  readonly trouble: IndexTrouble | null;
}

/**
 * How a term is put to an index, or null when the index cannot know it. Answers a MATCH expression made of quoted strings
 * only.
 */
type TermRule = (term: Term) => string | null;

function quoted(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}

/** Words: anything with a letter or digit outside CJK, whose runs unicode61 takes for one word each. */
const wordRule: TermRule = (term) =>
  /[\p{L}\p{N}]/u.test(term.text) && !cjk.test(term.text) ? quoted(term.text) + (term.prefix ? ' *' : '') : null;

/** Pieces of three: anything of three characters or more. */
const pieceRule: TermRule = (term) => (codePoints(term.text) >= 3 ? quoted(term.text) : null);

/**
 * A MATCH expression for which every match of the query is a match, or null when there is none. What the index cannot say
 * is left out, so the answer may hold more than the query; the caller looks at each row.
 */
export function matchExpression(node: QueryNode, rule: TermRule): string | null {
  if (node.kind === 'not') return null;
  if (node.kind === 'term') return rule(node);
  const parts = node.nodes.map((n) => matchExpression(n, rule));
  const said = parts.filter((p) => p !== null);
  if (said.length === 0 || (node.kind === 'or' && said.length < parts.length)) return null;
  return said.length === 1 ? (said[0] ?? null) : `(${said.join(node.kind === 'or' ? ' OR ' : ' AND ')})`;
}

/** Whether a row that the word index proposes needs no second look. */
export function isPlain(node: QueryNode): boolean {
  if (node.kind === 'term') return isWord(node.text) && !cjk.test(node.text);
  return node.kind !== 'not' && node.nodes.every(isPlain);
}

/** One of the full-text tables that state.db itself has. */
export class FtsSource implements CandidateSource {
  readonly #db: StateDb;
  readonly #table: 'messages_fts' | 'messages_fts_trigram';
  readonly #rule: TermRule;
  #trouble: IndexTrouble | null = null;

  constructor(db: StateDb, table: 'messages_fts' | 'messages_fts_trigram') {
    this.#db = db;
    this.#table = table;
    this.#rule = table === 'messages_fts' ? wordRule : pieceRule;
  }

  get trouble(): IndexTrouble | null {
    return this.#trouble;
  }

  propose(tree: QueryNode, condition: Condition, limit: number): Candidate[] | null {
    this.#trouble = this.#state();
    if (this.#trouble === 'missing' || this.#trouble === 'stale') return null;
    const expression = matchExpression(tree, this.#rule);
    if (expression === null) return null;
    return this.#undamaged(() => {
      if (this.#isTooLarge()) return null;
      const isCommon = positiveTerms(tree).some((term) => this.#isMoreThan(term, COMMON));
      return this.#rows(expression, condition, limit, isCommon);
    });
  }

  /** Whether more than so many messages have the term; false where this index cannot tell. */
  isMoreThan(term: Term, count: number): boolean {
    return this.#state() === null && this.#undamaged(() => this.#isMoreThan(term, count)) === true;
  }

  #isMoreThan(term: Term, count: number): boolean {
    const expression = this.#rule(term);
    if (expression === null) return false;
    const sql = `SELECT 1 FROM ${this.#table} WHERE ${this.#table} MATCH ? LIMIT 1 OFFSET ?`;
    return this.#db.get(sql, expression, count) !== undefined;
  }

  /** Weighing a match costs thirty times as much as finding it: of common terms the newest messages are proposed. */
  #rows(expression: string, condition: Condition, limit: number, isCommon: boolean): Candidate[] {
    const table = this.#table;
    const whole = wholeCondition(condition);
    const score = isCommon ? '0' : `${table}.rank`;
    const order = isCommon ? `${table}.rowid DESC` : `${table}.rank`;
    const sql = `SELECT m.id, m.session_id, m.timestamp, ${structuredSql} AS structured, ${score} AS rank FROM ${table}
      JOIN messages m ON m.id = ${table}.rowid WHERE ${table} MATCH ? AND ${whole.sql} ORDER BY ${order} LIMIT ?`;
    return this.#db.all(sql, expression, ...whole.params, limit).map((r) => ({
      id: num(r['id']),
      session: String(r['session_id']),
      time: num(r['timestamp']),
      score: -num(r['rank']),
      structured: r['structured'] === 1,
    }));
  }

  #isTooLarge(): boolean {
    if (this.#table === 'messages_fts') return false;
    return num(this.#db.get('SELECT MAX(id) AS id FROM messages')?.['id']) > MAX_PIECES_ID;
  }

  #undamaged<T>(fn: () => T): T | null {
    try {
      return fn();
    } catch (error) {
      if (!isIndexDamage(error)) throw error;
      this.#trouble = 'damaged';
      return null;
    }
  }

  #state(): IndexTrouble | null {
    const table = this.#db.get(`SELECT 1 FROM sqlite_master WHERE name = ?`, this.#table);
    if (!table) return 'missing';
    if (!this.#db.has('state_meta', 'value')) return null;
    const meta = this.#db.all(
      `SELECT key FROM state_meta WHERE (key = 'fts_stale' AND value = '1') OR key = 'fts_rebuild_high_water'`,
    );
    if (meta.some((r) => r['key'] === 'fts_stale')) return 'stale';
    return meta.length > 0 ? 'rebuilding' : null;
  }
}
