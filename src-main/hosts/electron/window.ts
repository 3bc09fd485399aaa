import type { BrowserWindow, BrowserWindowConstructorOptions, WebPreferences } from 'electron';
import type { Json } from '@shared/contract/index.ts';
import { minimum, windowPlace, type Rectangle, type WindowState } from './window-state.ts';

export interface WindowOptions {
  readonly create: (options: BrowserWindowConstructorOptions) => BrowserWindow;
  readonly preload: string;
  readonly page: string;
  readonly stored: Json;
  readonly screens: readonly Rectangle[];
  readonly save: (state: WindowState) => void;
}

/** How a page may be run: isolated, sandboxed, with nothing of Node, with the web's own security on. */
export function webPreferences(preload: string): WebPreferences {
  return {
    preload,
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    nodeIntegrationInWorker: false,
    nodeIntegrationInSubFrames: false,
    webSecurity: true,
    allowRunningInsecureContent: false,
    experimentalFeatures: false,
    webviewTag: false,
    navigateOnDragDrop: false,
    spellcheck: true,
  };
}

/** Opens the window where it was last, shows it when it has something to show, and remembers its place when it closes. */
export function openWindow({ create, preload, page, stored, screens, save }: WindowOptions): BrowserWindow {
  const { maximized, ...place } = windowPlace(stored, screens);
  const window = create({
    ...place,
    minWidth: minimum.width,
    minHeight: minimum.height,
    title: 'Hermes Desk',
    show: false,
    autoHideMenuBar: true,
    // The ground colour of the page, so that nothing flashes before its first paint.
    backgroundColor: '#10141d',
    webPreferences: webPreferences(preload),
  });
  window.once('ready-to-show', () => {
    if (maximized) window.maximize();
    window.show();
  });
  window.on('close', () => save({ ...window.getNormalBounds(), maximized: window.isMaximized() }));
  window.loadURL(page).catch(() => undefined);
  return window;
}
