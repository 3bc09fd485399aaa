import { useCallback, useEffect, useState } from 'react';
import type { MemoryPlugin, MemoryProviderKind, MemoryProviderStatus } from '@shared/contract/index.ts';
import { useBridge } from '../../../bridge/context.tsx';

/** The memory providers there are, and how it stands with the one that is selected. */
export interface Providers {
  readonly kinds: readonly MemoryProviderKind[];
  readonly status: MemoryProviderStatus;
  readonly plugins: readonly MemoryPlugin[];
  /** Where plug-ins lie. */
  readonly folder: string;
}

/** Both as the core last told them, kept true; null until they were told. */
export function useProviders(): { providers: Providers | null; error: unknown; load: () => Promise<void> } {
  const bridge = useBridge();
  const [providers, setProviders] = useState<Providers | null>(null);
  const [error, setError] = useState<unknown>(null);
  const load = useCallback(async (): Promise<void> => {
    try {
      const [{ providers: kinds }, status, { plugins, folder }] = await Promise.all([
        bridge.request('providers.list', {}),
        bridge.request('providers.status', {}),
        bridge.request('providers.plugins', {}),
      ]);
      setProviders({ kinds, status, plugins, folder });
      setError(null);
    } catch (fault) {
      setError(fault);
    }
  }, [bridge]);
  useEffect(() => {
    void load();
    const stops = [
      bridge.on('providers.changed', () => void load()),
      bridge.on('settings.changed', () => void load()),
      bridge.onResync(() => void load()),
    ];
    return () => stops.forEach((stop) => stop());
  }, [bridge, load]);
  return { providers, error, load };
}
