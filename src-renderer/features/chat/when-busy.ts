import { useEffect, useState } from 'react';
import type { Setting } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import type { WhenBusy } from './composer.tsx';

/** The key of config.yaml for what Enter does while a turn runs. */
export const busyKey = 'display.busy_input_mode';

/** Whether a value is one of the three modes. */
export const isBusyMode = (value: unknown): value is WhenBusy =>
  value === 'queue' || value === 'steer' || value === 'interrupt';

/** The mode that settings say; it steers where config.yaml says nothing. */
export function readBusyMode(settings: readonly Setting[]): WhenBusy {
  const found = settings.find((setting) => setting.key === busyKey);
  return found?.source === 'file' && isBusyMode(found.value) ? found.value : 'steer';
}

/** What Enter does while a turn runs: as config.yaml says, else it steers. */
export function useWhenBusy(): WhenBusy {
  const bridge = useBridge();
  const [mode, setMode] = useState<WhenBusy>('steer');
  useEffect(
    () =>
      follow(
        bridge,
        'settings.changed',
        () => bridge.request('settings.get', {}),
        ({ settings }) => setMode(readBusyMode(settings)),
        () => setMode('steer'),
        ({ keys }) => keys.includes(busyKey),
      ),
    [bridge],
  );
  return mode;
}
