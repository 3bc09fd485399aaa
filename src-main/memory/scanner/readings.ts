import { backwards, deciphered, Splitter, turned, type Reading } from './disguises.ts';
import { Speller } from './spellings.ts';
import { spreadRuns } from './spread.ts';
import { upright } from './view.ts';
import { wordsOf, type Word } from './words.ts';

const functionWords =
  'a an and the to of in on for from with by is are was be been it its this that you your me my we our us i as at or if do not no all any so then now please just'.split(
    ' ',
  );
/** Glued words are cut in pieces of this many letters, so that a long run costs no more than its length. */
const longestGlued = 240;

/** Words with the same figures between them. */
const numbered = /^[a-z']{2,}(\d{1,6})[a-z']{2,}\1[a-z']{2,}(?:\1|$)/;

function cut(letters: readonly { readonly text: string; readonly at: number }[], splitter: Splitter): Word[] {
  const glued = letters.map(({ text }) => text).join('');
  const parts = splitter.split(glued);
  if (parts.length < 2) return [];
  return parts.map(({ start, end }, i) => ({
    word: glued.slice(start, end),
    start: letters[start]?.at ?? 0,
    end: (letters[end - 1]?.at ?? 0) + 1,
    first: i === 0,
    hard: i === 0,
    opens: i === 0,
  }));
}

/** Words that were glued together (IgnoreAllRules) or spread out (i g n o r e), in pieces a vocabulary knows. */
function separated(
  text: string,
  words: readonly Word[],
  splitter: Splitter,
  vocabulary: ReadonlySet<string>,
): Reading[] {
  const found: Word[] = [];
  for (const { word, start } of words) {
    if (word.length < 12 || vocabulary.has(word)) continue;
    if (numbered.test(word)) {
      for (const part of word.matchAll(/[a-z']+/g)) {
        const at = start + part.index;
        const first = part.index === 0;
        found.push({ word: part[0], start: at, end: at + part[0].length, first, hard: first, opens: first });
      }
      continue;
    }
    for (let from = 0; from < word.length; from += longestGlued) {
      const piece = word.slice(from, from + longestGlued);
      found.push(
        ...cut(
          [...piece].map((unit, i) => ({ text: unit, at: start + from + i })),
          splitter,
        ),
      );
    }
  }
  const readings: Reading[] = found.length === 0 ? [] : [{ how: 'words run together', words: found }];
  // A letter a line: line breaks part letters then, not lines.
  const level = /(?:^|\n)[^\n](?:\n[^\n]){4}/.test(text) ? text.replaceAll('\n', ' ') : text;
  for (const letters of spreadRuns(level)) {
    readings.push({ how: 'letters spread out', words: cut(letters, splitter) });
  }
  return readings;
}

const joint = /^[-._*·|~^'"+=/\\]{1,2}$/;

/**
 * Words cut in pieces by signs without blanks (in-struc-tions), joined; null when there are none, or none that `telling`
 * knows or takes for a misspelling: addresses and names with dots say nothing new.
 */
function joined(text: string, words: readonly Word[], telling: (word: string) => boolean): Reading | null {
  const found: Word[] = [];
  const whole = new Set<Word>();
  for (const word of words) {
    const before = found.at(-1);
    if (
      before !== undefined &&
      word.start > before.end &&
      word.start <= before.end + 2 &&
      text.charCodeAt(before.end) !== 32 &&
      joint.test(text.slice(before.end, word.start)) &&
      before.word.length < 40
    ) {
      const one = { ...before, word: before.word + word.word, end: word.end };
      whole.delete(before);
      whole.add(one);
      found[found.length - 1] = one;
    } else found.push(word);
  }
  const seen = new Set<string>();
  for (const { word } of whole) {
    if (seen.has(word)) continue;
    if (telling(word)) return { how: 'words cut in pieces', words: found };
    seen.add(word);
  }
  return null;
}

const starred = /[a-z]+\*[a-z*]+/g;

/** A word without its vowels, and its length: enough to know `ign*re` by. */
function bones(word: string): string {
  return `${word.replace(/[aeiou*]/g, '')} ${word.length}`;
}

const stretched = /([a-z])\1{2,}/;

/** Words with letters held down (ignooore) read with one, and again with two. */
function shortened(words: readonly Word[]): Reading | null {
  if (!words.some(({ word }) => stretched.test(word))) return null;
  const read = words.map((word) => ({ ...word, word: word.word.replace(/([a-z])\1{2,}/g, '$1') }));
  return { how: 'letters repeated', words: read };
}

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

/** Further ways in which the words of a text may be meant, each only where it changes something. */
export class Reader {
  readonly #splitter: Splitter;
  readonly #vocabulary: ReadonlySet<string>;
  readonly #speller: Speller;
  readonly #bones = new Map<string, string>();

  /** `vocabulary`: the words the rules know; `ordinary`: whether a word is met in ordinary prose, so no misspelling. */
  constructor(vocabulary: ReadonlySet<string>, ordinary: (word: string) => boolean) {
    this.#vocabulary = vocabulary;
    this.#speller = new Speller(vocabulary, (word) => vocabulary.has(word) || ordinary(word));
    this.#splitter = new Splitter([...vocabulary, ...functionWords]);
    for (const word of [...vocabulary, ...functionWords])
      if (!this.#bones.has(bones(word))) this.#bones.set(bones(word), word);
  }

  /** Words in which stars stand for vowels; null when there are none. */
  #starred(text: string): Reading | null {
    if (!text.includes('*')) return null;
    let found = 0;
    const known = new Map<string, string | undefined>();
    const read = text.replace(starred, (word) => {
      const right = known.has(word) ? known.get(word) : this.#bones.get(bones(word));
      known.set(word, right);
      if (right === undefined) return word;
      found += 1;
      return right;
    });
    return found === 0 ? null : { how: 'with stars for letters', words: wordsOf(read), text: read };
  }

  /** Readings of a text whose words are `words`; offsets are those of the text. */
  readings(text: string, words: readonly Word[]): Reading[] {
    const readings = [...separated(text, words, this.#splitter, this.#vocabulary), ...deciphered(words, text)];
    const starless = this.#starred(text);
    if (starless !== null) readings.push(starless);
    const telling = (word: string): boolean => this.#vocabulary.has(word) || this.#speller.right(word) !== null;
    for (const reading of [joined(text, words, telling), shortened(words)]) {
      if (reading === null) continue;
      readings.push(reading);
      const spelt = this.#speller.corrected(reading.words);
      if (spelt !== null) readings.push(spelt);
    }
    for (const reading of [
      this.#speller.corrected(words),
      this.#speller.mended(words),
      this.#speller.filled(words),
      this.#speller.unpigged(words),
    ])
      if (reading !== null) readings.push(reading);
    return distinct(readings, words);
  }
}

/** Readings of a text whose letters may be turned upside down: each where it stands, and the whole turned around. */
export function uprightReadings(text: string): Reading[] {
  const stood = upright(text);
  if (stood === null) return [];
  const words = wordsOf(stood);
  return [words, turned(words, backwards)].map((read) => ({ how: 'upside down', words: read }));
}
