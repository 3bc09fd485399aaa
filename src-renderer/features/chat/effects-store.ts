import type { JournalEvent, Proposal } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/index.ts';
import { useEffect } from 'react';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';
import { useBridge } from '../../bridge/context.tsx';

/** What tool rows did: journal events by number, staged writes by id. `gone`: decided, or not on record any more. */
interface EffectsStore {
  readonly events: Readonly<Record<number, JournalEvent>>;
  readonly proposals: Readonly<Record<string, Proposal | 'gone'>>;
}

export const useEffects = create<EffectsStore>(() => ({ events: {}, proposals: {} }));

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

async function loadProposal(bridge: Bridge, id: string): Promise<void> {
  const put = (proposal: Proposal | 'gone'): void =>
    useEffects.setState(({ proposals }) => ({ proposals: { ...proposals, [id]: proposal } }));
  try {
    put(await bridge.request('approvals.get', { id }));
  } catch (error) {
    if (error instanceof DeskError && error.code === 'not_found') put('gone');
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
    return bridge.on('memory.changed', () => wantEvents(bridge, numbers));
  }, [bridge, key]);
  return seqs.flatMap((seq) => events[seq] ?? []);
}

/** A staged write of a row; undefined until it is known. */
export function useProposal(id: string): Proposal | 'gone' | undefined {
  const bridge = useBridge();
  useEffect(() => {
    void loadProposal(bridge, id);
    return bridge.on('approvals.changed', () => void loadProposal(bridge, id));
  }, [bridge, id]);
  return useEffects((store) => store.proposals[id]);
}
