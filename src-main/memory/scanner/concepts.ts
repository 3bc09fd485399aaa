import { nounForms, verbForms } from './inflect.ts';
import type { Kind } from './rule.ts';
import { atOrder, negated, type Word } from './words.ts';

/**
 * What one class of meaning is said with. Entries are separated by blanks. `terms` are of several words: `+` inflects
 * the first as a verb, `_` stands for up to four words.
 */
export interface Meaning {
  readonly verbs?: string;
  readonly nouns?: string;
  readonly words?: string;
  readonly terms?: readonly string[];
}

/** Classes of meaning by name; names are in capitals. */
export type Lexicon = Readonly<Record<string, Meaning>>;

/**
 * A kind that is recognised by meanings that stand together in one sentence. A frame is a row of slots: names of
 * classes in capitals or plain words, alternatives separated by `|`.
 *
 * - `>` before a slot: it comes after the slot before; without, any order will do.
 * - `^` before a slot: only where an order can begin.
 * - `!` before a slot: the frame is off when this stands in the same sentence.
 * - `~N` in front: all slots within N words (10 otherwise).
 * - `+` in front: a "not" before the first slot does not matter.
 * - `*` in front: slots may stand in sentences that follow one another.
 */
export interface FrameRule extends Kind {
  readonly frames: readonly string[];
}

interface Slot {
  readonly after: boolean;
  readonly order: boolean;
}

interface Frame {
  readonly rule: Kind;
  readonly slots: readonly Slot[];
  readonly vetoes: readonly number[];
  readonly window: number;
  readonly evenNegated: boolean;
  readonly across: boolean;
  readonly number: number;
  /** Where the frame's slots begin in the arrays of a search. */
  readonly base: number;
  /** By slot, the classes that fill it. */
  readonly filledBy: readonly (readonly number[])[];
}

interface Term {
  readonly rest: readonly string[];
  readonly classes: number[];
}

const none: readonly number[] = [];
const longestBlank = 4;
const fillWidth = 5;
/** How many words of the same sentence a frame rests after it was found, so that a text full of it is told of once. */
const restAfterHit = 60;
/** A text of so many words is asked first which frames it has the words for. */
const longText = 400;
const usualWindow = 10;
/** Places stay under this, so that they fit in 32 bits. */
const furthest = 1_000_000_000;
const name = /^[A-Z][A-Z_]*$/;

/** Finds frames in words. Compiled once from lexicon and rules; a search takes time in step with the words. */
export class Concepts {
  readonly #ids = new Map<string, number>();
  /** Names of classes by number; null for the plain words of frames. */
  readonly #names: (string | null)[] = [];
  readonly #byWord = new Map<string, number[]>();
  readonly #named = new Map<string, readonly number[]>();
  readonly #terms = new Map<string, Term[]>();
  readonly #frames: Frame[] = [];
  /** By class, five numbers a slot it fills: frame, place of the slot, whether it must begin an order, place of another slot, whether sentences do not matter. */
  readonly #fills: number[][] = [];
  #size = 0;
  #offset = 0;
  #length = 0;
  #room: { readonly places: Places; readonly seen: Int32Array } | null = null;

  /** @throws Error for a frame that names an unknown class or has fewer than two slots. */
  constructor(lexicon: Lexicon, rules: readonly FrameRule[]) {
    for (const [title, meaning] of Object.entries(lexicon)) this.#learn(title, meaning);
    for (const rule of rules) for (const row of rule.frames) this.#compile(row, rule);
  }

  /** Every single word that has a meaning here. */
  get vocabulary(): Iterable<string> {
    return this.#byWord.keys();
  }

  #id(title: string): number {
    const known = this.#ids.get(title);
    if (known !== undefined) return known;
    const id = this.#ids.size;
    this.#ids.set(title, id);
    this.#names.push(title.startsWith('=') ? null : title);
    this.#fills.push([]);
    return id;
  }

  #learn(title: string, meaning: Meaning): void {
    const id = this.#id(title);
    const words = [
      ...listed(meaning.verbs).flatMap(verbForms),
      ...listed(meaning.nouns).flatMap(nounForms),
      ...listed(meaning.words),
    ];
    for (const word of words) this.#mean(word, id);
    for (const term of meaning.terms ?? []) {
      const [first = '', ...rest] = term.replace('+', '').split(' ');
      const key = rest.join(' ');
      for (const form of term.startsWith('+') ? verbForms(first) : [first]) {
        const list = this.#terms.get(form) ?? [];
        this.#terms.set(form, list);
        const same = list.find((other) => other.rest.join(' ') === key);
        if (same === undefined) list.push({ rest, classes: [id] });
        else if (!same.classes.includes(id)) same.classes.push(id);
      }
    }
  }

  #mean(word: string, id: number): void {
    const ids = this.#byWord.get(word) ?? [];
    if (!ids.includes(id)) this.#byWord.set(word, [...ids, id]);
  }

  #classOf(part: string, row: string): number {
    if (name.test(part)) {
      const id = this.#ids.get(part);
      if (id === undefined) throw new Error(`No class ${part} for the frame: ${row}`);
      return id;
    }
    const id = this.#id(`=${part}`);
    this.#mean(part, id);
    return id;
  }

  #compile(row: string, rule: Kind): void {
    const slots: Slot[] = [];
    const vetoes: number[] = [];
    const filled: [number, number][] = [];
    let window = usualWindow;
    let evenNegated = false;
    let across = false;
    for (const part of row.split(/\s+/)) {
      if (part.startsWith('~')) window = Number(part.slice(1));
      else if (part === '+') evenNegated = true;
      else if (part === '*') across = true;
      else if (part.startsWith('!'))
        vetoes.push(
          ...part
            .slice(1)
            .split('|')
            .map((one) => this.#classOf(one, row)),
        );
      else {
        const [, marks = '', alternatives = ''] = /^([>^]*)(.*)$/.exec(part) ?? [];
        for (const one of alternatives.split('|')) filled.push([this.#classOf(one, row), slots.length]);
        slots.push({ after: marks.includes('>'), order: marks.includes('^') });
      }
    }
    if (slots.length < 2) throw new Error(`A frame needs two slots: ${row}`);
    const index = this.#frames.length;
    const rarest = slots.length - 1;
    for (const [id, slot] of filled) {
      const other = slot === rarest ? 0 : rarest;
      const order = slots[slot]?.order === true ? 1 : 0;
      this.#fills[id]?.push(index, this.#size + slot, order, this.#size + other, across ? 1 : 0);
    }
    const filledBy = slots.map((_, at) => filled.flatMap(([id, slot]) => (slot === at ? [id] : [])));
    this.#frames.push({ number: index, rule, slots, vetoes, window, evenNegated, across, base: this.#size, filledBy });
    this.#size += slots.length;
  }

  /** The classes that each word (addresses as one, see `withMarks`), or a term begun there, belongs to, by number. */
  meanings(words: readonly Word[]): readonly (readonly number[])[] {
    return words.map((word, at) => {
      let ids: readonly number[] = this.#named.get(word.word) ?? this.#nameable(word.word);
      for (const term of this.#terms.get(word.word) ?? [])
        if (termEnd(term.rest, words, at) !== -1) ids = [...ids, ...term.classes];
      return ids;
    });
  }

  /** Those classes of a word that have a name. Remembered for the words of the lexicon. */
  #nameable(word: string): readonly number[] {
    const ids = this.#byWord.get(word);
    if (ids === undefined) return none;
    const named = ids.filter((id) => this.#names[id] !== null);
    this.#named.set(word, named);
    return named;
  }

  /** Whether a single word belongs to a class. */
  means(word: string, title: string): boolean {
    const id = this.#ids.get(title);
    return id !== undefined && this.#byWord.get(word)?.includes(id) === true;
  }

  /** How many classes there are, the plain words of frames among them. */
  get size(): number {
    return this.#names.length;
  }

  /** The name of a class. */
  nameOf(id: number): string {
    return this.#names[id] ?? '';
  }

  /**
   * Room for a search through `count` words. It is used again and again: places grow from search to search, so what an
   * earlier one left behind lies before the first word and counts as nothing.
   */
  #begin(count: number): { readonly places: Places; readonly seen: Int32Array } {
    this.#offset += this.#length + 1;
    this.#length = count;
    if (this.#room === null || this.#offset + count > furthest) {
      this.#offset = 0;
      this.#room = {
        places: new Places(this.#size, this.#frames.length),
        seen: new Int32Array(this.#fills.length).fill(-1),
      };
    }
    return this.#room;
  }

  /** The fills of those frames each slot of which some word of the text can fill: no other frame can stand in it. */
  #fillsFor(words: readonly Word[]): readonly (readonly number[])[] {
    const present = new Uint8Array(this.#fills.length);
    for (const word of new Set(words.map((each) => each.word))) {
      for (const id of this.#byWord.get(word) ?? none) present[id] = 1;
      for (const { classes } of this.#terms.get(word) ?? []) for (const id of classes) present[id] = 1;
    }
    const possible = this.#frames.map(({ filledBy }) => filledBy.every((ids) => ids.some((id) => present[id] === 1)));
    return this.#fills.map((fills, id) => {
      if (present[id] !== 1 || fills.length === 0) return none;
      const kept: number[] = [];
      for (let i = 0; i < fills.length; i += fillWidth)
        if (possible[fills[i] ?? 0] === true) for (let k = i; k < i + fillWidth; k += 1) kept.push(fills[k] ?? 0);
      return kept;
    });
  }

  /**
   * Calls `found` for each frame that stands in the words (addresses as one, see `withMarks`), with its first and last word.
   */
  search(words: readonly Word[], found: (rule: Kind, first: Word, last: Word) => void): void {
    const { places, seen } = this.#begin(words.length);
    const base = this.#offset;
    const pending: { frame: Frame; first: number; end: number }[] = [];
    let sentence = base;
    const settle = (): void => {
      for (const { frame, first, end } of pending) {
        const head = words[first - base];
        const tail = words[end - base];
        if (head === undefined || tail === undefined) continue;
        if (!frame.vetoes.some((id) => (seen[id] ?? -1) >= sentence)) found(frame.rule, head, tail);
      }
      pending.length = 0;
    };
    let order = false;
    const fillsOf = words.length < longText ? this.#fills : this.#fillsFor(words);
    const { last, lastEnd, before, beforeEnd, quiet } = places;
    const meet = (id: number, at: number, end: number): void => {
      seen[id] = at;
      const fills = fillsOf[id] ?? none;
      for (let i = 0; i < fills.length; i += fillWidth) {
        const number = fills[i] ?? 0;
        if ((fills[i + 2] === 1 && !order) || at < (quiet[number] ?? 0)) continue;
        const slot = fills[i + 1] ?? 0;
        const newest = last[slot] ?? -1;
        if (newest === at) {
          if ((lastEnd[slot] ?? 0) < end) lastEnd[slot] = end;
        } else {
          before[slot] = newest;
          beforeEnd[slot] = lastEnd[slot] ?? 0;
          last[slot] = at;
          lastEnd[slot] = end;
        }
        // Most frames miss one slot: look there first.
        const missing = fills[i + 3] ?? -1;
        if (missing !== -1 && (last[missing] ?? -1) < sentence && fills[i + 4] === 0) continue;
        const frame = this.#frames[number];
        if (frame === undefined) continue;
        const hit = complete(frame, places, at, frame.across ? base : sentence, words, base);
        if (hit !== null) {
          pending.push({ frame, first: hit[0], end: hit[1] });
          places.clear(frame.base, frame.slots.length);
          quiet[number] = at + restAfterHit;
        }
      }
    };
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i];
      if (word === undefined) break;
      if (word.hard) {
        settle();
        places.quiet.fill(0);
        sentence = base + i;
      }
      const ids = this.#byWord.get(word.word);
      const terms = this.#terms.get(word.word);
      if (ids === undefined && terms === undefined) continue;
      order = atOrder(words, i);
      for (const id of ids ?? []) meet(id, base + i, base + i);
      for (const term of terms ?? []) {
        const end = termEnd(term.rest, words, i);
        if (end !== -1) for (const id of term.classes) meet(id, base + i, base + end);
      }
    }
    settle();
  }
}

function listed(text: string | undefined): string[] {
  return (text ?? '').split(/\s+/).filter((entry) => entry !== '');
}

/** The place of the last word of a term whose first word stands at `at`, or -1. */
function termEnd(rest: readonly string[], words: readonly Word[], at: number): number {
  let place = at;
  let blank = false;
  for (const part of rest) {
    if (part === '_') {
      blank = true;
      continue;
    }
    let next = place + 1;
    const until = blank ? next + longestBlank : next;
    while (next < until && !(words[next]?.word === part || words[next]?.hard === true)) next += 1;
    if (words[next]?.word !== part || words[next]?.hard === true) return -1;
    place = next;
    blank = false;
  }
  return place;
}

/** Where each slot of each frame was filled last, and the time before. */
class Places {
  readonly last: Int32Array;
  readonly lastEnd: Int32Array;
  readonly before: Int32Array;
  readonly beforeEnd: Int32Array;

  /** By frame: the place before which it is not looked for again. */
  readonly quiet: Int32Array;

  constructor(size: number, frames: number) {
    this.quiet = new Int32Array(frames);
    this.last = new Int32Array(size).fill(-1);
    this.lastEnd = new Int32Array(size);
    this.before = new Int32Array(size).fill(-1);
    this.beforeEnd = new Int32Array(size);
  }

  clear(from: number, count: number): void {
    this.last.fill(-1, from, from + count);
    this.before.fill(-1, from, from + count);
  }
}

const chosen = new Int32Array(16);

/** First and last word of a frame all of whose slots are filled close enough to each other; null otherwise. */
function complete(
  frame: Frame,
  places: Places,
  at: number,
  sentence: number,
  words: readonly Word[],
  base: number,
): [number, number] | null {
  const earliest = Math.max(sentence, at - frame.window);
  for (let i = 0; i < frame.slots.length; i += 1) if ((places.last[frame.base + i] ?? -1) < earliest) return null;
  let first = at;
  let end = at;
  let limit = Number.POSITIVE_INFINITY;
  for (let i = frame.slots.length - 1; i >= 0; i -= 1) {
    const slot = frame.base + i;
    let place = places.last[slot] ?? -1;
    let placeEnd = places.lastEnd[slot] ?? 0;
    if (place >= 0 && (placeEnd >= limit || taken(place, i, frame.slots.length))) {
      place = places.before[slot] ?? -1;
      placeEnd = places.beforeEnd[slot] ?? 0;
      if (placeEnd >= limit || taken(place, i, frame.slots.length)) return null;
    }
    if (place < earliest) return null;
    chosen[i] = place;
    limit = frame.slots[i]?.after === true ? place : Number.POSITIVE_INFINITY;
    first = Math.min(first, place);
    end = Math.max(end, placeEnd);
  }
  if (!frame.evenNegated && negated(words, (chosen[0] ?? at) - base)) return null;
  return [first, end];
}

/** Whether a later slot has the place already. */
function taken(place: number, slot: number, slots: number): boolean {
  for (let i = slot + 1; i < slots; i += 1) if (chosen[i] === place) return true;
  return false;
}
