import type { Json } from '@shared/contract/common.ts';
import { isRecord } from '@shared/record.ts';

/** How long prompts wait for a memory provider, by how their last waits went. It outlives the app, so that a command knows it, too. */
export interface Patience {
  /** Waits in a row that a person noticed and that brought nothing. */
  readonly waits: number;
  /** When the last of them ended, in milliseconds since 1970. */
  readonly since: number;
  /** Milliseconds since 1970 before which no prompt waits at all. */
  readonly until: number;
}

/** Prompts wait as long as they may. */
export const fresh: Patience = { waits: 0, since: 0, until: 0 };

/** A wait that a person notices, in milliseconds: what fails sooner costs nobody anything. */
const noticed = 1000;
/** How long a prompt waits for one that has just made another wait for nothing. */
const shortMs = 2000;
/** After so many it rests: first for half a minute, then for twice as long each time it brings nothing again. */
const restsAfter = 3;
const firstRestMs = 30_000;
const longestRestMs = 600_000;

/** How long the next prompt waits, in milliseconds, of `mostMs` at most; 0 for not at all. */
export function patienceNow({ waits, until }: Patience, mostMs: number, now: number): number {
  if (waits === 0) return mostMs;
  // A clock that was put back does not make a rest longer than any rest is.
  if (now < until && until - now <= longestRestMs) return 0;
  return Math.min(mostMs, shortMs);
}

/** After a recall that was late or failed when `ms` had passed. */
export function lessPatience(patience: Patience, ms: number, mostMs: number, now: number): Patience {
  if (ms < Math.min(noticed, mostMs)) return patience;
  const waits = patience.waits + 1;
  if (waits < restsAfter) return { waits, since: now, until: 0 };
  return {
    waits,
    since: now,
    until: now + Math.min(longestRestMs, firstRestMs * 2 ** Math.min(20, waits - restsAfter)),
  };
}

/** Reads what was kept; anything else is `fresh`. */
export function readPatience(kept: Json): Patience {
  const { waits, since, until } = isRecord(kept) ? kept : {};
  const whole = (value: unknown): value is number => Number.isSafeInteger(value);
  return whole(waits) && waits > 0 && whole(since) && whole(until) ? { waits, since, until } : fresh;
}
