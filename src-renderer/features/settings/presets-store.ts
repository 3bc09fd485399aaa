import { useEffect } from 'react';
import type { Preset } from '@shared/contract/index.ts';
import { create } from 'zustand';
import { useBridge } from '../../bridge/context.tsx';

/** The providers the core knows by name; they do not change while it runs. */
const usePresetStore = create<{ readonly presets: readonly Preset[] }>(() => ({ presets: [] }));

/** The providers known by name; empty until they were told. */
export function usePresets(): readonly Preset[] {
  const bridge = useBridge();
  const presets = usePresetStore((store) => store.presets);
  useEffect(() => {
    if (presets.length > 0) return;
    bridge.request('models.presets', {}).then(
      (answer) => usePresetStore.setState(answer),
      // The provider that is written is shown by its name then.
      () => undefined,
    );
  }, [bridge, presets]);
  return presets;
}
