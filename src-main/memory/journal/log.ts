import { constants } from 'node:fs';
import { mkdir, open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { dirname } from 'node:path';
import { z } from 'zod';
import { withFileLock } from '../../home/file-lock.ts';
import { errnoOf, fileError } from '../../home/errno.ts';
import { writeFileAtomic } from '../../home/write-atomic.ts';
import { GENESIS, formatLine, hashLine, parseLine, sealLine, type JournalLine, type LineDraft } from './line.ts';

/** A line that does not hold together with the rest: its number in the file, from 1 (0: the file as a whole). */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** What `verify` found. */
export interface Verification {
  readonly ok: boolean;
  readonly lines: number;
  readonly problems: readonly LineProblem[];
}

/** Length of the journal in bytes after its last line, that line's hash and number. */
const headSchema = z.object({ length: z.number().int(), hash: z.string(), seq: z.number().int() });
type Head = z.infer<typeof headSchema>;
/** The head is overwritten in place, always as many bytes, so that no crash leaves a shorter or longer one. */
const HEAD_BYTES = 160;

/** Who is told what the file holds: every line once, in order; or to forget all and begin again. */
export interface LineReader {
  reset(): void;
  take(line: JournalLine): void;
}

/**
 * The journal as a file that many processes append to: a chain of lines, and a head beside it that tells when the tail
 * was cut off. Reading is incremental. Every write takes the journal's own lock.
 */
export class JournalLog {
  readonly #file: string;
  readonly #headFile: string;
  readonly #reader: LineReader;
  #offset = 0;
  #inode = 0;
  #tail = Buffer.alloc(0);
  #last: { hash: string; seq: number } = { hash: GENESIS, seq: 0 };

  constructor(file: string, headFile: string, reader: LineReader) {
    this.#file = file;
    this.#headFile = headFile;
    this.#reader = reader;
  }

  /** Reads the lines that were added since the last call, by whomever. Throws `unreadable`. */
  async catchUp(): Promise<void> {
    let handle: FileHandle;
    try {
      handle = await open(this.#file, 'r');
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw fileError(error, this.#file, 'read');
      if (this.#offset > 0) this.#forget();
      return;
    }
    try {
      await this.#readNew(handle);
    } catch (error) {
      throw fileError(error, this.#file, 'read');
    } finally {
      await handle.close();
    }
  }

  /**
   * Appends lines behind whatever other processes appended, in one write, and returns them when they are on disk. A last
   * line that a crash left unfinished is cut away first.
   */
  async append(drafts: readonly LineDraft[]): Promise<JournalLine[]> {
    if (drafts.length === 0) return [];
    return await this.#locked(async () => {
      await this.catchUp();
      const head = await this.#readHead();
      let at = this.#continueFrom(head);
      // A journal without a head is a journal that lost it: one that begins has its head first.
      if (head === null && at === this.#last) await this.#writeHead();
      const lines = drafts.map((draft) => {
        const line = sealLine(draft, at.seq + 1, at.hash);
        at = line;
        return line;
      });
      await this.#write(lines);
      return lines;
    });
  }

  /**
   * The line that the next one follows. After a cut tail that is what the head remembers; without a head nobody can say
   * whether lines are missing, so a number is left out. Either way the gap stays visible for good.
   */
  #continueFrom(head: Head | null): { readonly hash: string; readonly seq: number } {
    if (head === null) {
      return this.#last.seq === 0 ? this.#last : { hash: this.#last.hash, seq: this.#last.seq + 1 };
    }
    return head.seq > this.#last.seq ? head : this.#last;
  }

  /**
   * Cuts away what a crash left unfinished behind the last whole line. The head stays as it is: whether whole lines were
   * lost with it is still told by `verify`.
   */
  async repair(): Promise<void> {
    await this.catchUp();
    if ((await this.#size()) <= this.#offset) return;
    // What looks unfinished may be a line that another process is writing at this moment: only the lock's holder cuts.
    await this.#locked(async () => {
      await this.catchUp();
      try {
        const handle = await open(this.#file, 'r+');
        try {
          if (isTorn(await this.#rest(handle))) await handle.truncate(this.#offset);
          await handle.datasync();
        } finally {
          await handle.close();
        }
      } catch (error) {
        throw fileError(error, this.#file, 'write');
      }
    });
  }

  /** Rewrites every line by `change`, which must keep the hashes. Lines that cannot be read are dropped by `keep`. */
  async rewrite(change: (line: JournalLine) => JournalLine, keep: (raw: string) => boolean): Promise<void> {
    await this.#locked(async () => {
      const lines = (await this.#bytes())
        .toString('utf8')
        .split('\n')
        .filter((raw) => raw !== '');
      const next = lines.flatMap((raw) => {
        const line = parseLine(raw);
        if (line !== null) return [formatLine(change(line))];
        return keep(raw) ? [raw] : [];
      });
      const bytes = next.map((raw) => `${raw}\n`).join('');
      await writeFileAtomic(this.#file, bytes, { mode: 0o600 });
      this.#forget();
      await this.catchUp();
      await this.#writeHead();
    });
  }

  /** Looks at every line: can it be read, does its hash hold, does it follow the line before, is the tail there. */
  async verify(): Promise<Verification> {
    const found = await this.#verify();
    if (found.ok) return found;
    // What looks wrong may be a line that another process is writing at this moment.
    return await this.#locked(() => this.#verify()).catch(() => found);
  }

  async #verify(): Promise<Verification> {
    const head = await this.#readHead();
    const problems: LineProblem[] = [];
    const hashes = new Map<number, string>();
    const bytes = await this.#bytes();
    const raws = bytes.toString('utf8').split('\n');
    const torn = raws.pop() ?? '';
    let before: { hash: string; seq: number } = { hash: GENESIS, seq: 0 };
    for (const [at, raw] of raws.entries()) {
      const line = parseLine(raw);
      if (line === null) {
        problems.push({ line: at + 1, message: 'This line cannot be read.' });
        continue;
      }
      for (const message of faultsOf(line, raw, before)) problems.push({ line: at + 1, message });
      before = line;
      hashes.set(line.seq, line.hash);
    }
    if (torn !== '') problems.push({ line: raws.length + 1, message: 'The last line is unfinished.' });
    problems.push(...headFaults(head, hashes, before, raws.length));
    return { ok: problems.length === 0, lines: raws.length, problems };
  }

  async #locked<T>(work: () => Promise<T>): Promise<T> {
    await mkdir(dirname(this.#file), { recursive: true, mode: 0o700 }).catch((error: unknown) => {
      throw fileError(error, dirname(this.#file), 'write');
    });
    return await withFileLock(this.#file, work, { timeoutMs: 30_000 });
  }

  async #size(): Promise<number> {
    return await stat(this.#file).then(
      (found) => found.size,
      () => 0,
    );
  }

  async #bytes(): Promise<Buffer> {
    try {
      return await readFile(this.#file);
    } catch (error) {
      if (errnoOf(error) === 'ENOENT') return Buffer.alloc(0);
      throw fileError(error, this.#file, 'read');
    }
  }

  #forget(): void {
    this.#offset = 0;
    this.#inode = 0;
    this.#tail = Buffer.alloc(0);
    this.#last = { hash: GENESIS, seq: 0 };
    this.#reader.reset();
  }

  async #readNew(handle: FileHandle): Promise<void> {
    const { ino, size } = await handle.stat();
    if (this.#offset > 0 && (ino !== this.#inode || size < this.#offset || !(await this.#tailHolds(handle)))) {
      this.#forget();
    }
    this.#inode = ino;
    if (size === this.#offset) return;
    const fresh = Buffer.alloc(size - this.#offset);
    const { bytesRead } = await handle.read(fresh, 0, fresh.length, this.#offset);
    const end = fresh.subarray(0, bytesRead).lastIndexOf(0x0a) + 1;
    if (end === 0) return;
    const whole = fresh.subarray(0, end);
    for (const raw of whole.toString('utf8').split('\n')) {
      const line = raw === '' ? null : parseLine(raw);
      if (line === null) continue;
      this.#last = line;
      this.#reader.take(line);
    }
    this.#offset += end;
    this.#tail = Buffer.from(whole.subarray(Math.max(0, whole.length - 256)));
  }

  /** Whether the bytes before our place are still those we read: a purge rewrites the file. */
  async #tailHolds(handle: FileHandle): Promise<boolean> {
    const seen = Buffer.alloc(this.#tail.length);
    await handle.read(seen, 0, seen.length, this.#offset - seen.length);
    return seen.equals(this.#tail);
  }

  async #write(lines: readonly JournalLine[]): Promise<void> {
    try {
      const handle = await open(this.#file, constants.O_RDWR | constants.O_CREAT, 0o600);
      try {
        // What stands behind the last whole line was torn by a crash: only a holder of the lock writes. What no writer of
        // ours can have begun is not ours to cut; it gets a line end and stays a line that cannot be read.
        const rest = await this.#rest(handle);
        const torn = isTorn(rest);
        if (torn) await handle.truncate(this.#offset);
        const text = lines.map((line) => `${formatLine(line)}\n`).join('');
        const foreign = rest.length > 0 && !torn;
        const bytes = Buffer.from(foreign ? `\n${text}` : text, 'utf8');
        await writeAll(handle, bytes, foreign ? this.#offset + rest.length : this.#offset);
        await handle.datasync();
        await this.#readNew(handle);
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw fileError(error, this.#file, 'write');
    }
    await this.#writeHead();
  }

  /** What stands behind the last whole line. */
  async #rest(handle: FileHandle): Promise<Buffer> {
    const { size } = await handle.stat();
    const rest = Buffer.alloc(Math.max(0, size - this.#offset));
    const { bytesRead } = await handle.read(rest, 0, rest.length, this.#offset);
    return rest.subarray(0, bytesRead);
  }

  async #readHead(): Promise<Head | null> {
    try {
      return headSchema.parse(JSON.parse(await readFile(this.#headFile, 'utf8')));
    } catch {
      return null;
    }
  }

  async #writeHead(): Promise<void> {
    const head: Head = { length: this.#offset, hash: this.#last.hash, seq: this.#last.seq };
    const text = `${JSON.stringify(head).padEnd(HEAD_BYTES - 1)}\n`;
    try {
      const handle = await open(this.#headFile, constants.O_WRONLY | constants.O_CREAT, 0o600);
      try {
        await writeAll(handle, Buffer.from(text, 'utf8'), 0);
        if ((await handle.stat()).size > HEAD_BYTES) await handle.truncate(HEAD_BYTES);
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw fileError(error, this.#headFile, 'write');
    }
  }
}

/** How every line of ours begins. */
const LINE_START = Buffer.from('{"v":1,"seq":', 'utf8');

/** Whether bytes are the beginning of a line of ours, or the zeros a power cut leaves where one was to be. */
function isTorn(bytes: Buffer): boolean {
  const length = Math.min(bytes.length, LINE_START.length);
  return bytes.subarray(0, length).equals(LINE_START.subarray(0, length)) || bytes.every((byte) => byte === 0);
}

/** Writes every byte or throws: a disk that fills up takes a part first and says so only at the next try. */
async function writeAll(handle: FileHandle, bytes: Buffer, at: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, at + done);
    done += bytesWritten;
  }
}

function faultsOf(line: JournalLine, raw: string, before: { hash: string; seq: number }): string[] {
  const faults: string[] = [];
  if (hashLine(line) !== line.hash) {
    faults.push('This line was changed after it was written: its hash does not hold.');
  } else if (formatLine(line) !== raw.replace(/\r$/, '')) {
    faults.push('This line was changed after it was written: it is not as this app writes it.');
  }
  if (line.seq !== before.seq + 1) {
    faults.push(`Lines are missing or out of order before this one: number ${line.seq} follows ${before.seq}.`);
  }
  if (line.prev !== before.hash) faults.push('This line does not continue the chain of the line before it.');
  return faults;
}

function headFaults(
  head: Head | null,
  hashes: ReadonlyMap<number, string>,
  last: { seq: number },
  lines: number,
): LineProblem[] {
  if (head === null) {
    const message = 'journal.head is missing or cannot be read: a cut tail would not be seen.';
    return lines === 0 ? [] : [{ line: 0, message }];
  }
  if (head.seq > last.seq) {
    return [{ line: lines, message: `The tail was cut off: the journal went on to number ${head.seq}.` }];
  }
  // A crash may have left the head behind the journal, never beside it.
  if (head.seq === 0 || hashes.get(head.seq) === head.hash) return [];
  return [{ line: lines, message: 'journal.head does not fit the journal: lines were changed or replaced.' }];
}
