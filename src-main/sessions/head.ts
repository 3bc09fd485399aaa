import { copyFileSync, existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { Problem } from '@shared/contract/common.ts';
import { num, parseJson } from './encoding.ts';
import type { StateDb } from './state-db.ts';

/** What `state.head` says: which file it is about, and the number of the newest message that was acknowledged. */
interface Head {
  /** Inode and time of birth: another file that was put in its place is not the same. */
  readonly file: string;
  readonly newest: number;
}

/**
 * Remembers, outside state.db, the number of the newest message that somebody was told is stored. SQLite takes a log whose
 * end was cut off for one that ends there: only this shows that acknowledged messages are gone. Numbers of messages are
 * never given twice, so one that is lower than this at opening means loss. Written without waiting for the disk: what a
 * power cut takes from it makes it say less, never more.
 */
export class StateHead {
  readonly #path: string;
  readonly #db: StateDb;
  readonly #backups: string;
  #file = '';
  #usable = true;

  /** `path` is `<home>/desk/state.head`, `backups` the folder where a log is kept that may hold what is missing. */
  constructor(db: StateDb, path: string, backups: string) {
    this.#db = db;
    this.#path = path;
    this.#backups = backups;
  }

  /** Messages up to this number are stored, and whoever asked has been told. Never throws. */
  acknowledge(newest: number): void {
    if (!this.#usable || newest <= 0) return;
    try {
      if (this.#file === '') {
        this.#file = identityOf(this.#db.file) ?? '';
        mkdirSync(dirname(this.#path), { recursive: true, mode: 0o700 });
      }
      const head: Head = { file: this.#file, newest };
      writeFileSync(this.#path, `${JSON.stringify(head)}\n`.padEnd(80), { mode: 0o600, flag: 'r+' });
    } catch {
      this.#begin(newest);
    }
  }

  /** What was lost since, as a problem for the person; null when nothing was. Keeps a copy of the log that it was cut from. */
  check(now: number): Problem | null {
    const head = this.#read();
    if (head === null || head.file !== identityOf(this.#db.file)) return null;
    const newest = Math.max(
      num(this.#db.get('SELECT MAX(id) AS id FROM messages')?.['id']),
      this.#db.has('sqlite_sequence', 'seq')
        ? num(this.#db.get(`SELECT seq FROM sqlite_sequence WHERE name = 'messages'`)?.['seq'])
        : 0,
    );
    if (newest >= head.newest) return null;
    const kept = this.#keepLog(now);
    const which = head.newest - newest === 1 ? `message ${head.newest}` : `messages ${newest + 1} to ${head.newest}`;
    return {
      code: 'messages_lost',
      file: this.#db.file,
      message: `${this.#db.file} ends before ${which}, which had been stored: the end of its log is missing, or an older copy lies in its place.`,
      remedy:
        kept === null
          ? 'All earlier messages are there. If a backup holds the file with its -wal, close every program and put both back.'
          : `All earlier messages are there. What is left of the log was kept as ${kept}.`,
      blocking: false,
    };
  }

  /** The log is not what SQLite locks by, so that it may be read while it is open. */
  #keepLog(now: number): string | null {
    const log = `${this.#db.file}-wal`;
    const size = statSync(log, { throwIfNoEntry: false })?.size ?? 0;
    if (size === 0) return null;
    const kept = join(this.#backups, `${basename(log)}-${new Date(now).toISOString().replace(/[:.]/g, '-')}`);
    try {
      mkdirSync(this.#backups, { recursive: true, mode: 0o700 });
      copyFileSync(log, kept);
      return kept;
    } catch {
      return null;
    }
  }

  #begin(newest: number): void {
    try {
      if (existsSync(this.#path)) throw new Error('it is there and cannot be written');
      const head: Head = { file: this.#file, newest };
      writeFileSync(this.#path, `${JSON.stringify(head)}\n`.padEnd(80), { mode: 0o600, flag: 'wx' });
    } catch {
      // A home that cannot be written has other troubles to tell of.
      this.#usable = false;
    }
  }

  #read(): Head | null {
    try {
      const head = parseJson(readFileSync(this.#path, 'utf8').trim()) as Partial<Head> | undefined;
      return typeof head?.file === 'string' && typeof head.newest === 'number'
        ? { file: head.file, newest: head.newest }
        : null;
    } catch {
      return null;
    }
  }
}

function identityOf(file: string): string | null {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? null : `${stat.ino}:${stat.birthtimeMs}`;
}
