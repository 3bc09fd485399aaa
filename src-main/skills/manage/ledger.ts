import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rename, stat, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../../home/errno.ts';
import { readText } from '../../home/read-text.ts';
import { syncDirectory, writeFileAtomic } from '../../home/write-atomic.ts';
import { changeRecordSchema, type ChangeRecord } from './change.ts';

const form = /^\d{17}-[0-9a-f]{8}$/;
const mostBytes = 64 * 1024 * 1024;

/** A finished change, or one that could not be read. */
const closedName = /^\d{17}-[0-9a-f]{8}(?:\.json|\.open\.json\.damaged)$/;

/** How long changes can be looked at and taken back, and how many of them. */
export interface LedgerBounds {
  /** In milliseconds. */
  readonly age: number;
  /** Of all records together; the latest are kept, whatever their size. */
  readonly bytes: number;
  readonly records: number;
  /** So many of the latest are kept in any case. */
  readonly atLeast: number;
}

const standardBounds: LedgerBounds = {
  age: 180 * 24 * 60 * 60 * 1000,
  bytes: 128 * 1024 * 1024,
  records: 20_000,
  atLeast: 20,
};

/** Pruning looks at every record: not at each change. */
const pruneEvery = { changes: 50, time: 60 * 60 * 1000 };

/**
 * `<home>/desk/trash/skills/`: one file for each change of the skills, with what was there before. `<id>.open.json` while it
 * is being made; `<id>.json` once it is done and can be looked at and taken back, until it is too old or there are too many.
 */
export class ChangeLedger {
  readonly #dir: string;
  readonly #bounds: LedgerBounds;
  #pruned: { readonly time: number; changes: number } | null = null;

  constructor(dir: string, bounds: LedgerBounds = standardBounds) {
    this.#dir = dir;
    this.#bounds = bounds;
  }

  /** An id for a change made at `time` (milliseconds); later ids sort behind earlier ones. */
  freshId(time: number): string {
    const stamp = new Date(time)
      .toISOString()
      .replace(/[^0-9]/g, '')
      .padEnd(17, '0')
      .slice(0, 17);
    return `${stamp}-${randomBytes(4).toString('hex')}`;
  }

  /** Writes down what is about to be done; durable when this resolves. */
  async begin(record: ChangeRecord): Promise<void> {
    try {
      await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw fileError(error, this.#dir, 'write');
    }
    await writeFileAtomic(this.#open(record.id), JSON.stringify(record), { mode: 0o600 });
  }

  /** Marks a change as done. */
  async done(id: string): Promise<void> {
    await rename(this.#open(id), this.#closed(id));
    await syncDirectory(this.#dir);
  }

  /** Forgets a change that was not made. */
  async drop(id: string): Promise<void> {
    await unlink(this.#open(id)).catch(() => undefined);
  }

  /** Ids of changes that were begun and not finished, oldest first. */
  async open(): Promise<string[]> {
    const names = await readdir(this.#dir).catch(() => []);
    return names
      .filter((name) => name.endsWith('.open.json') && form.test(name.slice(0, -'.open.json'.length)))
      .map((name) => name.slice(0, -'.open.json'.length))
      .sort();
  }

  /** An unfinished change; null when it cannot be read. */
  async unfinished(id: string): Promise<ChangeRecord | null> {
    return await this.#read(this.#open(id));
  }

  /** A finished change. Throws `not_found`. */
  async find(id: string): Promise<ChangeRecord> {
    const record = form.test(id) ? await this.#read(this.#closed(id)) : null;
    if (record !== null) return record;
    throw new DeskError('not_found', `No change of a skill has the id ${JSON.stringify(id.slice(0, 60))}.`, {
      remedy: 'The history of the skill shows the changes that can be taken back.',
    });
  }

  /** Sets a record aside that cannot be read, so that it stands in nobody's way and is not lost. */
  async setAside(id: string): Promise<void> {
    await rename(this.#open(id), `${this.#open(id)}.damaged`).catch(() => undefined);
  }

  /**
   * Forgets the oldest changes beyond the bounds; what is being made is left alone. Called after every change, it looks only
   * now and then. The caller holds the lock of the skills. Never throws.
   */
  async prune(now: number): Promise<void> {
    if (this.#pruned !== null && now - this.#pruned.time < pruneEvery.time) {
      this.#pruned.changes += 1;
      if (this.#pruned.changes < pruneEvery.changes) return;
    }
    this.#pruned = { time: now, changes: 0 };
    const { age, bytes, records, atLeast } = this.#bounds;
    const names = (await readdir(this.#dir).catch(() => []))
      .filter((name) => closedName.test(name))
      .sort()
      .reverse();
    let size = 0;
    for (const [at, name] of names.entries()) {
      const file = join(this.#dir, name);
      size += (await stat(file).catch(() => null))?.size ?? 0;
      if (at < atLeast || (at < records && size <= bytes && now - timeOf(name) <= age)) continue;
      await unlink(file).catch(() => undefined);
    }
  }

  async #read(file: string): Promise<ChangeRecord | null> {
    try {
      if ((await stat(file)).size > mostBytes) return null;
      const found = await readText(file);
      return found === null ? null : changeRecordSchema.parse(JSON.parse(found.text));
    } catch (error) {
      if (errnoOf(error) !== '' && errnoOf(error) !== 'ENOENT') throw fileError(error, file, 'read');
      return null;
    }
  }

  #open(id: string): string {
    return join(this.#dir, `${id}.open.json`);
  }

  #closed(id: string): string {
    return join(this.#dir, `${id}.json`);
  }
}

/** The time of a change, from the name of its file. */
function timeOf(name: string): number {
  const [, year, month, day, hour, minute, second, ms] =
    /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d{3})/.exec(name)?.map(Number) ?? [];
  return Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second, ms);
}
