import { keyWords, misspellable, type Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import { Remembered } from './remembered.ts';
import type { Word } from './words.ts';

/** Short ways of writing that are common in messages. */
const shorthand = new Map(
  `u you ur your r are teh the hte the pls please plz please nvr never evry every abt about w/o without b4 before msg
  message msgs messages pwd password pw password passwd password pswd password usr user usrs users sys system instr
  instructions prev previous prmpt prompt cmd command cmds commands cfg config dont don't cant can't wont won't doesnt
  doesn't thru through bcuz because coz because ppl people sb somebody smth something tho though gonna going wanna want
  yer your yr your tel tell kno know delet delete evrything everything evrythng everything wat what wich which rool
  rule rools rules rulez rules passwerd password passwords passwords skript script remembr remember plese please`
    .split(/\s+/)
    .reduce<[string, string][]>(
      (pairs, word, i, all) => (i % 2 === 0 ? [...pairs, [word, all[i + 1] ?? word]] : pairs),
      [],
    ),
);

/** Pairs of letters drawn like one. */
const drawnAs: readonly (readonly [string, string])[] = [
  ['rn', 'm'],
  ['vv', 'w'],
  ['cl', 'd'],
  ['nn', 'm'],
  ['ii', 'u'],
];

const fewestLetters = 6;
const fewestMended = 5;
/** So many words without vowels, at least, make a text that is written so. */
export const fewestBare = 3;

function mix(word: string): string {
  return word.charAt(0) + [...word.slice(1)].sort().join('');
}

/** A word without its vowels; `ends` keeps a vowel at its beginning. */
function consonants(word: string, ends: boolean): string {
  return ends ? word.charAt(0) + word.slice(1).replace(/[aeiou]/g, '') : word.replace(/[aeiou]/g, '');
}

const functionWords =
  'the to of in on for from with by is are was be it this that you your me my we our us as at or not no all any so and'.split(
    ' ',
  );

/** Puts right what is misspelt, cut in two, written without vowels or in pig latin. All work is in step with the words. */
export class Speller {
  readonly #known: Set<string>;
  readonly #mixes = new Map<string, string>();
  readonly #lessOne = new Map<string, string>();
  readonly #bones = new Map<string, string>();
  readonly #rights = new Remembered((word) => this.#rightOf(word));
  readonly #lexis: Lexis;

  constructor(lexis: Lexis) {
    this.#lexis = lexis;
    const { vocabulary } = lexis;
    const first = [...keyWords, ...misspellable];
    this.#known = new Set(first);
    for (const word of first) this.#learn(word, 4, 5);
    for (const word of vocabulary) if (/^[a-z]+$/.test(word)) this.#learn(word, 5, fewestLetters);
    for (const word of [...functionWords, ...first, ...vocabulary])
      for (const bones of [consonants(word, false), consonants(word, true)])
        if (bones.length >= 2 && !this.#bones.has(bones)) this.#bones.set(bones, word);
  }

  #learn(word: string, fewestMixed: number, fewestLess: number): void {
    const mixed = mix(word);
    if (word.length >= fewestMixed && !this.#mixes.has(mixed)) this.#mixes.set(mixed, word);
    if (word.length < fewestLess) return;
    for (let i = 1; i < word.length; i += 1) {
      const less = word.slice(0, i) + word.slice(i + 1);
      if (!this.#lessOne.has(less)) this.#lessOne.set(less, word);
    }
  }

  /** The word that `word` is a misspelling of: letters swapped, or one missing, doubled or wrong; null for none. */
  right(word: string): string | null {
    return this.#rights.of(word);
  }

  #rightOf(word: string): string | null {
    const short = shorthand.get(word);
    if (short !== undefined) return short;
    if (word.length < 4 || word.length > 15 || this.#known.has(word) || this.#lexis.isUsual(word)) return null;
    for (const [drawn, letter] of drawnAs) {
      if (!word.includes(drawn)) continue;
      const meant = word.replaceAll(drawn, letter);
      if (this.#lexis.vocabulary.has(meant)) return meant;
    }
    const near = this.#mixes.get(mix(word)) ?? this.#lessOne.get(word);
    if (near !== undefined) return near;
    if (word.length < fewestLetters) return null;
    for (let i = 1; i < word.length; i += 1) {
      const shorter = word.slice(0, i) + word.slice(i + 1);
      if (shorter.length >= fewestLetters && (this.#known.has(shorter) || this.#lexis.vocabulary.has(shorter)))
        return shorter;
      const swapped = this.#lessOne.get(shorter);
      if (swapped?.length === word.length) return swapped;
    }
    return null;
  }

  /** The words with misspelt ones put right, or null when there are none. */
  corrected(words: readonly Word[]): Reading | null {
    const seen = new Map<string, { readonly right: string; readonly isGuess: boolean }>();
    let misspelt = 0;
    let guessed = 0;
    const read = words.map((word) => {
      if (this.#lexis.isUsual(word.word) && !shorthand.has(word.word)) return word;
      let meant = seen.get(word.word);
      if (meant === undefined) {
        const right = this.right(word.word) ?? word.word;
        meant = { right, isGuess: right !== word.word && mix(right) !== mix(word.word) };
        seen.set(word.word, meant);
      }
      if (meant.right === word.word) return word;
      misspelt += 1;
      if (meant.isGuess) guessed += 1;
      return { ...word, word: meant.right };
    });
    return misspelt > 0 ? { how: 'misspelt', words: read, mostly: guessed * 2 <= words.length } : null;
  }

  /** Words cut in two or three by blanks (instruc tions) made whole, or null when there are none. */
  mended(words: readonly Word[]): Reading | null {
    const read: Word[] = [];
    let cut = false;
    for (let i = 0; i < words.length; i += 1) {
      const word = words[i];
      if (word === undefined) break;
      const parts = this.#partsOfOne(words, i);
      const last = words[i + parts - 1];
      if (parts === 1 || last === undefined) {
        read.push(word);
        continue;
      }
      let whole = word.word;
      for (let k = 1; k < parts; k += 1) whole += words[i + k]?.word ?? '';
      read.push({ ...word, word: whole, end: last.end });
      cut = true;
      i += parts - 1;
    }
    return cut ? { how: 'words cut in pieces', words: read, sure: true } : null;
  }

  /** How many words from `at` on are pieces of one: three, two, or one when it is whole. */
  #partsOfOne(words: readonly Word[], at: number): number {
    const [one, two, three] = [words[at], words[at + 1], words[at + 2]];
    if (one === undefined || two === undefined || two.first || one.word.length + two.word.length > 16) return 1;
    const pair = one.word + two.word;
    const known = !this.#lexis.isOdd(one.word) && !this.#lexis.isOdd(two.word);
    if (three?.first === false && pair.length + three.word.length <= 16) {
      const whole = pair + three.word;
      const usual = known && !this.#lexis.isOdd(three.word);
      if (whole.length >= fewestLetters && (usual ? this.#known.has(whole) : this.#lexis.isUsual(whole))) return 3;
    }
    if (known) return pair.length >= fewestLetters && this.#known.has(pair) ? 2 : 1;
    const letter = one.word.length === 1 || two.word.length === 1;
    return pair.length >= fewestMended && (letter ? this.#lexis.vocabulary.has(pair) : this.#lexis.isUsual(pair))
      ? 2
      : 1;
  }

  /** Words written without their vowels, when most are; null otherwise. */
  filled(words: readonly Word[]): Reading | null {
    const bare = words.filter(
      ({ word }) => word.length >= 3 && /^[a-z][^aeiou]+$/.test(word) && !this.#lexis.isUsual(word),
    );
    if (bare.length < fewestBare || bare.length * 2 < words.filter(({ word }) => word.length >= 3).length) return null;
    const read = words.map((word) =>
      this.#lexis.isUsual(word.word) && word.word.length > 3
        ? word
        : { ...word, word: this.#bones.get(word.word) ?? word.word },
    );
    return { how: 'without vowels', words: read, mostly: true };
  }

  /** Words in pig latin, when most are; null otherwise. */
  unpigged(words: readonly Word[]): Reading | null {
    const likely = words.filter(({ word }) => word.length > 3 && word.endsWith('ay'));
    if (likely.length < 3 || likely.length * 3 < words.length * 2) return null;
    return {
      how: 'in pig latin',
      words: words.map((word) => ({ ...word, word: this.#unpig(word.word) })),
      mostly: true,
    };
  }

  #unpig(word: string): string {
    if (word.length <= 3 || word.length > 20 || !word.endsWith('ay')) return word;
    const stem = word.slice(0, -2);
    for (let moved = 0; moved <= 4 && moved < stem.length; moved += 1) {
      const back = stem.slice(stem.length - moved) + stem.slice(0, stem.length - moved);
      if (this.#lexis.vocabulary.has(back) || functionWords.includes(back)) return back;
    }
    return /[wy]$/.test(stem) ? stem.slice(0, -1) : stem;
  }
}
