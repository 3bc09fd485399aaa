import { create } from 'zustand';
import { useEffect } from 'react';
import { useBridge } from '../bridge/context.tsx';
import type { Bridge } from '../bridge/bridge.ts';
import { useApp } from './app-store.ts';

interface SnapshotStore {
  /** The conversation last in view: what "this session" means on every screen. Null before one was opened. */
  readonly session: string | null;
  /** The conversation that stood beside it; null for none. */
  readonly beside: string | null;
  /** When its prompt was frozen, and how many entries differ now; null while unknown. */
  readonly snapshot: { readonly frozenAt: number; readonly differ: number } | null;
}

/** Which session the window is about, and how its prompt stands to the memory files. */
export const useThisSession = create<SnapshotStore>(() => ({ session: null, beside: null, snapshot: null }));

const storedAs = { session: 'chat.session', beside: 'chat.beside' } as const;

/** Says which conversation is in view, and which beside it, and keeps both for the next start. */
export function setThisSession(bridge: Bridge, session: string, beside: string | null): void {
  // Where the window was is a convenience: when it cannot be kept, nothing is said.
  const keep = (key: string, value: string | null): void =>
    void bridge.request('ui.set', { key, value }).catch(() => undefined);
  const was = useThisSession.getState();
  if (was.session !== session) {
    useThisSession.setState({ session, snapshot: null });
    keep(storedAs.session, session);
  }
  // Of the last start nothing is known here before its first conversation.
  if (was.beside !== beside || was.session === null) {
    useThisSession.setState({ beside });
    keep(storedAs.beside, beside);
  }
}

/** Conversations in view together. */
export interface Together {
  readonly session: string;
  readonly beside: string | null;
}

/** The conversations in view, else those of the last start as long as they exist. */
export async function findThisSession(bridge: Bridge): Promise<Together | null> {
  const known = (): Together | null => {
    const { session, beside } = useThisSession.getState();
    return session === null ? null : { session, beside };
  };
  const kept = async (key: string): Promise<string | null> => {
    try {
      const { value } = await bridge.request('ui.get', { key });
      if (typeof value !== 'string') return null;
      await bridge.request('sessions.get', { id: value });
      return value;
    } catch {
      return null;
    }
  };
  if (known() !== null) return known();
  const [session, beside] = await Promise.all([kept(storedAs.session), kept(storedAs.beside)]);
  return known() ?? (session === null ? null : { session, beside });
}

/** Keeps the snapshot line of the status strip true. */
export function useSnapshotWatch(): void {
  const bridge = useBridge();
  const session = useThisSession((store) => store.session);
  const generation = useApp((store) => store.generation);
  useEffect(() => {
    void findThisSession(bridge).then((found) => {
      if (found !== null) setThisSession(bridge, found.session, found.beside);
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
