import type { Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import { Remembered } from './remembered.ts';
import { hashOf, hashWith, weightOf } from './sieve.ts';
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
/** Of so many ways to put letters for others no further letter is tried. */
const mostAlike = 24;
/** So many words of a text are tried; so many must be odd, and so great a part plain, for it to be tried at all. */
const mostTried = 16;
const firstTried = 3;
const fewestOdd = 2;
const plainShare = 0.3;
const plainRank = 4000;

function isSmall(code: number): boolean {
  return code >= 97 && code <= 122;
}

function consonantsOf(word: string): string {
  return word.charAt(0) + word.slice(1).replace(/[aeiouy]/g, '');
}

/** Calls `choose` for each place of a word where choice `number` has another letter than the word, with that letter. */
function eachChoice(
  word: string,
  places: readonly number[],
  number: number,
  choose: (at: number, letter: string) => void,
): void {
  let rest = number;
  for (let i = places.length - 1; i >= 0 && rest > 0; i -= 1) {
    const at = places[i] ?? 0;
    const others = alike[word.charAt(at)] ?? '';
    const choice = rest % (others.length + 1);
    rest = Math.floor(rest / (others.length + 1));
    if (choice > 0) choose(at, others.charAt(choice - 1));
  }
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
  readonly #meanings = new Remembered((word) => this.#meaningOf(word));

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
    return [...made, ...made.flatMap((one) => this.#soundingAlike(one))];
  }

  /** What a word is with letters put for those that sound like them, as far as it may be a word. */
  #soundingAlike(word: string): string[] {
    const places: number[] = [];
    let count = 1;
    for (let i = 0; i < word.length && count < mostAlike; i += 1) {
      const others = alike[word.charAt(i)];
      if (others === undefined) continue;
      places.push(i);
      count *= others.length + 1;
    }
    const { sieve } = this.#lexis;
    const plain = hashOf(word);
    const made: string[] = [];
    // Each number stands for one choice at every place, the last place's counted first.
    for (let number = 1; number < count; number += 1) {
      let hash = plain;
      eachChoice(word, places, number, (at, letter) => {
        hash += Math.imul(letter.charCodeAt(0) - word.charCodeAt(at), weightOf(word.length - 1 - at));
      });
      if (!sieve.mayHave(hash | 0)) continue;
      let one = word;
      eachChoice(word, places, number, (at, letter) => {
        one = one.slice(0, at) + letter + one.slice(at + 1);
      });
      made.push(one);
    }
    return made;
  }

  /** What a word is with a letter left out, put in, put for another or after the next, as far as it may be a word. */
  *#byHaste(word: string): Generator<string> {
    const { sieve } = this.#lexis;
    const { length } = word;
    const code = (i: number): number => word.charCodeAt(i);
    // Hashes of what stands before each letter and from it on.
    const before = new Int32Array(length + 1);
    const from = new Int32Array(length + 1);
    for (let i = 0; i < length; i += 1) before[i + 1] = hashWith(before[i] ?? 0, code(i));
    for (let i = length - 1; i >= 0; i -= 1)
      from[i] = (Math.imul(code(i), weightOf(length - 1 - i)) + (from[i + 1] ?? 0)) | 0;
    const may = (head: number, rest: number): boolean =>
      sieve.mayHave((Math.imul(head, weightOf(length - rest)) + (from[rest] ?? 0)) | 0);
    for (let i = 0; i < length; i += 1) {
      const [head, behind] = [word.slice(0, i), word.slice(i + 1)];
      const start = before[i] ?? 0;
      if (i > 0 && may(start, i + 1)) yield head + behind;
      if (i > 0 && i + 1 < length && may(hashWith(hashWith(start, code(i + 1)), code(i)), i + 2))
        yield head + word.charAt(i + 1) + word.charAt(i) + word.slice(i + 2);
      if (i > 0)
        for (const letter of letters)
          if (may(hashWith(start, letter.charCodeAt(0)), i + 1)) yield head + letter + behind;
      const whole = before[i + 1] ?? 0;
      for (const letter of letters)
        if (may(hashWith(whole, letter.charCodeAt(0)), i + 1)) yield word.slice(0, i + 1) + letter + behind;
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
    return this.#meanings.of(word);
  }

  #meaningOf(word: string): string | null {
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
      else if (isSmall(word.charCodeAt(0)) && (word.length < 3 || this.#cost(word) < plainRank)) plain += 1;
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
