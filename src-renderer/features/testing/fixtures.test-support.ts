import type { AppState, Cause, CompareRow, LiveEntry, MemoryView, Proposal } from '@shared/contract/index.ts';

/** The state of a window, for tests. */
export function appState(change: Partial<AppState> = {}): AppState {
  return {
    version: '0',
    host: 'web',
    home: '/home',
    homeShort: '~',
    profile: 'default',
    demo: false,
    mode: 'owner',
    owner: null,
    problems: [],
    provider: { id: 'guide', label: 'Guide', model: 'guide', kind: 'offline_guide', problem: null },
    waiting: { count: 0, oldest: null },
    tokensToday: 0,
    looks: { contrast: 'system', textSize: 100, density: 'normal', motion: 'system' },
    shortcuts: {},
    welcome: false,
    visiting: false,
    paused: false,
    language: 'en',
    theme: 'light',
    epoch: 'fake',
    seq: 0,
    ...change,
  };
}

const byYou: Cause = {
  origin: 'person',
  session: null,
  sessionTitle: null,
  message: null,
  quote: null,
  approver: null,
};

export function liveEntry(id: string, text: string, change: Partial<LiveEntry> = {}): LiveEntry {
  return {
    id,
    text,
    chars: [...text].length,
    findings: [],
    overridden: false,
    firstSeen: 1000,
    lastChanged: 1000,
    cause: byYou,
    events: 1,
    ...change,
  };
}

export function row(
  kind: CompareRow['kind'],
  snapshot: string | null,
  live: LiveEntry | null,
  change: Partial<CompareRow> = {},
): CompareRow {
  return { kind, snapshot, live, removed: null, undo: null, ...change };
}

/** A comparison whose MEMORY.md has these rows. */
export function memoryView(rows: CompareRow[], change: Partial<MemoryView['stores'][number]> = {}): MemoryView {
  const differ = rows.filter(({ kind }) => kind !== 'unchanged').length;
  const usage = { chars: 100, limit: 2200, percent: 4 };
  const store = {
    file: '/home/memories/MEMORY.md',
    enabled: true,
    problem: null,
    lastWritten: 1000,
    liveUsage: usage,
    snapshotUsage: usage,
    snapshotEntries: rows.filter(({ snapshot }) => snapshot !== null).length,
    liveEntries: rows.filter(({ live }) => live !== null).length,
    rows,
    differ,
  };
  return {
    session: { id: 's1', title: 'Labels', frozenAt: 1000, promptHash: 'a'.repeat(64) },
    stores: [
      { ...store, store: 'memory', ...change },
      { ...store, store: 'user', rows: [], differ: 0, liveEntries: 0, snapshotEntries: 0 },
    ],
    differ,
    next: { entries: rows.length, told: rows.length, blocked: 0 },
  };
}

/** A proposal to replace one entry, ready unless said otherwise. */
export function proposal(id: string, change: Partial<Proposal> = {}): Proposal {
  const usage = { chars: 100, limit: 2200, percent: 4 };
  return {
    id,
    subsystem: 'memory',
    action: 'replace',
    store: 'memory',
    skill: null,
    summary: '',
    createdAt: Number.parseInt(id, 16),
    cause: {
      ...byYou,
      origin: 'background_review',
      session: 's1',
      sessionTitle: 'Labels',
      message: 3,
      quote: 'Tray 1.',
    },
    state: 'ready',
    reason: '',
    ops: [{ action: 'replace', target: `old ${id}`, content: `new ${id}`, findings: [] }],
    budget: { before: usage, after: usage, fits: true },
    stale: null,
    fileAfter: [{ text: `new ${id}`, mark: 'replaced' }],
    hash: 'h1',
    supersedes: null,
    supersededBy: null,
    diff: null,
    ...change,
  };
}
