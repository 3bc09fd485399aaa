/** Bits of a sieve; some fifty to a word of the largest list, so that hardly one in fifty strings that are none is let through. */
const bits = 20;
const base = 0x0100_0193;
const spread = 0x9e37_79b1;
const longest = 64;

/** What the hash of letters is multiplied with for so many letters behind them. */
const powers = new Int32Array(longest + 1);
powers[0] = 1;
for (let i = 1; i <= longest; i += 1) powers[i] = Math.imul(powers[i - 1] ?? 0, base);

/** The hash of letters whose hash is `hash` with one more behind them. Of no letters it is 0. */
export function hashWith(hash: number, code: number): number {
  return (Math.imul(hash, base) + code) | 0;
}

/** The hash of a string. */
export function hashOf(text: string): number {
  let hash = 0;
  for (let i = 0; i < text.length; i += 1) hash = hashWith(hash, text.charCodeAt(i));
  return hash;
}

/** What a letter's place adds to a hash for each step of its code: so many letters follow it. */
export function weightOf(behind: number): number {
  let weight = powers[Math.min(behind, longest)] ?? 0;
  for (let i = longest; i < behind; i += 1) weight = Math.imul(weight, base);
  return weight;
}

/** Tells of most strings, by their hash, that they are not among some words, before one is made of its parts and looked up. */
export class Sieve {
  readonly #bits = new Uint32Array(1 << (bits - 5));

  constructor(words: Iterable<string>) {
    for (const word of words) {
      const place = Math.imul(hashOf(word), spread) >>> (32 - bits);
      this.#bits[place >>> 5] = (this.#bits[place >>> 5] ?? 0) | (1 << (place & 31));
    }
  }

  /** Whether a string of this hash may be one of the words; always true for one that is. */
  mayHave(hash: number): boolean {
    const place = Math.imul(hash, spread) >>> (32 - bits);
    return (((this.#bits[place >>> 5] ?? 0) >>> (place & 31)) & 1) === 1;
  }
}
