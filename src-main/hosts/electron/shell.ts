import type { App, BrowserWindow, Dialog, OpenDialogOptions, Shell as SystemShell } from 'electron';
import type { OpenableHome, Shell } from '../../api/shell.ts';
import type { AskShortcut } from './ask-shortcut.ts';
import type { WayIn } from './way-in.ts';

export interface ElectronShellDeps {
  readonly app: Pick<App, 'relaunch' | 'quit'>;
  readonly dialog: Pick<Dialog, 'showOpenDialog'>;
  readonly shell: Pick<SystemShell, 'showItemInFolder'>;
  readonly window: () => BrowserWindow | null;
  readonly wayIn: WayIn;
  readonly shortcut: AskShortcut;
  readonly hasTray: () => boolean;
  readonly hasLinks: boolean;
  /** The arguments that start the app again on that home. */
  readonly restartWith: (to: OpenableHome) => string[];
}

/** What the desktop app's window can do. Another home is another start: its locks and Chromium's own files lie in it. */
export function electronShell(deps: ElectronShellDeps): Shell {
  const { app, dialog, shell, window, wayIn, shortcut, hasTray, hasLinks, restartWith } = deps;
  return {
    state: () => ({
      reveal: true,
      choose: true,
      tray: hasTray(),
      links: hasLinks,
      notifications: 'system',
      globalShortcut: shortcut.state(),
    }),
    arrival: () => wayIn.arrival(),
    reveal: (path) => {
      shell.showItemInFolder(path);
      return Promise.resolve();
    },
    async choose() {
      const options: OpenDialogOptions = { properties: ['openDirectory', 'createDirectory', 'showHiddenFiles'] };
      const over = window();
      const { canceled, filePaths } =
        over === null ? await dialog.showOpenDialog(options) : await dialog.showOpenDialog(over, options);
      return canceled ? null : (filePaths[0] ?? null);
    },
    openHome(to) {
      app.relaunch({ args: restartWith(to) });
      // Once the page has its answer.
      setImmediate(() => app.quit());
      return Promise.resolve('restart');
    },
  };
}
