import type { Word } from '../words.ts';
import { nameIn, type RowOf } from './tokens.ts';

/** A sentence in another language: the numbers of what it shows, and its words. */
export interface ForeignSentence {
  readonly signs: readonly number[];
  readonly first: Word;
  readonly last: Word;
}

/** How many numbers there are for the signs of other languages; a few share one. */
export const foreignSigns = 1 << 17;

/** Longer sentences are read in pieces of this many words. */
const longest = 40;
/** A sentence of fewer words is not judged, unless its script parts no words. */
const fewest = 3;
const fewestUnparted = 6;
/** A sentence with a smaller share of English words is in another language. */
const englishShare = 0.6;
/** One of these is in nearly every English sentence of so many words. */
const surelyEnglish = 5;
const english = new Set(
  `the to a an of you your and is it for with not do my i this that any all be are at by from or if when he she they we
  what who how than then them his her our its was were will should must can never always every no on as but only`.split(
    /\s+/,
  ),
);

/** Scripts that part no words by blanks. */
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function numberOf(sign: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < sign.length; i += 1) hash = Math.imul(hash ^ sign.charCodeAt(i), 0x01000193);
  hash ^= hash >>> 15;
  return Math.abs(hash) % foreignSigns;
}

/** So many letters of a word are read. */
const longestWord = 20;

/** The signs of a stretch of words: words, their parts, two that follow one another; characters where words are not parted. */
function signsOf(words: readonly Word[]): number[] {
  const signs = new Set<number>();
  let before = '^';
  for (const { word } of words) {
    if (unparted.test(word)) {
      const characters = [...word].slice(0, longest * 2);
      for (let at = 0; at < characters.length; at += 1) {
        signs.add(numberOf(`c${characters.slice(at, at + 2).join('')}`));
        if (at + 2 < characters.length) signs.add(numberOf(`c${characters.slice(at, at + 3).join('')}`));
      }
      before = '^';
      continue;
    }
    const stem = word.slice(0, 4);
    signs.add(numberOf(`w${word}`));
    if (word.length > 5) signs.add(numberOf(`p${word.slice(0, 5)}`));
    if (word.length > 7) signs.add(numberOf(`q${word.slice(0, 7)}`));
    signs.add(numberOf(`b${before} ${stem}`));
    const ends = `<${word.slice(0, longestWord)}>`;
    for (let at = 0; at + 4 <= ends.length; at += 1) signs.add(numberOf(`g${ends.slice(at, at + 4)}`));
    before = stem;
  }
  return [...signs];
}

/** The sentences of a text that are in another language than English. Linear. */
export function foreignSentences(words: readonly Word[], rowOf: RowOf): ForeignSentence[] {
  const sentences: ForeignSentence[] = [];
  const known = (word: string): boolean => rowOf(word) !== undefined;
  let from = 0;
  const close = (end: number): void => {
    const part = words.slice(from, end);
    from = end;
    const [first, last] = [part[0], part.at(-1)];
    if (first === undefined || last === undefined) return;
    const long = part.some(({ word }) => unparted.test(word))
      ? last.end - first.start >= fewestUnparted
      : part.length >= fewest;
    if (!long) return;
    const read = part.reduce((all, { word }) => all + (nameIn(word, known) === null ? 0 : 1), 0);
    const isEnglish =
      read >= part.length * englishShare && (part.length < surelyEnglish || part.some(({ word }) => english.has(word)));
    if (!isEnglish) sentences.push({ signs: signsOf(part), first, last });
  };
  words.forEach(({ hard }, at) => {
    if (hard || at - from >= longest) close(at);
  });
  close(words.length);
  return sentences;
}

/** The share of a sum that one of `count` signs adds. */
export function foreignShare(count: number): number {
  return 1 / Math.sqrt(Math.max(count, 12));
}

/** What the signs of other languages weigh: small integers, what one of them is worth, and what a sentence starts from. */
export class ForeignWeights {
  readonly #weights: Int8Array;
  readonly #unit: number;
  readonly #bias: number;

  /** @throws Error for bytes of another length. */
  constructor(bytes: Uint8Array) {
    if (bytes.byteLength !== foreignSigns + 8) throw new Error('The weights of other languages are cut short.');
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#unit = view.getFloat32(0, true);
    this.#bias = view.getFloat32(4, true);
    this.#weights = new Int8Array(bytes.buffer, bytes.byteOffset + 8, foreignSigns);
  }

  /** Log-odds that signs are of an order to the agent. */
  score(signs: readonly number[]): number {
    let sum = 0;
    for (const sign of signs) sum += this.#weights[sign] ?? 0;
    return this.#bias + sum * this.#unit * foreignShare(signs.length);
  }
}

/** Turns weights into the bytes of their file. */
export function foreignBytes(weights: Float32Array, bias: number): Uint8Array {
  const most = weights.reduce((all, weight) => Math.max(all, Math.abs(weight)), 1e-9);
  const unit = most / 127;
  const bytes = new Uint8Array(foreignSigns + 8);
  const view = new DataView(bytes.buffer);
  view.setFloat32(0, unit, true);
  view.setFloat32(4, bias, true);
  weights.forEach((weight, i) => {
    view.setInt8(8 + i, Math.round(weight / unit));
  });
  return bytes;
}
