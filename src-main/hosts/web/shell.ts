import { dirname } from 'node:path';
import type { OpenableHome, Shell } from '../../api/shell.ts';
import { cannot } from '../../api/shell.ts';
import { hasScreen, openFolder } from './open-with-system.ts';

/** What the host's shell needs of the program around it. */
export interface WebShellDeps {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Opens a home in place of the one in use. */
  readonly openHome: (to: OpenableHome) => Promise<void>;
}

/**
 * What a browser on this machine can have: another home in the same window, and the file manager where there is a screen. No
 * tray, no keys outside of the page, no links of its own, no dialog for directories.
 */
export function webShell({ platform, env, openHome }: WebShellDeps): Shell {
  const reveal = hasScreen(platform, env);
  return {
    state: () => ({
      reveal,
      choose: false,
      tray: false,
      links: false,
      notifications: 'page',
      globalShortcut: 'absent',
    }),
    arrival: () => null,
    reveal: (path) => {
      openFolder(dirname(path), platform);
      return Promise.resolve();
    },
    choose: () => Promise.reject(cannot('show the dialog of the system')),
    openHome: async (to) => {
      await openHome(to);
      return 'here';
    },
  };
}
