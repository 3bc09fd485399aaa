import type { Decision, Proposal } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

/** Which proposals the queue shows. */
export type Filter = 'all' | 'memory' | 'skills' | 'found' | 'stale';

/** The text of one operation being written before it is approved. */
export interface Edit {
  readonly op: number;
  readonly text: string;
  /** Texts written for other operations of the same batch. */
  readonly also: Readonly<Record<number, string>>;
  /** The entry as it is now, for a proposal that has gone stale. */
  readonly against: string | null;
  /** The editor was left with Escape: the words are kept until the edit goes on. */
  readonly left?: true;
}

/** A proposal, and the editing of it. */
export interface EditProps {
  readonly proposal: Proposal;
  readonly edit: Edit | null;
  readonly onEdit: (op: number) => void;
  readonly onEditText: (text: string) => void;
  /** Approves the text, drops it, or leaves the editor and keeps it. */
  readonly onEditDone: (how: 'save' | 'drop' | 'leave') => Promise<void>;
}

/** One proposal of a decision, what it was called, and what became of it. */
export interface Told {
  readonly proposal: Proposal;
  readonly decision: Decision;
}

/** What the person decided last, and what became of each. */
export type Result =
  | {
      readonly kind: 'approved' | 'rejected';
      readonly time: number;
      readonly told: readonly Told[];
      /** True once it was taken back. */
      readonly undone: boolean;
    }
  | { readonly kind: 'failed'; readonly error: unknown };

interface ApprovalsStore {
  readonly proposals: readonly Proposal[];
  readonly unreadable: readonly string[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly error: unknown;
  readonly checked: ReadonlySet<string>;
  readonly filter: Filter;
  /** Edits begun, by proposal; they stay while another one is looked at. */
  readonly edits: Readonly<Record<string, Edit>>;
  readonly result: Result | null;
  /** True while a decision is on its way: it cannot be made twice. */
  readonly busy: boolean;
}

export const useApprovals = create<ApprovalsStore>(() => ({
  proposals: [],
  unreadable: [],
  state: 'loading',
  error: null,
  checked: new Set(),
  filter: 'all',
  edits: {},
  result: null,
  busy: false,
}));

/** Puts an edit, or takes it away. */
export function setEdit(id: string, edit: Edit | null): void {
  useApprovals.setState(({ edits }) => {
    const others = Object.fromEntries(Object.entries(edits).filter(([other]) => other !== id));
    return { edits: edit === null ? others : { ...others, [id]: edit } };
  });
}

let asked = 0;

/** Reads the queue. Boxes of proposals that are gone are taken away. */
export async function loadApprovals(bridge: Bridge): Promise<void> {
  const mine = ++asked;
  try {
    const { proposals, unreadable } = await bridge.request('approvals.list', {});
    if (mine !== asked) return;
    const ids = new Set(proposals.map(({ id }) => id));
    useApprovals.setState(({ checked }) => ({
      proposals,
      unreadable,
      state: 'ready',
      error: null,
      checked: new Set([...checked].filter((id) => ids.has(id))),
    }));
  } catch (error) {
    if (mine === asked) useApprovals.setState({ state: 'failed', error });
  }
}

/** Loads the queue and keeps it true: what is stale or too long depends on the files. Returns the way to stop. */
export function watchApprovals(bridge: Bridge): () => void {
  const load = (): void => void loadApprovals(bridge);
  load();
  const stops = [
    bridge.on('approvals.changed', load),
    bridge.on('memory.changed', load),
    bridge.on('skills.changed', load),
    bridge.on('settings.changed', ({ keys }) => {
      if (keys.some((key) => key.startsWith('memory.') || key.startsWith('skills.'))) load();
    }),
    bridge.onResync(load),
  ];
  return () => stops.forEach((stop) => stop());
}

const passes: Readonly<Record<Filter, (proposal: Proposal) => boolean>> = {
  all: () => true,
  memory: ({ subsystem }) => subsystem === 'memory',
  skills: ({ subsystem }) => subsystem === 'skills',
  found: ({ ops }) => ops.some(({ findings }) => findings.length > 0),
  stale: ({ state }) => state === 'stale',
};

/** The queue as shown: kinds apart, oldest first. */
export function queueOf(proposals: readonly Proposal[], filter: Filter): Proposal[] {
  const kinds: readonly Proposal['subsystem'][] = ['memory', 'skills'];
  const shown = proposals.filter(passes[filter]);
  return kinds.flatMap((kind) =>
    shown.filter(({ subsystem }) => subsystem === kind).sort((a, b) => a.createdAt - b.createdAt),
  );
}

/** The proposal that comes into view when `decided` have left the queue: the one that followed, else the last. */
export function nextAfter(before: readonly string[], current: string | null, left: readonly string[]): string | null {
  if (current !== null && left.includes(current)) return current;
  const still = new Set(left);
  const at = current === null ? 0 : Math.max(0, before.indexOf(current));
  return before.slice(at).find((id) => still.has(id)) ?? left.at(-1) ?? null;
}

/** Makes a decision and keeps what came of it. True when something left the queue. */
async function decide(
  bridge: Bridge,
  kind: 'approved' | 'rejected',
  ids: readonly string[],
  work: () => Promise<readonly Decision[]>,
): Promise<boolean> {
  if (useApprovals.getState().busy) return false;
  const known = new Map(useApprovals.getState().proposals.map((proposal) => [proposal.id, proposal]));
  useApprovals.setState({ busy: true });
  try {
    const decisions = await work();
    const told = decisions.flatMap((decision): Told[] => {
      const proposal = known.get(decision.id);
      return proposal === undefined ? [] : [{ proposal, decision }];
    });
    // What was decided leaves at once: the next one is chosen among those that stay, however late the queue is read.
    const gone = new Set(decisions.filter(({ ok }) => ok).map(({ id }) => id));
    useApprovals.setState(({ checked, proposals }) => ({
      proposals: proposals.filter(({ id }) => !gone.has(id)),
      result: { kind, time: Date.now(), told, undone: false },
      checked: new Set([...checked].filter((id) => !ids.includes(id))),
    }));
    await loadApprovals(bridge);
    return told.some(({ decision }) => decision.ok);
  } catch (error) {
    useApprovals.setState({ result: { kind: 'failed', error } });
    return false;
  } finally {
    useApprovals.setState({ busy: false });
  }
}

/** What the person sees of these, as the approval names it. */
function seenOf(ids: readonly string[]): Record<string, string> {
  const { proposals } = useApprovals.getState();
  return Object.fromEntries(proposals.filter(({ id }) => ids.includes(id)).map(({ id, hash }) => [id, hash]));
}

/** Approves as they are; what is flagged, stale or too long stays. True when any was applied. */
export async function approve(bridge: Bridge, ids: readonly string[]): Promise<boolean> {
  return await decide(bridge, 'approved', ids, async () => {
    const { decisions } = await bridge.request('approvals.approve', { ids: [...ids], seen: seenOf(ids) });
    return decisions;
  });
}

/** Sets aside; Undo brings back. */
export async function reject(bridge: Bridge, ids: readonly string[]): Promise<boolean> {
  return await decide(bridge, 'rejected', ids, async () => {
    const { decisions } = await bridge.request('approvals.reject', { ids: [...ids] });
    return decisions;
  });
}

/** The separate step: approves one in spite of exactly these kinds of finding. */
export async function approveDespite(bridge: Bridge, id: string, kinds: readonly string[]): Promise<boolean> {
  return await decide(bridge, 'approved', [id], async () => [
    await bridge.request('approvals.approveDespite', { id, kinds: [...kinds], seen: seenOf([id]) }),
  ]);
}

/** Approves the person's own text; when it is refused, the edit stays. */
export async function approveEdited(bridge: Bridge, id: string, edit: Edit): Promise<boolean> {
  const also = Object.entries(edit.also).map(([op, text]) => ({ op: Number(op), text }));
  const applied = await decide(bridge, 'approved', [id], async () => [
    await bridge.request('approvals.approveEdited', {
      id,
      op: edit.op,
      text: edit.text,
      also,
      against: edit.against,
      seen: seenOf([id]),
    }),
  ]);
  if (applied) setEdit(id, null);
  return applied;
}

/** Turns an edit to another operation of its batch; what was written for the one before is kept, unless it is as proposed. */
export function editAlso(edit: Edit, op: number, proposal: Proposal): Edit {
  if (op === edit.op) return { op, text: edit.text, also: edit.also, against: edit.against };
  const proposed = (at: number): string => proposal.ops[at]?.content ?? '';
  const others = Object.entries(edit.also).filter(([at]) => Number(at) !== op && Number(at) !== edit.op);
  const kept = edit.text === proposed(edit.op) ? [] : [[edit.op, edit.text] as const];
  return {
    op,
    text: edit.also[op] ?? proposed(op),
    also: Object.fromEntries([...others, ...kept]),
    against: edit.against,
  };
}

/** Takes the last decision back: what was written is undone, what was set aside waits again. */
export async function undoResult(bridge: Bridge): Promise<void> {
  const { result } = useApprovals.getState();
  if (result === null || result.kind === 'failed' || result.undone) return;
  const done = result.told.filter(({ decision }) => decision.ok);
  try {
    if (result.kind === 'rejected') {
      await bridge.request('approvals.unreject', { ids: done.map(({ decision }) => decision.id) });
    } else {
      // The last change first: an earlier one may be under it.
      const seqs = done.flatMap(({ decision }) => decision.seqs).sort((a, b) => b - a);
      for (const seq of seqs) await bridge.request('memory.undo', { seq });
      const changes = done.flatMap(({ decision }) => decision.changes ?? []).reverse();
      for (const change of changes) await bridge.request('skills.undo', { change });
    }
    useApprovals.setState({ result: { ...result, undone: true } });
  } catch (error) {
    useApprovals.setState({ result: { kind: 'failed', error } });
  }
  await loadApprovals(bridge);
}
