import type { RequestInput, SearchHit, SessionRow, UnreadFilter } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';
import { startOfDay } from '../../i18n/format.ts';
import { placeRow } from './list-store.ts';

/** A session in the list, with its hits when something is searched. */
export interface Found {
  readonly row: SessionRow;
  readonly hits: readonly SearchHit[];
}

/** How far back, in days; `0` for any time. */
export type Span = 0 | 1 | 7 | 30 | 365;

export interface Filters {
  readonly pinned: boolean;
  readonly waiting: boolean;
  readonly archived: boolean;
  /** Only those that changed memory. */
  readonly changed: boolean;
  readonly span: Span;
  /** Empty for any. */
  readonly model: string;
  readonly source: string;
}

export const noFilters: Filters = {
  pinned: false,
  waiting: false,
  archived: false,
  changed: false,
  span: 0,
  model: '',
  source: '',
};

/** Whether anything is filtered. */
export function isFiltered(filters: Filters): boolean {
  return JSON.stringify(filters) !== JSON.stringify(noFilters);
}

interface BrowseStore {
  readonly query: string;
  readonly filters: Filters;
  readonly found: readonly Found[];
  /** Sessions there are; hits there are, when something is searched. */
  readonly total: number;
  /** Messages of the sessions listed; nothing is said of them while something is searched. */
  readonly messages: number;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  /** How long the search took, in ms; null when nothing was searched. */
  readonly took: number | null;
  /** False while the core is still adding what only a scan finds. */
  readonly complete: boolean;
  readonly note: string | null;
  /** What of the query looks like a filter and could not be read as one. */
  readonly unread: readonly UnreadFilter[];
}

export const useBrowse = create<BrowseStore>(() => ({
  query: '',
  filters: noFilters,
  found: [],
  total: 0,
  messages: 0,
  state: 'loading',
  error: null,
  took: null,
  complete: true,
  note: null,
  unread: [],
}));

const page = 200;
const mostHits = 200;

/** Hits by session, sessions in the order of their best hit, hits in the order of time. */
export function groupHits(hits: readonly SearchHit[]): Found[] {
  const groups = new Map<string, { row: SessionRow; hits: SearchHit[] }>();
  for (const hit of hits) {
    const group = groups.get(hit.session.id) ?? { row: hit.session, hits: [] };
    groups.set(hit.session.id, group);
    group.hits.push(hit);
  }
  return [...groups.values()].map(({ row, hits: all }) => ({
    row,
    hits: all.sort((a, b) => (a.message ?? -1) - (b.message ?? -1)),
  }));
}

/** The first moment that a span takes in (ms): whole days, today included; null for any time. */
export function sinceOf(span: Span, now: number): number | null {
  if (span === 0) return null;
  const day = new Date(startOfDay(now));
  day.setDate(day.getDate() - (span - 1));
  return day.getTime();
}

/** Whether a session passes the filters. */
export function passes(row: SessionRow, filters: Filters): boolean {
  const { pinned, waiting, archived, changed, span, model, source } = filters;
  return (
    (!pinned || row.pinned) &&
    (!waiting || row.waiting > 0) &&
    (!changed || row.changes > 0) &&
    (model === '' || row.model === model) &&
    (source === '' || row.source === source) &&
    row.lastActive >= (sinceOf(span, Date.now()) ?? 0) &&
    row.archived === archived
  );
}

/** The filters as a list or a search is asked for. Archived ones are left out unless asked for; a list then shows them alone. */
function narrowing({ span, ...filters }: Filters): RequestInput<'sessions.search'>['filter'] {
  return { ...filters, since: sinceOf(span, Date.now()) };
}

let asked = 0;

/** The indexes answer at once; what only a look at every message finds is added behind them. */
async function search(bridge: Bridge, mine: number): Promise<void> {
  const { query, filters } = useBrowse.getState();
  const filter = narrowing(filters);
  const began = performance.now();
  for (const depth of ['index', 'full'] as const) {
    const answer = await bridge.request('sessions.search', { query, filter, limit: mostHits, depth });
    if (mine !== asked) return;
    const { took } = useBrowse.getState();
    useBrowse.setState({
      found: groupHits(answer.hits),
      total: answer.total,
      complete: answer.complete || depth === 'full',
      note: answer.note,
      unread: answer.unread,
      state: 'ready',
      error: null,
      took: took ?? performance.now() - began,
    });
    if (answer.complete) return;
  }
}

async function list(bridge: Bridge, mine: number): Promise<void> {
  const answer = await bridge.request('sessions.list', { ...narrowing(useBrowse.getState().filters), limit: page });
  if (mine !== asked) return;
  useBrowse.setState({
    found: answer.rows.map((row) => ({ row, hits: [] })),
    total: answer.total,
    messages: answer.messages,
    state: 'ready',
    error: null,
    took: null,
    complete: true,
    note: null,
    unread: [],
  });
}

/** Lists or searches afresh, as query and filters say. An answer to an older question is dropped. */
export async function browse(bridge: Bridge): Promise<void> {
  const mine = ++asked;
  const { query } = useBrowse.getState();
  useBrowse.setState({ took: null });
  try {
    await (query.trim() === '' ? list(bridge, mine) : search(bridge, mine));
  } catch (error) {
    if (mine === asked) useBrowse.setState({ state: 'failed', error });
  }
}

let loadingMore = false;

/** The next page of the list, when there is one. */
export async function browseMore(bridge: Bridge): Promise<void> {
  const { query, found, total, filters, state } = useBrowse.getState();
  if (loadingMore || query.trim() !== '' || state !== 'ready' || found.length >= total) return;
  loadingMore = true;
  const mine = asked;
  try {
    const answer = await bridge.request('sessions.list', { ...narrowing(filters), limit: page, offset: found.length });
    if (mine !== asked) return;
    const known = new Set(found.map(({ row }) => row.id));
    const more = answer.rows.filter((row) => !known.has(row.id)).map((row) => ({ row, hits: [] }));
    useBrowse.setState((was) => ({
      found: [...was.found, ...more],
      total: more.length === 0 ? known.size : answer.total,
      messages: answer.messages,
    }));
  } catch (error) {
    useBrowse.setState({ error });
  } finally {
    loadingMore = false;
  }
}

const messagesOf = (rows: readonly SessionRow[]): number => rows.reduce((sum, row) => sum + row.messageCount, 0);

/** Keeps what is listed true. Returns the way to stop. */
export function watchBrowse(bridge: Bridge): () => void {
  const stops = [
    bridge.on('session.changed', (row) =>
      useBrowse.setState(({ found, query, filters, total, messages }) => {
        if (query.trim() !== '')
          return { found: found.map((each) => (each.row.id === row.id ? { ...each, row } : each)) };
        const known = found.map((each) => each.row);
        const rows = passes(row, filters)
          ? placeRow(known, row, filters.archived)
          : known.filter((each) => each.id !== row.id);
        return {
          found: rows.map((each) => ({ row: each, hits: [] })),
          total: Math.max(0, total + rows.length - known.length),
          messages: Math.max(0, messages + messagesOf(rows) - messagesOf(known)),
        };
      }),
    ),
    bridge.on('session.deleted', ({ id }) =>
      useBrowse.setState(({ found, total, messages }) => ({
        found: found.filter(({ row }) => row.id !== id),
        total: Math.max(0, total - 1),
        messages: Math.max(0, messages - messagesOf(found.flatMap(({ row }) => (row.id === id ? [row] : [])))),
      })),
    ),
    bridge.on('sessions.repairing', ({ step }) => {
      if (step === 'ended') void browse(bridge);
    }),
    bridge.onResync(() => void browse(bridge)),
  ];
  return () => stops.forEach((stop) => stop());
}
