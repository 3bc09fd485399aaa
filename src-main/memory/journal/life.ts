import type { Origin, Store } from '@shared/contract/common.ts';
import type { History, HistoryEvent } from './history.ts';
import { PURGED } from './line.ts';

/** What the journal knows of the life of an entry. Times are milliseconds since 1970. */
export interface Life {
  /** Number of the event that first names it: order among entries of one moment. */
  readonly seq: number;
  /** When it was born; null when it is older than the journal. */
  readonly born: number | null;
  /** For an entry older than the journal: when the journal found it; else null. */
  readonly knownBy: number | null;
  /** For an entry older than the journal: its text when the journal found it; null for others, and where it is erased. */
  readonly foundAs: string | null;
  /** Times of its edits, oldest first. */
  readonly edits: readonly number[];
  /** Who made it, in which conversation, after which message. */
  readonly origin: Origin;
  readonly session: string | null;
  readonly message: number | null;
}

/** An entry that was removed from its store. */
export interface Forgotten extends Life {
  readonly id: string;
  readonly store: Store;
  /** Its last text; `[purged]` when it was erased. */
  readonly text: string;
  readonly purged: boolean;
  readonly removedAt: number;
}

/** The life of an entry from its events, oldest first; null when there are none. */
export function lifeOf(events: readonly HistoryEvent[]): Life | null {
  const [first] = events;
  if (first === undefined) return null;
  return {
    seq: first.seq,
    born: first.found ? null : first.time,
    knownBy: first.found ? first.time : null,
    foundAs: first.found && first.after !== PURGED ? first.after : null,
    edits: events.filter(({ op }) => op === 'replace' || op === 'restore').map(({ time }) => time),
    origin: first.origin,
    session: first.session,
    message: first.message,
  };
}

/** Every entry of a store that was removed and did not come back, in order of birth. */
export function forgottenEntries(history: History, store: Store): Forgotten[] {
  const standing = new Set(history.list(store).map(({ id }) => id));
  return [...history.ids].flatMap((id) => {
    if (standing.has(id)) return [];
    const events = history.entry(id);
    const removal = events.findLast(({ op }) => op === 'remove');
    const life = lifeOf(events);
    if (removal?.store !== store || life === null) return [];
    const text = removal.before ?? PURGED;
    return [{ ...life, id, store, text, purged: text === PURGED, removedAt: removal.time }];
  });
}
