import { useEffect, useState } from 'react';
import type { ShellState } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import { follow } from '../../bridge/follow.ts';

/** What the window around the page can do; null while unknown. Follows the settings, on which some of it hangs. */
export function useShell(): ShellState | null {
  const bridge = useBridge();
  const [shell, setShell] = useState<ShellState | null>(null);
  useEffect(
    () =>
      follow(
        bridge,
        'settings.changed',
        () => bridge.request('shell.state', {}),
        setShell,
        // Then nothing is offered that might not be there.
        () => setShell(null),
      ),
    [bridge],
  );
  return shell;
}
