import { fromBlob, toBlob, type BlobFormat } from './blob.ts';
import type { FactsDatabase } from './database.ts';
import { pace } from './pace.ts';
import { Sums, type Phases } from './vectors.ts';

/** The vectors of one category, summed. */
interface Summed {
  readonly sums: Sums;
  readonly count: number;
}

/** Facts of a category up to which its bank is made anew within the transaction that changed one. */
const MADE_AT_ONCE = 128;
const PAGE = 64;
const ATTEMPTS = 4;

/**
 * The memory banks: one vector for each category, the bundle of all its facts. They are kept as Hermes keeps them, after every
 * change. The sums behind them are kept in mind, so that an addition costs the same however many facts there are.
 */
export class Banks {
  readonly #db: FactsDatabase;
  readonly #dim: number;
  readonly #known = new Map<string, Summed>();
  /** The state of the file that the sums belong to. */
  #version = -1;

  constructor(db: FactsDatabase, dim: number) {
    this.#db = db;
    this.#dim = dim;
  }

  /** Whether the file has banks at all. */
  get kept(): boolean {
    return this.#db.has('memory_banks', 'vector') && this.#db.has('facts', 'hrr_vector');
  }

  /**
   * A fact was added; only inside the transaction that adds it. Answers what is to be done when that is committed: null when the
   * bank could not be brought up to date at once, and has to be made by `rebuild`.
   */
  added(category: string, vector: Phases, format: BlobFormat): (() => void) | null {
    const version = this.#db.dataVersion();
    if (version !== this.#version) this.#known.clear();
    this.#version = version;
    const known = this.#known.get(category) ?? null;
    if (known === null) return this.changed(category, format);
    const sums = known.sums.copy();
    sums.add(vector);
    const next = { sums, count: known.count + 1 };
    this.#store(category, next, format);
    return () => this.#known.set(category, next);
  }

  /** Facts of a category were changed or removed; as `added`. */
  changed(category: string, format: BlobFormat): (() => void) | null {
    const rows = this.#db.all(
      `SELECT hrr_vector FROM facts WHERE category = ? AND hrr_vector IS NOT NULL
       ORDER BY fact_id LIMIT ${String(MADE_AT_ONCE + 1)}`,
      category,
    );
    if (rows.length > MADE_AT_ONCE) {
      this.#known.delete(category);
      return null;
    }
    const next = this.#sum(
      rows.map((row) => row['hrr_vector']),
      { sums: new Sums(this.#dim), count: 0 },
    );
    this.#store(category, next, format);
    return () => this.#known.set(category, next);
  }

  /** Makes the bank of a large category anew, in slices, until nobody has written meanwhile. */
  async rebuild(
    category: string,
    format: BlobFormat,
    writeNow: <R>(fn: () => R) => Promise<R>,
    signal?: AbortSignal,
  ): Promise<void> {
    for (let attempt = 1; ; attempt += 1) {
      const version = this.#db.dataVersion();
      const next = await this.#sumAll(category, signal);
      const isDone = await writeNow(() => {
        if (this.#db.dataVersion() !== version && attempt < ATTEMPTS) return false;
        this.#store(category, next, format);
        return true;
      });
      if (!isDone) continue;
      if (version !== this.#version) this.#known.clear();
      this.#version = version;
      this.#known.set(category, next);
      return;
    }
  }

  async #sumAll(category: string, signal?: AbortSignal): Promise<Summed> {
    const work = pace(signal);
    let summed: Summed = { sums: new Sums(this.#dim), count: 0 };
    for (let last = Number.MIN_SAFE_INTEGER; ;) {
      const rows = this.#db.all(
        `SELECT fact_id, hrr_vector FROM facts WHERE category = ? AND fact_id > ? AND hrr_vector IS NOT NULL
         ORDER BY fact_id LIMIT ${String(PAGE)}`,
        category,
        last,
      );
      summed = this.#sum(
        rows.map((row) => row['hrr_vector']),
        summed,
      );
      if (rows.length < PAGE) return summed;
      last = Number(rows.at(-1)?.['fact_id']);
      await work.pause();
    }
  }

  /** Adds to the sums in place; vectors of another dimension are left out. */
  #sum(blobs: readonly unknown[], { sums, count }: Summed): Summed {
    const vectors = blobs.flatMap((blob) => fromBlob(blob, this.#dim) ?? []);
    for (const vector of vectors) sums.add(vector);
    return { sums, count: count + vectors.length };
  }

  #store(category: string, { sums, count }: Summed, format: BlobFormat): void {
    const name = `cat:${category}`;
    if (count === 0) {
      this.#db.run('DELETE FROM memory_banks WHERE bank_name = ?', name);
      return;
    }
    const blob = toBlob(sums.mean(), format);
    const there = this.#db.get('SELECT 1 FROM memory_banks WHERE bank_name = ?', name);
    if (there === undefined) {
      this.#db.insert('memory_banks', { bank_name: name, vector: blob, dim: this.#dim, fact_count: count });
      return;
    }
    this.#db.run(
      `UPDATE memory_banks SET vector = ?, dim = ?, fact_count = ?, updated_at = CURRENT_TIMESTAMP WHERE bank_name = ?`,
      blob,
      this.#dim,
      count,
      name,
    );
  }
}
