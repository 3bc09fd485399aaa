import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, stat, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PROPOSAL_ID } from '@shared/contract/approvals.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../errno.ts';
import { withFileLock } from '../file-lock.ts';
import { writeFileAtomic } from '../write-atomic.ts';
import type { Envelope } from './record.ts';

/** What waits. */
export interface QueueContent<R> {
  /** Oldest first. */
  readonly records: readonly R[];
  /** Names of files that are no staged writes of this kind; they are left alone. */
  readonly unreadable: readonly string[];
}

/** Larger files are no staged writes; they are not read. In bytes. */
export const LARGEST = 1024 * 1024;
/** How long a rejected write can be brought back, in milliseconds. */
const KEPT = 30 * 24 * 60 * 60 * 1000;

/** Reads one record; null when it is none. `writtenAt` (milliseconds) stands in for a missing time. */
export type ParseRecord<R> = (id: string, text: string, writtenAt: number) => R | null;

/**
 * A folder of staged writes of one kind, one file each. Other programs put files there and take them away; nothing is
 * remembered but what a file's time and size say is unchanged. Rejected ones are kept in a folder of ours for a while.
 */
export class PendingQueue<R extends Pick<Envelope, 'id' | 'createdAt'>> {
  readonly #dir: string;
  readonly #trash: string;
  readonly #decisions: string;
  readonly #parse: ParseRecord<R>;
  readonly #read = new Map<string, { stamp: string; record: R | null }>();

  /** `decisions` names the lock under which staged writes are decided; nothing is written there. */
  constructor(dir: string, trash: string, decisions: string, parse: ParseRecord<R>) {
    this.#dir = dir;
    this.#trash = trash;
    this.#decisions = decisions;
    this.#parse = parse;
  }

  /**
   * Runs `work` while no other window or process decides: what is approved here is not rejected or erased there at the
   * same moment. Taken before the lock of a store, never inside it. Throws `busy`, `unwritable`.
   */
  async exclusively<T>(work: () => Promise<T>): Promise<T> {
    try {
      await mkdir(dirname(this.#decisions), { recursive: true, mode: 0o700 });
    } catch (error) {
      throw fileError(error, dirname(this.#decisions), 'write');
    }
    return await withFileLock(this.#decisions, work, { timeoutMs: 60_000 });
  }

  /** Everything that waits. A missing folder is an empty queue; throws `unreadable` for a folder that cannot be read. */
  async list(): Promise<QueueContent<R>> {
    const names = await namesIn(this.#dir);
    const records: R[] = [];
    const unreadable: string[] = [];
    const seen = new Set(names);
    for (const name of this.#read.keys()) if (!seen.has(name)) this.#read.delete(name);
    for (const name of names.filter((entry) => entry.endsWith('.json') && !entry.startsWith('.'))) {
      const record = await this.#load(name);
      if (record === 'gone') continue;
      if (record === null) unreadable.push(name);
      else records.push(record);
    }
    records.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
    return { records, unreadable: unreadable.sort() };
  }

  /** One record; null when there is none, or none that can be read, under this id. */
  async get(id: string): Promise<R | null> {
    const record = await this.#load(`${assertId(id)}.json`);
    return record === 'gone' ? null : record;
  }

  /** An id that no waiting or rejected record has. */
  async freshId(): Promise<string> {
    for (;;) {
      const id = randomUUID().slice(0, 8);
      const taken = await Promise.all([exists(this.#path(id)), exists(this.#trashPath(id))]);
      if (!taken.includes(true)) return id;
    }
  }

  /** Writes a record; it is on disk when this resolves. */
  async put(id: string, text: string): Promise<void> {
    try {
      await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw fileError(error, this.#dir, 'write');
    }
    await writeFileAtomic(this.#path(id), text, { mode: 0o600 });
  }

  /** Takes a record away for good. */
  async discard(id: string): Promise<void> {
    await rm(this.#path(id), { force: true });
  }

  /** Sets a record aside so that it can be brought back. Answers whether there was one. */
  async setAside(id: string): Promise<boolean> {
    return await this.#move(this.#path(id), this.#trashPath(id), this.#trash);
  }

  /** Brings back a record that was set aside. Answers whether there was one. */
  async bringBack(id: string): Promise<boolean> {
    if (await exists(this.#path(id))) return false;
    return await this.#move(this.#trashPath(id), this.#path(id), this.#dir);
  }

  /** What was rejected and can still be brought back, oldest first. Never throws. */
  async rejected(): Promise<readonly R[]> {
    const found: R[] = [];
    for (const name of await readdir(this.#trash).catch(() => [])) {
      const id = name.slice(0, -'.json'.length);
      const text = await readFile(join(this.#trash, name), 'utf8').catch(() => null);
      const record = text === null || !PROPOSAL_ID.test(id) ? null : this.#parse(id, text, 0);
      if (record !== null) found.push(record);
    }
    return found.sort((a, b) => a.createdAt - b.createdAt || (a.id < b.id ? -1 : 1));
  }

  /** Drops what was set aside long ago. */
  async prune(now: number): Promise<void> {
    for (const name of await readdir(this.#trash).catch(() => [])) {
      const path = join(this.#trash, name);
      const set = await stat(path).catch(() => null);
      if (set !== null && now - Math.max(set.mtimeMs, set.ctimeMs) > KEPT) await unlink(path).catch(() => undefined);
    }
  }

  /** Removes every record, waiting or set aside, that has a text for which `matches` holds. Answers the paths. */
  async erase(matches: (text: string) => boolean): Promise<string[]> {
    const erased: string[] = [];
    for (const dir of [this.#dir, this.#trash]) {
      for (const name of await readdir(dir).catch(() => [])) {
        const path = join(dir, name);
        const text = await readFile(path, 'utf8').catch(() => null);
        if (text === null || !name.endsWith('.json') || !stringsIn(text).some(matches)) continue;
        await rm(path, { force: true });
        erased.push(path);
      }
    }
    return erased;
  }

  #path(id: string): string {
    return join(this.#dir, `${assertId(id)}.json`);
  }

  #trashPath(id: string): string {
    return join(this.#trash, `${assertId(id)}.json`);
  }

  async #move(from: string, to: string, dir: string): Promise<boolean> {
    try {
      await mkdir(dir, { recursive: true, mode: 0o700 });
      await rename(from, to);
      return true;
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return false;
      throw fileError(error, from, 'write');
    }
  }

  async #load(name: string): Promise<R | null | 'gone'> {
    const path = join(this.#dir, name);
    const id = name.slice(0, -'.json'.length);
    try {
      const found = await stat(path);
      if (!found.isFile() || found.size > LARGEST || !PROPOSAL_ID.test(id)) return null;
      const stamp = `${found.ino} ${found.size} ${found.mtimeMs}`;
      const known = this.#read.get(name);
      if (known?.stamp === stamp) return known.record;
      const record = this.#parse(id, await readFile(path, 'utf8'), found.mtimeMs);
      this.#read.set(name, { stamp, record });
      return record;
    } catch (error) {
      return errnoOf(error) === 'ENOENT' ? 'gone' : null;
    }
  }
}

/** Every string value in a JSON text; the text itself when it is no JSON. */
function stringsIn(json: string): string[] {
  const found: string[] = [];
  try {
    JSON.parse(json, (_key, value: unknown) => {
      if (typeof value === 'string') found.push(value);
      return value;
    });
  } catch {
    return [json];
  }
  return found;
}

function assertId(id: string): string {
  if (!PROPOSAL_ID.test(id)) {
    throw new DeskError('not_found', `'${id.slice(0, 40)}' is no id of a staged write.`, {
      remedy: 'An id is eight hex digits, as the list shows it.',
    });
  }
  return id;
}

async function namesIn(dir: string): Promise<string[]> {
  try {
    return await readdir(dir);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return [];
    throw fileError(error, dir, 'read');
  }
}

async function exists(path: string): Promise<boolean> {
  return await stat(path).then(
    () => true,
    () => false,
  );
}
