import { hashWith, Sieve } from './sieve.ts';

/** A stretch of letters that is one word, from its first letter to behind its last. */
export interface Segment {
  readonly start: number;
  readonly end: number;
}

/** Letters cut into words, and what they cost a letter: plain English some 1.7, another language or noise over 2.5. */
export interface Segments {
  readonly words: readonly Segment[];
  readonly cost: number;
}

const longestWord = 16;
/** What a letter costs that stands in no word: more than any word it could be part of. */
const stray = 13;
/** Words of the rules that are rare elsewhere cost no more than this. */
const rule = 9.5;

const short = new Set(
  'a i to of in on it is be as at by we he do go no so or if my me us up an am you the and for are any all'.split(' '),
);
/** Words that frequency lists of written prose have not, or far down. */
const spoken: ReadonlyMap<string, number> = new Map([
  ['a', 4],
  ['i', 5.5],
  ...'dont cant wont doesnt isnt didnt youre youve ive its lets'.split(' ').map((word) => [word, 8] as const),
] as const);

/**
 * Cuts letters without blanks into the likeliest words: those whose ranks in ordinary prose cost least together
 * (each the logarithm of its rank, as a text of such words is the rarer the more of them it takes).
 */
export class Segmenter {
  readonly #vocabulary: ReadonlySet<string>;
  readonly #ranks: ReadonlyMap<string, number>;
  /** Of every word that does not cost all. Made for the first letters that are cut. */
  #sieve: Sieve | null = null;

  /** `vocabulary`: the words the rules know; `ranks`: how many words are more frequent in prose. */
  constructor(vocabulary: ReadonlySet<string>, ranks: ReadonlyMap<string, number>) {
    this.#vocabulary = vocabulary;
    this.#ranks = ranks;
  }

  #cost(word: string): number {
    const said = spoken.get(word);
    if (said !== undefined) return said;
    if (word.length === 1) return Number.POSITIVE_INFINITY;
    const rank = this.#ranks.get(word);
    const usual = rank === undefined ? Number.POSITIVE_INFINITY : Math.log((rank + 1) * 10);
    if (word.length === 2) return short.has(word) ? usual : usual + 6;
    if (usual <= rule) return usual;
    return this.#vocabulary.has(word) ? rule : usual;
  }

  /** The likeliest words of small letters `letters`. Work is in step with their number. */
  segments(letters: string): Segments {
    const length = letters.length;
    const sieve = (this.#sieve ??= new Sieve([...this.#vocabulary, ...this.#ranks.keys(), ...spoken.keys()]));
    const costs = new Float64Array(length + 1).fill(Number.POSITIVE_INFINITY);
    const from = new Int32Array(length + 1);
    costs[0] = 0;
    for (let at = 0; at < length; at += 1) {
      const here = costs[at] ?? 0;
      if (here + stray < (costs[at + 1] ?? 0)) {
        costs[at + 1] = here + stray;
        from[at + 1] = at;
      }
      const reach = Math.min(longestWord, length - at);
      let hash = 0;
      for (let many = 1; many <= reach; many += 1) {
        hash = hashWith(hash, letters.charCodeAt(at + many - 1));
        if (!sieve.mayHave(hash)) continue;
        const cost = here + this.#cost(letters.slice(at, at + many));
        if (cost < (costs[at + many] ?? 0)) {
          costs[at + many] = cost;
          from[at + many] = at;
        }
      }
    }
    const words: Segment[] = [];
    for (let end = length; end > 0;) {
      const start = from[end] ?? 0;
      words.push({ start, end });
      end = start;
    }
    return { words: words.reverse(), cost: length === 0 ? stray : (costs[length] ?? 0) / length };
  }
}
