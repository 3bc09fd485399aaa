import { backwards, corrected, deciphered, Splitter, turned, type Reading } from './disguises.ts';
import { spreadRuns } from './spread.ts';
import { upright } from './view.ts';
import { wordsOf, type Word } from './words.ts';

const functionWords =
  'a an and the to of in on for from with by is are was be been it its this that you your me my we our us i as at or if do not no all any so then now please just'.split(
    ' ',
  );
/** Glued words are cut in pieces of this many letters, so that a long run costs no more than its length. */
const longestGlued = 240;

function cut(letters: readonly { readonly text: string; readonly at: number }[], splitter: Splitter): Word[] {
  const glued = letters.map(({ text }) => text).join('');
  const parts = splitter.split(glued);
  if (parts.length < 2) return [];
  return parts.map(({ start, end }, i) => ({
    word: glued.slice(start, end),
    start: letters[start]?.at ?? 0,
    end: (letters[end - 1]?.at ?? 0) + 1,
    first: i === 0,
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
  for (const letters of spreadRuns(text)) {
    readings.push({ how: 'letters spread out', words: cut(letters, splitter) });
  }
  return readings;
}

const joint = /^[-._*·|~^'"+=/\\]{1,2}$/;

/** Words cut in pieces by signs without blanks (in-struc-tions), joined; null when there are none. */
function joined(text: string, words: readonly Word[]): Reading | null {
  const found: Word[] = [];
  let pieces = 0;
  for (const word of words) {
    const before = found.at(-1);
    if (
      before !== undefined &&
      word.start > before.end &&
      joint.test(text.slice(before.end, word.start)) &&
      before.word.length < 40
    ) {
      found[found.length - 1] = { ...before, word: before.word + word.word, end: word.end };
      pieces += 1;
    } else found.push(word);
  }
  return pieces === 0 ? null : { how: 'words cut in pieces', words: found };
}

const stretched = /([a-z])\1{2,}/;

/** Words with letters held down (ignooore) read with one, and again with two. */
function shortened(words: readonly Word[]): Reading | null {
  if (!words.some(({ word }) => stretched.test(word))) return null;
  const read = words.map((word) => ({ ...word, word: word.word.replace(/([a-z])\1{2,}/g, '$1') }));
  return { how: 'letters repeated', words: read };
}

/** Further ways in which the words of a text may be meant, each only where it changes something. */
export class Reader {
  readonly #splitter: Splitter;
  readonly #vocabulary: ReadonlySet<string>;

  /** `vocabulary`: the words the rules know. */
  constructor(vocabulary: ReadonlySet<string>) {
    this.#vocabulary = vocabulary;
    this.#splitter = new Splitter([...vocabulary, ...functionWords]);
  }

  /** Readings of a text whose words are `words`; offsets are those of the text. */
  readings(text: string, words: readonly Word[]): Reading[] {
    const readings = [...separated(text, words, this.#splitter, this.#vocabulary), ...deciphered(words)];
    for (const reading of [joined(text, words), shortened(words)]) {
      if (reading === null) continue;
      readings.push(reading);
      const spelt = corrected(reading.words, this.#vocabulary);
      if (spelt !== null) readings.push(spelt);
    }
    const right = corrected(words, this.#vocabulary);
    if (right !== null) readings.push(right);
    const stood = upright(text);
    if (stood !== null) {
      const stoodWords = wordsOf(stood);
      readings.push({ how: 'upside down', words: stoodWords });
      readings.push({ how: 'upside down', words: turned(stoodWords, backwards) });
    }
    return readings;
  }
}
