import type { App, MenuItemConstructorOptions, Tray } from 'electron';
import type { Destination } from '@shared/contract/index.ts';
import type { Say } from './words.ts';

/** What the tray shows. */
export interface TrayState {
  /** How many changes wait for the person. */
  readonly waiting: number;
  readonly paused: boolean;
  /** `desk.tray`. */
  readonly shown: boolean;
}

export interface TrayDeps {
  readonly app: Pick<App, 'setBadgeCount' | 'quit'>;
  /** Makes the icon; throws where the system has no tray. */
  readonly create: () => Tray;
  readonly giveMenu: (tray: Tray, template: MenuItemConstructorOptions[]) => void;
  readonly platform: NodeJS.Platform;
  readonly open: () => void;
  readonly go: (to: Destination) => void;
  readonly setPaused: (paused: boolean) => void;
}

/** The icon in the tray or menu bar, and the count on the dock. */
export interface TrayIcon {
  update(state: TrayState, say: Say): void;
  /** False where the system has none, or the person wants none. */
  shown(): boolean;
}

/** Makes no icon until it is told to show one. A system without a tray is no fault: the badge in the window says the same. */
export function createTray({ app, create, giveMenu, platform, open, go, setPaused }: TrayDeps): TrayIcon {
  let tray: Tray | null = null;
  let absent = false;
  const make = (): Tray | null => {
    if (absent) return null;
    try {
      const made = create();
      made.on('click', open);
      return made;
    } catch {
      absent = true;
      return null;
    }
  };
  return {
    shown: () => tray !== null,
    update({ waiting, paused, shown }, say) {
      app.setBadgeCount(waiting);
      if (!shown) {
        tray?.destroy();
        tray = null;
        return;
      }
      tray ??= make();
      if (tray === null) return;
      const words = waiting === 0 ? say('nothingWaits') : waiting === 1 ? say('waitsOne') : say('waitsMany', waiting);
      tray.setToolTip(`Hermes Desk: ${words}`);
      if (platform === 'darwin') tray.setTitle(waiting === 0 ? '' : String(waiting));
      giveMenu(tray, [
        { label: say('open'), click: open },
        { label: words, enabled: waiting > 0, click: () => go({ kind: 'place', place: 'approvals' }) },
        { label: say('newSession'), click: () => go({ kind: 'ask' }) },
        { type: 'separator' },
        { label: paused ? say('goOn') : say('pause'), click: () => setPaused(!paused) },
        { type: 'separator' },
        { label: say('quit'), click: () => app.quit() },
      ]);
    },
  };
}
