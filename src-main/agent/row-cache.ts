import type { Row } from './ports.ts';

/** What tells whether rows read before still stand: another program's commits, and the newest row. */
export interface RowMark {
  readonly version: number;
  readonly newest: number;
}

interface Kept {
  readonly rows: Row[];
  mark: RowMark;
}

/** Conversations whose rows are kept: those that are being talked in. */
const most = 4;

/**
 * The rows of the conversations last worked on, so that a turn in a long one reads only what is new. Every other program's
 * commit, and every row that did not come through here, makes it read again.
 */
export class RowCache {
  readonly #read: (session: string) => Row[];
  readonly #mark: (session: string) => RowMark;
  readonly #kept = new Map<string, Kept>();

  constructor(read: (session: string) => Row[], mark: (session: string) => RowMark) {
    this.#read = read;
    this.#mark = mark;
  }

  /** The rows as they are on disk now. */
  rows(session: string): readonly Row[] {
    const mark = this.#mark(session);
    const known = this.#kept.get(session);
    this.#kept.delete(session);
    const kept = known !== undefined && same(known.mark, mark) ? known : { rows: this.#read(session), mark };
    this.#kept.set(session, kept);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > most && oldest !== undefined) this.#kept.delete(oldest);
    return kept.rows;
  }

  /** Appends rows by `store`; they join what is kept when nothing else was written around them. */
  async append(session: string, store: () => Promise<readonly Row[]>): Promise<readonly Row[]> {
    const before = this.#mark(session);
    const stored = await store();
    const kept = this.#kept.get(session);
    if (kept === undefined) return stored;
    const mark = this.#mark(session);
    const ours = same(kept.mark, before) && mark.version === before.version && mark.newest === stored.at(-1)?.id;
    if (ours) {
      kept.rows.push(...stored);
      kept.mark = mark;
    } else {
      this.#kept.delete(session);
    }
    return stored;
  }

  /** Rows were changed in place: the next question reads again. */
  forget(session: string): void {
    this.#kept.delete(session);
  }
}

function same(a: RowMark, b: RowMark): boolean {
  return a.version === b.version && a.newest === b.newest;
}
