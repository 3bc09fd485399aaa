import { useEffect, useState } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';
import type { WhenBusy } from './composer.tsx';

const key = 'display.busy_input_mode';

const isMode = (value: unknown): value is WhenBusy => value === 'queue' || value === 'steer' || value === 'interrupt';

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
        ({ settings }) => {
          const found = settings.find((setting) => setting.key === key);
          setMode(found?.source === 'file' && isMode(found.value) ? found.value : 'steer');
        },
        () => setMode('steer'),
        ({ keys }) => keys.includes(key),
      ),
    [bridge],
  );
  return mode;
}
