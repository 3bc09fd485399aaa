import { constants } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { errnoOf, fileError } from '../../home/errno.ts';
import { withFileLock } from '../../home/file-lock.ts';

const lineSchema = z.object({
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
  id: z.string(),
  outcome: z.enum(['approved', 'rejected']),
  /** Approved with the person's own text. */
  edited: z.boolean(),
  approver: z.string(),
});

/** How a staged write was decided, by whom and when (milliseconds since 1970). */
export interface DecidedWrite {
  readonly outcome: 'approved' | 'rejected';
  readonly edited: boolean;
  readonly approver: string;
  readonly time: number;
}

/**
 * `<home>/desk/decisions.jsonl`: what became of staged writes, for the conversations they came from. It has no texts, and
 * nothing rests on it: a line that is missing or cannot be read only leaves a decision untold.
 */
export class DecidedWrites {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The last decision on a staged write; null when none is on record. Throws `unreadable`. */
  async find(id: string): Promise<DecidedWrite | null> {
    const lines = (await this.#text()).split('\n').filter((raw) => raw.includes(id));
    const line = lines.map(parse).findLast((each) => each?.id === id);
    if (line === undefined || line === null) return null;
    const { outcome, edited, approver, time } = line;
    return { outcome, edited, approver, time: Date.parse(time) };
  }

  /** Records a decision. Throws `unwritable`, `disk_full`, `busy`. */
  async add(id: string, { time, ...decided }: DecidedWrite): Promise<void> {
    const line = JSON.stringify({ time: new Date(time).toISOString(), id, ...decided });
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
      await withFileLock(this.#file, async () => {
        const handle = await open(this.#file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND, 0o600);
        try {
          // A line that a crash cut short must not swallow this one.
          await handle.appendFile(`\n${line}\n`);
        } finally {
          await handle.close();
        }
      });
    } catch (error) {
      throw fileError(error, this.#file, 'write');
    }
  }

  async #text(): Promise<string> {
    try {
      return await readFile(this.#file, 'utf8');
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return '';
      throw fileError(error, this.#file, 'read');
    }
  }
}

function parse(raw: string): z.infer<typeof lineSchema> | null {
  try {
    return lineSchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
