import { blankKind, characterKind, markKind, numberKind } from './characters.ts';

/** One word of a reading, with its place in the reading's text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** True when a sentence ended between the word before and this one. */
  readonly first: boolean;
  /** True when that end was more than a colon or semicolon. */
  readonly hard: boolean;
  /** True when a clause may begin here: at the start of a sentence, or after a comma, bracket, quote or dash. */
  readonly opens: boolean;
}

/** Signs with which a sentence may end: . ! ? ; : and line breaks, and those of Chinese and Hindi. */
const stops = new Set(Array.from('.!?;:\n。！？।', (sign) => sign.charCodeAt(0)));

/** Whether a name or number goes on with the UTF-16 unit. */
function goesOn(unit: number): boolean {
  return characterKind(unit) <= numberKind;
}

/**
 * The words of a text: letters and numbers with the marks and apostrophes among them. Commas, quotes, brackets, underscores and
 * dashes between words do not matter; ends of sentences do.
 */
export function wordsOf(text: string): Word[] {
  const words: Word[] = [];
  let first = true;
  let hard = true;
  let opens = true;
  for (let at = 0; at < text.length;) {
    const start = at;
    const code = text.codePointAt(at) ?? 0;
    const kind = characterKind(code);
    at += code > 0xffff ? 2 : 1;
    if (kind <= numberKind || code === 39) {
      let quoted = code === 39;
      while (at < text.length) {
        const next = text.codePointAt(at) ?? 0;
        if (next === 39) quoted = true;
        else if (characterKind(next) > markKind) break;
        at += next > 0xffff ? 2 : 1;
      }
      if (code === 39 && at - start < 3) {
        // A quote mark with a letter parts words as a comma does.
        opens ||= at - start === 2;
        continue;
      }
      const token = text.slice(start, at);
      const word = quoted ? token.replace(/^'+|'+$/g, '') : token;
      if (word === '') continue;
      words.push({ word, start, end: at, first, hard, opens: opens || first });
      first = false;
      hard = false;
      opens = false;
      continue;
    }
    if (kind === blankKind ? code !== 10 : code === 95) continue;
    opens ||= code !== 45 && code !== 47;
    // A pictograph between words parts them as a comma does.
    if (code > 0xffff) continue;
    const next = text.charCodeAt(at);
    // A bar between blanks parts the cells of a table.
    const cell = code === 124 && next === 32 && text.charCodeAt(start - 1) === 32;
    if (!cell && !stops.has(code)) continue;
    // A line break inside a paragraph and a dot inside a name or number (v1.2, AGENTS.md) end no sentence.
    if (code === 10 ? next === 10 : code !== 46 || Number.isNaN(next) || !goesOn(next)) first = true;
    hard ||= first && code !== 58 && code !== 59;
  }
  return words;
}

interface Slot {
  readonly exact: ReadonlySet<string>;
  readonly prefixes: readonly string[];
  /** How many words may stand between the slot before and this one. */
  readonly gap: number;
}

/** A phrase: slots of alternative words with bounded gaps. Compiled once from its row in the rule table. */
export interface Phrase {
  readonly head: Slot;
  readonly rest: readonly Slot[];
  /** Only where an order can begin: at the start of a clause, or after "please", "you must" and the like. */
  readonly order: boolean;
}

/**
 * Compiles a phrase. Slots are separated by blanks, alternatives by `|`, a trailing `*` matches any ending, `~N` before
 * a slot lets up to N words stand in between, and `^` before the first slot keeps it to where an order can begin.
 *
 * @throws Error for a phrase without a slot.
 */
export function phrase(source: string): Phrase {
  const slots: Slot[] = [];
  let gap = 0;
  const order = source.startsWith('^');
  for (const part of source
    .slice(order ? 1 : 0)
    .trim()
    .split(/\s+/)) {
    const filler = /^~(\d+)$/.exec(part);
    if (filler !== null) {
      gap = Number(filler[1]);
      continue;
    }
    const alternatives = part.split('|');
    slots.push({
      exact: new Set(alternatives.filter((a) => !a.endsWith('*'))),
      prefixes: alternatives.filter((a) => a.endsWith('*')).map((a) => a.slice(0, -1)),
      gap,
    });
    gap = 0;
  }
  const [head, ...rest] = slots;
  if (head === undefined) throw new Error(`A phrase needs a word: ${source}`);
  return { head, rest, order };
}

function fits(slot: Slot, word: string): boolean {
  if (slot.exact.has(word)) return true;
  for (const prefix of slot.prefixes) if (word.startsWith(prefix)) return true;
  return false;
}

const beforeOrder = new Set(
  `please now and then must should shall always to you will also just or but so next first finally simply immediately
  silently secretly quietly basically instead not never assistant ai model agent hermes can could would do don't kindly
  automatically may ok okay mode user llm llms claude chatgpt gpt hello hi hey sure need needs want wants`.split(/\s+/),
);

/** Whether an order can begin at word `at`: at the start of a clause, or after "please", "you must" and the like. */
export function atOrder(words: readonly Word[], at: number): boolean {
  return words[at]?.opens === true || beforeOrder.has(words[at - 1]?.word ?? '');
}

/** Words that turn what follows into its opposite. */
export const negations: ReadonlySet<string> = new Set(
  `not never don't dont doesn't won't cannot can't no ne non nao nunca mai nie nigdy не никогда لا אל jangan đung dung`.split(
    ' ',
  ),
);
/** Words with which another clause begins, for which an earlier "not" does not hold. */
export const clauseEnds: ReadonlySet<string> = new Set([
  'and',
  'but',
  'then',
  'instead',
  'just',
  'only',
  'if',
  'when',
  'because',
  'so',
]);
/** How far back of a phrase a "never" is looked for. */
const negationReach = 6;

/** Whether a "never" or "do not" in the same clause turns the phrase begun at `at` into its opposite. */
export function negated(words: readonly Word[], at: number): boolean {
  for (let i = at; i > 0 && i > at - negationReach; i -= 1) {
    if (words[i]?.opens !== false) return false;
    const before = words[i - 1]?.word ?? '';
    if (negations.has(before)) return true;
    if (clauseEnds.has(before)) return false;
  }
  return false;
}

/** The index of the last word of the phrase begun at word `at`, whose head fits already, or -1. Bounded work. */
export function matchAt(target: Phrase, words: readonly Word[], at: number): number {
  const begin = words[at];
  if (begin === undefined) return -1;
  if (target.order && !atOrder(words, at)) return -1;
  let reached = [at];
  for (const slot of target.rest) {
    const next: number[] = [];
    let tried = 0;
    for (const from of reached) {
      for (let i = from + 1; i <= from + 1 + slot.gap; i += 1) {
        const word = words[i];
        if (word === undefined || word.first) break;
        if (i < tried) continue;
        tried = i + 1;
        if (fits(slot, word.word)) next.push(i);
      }
    }
    if (next.length === 0) return -1;
    reached = next;
  }
  return reached[0] ?? -1;
}

interface Entry<T> {
  readonly phrase: Phrase;
  readonly value: T;
}

const keyLength = 2;
/** The phrases of so many first words are remembered. */
const mostRemembered = 8000;
/** A text of so many words is asked first which phrases it has the words for. */
const longText = 400;

/** Phrases by the word they begin with, so that a text is walked once. */
export class PhraseIndex<T> {
  readonly #exact = new Map<string, Entry<T>[]>();
  readonly #prefixes = new Map<string, { readonly prefix: string; readonly entry: Entry<T> }[]>();
  readonly #begun = new Map<string, readonly Entry<T>[]>();
  /** Every word that a phrase names in full. */
  readonly vocabulary = new Set<string>();

  /** @throws Error for a head prefix under two letters. */
  add(target: Phrase, value: T): void {
    const entry = { phrase: target, value };
    this.#begun.clear();
    for (const word of target.head.exact) {
      const list = this.#exact.get(word);
      if (list === undefined) this.#exact.set(word, [entry]);
      else list.push(entry);
    }
    for (const prefix of target.head.prefixes) {
      if (prefix.length < keyLength) throw new Error(`A prefix that begins a phrase needs two letters: ${prefix}`);
      const key = prefix.slice(0, keyLength);
      const list = this.#prefixes.get(key);
      if (list === undefined) this.#prefixes.set(key, [{ prefix, entry }]);
      else list.push({ prefix, entry });
    }
    for (const slot of [target.head, ...target.rest]) for (const word of slot.exact) this.vocabulary.add(word);
  }

  /**
   * Whether a phrase can stand in a long text at all: some word of it fits each slot. Asked once a phrase, so that a text
   * made of the first words of phrases costs little. Slots with prefixes are taken to fit.
   */
  #possibleIn(words: readonly Word[]): (target: Phrase) => boolean {
    if (words.length < longText) return () => true;
    const present = new Set(words.map(({ word }) => word));
    const known = new Map<Phrase, boolean>();
    return (target) => {
      let possible = known.get(target);
      if (possible === undefined) {
        possible = target.rest.every(
          ({ exact, prefixes }) => prefixes.length > 0 || [...exact].some((word) => present.has(word)),
        );
        known.set(target, possible);
      }
      return possible;
    };
  }

  /** The phrases whose first word a word may be: those that name it, then those that name how it begins. Remembered. */
  #begunWith(word: string): readonly Entry<T>[] {
    const known = this.#begun.get(word);
    if (known !== undefined) return known;
    const begun = [
      ...(this.#exact.get(word) ?? []),
      ...(this.#prefixes.get(word.slice(0, keyLength)) ?? []).flatMap(({ prefix, entry }) =>
        word.startsWith(prefix) ? [entry] : [],
      ),
    ];
    if (this.#begun.size >= mostRemembered) this.#begun.clear();
    this.#begun.set(word, begun);
    return begun;
  }

  /** Calls `found` for each phrase that stands in the words, with the indexes of its first and last word. */
  search(words: readonly Word[], found: (value: T, first: number, last: number) => void): void {
    const possible = this.#possibleIn(words);
    for (let at = 0; at < words.length; at += 1) {
      for (const { phrase: target, value } of this.#begunWith(words[at]?.word ?? '')) {
        const end = possible(target) ? matchAt(target, words, at) : -1;
        if (end !== -1) found(value, at, end);
      }
    }
  }
}
