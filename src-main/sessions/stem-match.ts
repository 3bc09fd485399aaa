import { cjk, isWord, matches } from './match.ts';
import type { QueryNode, Term } from './query.ts';
import { stem } from './english.ts';
import { tokenize, withoutPossessive, wordToken } from './search-tokens.ts';
import type { OwnIndex } from './search-own.ts';

/** Whether a text answers the query when a word may have another ending (`baking` for `bake`). */
export function stemMatches(node: QueryNode, text: string): boolean {
  let words: ReadonlySet<string> | null = null;
  const known = (token: string): boolean => (words ??= wordsOf(text)).has(token);
  const answers = (n: QueryNode): boolean => {
    if (n.kind === 'and') return n.nodes.every(answers);
    if (n.kind === 'or') return n.nodes.some(answers);
    return matches(n, text) || (n.kind === 'term' && isStemmed(n) && known(tokenOf(n)));
  };
  return answers(node);
}

function wordsOf(text: string): Set<string> {
  const { words, code } = tokenize(text);
  return new Set([...words, ...code]);
}

/** Phrases, code and scripts without spaces are meant as they stand. */
function isStemmed(term: Term): boolean {
  return !term.phrase && isWord(withoutPossessive(term.text)) && !cjk.test(term.text);
}

function tokenOf(term: Term): string {
  return wordToken(withoutPossessive(term.text));
}

/** The terms as they stand in this text, so that they can be marked: with the ending that was found. */
export function termsAsFound(terms: readonly Term[], text: string): Term[] {
  return terms.flatMap((term) => {
    if (!isStemmed(term) || matches(term, text)) return [term];
    const token = tokenOf(term);
    const forms = new Set(
      [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(([w]) => w).filter((w) => wordToken(w) === token),
    );
    return forms.size === 0 ? [term] : [...forms].slice(0, 3).map((form) => ({ ...term, text: form }));
  });
}

const alphabets: readonly (readonly [script: RegExp, letters: string])[] = [
  [/^[a-z]+$/, 'abcdefghijklmnopqrstuvwxyz'],
  [/^[\u0430-\u044f]+$/, 'абвгдежзийклмнопрстуфхцчшщъыьэюя'],
  [/^[\u03b1-\u03c9]+$/, 'αβγδεζηθικλμνξοπρσςτυφχψω'],
];
const SHORTEST = 4;
const LONGEST = 24;
const SUGGESTIONS = 3;

/**
 * The query with every word that no message has replaced by words one letter away that some have; null when there is
 * nothing to replace, or nothing to replace it by.
 */
export function corrected(index: OwnIndex, node: QueryNode): QueryNode | null {
  if (node.kind === 'not') return null;
  if (node.kind === 'term') return correctedTerm(index, node);
  const nodes = node.nodes.map((n) => corrected(index, n));
  if (nodes.every((n) => n === null)) return null;
  return { kind: node.kind, nodes: nodes.map((n, i) => n ?? node.nodes[i]).filter((n) => n !== undefined) };
}

function correctedTerm(index: OwnIndex, term: Term): QueryNode | null {
  const word = term.text.toLowerCase();
  const letters = alphabets.find(([script]) => script.test(word))?.[1];
  if (!isStemmed(term) || letters === undefined || word.length < SHORTEST || word.length > LONGEST) return null;
  if (index.count(wordToken(word)) > 0) return null;
  const found = new Map<string, { text: string; count: number }>();
  for (const text of oneAway(word, letters)) {
    const token = stem(text);
    if (found.has(token)) continue;
    const count = index.count(token);
    if (count > 0) found.set(token, { text, count });
  }
  const best = [...found.values()].sort((a, b) => b.count - a.count).slice(0, SUGGESTIONS);
  const terms = best.map(({ text }): Term => ({ ...term, text }));
  const [only] = terms;
  return terms.length > 1 ? { kind: 'or', nodes: terms } : (only ?? null);
}

/** Every word that differs in one letter: two exchanged, one too many, one wrong, one missing. */
function* oneAway(word: string, letters: string): Generator<string> {
  for (let i = 0; i + 1 < word.length; i++) {
    yield `${word.slice(0, i)}${word[i + 1] ?? ''}${word[i] ?? ''}${word.slice(i + 2)}`;
  }
  for (let i = 0; i < word.length; i++) yield word.slice(0, i) + word.slice(i + 1);
  for (let i = 0; i <= word.length; i++) {
    for (const letter of letters) {
      if (i < word.length) yield word.slice(0, i) + letter + word.slice(i + 1);
      yield word.slice(0, i) + letter + word.slice(i);
    }
  }
}
