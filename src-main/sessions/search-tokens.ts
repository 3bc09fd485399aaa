import { stem } from './english.ts';
import { cjk, fold, spaceless } from './match.ts';

/**
 * What our own index knows of a text, as four streams of tokens that contain no white space:
 * `words` in order, one token a word (accents set aside, English endings taken off), so that phrases can be asked for;
 * `code` whole names and their parts (`c++`, `a-b`, `.env`, `user_name`, the parts of `userName`); `cjk` the overlapping
 * pairs of every run of a script without spaces, in order; `chars` each single character of those, and each emoji or sign, once.
 */
export interface Tokens {
  readonly words: readonly string[];
  readonly code: readonly string[];
  readonly cjk: readonly string[];
  readonly chars: readonly string[];
}

/** Longer tokens are cut: nobody types more of a key or of base64. */
const MAX_TOKEN = 64;
/** What stands around a piece of code in running text and is no part of it. */
const outside = /^["'`“”‘’„«»([{<*_,;:!?|]+|["'`“”‘’„«»()[\]{}<>*_,;:!?.|]+$/gu;
const wordPart = /[\p{L}\p{N}\p{M}]+/gu;
const run = new RegExp(`[${spaceless}]+|[^${spaceless}]+`, 'gu');
const camel = /\p{Lu}?[\p{Ll}\p{M}]+|\p{Lu}+(?!\p{Ll})|\p{N}+/gu;
const isCamel = /\p{Ll}\p{Lu}|\p{Lu}{2}\p{Ll}|\p{L}\p{N}|\p{N}\p{L}/u;
const possessive = /(?<=\p{L})['’]s(?![\p{L}\p{N}])/giu;
/** Emoji, flags, arrows, mathematics, money. */
const picture = /[\p{Extended_Pictographic}\p{S}]/gu;
const ascii = /^[\0-\x7f]*$/;
const lowerCase = /^[a-z]*$/;
const bare = /^[A-Za-z0-9]+[.,;:!?)]?$/;
const known = new Map<string, string>();
const MAX_KNOWN = 100_000;

/** The tokens of a text. */
export function tokenize(text: string): Tokens {
  const words: string[] = [];
  const code = new Set<string>();
  const pairs: string[] = [];
  const chars = new Set<string>();
  for (const chunk of text.split(/\s+/u)) {
    if (bare.test(chunk)) {
      addWord(/[.,;:!?)]$/.test(chunk) ? chunk.slice(0, -1) : chunk, words, code);
      continue;
    }
    const name = chunk.replace(outside, '');
    if (/[^\p{L}\p{N}\p{M}]/u.test(name) && /[\p{L}\p{N}]/u.test(name) && !cjk.test(name)) addName(name, code);
    for (const [part] of withoutPossessive(chunk).matchAll(wordPart)) {
      if (cjk.test(part)) addMixed(part, words, pairs, chars);
      else addWord(part, words, code);
    }
    if (!ascii.test(chunk)) addPictures(chunk, chars);
  }
  return { words, code: [...code], cjk: pairs, chars: [...chars] };
}

/** `grandfather's` is asked for as `grandfather`. */
export function withoutPossessive(text: string): string {
  return /['’]/.test(text) ? text.replace(possessive, '') : text;
}

function addPictures(chunk: string, chars: Set<string>): void {
  for (const [sign] of chunk.matchAll(picture)) if (!ascii.test(sign)) chars.add(sign);
}

function addName(name: string, code: Set<string>): void {
  const whole = clean(fold(name));
  if (whole !== '') code.add(whole.slice(0, MAX_TOKEN));
}

function addWord(part: string, words: string[], code: Set<string>): void {
  words.push(wordToken(part));
  if (lowerCase.test(part) || part.length > MAX_TOKEN || !isCamel.test(part)) return;
  for (const [piece] of part.matchAll(camel)) {
    if (piece.length > 1 && piece.length < part.length) code.add(wordToken(piece));
  }
}

function addMixed(part: string, words: string[], pairs: string[], chars: Set<string>): void {
  for (const [piece] of part.matchAll(run)) {
    if (!cjk.test(piece)) {
      words.push(wordToken(piece));
      continue;
    }
    const signs = cjkSigns(piece);
    for (const [i, sign] of signs.entries()) {
      chars.add(sign);
      const next = signs[i + 1];
      if (next !== undefined) pairs.push(sign + next);
    }
  }
}

/** The characters of a run without spaces, folded as the index has them. */
function cjkSigns(text: string): string[] {
  return [...clean(foldCjk(text))];
}

/** Full and half width are one; Hangul stays in syllables, kana keep their voice marks. */
function foldCjk(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** The runs of scripts without spaces in a text, each as its characters. */
export function cjkRuns(text: string): string[][] {
  return [...text.matchAll(wordPart)]
    .flatMap(([part]) => [...part.matchAll(run)])
    .filter(([piece]) => cjk.test(piece))
    .map(([piece]) => cjkSigns(piece));
}

/** The token of one word: accents and letter case set aside, the English ending taken off. */
export function wordToken(word: string): string {
  const seen = known.get(word);
  if (seen !== undefined) return seen;
  const token = makeToken(word);
  if (known.size >= MAX_KNOWN) known.clear();
  if (word.length <= MAX_TOKEN) known.set(word, token);
  return token;
}

function makeToken(word: string): string {
  const plain = ascii.test(word) ? word.toLowerCase() : clean(fold(word));
  const token = plain.length > MAX_TOKEN ? plain.slice(0, MAX_TOKEN).toWellFormed() : plain;
  return stem(token === '' ? word.toLowerCase() : token);
}

/** Quotes and control characters have a meaning for the tokenizer of the index; no token needs them. */
function clean(text: string): string {
  return text.replace(/[\p{Cc}\s"']/gu, '');
}
