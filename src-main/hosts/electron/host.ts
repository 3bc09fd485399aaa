import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as Electron from 'electron';
import { openDesk, type Desk } from '../../api/desk.ts';
import type { HomePaths } from '../../home/paths.ts';
import { appFiles } from '../app-files.ts';
import { parseStartFlags, type StartFlags } from '../flags.ts';
import { homeOf } from '../home-of.ts';
import { consoleLog } from '../log.ts';
import { errorLine, exitCode } from '../people.ts';
import { version } from '../version.ts';
import { APP_PAGE, appScheme, createAppProtocol } from './app-protocol.ts';
import { createOpenExternal } from './external-links.ts';
import { sendEvents, serveIpc } from './ipc.ts';
import { menuTemplate } from './menu.ts';
import { guardNavigation } from './navigation.ts';
import { ownArguments } from './own-arguments.ts';
import { denyPermissions } from './permissions.ts';
import { closeBeforeQuit } from './quit.ts';
import { recoverRenderer } from './renderer-crash.ts';
import { isOnlyInstance } from './single-instance.ts';
import { createTrustedOrigin } from './trusted-origin.ts';
import { refuseWebviews } from './webview.ts';
import { guardWindowOpen } from './window-open.ts';
import type { WindowState } from './window-state.ts';
import { openWindow } from './window.ts';

/** The parts of Electron the host uses; handed in, so that every policy beside this file can be tested without it. */
export type ElectronParts = Pick<
  typeof Electron,
  'app' | 'BrowserWindow' | 'dialog' | 'ipcMain' | 'Menu' | 'protocol' | 'screen' | 'session' | 'shell'
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

  const paths = homeOf(flags);
  app.setPath('userData', userDataFor(paths));
  if (!isOnlyInstance(app, () => window)) {
    process.stderr.write('Hermes Desk is open on this home already; its window comes to the front.\n');
    app.quit();
    return;
  }

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
  electron.Menu.setApplicationMenu(electron.Menu.buildFromTemplate(menuTemplate(process.platform, !app.isPackaged)));

  const desk = await openDesk({
    paths,
    story: flags.demo ? appFiles.demoStory : null,
    shippedSkills: appFiles.skills,
    model: flags.model,
    workspace: flags.workspace,
    host: 'electron',
    env: process.env,
    version,
    log: consoleLog,
  });
  closeBeforeQuit(app, () => desk.close());
  serveIpc(electron.ipcMain, desk.api, trusted);

  const stored = await desk.core.ui.get(WINDOW_KEY).catch(() => null);
  const show = (): void => {
    window = openWindow({
      create: (options) => new BrowserWindow(options),
      preload: appFiles.preload,
      page: devServer ?? APP_PAGE,
      stored,
      screens: electron.screen.getAllDisplays().map((display) => display.workArea),
      save: (state) => saveWindow(desk, state),
    });
    const stop = sendEvents(window.webContents, desk.api, trusted);
    window.on('closed', () => {
      stop();
      window = null;
    });
  };
  show();
  app.on('activate', () => {
    if (window === null) show();
  });
  app.on('window-all-closed', () => {
    if (process.platform !== 'darwin') app.quit();
  });
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
