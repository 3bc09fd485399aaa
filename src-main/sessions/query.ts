/**
 * The search language, read from what a person (or a model) types. Words must all be there; `"a phrase"` keeps its words
 * together; `AND`, `OR`, `NOT` in capitals combine, and parentheses around some of that group it; `word*` is a beginning;
 * `role:`, `source:`, `before:`, `after:` and `title:` narrow. Everything else, a leading minus included, is text to be found as it stands. Nothing a person types is an
 * error, and nothing of it reaches the database as syntax.
 */

import { LONGEST_QUERY, type UnreadFilter } from '@shared/contract/sessions.ts';
import { searchRoles } from '@shared/sessions/unread-filter.ts';
import { codePoints } from './encoding.ts';

/** One thing to find. */
export interface Term {
  readonly kind: 'term';
  readonly text: string;
  /** Given in quotes. */
  readonly phrase: boolean;
  /** Given with `*` at its end. */
  readonly prefix: boolean;
}

export type QueryNode =
  | Term
  | { readonly kind: 'and' | 'or'; readonly nodes: readonly QueryNode[] }
  | { readonly kind: 'not'; readonly node: QueryNode };

export interface QueryFilters {
  readonly roles: readonly string[];
  readonly sources: readonly string[];
  /** Milliseconds: only earlier than this. */
  readonly before: number | null;
  /** Milliseconds: only at or after this. */
  readonly after: number | null;
  readonly titles: readonly string[];
}

export interface Query {
  /** Null when there is nothing to find, only filters or not even those. */
  readonly tree: QueryNode | null;
  readonly filters: QueryFilters;
  /** What begins like a filter and cannot be read as one; it stands in `tree` as text. */
  readonly unread: readonly Unread[];
}

type Unread = Omit<UnreadFilter, 'leftOut'>;

const roles: ReadonlySet<string> = new Set(searchRoles);
const operators = new Set(['AND', 'OR', 'NOT']);
const filterToken = /^(role|source|before|after|title):(?:"([^"]*)"|“([^”]*)”|(\S+))(?=\s|$)/iu;
const phraseToken = /^(?:"([^"]*)"|[“„”]([^“”„]*)[“”]|«([^«»]*)»|»([^«»]*)«|‹([^‹›]*)›)(\*?)/u;

type Token = QueryNode | { readonly kind: 'operator'; readonly name: string };
type Filters = {
  -readonly [K in keyof QueryFilters]: QueryFilters[K] extends readonly string[] ? string[] : QueryFilters[K];
};

/** Reads a query. `now` (ms) is what `today` and `yesterday` are counted from. */
export function parseQuery(input: string, now: number): Query {
  const text = input.slice(0, LONGEST_QUERY).toWellFormed().replaceAll('\0', ' ').trim();
  const filters: Filters = { roles: [], sources: [], before: null, after: null, titles: [] };
  const unread = new Map<string, Unread>();
  const tokens = tokensOf(text, { filters, unread, now });
  const nothingElse = !tokens.some((t) => t.kind !== 'operator');
  const read = { filters, unread: [...unread.values()] };
  if (nothingElse && text !== '' && !isNarrowed(filters)) return { tree: literal(text), ...read };
  return { tree: nothingElse ? null : parseOr(tokens), ...read };
}

/** The same without what could not be read as a filter; null where that changes nothing or leaves nothing. */
export function withoutUnread({ unread }: Query, tree: QueryNode): QueryNode | null {
  if (unread.length === 0) return null;
  const texts = new Set(unread.map((u) => bareTerm(u.text).text));
  const rest = without(tree, texts);
  return rest === tree ? null : rest;
}

function without(node: QueryNode, texts: ReadonlySet<string>): QueryNode | null {
  if (node.kind === 'term') return !node.phrase && texts.has(node.text) ? null : node;
  if (node.kind === 'not') {
    const inner = without(node.node, texts);
    return inner === node.node ? node : inner && { kind: 'not', node: inner };
  }
  const nodes = node.nodes.map((n) => without(n, texts));
  return nodes.every((n, i) => n === node.nodes[i]) ? node : combine(node.kind, nodes);
}

/** Whether any filter was given. */
export function isNarrowed({ roles, sources, titles, before, after }: QueryFilters): boolean {
  return roles.length + sources.length + titles.length > 0 || before !== null || after !== null;
}

/** What reading a query puts down besides its tokens. */
interface Reading {
  readonly filters: Filters;
  readonly unread: Map<string, Unread>;
  readonly now: number;
}

function tokensOf(text: string, reading: Reading): Token[] {
  const tokens: Token[] = [];
  for (let rest = text; rest !== ''; rest = rest.trimStart()) {
    const filter = filterToken.exec(rest);
    const taken = filter && takeFilter(reading, filter);
    if (filter && taken !== 'text') {
      rest = rest.slice(filter[0].length);
      if (taken === 'unread') tokens.push(bareTerm(filter[0]));
      continue;
    }
    const group = groupAt(rest);
    const inner = group === null ? null : parseOr(tokensOf(group.trim(), reading));
    if (group !== null && inner !== null) {
      rest = rest.slice(group.length + 2);
      tokens.push(inner);
      continue;
    }
    const phrase = phraseToken.exec(rest);
    const quoted: readonly (string | undefined)[] = phrase?.slice(1) ?? [];
    const said = (quoted.slice(0, -1).find((each) => each !== undefined) ?? '').trim();
    if (phrase) {
      rest = rest.slice(phrase[0].length);
      if (said !== '') tokens.push({ kind: 'term', text: said, phrase: true, prefix: quoted.at(-1) === '*' });
      continue;
    }
    const word = /^\S+/u.exec(rest)?.[0] ?? rest;
    rest = rest.slice(word.length);
    tokens.push(operators.has(word) ? { kind: 'operator', name: word } : bareTerm(word));
  }
  return tokens;
}

const hasOperator = /(?:^|\s)(?:AND|OR|NOT)(?=\s)/;

/** What stands between the parentheses that a text begins with, when they group operators; else they are text. */
function groupAt(text: string): string | null {
  if (!text.startsWith('(')) return null;
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    if (quoted) continue;
    if (sign === '(') depth++;
    if (sign !== ')' || --depth > 0) continue;
    const inside = text.slice(1, i);
    return hasOperator.test(inside) && /^(?:\s|$)/.test(text.slice(i + 1)) ? inside : null;
  }
  return null;
}

function literal(text: string): Term {
  return { kind: 'term', text, phrase: false, prefix: false };
}

function bareTerm(word: string): Term {
  const stem = word.replace(/\*+$/, '');
  return stem !== '' && stem !== word ? { ...literal(stem), prefix: true } : literal(word);
}

/** Takes a filter down, also one that cannot be read; one without a value is text. */
function takeFilter({ filters, unread, now }: Reading, match: RegExpExecArray): 'read' | 'unread' | 'text' {
  const misread = (filter: Unread['filter']): 'unread' => {
    unread.set(match[0], { text: match[0], filter });
    return 'unread';
  };
  const name = match[1]?.toLowerCase();
  const value = match[2] ?? match[3] ?? match[4] ?? '';
  if (value.trim() === '') return 'text';
  if (name === 'role') {
    const wanted = value.toLowerCase().split(',');
    if (!wanted.every((r) => roles.has(r))) return misread('role');
    filters.roles.push(...wanted);
    return 'read';
  }
  if (name === 'source') {
    filters.sources.push(...value.toLowerCase().split(','));
    return 'read';
  }
  if (name === 'title') {
    filters.titles.push(value);
    return 'read';
  }
  const day = parseDay(value, now);
  const which = name === 'before' ? 'before' : 'after';
  if (day === null) return misread(which);
  filters[which] = day;
  return 'read';
}

/**
 * The start (ms, local time) of `2026`, `2026-03`, `2026-03-09`, `today`, `yesterday`, `tomorrow`, or of the day `7d`, `2w`, `3m` or `1y` (days,
 * weeks, months, years) ago; null otherwise.
 */
export function parseDay(value: string, now: number): number | null {
  const midnight = new Date(now).setHours(0, 0, 0, 0);
  const daysAgo = (n: number): number => {
    const day = new Date(midnight);
    day.setDate(day.getDate() - n);
    return day.getTime();
  };
  const monthsAgo = (n: number): number => {
    const day = new Date(midnight);
    const date = day.getDate();
    day.setMonth(day.getMonth() - n, 1);
    // A month that is too short ends before.
    const last = new Date(day.getFullYear(), day.getMonth() + 1, 0).getDate();
    return day.setDate(Math.min(date, last));
  };
  const word = value.toLowerCase();
  if (word === 'today') return midnight;
  if (word === 'yesterday') return daysAgo(1);
  if (word === 'tomorrow') return daysAgo(-1);
  const [, count, unit] = /^(\d{1,5})([dwmy])$/.exec(word) ?? [];
  if (unit === 'd' || unit === 'w') return daysAgo(Number(count) * (unit === 'w' ? 7 : 1));
  if (unit !== undefined) return monthsAgo(Number(count) * (unit === 'y' ? 12 : 1));
  const [, y, m, d] = /^(\d{4})(?:[-/.](\d{1,2}))?(?:[-/.](\d{1,2}))?$/.exec(value) ?? [];
  if (y === undefined) return null;
  const [year, month, day] = [Number(y), Number(m ?? 1), Number(d ?? 1)];
  const date = new Date(year, month - 1, day);
  return date.getMonth() === month - 1 && date.getDate() === day ? date.getTime() : null;
}

function parseOr(tokens: readonly Token[]): QueryNode | null {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.kind === 'operator' && token.name === 'OR') groups.push([]);
    else groups.at(-1)?.push(token);
  }
  return combine('or', groups.map(parseAnd));
}

function parseAnd(tokens: readonly Token[]): QueryNode | null {
  const nodes: QueryNode[] = [];
  let negated = false;
  for (const token of tokens) {
    if (token.kind === 'operator') {
      negated = token.name === 'NOT';
      continue;
    }
    nodes.push(negated ? { kind: 'not', node: token } : token);
    negated = false;
  }
  return combine('and', nodes);
}

function combine(kind: 'and' | 'or', nodes: readonly (QueryNode | null)[]): QueryNode | null {
  const real = nodes.filter((n) => n !== null);
  return real.length > 1 ? { kind, nodes: real } : (real[0] ?? null);
}

/** Every term that a match must or may contain, left to right; what follows NOT is left out. */
export function positiveTerms(node: QueryNode | null): Term[] {
  if (node === null || node.kind === 'not') return [];
  return node.kind === 'term' ? [node] : node.nodes.flatMap(positiveTerms);
}

/** The same query with punctuation at the ends of unquoted terms left out; null when that changes nothing. */
export function withoutOuterPunctuation(node: QueryNode): QueryNode | null {
  const stripped = strip(node);
  return stripped === node ? null : stripped;
}

/** The node itself when there is nothing to strip in it. */
function strip(node: QueryNode): QueryNode {
  if (node.kind === 'term') {
    const text = node.text.replace(/^[^\p{L}\p{N}\p{M}]+|[^\p{L}\p{N}\p{M}]+$/gu, '');
    // One or two letters would be found everywhere: that is no answer to `C++`.
    const telling = codePoints(text) >= 3 || /[^\0-\x7f]/.test(text);
    return node.phrase || !telling || text === node.text ? node : { ...node, text };
  }
  if (node.kind === 'not') {
    const inner = strip(node.node);
    return inner === node.node ? node : { kind: 'not', node: inner };
  }
  const nodes = node.nodes.map(strip);
  return nodes.every((n, i) => n === node.nodes[i]) ? node : { kind: node.kind, nodes };
}
