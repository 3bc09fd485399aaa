import { contentText, decodeContent, decodeToolCalls, parseJson, str } from './encoding.ts';
import type { QueryNode, Term } from './query.ts';
import type { SqlRow } from './state-db.ts';

/** Ranges of the scripts that are written without spaces between words: Han, kana, Hangul, Thai, Lao, Burmese, Khmer. */
export const spaceless =
  '\\u0e00-\\u0eff\\u1000-\\u11ff\\u1780-\\u17ff\\u3000-\\u318f\\u31a0-\\u31ff\\u3400-\\u4dbf\\u4e00-\\u9fff' +
  '\\ua960-\\ua97f\\uac00-\\ud7ff\\uf900-\\ufaff\\uff66-\\uff9f\\u{1b000}-\\u{1b16f}\\u{20000}-\\u{323af}';

/** A character of a script that is written without spaces between words, or of its punctuation. */
export const cjk = new RegExp(`[${spaceless}]`, 'u');

/** Whether a term is nothing but letters and digits, so that an index of words knows it whole. */
export function isWord(text: string): boolean {
  return /^[\p{L}\p{N}\p{M}]+$/u.test(text);
}

/** What of a row is searched: its text as a person reads it, its tool, and the calls both as stored and readable. */
export function searchableText(row: SqlRow): { content: string; rest: string } {
  const value = decodeContent(row['content']);
  const calls = str(row['tool_calls']) ?? '';
  const rest = [str(row['tool_name']) ?? '', calls];
  if (calls !== '') rest.push(...decodeToolCalls(calls).flatMap((c) => [c.name, readable(c.arguments)]));
  if (value !== null && typeof value === 'object') rest.push(JSON.stringify(value, withoutData));
  return { content: contentText(value), rest: rest.filter((r) => r !== '').join('\n') };
}

/**
 * A row as a person reads it, for the piece that is shown of a hit: what was said; of calls and JSON results their values
 * without the braces. The first that holds the hit is shown, the texts that are searched last.
 */
export function shownTexts(row: SqlRow): readonly string[] {
  const { content, rest } = searchableText(row);
  const calls = decodeToolCalls(str(row['tool_calls']) ?? '').map((c) => `${c.name}: ${valuesIn(c.arguments)}`);
  const said = row['role'] === 'tool' ? [valuesIn(content), content] : [content];
  return [...said, calls.join('\n'), rest];
}

/** Names under which tools keep the books: what stands there says nothing to a person who looks for words. */
const bookkeeping = new Set(
  'action target usage entry_count count limit offset mode detail staged pending_id id session_id link'.split(' '),
);

/** The values of a JSON text in its order, without names and braces; any other text as it is. */
function valuesIn(text: string): string {
  const values: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value === 'string' || typeof value === 'number') values.push(String(value));
    else if (typeof value === 'object' && value !== null) {
      for (const [name, inner] of Object.entries(value)) if (!bookkeeping.has(name)) visit(inner);
    }
  };
  const value = parseJson(text);
  if (typeof value !== 'object' || value === null) return text;
  visit(value);
  return values.filter((each) => each.trim() !== '').join(' · ');
}

/** Pictures inside a message are no text to find something in. */
function withoutData(_key: string, value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('data:') ? '' : value;
}

/** JSON text with its `\uXXXX` escapes as characters. */
function readable(json: string): string {
  if (!json.includes('\\')) return json;
  const value = parseJson(json);
  return value === undefined ? json : `${json}\n${JSON.stringify(value)}`;
}

/** A pattern for the term as it stands, letter case aside; in a phrase any white space stands for white space. */
export function termPattern(term: Term, flags = 'giu'): RegExp {
  const escape = (s: string): string => s.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const source = term.phrase ? term.text.split(/\s+/u).map(escape).join('\\s+') : escape(term.text);
  return new RegExp(source, flags);
}

/**
 * Marks that one writes and another leaves out: accents of Latin, Greek and Cyrillic, vowel points of Hebrew and Arabic, how an
 * emoji is shown. The vowel signs of Indic scripts and the voice marks of kana make other words: they stay.
 */
const accents =
  /[\u0300-\u036f\u0483-\u0489\u0591-\u05bd\u05bf-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe0f\ufe20-\ufe2f]+/gu;
/** Letters that Unicode does not take apart, apostrophes and dashes, as people without such a key type them. */
const letters: Readonly<Record<string, string>> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ħ: 'h', ı: 'i', ς: 'σ' },
  ...{ '\u2018': "'", '\u2019': "'" },
  ...{ '\u2010': '-', '\u2012': '-', '\u2013': '-', '\u2014': '-', '\u2015': '-', '\u2212': '-' },
};
const special = new RegExp(`[${Object.keys(letters).join('')}]`, 'gu');

/** Letters without their accents, in lower case, full and half width as one; apostrophes and dashes as a keyboard has them. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(accents, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter);
}

const beyondAscii = /[^\0-\x7f]/;

/** Patterns by term: one query looks at many texts. */
const plainPatterns = new WeakMap<Term, RegExp>();
const wordPatterns = new WeakMap<Term, RegExp>();

function cached(cache: WeakMap<Term, RegExp>, term: Term, make: () => RegExp): RegExp {
  const known = cache.get(term);
  if (known) return known;
  const fresh = make();
  cache.set(term, fresh);
  return fresh;
}

/** Whether the term is in the text: as it stands, or with accents set aside. */
function contains(text: string, term: Term): boolean {
  if (cached(plainPatterns, term, () => termPattern(term, 'iu')).test(text)) return true;
  return (beyondAscii.test(text) || beyondAscii.test(term.text)) && fold(text).includes(fold(term.text));
}

/** Whether the term stands in the text as a word of its own; what NOT looks for, so that `NOT art` spares `start`. */
function containsWord(text: string, term: Term): boolean {
  if (!/^[\p{L}\p{N}]/u.test(term.text) || cjk.test(term.text)) return contains(text, term);
  const end = term.prefix || !/[\p{L}\p{N}]$/u.test(term.text) ? '' : '(?![\\p{L}\\p{N}_])';
  const make = (): RegExp => new RegExp(`(?<![\\p{L}\\p{N}_])${termPattern(term).source}${end}`, 'iu');
  return cached(wordPatterns, term, make).test(text);
}

/** Whether a text answers the query. */
export function matches(node: QueryNode, text: string): boolean {
  switch (node.kind) {
    case 'term':
      return contains(text, node);
    case 'and':
      return node.nodes.every((n) => matches(n, text));
    case 'or':
      return node.nodes.some((n) => matches(n, text));
    case 'not':
      return !excluded(node.node, text);
  }
}

function excluded(node: QueryNode, text: string): boolean {
  return node.kind === 'term' ? containsWord(text, node) : matches(node, text);
}

/** A piece of text with the places that made it a hit: UTF-16 offsets into `snippet`, end exclusive, in order. */
export interface Snippet {
  readonly snippet: string;
  readonly marks: [number, number][];
}

const BEFORE = 48;
const LENGTH = 200;
const FOLD_LIMIT = 20_000;

/**
 * The part around its first hit of the first text that has every term, else of the first that has one; where none has, the
 * beginning of the first with words in it. White space becomes spaces; a cut never splits a character.
 */
export function makeSnippet(texts: readonly string[], terms: readonly Term[]): Snippet {
  const holds = (text: string, wanted: readonly Term[]): boolean => ranges(text, wanted, 1).length > 0;
  const text =
    texts.find((each) => terms.length > 0 && terms.every((term) => holds(each, [term]))) ??
    texts.find((each) => holds(each, terms)) ??
    texts.find((each) => each.trim() !== '') ??
    '';
  const start = ranges(text, terms, 1)[0]?.[0] ?? 0;
  const from = start <= BEFORE ? 0 : boundary(text, start - BEFORE);
  const to = from + LENGTH >= text.length ? text.length : boundary(text, from + LENGTH);
  const piece = text.slice(from, to).replace(/\s/gu, ' ');
  const lead = from > 0 ? '…' : '';
  const marks = ranges(piece, terms, 50).map(([a, b]): [number, number] => [a + lead.length, b + lead.length]);
  return { snippet: `${lead}${piece}${to < text.length ? '…' : ''}`, marks };
}

/** A place at or before `at` that lies between two characters, not inside a pair, a joined emoji or an accent. */
function boundary(text: string, at: number): number {
  for (let i = at; i > Math.max(0, at - 24); i--) {
    const unit = text.charCodeAt(i);
    const insidePair = unit >= 0xdc00 && unit <= 0xdfff;
    const joined =
      /^[\p{M}\u200d\ufe0f\u{1f3fb}-\u{1f3ff}]/u.test(text.slice(i, i + 2)) || text.charCodeAt(i - 1) === 0x200d;
    if (!insidePair && !joined) return i;
  }
  return at - (text.charCodeAt(at) >= 0xdc00 && text.charCodeAt(at) <= 0xdfff ? 1 : 0);
}

/** Where the terms stand in the text, in order and without overlaps, at most about `max`. */
function ranges(text: string, terms: readonly Term[], max: number): [number, number][] {
  const found: [number, number][] = [];
  for (const term of terms) {
    let n = 0;
    for (const match of text.matchAll(termPattern(term))) {
      if (match[0] !== '') found.push([match.index, match.index + match[0].length]);
      if (++n >= max) break;
    }
  }
  if (found.length === 0) found.push(...foldedRanges(text, terms, max));
  found.sort((a, b) => a[0] - b[0] || b[1] - a[1]);
  const kept: [number, number][] = [];
  for (const range of found) if (range[0] >= (kept.at(-1)?.[1] ?? 0)) kept.push(range);
  return kept;
}

/** The same with accents set aside; only in the first part of a long text. */
function foldedRanges(text: string, terms: readonly Term[], max: number): [number, number][] {
  if (!beyondAscii.test(text) && !terms.some((t) => beyondAscii.test(t.text))) return [];
  let folded = '';
  const starts: number[] = [];
  let at = 0;
  for (const char of text.slice(0, FOLD_LIMIT)) {
    for (const unit of fold(char)) {
      folded += unit;
      for (let i = 0; i < unit.length; i++) starts.push(at);
    }
    at += char.length;
  }
  starts.push(at);
  const found: [number, number][] = [];
  for (const term of terms) {
    const wanted = fold(term.text);
    if (wanted === '') continue;
    for (let i = folded.indexOf(wanted); i >= 0 && found.length < max; i = folded.indexOf(wanted, i + wanted.length)) {
      const from = starts[i] ?? 0;
      let end = i + wanted.length;
      while (end < starts.length - 1 && starts[end] === starts[end - 1]) end++;
      found.push([from, starts[end] ?? at]);
    }
  }
  return found;
}
