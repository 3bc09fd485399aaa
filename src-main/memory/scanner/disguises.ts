import type { Word } from './words.ts';

/** Words of which at least one stands in every phrase worth reading through a cipher or a misspelling. */
export const keyWords =
  `ignore disregard forget override bypass reveal instructions instruction previous system prompt rules
  guidelines directives restrictions password passwords credentials secret secrets approve memory conversation
  permission confirmation everything user your without execute exfiltrate unrestricted pretend upload delete developer
  do not tell send the key print output show leak you are now act as have obey reset never approve approval hidden
  http https curl bash sudo wget content pending delete filter filters safety entry writes asking confirm notify
  mention forward email`.split(/\s+/);

const heavy = keyWords.filter((word) => word.length >= 5 || ['http', 'curl', 'bash', 'wget', 'sudo'].includes(word));

function shift(word: string, by: number): string {
  return word.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + by) % 26) + 97));
}

function atbash(word: string): string {
  return word.replace(/[a-z]/g, (letter) => String.fromCharCode(219 - letter.charCodeAt(0)));
}

function backwards(word: string): string {
  let turned = '';
  for (const letter of word) turned = letter + turned;
  return turned;
}

interface Cipher {
  readonly name: string;
  readonly read: (word: string) => string;
  readonly reversed: boolean;
}

const shifts: Cipher[] = Array.from({ length: 25 }, (_, i) => ({
  name: i === 12 ? 'in ROT13' : 'in a letter cipher',
  read: (word: string) => shift(word, 25 - i),
  reversed: false,
}));
const ciphers: readonly Cipher[] = [
  ...shifts,
  { name: 'in a letter cipher', read: atbash, reversed: false },
  { name: 'backwards', read: backwards, reversed: true },
  { name: 'with every word backwards', read: backwards, reversed: false },
];

/** Ciphers so common that short words are looked for too. */
const common = new Set([12, 25, 26, 27]);

/** Key word as a cipher writes it, to the ciphers that do. */
const enciphered = new Map<string, number[]>();
ciphers.forEach((cipher, index) => {
  for (const word of common.has(index) ? keyWords : heavy) {
    const written = index < 25 ? shift(word, index + 1) : cipher.read(word);
    enciphered.set(written, [...(enciphered.get(written) ?? []), index]);
  }
});

/** A list of words as it reads once a disguise is taken off. */
export interface Reading {
  readonly how: string;
  /** The text they come from, for what is found in text rather than in words; every unit keeps its place. */
  readonly text?: string;
  readonly words: readonly Word[];
  /** Whether enough stands as it was written that the words can be weighed too. */
  readonly mostly?: boolean;
  /** Whether no letter was guessed: the words can be weighed like any. */
  readonly sure?: boolean;
}

/** The words backwards, each where it stands. */
export function turned(words: readonly Word[], read: (word: string) => string): Word[] {
  return [...words]
    .reverse()
    .map((word) => ({ ...word, word: read(word.word), first: false, hard: false, opens: true }));
}

export { backwards };

/** Readings of words through letter ciphers and backwards, for those that make a key word appear. */
export function deciphered(words: readonly Word[], text: string): Reading[] {
  const weights = new Map<number, number>();
  for (const { word } of words)
    for (const index of enciphered.get(word) ?? [])
      weights.set(index, (weights.get(index) ?? 0) + (word.length < 5 ? 1 : 2));
  const likely = [...weights].filter(([, weight]) => weight >= 2).sort((a, b) => b[1] - a[1]);
  return likely.slice(0, 3).flatMap(([index]) => {
    const cipher = ciphers[index];
    if (cipher === undefined) return [];
    if (cipher.reversed) return [{ how: cipher.name, words: turned(words, cipher.read) }];
    const known = new Map<string, string>();
    const read = (word: string): string => {
      let meant = known.get(word);
      if (meant === undefined) known.set(word, (meant = cipher.read(word)));
      return meant;
    };
    const meant = words.map((word) => ({ ...word, word: read(word.word) }));
    return [{ how: cipher.name, words: meant, text: text.replace(/[a-z]+/g, read) }];
  });
}

/** Further words that are put right when misspelt. */
export const misspellable =
  `policy training prior above pending writes approval asking entry upload attacker without hidden
  restriction constraint developer administrator unfiltered uncensored jailbreak persona silently quietly
  transmit forward exfiltrate webhook server history transcript clipboard keystrokes screenshot download install
  firewall antivirus backdoor permanent permanently always every session startup mention notify reveal confidential
  initial original message guideline directive safety filters limits follow pretend obey forget rules note nothing
  anyone password token owner user above everything line print limits hacker system cookie wallet email address files commands delete erase wipe logs trace evidence`.split(
    /\s+/,
  );
interface Node {
  end: boolean;
  readonly next: Map<number, Node>;
}

/** Cuts letters that were glued together or spread out into words of a vocabulary. */
export class Splitter {
  readonly #root: Node = { end: false, next: new Map() };

  constructor(vocabulary: Iterable<string>) {
    for (const word of vocabulary) {
      let node = this.#root;
      for (let i = 0; i < word.length; i += 1) {
        const code = word.charCodeAt(i);
        let next = node.next.get(code);
        if (next === undefined) node.next.set(code, (next = { end: false, next: new Map() }));
        node = next;
      }
      node.end = true;
    }
  }

  /**
   * The words that `letters` is made of, whole or from its start as far as they go; the longest words that lead on are
   * taken. Work is bounded by the length times the longest word.
   */
  split(letters: string): { readonly start: number; readonly end: number }[] {
    const from = new Int32Array(letters.length + 1).fill(-1);
    from[0] = 0;
    let furthest = 0;
    for (let at = 0; at < letters.length; at += 1) {
      if (from[at] === -1) continue;
      let node: Node | undefined = this.#root;
      for (let i = at; i < letters.length; i += 1) {
        node = node.next.get(letters.charCodeAt(i));
        if (node === undefined) break;
        if (node.end && from[i + 1] === -1) {
          from[i + 1] = at;
          furthest = Math.max(furthest, i + 1);
        }
      }
    }
    const words: { start: number; end: number }[] = [];
    for (let end = furthest; end > 0;) {
      const start = from[end] ?? 0;
      words.push({ start, end });
      end = start;
    }
    return words.reverse();
  }
}
