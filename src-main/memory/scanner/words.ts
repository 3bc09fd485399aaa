import type { View } from './view.ts';

/** One word of a view, with its place in the view's text. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** True when a sentence ended between the word before and this one. */
  readonly first: boolean;
}

const wordOrStop = /[\p{L}\p{N}_'](?:[\p{L}\p{N}\p{M}_'])*|[.!?;:\n。！？]/gu;

/** The words of a view. Commas, quotes, brackets and dashes between words do not matter; ends of sentences do. */
export function wordsOf(view: View): Word[] {
  const words: Word[] = [];
  let first = true;
  for (const match of view.text.matchAll(wordOrStop)) {
    const word = match[0];
    if (/^[.!?;:\n。！？]$/.test(word)) {
      // A dot inside a name or number (v1.2, AGENTS.md) ends no sentence.
      if (word !== '\n' || view.text[match.index + 1] === '\n') {
        const next = view.text[match.index + 1];
        first = word !== '.' || next === undefined || !/[\p{L}\p{N}]/u.test(next) ? true : first;
      }
      continue;
    }
    words.push({ word: word.replace(/^'+|'+$/g, ''), start: match.index, end: match.index + word.length, first });
    first = false;
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
  readonly slots: readonly Slot[];
}

/**
 * Compiles a phrase. Slots are separated by blanks, alternatives by `|`, a trailing `*` matches any ending, and `~N`
 * before a slot lets up to N words stand in between.
 */
export function phrase(source: string): Phrase {
  const slots: Slot[] = [];
  let gap = 0;
  for (const part of source.trim().split(/\s+/)) {
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
  return { slots };
}

function fits(slot: Slot, word: string): boolean {
  return slot.exact.has(word) || slot.prefixes.some((prefix) => word.startsWith(prefix));
}

/** The end (index of the last word) of the phrase begun at word `at`, or -1. Bounded work whatever the text. */
export function matchAt(target: Phrase, words: readonly Word[], at: number): number {
  const [head, ...rest] = target.slots;
  const begin = words[at];
  if (head === undefined || begin === undefined || !fits(head, begin.word)) return -1;
  let reached = new Set([at]);
  for (const slot of rest) {
    const next = new Set<number>();
    for (const from of reached) {
      for (let i = from + 1; i <= from + 1 + slot.gap; i += 1) {
        const word = words[i];
        if (word === undefined || word.first) break;
        if (fits(slot, word.word)) next.add(i);
      }
    }
    if (next.size === 0) return -1;
    reached = next;
  }
  return Math.min(...reached);
}

/** Finds the first words phrases can begin with quickly, so that a text is walked once. */
export class PhraseIndex<T> {
  readonly #exact = new Map<string, { phrase: Phrase; value: T }[]>();
  readonly #prefixes: { prefix: string; phrase: Phrase; value: T }[] = [];

  add(target: Phrase, value: T): void {
    const head = target.slots[0];
    if (head === undefined) return;
    for (const word of head.exact) this.#exact.set(word, [...(this.#exact.get(word) ?? []), { phrase: target, value }]);
    for (const prefix of head.prefixes) this.#prefixes.push({ prefix, phrase: target, value });
  }

  /** Calls `found` for each phrase that stands in the words, with its first and last word. */
  search(words: readonly Word[], found: (value: T, first: Word, last: Word, at: number) => void): void {
    for (let at = 0; at < words.length; at += 1) {
      const begin = words[at];
      if (begin === undefined) continue;
      const candidates = [
        ...(this.#exact.get(begin.word) ?? []),
        ...this.#prefixes.filter(({ prefix }) => begin.word.startsWith(prefix)),
      ];
      for (const candidate of candidates) {
        const end = matchAt(candidate.phrase, words, at);
        const last = words[end];
        if (last !== undefined) found(candidate.value, begin, last, at);
      }
    }
  }
}
