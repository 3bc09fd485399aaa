import { createHash, randomBytes } from 'node:crypto';
import { constants } from 'node:fs';
import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import type { DecidedWrite, Decision } from '@shared/contract/approvals.ts';
import { errnoOf, fileError } from '../errno.ts';
import { withFileLock } from '../file-lock.ts';
import { writeFileAtomic } from '../write-atomic.ts';

/** A file that has grown beyond this many bytes keeps its newer half: it is read whole whenever a decision is looked up. */
const MOST_BYTES = 1024 * 1024;

/** One text a staged write would put somewhere: what stood there then, and what would stand there. Null is nothing. */
export interface Target {
  /** The place, in words of its subsystem: a store, or a file of a skill. */
  readonly place: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** The texts that stand at a place now. */
export type TextsAt = (place: string) => Promise<readonly string[]>;

const lineSchema = z.object({
  /** ISO 8601, UTC. */
  time: z.iso.datetime(),
  id: z.string(),
  /** Lines of before there were two kinds are of memory. */
  subsystem: z.enum(['memory', 'skills']).catch('memory'),
  /** `waits`: it was staged, or put back; what became of it later is then to be seen from its targets. */
  outcome: z.enum(['approved', 'rejected', 'replaced', 'waits']),
  /** Approved with the person's own text. */
  edited: z.boolean().catch(false),
  approver: z.string().catch(''),
  /** The newer one that was applied in its place. */
  by: z.string().optional().catch(undefined),
  salt: z.string().optional().catch(undefined),
  /** Place, and the salted digests of what stood there and what would. */
  targets: z
    .array(z.tuple([z.string(), z.string().nullable(), z.string().nullable()]))
    .optional()
    .catch(undefined),
});
type Line = z.infer<typeof lineSchema>;

/** A decision that is made here. */
export type MadeDecision = Pick<Line, 'edited' | 'approver' | 'by'> & {
  readonly outcome: 'approved' | 'rejected' | 'replaced';
  /** Milliseconds since 1970. */
  readonly time: number;
};

function digest(salt: string, text: string): string {
  return createHash('sha256').update(`${salt}\0${text}`, 'utf8').digest('hex').slice(0, 32);
}

/**
 * `<home>/desk/decisions.jsonl`: what became of staged writes, for the conversations they came from. It has no texts (salted
 * digests at most), and nothing rests on it: a line that is missing or cannot be read only leaves a decision untold.
 */
export class DecidedWrites {
  readonly #file: string;
  readonly #subsystem: Line['subsystem'];
  readonly #textsAt: TextsAt;
  readonly #log: (message: string) => void;

  /** `subsystem`: whose staged writes these are; the file has those of both. */
  constructor(file: string, subsystem: Line['subsystem'], textsAt: TextsAt, log: (message: string) => void) {
    this.#file = file;
    this.#subsystem = subsystem;
    this.#textsAt = textsAt;
    this.#log = log;
  }

  /**
   * What became of a staged write that no longer waits; null when that cannot be told. One that was not decided here is
   * judged by what stands where it would have written. Throws `unreadable`.
   */
  async find(id: string): Promise<DecidedWrite | null> {
    const lines = (await this.#text())
      .split('\n')
      .filter((raw) => raw.includes(id))
      .flatMap((raw) => parse(raw) ?? [])
      .filter((line) => line.id === id && line.subsystem === this.#subsystem);
    const last = lines.at(-1);
    if (last === undefined) return null;
    const { outcome, edited, approver, by, time } = last;
    if (outcome !== 'waits') {
      return { outcome, edited, approver: approver || null, by: by ?? null, time: Date.parse(time) };
    }
    const staged = lines.findLast((line) => line.targets !== undefined);
    const fate = staged === undefined ? null : await fateOf(staged, this.#textsAt);
    return fate === null ? null : { outcome: fate, edited: false, approver: null, by: null, time: null };
  }

  /** A refusal of an id that does not wait, with what became of it where that can be told. Never throws. */
  async explained(decision: Decision): Promise<Decision> {
    if (decision.outcome !== 'not_found') return decision;
    const decided = await this.find(decision.id).catch(() => null);
    return decided === null ? decision : { ...decision, message: sayDecided(decided) };
  }

  /** Records a decision. A disk that refuses it costs a word in a conversation; the decision stands. */
  async add(id: string, { time, ...decided }: MadeDecision): Promise<void> {
    await this.#append({ time: new Date(time).toISOString(), id, ...decided });
  }

  /** Records that a staged write waits, for what (null when it was put back). */
  async waits(id: string, time: number, targets: readonly Target[] | null): Promise<void> {
    const salt = randomBytes(8).toString('hex');
    const hashed = (text: string | null): string | null => (text === null ? null : digest(salt, text));
    const said = targets?.map(({ place, before, after }) => [place, hashed(before), hashed(after)]);
    await this.#append({
      time: new Date(time).toISOString(),
      id,
      outcome: 'waits',
      ...(said === undefined ? {} : { salt, targets: said }),
    });
  }

  async #append({ time, id, ...rest }: Readonly<Record<string, unknown>>): Promise<void> {
    const line = { time, id, subsystem: this.#subsystem, ...rest };
    try {
      await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 });
      await withFileLock(this.#file, async () => {
        const handle = await open(this.#file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND, 0o600);
        try {
          // A line that a crash cut short must not swallow this one.
          await handle.appendFile(`\n${JSON.stringify(line)}\n`);
        } finally {
          await handle.close();
        }
        await this.#shorten();
      });
    } catch (error) {
      this.#log(fileError(error, this.#file, 'write').message);
    }
  }

  async #shorten(): Promise<void> {
    if ((await stat(this.#file)).size <= MOST_BYTES) return;
    const text = await readFile(this.#file, 'utf8');
    await writeFileAtomic(this.#file, text.slice(text.indexOf('\n', Math.floor(text.length / 2))));
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

/** Whether all of a write stands there by now, or nothing of it; null when neither can be said. */
async function fateOf({ salt = '', targets = [] }: Line, textsAt: TextsAt): Promise<'elsewhere' | 'dropped' | null> {
  const fates = new Set<'elsewhere' | 'dropped' | null>();
  for (const [place, before, after] of targets) {
    const now = new Set((await textsAt(place)).map((text) => digest(salt, text)));
    const [has, had] = [after !== null && now.has(after), before !== null && now.has(before)];
    if (after === null ? !had : has) fates.add('elsewhere');
    else fates.add(before === null || had ? 'dropped' : null);
  }
  const [fate = null] = fates;
  return fates.size === 1 ? fate : null;
}

function parse(raw: string): Line | null {
  try {
    return lineSchema.parse(JSON.parse(raw));
  } catch {
    return null;
  }
}

/** A past decision in a sentence for the person who asks for the write again. */
export function sayDecided({ outcome, edited, approver, by, time }: DecidedWrite): string {
  const who = approver === null ? '' : ` by ${approver}`;
  const when = time === null ? '' : ` on ${new Date(time).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  switch (outcome) {
    case 'approved':
      return `It was approved${edited ? ' with another text' : ''} already${who}${when}.`;
    case 'rejected':
      return `It was rejected already${who}${when}.`;
    case 'replaced':
      return `It was set aside${when}: the newer proposal ${by ?? ''} for the same target was applied.`;
    case 'elsewhere':
      return 'Another program applied it; what it asked for stands there.';
    case 'dropped':
      return 'It no longer waits: another program rejected or removed it, and nothing of it was written.';
  }
}
