import { Blanks } from './blanks.ts';
import { backwards, deciphered, Splitter, turned, type Reading } from './disguises.ts';
import { Glyphs } from './glyphs.ts';
import { isCommandLine } from './model/tokens.ts';
import { Respeller } from './respelling.ts';
import { Segmenter, type Segment } from './segments.ts';
import { likelySubstitutions, solved, substituted } from './solver.ts';
import { Speller } from './spellings.ts';
import { spreadRuns } from './spread.ts';
import { wordsOf, type Word } from './words.ts';

const functionWords =
  'a an and the to of in on for from with by is are was be been it its this that you your me my we our us i as at or if do not no all any so then now please just'.split(
    ' ',
  );
/** Glued words are cut in pieces of this many letters, so that a long run costs no more than its length. */
const longestGlued = 240;
/** So many letters of a text are cut into any words; what stands behind them into the words of the rules. */
export const mostSegmented = 6000;
/** Letters that cost no more are English: see `Segments`. */
const english = 2.6;

/** So many letters tell whether more are worth cutting, and so many words are cut at a time. */
const firstLook = 30;
const looksEnglish = 3;
const longestSentence = 60;

/** So many letters tell which cipher they are in; what trying costs, in letters; how many sentences are read so. */
const fewestSolved = 16;
const solvingCost = 400;
const mostDeciphered = 8;

/** Words of two letters and one; and from which rank on words of three are rather pieces of others. */
const shortWords = new Set(
  'a i to of in on it is be as at by we he do go no so or if my me us up an am ok hi pm ai id tv uk eu'.split(' '),
);
const rareRank = 6000;
const hasFigure = /\d/;
const mostAsked = 24;

/** Words with the same figures between them. */
const numbered = /^[a-z']{2,}(\d{1,6})[a-z']{2,}\1[a-z']{2,}(?:\1|$)/;

/** Letters with their places in the text they come from. */
type Letters = readonly { readonly text: string; readonly at: number }[];

function lettersOf(word: string, start: number): Letters {
  return Array.from(word, (text, i) => ({ text, at: start + i }));
}

/** How many letters of a text, with all that is read in it, may still be cut into any words. */
export interface Budget {
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

const joint = /^[^\p{L}\p{N}\s]{1,4}$/u;

/**
 * Words cut in pieces by signs without blanks (in-struc-tions), joined where the whole is a word and not every piece is one,
 * or where `telling` knows the whole or takes it for a misspelling; null when there are none.
 */
function joined(
  text: string,
  words: readonly Word[],
  telling: (word: string) => boolean,
  usual: (word: string) => boolean,
): Reading | null {
  const out: Word[] = [];
  const known = new Map<string, boolean>();
  let some = false;
  for (let i = 0; i < words.length;) {
    const head = words[i];
    if (head === undefined) break;
    let whole = head.word;
    let end = head.end;
    let pieces = usual(head.word) && head.word.length > 1;
    let next = i + 1;
    for (; next < words.length; next += 1) {
      const word = words[next];
      if (word === undefined || word.start <= end || word.start > end + 4 || whole.length + word.word.length > 40) break;
      if (text.charCodeAt(end) === 32 || !joint.test(text.slice(end, word.start))) break;
      whole += word.word;
      end = word.end;
      pieces &&= usual(word.word) && word.word.length > 1;
    }
    let says = false;
    if (next > i + 1) {
      const key = pieces ? whole : `${whole} `;
      says = known.get(key) ?? (telling(whole) || (!pieces && usual(whole)));
      known.set(key, says);
    }
    if (says) {
      out.push({ ...head, word: whole, end });
      some = true;
    } else out.push(...words.slice(i, next));
    i = next;
  }
  return some ? { how: 'words cut in pieces', words: out, sure: true } : null;
}

const repeated = /([a-z])\1/;
const heldDown = /([a-z])\1{2,}/;

/** Two lines of settings: names with what they are set to. */
const settings = /(?:^|\n)[\s-]*[\w.-]+:(?:\s[^\n]*)?\n[\s-]*[\w.-]+:/;

/** Whether words are blocks of one length, as ciphers are written. */
function inBlocks(words: readonly Word[]): boolean {
  const [first] = words;
  return words.filter(({ word }) => word.length === first?.word.length).length * 5 >= words.length * 4;
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
  readonly #rankOf: (word: string) => number | undefined;
  readonly #blanks: Blanks;
  readonly #respeller: Respeller;
  /** Chooses letters for signs that may be several. */
  readonly glyphs: Glyphs;

  /** `vocabulary`: the words the rules know; `rankOf`: how many words of ordinary prose are more frequent than one. */
  constructor(vocabulary: ReadonlySet<string>, rankOf: (word: string) => number | undefined) {
    this.#vocabulary = vocabulary;
    this.#usual = (word) => vocabulary.has(word) || rankOf(word) !== undefined;
    this.#rankOf = rankOf;
    this.#speller = new Speller(vocabulary, this.#usual, (word) => this.#isOdd(word));
    this.#splitter = new Splitter([...vocabulary, ...functionWords]);
    this.#segmenter = new Segmenter(vocabulary, rankOf);
    this.#blanks = new Blanks(vocabulary, this.#usual);
    this.#respeller = new Respeller(vocabulary, rankOf, (word) => this.#isOdd(word));
    this.glyphs = new Glyphs(vocabulary, rankOf);
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
    if (!plain && fewest > 1 && glued.length >= fewestSolved && budget.left > 0) {
      const found = this.#solved(glued, letters, budget);
      if (found !== null) return found;
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

  /** What letters say under a cipher; they stand for the whole run, as their order may have been changed. */
  #solved(glued: string, letters: Letters, budget: Budget): { readonly words: Word[]; readonly plain: true } | null {
    budget.left -= solvingCost;
    const [head, tail] = [letters[0], letters.at(-1)];
    const solution = /^[a-z]+$/.test(glued) ? solved(glued, this.#segmenter, english) : null;
    if (solution === null || head === undefined || tail === undefined) return null;
    const [start, end] = [head.at, tail.at + tail.text.length];
    const { words, cost } = this.#segmenter.segments(solution.letters);
    if (cost > english) return null;
    return {
      plain: true,
      words: words.map((part, i) => ({
        word: solution.letters.slice(part.start, part.end),
        start,
        end,
        first: i === 0,
        hard: i === 0,
        opens: i === 0,
      })),
    };
  }

  /**
   * Sentences of which hardly a word is known, read through a letter cipher or with every word backwards, where most words are
   * known then.
   */
  #deciphered(words: readonly Word[], text: string): Reading[] {
    const readings: Reading[] = [];
    const sentence = (from: number, to: number): void => {
      if (readings.length > mostDeciphered || to - from < 3) return;
      let odd = 0;
      for (let i = from; i < to; i += 1) if (this.#isOdd(words[i]?.word ?? '')) odd += 1;
      if (odd * 2 < to - from) return;
      const part = words.slice(from, to);
      const known = (read: (word: string) => string): boolean => {
        let sum = 0;
        let all = 0;
        for (const { word } of part.slice(0, 16)) {
          all += word.length;
          if (!this.#isOdd(read(word))) sum += word.length;
        }
        return sum * 4 >= all * 3;
      };
      const letters = part.map(({ word }) => word).join('').replace(/[^a-z]/g, '');
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
        const around = text.slice(0, start) + read(text.slice(start, end)) + text.slice(end);
        readings.push({ how: substitution.how, words: meant, text: around });
        return;
      }
      if (known(backwards)) {
        const meant = part.map((word) => ({ ...word, word: backwards(word.word) }));
        readings.push({ how: 'with every word backwards', words: meant, sure: true });
      }
    };
    let from = 0;
    words.forEach(({ hard }, i) => {
      if (!hard && i - from < longestSentence) return;
      sentence(from, i);
      from = i;
    });
    sentence(from, words.length);
    return readings;
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
    if (patches.length > 0) readings.push({ how, words: patched(words, patches), sure: true });
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
    if (parted.length > 0) readings.push({ how: 'words run together', words: patched(words, parted), sure: true });
    return readings;
  }

  /** Letters that were spread out (i g n o r e). */
  #spread(text: string, words: readonly Word[], budget: Budget): Reading[] {
    // A letter a line: line breaks part letters then, not lines.
    const level = /(?:^|\n)[^\n](?:\n[^\n]){4}/.test(text) ? text.replaceAll('\n', ' ') : text;
    return this.#fromLetters('letters spread out', words, spreadRuns(level), 1, budget);
  }

  /** Whether a word is a piece of one, or noise: nearly any two or three letters are an abbreviation somewhere. */
  #isOdd(word: string): boolean {
    if (hasFigure.test(word)) return false;
    if (word.length < 3) return !shortWords.has(word);
    return !this.#usual(word) || (word.length === 3 && !this.#vocabulary.has(word) && (this.#rankOf(word) ?? 0) > rareRank);
  }

  /** Whether hardly a word is known, and most are from their ends. */
  isBackwards(words: readonly Word[]): boolean {
    let all = 0;
    let forwards = 0;
    let turned = 0;
    for (let i = 0; i < words.length && i < mostAsked; i += 1) {
      const word = words[i]?.word ?? '';
      if (!/^[a-z']+$/.test(word)) continue;
      all += word.length;
      if (!this.#isOdd(word)) forwards += word.length;
      // Asked only where it may matter: most texts are plain from their first words on.
      if (i === 6 && forwards * 2 > all) return false;
      if (!this.#isOdd(backwards(word))) turned += word.length;
    }
    return all > 10 && forwards * 2 <= all && turned * 4 >= all * 3;
  }

  /** Words of which hardly two stand in one sentence (Ignore. All! Previous...), as one; null where that is not so. */
  #levelled(text: string, words: readonly Word[]): Reading | null {
    const meant = words.filter(({ word }) => !/^\d+$/.test(word));
    if (meant.length < 4 || settings.test(text) || words.filter(({ first }) => first).length * 9 < words.length * 4) return null;
    const read = meant.map((word, i) => (i === 0 ? word : { ...word, first: false, hard: false, opens: false }));
    return { how: 'words set apart', words: read, sure: true };
  }

  /** The word that `word` is with its letters said once or twice; null for none. */
  #undoubled(word: string): string | null {
    const single = word.replace(/([a-z])\1+/g, '$1');
    if (this.#vocabulary.has(single)) return single;
    const doubled = Array.from(single, (_, i) => single.slice(0, i + 1) + single.slice(i));
    return (
      doubled.find((made) => this.#vocabulary.has(made)) ??
      [single, ...doubled].find((made) => this.#usual(made)) ??
      null
    );
  }

  /** Words with letters held down or doubled (ignooore, ddeelleettee), each as the word it is. */
  #shortened(words: readonly Word[]): Reading | null {
    let some = false;
    const known = new Map<string, string>();
    const read = words.map((word) => {
      let meant = known.get(word.word);
      if (meant === undefined) {
        const odd = word.word.length > 3 && repeated.test(word.word) && !this.#usual(word.word);
        meant = (odd ? this.#undoubled(word.word) : null) ?? word.word.replace(/([a-z])\1{2,}/g, '$1');
        if (/^(?:([a-z])\1)+$/.test(word.word) && !odd) meant = word.word.replace(/([a-z])\1/g, '$1');
        known.set(word.word, meant);
      }
      some ||= meant !== word.word && (heldDown.test(word.word) || word.word.length - meant.length > 1);
      return meant === word.word ? word : { ...word, word: meant };
    });
    return some ? { how: 'letters repeated', words: read, mostly: true } : null;
  }

  /**
   * Sentences whose blanks stand in the wrong places (ign oreal lpr evi ous), by the words their letters make; null where
   * most words are whole, or the letters are not plain English.
   */
  #reglued(words: readonly Word[], budget: Budget): Reading | null {
    const patches: Patch[] = [];
    const sentence = (from: number, to: number): void => {
      if (to - from < 4) return;
      let odd = 0;
      for (let i = from; i < to; i += 1) if (this.#isOdd(words[i]?.word ?? '')) odd += 1;
      if (odd * 10 < (to - from) * 3) return;
      const part = words.slice(from, to);
      const letters = part.flatMap(({ word, start }) => lettersOf(word, start));
      if (letters.length < 16) return;
      const [head, tail] = [part[0], part.at(-1)];
      const all = letters.map(({ text }) => text).join('');
      if (head === undefined || tail === undefined || !/^[a-z']+$/.test(all) || budget.left < all.length) return;
      budget.left -= Math.min(all.length, firstLook);
      if (this.#segmenter.segments(all.slice(0, firstLook)).cost > looksEnglish && !inBlocks(part)) return;
      const made = this.#cut(letters, 3, budget);
      if (made?.plain === true && made.words.length < part.length * 2)
        patches.push({ start: head.start, end: tail.end, words: made.words });
    };
    let from = 0;
    words.forEach(({ hard }, i) => {
      if (!hard && i - from < longestSentence) return;
      sentence(from, i);
      from = i;
    });
    sentence(from, words.length);
    return patches.length === 0
      ? null
      : { how: 'words cut in pieces', words: patched(words, patches), sure: true };
  }

  /** Readings of a text whose words are `words`; offsets are those of the text. */
  readings(text: string, words: readonly Word[], budget: Budget): Reading[] {
    const readings = [
      ...this.#glued(words, budget),
      ...this.#spread(text, words, budget),
      ...deciphered(words, text),
      ...this.#deciphered(words, text),
    ];
    const filled = this.#blanks.reading(text);
    if (filled !== null) readings.push(filled);
    const telling = (word: string): boolean => this.#vocabulary.has(word) || this.#speller.right(word) !== null;
    for (const reading of [joined(text, words, telling, this.#usual), this.#shortened(words)]) {
      if (reading === null) continue;
      readings.push(reading);
      const spelt = this.#speller.corrected(reading.words);
      if (spelt !== null) readings.push(spelt);
    }
    for (const reading of [
      this.#speller.corrected(words),
      this.#speller.mended(words),
      this.#reglued(words, budget),
      this.#levelled(text, words),
      isCommandLine(text) ? null : this.#respeller.reading(words),
      this.#speller.filled(words),
      this.#speller.unpigged(words),
    ])
      if (reading !== null) readings.push(reading);
    return distinct(readings, words);
  }
}
