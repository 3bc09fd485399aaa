import { backwards, turned, type Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import { eachSentence } from './patches.ts';
import type { Segmenter } from './segments.ts';
import type { Word } from './words.ts';

/** How often each letter stands in English, in thousandths. */
const perThousand = [
  82, 15, 28, 43, 127, 22, 20, 61, 70, 2, 8, 40, 24, 67, 75, 19, 1, 60, 63, 91, 28, 10, 24, 2, 20, 1,
];
const weights = perThousand.map((share) => Math.log(share / 1000));
/** Letters whose weights are less on average are not those of English in any order. */
const leastLikely = -3.05;

/** A cipher that puts one letter for another: `key` is what each of a to z stands for. */
interface Substitution {
  readonly how: string;
  readonly key: string;
}

function keyOf(mirrored: boolean, shift: number): string {
  return Array.from({ length: 26 }, (_, i) =>
    String.fromCharCode(97 + ((mirrored ? 25 - i + shift : i + shift) % 26)),
  ).join('');
}

const substitutions: readonly Substitution[] = [false, true].flatMap((mirrored) =>
  Array.from({ length: 26 }, (_, shift) => ({
    how: !mirrored && shift === 13 ? 'in ROT13' : 'in a letter cipher',
    key: keyOf(mirrored, shift),
  })),
);

/** Small letters read through a substitution. */
function substituted(letters: string, { key }: Substitution): string {
  let read = '';
  for (let i = 0; i < letters.length; i += 1) {
    const place = letters.charCodeAt(i) - 97;
    read += place >= 0 && place < 26 ? key.charAt(place) : letters.charAt(i);
  }
  return read;
}

/** The shifts, plain or mirrored, under which letters are most like those of English, likeliest first; none that changes nothing. */
function likelySubstitutions(letters: string, most: number): Substitution[] {
  const counts = countsOf(letters);
  const scored = substitutions.slice(1).map((substitution) => {
    let score = 0;
    for (let i = 0; i < 26; i += 1) score += (counts[i] ?? 0) * (weights[substitution.key.charCodeAt(i) - 97] ?? 0);
    return { substitution, score };
  });
  return scored
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ substitution }) => substitution);
}

function countsOf(letters: string): Int32Array {
  const counts = new Int32Array(26);
  for (let i = 0; i < letters.length; i += 1) {
    const place = letters.charCodeAt(i) - 97;
    if (place >= 0 && place < 26) counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

function areEnglishLetters(letters: string): boolean {
  const counts = countsOf(letters);
  let score = 0;
  for (let i = 0; i < 26; i += 1) score += (counts[i] ?? 0) * (weights[i] ?? 0);
  return score / letters.length > leastLikely;
}

/** Where each letter of the text stands that was written in a zigzag over `rails` lines and read line by line. */
function zigzag(length: number, rails: number): number[] {
  const rows = Array.from({ length: rails }, (): number[] => []);
  const period = 2 * (rails - 1);
  for (let i = 0; i < length; i += 1) {
    const step = i % period;
    rows[step < rails ? step : period - step]?.push(i);
  }
  const order = new Array<number>(length).fill(0);
  rows.flat().forEach((place, i) => {
    order[place] = i;
  });
  return order;
}

/** Where each letter of the text stands that was dealt out over `many` columns and read column by column. */
function dealt(length: number, many: number): number[] {
  const columns = Array.from({ length: many }, (): number[] => []);
  for (let i = 0; i < length; i += 1) columns[i % many]?.push(i);
  const order = new Array<number>(length).fill(0);
  columns.flat().forEach((place, i) => {
    order[place] = i;
  });
  return order;
}

const rails = [2, 3, 4, 5];
const columns = [3, 4, 5, 6, 7, 8];
/** Letters whose order is tried; and how many of them tell whether it is the right one. */
const mostOrdered = 600;
const firstLook = 48;

/** So many letters tell which cipher they are in; how many sentences are read and tried so. */
export const fewestSolved = 16;
const mostDeciphered = 8;
const mostSentences = 60;

/** Letters that read as English once they are substituted or put in order: what they say, and how they were written. */
interface Solution {
  readonly how: string;
  readonly letters: string;
}

/** What letters without blanks say under the ciphers that are tried; null for none. Work is bounded by their number. */
export function solved(letters: string, segmenter: Segmenter, english: number): Solution | null {
  const reads = (read: string): boolean => segmenter.segments(read.slice(0, firstLook)).cost <= english;
  const [one, two] = likelySubstitutions(letters, 2);
  for (const substitution of [one, two]) {
    if (substitution === undefined) continue;
    const read = substituted(letters, substitution);
    if (reads(read)) return { how: substitution.how, letters: read };
  }
  const last = backwards(letters);
  if (one !== undefined && reads(substituted(last, one))) return { how: one.how, letters: substituted(last, one) };
  if (letters.length > mostOrdered || !areEnglishLetters(letters)) return null;
  const orders = [
    Array.from(letters, (_, i) => letters.length - 1 - i),
    ...rails.map((many) => zigzag(letters.length, many)),
    ...columns.map((many) => dealt(letters.length, many)),
  ];
  for (const order of orders) {
    const read = order.map((place) => letters.charAt(place)).join('');
    if (reads(read)) return { how: 'letters out of order', letters: read };
  }
  return null;
}

/**
 * Sentences of which hardly a word is known, read through a letter cipher or with every word backwards, where most words are
 * known then.
 */
export function decipheredSentences(words: readonly Word[], text: string, lexis: Lexis): Reading[] {
  const readings: Reading[] = [];
  let tried = 0;
  eachSentence(words, (begin, finish) => {
    if (readings.length > mostDeciphered || tried > mostSentences || finish - begin < 3) return;
    // Only some of a sentence may be in cipher: from its first odd word to its last.
    let from = begin;
    let to = finish;
    while (from < to && !lexis.isOdd(words[from]?.word ?? '')) from += 1;
    while (to > from && !lexis.isOdd(words[to - 1]?.word ?? '')) to -= 1;
    if (to - from < 3 || lexis.oddIn(words, from, to) * 2 < to - from) return;
    tried += 1;
    const part = words.slice(from, to);
    const around = (meant: readonly Word[]): Word[] => [
      ...words.slice(begin, from),
      ...meant,
      ...words.slice(to, finish),
    ];
    const known = (read: (word: string) => string): boolean => {
      let sum = 0;
      let all = 0;
      for (const { word } of part.slice(0, 16)) {
        all += word.length;
        if (!lexis.isOdd(read(word))) sum += word.length;
      }
      return sum * 4 >= all * 3;
    };
    const letters = part
      .map(({ word }) => word)
      .join('')
      .replace(/[^a-z]/g, '');
    if (letters.length < fewestSolved) return;
    for (const substitution of likelySubstitutions(letters, 3)) {
      const read = (word: string): string => substituted(word, substitution);
      if (known((word) => backwards(read(word)))) {
        const meant = (word: string): string => backwards(read(word));
        readings.push({ how: substitution.how, words: turned(part, meant), sure: true });
        return;
      }
      if (!known(read)) continue;
      const meant = part.map((word) => ({ ...word, word: read(word.word) }));
      const [start, end] = [part[0]?.start ?? 0, part.at(-1)?.end ?? 0];
      const said = text.slice(0, start) + read(text.slice(start, end)) + text.slice(end);
      readings.push({ how: substitution.how, words: around(meant), text: said });
      return;
    }
    if (known(backwards)) {
      const meant = part.map((word) => ({ ...word, word: backwards(word.word) }));
      readings.push({ how: 'with every word backwards', words: around(meant), sure: true });
    }
  });
  return readings;
}
