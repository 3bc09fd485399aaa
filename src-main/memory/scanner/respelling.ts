import type { Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import type { Word } from './words.ts';

/** Ways of writing a sound, with the usual one. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, 'f'],
  [/vv/g, 'w'],
  [/[sz]hun/g, 'tion'],
  [/zhun/g, 'sion'],
  [/th/g, 's'],
  [/kw/g, 'qu'],
  [/ks/g, 'x'],
  [/x/g, 'cks'],
  [/x/g, 'ck'],
  [/ite/g, 'ight'],
  [/uff/g, 'ough'],
  [/eeus/g, 'ious'],
  [/ee/g, 'ea'],
  [/or$/, 'er'],
  [/j$/, 'ge'],
  [/f/g, 'ph'],
];
/** Letters that stand for a like sound, or that children say instead. */
const alike: Readonly<Record<string, string>> = { k: 'c', z: 's', s: 'c', w: 'rl', c: 'k', i: 'y', y: 'i' };
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** So many words of a text are tried; so many must be odd, and so great a part plain, for it to be tried at all. */
const mostTried = 16;
const firstTried = 3;
const fewestOdd = 2;
const plainShare = 0.3;
const plainRank = 4000;

function consonantsOf(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '');
}

function isWithin(part: string, whole: string): boolean {
  let at = 0;
  for (const letter of part) {
    at = whole.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/** Finds the words that a text written by ear, in haste or with vowels left out means. */
export class Respeller {
  readonly #lexis: Lexis;
  readonly #byConsonants = new Map<string, string[]>();

  constructor(lexis: Lexis) {
    this.#lexis = lexis;
    for (const word of lexis.vocabulary)
      if (/^[a-z]{4,}$/.test(word)) {
        const key = consonantsOf(word);
        const list = this.#byConsonants.get(key);
        if (list === undefined) this.#byConsonants.set(key, [word]);
        else list.push(word);
      }
  }

  #cost(word: string): number {
    const rank = this.#lexis.rankOf(word) ?? Number.POSITIVE_INFINITY;
    return this.#lexis.vocabulary.has(word) ? Math.min(rank, 1500) : rank;
  }

  #bySound(word: string): string[] {
    let made = [word];
    for (const [written, usual] of sounds) {
      const more = made.map((one) => one.replace(written, usual)).filter((one) => !made.includes(one));
      made = [...made, ...more].slice(0, 24);
    }
    const all = new Set(made);
    for (const one of made) {
      let several = [one];
      for (let i = 0; i < one.length && several.length < 24; i += 1)
        several = several.flatMap((each) => [
          each,
          ...Array.from(alike[each.charAt(i)] ?? '', (letter) => each.slice(0, i) + letter + each.slice(i + 1)),
        ]);
      for (const each of several) all.add(each);
    }
    return [...all];
  }

  *#byHaste(word: string): Generator<string> {
    for (let i = 0; i < word.length; i += 1) {
      const [before, behind] = [word.slice(0, i), word.slice(i + 1)];
      if (i > 0) yield before + behind;
      if (i > 0 && i + 1 < word.length) yield before + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
      if (i > 0) for (const letter of letters) yield before + letter + behind;
      for (const letter of letters) yield word.slice(0, i + 1) + letter + behind;
    }
  }

  #best(candidates: Iterable<string>): string | null {
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of candidates) {
      const cost = candidate.length > 2 ? this.#cost(candidate) : Number.POSITIVE_INFINITY;
      if (cost < least) {
        least = cost;
        best = candidate;
      }
    }
    return best;
  }

  /** The word that `word` is likeliest to mean; null for none. */
  meant(word: string): string | null {
    if (word.length < 3 || word.length > 16 || !/^[a-z']+$/.test(word)) return null;
    const full = (this.#byConsonants.get(consonantsOf(word)) ?? []).filter((whole) => isWithin(word, whole));
    if (full.length > 0) return this.#best(full);
    const sounded = this.#best(this.#bySound(word));
    if (sounded !== null) return sounded;
    return word.length < 4 ? null : this.#best(this.#byHaste(word));
  }

  /** The words with the odd ones put right; null where there are few, or hardly a plain one beside them. */
  reading(words: readonly Word[]): Reading | null {
    let odd = 0;
    let plain = 0;
    for (const { word } of words) {
      if (word.length > 2 && this.#lexis.isOdd(word)) odd += 1;
      else if (/^[a-z]/.test(word) && (word.length < 3 || this.#cost(word) < plainRank)) plain += 1;
    }
    if (odd < fewestOdd || odd * 5 < words.length || plain < words.length * plainShare) return null;
    let tried = 0;
    let meant = 0;
    let made = 0;
    const known = new Map<string, string | null>();
    const read = words.map((word) => {
      if (word.word.length < 3 || !this.#lexis.isOdd(word.word)) return word;
      let right = known.get(word.word);
      if (right === undefined) {
        // Where hardly one of the first means anything, they are of another language.
        const hopeless = tried >= mostTried || (tried >= firstTried && meant * 2 <= tried);
        tried += 1;
        right = hopeless ? null : this.meant(word.word);
        known.set(word.word, right);
        if (right !== null) meant += 1;
      }
      if (right === null) return word;
      made += 1;
      return { ...word, word: right };
    });
    return made < fewestOdd ? null : { how: 'misspelt', words: read, mostly: true };
  }
}
