import { DeskError } from '@shared/contract/errors.ts';
import type { Destination, HomeChoice, ShellState } from '@shared/contract/index.ts';
import type { Handlers } from './handlers.ts';

/** What the window around the page can do, as its host gives it. */
export interface Shell {
  state(): ShellState;
  /** Where the window was meant to go when it opened; null from the second asking on. */
  arrival(): Destination | null;
  /** Shows a file or folder in the system's file manager. Only called where `state().reveal`. */
  reveal(path: string): Promise<void>;
  /** The system's dialog for a directory; null when none was chosen. Only called where `state().choose`. */
  choose(): Promise<string | null>;
  /** Opens another home in this window, already checked. */
  openHome(to: OpenableHome): Promise<'here' | 'restart'>;
}

/** A home that may be opened, checked by the api. */
export type OpenableHome =
  { readonly kind: 'dir'; readonly dir: string } | Extract<HomeChoice, { readonly kind: 'profile' | 'demo' | 'back' }>;

/** The shell where there is no window: the command line, tests. */
export const noShell: Shell = {
  state: () => ({
    reveal: false,
    choose: false,
    tray: false,
    links: false,
    notifications: 'page',
    globalShortcut: 'absent',
  }),
  arrival: () => null,
  reveal: () => Promise.reject(cannot('show files')),
  choose: () => Promise.reject(cannot('show the dialog of the system')),
  openHome: () => Promise.reject(cannot('open another home')),
};

/** Implements `shell.*`. */
export function shellHandlers(shell: Shell): Handlers<'shell'> {
  return {
    'shell.state': () => shell.state(),
    'shell.arrival': () => ({ to: shell.arrival() }),
  };
}

/** Refuses what the window cannot do, in words. */
export function cannot(what: string): DeskError {
  return new DeskError('not_configured', `This window cannot ${what}.`, {
    remedy: 'The desktop app can; here, use the path that is shown.',
  });
}
