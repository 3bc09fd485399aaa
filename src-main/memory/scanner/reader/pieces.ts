const wordOrSign = /[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
const marks = /\p{Mn}+/gu;
const beyondAscii = /[^\0-\x7f]/;
/** Signs that are written in several ways are read as the plain one. */
const plain: Readonly<Record<string, string>> = { '’': "'", '‘': "'", '“': '"', '”': '"', '–': '-', '—': '-' };

/** So many letters of a word are tried as one piece. */
const longestPiece = 24;
/** So many letters of a word are read; a longer run is no word. */
const longestWord = 200;
/** Pieces of so many words are remembered. */
const mostRemembered = 20_000;

/** The number of the piece that stands for what the vocabulary has not. */
export const unknownPiece = 0;

/**
 * Cuts texts into the pieces of a WordPiece vocabulary: words without accents in lower case, each by the longest pieces
 * from its start (`##` before those inside a word), each sign by itself. Linear.
 */
export class Pieces {
  readonly #numbers: ReadonlyMap<string, number>;
  readonly #remembered = new Map<string, readonly number[]>();

  /** `vocabulary`: the pieces in the order of their numbers; the first stands for what is not among them. */
  constructor(vocabulary: readonly string[]) {
    this.#numbers = new Map(vocabulary.map((piece, number) => [piece, number]));
  }

  /** How many pieces there are. */
  get count(): number {
    return this.#numbers.size;
  }

  /** The numbers of the pieces of a text, at most `most`. */
  of(text: string, most = Number.POSITIVE_INFINITY): number[] {
    let read = text.toLowerCase();
    if (beyondAscii.test(read))
      read = read
        .normalize('NFKD')
        .replace(marks, '')
        .replace(/[‘’“”–—]/g, (sign) => plain[sign] ?? sign);
    const numbers: number[] = [];
    for (const match of read.matchAll(wordOrSign)) {
      numbers.push(...this.#word(match[0].slice(0, longestWord)));
      if (numbers.length >= most) return numbers.slice(0, most);
    }
    return numbers;
  }

  #word(word: string): readonly number[] {
    const known = this.#remembered.get(word);
    if (known !== undefined) return known;
    let made: number[] = [];
    for (let from = 0; from < word.length;) {
      let to = Math.min(word.length, from + longestPiece);
      const number = (): number | undefined =>
        this.#numbers.get(from === 0 ? word.slice(0, to) : `##${word.slice(from, to)}`);
      while (to > from && number() === undefined) to -= 1;
      const found = to > from ? number() : undefined;
      if (found === undefined) {
        made = [unknownPiece];
        break;
      }
      made.push(found);
      from = to;
    }
    if (this.#remembered.size >= mostRemembered) this.#remembered.clear();
    this.#remembered.set(word, made);
    return made;
  }
}
