// What stands around a window. Nothing is drawn; a test reads and presses what would be there.
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

interface MenuItem {
  readonly label?: string;
  readonly role?: string;
  readonly enabled?: boolean;
  readonly submenu?: readonly MenuItem[];
  readonly click?: () => void;
}

/** Electron's Menu: its template as it was given. */
export class Menu {
  static #application: Menu | null = null;
  readonly items: readonly MenuItem[];

  constructor(items: readonly MenuItem[]) {
    this.items = items;
  }
  static buildFromTemplate(template: readonly MenuItem[]): Menu {
    return new Menu(template);
  }
  static setApplicationMenu(menu: Menu | null): void {
    Menu.#application = menu;
  }
  static getApplicationMenu(): Menu | null {
    return Menu.#application;
  }
}

/** Electron's nativeImage: a picture that is there, or an empty one. */
export const nativeImage = {
  createFromPath: (path: string): { isEmpty(): boolean } => ({ isEmpty: () => !existsSync(path) }),
};

/** Electron's Tray. */
export class Tray extends EventEmitter {
  static readonly all = new Set<Tray>();
  toolTip = '';
  title = '';
  menu: Menu | null = null;

  constructor(image: { isEmpty(): boolean }) {
    super();
    if (image.isEmpty()) throw new Error('stand-in: the icon of the tray is not there');
    Tray.all.add(this);
  }
  setToolTip(text: string): void {
    this.toolTip = text;
  }
  setTitle(text: string): void {
    this.title = text;
  }
  setContextMenu(menu: Menu): void {
    this.menu = menu;
  }
  destroy(): void {
    Tray.all.delete(this);
  }
}

/** Electron's globalShortcut. `taken` are keys that another program has. */
export const globalShortcut = {
  taken: new Set<string>(),
  registered: new Map<string, () => void>(),
  register(keys: string, run: () => void): boolean {
    if (globalShortcut.taken.has(keys)) return false;
    globalShortcut.registered.set(keys, run);
    return true;
  },
  unregister(keys: string): void {
    globalShortcut.registered.delete(keys);
  },
};

/** Electron's Notification. */
export class Notification extends EventEmitter {
  static readonly shown: Notification[] = [];
  readonly title: string;
  readonly body: string;

  static isSupported(): boolean {
    return true;
  }
  constructor({ title, body }: { title: string; body: string }) {
    super();
    this.title = title;
    this.body = body;
  }
  show(): void {
    Notification.shown.push(this);
  }
}
