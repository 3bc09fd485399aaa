import { countCodePoints } from '@shared/memory/text.ts';

/** Longest name of an entity, in code points and in words. */
const MOST_POINTS = 80;
const MOST_WORDS = 8;
/** Of a longer text the first so many characters are looked at. */
const MOST_TEXT = 65536;

const QUOTES: readonly RegExp[] = [
  /(?<![\p{L}\p{N}_])"([^"\r\n]{1,200})"(?![\p{L}\p{N}_])/gu,
  /(?<![\p{L}\p{N}_])'([^'\r\n]{1,200})'(?![\p{L}\p{N}_])/gu,
  /\u201c([^\u201c\u201d\r\n]{1,200})\u201d/gu,
  /\u2018([^\u2018\u2019\r\n]{1,200})\u2019/gu,
];
/** Two capitalised words and more, as `John Doe`. */
const CAPITALISED = /(?<![\p{L}\p{N}_])[A-Z][a-z]+(?:\s+[A-Z][a-z]+)+(?![\p{L}\p{N}_])/gu;
const ALSO_KNOWN_AS = /\s(?:aka|also\s+known\s+as)\s/giu;
const SMALL_WORD = '(?:van|von|de|del|der|da|di|la|le)';
const TITLE_WORD = '[A-Z](?:[A-Za-z0-9_.-]{0,80}[A-Za-z0-9_])?';
const TERM = `(?:${TITLE_WORD}(?:\\s+(?:${SMALL_WORD}\\s+)?${TITLE_WORD}){0,5}|[a-z][a-z0-9_.-]{1,80}[a-z0-9_])`;
const TERM_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}_])${TERM}$`, 'u');
const TERM_AFTER = new RegExp(`^${TERM}`, 'u');
/** Of a text that names more, the first so many of each kind. */
const MOST_FOUND = 256;
/** How far on either side of "aka" a name may reach. */
const REACH = 200;

const EDGES = /^[ \t\r\n,;:!?()[\]{}]+|[ \t\r\n,;:!?()[\]{}]+$/g;
const POSSESSIVE = /['\u2019]s$/i;
/** A phrase at the beginning of a sentence that is made of nothing but these names nothing. */
const GENERIC = new Set(
  `active assistant concept configuration confirmed current decision default detail details existing fact general
  important information mapping memory new note previous project recent session setting status summary system task user
  workflow`.split(/\s+/),
);

interface Found {
  readonly at: number;
  /** Of two at one place the lower goes first. */
  readonly rank: 0 | 1 | 2;
  readonly name: string;
}

/**
 * The entities that a text names, in the order in which they appear, each once: what stands in quotation marks, both sides of
 * "aka" and "also known as", and phrases of capitalised words. Never throws; linear in the text, of which the first 65,536
 * characters are looked at.
 */
export function entitiesIn(whole: string): string[] {
  const text = whole.slice(0, MOST_TEXT);
  const quotes = QUOTES.flatMap((pattern) =>
    firstMatches(text, pattern).map((match) => ({ at: match.index + 1, name: match[1] ?? '' })),
  );
  const isQuoted = (at: number, length: number): boolean =>
    quotes.some((quote) => quote.at <= at && at + length <= quote.at + quote.name.length);
  const found: Found[] = [
    ...quotes.map(({ at, name }): Found => ({ at, rank: 0, name })),
    ...otherNames(text),
    ...firstMatches(text, CAPITALISED)
      .filter((match) => !isQuoted(match.index, match[0].length) && !isGeneric(text, match.index, match[0]))
      .map((match): Found => ({ at: match.index, rank: 2, name: match[0] })),
  ];
  found.sort((a, b) => a.at - b.at || a.rank - b.rank);
  const names = new Map<string, string>();
  for (const { name } of found) {
    const clean = cleanName(name);
    const key = clean
      ?.toLowerCase()
      .replace(/[-_\s]+/g, ' ')
      .trim();
    if (clean !== null && key !== undefined && !names.has(key)) names.set(key, clean);
  }
  return [...names.values()];
}

function firstMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  const matches: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    if (matches.push(match) === MOST_FOUND) break;
  }
  return matches;
}

function otherNames(text: string): Found[] {
  return firstMatches(text, ALSO_KNOWN_AS).flatMap((match): Found[] => {
    const from = Math.max(0, match.index - REACH);
    const before = TERM_BEFORE.exec(text.slice(from, match.index).trimEnd());
    const start = match.index + match[0].length;
    const rest = text.slice(start, start + REACH);
    const after = TERM_AFTER.exec(rest.trimStart());
    if (before === null || after === null) return [];
    return [
      { at: from + before.index, rank: 1, name: before[0] },
      { at: start + rest.length - rest.trimStart().length, rank: 1, name: after[0] },
    ];
  });
}

/** A name as it is kept: NFKC, single spaces, without punctuation and a possessive at its edges; null for what cannot be one. */
function cleanName(name: string): string | null {
  const clean = name.normalize('NFKC').replace(/\s+/g, ' ').replace(EDGES, '').replace(POSSESSIVE, '').trim();
  if (clean === '' || countCodePoints(clean) > MOST_POINTS || clean.split(' ').length > MOST_WORDS) return null;
  const letters = clean.match(/[\p{L}\p{N}]/gu) ?? [];
  if (letters.length === 0) return null;
  return /^[a-z0-9]$/.test(letters.join('')) ? null : clean;
}

function isGeneric(text: string, at: number, phrase: string): boolean {
  const before = text.slice(Math.max(0, at - REACH), at);
  const begins = before.trim() === '' || /[.!?]\s*$|\n\s*$/.test(before);
  const words = phrase.toLowerCase().split(/\s+/);
  return begins && (words[0] === 'no' || words[0] === 'not' || words.every((word) => GENERIC.has(word)));
}
