import type { Lexis } from './lexis.ts';
import type { Ambiguous, View } from './view.ts';

/** So many signs of a word are tried with all they may be. */
const mostTried = 7;
/** So many words tell whether a text is one in disguise. */
const firstWords = 12;

/** Whether a UTF-16 unit is a small letter or an apostrophe. */
function ofWord(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || unit === 39;
}

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
    const known = new Map<string, { readonly best: string; readonly isWord: boolean }>();
    const inPlace = plain.text.length === view.text.length;
    let text = '';
    let from = 0;
    for (let at = 0; at < others.length; at += 1) {
      if (others[at] === '' || !ofWord(view.text.charCodeAt(at))) continue;
      // The word that the sign stands in; further signs of it are tried with this one.
      let start = at;
      while (start > 0 && ofWord(view.text.charCodeAt(start - 1))) start -= 1;
      let end = at + 1;
      while (ofWord(view.text.charCodeAt(end))) end += 1;
      at = end - 1;
      if (end - start === 1 || (tried >= firstWords && made * 2 < tried)) continue;
      const token = view.text.slice(start, end);
      const letters = others.slice(start, end);
      const key = `${token} ${letters.join(',')}`;
      let choice = known.get(key);
      if (choice === undefined) {
        const best = this.#best(token, letters);
        choice = { best, isWord: this.#cost(best) < Number.POSITIVE_INFINITY };
        known.set(key, choice);
      }
      tried += 1;
      if (choice.isWord) made += 1;
      // What makes no word stays as it stands where it can.
      const put = choice.isWord || !inPlace ? choice.best : plain.text.slice(start, end);
      text += view.text.slice(from, start) + put;
      from = end;
    }
    text += view.text.slice(from);
    if (tried === 0 ? view.text === plain.text : made * 2 < tried || text === plain.text) return null;
    return { text, origin: view.origin };
  }
}
