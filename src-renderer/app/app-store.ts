import type { AppState } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge, Connection } from '../bridge/bridge.ts';

interface AppStore {
  /** Null until the core first answered. */
  readonly state: AppState | null;
  /** Why it could not be read. */
  readonly error: unknown;
  readonly connection: Connection;
  /** Bumped when events were missed: whatever a screen loaded has to be loaded again. */
  readonly generation: number;
}

/** What the whole window knows: the state of the app, the connection. Written by `watchApp` alone. */
export const useApp = create<AppStore>(() => ({ state: null, error: null, connection: 'connecting', generation: 0 }));

/** Keeps the app's state in step with the core. Returns the way to stop. */
export function watchApp(bridge: Bridge): () => void {
  const load = async (): Promise<void> => {
    try {
      const state = await bridge.request('app.state', {});
      useApp.setState({ state, error: null });
    } catch (error) {
      useApp.setState({ error });
    }
  };
  useApp.setState({ connection: bridge.connection() });
  const stops = [
    bridge.on('app.changed', (state) => useApp.setState({ state, error: null })),
    bridge.on('approvals.changed', (waiting) =>
      useApp.setState(({ state }) => (state === null ? {} : { state: { ...state, waiting } })),
    ),
    // Language, theme and provider are settings.
    bridge.on('settings.changed', () => void load()),
    bridge.onConnection((connection) => useApp.setState({ connection })),
    bridge.onResync(() => {
      useApp.setState(({ generation }) => ({ generation: generation + 1 }));
      void load();
    }),
  ];
  void load();
  return () => stops.forEach((stop) => stop());
}

/** True when nothing may be written from this window. */
export function useLookingOn(): boolean {
  return useApp(({ state }) => state?.mode === 'onlooker');
}
