import type { DecidedWrite, JournalEvent, Proposal } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/index.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';
import { whenChanged } from '../../bridge/follow.ts';

/** A staged write of a row: it waits, or it was decided; `gone` when nobody recorded how. */
export type StagedWrite =
  | { readonly kind: 'waits'; readonly proposal: Proposal }
  | { readonly kind: 'decided'; readonly decided: DecidedWrite }
  | { readonly kind: 'gone' };

/** What tool rows did: journal events by number, staged writes by id. */
interface EffectsStore {
  readonly events: Readonly<Record<number, JournalEvent>>;
  readonly staged: Readonly<Record<string, StagedWrite>>;
}

export const useEffects = create<EffectsStore>(() => ({ events: {}, staged: {} }));

let wanted = new Set<number>();

/** Rows that come into view together ask together. */
function wantEvents(bridge: Bridge, seqs: readonly number[]): void {
  if (wanted.size === 0) {
    queueMicrotask(() => {
      const all = [...wanted];
      wanted = new Set();
      void loadEvents(bridge, all);
    });
  }
  seqs.forEach((seq) => wanted.add(seq));
}

async function loadEvents(bridge: Bridge, seqs: readonly number[]): Promise<void> {
  try {
    const answer = await bridge.request('memory.events', { seqs: seqs.slice(0, 1000) });
    useEffects.setState(({ events }) => ({
      events: { ...events, ...Object.fromEntries(answer.events.map((event) => [event.seq, event])) },
    }));
  } catch {
    // The row then stays as a plain tool row, with the tool's own words.
  }
}

async function loadStaged(bridge: Bridge, id: string): Promise<void> {
  const put = (write: StagedWrite): void =>
    useEffects.setState(({ staged }) => ({ staged: { ...staged, [id]: write } }));
  try {
    put({ kind: 'waits', proposal: await bridge.request('approvals.get', { id }) });
  } catch (error) {
    if (error instanceof DeskError && error.code === 'not_found') put(await decidedWrite(bridge, id));
  }
}

async function decidedWrite(bridge: Bridge, id: string): Promise<StagedWrite> {
  try {
    const { decided } = await bridge.request('approvals.decided', { id });
    return decided === null ? { kind: 'gone' } : { kind: 'decided', decided };
  } catch {
    return { kind: 'gone' };
  }
}

/** The journal events of a row, those that are known by now; kept true as memory changes. */
export function useJournalEvents(seqs: readonly number[]): readonly JournalEvent[] {
  const bridge = useBridge();
  const events = useEffects((store) => store.events);
  const key = seqs.join(',');
  useEffect(() => {
    const numbers = key === '' ? [] : key.split(',').map(Number);
    if (numbers.length === 0) return;
    wantEvents(bridge, numbers);
    return whenChanged(bridge, 'memory.changed', () => wantEvents(bridge, numbers));
  }, [bridge, key]);
  return seqs.flatMap((seq) => events[seq] ?? []);
}

/** A staged write of a row; undefined until it is known. */
export function useStaged(id: string): StagedWrite | undefined {
  const bridge = useBridge();
  useEffect(() => {
    void loadStaged(bridge, id);
    return whenChanged(bridge, 'approvals.changed', () => void loadStaged(bridge, id));
  }, [bridge, id]);
  return useEffects((store) => store.staged[id]);
}
