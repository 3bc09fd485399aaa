import type { BrowserWindow } from 'electron';
import type * as Electron from 'electron';
import { DeskError } from '@shared/contract/errors.ts';
import type { Desk } from '../../api/desk.ts';
import { appFiles } from '../app-files.ts';
import type { AskShortcut } from './ask-shortcut.ts';
import { menuTemplate } from './menu.ts';
import { createTray } from './tray.ts';
import { turnNotices } from './turn-notices.ts';
import type { WayIn } from './way-in.ts';
import { sayIn, type Say } from './words.ts';

/** The parts of Electron around the window. */
type Parts = Pick<typeof Electron, 'app' | 'Menu' | 'nativeImage' | 'Notification' | 'Tray'>;

export interface SurroundingsDeps {
  readonly electron: Parts;
  readonly shortcut: AskShortcut;
  readonly wayIn: WayIn;
  readonly toFront: () => void;
  readonly window: () => BrowserWindow | null;
}

/** What stands around the window and follows the home: menu, tray, the count on the dock, notices, the keys from anywhere. */
export interface Surroundings {
  /** Keeps it all true from now on. */
  follow(desk: Desk): void;
  hasTray(): boolean;
}

/** Builds them; they show nothing before `follow`. */
export function createSurroundings({ electron, shortcut, wayIn, toFront, window }: SurroundingsDeps): Surroundings {
  const { app, nativeImage, Notification, Tray } = electron;
  let desk: Desk | null = null;
  const tray = createTray({
    app,
    create: () => new Tray(nativeImage.createFromPath(appFiles.trayIcon(process.platform))),
    giveMenu: (icon, template) => icon.setContextMenu(electron.Menu.buildFromTemplate(template)),
    platform: process.platform,
    open: toFront,
    go: (to) => wayIn.go(to),
    setPaused: (paused) => {
      // Looking on it is refused; the tray says again how things stand.
      void desk?.api.call('app.pause', { paused }, { host: 'electron', person: true }).catch(() => desk?.tell());
    },
  });

  const say = (): Say => {
    const chosen = desk?.core.config.string('desk.language');
    return sayIn(chosen === 'en' || chosen === 'zh' ? chosen : 'system', app.getLocale());
  };
  let menuSays = '';
  const drawMenu = (): void => {
    const now = say();
    // A menu that is open would close.
    if (menuSays === now('file')) return;
    menuSays = now('file');
    const template = menuTemplate({
      platform: process.platform,
      development: !app.isPackaged,
      say: now,
      go: (to) => wayIn.go(to),
    });
    electron.Menu.setApplicationMenu(electron.Menu.buildFromTemplate(template));
  };
  const draw = (): void => {
    if (desk === null) return;
    const { config } = desk.core;
    const services = desk.core.services();
    drawMenu();
    shortcut.use(config.string('desk.global_shortcut'));
    tray.update(
      { waiting: services.waiting().count, paused: services.paused(), shown: config.bool('desk.tray') },
      say(),
    );
  };

  return {
    hasTray: () => tray.shown(),
    follow(followed) {
      desk = followed;
      const { core, api } = followed;
      const notice = turnNotices({
        looking: () => window()?.isFocused() ?? false,
        wanted: () => ({
          on: core.config.string('desk.notifications') === 'on' && Notification.isSupported(),
          afterMs: core.config.number('desk.notify_after_seconds', 20, { min: 1 }) * 1000,
        }),
        title: (session) => titleOf(followed, session),
        say,
        show: ({ title, body, session }) => {
          const shown = new Notification({ title, body });
          shown.on('click', () => wayIn.go({ kind: 'session', session, message: null }));
          shown.show();
        },
      });
      draw();
      api.events.subscribe((event) => {
        notice(event);
        if (['app.changed', 'approvals.changed', 'settings.changed'].includes(event.type)) draw();
      });
    },
  };
}

/** A conversation may be gone by the time its turn has ended. */
function titleOf({ core }: Desk, session: string): string | null {
  try {
    return core.services().sessions.get(session).title;
  } catch (error) {
    if (error instanceof DeskError) return null;
    throw error;
  }
}
