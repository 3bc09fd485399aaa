import { useEffect } from 'react';
import type { Json } from '@shared/contract/index.ts';
import { create } from 'zustand';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';

/** How much a conversation tells of changes of memory: nothing beyond the tool's own line, what changed, all of it. */
export type Notifications = 'off' | 'on' | 'verbose';

const key = 'display.memory_notifications';

/** Written by `useNotificationsWatch` alone. */
export const useNotificationsStore = create<{ readonly mode: Notifications }>(() => ({ mode: 'on' }));

const modeOf = (value: Json | undefined): Notifications => (value === 'off' || value === 'verbose' ? value : 'on');

/** How much to tell, as config.yaml says. */
export function useNotifications(): Notifications {
  return useNotificationsStore((store) => store.mode);
}

/** Keeps it true; once for the screen, however many rows ask. */
export function useNotificationsWatch(): void {
  const bridge = useBridge();
  useEffect(
    () =>
      follow(
        bridge,
        'settings.changed',
        () => bridge.request('settings.get', {}),
        ({ settings }) => {
          const found = settings.find((setting) => setting.key === key);
          useNotificationsStore.setState({ mode: modeOf(found?.value) });
        },
        // What was told last stays so.
        () => undefined,
        ({ keys }) => keys.includes(key),
      ),
    [bridge],
  );
}
