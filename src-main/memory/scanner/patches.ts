import type { Word } from './words.ts';

/** Letters with their places in the text they come from. */
export type Letters = readonly { readonly text: string; readonly at: number }[];

/** The letters of a word that begins at `start`. */
export function lettersOf(word: string, start: number): Letters {
  return Array.from(word, (text, i) => ({ text, at: start + i }));
}

/** Words that stand for what a text has between two places. */
export interface Patch {
  readonly start: number;
  readonly end: number;
  readonly words: readonly Word[];
}

/** The sentences of a text in which patches, in order of place, stand: their words with the patches put in. */
export function patched(words: readonly Word[], patches: readonly Patch[]): Word[] {
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

/** So many words are looked at as one sentence. */
const longestSentence = 60;

/** Calls `look` for each sentence of a text, a long one in pieces: from its first word to behind its last. */
export function eachSentence(words: readonly Word[], look: (from: number, to: number) => void): void {
  let from = 0;
  words.forEach(({ hard }, i) => {
    if (!hard && i - from < longestSentence) return;
    look(from, i);
    from = i;
  });
  look(from, words.length);
}
