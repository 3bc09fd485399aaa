import { useEffect, useState } from 'react';
import { useBridge } from '../../bridge/context.tsx';
import type { WhenBusy } from './composer.tsx';

const key = 'display.busy_input_mode';

const isMode = (value: unknown): value is WhenBusy => value === 'queue' || value === 'steer' || value === 'interrupt';

/** What Enter does while a turn runs: as config.yaml says, else it steers. */
export function useWhenBusy(): WhenBusy {
  const bridge = useBridge();
  const [mode, setMode] = useState<WhenBusy>('steer');
  useEffect(() => {
    const load = (): void => {
      bridge.request('settings.get', {}).then(
        ({ settings }) => {
          const found = settings.find((setting) => setting.key === key);
          setMode(found?.source === 'file' && isMode(found.value) ? found.value : 'steer');
        },
        () => setMode('steer'),
      );
    };
    load();
    return bridge.on('settings.changed', ({ keys }) => {
      if (keys.includes(key)) load();
    });
  }, [bridge]);
  return mode;
}
