// A stand-in for the 'electron' module: the compiled main and preload bundles run unchanged in Node, their windows are
// pages of Chromium. What it cannot imitate is listed in docs/security.md.
import { EventEmitter } from 'node:events';
import { App } from './app.ts';
import { BrowserWindow, useWindows } from './browser-window.ts';
import { startEngine } from './chromium.ts';
import { ipcMain } from './ipc-main.ts';
import { protocol } from './protocol.ts';
import { session } from './session.ts';
import { globalShortcut, Menu, nativeImage, Notification, Tray } from './surroundings.ts';
import type { WebContents } from './web-contents.ts';

Object.defineProperty(process.versions, 'electron', { value: '0.0.0-stand-in' });

const engine = startEngine();
const app = new App(engine);
useWindows({
  engine,
  onCreated: (contents) => app.emit('web-contents-created', {}, contents),
  onAllClosed: () => app.allWindowsClosed(),
});

const webContents = {
  getAllWebContents: (): WebContents[] => BrowserWindow.getAllWindows().map((window) => window.webContents),
  fromDevToolsTargetId: (id: string): WebContents | undefined =>
    webContents.getAllWebContents().find((contents) => contents.targetId === id),
};

/** Dialogs answer "cancelled" until a test replaces them through `app.evaluate`. */
const dialog = {
  shown: [] as string[],
  showOpenDialog: (): Promise<{ canceled: boolean; filePaths: string[] }> =>
    Promise.resolve({ canceled: true, filePaths: [] }),
  showSaveDialog: (): Promise<{ canceled: boolean; filePath: string }> =>
    Promise.resolve({ canceled: true, filePath: '' }),
  showMessageBox: (): Promise<{ response: number; checkboxChecked: boolean }> =>
    Promise.resolve({ response: 0, checkboxChecked: false }),
  showErrorBox(title: string, text: string): void {
    dialog.shown.push(`${title}: ${text}`);
  },
};

/** Opens and shows nothing; a test reads what would have been. */
const shell = {
  opened: [] as string[],
  shown: [] as string[],
  showItemInFolder(path: string): void {
    shell.shown.push(path);
  },
  openExternal(address: string): Promise<void> {
    shell.opened.push(address);
    return Promise.resolve();
  },
};

const area = { x: 0, y: 0, width: 1920, height: 1080 };
const screen = Object.assign(new EventEmitter(), { getAllDisplays: () => [{ id: 1, bounds: area, workArea: area }] });

const parts = {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  nativeImage,
  Notification,
  protocol,
  screen,
  session,
  shell,
  Tray,
  webContents,
};
export {
  app,
  BrowserWindow,
  dialog,
  globalShortcut,
  ipcMain,
  Menu,
  nativeImage,
  Notification,
  protocol,
  screen,
  session,
  shell,
  Tray,
  webContents,
};
export default parts;

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => app.quit());
engine.started.catch((fault: unknown) => {
  process.stderr.write(`stand-in: Chromium did not start: ${String(fault)}\n`);
  process.exit(1);
});
