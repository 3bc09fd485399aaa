import type { Origin, Store } from '@shared/contract/common.ts';
import type { Identified } from '@shared/memory/compare.ts';
import { hashLine, type JournalLine, type LineDraft } from './line.ts';
import type { LineReader } from './log.ts';

/** Something that happened to an entry. */
export interface HistoryEvent {
  readonly seq: number;
  /** Milliseconds since 1970; of a change of ours the moment it was decided. */
  readonly time: number;
  readonly kind: 'done' | 'external' | 'purge' | 'override';
  readonly op: 'add' | 'replace' | 'remove' | 'restore' | 'move' | 'purge' | 'override';
  readonly id: string;
  readonly store: Store;
  readonly before: string | null;
  readonly after: string | null;
  readonly index: number | null;
  readonly origin: Origin;
  readonly session: string | null;
  readonly message: number | null;
  readonly approver: string | null;
  readonly scan: readonly string[] | null;
  /** True for what stood in a file when the journal began: it is older than this event. */
  readonly found: boolean;
}

/** What `applyChange` needs of an event or a draft. */
type Change = Pick<LineDraft, 'op' | 'id' | 'before' | 'after' | 'index'>;

/**
 * Applies one change to a list of entries, in place. A change of an entry that is not there does nothing. `ids`, where
 * given, are those of the list and kept so: what is new need not be looked for among thousands.
 */
export function applyChange(entries: Identified[], change: Change, ids?: Set<string>): void {
  const at = ids?.has(change.id) === false ? -1 : entries.findIndex((entry) => entry.id === change.id);
  if (change.op === 'remove') ids?.delete(change.id);
  else if (change.after !== null) ids?.add(change.id);
  const place = Math.min(change.index ?? entries.length, entries.length);
  switch (change.op) {
    case 'add':
    case 'restore':
    case 'replace':
      if (change.after === null) return;
      if (at >= 0) entries[at] = { id: change.id, text: change.after };
      else entries.splice(place, 0, { id: change.id, text: change.after });
      return;
    case 'remove':
      if (at >= 0) entries.splice(at, 1);
      return;
    case 'move': {
      const [entry] = at < 0 ? [] : entries.splice(at, 1);
      if (entry !== undefined) entries.splice(Math.min(place, entries.length), 0, entry);
      return;
    }
    case 'purge':
    case 'override':
    case 'abandoned':
      return;
  }
}

/** The journal in memory: what each store held at any time, and what happened to each entry. */
export class History implements LineReader {
  #events: HistoryEvent[] = [];
  #bySeq = new Map<number, HistoryEvent>();
  #byEntry = new Map<string, HistoryEvent[]>();
  #overrides = new Map<string, ReadonlySet<string>[]>();
  #lists: Record<Store, Identified[]> = { memory: [], user: [] };
  #ids: Record<Store, Set<string>> = { memory: new Set(), user: new Set() };
  #open: Record<Store, JournalLine[]> = { memory: [], user: [] };
  /** Time of the first line of a store while only entries found at the start have been seen. */
  #founding: Record<Store, string | null> = { memory: '', user: '' };

  reset(): void {
    this.#events = [];
    this.#bySeq.clear();
    this.#byEntry.clear();
    this.#overrides.clear();
    this.#lists = { memory: [], user: [] };
    this.#ids = { memory: new Set(), user: new Set() };
    this.#open = { memory: [], user: [] };
    this.#founding = { memory: '', user: '' };
  }

  take(line: JournalLine): void {
    if (line.kind === 'intent') {
      this.#open[line.store].push(line);
      this.#founding[line.store] = null;
      return;
    }
    const intent = line.kind === 'done' ? this.#close(line) : null;
    if (line.op === 'abandoned') return;
    const event: HistoryEvent = {
      seq: line.seq,
      time: Date.parse(intent?.time ?? line.time),
      kind: line.kind,
      op: line.op,
      id: line.id,
      store: line.store,
      before: line.before,
      after: line.after,
      index: line.index,
      origin: line.origin,
      session: line.session,
      message: line.message,
      approver: line.approver,
      scan: line.scan,
      found: this.#isFound(line),
    };
    this.#events.push(event);
    this.#bySeq.set(event.seq, event);
    const own = this.#byEntry.get(event.id);
    if (own === undefined) this.#byEntry.set(event.id, [event]);
    else own.push(event);
    applyChange(this.#lists[event.store], event, this.#ids[event.store]);
    if (line.kind === 'override' && line.after !== null && hashLine(line) === line.hash) {
      this.#overrides.set(line.after, [...(this.#overrides.get(line.after) ?? []), new Set(line.scan)]);
    }
  }

  /** Whether the journal has a decision of the person that tells a text in spite of all of these kinds of finding. */
  overrides(text: string, kinds: readonly string[]): boolean {
    return (this.#overrides.get(text) ?? []).some((decided) => kinds.every((kind) => decided.has(kind)));
  }

  #close(line: JournalLine): JournalLine | null {
    const open = this.#open[line.store];
    const at = open.findIndex((intent) => intent.id === line.id && (line.op === 'abandoned' || intent.op === line.op));
    return at < 0 ? null : (open.splice(at, 1)[0] ?? null);
  }

  #isFound(line: JournalLine): boolean {
    const first = this.#founding[line.store];
    if (first === null) return false;
    if (line.kind !== 'external' || line.op !== 'add' || (first !== '' && first !== line.time)) {
      this.#founding[line.store] = null;
      return false;
    }
    this.#founding[line.store] = line.time;
    return true;
  }

  /** The entries of a store as the journal knows them now. */
  list(store: Store): readonly Identified[] {
    return this.#lists[store];
  }

  /** Intents of a store whose outcome is not recorded: a write that is going on, or one that a crash cut short. */
  openIntents(store: Store): readonly JournalLine[] {
    return this.#open[store];
  }

  event(seq: number): HistoryEvent | null {
    return this.#bySeq.get(seq) ?? null;
  }

  /** All that happened to an entry, oldest first. */
  entry(id: string): readonly HistoryEvent[] {
    return this.#byEntry.get(id) ?? [];
  }

  /** Ids of every entry there ever was, in order of their first event. */
  get ids(): Iterable<string> {
    return this.#byEntry.keys();
  }

  /** Everything that happened, oldest first. */
  get events(): readonly HistoryEvent[] {
    return this.#events;
  }

  /** The entries of a store at a time (milliseconds since 1970), purged texts as `[purged]`. */
  at(store: Store, time: number): Identified[] {
    const entries: Identified[] = [];
    const ids = new Set<string>();
    for (const event of this.#events) {
      if (event.store === store && event.time <= time) applyChange(entries, event, ids);
    }
    return entries;
  }

  /** The id under which a text was last known in a store, among entries that are not there now. */
  formerId(store: Store, text: string): string | null {
    const live = new Set(this.#lists[store].map((entry) => entry.id));
    const last = this.#events.findLast(
      (event) => event.store === store && event.op === 'remove' && event.before === text && !live.has(event.id),
    );
    return last?.id ?? null;
  }

  /** Every text that an entry ever had. */
  textsOf(id: string): Set<string> {
    const texts = new Set<string>();
    for (const { before, after } of this.entry(id)) {
      if (before !== null) texts.add(before);
      if (after !== null) texts.add(after);
    }
    return texts;
  }
}
