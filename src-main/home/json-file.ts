import { rename, stat } from 'node:fs/promises';
import type { Json, Problem } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from './errno.ts';
import { withFileLock } from './file-lock.ts';
import { readText } from './read-text.ts';
import { writeFileAtomic } from './write-atomic.ts';

/** The bounds of a JsonFile, in bytes. */
export interface JsonFileOptions {
  /** Of the whole file; 1 MiB when not given. */
  readonly maxBytes?: number;
  /** Of one value; 256 KiB when not given. */
  readonly maxValueBytes?: number;
}

/**
 * A small JSON object on disk (`desk/ui.json`): values by key, written whole and atomically under the file's lock, read
 * afresh before each write so that two programs keep each other's keys. A damaged file is set aside under another name,
 * never overwritten.
 */
export class JsonFile {
  readonly #file: string;
  readonly #maxBytes: number;
  readonly #maxValueBytes: number;
  #problem: Problem | null = null;

  constructor(file: string, options: JsonFileOptions = {}) {
    this.#file = file;
    this.#maxBytes = options.maxBytes ?? 1024 * 1024;
    this.#maxValueBytes = options.maxValueBytes ?? 256 * 1024;
  }

  /** Set once a damaged file was set aside. */
  get problem(): Problem | null {
    return this.#problem;
  }

  /** The value of a key, null when there is none. Throws `unreadable` when the file cannot be read. */
  async get(key: string): Promise<Json> {
    const content = await this.#read();
    return content.get(key) ?? null;
  }

  /** Everything in the file. */
  async all(): Promise<ReadonlyMap<string, Json>> {
    return this.#read();
  }

  /** Writes one key; null removes it. Throws `over_budget` above the bounds, `disk_full` or `unwritable`. */
  async set(key: string, value: Json): Promise<void> {
    if (Buffer.byteLength(JSON.stringify(value)) > this.#maxValueBytes) throw this.#tooLarge(key);
    await withFileLock(this.#file, async () => {
      const content = await this.#read();
      if (value === null) content.delete(key);
      else content.set(key, value);
      const text = `${JSON.stringify(Object.fromEntries(content), null, 1)}\n`;
      if (Buffer.byteLength(text) > this.#maxBytes) throw this.#tooLarge(key);
      await writeFileAtomic(this.#file, text, { mode: 0o600 });
    });
  }

  async #read(): Promise<Map<string, Json>> {
    try {
      const size = await stat(this.#file).then(
        (found) => found.size,
        (error: unknown) => (errnoOf(error) === 'ENOENT' ? 0 : Promise.reject(error as Error)),
      );
      if (size > this.#maxBytes * 2) return await this.#setAside('it is far larger than anything the app writes');
      const found = await readText(this.#file);
      if (found === null || found.text.trim() === '') return new Map();
      return new Map(Object.entries(parseRecord(found.text)));
    } catch (error) {
      if (error instanceof DeskError && errnoOf(error.cause) !== '') throw error;
      if (errnoOf(error) !== '') throw fileError(error, this.#file, 'read');
      return this.#setAside('it is not valid JSON');
    }
  }

  async #setAside(why: string): Promise<Map<string, Json>> {
    const aside = `${this.#file}.damaged-${new Date().toISOString().replaceAll(':', '-')}`;
    try {
      await rename(this.#file, aside);
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw fileError(error, this.#file, 'write');
    }
    this.#problem = {
      code: 'damaged',
      file: aside,
      message: `${this.#file} was set aside: ${why}.`,
      remedy: `The app goes on without it. What it held is in ${aside}.`,
      blocking: false,
    };
    return new Map();
  }

  #tooLarge(key: string): DeskError {
    return new DeskError('over_budget', `"${key}" is too large to be kept in ${this.#file}.`, {
      remedy: 'Shorten it. What was kept before stays.',
      file: this.#file,
    });
  }
}

/** Not through a schema: those drop a key named `__proto__`. */
function parseRecord(text: string): Record<string, Json> {
  const value = JSON.parse(text) as Json;
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new SyntaxError('not an object');
}
