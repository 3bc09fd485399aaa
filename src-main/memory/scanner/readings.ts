import { Blanks } from './blanks.ts';
import { Cutter, type Budget } from './cutting.ts';
import { deciphered, type Reading } from './disguises.ts';
import { Glyphs } from './glyphs.ts';
import { joined, levelled, shortened } from './joining.ts';
import { Lexis } from './lexis.ts';
import { isCommandLine } from './model/tokens.ts';
import { Respeller } from './respelling.ts';
import { decipheredSentences } from './solver.ts';
import { fewestBare, Speller } from './spellings.ts';
import type { Word } from './words.ts';

/** Each reading that changes something, once: what two disguises lead to is read under the first, the fuller one. */
function distinct(readings: readonly Reading[], plain: readonly Word[]): Reading[] {
  return readings.filter(
    ({ words }, i) => !sameWords(plain, words) && !readings.slice(0, i).some((other) => sameWords(other.words, words)),
  );
}

function sameWords(one: readonly Word[], other: readonly Word[]): boolean {
  return (
    one.length === other.length && one.every(({ word, hard }, i) => other[i]?.word === word && other[i].hard === hard)
  );
}

/** With fewer odd words no sentence is in a cipher, cut at the wrong places or written by ear. */
const fewestOdd = 2;

/** Further ways in which the words of a text may be meant, each only where it changes something. */
export class Reader {
  readonly #lexis: Lexis;
  readonly #cutter: Cutter;
  readonly #speller: Speller;
  readonly #blanks: Blanks;
  readonly #respeller: Respeller;
  /** Chooses letters for signs that may be several. */
  readonly glyphs: Glyphs;

  /** `vocabulary`: the words the rules know; `ranks`: how many words of ordinary prose are more frequent than one. */
  constructor(vocabulary: ReadonlySet<string>, ranks: ReadonlyMap<string, number>) {
    this.#lexis = new Lexis(vocabulary, ranks);
    this.#cutter = new Cutter(this.#lexis);
    this.#speller = new Speller(this.#lexis);
    this.#blanks = new Blanks(this.#lexis);
    this.#respeller = new Respeller(this.#lexis);
    this.glyphs = new Glyphs(this.#lexis);
  }

  /** Whether hardly a word of a text is known, and most are from their ends. */
  isBackwards(words: readonly Word[]): boolean {
    return this.#lexis.isBackwards(words);
  }

  /** Readings of a text whose words are `words`; offsets are those of the text. */
  readings(text: string, words: readonly Word[], budget: Budget): Reading[] {
    let odd = 0;
    let unusual = 0;
    for (const { word } of words) {
      if (this.#lexis.isOdd(word)) odd += 1;
      if (!this.#lexis.isUsual(word)) unusual += 1;
    }
    // What puts noise right is asked only where there is some: most entries have none.
    const noisy = odd >= fewestOdd;
    const readings = [
      ...(unusual > 0 ? this.#cutter.glued(words, budget) : []),
      ...this.#cutter.spread(text, words, budget),
      ...deciphered(words, text),
      ...(noisy ? decipheredSentences(words, text, this.#lexis) : []),
    ];
    const filled = this.#blanks.reading(text);
    if (filled !== null) readings.push(filled);
    const telling = (word: string): boolean => this.#lexis.vocabulary.has(word) || this.#speller.right(word) !== null;
    for (const reading of [joined(text, words, telling, this.#lexis), shortened(words, this.#lexis)]) {
      if (reading === null) continue;
      readings.push(reading);
      const spelt = this.#speller.corrected(reading.words);
      if (spelt !== null) readings.push(spelt);
    }
    for (const reading of [
      this.#speller.corrected(words),
      this.#speller.mended(words),
      noisy ? this.#cutter.reglued(words, budget) : null,
      levelled(text, words),
      noisy && !isCommandLine(text) ? this.#respeller.reading(words) : null,
      unusual >= fewestBare ? this.#speller.filled(words) : null,
      this.#speller.unpigged(words),
    ])
      if (reading !== null) readings.push(reading);
    return distinct(readings, words);
  }
}
