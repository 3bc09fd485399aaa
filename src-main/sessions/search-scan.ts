import { setImmediate as turn } from 'node:timers/promises';
import { matches, searchableText } from './match.ts';
import { codePoints, num } from './encoding.ts';
import type { QueryNode, Term } from './query.ts';
import type { Candidate, Condition } from './search-index.ts';
import type { StateDb } from './state-db.ts';

/** How long one slice may keep the event loop, in ms; the size of the next is fitted to it. */
const SLICE_MS = 8;
const MIN_ROWS = 64;
const MAX_ROWS = 65_536;

export interface ScanOptions {
  readonly tree: QueryNode;
  readonly condition: Condition;
  readonly signal: AbortSignal;
  /** Called with what each slice found, newest first. */
  readonly found: (hits: readonly Candidate[]) => void;
}

/**
 * The completeness pass: looks at every message, newest first, in slices between which everything else gets its turn.
 * Resolves true when it has seen all of them, false when it was called off.
 */
export async function scanMessages(db: StateDb, options: ScanOptions): Promise<boolean> {
  const { tree, condition, signal } = options;
  const columns = ['content', 'tool_name', 'tool_calls'].filter((c) => db.has('messages', c));
  const test = scanCondition(tree, columns);
  const exact = isExact(tree);
  const texts = exact
    ? 'CASE WHEN instr(m.content, char(0)) > 0 THEN m.content END AS content'
    : columns.map((c) => `m.${c}`).join(', ');
  const sql = `SELECT m.id, m.session_id, m.timestamp, instr(m.content, char(0)) AS nul, ${texts}
    FROM messages m WHERE m.id > ? AND m.id <= ? AND (${test.sql} OR instr(m.content, char(0)) > 0)
    AND ${condition.sql} ORDER BY m.id DESC`;
  let rows = 512;
  let top = num(db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
  const bottom = num(db.get('SELECT MIN(id) AS id FROM messages')?.['id']);
  while (top >= bottom && top > 0) {
    if (signal.aborted) return false;
    const start = performance.now();
    const hits = db
      .all(sql, top - rows, top, ...test.params, ...condition.params)
      .filter((row) => {
        if (exact && num(row['nul']) === 0) return true;
        const { content, rest } = searchableText(row);
        return matches(tree, `${content}\n${rest}`);
      })
      .map((r) => ({ id: num(r['id']), session: String(r['session_id']), time: num(r['timestamp']), score: 0 }));
    if (hits.length > 0) options.found(hits);
    top -= rows;
    const spent = performance.now() - start;
    if (spent < SLICE_MS / 2) rows = Math.min(MAX_ROWS, rows * 2);
    else if (spent > SLICE_MS) rows = Math.max(MIN_ROWS, Math.floor(rows / 2));
    await turn();
  }
  return true;
}

/** Whether SQL alone decides: no NOT (it looks at words) and no phrase (its gaps may be any white space). */
function isExact(node: QueryNode): boolean {
  if (node.kind === 'term') return !/\s/u.test(node.text);
  return node.kind !== 'not' && node.nodes.every(isExact);
}

/** SQL that is true for every row that may match: all of them when SQL cannot say. */
function scanCondition(node: QueryNode, columns: readonly string[]): Condition {
  if (node.kind === 'not') return { sql: '1', params: [] };
  if (node.kind === 'term') return termCondition(node, columns);
  const parts = node.nodes.map((n) => scanCondition(n, columns));
  return {
    sql: `(${parts.map((p) => p.sql).join(node.kind === 'and' ? ' AND ' : ' OR ')})`,
    params: parts.flatMap((p) => p.params),
  };
}

function termCondition(term: Term, columns: readonly string[]): Condition {
  const pattern = globOf(term.text);
  const tests = columns.map((c): [string, string] => [c, pattern]);
  if (columns.includes('tool_calls'))
    tests.push(...escapedForms(term.text).map((p): [string, string] => ['tool_calls', p]));
  return {
    sql: `(${tests.map(([c]) => `m.${c} GLOB ?`).join(' OR ')})`,
    params: tests.map(([, p]) => p),
  };
}

/** A GLOB pattern for text that contains `text`, letter case aside; white space may be any run. */
export function globOf(text: string): string {
  const body = text
    .split(/\s+/u)
    .map((word) => Array.from(word, globChar).join(''))
    .join('*');
  return `*${body}*`;
}

function globChar(char: string): string {
  const variants = new Set([char, char.toLowerCase(), char.toUpperCase()].filter((v) => codePoints(v) === 1));
  if (variants.size > 1) return `[${[...variants].join('')}]`;
  return '*?['.includes(char) ? `[${char}]` : char;
}

/** Tool calls are stored as JSON with everything beyond ASCII escaped, once or (inside the arguments) twice. */
function escapedForms(text: string): string[] {
  if (!/[^\0-\x7f]/.test(text)) return [];
  const escaped = (slashes: string): string =>
    `*${text
      .split(/\s+/u)
      .map((word) =>
        Array.from({ length: word.length }, (_, i) => word.charAt(i))
          .map((unit) =>
            unit > '\x7f' ? `${slashes}u${unit.charCodeAt(0).toString(16).padStart(4, '0')}` : globChar(unit),
          )
          .join(''),
      )
      .join('*')}*`;
  return [escaped('\\'), escaped('\\\\')];
}
