import type { CompareRow, MemoryView, Store } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

/** A row of the comparison with its store and a key that stays its own through every change of the entry. */
export interface Line {
  readonly key: string;
  readonly store: Store;
  readonly row: CompareRow;
  /** Id of the entry in the journal; null when the journal does not know it. */
  readonly entry: string | null;
}

/** What is being written in the editor of this screen. */
export type Draft =
  | { readonly kind: 'add'; readonly store: Store; readonly text: string }
  | {
      readonly kind: 'edit';
      readonly store: Store;
      readonly entry: string;
      /** The text the person saw when the edit began. */
      readonly seen: string;
      readonly text: string;
    };

/** What came of the last thing the person did here. */
export type Outcome =
  | {
      readonly kind: 'added' | 'saved' | 'removed' | 'undone' | 'restored';
      readonly store: Store;
      readonly seq: number | null;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

interface MemoryStore {
  readonly view: MemoryView | null;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  /** Key of the current row; null before one was chosen. */
  readonly selected: string | null;
  /** Whether the history of the current row is open. */
  readonly history: boolean;
  /** Entry whose row takes the focus as soon as it is shown; only for what the person asked for. */
  readonly focusOn: string | null;
  /** Entry that a link named and that was not shown yet: it is looked for, and its absence is said. */
  readonly wanted: string | null;
  readonly draft: Draft | null;
  readonly outcome: Outcome | null;
}

export const useMemory = create<MemoryStore>(() => ({
  view: null,
  state: 'loading',
  error: null,
  selected: null,
  history: false,
  focusOn: null,
  wanted: null,
  draft: null,
  outcome: null,
}));

/** Rows of both stores in the order shown. */
export function linesOf(view: MemoryView | null): Line[] {
  const seen = new Map<string, number>();
  return (view?.stores ?? []).flatMap(({ store, rows }) =>
    rows.map((row): Line => {
      const entry = row.live?.id ?? row.removed?.entry ?? null;
      const name = `${store} ${entry ?? row.snapshot ?? ''}`;
      const times = seen.get(name) ?? 0;
      seen.set(name, times + 1);
      return { key: times === 0 ? name : `${name} ${times}`, store, row, entry };
    }),
  );
}

let asked = 0;

/** Reads the comparison of a session; of the latest one for null. What is shown stays until the answer is here. */
export async function loadMemory(bridge: Bridge, session: string | null): Promise<void> {
  const mine = ++asked;
  try {
    const view = await bridge.request('memory.view', { session });
    if (mine === asked) useMemory.setState({ view, state: 'ready', error: null });
  } catch (error) {
    if (mine === asked) useMemory.setState({ state: 'failed', error });
  }
}

/** Loads the comparison and keeps it true. Returns the way to stop. */
export function watchMemory(bridge: Bridge, session: string | null): () => void {
  const load = (): void => void loadMemory(bridge, session);
  const shown = useMemory.getState().view?.session?.id;
  if (session !== null && shown !== session) useMemory.setState({ view: null, state: 'loading' });
  load();
  const stops = [
    bridge.on('memory.changed', load),
    bridge.on('settings.changed', ({ keys }) => {
      if (keys.some((key) => key.startsWith('memory.'))) load();
    }),
    bridge.on('turn.ended', (turn) => {
      if (session === null || turn.session === session) load();
    }),
    bridge.onResync(load),
  ];
  return () => stops.forEach((stop) => stop());
}

/** Does one thing and keeps what came of it, so that it stands on the screen with its Undo. */
async function act(work: () => Promise<Outcome>): Promise<void> {
  try {
    useMemory.setState({ outcome: await work() });
  } catch (error) {
    useMemory.setState({ outcome: { kind: 'failed', error } });
  }
}

/** Removes the entry of a row, as the person sees it. */
export async function removeEntry(bridge: Bridge, { store, row }: Line): Promise<void> {
  const { live } = row;
  if (live === null) return;
  await act(async () => {
    const { seq } = await bridge.request('memory.remove', { store, entry: live.id, seen: live.text });
    return { kind: 'removed', store, seq };
  });
}

/** Takes back a journal event. */
export async function undoEvent(bridge: Bridge, store: Store, seq: number): Promise<void> {
  await act(async () => {
    await bridge.request('memory.undo', { seq });
    return { kind: 'undone', store, seq: null };
  });
}

/** Puts back the text an entry had after a journal event. */
export async function restoreText(bridge: Bridge, store: Store, seq: number): Promise<void> {
  await act(async () => {
    const answer = await bridge.request('memory.restore', { seq });
    return { kind: 'restored', store, seq: answer.seq };
  });
}

/** Writes the draft. Rejects with the refusal, the draft kept. */
export async function saveDraft(bridge: Bridge, draft: Draft): Promise<void> {
  const { store, text } = draft;
  const { seq, entry } =
    draft.kind === 'add'
      ? await bridge.request('memory.add', { store, text })
      : await bridge.request('memory.replace', { store, entry: draft.entry, seen: draft.seen, text });
  useMemory.setState({
    draft: null,
    focusOn: entry,
    outcome: { kind: draft.kind === 'add' ? 'added' : 'saved', store, seq },
  });
}

/** What Undo of a row takes back: the change that makes it differ, else the removal. */
export function undoOf({ row }: Line): number | null {
  return row.undo ?? (row.kind === 'removed' ? (row.removed?.seq ?? null) : null);
}
