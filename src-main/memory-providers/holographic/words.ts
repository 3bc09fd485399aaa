import { countCodePoints } from '@shared/memory/text.ts';

/** White space as Python's `str.split()` sees it. */
const SPACE = /[\t-\r\u001c-\u0020\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000]+/u;
const AROUND_A_WORD = new Set('.,;:!?"\'()[]{}#@<>');
const AROUND_AN_ATOM = new Set('.,!?;:"\'()[]{}');
const SYNTAX = /["()*^:+-]/g;
/** Scripts that are written without spaces, which the file's full-text index therefore keeps in one piece. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]+/gu;
/** Of a longer query the first so many words count. */
const MOST_WORDS = 128;
const MOST_PAIRS = 24;

/** Words that Hermes leaves out of a full-text query. */
const STOP_WORDS = new Set(
  `a about above after again all am an and any are as at be because been before being between both but by can could did
  do does doing don down during each few for from further had has have having he her here hers herself him himself his
  how i if in into is it its itself just me more most my myself no nor not now of off on once only or other our ours
  ourselves out over own same she should so some such than that the their theirs them themselves then there these they
  this those through to too under until up very was we were what when where which while who whom why will with would
  you your yours yourself yourselves`.split(/\s+/),
);

function pieces(text: string): string[] {
  return text
    .toLowerCase()
    .split(SPACE)
    .filter((piece) => piece !== '');
}

function trimmed(word: string, edge: ReadonlySet<string>): string {
  let start = 0;
  let end = word.length;
  while (start < end && edge.has(word.charAt(start))) start += 1;
  while (end > start && edge.has(word.charAt(end - 1))) end -= 1;
  return word.slice(start, end);
}

/** As much of what was typed as counts: its first 128 words. */
export function askedWords(query: string): string {
  return query
    .split(SPACE, MOST_WORDS + 1)
    .slice(0, MOST_WORDS)
    .join(' ');
}

/** The words of a text as its vector is made of them: lower case, punctuation at their edges taken off, repeated ones repeated. */
export function atomsOf(text: string): string[] {
  return pieces(text)
    .map((piece) => trimmed(piece, AROUND_AN_ATOM))
    .filter((word) => word !== '');
}

/** The set of words that two texts are compared by. */
export function wordSet(text: string): Set<string> {
  return new Set(
    pieces(text)
      .map((piece) => trimmed(piece, AROUND_A_WORD))
      .filter((word) => word !== ''),
  );
}

/** Size of what two sets share over the size of both together; 0 when one of them is empty. */
export function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const one of a) if (b.has(one)) shared += 1;
  return shared / (a.size + b.size - shared);
}

/**
 * A MATCH expression for what was typed (cut by `askedWords`), or null for nothing to look for. Every word is quoted, so that nothing in it is
 * syntax. As in Hermes any telling word will do, and where there is none but stop words and single letters all of them must
 * be there. A word with marks inside (`gpt-4`) is looked for as it is written too. `affordable` says which telling words are asked for.
 */
export function matchExpression(
  query: string,
  affordable: (words: readonly string[]) => readonly string[] = (all) => all,
): string | null {
  const words = pieces(query);
  const telling = words.flatMap((piece) => {
    const word = trimmed(piece, AROUND_A_WORD);
    const bare = word.replace(SYNTAX, '');
    if (countCodePoints(bare) < 2 || STOP_WORDS.has(bare)) return [];
    return bare === word ? [bare] : [bare, word];
  });
  if (telling.length > 0) return affordable(telling).map(quoted).join(' OR ');
  // One that is said again asks for nothing more.
  return words.length === 0 ? null : [...new Set(words)].map(quoted).join(' ');
}

/** The pieces in which the file's full-text index keeps a word: without marks and accents. */
export function pieceTokens(word: string): string[] {
  const bare = word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return bare.split(/[^\p{L}\p{N}\p{Co}]+/u).filter((piece) => piece !== '');
}

/** The text as one FTS5 string. U+0000 would end the expression. */
function quoted(word: string): string {
  return `"${word.replaceAll('\u0000', ' ').replaceAll('"', '""')}"`;
}

/** The pairs of characters in what is written without spaces (single characters where they stand alone), for a search by pieces. */
export function unspacedPairs(query: string): string[] {
  const pairs = new Set<string>();
  for (const run of query.match(UNSPACED) ?? []) {
    const points = Array.from(run);
    if (points.length === 1) pairs.add(run);
    for (let i = 0; i + 1 < points.length; i += 1) pairs.add(points.slice(i, i + 2).join(''));
  }
  return [...pairs].slice(0, MOST_PAIRS);
}

/** The telling words of a query as plain text, for a file without a usable full-text index. */
export function plainWords(query: string): string[] {
  const words = [...wordSet(query)];
  const telling = words.filter((word) => !STOP_WORDS.has(word));
  return (telling.length > 0 ? telling : words).slice(0, MOST_PAIRS);
}
