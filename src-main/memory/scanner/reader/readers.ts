import type { Opinion } from '../model/model.ts';
import type { Reader } from './reader.ts';

/** Between these the quick reader is not sure (log-odds), and the careful one is asked. */
const surelyNot = -2;
const surely = 5;
/** How much of what the careful one says counts, where it is asked. */
const carefulShare = 0.8;
/** So many pieces are read carefully until what was read is forgotten: of a text in all of its readings. */
const mostCare = 100;

/** What is asked of a reader. */
export type OneReader = Pick<Reader, 'piecesOf' | 'judge'>;

/**
 * Two readers: a quick one, and one that takes ten times as long and knows more, which is asked where the quick one is not
 * sure. What was read is remembered until it is forgotten: a text in several spellings has most of its sentences in all of them.
 */
export class Readers {
  readonly #quick: OneReader;
  readonly #careful: () => OneReader;
  readonly #read = new Map<string, Opinion>();
  #left = mostCare;
  #loaded: OneReader | null = null;

  /** `careful` is made when it is first needed: most texts need none. */
  constructor(quick: OneReader, careful: () => OneReader) {
    this.#quick = quick;
    this.#careful = careful;
  }

  /** What the words of a text say together. When as much was read carefully as may be, the quick one answers. */
  read(text: string): Opinion {
    const pieces = this.#quick.piecesOf(text);
    const key = pieces.join(' ');
    const known = this.#read.get(key);
    if (known !== undefined) return known;
    const quick = this.#quick.judge(pieces);
    const unsure = quick.score > surelyNot && quick.score < surely && pieces.length <= this.#left;
    const opinion = unsure ? this.#carefully(quick, pieces) : quick;
    this.#read.set(key, opinion);
    return opinion;
  }

  /** Forgets what was read: the text was scanned, the next one may be read as carefully. */
  forget(): void {
    this.#read.clear();
    this.#left = mostCare;
  }

  #carefully(quick: Opinion, pieces: readonly number[]): Opinion {
    this.#left -= pieces.length;
    const careful = (this.#loaded ??= this.#careful()).judge(pieces);
    return { score: quick.score * (1 - carefulShare) + careful.score * carefulShare, family: careful.family };
  }
}
