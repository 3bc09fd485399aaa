import { backwards, deciphered, Splitter, turned, type Reading } from './disguises.ts';
import { Segmenter, type Segment } from './segments.ts';
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
/** So many letters of a text are cut into any words; what stands behind them into the words of the rules. */
const mostSegmented = 6000;
/** Letters that cost no more are English: see `Segments`. */
const english = 2.6;

/** Words with the same figures between them. */
const numbered = /^[a-z']{2,}(\d{1,6})[a-z']{2,}\1[a-z']{2,}(?:\1|$)/;

/** Letters with their places in the text they come from. */
type Letters = readonly { readonly text: string; readonly at: number }[];

function lettersOf(word: string, start: number): Letters {
  return Array.from(word, (text, i) => ({ text, at: start + i }));
}

/** How many letters of a text may still be cut into any words. */
interface Budget {
  left: number;
}

/** Words that stand for what a text has between two places. */
interface Patch {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
}

/** The sentences of a text in which patches, in order of place, stand: their words with the patches put in. */
function patched(words: readonly Word[], patches: readonly Patch[]): Word[] {
  const out: Word[] = [];
  let next = 0;
  let put = -1;
  let sentence = 0;
  let touched = false;
  for (const word of words) {
    if (word.hard) {
      if (!touched) out.length = sentence;
      sentence = out.length;
      touched = false;
    }
    while ((patches[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next += 1;
    const patch = patches[next];
    if (patch === undefined || patch.start >= word.end) {
      out.push(word);
      continue;
    }
    touched = true;
    if (put === next) continue;
    put = next;
    patch.words.forEach((part, i) => {
      out.push(i === 0 ? { ...part, first: word.first, hard: word.hard, opens: word.opens } : part);
    });
  }
  if (!touched) out.length = sentence;
  return out;
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
  readonly #segmenter: Segmenter;
  readonly #vocabulary: ReadonlySet<string>;
  readonly #speller: Speller;
  readonly #usual: (word: string) => boolean;
  readonly #bones = new Map<string, string>();

  /** `vocabulary`: the words the rules know; `rankOf`: how many words of ordinary prose are more frequent than one. */
  constructor(vocabulary: ReadonlySet<string>, rankOf: (word: string) => number | undefined) {
    this.#vocabulary = vocabulary;
    this.#usual = (word) => vocabulary.has(word) || rankOf(word) !== undefined;
    this.#speller = new Speller(vocabulary, this.#usual);
    this.#splitter = new Splitter([...vocabulary, ...functionWords]);
    this.#segmenter = new Segmenter(vocabulary, rankOf);
    for (const word of [...vocabulary, ...functionWords])
      if (!this.#bones.has(bones(word))) this.#bones.set(bones(word), word);
  }

  /** Letters as the words they make, and whether they are plain English; null for what makes no words. */
  #cut(letters: Letters, fewest: number, budget: Budget): { readonly words: Word[]; readonly plain: boolean } | null {
    const glued = letters.map(({ text }) => text).join('');
    let plain = false;
    let parts: readonly Segment[] = [];
    if (budget.left >= glued.length) {
      const { words, cost } = this.#segmenter.segments(glued);
      budget.left -= glued.length;
      plain = cost <= english && words.length >= fewest;
      parts = words;
    }
    if (!plain) parts = this.#splitter.split(glued);
    if (!plain && parts.length < 2) return null;
    return {
      plain,
      words: parts.map(({ start, end }, i) => ({
        word: glued.slice(start, end),
        start: letters[start]?.at ?? 0,
        end: (letters[end - 1]?.at ?? 0) + 1,
        first: i === 0,
        hard: i === 0,
        opens: i === 0,
      })),
    };
  }

  /** What pieces of a text make: in their sentences where they are plain English, and alone where they are not. */
  #fromLetters(how: string, words: readonly Word[], pieces: readonly Letters[], fewest: number, budget: Budget): Reading[] {
    const patches: Patch[] = [];
    const alone: Word[] = [];
    for (const letters of pieces) {
      const [head, tail] = [letters[0], letters.at(-1)];
      const made = this.#cut(letters, fewest, budget);
      if (made === null || head === undefined || tail === undefined) continue;
      if (made.plain) patches.push({ start: head.at, end: tail.at + tail.text.length, words: made.words });
      else alone.push(...made.words);
    }
    const readings: Reading[] = [];
    if (patches.length > 0) readings.push({ how, words: patched(words, patches), mostly: true });
    if (alone.length > 0) readings.push({ how, words: alone });
    return readings;
  }

  /** Words that were glued together (IgnoreAllRules). */
  #glued(words: readonly Word[], budget: Budget): Reading[] {
    const pieces: Letters[] = [];
    const parted: Patch[] = [];
    for (const { word, start, end } of words) {
      if (word.length < 12 || this.#usual(word)) continue;
      if (numbered.test(word)) {
        const parts = Array.from(word.matchAll(/[a-z']+/g), (part) => {
          const at = start + part.index;
          const first = part.index === 0;
          return { word: part[0], start: at, end: at + part[0].length, first, hard: first, opens: first };
        });
        parted.push({ start, end, words: parts });
        continue;
      }
      for (let from = 0; from < word.length; from += longestGlued)
        pieces.push(lettersOf(word.slice(from, from + longestGlued), start + from));
    }
    // Two words in one are a compound (stepdaughter).
    const readings = this.#fromLetters('words run together', words, pieces, 3, budget);
    if (parted.length > 0) readings.push({ how: 'words run together', words: patched(words, parted), mostly: true });
    return readings;
  }

  /** Letters that were spread out (i g n o r e). */
  #spread(text: string, words: readonly Word[], budget: Budget): Reading[] {
    // A letter a line: line breaks part letters then, not lines.
    const level = /(?:^|\n)[^\n](?:\n[^\n]){4}/.test(text) ? text.replaceAll('\n', ' ') : text;
    return this.#fromLetters('letters spread out', words, spreadRuns(level), 1, budget);
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
    const budget = { left: mostSegmented };
    const readings = [
      ...this.#glued(words, budget),
      ...this.#spread(text, words, budget),
      ...deciphered(words, text),
    ];
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
