import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { fileError, errnoOf } from '../home/errno.ts';
import { withFileLock } from '../home/file-lock.ts';
import { writeFileAtomic } from '../home/write-atomic.ts';

/** One decision of the person: this very text may be told although the scanner found these kinds in it. */
const overrideSchema = z.object({
  /** ISO 8601, UTC. */
  time: z.string(),
  /** Lower-case hex SHA-256 of the UTF-8 text. */
  text: z.string(),
  kinds: z.array(z.string()),
  entry: z.string(),
  approver: z.string(),
});
type Override = z.infer<typeof overrideSchema>;

/** Hash that binds a decision to a text. */
export function textHash(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

/**
 * `<home>/desk/overrides.jsonl`: what the person approved in spite of a finding. Lines that cannot be read allow nothing,
 * nor does a line that the journal knows nothing of: what any program can write into a file is not yet a decision.
 */
export class Overrides {
  readonly #file: string;
  #size = -1;
  #kinds = new Map<string, Set<string>[]>();

  readonly #recorded: (text: string, kinds: readonly string[]) => boolean;

  constructor(file: string, recorded: (text: string, kinds: readonly string[]) => boolean) {
    this.#file = file;
    this.#recorded = recorded;
  }

  /** Reads what other processes added. */
  async refresh(): Promise<void> {
    const text = await this.#text();
    if (text.length === this.#size) return;
    this.#size = text.length;
    this.#kinds = new Map();
    for (const raw of text.split('\n')) {
      const line = parse(raw);
      if (line === null) continue;
      this.#kinds.set(line.text, [...(this.#kinds.get(line.text) ?? []), new Set(line.kinds)]);
    }
  }

  /** Whether one decision covers all of these kinds for this text. */
  allows(text: string, kinds: readonly string[]): boolean {
    const decisions = this.#kinds.get(textHash(text)) ?? [];
    return decisions.some((decided) => kinds.every((kind) => decided.has(kind))) && this.#recorded(text, kinds);
  }

  /** Records a decision; durable when this resolves. */
  async add(override: Override): Promise<void> {
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
      await withFileLock(this.#file, async () => {
        const handle = await open(this.#file, constants.O_RDWR | constants.O_CREAT | constants.O_APPEND, 0o600);
        try {
          const { size } = await handle.stat();
          const last = Buffer.alloc(1);
          if (size > 0) await handle.read(last, 0, 1, size - 1);
          // A line that a crash cut short must not swallow this one.
          const start = size > 0 && last[0] !== 0x0a ? '\n' : '';
          await handle.appendFile(`${start}${JSON.stringify(override)}\n`);
          await handle.sync();
        } finally {
          await handle.close();
        }
      });
    } catch (error) {
      throw fileError(error, this.#file, 'write');
    }
    await this.refresh();
  }

  /** Forgets the decisions on these texts, for a purge: a bare hash of a short text could be guessed. */
  async forget(texts: ReadonlySet<string>): Promise<boolean> {
    const hashes = new Set([...texts].map(textHash));
    if (![...hashes].some((hash) => this.#kinds.has(hash))) return false;
    await withFileLock(this.#file, async () => {
      const lines = (await this.#text()).split('\n').filter((raw) => {
        const line = parse(raw);
        return raw !== '' && (line === null || !hashes.has(line.text));
      });
      await writeFileAtomic(this.#file, lines.map((line) => `${line}\n`).join(''), { mode: 0o600 });
    });
    this.#size = -1;
    await this.refresh();
    return true;
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

function parse(raw: string): Override | null {
  try {
    return overrideSchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}
