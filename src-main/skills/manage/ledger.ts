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

/**
 * `<home>/desk/trash/skills/`: one file for each change of the skills, with what was there before. `<id>.open.json` while it
 * is being made; `<id>.json` once it is done and can be looked at and taken back.
 */
export class ChangeLedger {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
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
