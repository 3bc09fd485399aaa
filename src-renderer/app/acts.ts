import { useCallback } from 'react';
import { useBridge } from '../bridge/context.tsx';
import { useApp } from './app-store.ts';
import type { BindingAct } from './bindings.ts';
import { useAppearance } from './frame-commands.ts';
import { leaveScreen } from './arrival.ts';
import { focusComposer } from './focus-composer.ts';
import { go, href, parseHash } from './route.ts';

/** What lies over the screen. */
export type Over = 'palette' | 'keys' | null;

const newChat = href('chat', ['new']);

const nextTheme = { system: 'light', light: 'dark', dark: 'system' } as const;

/** Does what a binding says. */
export function useAct(setOver: (over: Over | ((was: Over) => Over)) => void): (act: BindingAct) => void {
  const bridge = useBridge();
  const { setTheme } = useAppearance();
  return useCallback(
    (act) => {
      const state = useApp.getState().state;
      switch (act.kind) {
        case 'go':
          setOver(null);
          if (parseHash(act.hash).place !== parseHash(window.location.hash).place) leaveScreen();
          go(act.hash);
          if (act.hash === newChat) focusComposer();
          return;
        case 'palette':
        case 'keys': {
          const { kind } = act;
          setOver((was) => (was === kind ? null : kind));
          return;
        }
        case 'pause':
          if (state !== null) void bridge.request('app.pause', { paused: !state.paused }).catch(() => undefined);
          return;
        case 'theme':
          if (state !== null) void setTheme(nextTheme[state.theme]).catch(() => undefined);
          return;
      }
    },
    [bridge, setOver, setTheme],
  );
}
