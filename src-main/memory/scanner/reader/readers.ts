import type { Opinion } from '../model/model.ts';
import type { Reader } from './reader.ts';

/** Between these the quick reader is not sure (log-odds), and the careful one is asked. */
const surelyNot = -0.75;
const surely = 8;
/** How much of what the careful one says counts, where it is asked. */
const carefulShare = 0.5;

/** What was read is remembered: a text in several spellings has most of its sentences in all of them. */
const mostRemembered = 64;

/** What is asked of a reader. */
export type OneReader = Pick<Reader, 'piecesOf' | 'judge'>;

/** How many pieces the careful reader may still read. */
export interface Care {
  left: number;
}

/** What two readers say of a text, and what it cost. */
interface Read {
  readonly opinion: Opinion;
  readonly pieces: number;
}

/**
 * Two readers: a quick one, and one that takes ten times as long and knows more, which is asked where the quick one is not
 * sure.
 */
export class Readers {
  readonly #quick: OneReader;
  readonly #careful: () => OneReader;
  readonly #read = new Map<string, Read>();
  #loaded: OneReader | null = null;

  /** `careful` is made when it is first needed: most texts need none. */
  constructor(quick: OneReader, careful: () => OneReader) {
    this.#quick = quick;
    this.#careful = careful;
  }

  /** What the words of a text say together. Takes what the careful one reads from `care`; without care left the quick one answers. */
  read(text: string, care: Care): Opinion {
    const known = this.#read.get(text);
    if (known !== undefined && known.pieces <= care.left) {
      care.left -= known.pieces;
      return known.opinion;
    }
    const pieces = this.#quick.piecesOf(text);
    const quick = this.#quick.judge(pieces);
    const unsure = quick.score > surelyNot && quick.score < surely;
    if (unsure && pieces.length > care.left) return quick;
    const read = unsure
      ? { opinion: this.#carefully(quick, pieces), pieces: pieces.length }
      : { opinion: quick, pieces: 0 };
    care.left -= read.pieces;
    if (this.#read.size >= mostRemembered) this.#read.clear();
    this.#read.set(text, read);
    return read.opinion;
  }

  #carefully(quick: Opinion, pieces: readonly number[]): Opinion {
    const careful = (this.#loaded ??= this.#careful()).judge(pieces);
    return { score: quick.score * (1 - carefulShare) + careful.score * carefulShare, family: careful.family };
  }
}
