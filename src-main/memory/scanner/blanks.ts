import type { Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import { hashOf, weightOf } from './sieve.ts';
import { wordsOf } from './words.ts';

/** A word in which signs stand for letters: `ign*re`, `d_l_t_`, `p?ssw?rd`. */
const holed = /(?<![a-z0-9*#?_.'-])[a-z]+(?:(?:[*#?_.'-]{1,2}[a-z]+)+[*#?_.'-]{0,2}|[*#?_.'-]{1,2})(?![a-z0-9*#?_'-])/g;
const hint = /[a-z][*#?_.'-]{1,2}[a-z]/;
const anySign = /[*#?_.'-]/;
const vowels = 'aeiou';
const letters = 'abcdefghijklmnopqrstuvwxyz';
/** So many signs of a word are tried with every vowel. */
const mostTried = 3;
/** So many words must have letters missing before signs that also stand between words are taken for letters. */
const fewest = 3;

/** Finds words by their letters where signs stand for some. */
export class Blanks {
  readonly #lexis: Lexis;
  /** By its consonants, each with its place, the word of the rules that has vowels elsewhere. */
  readonly #byConsonants = new Map<string, string>();

  constructor(lexis: Lexis) {
    this.#lexis = lexis;
    for (const word of lexis.vocabulary)
      if (/^[a-z]{3,}$/.test(word)) {
        for (const key of [word.replace(/[aeiou]/g, '.'), word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '.')])
          if (!this.#byConsonants.has(key)) this.#byConsonants.set(key, word);
      }
  }

  /** The word that has letters where `word` has signs; null for none. */
  #filled(word: string): string | null {
    const known = this.#byConsonants.get(word.replace(/[^a-z]/g, '.'));
    if (known !== undefined) return known;
    const signs = Array.from(word.matchAll(/[^a-z]/g), ({ index }) => index);
    if (signs.length > mostTried) return null;
    let usual: string | null = null;
    const tried = signs.length === 1 ? letters : vowels;
    const total = tried.length ** signs.length;
    const { sieve } = this.#lexis;
    const plain = hashOf(word);
    const weights = signs.map((at) => weightOf(word.length - 1 - at));
    for (let i = 0; i < total; i += 1) {
      let rest = i;
      let hash = plain;
      for (let k = 0; k < signs.length; k += 1) {
        const step = tried.charCodeAt(rest % tried.length) - word.charCodeAt(signs[k] ?? 0);
        hash += Math.imul(step, weights[k] ?? 0);
        rest = Math.floor(rest / tried.length);
      }
      if (!sieve.mayHave(hash | 0)) continue;
      rest = i;
      let made = word;
      for (const at of signs) {
        made = made.slice(0, at) + tried.charAt(rest % tried.length) + made.slice(at + 1);
        rest = Math.floor(rest / tried.length);
      }
      if (this.#lexis.vocabulary.has(made)) return made;
      if (usual === null && this.#lexis.isUsual(made)) usual = made;
    }
    return usual;
  }

  /** A folded text with signs for letters read as these; null where hardly any word has such. Every unit keeps its place. */
  reading(text: string): Reading | null {
    if (!hint.test(text)) return null;
    let found = 0;
    let certain = 0;
    const seen = new Map<string, string>();
    const read = text.replace(holed, (token) => {
      let meant = seen.get(token);
      if (meant === undefined) seen.set(token, (meant = this.#word(token)));
      if (meant !== token) {
        found += 1;
        if (/[a-z][*#][a-z]/.test(token)) certain += 1;
      }
      return meant;
    });
    if (found === 0 || (found < fewest && certain === 0)) return null;
    return { how: 'with stars for letters', words: wordsOf(read), text: read };
  }

  /** A token with its signs filled: all of them, or without those at its end that may end a sentence. */
  #word(token: string): string {
    const bare = token.replace(/[^a-z]+$/, '');
    if (this.#apart(bare)) return token;
    // A full stop after a word stands for no letter.
    if (!anySign.test(bare) && /[.?'-]$/.test(token)) return token;
    const whole = this.#filled(token);
    if (whole !== null) return whole;
    const filled = bare === token || !anySign.test(bare) ? null : this.#filled(bare);
    return filled === null ? token : filled + token.slice(bare.length);
  }

  /** Whether signs part words that are whole: a compound, a name with dots, a file. */
  #apart(token: string): boolean {
    return /['.-]/.test(token) && token.split(/[^a-z]+/).every((part) => part.length > 1 && this.#lexis.isUsual(part));
  }
}
