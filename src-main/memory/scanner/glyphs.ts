import type { Lexis } from './lexis.ts';
import type { Ambiguous, View } from './view.ts';

/** So many signs of a word are tried with all they may be. */
const mostTried = 7;
/** So many words tell whether a text is one in disguise. */
const firstWords = 12;
const word = /[a-z']+/g;

/** Chooses, word by word, the letters that make words of what may be several letters. */
export class Glyphs {
  readonly #lexis: Lexis;

  constructor(lexis: Lexis) {
    this.#lexis = lexis;
  }

  #cost(made: string): number {
    if (made === 'a' || made === 'i') return 0;
    const rank = this.#lexis.rankOf(made) ?? Number.POSITIVE_INFINITY;
    if (made.length < 3) return rank < 200 ? rank : Number.POSITIVE_INFINITY;
    return this.#lexis.vocabulary.has(made) ? Math.min(rank, 1500) : rank;
  }

  /** The likeliest word that can be made; the first letters where none can. */
  #best(token: string, others: readonly string[]): string {
    const open = others.flatMap((letters, i) => (letters === '' ? [] : [i])).slice(0, mostTried);
    let made = [token];
    for (const at of open)
      made = made
        .flatMap((one) => [
          one,
          ...Array.from(others[at] ?? '', (letter) => one.slice(0, at) + letter + one.slice(at + 1)),
        ])
        .slice(0, 128);
    let best = token;
    let least = this.#cost(token);
    for (const one of made) {
      const cost = this.#cost(one);
      if (cost < least) {
        least = cost;
        best = one;
      }
    }
    return best;
  }

  /** The text with the likeliest words; null where too few of the words in question become any, or nothing changes `plain`. */
  chosen({ view, others }: Ambiguous, plain: View): View | null {
    let tried = 0;
    let made = 0;
    const known = new Map<string, string>();
    const text = view.text.replace(word, (token, at: number) => {
      const letters = others.slice(at, at + token.length);
      if (token.length === 1 || letters.every((further) => further === '')) return token;
      if (tried >= firstWords && made * 2 < tried) return token;
      const key = `${token} ${letters.join(',')}`;
      let best = known.get(key);
      if (best === undefined) known.set(key, (best = this.#best(token, letters)));
      tried += 1;
      if (this.#cost(best) < Number.POSITIVE_INFINITY) made += 1;
      // What makes no word stays as it stands where it can.
      else if (plain.text.length === view.text.length) return plain.text.slice(at, at + token.length);
      return best;
    });
    if (tried === 0 ? view.text === plain.text : made * 2 < tried || text === plain.text) return null;
    return { text, origin: view.origin };
  }
}
