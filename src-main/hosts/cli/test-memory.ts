import type { HandlerTable } from '../../api/dispatch.ts';

/** A change by the person, with nothing else known. */
export const cause = {
  origin: 'person' as const,
  session: null,
  sessionTitle: null,
  message: null,
  quote: null,
  approver: null,
};
export const usage = { chars: 5, limit: 100, percent: 5 };
/** A live entry. */
export const live = (id: string, text: string): object => ({
  id,
  text,
  chars: text.length,
  findings: [],
  overridden: false,
  firstSeen: 1,
  lastChanged: 1,
  cause,
  events: 1,
});
const row = (entry: object): object => ({ kind: 'unchanged', snapshot: null, live: entry, removed: null, undo: null });
const store = (name: 'memory' | 'user', entries: readonly object[]): object => ({
  store: name,
  file: `/h/${name}.md`,
  enabled: true,
  problem: null,
  lastWritten: null,
  liveUsage: usage,
  snapshotUsage: null,
  snapshotEntries: 0,
  liveEntries: entries.length,
  rows: entries.map(row),
  differ: 0,
});
/** What `memory.view` answers for a home whose memory has these entries. */
export const viewOf = (entries: readonly object[]): object => ({
  session: null,
  stores: [store('memory', entries), store('user', [live('u1', 'likes tea')])],
  differ: 0,
  next: { entries: entries.length + 1, told: entries.length + 1, blocked: 0 },
});
const view = viewOf([live('m1', 'server birch'), live('m2', 'server oak')]);
const written = { seq: 9, entry: 'm1', message: 'Added.' };
/** Handlers over a home with three entries. */
export const memory = (): HandlerTable => ({
  'memory.view': () => view as never,
  'memory.history': () => ({ events: [], verified: true }),
  'memory.add': () => written,
  'memory.replace': () => written,
  'memory.remove': () => written,
});
