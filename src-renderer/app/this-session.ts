import { create } from 'zustand';
import { useEffect } from 'react';
import { useBridge } from '../bridge/context.tsx';
import { useApp } from './app-store.ts';

interface SnapshotStore {
  /** The conversation last in view: what "this session" means on every screen. Null before one was opened. */
  readonly session: string | null;
  /** When its prompt was frozen, and how many entries differ now; null while unknown. */
  readonly snapshot: { readonly frozenAt: number; readonly differ: number } | null;
}

/** Which session the window is about, and how its prompt stands to the memory files. */
export const useThisSession = create<SnapshotStore>(() => ({ session: null, snapshot: null }));

/** Says which conversation is in view. */
export function setThisSession(session: string | null): void {
  if (useThisSession.getState().session !== session) useThisSession.setState({ session, snapshot: null });
}

/** Keeps the snapshot line of the status strip true. */
export function useSnapshotWatch(): void {
  const bridge = useBridge();
  const session = useThisSession((store) => store.session);
  const generation = useApp((store) => store.generation);
  useEffect(() => {
    let live = true;
    const load = async (): Promise<void> => {
      if (session === null) return;
      try {
        const view = await bridge.request('memory.view', { session });
        if (!live) return;
        useThisSession.setState({
          snapshot: view.session === null ? null : { frozenAt: view.session.frozenAt, differ: view.differ },
        });
      } catch {
        // The strip then says nothing about the prompt; the Memory screen says why.
        if (live) useThisSession.setState({ snapshot: null });
      }
    };
    void load();
    const stops = [
      bridge.on('memory.changed', () => void load()),
      bridge.on('turn.ended', (turn) => {
        if (turn.session === session) void load();
      }),
    ];
    return () => {
      live = false;
      stops.forEach((stop) => stop());
    };
  }, [bridge, session, generation]);
}
