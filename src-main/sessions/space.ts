import { setImmediate as turn } from 'node:timers/promises';
import { DeskError } from '@shared/contract/errors.ts';
import type { Space } from '@shared/contract/sessions.ts';
import { num } from './encoding.ts';
import type { StateDb } from './state-db.ts';

/** How long (ms) a clean-up gives room back to the disk; what is left goes at the next opening. */
const GIVING_MS = 1500;
/** With more free bytes than this room is given back without being asked. */
const MUCH_FREE = 16 * 1024 * 1024;
/** Pages moved in one write: a few milliseconds. */
const PAGES = 100;
/** What `PRAGMA auto_vacuum` says of a file whose free pages can be given back a few at a time. */
const INCREMENTAL = 2;

/** Bytes of state.db that hold nothing, ready for what is written next. */
export function freeBytes(db: StateDb): number {
  return pragma(db, 'freelist_count') * pragma(db, 'page_size');
}

/** Gives room back after a clean-up for so many ms, and says what came of it. */
export async function makeRoom(db: StateDb, most = GIVING_MS): Promise<Space> {
  const given = most > 0 ? await giveBack(db, most) : 0;
  return { given, free: freeBytes(db) };
}

/** Gives room back without being asked, where there is much of it. */
export async function makeMuchRoom(db: StateDb): Promise<void> {
  if (freeBytes(db) > MUCH_FREE) await giveBack(db, Infinity);
}

/**
 * Gives free pages back to the disk, a few in each write, so that nobody waits: while it has taken less than `most` ms
 * and nobody else is in the way. Answers the bytes given back; none for a file that Hermes made, of which only `VACUUM`
 * gives any back.
 */
async function giveBack(db: StateDb, most: number): Promise<number> {
  if (db.readOnly || pragma(db, 'auto_vacuum') !== INCREMENTAL) return 0;
  const before = freeBytes(db);
  const end = performance.now() + most;
  while (pragma(db, 'freelist_count') > 0 && performance.now() < end) {
    try {
      await db.write(() => void db.raw.pragma(`incremental_vacuum(${PAGES})`), 0, false);
    } catch (error) {
      if (error instanceof DeskError && error.code === 'busy') break;
      throw error;
    }
    await turn();
  }
  return Math.max(0, before - freeBytes(db));
}

function pragma(db: StateDb, name: string): number {
  return num(db.raw.pragma(name, { simple: true }));
}
