import { backwards } from './disguises.ts';
import { Sieve } from './sieve.ts';
import type { Word } from './words.ts';

/** Words of two letters and one; and from which rank on words of three are rather pieces of others. */
const shortWords = new Set(
  'a i to of in on it is be as at by we he do go no so or if my me us up an am ok hi pm ai id tv uk eu'.split(' '),
);
const rareRank = 6000;
/** So many words of a text tell whether it runs backwards. */
const mostAsked = 24;

function hasFigure(word: string): boolean {
  for (let i = 0; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code >= 48 && code <= 57) return true;
  }
  return false;
}

/** The words that rules and ordinary prose know. */
export class Lexis {
  /** The words the rules know. */
  readonly vocabulary: ReadonlySet<string>;
  /** How many words of ordinary prose are more frequent than each it has. */
  readonly ranks: ReadonlyMap<string, number>;
  /** All words that are met anywhere. Made when first asked for. */
  #usual: ReadonlySet<string> | null = null;
  #sieve: Sieve | null = null;

  /** `vocabulary`: the words the rules know; `ranks`: how many words of ordinary prose are more frequent than one. */
  constructor(vocabulary: ReadonlySet<string>, ranks: ReadonlyMap<string, number>) {
    this.vocabulary = vocabulary;
    this.ranks = ranks;
  }

  /** How many words of ordinary prose are more frequent than one; undefined for one it has not. */
  rankOf(word: string): number | undefined {
    return this.ranks.get(word);
  }

  /** A sieve of all words that are met anywhere. Made when first asked for. */
  get sieve(): Sieve {
    return (this.#sieve ??= new Sieve(this.#met));
  }

  get #met(): ReadonlySet<string> {
    return (this.#usual ??= new Set([...this.vocabulary, ...this.ranks.keys()]));
  }

  /** Whether a word is met anywhere. */
  isUsual(word: string): boolean {
    return this.#met.has(word);
  }

  /** Whether a word is a piece of one, or noise: nearly any two or three letters are an abbreviation somewhere. */
  isOdd(word: string): boolean {
    if (hasFigure(word)) return false;
    if (word.length < 3) return !shortWords.has(word);
    if (word.length === 3 && !this.vocabulary.has(word)) return (this.rankOf(word) ?? rareRank + 1) > rareRank;
    return !this.isUsual(word);
  }

  /** How many of the words from one on to another, which is none of them, are odd. */
  oddIn(words: readonly Word[], from: number, to: number): number {
    let odd = 0;
    for (let i = from; i < to; i += 1) if (this.isOdd(words[i]?.word ?? '')) odd += 1;
    return odd;
  }

  /** Whether hardly a word is known, and most are from their ends. */
  isBackwards(words: readonly Word[]): boolean {
    let all = 0;
    let forwards = 0;
    const asked: string[] = [];
    for (let i = 0; i < words.length && i < mostAsked; i += 1) {
      const word = words[i]?.word ?? '';
      if (!/^[a-z']+$/.test(word)) continue;
      all += word.length;
      if (!this.isOdd(word)) forwards += word.length;
      // Most texts are plain from their first words on.
      if (i === 6 && forwards * 2 > all) return false;
      asked.push(word);
    }
    if (all <= 10 || forwards * 2 > all) return false;
    const turned = asked.reduce((sum, word) => sum + (this.isOdd(backwards(word)) ? 0 : word.length), 0);
    return turned * 4 >= all * 3;
  }
}
