import { ftruncateSync, readFileSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { fileError } from './errno.ts';
import { tryLock, type HeldLock } from './flock.ts';

const ownerRecordSchema = z.object({
  pid: z.number(),
  host: z.string(),
  /** Milliseconds since 1970. */
  since: z.number(),
  /** The address of the window of that app, where it has one. */
  url: z.string().optional(),
});

/** The app that has a home open. */
export type OwnerRecord = z.infer<typeof ownerRecordSchema>;

/** Whether this app owns the home; if not, who does, as far as that can be read. */
export type Ownership = { readonly owner: true } | { readonly owner: false; readonly other: OwnerRecord | null };

/**
 * One app per home: flock on `<home>/desk/app.lock`, whose content says who holds it. The lock, not the content, is the
 * truth, so a file left by an app that was killed hinders nobody. Released at the end of the process at the latest.
 */
export class OwnerLock {
  readonly #file: string;
  #held: HeldLock | null = null;
  #since = 0;

  constructor(file: string) {
    this.#file = file;
  }

  /** Whether this object holds the home now. */
  get owned(): boolean {
    return this.#held !== null;
  }

  /** Tries to become the owner; never waits; may be called again at any time. Throws `unwritable` where no lock can be made. */
  take(): Ownership {
    if (this.#held !== null) return { owner: true };
    try {
      this.#held = tryLock(this.#file);
      if (this.#held === null) return { owner: false, other: this.#read() };
      this.#since = Date.now();
      this.#write({});
      return { owner: true };
    } catch (error) {
      this.release();
      throw fileError(error, this.#file, 'write');
    }
  }

  /** Adds the address of our window to the record others read. Does nothing unless we own the home. */
  announce(url: string): void {
    if (this.#held !== null) this.#write({ url });
  }

  /** Gives the home up. Does nothing when it is not held. */
  release(): void {
    const held = this.#held;
    if (held === null) return;
    this.#held = null;
    if (held.fd !== null) ftruncateSync(held.fd, 0);
    held.release();
  }

  #write(extra: { url?: string }): void {
    const record: OwnerRecord = { pid: process.pid, host: hostname(), since: this.#since, ...extra };
    const bytes = Buffer.from(`${JSON.stringify(record)}\n`);
    if (this.#held?.fd == null) return;
    try {
      ftruncateSync(this.#held.fd, 0);
      writeSync(this.#held.fd, bytes, 0, bytes.length, 0);
    } catch {
      // On a full disk the home is ours all the same; others only do not learn whose it is.
    }
  }

  #read(): OwnerRecord | null {
    try {
      return ownerRecordSchema.parse(JSON.parse(readFileSync(this.#file, 'utf8')));
    } catch {
      return null;
    }
  }
}
