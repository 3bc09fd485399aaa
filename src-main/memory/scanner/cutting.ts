import { Splitter, type Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import { eachSentence, lettersOf, patched, type Letters, type Patch } from './patches.ts';
import { Segmenter, type Segment } from './segments.ts';
import { fewestSolved, solved } from './solver.ts';
import { spreadRuns } from './spread.ts';
import type { Word } from './words.ts';

const functionWords =
  'a an and the to of in on for from with by is are was be been it its this that you your me my we our us i as at or if do not no all any so then now please just'.split(
    ' ',
  );
/** Glued words are cut in pieces of this many letters, so that a long run costs no more than its length. */
const longestGlued = 240;
/** So many letters of a text are cut into any words; what stands behind them into the words of the rules. */
export const mostSegmented = 4000;
/** Letters that cost no more are English: see `Segments`. */
const english = 2.6;
/** So many letters tell whether more are worth cutting; what trying ciphers costs, in letters. */
const firstLook = 30;
const looksEnglish = 3;
const solvingCost = 800;

/** Words with the same figures between them. */
const numbered = /^[a-z']{2,}(\d{1,6})[a-z']{2,}\1[a-z']{2,}(?:\1|$)/;

/** How many letters of a text, with all that is read in it, may still be cut into any words. */
export interface Budget {
  left: number;
}

/** Letters without what parted them, and their places, which are made when the letters say something. */
interface Piece {
  readonly glued: string;
  readonly places: () => Letters;
}

/** Whether words are blocks of one length, as ciphers are written. */
function inBlocks(words: readonly Word[]): boolean {
  const [first] = words;
  return words.filter(({ word }) => word.length === first?.word.length).length * 5 >= words.length * 4;
}

/** Cuts letters into words where blanks were left out, put between letters or put in the wrong places. */
export class Cutter {
  readonly #lexis: Lexis;
  readonly #splitter: Splitter;
  readonly #segmenter: Segmenter;

  constructor(lexis: Lexis) {
    this.#lexis = lexis;
    this.#splitter = new Splitter([...lexis.vocabulary, ...functionWords]);
    this.#segmenter = new Segmenter(lexis.vocabulary, lexis.ranks);
  }

  /** Letters as the words they make, and whether they are plain English; null for what makes no words. */
  #cut(
    { glued, places }: Piece,
    fewest: number,
    budget: Budget,
  ): { readonly words: Word[]; readonly plain: boolean; readonly letters: Letters } | null {
    let plain = false;
    let parts: readonly Segment[] = [];
    if (budget.left >= glued.length) {
      const { words, cost } = this.#segmenter.segments(glued);
      budget.left -= glued.length;
      plain = cost <= english && words.length >= fewest;
      parts = words;
    }
    if (!plain && fewest > 1 && glued.length >= fewestSolved && budget.left > 0) {
      const letters = places();
      const found = this.#solved(glued, letters, budget);
      if (found !== null) return { ...found, letters };
    }
    if (!plain) parts = this.#splitter.split(glued);
    if (!plain && parts.length < 2) return null;
    const letters = places();
    return {
      plain,
      letters,
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

  /** What pieces of a text make: in their sentences where they are plain English, and alone where they are not. */
  #fromLetters(
    how: string,
    words: readonly Word[],
    pieces: readonly Piece[],
    fewest: number,
    budget: Budget,
  ): Reading[] {
    const patches: Patch[] = [];
    const alone: Word[] = [];
    for (const piece of pieces) {
      const made = this.#cut(piece, fewest, budget);
      const [head, tail] = [made?.letters[0], made?.letters.at(-1)];
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
  glued(words: readonly Word[], budget: Budget): Reading[] {
    const pieces: Piece[] = [];
    const parted: Patch[] = [];
    for (const { word, start, end } of words) {
      if (word.length < 12 || this.#lexis.isUsual(word)) continue;
      if (numbered.test(word)) {
        const parts = Array.from(word.matchAll(/[a-z']+/g), (part) => {
          const at = start + part.index;
          const first = part.index === 0;
          return { word: part[0], start: at, end: at + part[0].length, first, hard: first, opens: first };
        });
        parted.push({ start, end, words: parts });
        continue;
      }
      for (let from = 0; from < word.length; from += longestGlued) {
        const part = word.slice(from, from + longestGlued);
        pieces.push({ glued: part, places: () => lettersOf(part, start + from) });
      }
    }
    // Two words in one are a compound (stepdaughter).
    const readings = this.#fromLetters('words run together', words, pieces, 3, budget);
    if (parted.length > 0) readings.push({ how: 'words run together', words: patched(words, parted), sure: true });
    return readings;
  }

  /** The words of spread letters that other signs part than stand between the letters (d.o n.o.t); null where that makes none. */
  #apart(text: string, letters: Letters): Word[] | null {
    const gaps = letters.slice(1).map(({ at }, i) => {
      const before = letters[i];
      return before === undefined ? '' : text.slice(before.at + before.text.length, at);
    });
    const counts = new Map<string, number>();
    for (const gap of gaps) counts.set(gap, (counts.get(gap) ?? 0) + 1);
    const [usual, often] = [...counts].reduce((most, one) => (one[1] > most[1] ? one : most), ['', 0]);
    const many = letters.length - often;
    if (many < 2 || many * 2 > letters.length) return null;
    const parts: Word[] = [];
    letters.forEach(({ text: letter, at }, i) => {
      const last = parts.at(-1);
      if (i > 0 && last !== undefined && gaps[i - 1] === usual)
        parts[parts.length - 1] = { ...last, word: last.word + letter, end: at + letter.length };
      else {
        const gap = gaps[i - 1] ?? '';
        const first = i === 0 || (gap.length > 1 && /[.!?]\s/.test(gap));
        parts.push({ word: letter, start: at, end: at + letter.length, first, hard: first, opens: first });
      }
    });
    const known = parts.filter(({ word }) => !this.#lexis.isOdd(word)).length;
    return known * 3 >= parts.length * 2 ? parts : null;
  }

  /** Letters that were spread out (i g n o r e). */
  spread(text: string, words: readonly Word[], budget: Budget): Reading[] {
    // A letter a line: line breaks part letters then, not lines.
    const level = /(?:^|\n)[^\n](?:\n[^\n]){4}/.test(text) ? text.replaceAll('\n', ' ') : text;
    const runs = spreadRuns(level);
    const patches: Patch[] = [];
    for (const letters of runs) {
      const parts = this.#apart(level, letters);
      const [head, tail] = [letters[0], letters.at(-1)];
      if (parts !== null && head !== undefined && tail !== undefined)
        patches.push({ start: head.at, end: tail.at + tail.text.length, words: parts });
    }
    const pieces = runs.map((run) => ({ glued: run.map((letter) => letter.text).join(''), places: () => run }));
    const readings = this.#fromLetters('letters spread out', words, pieces, 1, budget);
    if (patches.length > 0) readings.push({ how: 'letters spread out', words: patched(words, patches), sure: true });
    return readings;
  }

  /**
   * Sentences whose blanks stand in the wrong places (ign oreal lpr evi ous), by the words their letters make; null where
   * most words are whole, or the letters are not plain English.
   */
  reglued(words: readonly Word[], budget: Budget): Reading | null {
    const patches: Patch[] = [];
    eachSentence(words, (from, to) => {
      if (to - from < 4) return;
      const odd = this.#lexis.oddIn(words, from, to);
      if (odd * 10 < (to - from) * 3) return;
      const part = words.slice(from, to);
      const all = part.map(({ word }) => word).join('');
      const [head, tail] = [part[0], part.at(-1)];
      if (head === undefined || tail === undefined || all.length < fewestSolved || budget.left < all.length) return;
      if (!/^[a-z']+$/.test(all)) return;
      budget.left -= Math.min(all.length, firstLook);
      if (this.#segmenter.segments(all.slice(0, firstLook)).cost > looksEnglish && !inBlocks(part)) return;
      const places = (): Letters => part.flatMap(({ word, start }) => lettersOf(word, start));
      const made = this.#cut({ glued: all, places }, 3, budget);
      if (made?.plain === true && made.words.length < part.length * 2)
        patches.push({ start: head.start, end: tail.end, words: made.words });
    });
    return patches.length === 0 ? null : { how: 'words cut in pieces', words: patched(words, patches), sure: true };
  }
}
