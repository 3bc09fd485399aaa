import type { GlobalShortcut } from 'electron';
import { accelerator } from '@shared/shell/keys.ts';
import type { ShellState } from '@shared/contract/index.ts';

/** The keys that bring the window to the front from anywhere, ready to be asked. */
export interface AskShortcut {
  /** Takes the keys of `desk.global_shortcut`; empty gives them back. */
  use(keys: string): void;
  state(): ShellState['globalShortcut'];
}

/** Off until keys are given. Keys that another program has, or that would take typing away, are not forced: `taken`. */
export function createAskShortcut(
  shortcuts: Pick<GlobalShortcut, 'register' | 'unregister'>,
  ask: () => void,
): AskShortcut {
  let used = '';
  let held: string | null = null;
  let state: ShellState['globalShortcut'] = 'off';
  return {
    state: () => state,
    use(keys) {
      if (keys === used) return;
      used = keys;
      if (held !== null) shortcuts.unregister(held);
      held = null;
      if (keys === '') {
        state = 'off';
        return;
      }
      const wanted = accelerator(keys);
      try {
        if (wanted !== null && shortcuts.register(wanted, ask)) held = wanted;
      } catch {
        // Electron throws for a combination it cannot read.
      }
      state = held === null ? 'taken' : 'set';
    },
  };
}
