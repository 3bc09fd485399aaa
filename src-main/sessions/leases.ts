import { randomBytes } from 'node:crypto';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf } from '../home/index.ts';
import { decodeObject, num, pythonDumps, seconds, str } from './encoding.ts';
import type { LineageMap } from './lineage.ts';
import { PATIENCE, type StateDb } from './state-db.ts';

const TTL_MS = 300_000;
/** How leases are written: after a power cut nobody holds one anyway. */
const lease = [PATIENCE.routine, false] as const;

/** Where rights are kept, and by what they are known. */
const rooms = {
  turn: { table: 'session_turn_leases', column: 'conversation_id' },
  compression: { table: 'compression_locks', column: 'session_id' },
} as const;
type Room = (typeof rooms)[keyof typeof rooms];

/** The right to run turns of one conversation, or to compress it, held against other programs until released or expired. */
export interface TurnLease {
  readonly holder: string;
  /** Puts the end off by another five minutes; false when the lease was lost meanwhile. */
  renew(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LeasesDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly now: () => number;
  /** Whether a process of this number runs; replaced by tests. */
  readonly alive?: (pid: number) => boolean;
}

interface Held {
  readonly holder: string;
  readonly expires: number;
}

/**
 * Turn leases and compression locks as Hermes keeps them: rows with a holder `pid=<n>:...` and an end. A row counts while
 * its end is ahead and its process is not known to be gone. Files of older builds (0.19 among them) have no table of turn
 * leases: there they lie in `state_meta`, whose unknown keys every build leaves alone, so that two of our processes are
 * still held apart. A file without even that holds them within this process.
 */
export class Leases {
  readonly #deps: LeasesDeps;
  readonly #mine = new Set<string>();
  readonly #here = new Map<string, Held>();

  constructor(deps: LeasesDeps) {
    this.#deps = deps;
  }

  /** Takes the lease of the conversation that holds `session`; null when another program has it. */
  acquire(session: string): Promise<TurnLease | null> {
    return this.#acquire(rooms.turn, this.#key(session));
  }

  /** Takes the lock under which the conversation may be compressed; null when another program has it. */
  acquireCompression(session: string): Promise<TurnLease | null> {
    return this.#acquire(rooms.compression, this.#deps.lineages.of(session)?.tip.id ?? session);
  }

  async #acquire(room: Room, key: string): Promise<TurnLease | null> {
    const { db, now } = this.#deps;
    const holder = `pid=${process.pid}:desk:${randomBytes(6).toString('hex')}`;
    const taken = await db.write(
      () => {
        const held = this.#held(room, key);
        if (held && held.holder !== holder && this.#live(held)) return false;
        this.#drop(room, key, held?.holder ?? '');
        this.#put(room, key, { holder, expires: now() + TTL_MS });
        return true;
      },
      ...lease,
    );
    if (!taken) return null;
    this.#mine.add(holder);
    return {
      holder,
      renew: () => this.#renew(room, key, holder),
      release: () => this.#release(room, key, holder),
    };
  }

  /** Whether a turn or a compression of this process holds a lease. */
  get anyHeld(): boolean {
    return this.#mine.size > 0;
  }

  /** Who holds a live lease of the conversation; null when nobody does. */
  holder(session: string): string | null {
    const held = this.#held(rooms.turn, this.#key(session));
    return held !== null && this.#live(held) ? held.holder : null;
  }

  /** Throws `busy` while another program runs a turn of the conversation or compresses it. */
  refuseIfHeld(session: string): void {
    const key = this.#key(session);
    const parts = this.#deps.lineages.of(session)?.chain.map((c) => c.id) ?? [session];
    const rows = [this.#held(rooms.turn, key), ...parts.map((id) => this.#held(rooms.compression, id))];
    const other = rows.find((r) => r !== null && this.#live(r) && !this.#mine.has(r.holder));
    if (!other) return;
    throw new DeskError('busy', `Another program (${other.holder}) is working on this conversation.`, {
      remedy: 'Wait until its turn has ended, then try again.',
    });
  }

  #key(session: string): string {
    return this.#deps.lineages.of(session)?.root.id ?? session;
  }

  #held({ table, column }: Room, key: string): Held | null {
    const { db } = this.#deps;
    const row = db.has(table, 'holder')
      ? db.get(`SELECT holder, expires_at FROM ${table} WHERE ${column} = ?`, key)
      : undefined;
    if (row) return { holder: str(row['holder']) ?? '', expires: num(row['expires_at']) * 1000 };
    if (!db.has('state_meta', 'value')) return this.#here.get(aside(table, key)) ?? null;
    const kept = decodeObject(db.get('SELECT value FROM state_meta WHERE key = ?', aside(table, key))?.['value']);
    return kept && { holder: str(kept['holder']) ?? '', expires: num(kept['expires_at']) * 1000 };
  }

  /** Only inside a write. */
  #put({ table, column }: Room, key: string, { holder, expires }: Held): void {
    const { db, now } = this.#deps;
    const cells = { holder, acquired_at: seconds(now()), expires_at: seconds(expires) };
    if (db.has(table, 'holder')) db.insert(table, { [column]: key, ...cells });
    else if (!db.has('state_meta', 'value')) this.#here.set(aside(table, key), { holder, expires });
    else db.insert('state_meta', { key: aside(table, key), value: pythonDumps(cells) });
  }

  /** Takes the lease of a holder away, wherever it lies; false when it is not there. Only inside a write. */
  #drop(room: Room, key: string, holder: string): boolean {
    const { db } = this.#deps;
    const { table, column } = room;
    if (this.#held(room, key)?.holder !== holder) return false;
    this.#here.delete(aside(table, key));
    if (db.has(table, 'holder')) db.run(`DELETE FROM ${table} WHERE ${column} = ? AND holder = ?`, key, holder);
    if (db.has('state_meta', 'value')) db.run('DELETE FROM state_meta WHERE key = ?', aside(table, key));
    return true;
  }

  #live(held: Held): boolean {
    if (held.expires <= this.#deps.now()) return false;
    const pid = /(?:^|:)pid=(\d+)/.exec(held.holder)?.[1];
    return pid === undefined || (this.#deps.alive ?? isAlive)(Number(pid));
  }

  #renew(room: Room, key: string, holder: string): Promise<boolean> {
    const { db, now } = this.#deps;
    const { table, column } = room;
    return db.write(() => {
      const end = seconds(now() + TTL_MS);
      const kept = db.has(table, 'holder');
      if (kept && db.run(`UPDATE ${table} SET expires_at = ? WHERE ${column} = ? AND holder = ?`, end, key, holder) > 0)
        return true;
      if (!this.#drop(room, key, holder)) return false;
      this.#put(room, key, { holder, expires: now() + TTL_MS });
      return true;
    });
  }

  async #release(room: Room, key: string, holder: string): Promise<void> {
    this.#mine.delete(holder);
    await this.#deps.db.write(() => void this.#drop(room, key, holder), ...lease);
  }
}

/** Where a lease lies in `state_meta` of a file without its table. */
function aside(table: string, key: string): string {
  return `desk_lease:${table}:${key}`;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) === 'EPERM';
  }
}
