import type { AppState } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge, Connection } from '../bridge/bridge.ts';

interface AppStore {
  /** Null until the core first answered. */
  readonly state: AppState | null;
  /** Why it could not be read. */
  readonly error: unknown;
  readonly connection: Connection;
  /** True from the start, when something waited then, until the person has seen the queue or put the line away. */
  readonly remind: boolean;
  /** The first run is shown: from a start on a home in which nothing is chosen until the person has chosen, or put it away. */
  readonly welcoming: boolean;
  /** Bumped when events were missed: whatever a screen loaded has to be loaded again. */
  readonly generation: number;
}

/** What the whole window knows: the state of the app, the connection. Written by `watchApp` alone. */
export const useApp = create<AppStore>(() => ({
  state: null,
  error: null,
  connection: 'connecting',
  remind: false,
  welcoming: false,
  generation: 0,
}));

/** Keeps the app's state in step with the core. Returns the way to stop. */
export function watchApp(bridge: Bridge): () => void {
  const take = (state: AppState): void => {
    const before = useApp.getState().state;
    if (before !== null && before.home !== state.home) return startAfresh();
    useApp.setState((was) => ({
      state,
      error: null,
      remind: was.state === null ? state.waiting.count > 0 : was.remind,
      welcoming: was.state === null ? state.welcome : was.welcoming,
    }));
  };
  const load = async (): Promise<void> => {
    try {
      take(await bridge.request('app.state', {}));
    } catch (error) {
      useApp.setState({ error });
    }
  };
  useApp.setState({ connection: bridge.connection() });
  const stops = [
    bridge.on('app.changed', take),
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

/** Another home is open in this window: nothing that was shown is true any more. */
function startAfresh(): void {
  window.history.replaceState(null, '', window.location.pathname);
  window.location.reload();
}

/** The person knows what waits: the line about it goes, until the next start. */
export function stopReminding(): void {
  useApp.setState({ remind: false });
}

/** The person has chosen, or chosen to choose nothing. */
export function stopWelcoming(): void {
  useApp.setState({ welcoming: false });
}

/** True when nothing may be written from this window. */
export function useLookingOn(): boolean {
  return useApp(({ state }) => state?.mode === 'onlooker');
}
