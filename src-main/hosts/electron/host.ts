import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { openDesk, type Desk } from '../../api/desk.ts';
import type { HomePaths } from '../../home/paths.ts';
import { appFiles } from '../app-files.ts';
import { parseStartFlags, restartFlags, type StartFlags } from '../flags.ts';
import type { OpenableHome } from '../../api/shell.ts';
import { homeOf, homeOfChoice } from '../home-of.ts';
import { consoleLog } from '../log.ts';
import { errorLine, exitCode } from '../people.ts';
import { version } from '../version.ts';
import { APP_PAGE, appScheme, createAppProtocol } from './app-protocol.ts';
import { createOpenExternal } from './external-links.ts';
import { sendEvents, serveIpc } from './ipc.ts';
import { guardNavigation } from './navigation.ts';
import { createAskShortcut } from './ask-shortcut.ts';
import { ownArguments, restartArguments } from './own-arguments.ts';
import { denyPermissions } from './permissions.ts';
import { closeBeforeQuit } from './quit.ts';
import { recoverRenderer } from './renderer-crash.ts';
import { electronShell } from './shell.ts';
import { bringToFront, isOnlyInstance } from './single-instance.ts';
import { createSurroundings } from './surroundings.ts';
import { createTrustedOrigin } from './trusted-origin.ts';
import { createWayIn, linkAmong, takeLinks } from './way-in.ts';
import { refuseWebviews } from './webview.ts';
import { guardWindowOpen } from './window-open.ts';
import type { WindowState } from './window-state.ts';
import { openWindow } from './window.ts';

/** The parts of Electron the host uses; handed in, so that every policy beside this file can be tested without it. */
export type ElectronParts = Pick<
  typeof Electron,
  | 'app'
  | 'BrowserWindow'
  | 'dialog'
  | 'globalShortcut'
  | 'ipcMain'
  | 'Menu'
  | 'nativeImage'
  | 'Notification'
  | 'protocol'
  | 'screen'
  | 'session'
  | 'shell'
  | 'Tray'
>;

/** The Electron host as a program. Everything it decides is in the policies it puts together. */
export async function runElectron(electron: ElectronParts): Promise<void> {
  const { app } = electron;
  app.enableSandbox();
  electron.protocol.registerSchemesAsPrivileged([appScheme]);
  try {
    const flags = parseStartFlags(ownArguments(process.argv, process.defaultApp));
    await open(electron, flags);
  } catch (fault) {
    process.stderr.write(errorLine(fault));
    await app.whenReady();
    electron.dialog.showErrorBox('Hermes Desk', errorLine(fault));
    app.exit(exitCode(fault));
  }
}

/** The key of the window's place in ui.json. */
const WINDOW_KEY = 'window';

async function open(electron: ElectronParts, flags: StartFlags): Promise<void> {
  const { app, BrowserWindow, session } = electron;
  let window: Electron.BrowserWindow | null = null;
  let desk: Desk | null = null;
  let show: () => void = () => undefined;
  const toFront = (): void => {
    if (window === null) show();
    else bringToFront(window);
  };
  const wayIn = createWayIn(toFront, (to) => desk?.api.events.emit('shell.go', to));

  const paths = homeOf(flags);
  app.setPath('userData', userDataFor(paths));
  const onSecond = (argv: readonly string[]): void => wayIn.follow(linkAmong(argv) ?? '');
  if (!isOnlyInstance(app, () => window, onSecond)) {
    process.stderr.write('Hermes Desk is open on this home already; its window comes to the front.\n');
    app.quit();
    return;
  }
  const hasLinks = takeLinks(app, wayIn);

  const devServer = app.isPackaged ? null : (process.env['ELECTRON_RENDERER_URL'] ?? null);
  const trusted = createTrustedOrigin(devServer);
  const openExternal = createOpenExternal((address) => electron.shell.openExternal(address), consoleLog);
  app.on('web-contents-created', (_event, contents) => {
    guardNavigation(contents, trusted, openExternal);
    guardWindowOpen(contents, openExternal);
    refuseWebviews(contents);
    recoverRenderer(contents, consoleLog);
  });

  await app.whenReady();
  denyPermissions(session.defaultSession, trusted);
  electron.protocol.handle('app', createAppProtocol(appFiles.renderer));

  const shortcut = createAskShortcut(electron.globalShortcut, () => wayIn.go({ kind: 'ask' }));
  const surroundings = createSurroundings({ electron, shortcut, wayIn, toFront, window: () => window });
  const shell = electronShell({
    app,
    dialog: electron.dialog,
    shell: electron.shell,
    window: () => window,
    wayIn,
    shortcut,
    hasTray: () => surroundings.hasTray(),
    hasLinks,
    restartWith: (to) => restartArguments(process.argv, process.defaultApp, restartOn(to, flags, paths)),
  });
  const opened = await openDesk({
    paths,
    story: flags.demo ? appFiles.demoStory : null,
    shippedSkills: appFiles.skills,
    model: flags.model,
    workspace: flags.workspace,
    welcome: flags.welcome,
    visiting: flags.backTo !== null,
    shell,
    host: 'electron',
    env: process.env,
    version,
    log: consoleLog,
  });
  desk = opened;
  closeBeforeQuit(app, () => opened.close());
  serveIpc(electron.ipcMain, opened.api, trusted);
  surroundings.follow(opened);

  const stored = await opened.core.ui.get(WINDOW_KEY).catch(() => null);
  show = (): void => {
    window = openWindow({
      create: (options) => new BrowserWindow(options),
      preload: appFiles.preload,
      page: devServer ?? APP_PAGE,
      stored,
      screens: electron.screen.getAllDisplays().map((display) => display.workArea),
      save: (state) => saveWindow(opened, state),
    });
    const stop = sendEvents(window.webContents, opened.api, trusted);
    window.on('closed', () => {
      stop();
      wayIn.left();
      window = null;
    });
  };
  show();
  wayIn.follow(linkAmong(process.argv) ?? '');
  app.on('activate', () => {
    if (window === null) show();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
}

/** The flags of a start on another home. */
function restartOn(to: OpenableHome, flags: StartFlags, open: HomePaths): string[] {
  if (to.kind === 'demo') return restartFlags(flags, { demo: true, backTo: flags.backTo ?? open.dir });
  if (to.kind === 'back') return restartFlags(flags, { dir: flags.backTo ?? open.dir });
  return restartFlags(flags, { dir: homeOfChoice(to, { started: open, open }).paths.dir });
}

/** Where Chromium keeps its own files: in the home, or in a temporary place when the home cannot be used. */
function userDataFor(paths: HomePaths): string {
  try {
    mkdirSync(paths.electronDir, { recursive: true });
    return paths.electronDir;
  } catch {
    return mkdtempSync(join(tmpdir(), 'hermes-desk-'));
  }
}

/** An onlooker leaves no trace in the home; losing a window's place is no fault worth a word. */
function saveWindow(desk: Desk, state: WindowState): void {
  if (desk.core.mode() === 'owner') desk.core.ui.set(WINDOW_KEY, state).catch(() => undefined);
}
