import type { SessionRow } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

/** The sessions of the home, newest first, as far as they were asked for. */
interface SessionListStore {
  readonly rows: readonly SessionRow[];
  readonly total: number;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  /** Words a title must have. */
  readonly title: string;
}

export const useSessionList = create<SessionListStore>(() => ({
  rows: [],
  total: 0,
  state: 'loading',
  error: null,
  title: '',
}));

const page = 100;
/** As the core lists: the pinned above the others, the last used first. */
const inOrder = (a: SessionRow, b: SessionRow): number =>
  Number(b.pinned) - Number(a.pinned) || b.lastActive - a.lastActive;

/** Puts one row at its place; one that is archived, or in the list of those no longer is, leaves it. */
export function placeRow(rows: readonly SessionRow[], row: SessionRow, archived = false): SessionRow[] {
  const others = rows.filter((other) => other.id !== row.id);
  return row.archived === archived ? [...others, row].sort(inOrder) : others;
}

let asked = 0;
let loadingMore = false;

async function load(bridge: Bridge): Promise<void> {
  const mine = ++asked;
  const { title } = useSessionList.getState();
  try {
    const answer = await bridge.request('sessions.list', { title, limit: page });
    if (mine === asked) useSessionList.setState({ ...answer, state: 'ready', error: null });
  } catch (error) {
    if (mine === asked) useSessionList.setState({ state: 'failed', error });
  }
}

/** Loads the next page, when there is one. */
export async function loadMoreSessions(bridge: Bridge): Promise<void> {
  const { rows, total, title, state } = useSessionList.getState();
  if (loadingMore || state !== 'ready' || rows.length >= total) return;
  loadingMore = true;
  try {
    const answer = await bridge.request('sessions.list', { title, limit: page, offset: rows.length });
    const known = new Set(rows.map((row) => row.id));
    useSessionList.setState((was) =>
      was.title === title
        ? { rows: [...was.rows, ...answer.rows.filter((row) => !known.has(row.id))], total: answer.total }
        : {},
    );
  } catch (error) {
    useSessionList.setState({ error });
  } finally {
    loadingMore = false;
  }
}

/** Shows only sessions whose title has the words. */
export function findSessions(bridge: Bridge, title: string): void {
  useSessionList.setState({ title });
  void load(bridge);
}

function setRunning(id: string, running: boolean): void {
  useSessionList.setState(({ rows }) => ({ rows: rows.map((row) => (row.id === id ? { ...row, running } : row)) }));
}

/** Loads the list and keeps it true. Returns the way to stop. */
export function watchSessions(bridge: Bridge): () => void {
  void load(bridge);
  const stops = [
    bridge.on('session.changed', (row) => {
      const { title, rows } = useSessionList.getState();
      if (title !== '' && !rows.some((known) => known.id === row.id)) return;
      useSessionList.setState((was) => ({
        rows: placeRow(was.rows, row),
        total: was.total + (was.rows.some((known) => known.id === row.id) ? 0 : 1),
      }));
    }),
    bridge.on('turn.started', ({ session }) => setRunning(session, true)),
    bridge.on('turn.ended', ({ session }) => setRunning(session, false)),
    bridge.on('session.deleted', ({ id }) =>
      useSessionList.setState((was) => ({
        rows: was.rows.filter((row) => row.id !== id),
        total: Math.max(0, was.total - 1),
      })),
    ),
    bridge.onResync(() => void load(bridge)),
  ];
  return () => stops.forEach((stop) => stop());
}
