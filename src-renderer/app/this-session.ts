import { create } from 'zustand';
import { useEffect } from 'react';
import { useBridge } from '../bridge/context.tsx';
import type { Bridge } from '../bridge/bridge.ts';
import { useApp } from './app-store.ts';

interface SnapshotStore {
  /** The conversation last in view: what "this session" means on every screen. Null before one was opened. */
  readonly session: string | null;
  /** When its prompt was frozen, and how many entries differ now; null while unknown. */
  readonly snapshot: { readonly frozenAt: number; readonly differ: number } | null;
}

/** Which session the window is about, and how its prompt stands to the memory files. */
export const useThisSession = create<SnapshotStore>(() => ({ session: null, snapshot: null }));

const storedAs = 'chat.session';

/** Says which conversation is in view, and keeps it for the next start. */
export function setThisSession(bridge: Bridge, session: string): void {
  if (useThisSession.getState().session === session) return;
  useThisSession.setState({ session, snapshot: null });
  // Where the window was is a convenience: when it cannot be kept, nothing is said.
  bridge.request('ui.set', { key: storedAs, value: session }).catch(() => undefined);
}

/** The conversation in view, else the one of the last start as long as it exists. */
export async function findThisSession(bridge: Bridge): Promise<string | null> {
  const known = useThisSession.getState().session;
  if (known !== null) return known;
  try {
    const { value } = await bridge.request('ui.get', { key: storedAs });
    if (typeof value !== 'string') return null;
    await bridge.request('sessions.get', { id: value });
    return useThisSession.getState().session ?? value;
  } catch {
    return null;
  }
}

/** Keeps the snapshot line of the status strip true. */
export function useSnapshotWatch(): void {
  const bridge = useBridge();
  const session = useThisSession((store) => store.session);
  const generation = useApp((store) => store.generation);
  useEffect(() => {
    void findThisSession(bridge).then((found) => {
      if (found !== null) setThisSession(bridge, found);
    });
  }, [bridge]);
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
