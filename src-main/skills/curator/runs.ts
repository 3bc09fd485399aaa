import { randomBytes } from 'node:crypto';
import { mkdir, readdir, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { curatorRunSchema, type CuratorRun } from '@shared/contract/curator.ts';
import { fileError } from '../../home/errno.ts';
import { readText } from '../../home/read-text.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';

const form = /^(\d{17}-[0-9a-f]{6})\.json$/u;
/** Passes that are kept. Their reports under `logs/curator/` stay as they are. */
const most = 200;

/** `<home>/desk/curator/<id>.json`: one file for each pass, written before its first step and after each. */
export class CuratorRuns {
  readonly #dir: string;

  constructor(dir: string) {
    this.#dir = dir;
  }

  /** An id for a pass that begins at `time`; later ids sort behind earlier ones. */
  freshId(time: number): string {
    const stamp = new Date(time)
      .toISOString()
      .replace(/[^0-9]/gu, '')
      .slice(0, 17);
    return `${stamp}-${randomBytes(3).toString('hex')}`;
  }

  /** Writes a pass; on disk when this resolves. */
  async write(run: CuratorRun): Promise<void> {
    try {
      await mkdir(this.#dir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw fileError(error, this.#dir, 'write');
    }
    await writeFileAtomic(join(this.#dir, `${run.id}.json`), JSON.stringify(run), { mode: 0o600 });
  }

  /** The newest passes, newest first. What cannot be read is left out. */
  async list(count: number): Promise<CuratorRun[]> {
    const ids = (await this.#ids()).reverse().slice(0, count);
    return (await Promise.all(ids.map((id) => this.#read(id)))).filter((run) => run !== null);
  }

  /** One pass, or the newest; null when there is none. */
  async find(id: string | undefined): Promise<CuratorRun | null> {
    if (id === undefined) return (await this.list(1))[0] ?? null;
    return form.test(`${id}.json`) ? await this.#read(id) : null;
  }

  async prune(): Promise<void> {
    for (const id of (await this.#ids()).slice(0, -most)) {
      await unlink(join(this.#dir, `${id}.json`)).catch(() => undefined);
    }
  }

  async #ids(): Promise<string[]> {
    const names = await readdir(this.#dir).catch(() => []);
    return names.flatMap((name) => form.exec(name)?.[1] ?? []).sort();
  }

  async #read(id: string): Promise<CuratorRun | null> {
    try {
      const found = await readText(join(this.#dir, `${id}.json`));
      return found === null ? null : (curatorRunSchema.safeParse(JSON.parse(found.text)).data ?? null);
    } catch {
      return null;
    }
  }
}
