import { EventEmitter } from 'node:events';
import type { Destination } from '@shared/contract/index.ts';
import type { App, BrowserWindow, BrowserWindowConstructorOptions, MenuItemConstructorOptions } from 'electron';
import { describe, expect, it } from 'vitest';
import { menuTemplate } from './menu.ts';
import { closeBeforeQuit } from './quit.ts';
import { isOnlyInstance } from './single-instance.ts';
import { sayIn } from './words.ts';
import { minimum, windowPlace } from './window-state.ts';
import { openWindow, webPreferences } from './window.ts';

const screens = [{ x: 0, y: 0, width: 1920, height: 1080 }];

describe('webPreferences', () => {
  it('isolates and sandboxes the page, and turns nothing of the web off', () => {
    expect(webPreferences('/preload.cjs')).toMatchObject({
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      nodeIntegrationInWorker: false,
      nodeIntegrationInSubFrames: false,
      webSecurity: true,
      allowRunningInsecureContent: false,
      experimentalFeatures: false,
      webviewTag: false,
    });
    expect(webPreferences('/preload.cjs')).not.toHaveProperty('enableBlinkFeatures');
  });
});

describe('windowPlace', () => {
  const stored = { x: 100, y: 50, width: 1000, height: 700, maximized: true };

  it('opens where the window was last', () => {
    expect(windowPlace(stored, screens)).toEqual(stored);
  });

  it.each([
    ['a screen that is gone', { ...stored, x: 3000 }],
    ['above every screen', { ...stored, y: -200 }],
    ['left of every screen', { ...stored, x: -990 }],
    ['below the screen', { ...stored, y: 1070 }],
  ])('keeps the size but not a place on %s', (_where, place) => {
    expect(windowPlace(place, screens)).toEqual({ width: 1000, height: 700, maximized: true });
  });

  it.each([null, 'x', {}, { ...stored, width: '1' }, { ...stored, x: Number.MAX_VALUE }])(
    'falls back for %j',
    (broken) => {
      expect(windowPlace(broken, screens)).toEqual({ width: 1280, height: 800, maximized: false });
    },
  );

  it('never opens smaller than the screens can work in', () => {
    expect(windowPlace({ ...stored, width: 10, height: 10 }, screens)).toMatchObject(minimum);
  });
});

class FakeWindow extends EventEmitter {
  readonly did: string[] = [];
  loadURL(url: string): Promise<void> {
    this.did.push(`load ${url}`);
    return Promise.resolve();
  }
  show(): void {
    this.did.push('show');
  }
  focus(): void {
    this.did.push('focus');
  }
  restore(): void {
    this.did.push('restore');
  }
  maximize(): void {
    this.did.push('maximize');
  }
  isMaximized(): boolean {
    return false;
  }
  isMinimized(): boolean {
    return true;
  }
  getNormalBounds(): object {
    return { x: 1, y: 2, width: 800, height: 600 };
  }
}
const asWindow = (window: FakeWindow): BrowserWindow => window as unknown as BrowserWindow;

describe('openWindow', () => {
  it('shows the window when it has something to show, and remembers its place when it closes', () => {
    const fake = new FakeWindow();
    const saved: unknown[] = [];
    let options: BrowserWindowConstructorOptions = {};
    openWindow({
      create(given) {
        options = given;
        return asWindow(fake);
      },
      preload: '/preload.cjs',
      page: 'app://hermes-desk/',
      stored: null,
      screens,
      save: (state) => saved.push(state),
    });
    expect(options).toMatchObject({ show: false, webPreferences: { sandbox: true } });
    expect(fake.did).toEqual(['load app://hermes-desk/']);
    fake.emit('ready-to-show');
    expect(fake.did.at(-1)).toBe('show');
    fake.emit('close');
    expect(saved).toEqual([{ x: 1, y: 2, width: 800, height: 600, maximized: false }]);
  });
});

describe('isOnlyInstance', () => {
  it('tells the second one to end, and brings the window of the first to the front', () => {
    const app = Object.assign(new EventEmitter(), { requestSingleInstanceLock: () => true });
    const second = Object.assign(new EventEmitter(), { requestSingleInstanceLock: () => false });
    const fake = new FakeWindow();
    expect(isOnlyInstance(app as unknown as App, () => asWindow(fake))).toBe(true);
    app.emit('second-instance');
    expect(fake.did).toEqual(['restore', 'show', 'focus']);
    expect(isOnlyInstance(second as unknown as App, () => null)).toBe(false);
  });
});

describe('closeBeforeQuit', () => {
  it('holds the end back until the core is closed, once', async () => {
    const quits: number[] = [];
    const app = Object.assign(new EventEmitter(), { quit: () => void quits.push(1) });
    const closed = Promise.withResolvers<undefined>();
    let closes = 0;
    closeBeforeQuit(app as unknown as App, () => {
      closes += 1;
      return closed.promise;
    });
    const isHeld = (): boolean => {
      let held = false;
      app.emit('will-quit', { preventDefault: () => (held = true) });
      return held;
    };
    expect([isHeld(), isHeld()]).toEqual([true, true]);
    closed.resolve(undefined);
    await new Promise((resolve) => setImmediate(resolve));
    expect(quits).toEqual([1]);
    expect(isHeld()).toBe(false);
    expect(closes).toBe(1);
  });
});

describe('menuTemplate', () => {
  const menu = (platform: NodeJS.Platform, development: boolean, language: 'en' | 'zh' = 'en') => {
    const gone: Destination[] = [];
    const go = (to: Destination): void => void gone.push(to);
    return { gone, items: menuTemplate({ platform, development, say: sayIn(language, 'en'), go }) };
  };

  it('has developer tools in development only, and the app menu on macOS', () => {
    expect(JSON.stringify(menu('linux', false).items)).not.toContain('toggleDevTools');
    expect(JSON.stringify(menu('linux', true).items)).toContain('toggleDevTools');
    expect(menu('darwin', false).items[0]).toEqual({ role: 'appMenu' });
  });

  it('leads to every screen, takes no key of the page, and speaks the chosen language', () => {
    const { items, gone } = menu('linux', false, 'zh');
    const go = items.find(({ label }) => label === '前往');
    for (const item of go?.submenu as MenuItemConstructorOptions[]) item.click?.({} as never, undefined, {});
    expect(gone).toHaveLength(7);
    expect(gone.every((to) => to.kind === 'place' && addressable.has(to.place))).toBe(true);
    expect(JSON.stringify(items)).not.toContain('accelerator');
  });
});

const addressable = new Set(['chat', 'memory', 'approvals', 'journey', 'sessions', 'skills', 'settings']);
