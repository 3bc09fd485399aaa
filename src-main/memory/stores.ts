import { createHash, randomBytes } from 'node:crypto';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Problem, Store } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { Identified } from '@shared/memory/compare.ts';
import { STORES, STORE_FILES, fileText } from '@shared/memory/entries.ts';
import { fileError } from '../home/errno.ts';
import { withFileLock } from '../home/file-lock.ts';
import { profileOf } from '../home/paths.ts';
import { checkProfile } from '../home/profiles.ts';
import { sweepTemporaries, writeFileAtomic } from '../home/write-atomic.ts';
import type { History } from './journal/history.ts';
import type { JournalLine, LineDraft } from './journal/line.ts';
import type { JournalLog } from './journal/log.ts';
import { findChanges, settleIntents, type FoundChange } from './journal/reconcile.ts';
import { assertWritable, readSettled, readStoreFile, type StoreContent } from './store-file.ts';
import type { ChangeCause, Log } from './types.ts';

/** A store as it is on disk, with the lasting ids of its entries. */
export interface StoreState {
  readonly store: Store;
  readonly file: string;
  readonly entries: readonly Identified[];
  /** The file's text; what a backup would keep. */
  readonly raw: string;
  /** Why the file cannot be read; the entries are then those last known. */
  readonly problem: Problem | null;
  /** Milliseconds since 1970; null when there is no file. */
  readonly modified: number | null;
}

/** A change to be written: as the journal will record it. */
export type Change = FoundChange & { readonly scan: readonly string[] | null };

/** What `change` wants written. Null writes nothing. */
export interface Writing<T> {
  readonly entries: readonly Identified[];
  readonly changes: readonly Change[];
  readonly result: T;
  /** Done when the file has changed (or nothing was to change), before the lock is let go. */
  readonly after?: () => Promise<void>;
}

/** What came of a change: the events written, oldest first. */
export interface Written<T> {
  readonly result: T;
  readonly seqs: readonly number[];
}

interface StoresDeps {
  readonly memoriesDir: string;
  readonly journal: JournalLog;
  readonly history: History;
  readonly now: () => number;
  readonly readOnly: () => boolean;
  readonly log: Log;
  /** The kinds the scanner finds in a text. */
  readonly scan: (text: string) => readonly string[];
  /** Called when changes made by another program were found and recorded. */
  readonly onFound: (store: Store, seqs: readonly number[]) => void;
}

const WAIT = { timeoutMs: 60_000 };

/** Earlier times of a file are made up by the program that unpacked it: 2001, in milliseconds. */
const CREDIBLE = 1e12;

/** A fresh id for an entry: twelve hex digits. */
export function freshId(): string {
  return randomBytes(6).toString('hex');
}

/**
 * The two memory files and the journal of their changes. Every change takes the store's lock, reads the file again,
 * settles what a crash left open and records what other programs did, before it touches anything.
 */
export class MemoryStores {
  readonly #deps: StoresDeps;
  readonly #inodes = new Map<Store, number | null>();

  constructor(deps: StoresDeps) {
    this.#deps = deps;
  }

  /** Absolute path of a store's file. */
  file(store: Store): string {
    return join(this.#deps.memoriesDir, STORE_FILES[store]);
  }

  /** Throws `looking_on` while another app owns the home. */
  assertOwner(): void {
    if (!this.#deps.readOnly()) return;
    throw new DeskError('looking_on', 'This home is only looked at from here; nothing is changed.', {
      remedy:
        'Another app has it open, or it cannot be written: close that app or make the change there, or see doctor.',
    });
  }

  /** Settles what earlier runs left open. Never throws: trouble with a file shows when the store is read. */
  async open(): Promise<void> {
    if (!this.#deps.readOnly()) {
      await this.#deps.journal.repair().catch((error: unknown) => {
        this.#deps.log.warn(error instanceof Error ? error.message : String(error));
      });
    }
    for (const store of STORES) {
      try {
        await this.#catchUp();
        if (this.#deps.readOnly() || !(await isDirectory(this.#deps.memoriesDir))) continue;
        await withFileLock(this.file(store), async () => {
          await sweepTemporaries(this.file(store));
          await this.#readLocked(store);
        });
      } catch (error) {
        this.#deps.log.warn(`${this.file(store)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }
  }

  /** Reads what other processes added to the journal. Never throws. */
  async refresh(): Promise<void> {
    await this.#catchUp();
  }

  /** A store as it is now. Never throws; what is wrong with the file stands in `problem`. */
  async read(store: Store): Promise<StoreState> {
    await this.#catchUp();
    const file = this.file(store);
    const known = this.#deps.history.list(store);
    try {
      let content = await readSettled(file, textsOf(known), this.#inodes.get(store) ?? null);
      let entries: readonly Identified[] = this.#deps.history.list(store);
      if (!sameTexts(entries, content.texts)) {
        if (this.#deps.readOnly() || !(await isDirectory(this.#deps.memoriesDir))) {
          entries = provisional(entries, content.texts);
        } else {
          content = await withFileLock(file, () => this.#readLocked(store), WAIT);
          entries = this.#deps.history.list(store);
          if (!sameTexts(entries, content.texts)) entries = provisional(entries, content.texts);
        }
      }
      this.#inodes.set(store, content.inode);
      return { store, file, entries: [...entries], raw: content.raw, problem: null, modified: content.modified };
    } catch (error) {
      const shape = error instanceof DeskError ? error.toShape() : fileError(error, file, 'read').toShape();
      return {
        store,
        file,
        entries: [...known],
        raw: '',
        problem: { code: shape.code, file, message: shape.message, remedy: shape.remedy, blocking: true },
        modified: null,
      };
    }
  }

  /**
   * Changes a store: under its lock, on the file as it is at that moment. `decide` says what to write, or null to write
   * nothing; it may throw a refusal. When this resolves, the file and its journal lines are on disk. Throws `unreadable`
   * when the file cannot be read (it is then never written), `unwritable`, `disk_full`, `busy`, `looking_on`.
   */
  async change<T>(
    store: Store,
    cause: ChangeCause,
    decide: (state: StoreState) => Writing<T> | Promise<Writing<T>>,
  ): Promise<Written<T>> {
    this.assertOwner();
    const file = this.file(store);
    await this.#ensureDirectory();
    return await withFileLock(
      file,
      async () => {
        await this.#catchUp();
        const content = await this.#readLocked(store);
        const entries = [...this.#deps.history.list(store)];
        const state = { store, file, entries, raw: content.raw, problem: null, modified: content.modified };
        const writing = await decide(state);
        let seqs: number[] = [];
        if (writing.changes.length > 0) {
          await assertWritable(file);
          seqs = await this.#write(store, cause, writing.entries, writing.changes);
        }
        await writing.after?.();
        return { result: writing.result, seqs };
      },
      WAIT,
    );
  }

  async #write(
    store: Store,
    cause: ChangeCause,
    entries: readonly Identified[],
    changes: readonly Change[],
  ): Promise<number[]> {
    const time = this.#deps.now();
    const draft = (change: Change, kind: 'intent' | 'done'): LineDraft => ({
      ...cause,
      kind,
      time,
      store,
      id: change.id,
      op: change.op,
      before: change.before,
      after: change.after,
      index: change.index,
      scan: change.scan === null ? null : [...change.scan],
    });
    const intents = await this.#deps.journal.append(changes.map((change) => draft(change, 'intent')));
    try {
      await writeFileAtomic(this.file(store), fileText(textsOf(entries)), { mode: 0o600 });
    } catch (error) {
      await this.#abandon(intents).catch(() => undefined);
      throw error;
    }
    const done = await this.#deps.journal.append(changes.map((change) => draft(change, 'done')));
    this.#inodes.set(store, await inodeOf(this.file(store)));
    return done.map((line) => line.seq);
  }

  async #abandon(intents: readonly JournalLine[]): Promise<void> {
    await this.#deps.journal.append(intents.map((intent) => outcome(intent, false, this.#deps.now())));
  }

  /** Reads a store whose lock is held, and brings the journal up to what the file says. */
  async #readLocked(store: Store): Promise<StoreContent> {
    const { history, journal, now } = this.#deps;
    await this.#catchUp();
    const open = history.openIntents(store);
    const content =
      open.length > 0
        ? await readStoreFile(this.file(store))
        : await readSettled(this.file(store), textsOf(history.list(store)), this.#inodes.get(store) ?? null);
    if (open.length > 0) {
      const settled = settleIntents(history, open, content.texts);
      await journal.append(settled.map(({ intent, applied }) => outcome(intent, applied, now())));
      await sweepTemporaries(this.file(store));
    }
    await this.#record(store, content);
    this.#inodes.set(store, content.inode);
    return content;
  }

  /** Writes down what another program changed. */
  async #record(store: Store, content: StoreContent): Promise<void> {
    const { history, journal, onFound, scan } = this.#deps;
    const time = this.#foundTime(store, content);
    const changes = findChanges(
      history.list(store),
      content.texts,
      (text) => history.formerId(store, text) ?? freshId(),
    );
    if (changes.length === 0) return;
    const lines = await journal.append(
      changes.map((change) => ({
        ...change,
        kind: 'external',
        time,
        store,
        origin: 'external',
        session: null,
        message: null,
        approver: null,
        scan: change.after === null || change.op === 'move' ? null : [...scan(change.after)],
      })),
    );
    onFound(
      store,
      lines.map((line) => line.seq),
    );
  }

  /** When another program's change was made, as well as can be told: not before the last one known, not after now. */
  #foundTime(store: Store, content: StoreContent): number {
    const now = this.#deps.now();
    const last = this.#deps.history.events.findLast((event) => event.store === store)?.time;
    // What stood before the journal began was written when the file was, however it was moved since.
    const { modified } = content;
    if (last === undefined && modified !== null && modified > CREDIBLE) return Math.min(now, Math.ceil(modified));
    return Math.min(now, Math.max(Math.ceil(content.changed ?? now), last ?? 0));
  }

  /** A journal that cannot be read does not keep the files from being shown. */
  async #catchUp(): Promise<void> {
    try {
      await this.#deps.journal.catchUp();
    } catch (error) {
      this.#deps.log.warn(error instanceof Error ? error.message : String(error));
    }
  }

  async #ensureDirectory(): Promise<void> {
    const { memoriesDir } = this.#deps;
    const profile = profileOf(dirname(memoriesDir));
    // A named profile that is gone, or was deleted on purpose, is not brought back by a memory.
    if (profile !== null) checkProfile(profile.root, profile.name);
    try {
      await mkdir(memoriesDir, { recursive: true, mode: 0o700 });
    } catch (error) {
      throw fileError(error, memoriesDir, 'write');
    }
  }
}

function outcome(intent: JournalLine, applied: boolean, time: number): LineDraft {
  const { id, store, origin, session, message, approver } = intent;
  const common = { time, kind: 'done' as const, id, store, origin, session, message, approver };
  return applied
    ? { ...common, op: intent.op, before: intent.before, after: intent.after, index: intent.index, scan: intent.scan }
    : { ...common, op: 'abandoned', before: null, after: null, index: null, scan: null };
}

function textsOf(entries: readonly Identified[]): string[] {
  return entries.map((entry) => entry.text);
}

function sameTexts(entries: readonly Identified[], texts: readonly string[]): boolean {
  return entries.length === texts.length && entries.every((entry, at) => entry.text === texts[at]);
}

/** Ids for entries the journal cannot be told about now: known ones keep theirs, others get one made of their text. */
function provisional(known: readonly Identified[], texts: readonly string[]): Identified[] {
  return texts.map((text) => ({
    id:
      known.find((entry) => entry.text === text)?.id ??
      createHash('sha256').update(text, 'utf8').digest('hex').slice(0, 12),
    text,
  }));
}

async function inodeOf(file: string): Promise<number | null> {
  return await stat(file).then(
    (found) => found.ino,
    () => null,
  );
}

async function isDirectory(path: string): Promise<boolean> {
  return await stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
