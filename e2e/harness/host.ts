import type { Browser, BrowserContextOptions, ElectronApplication, Page } from '@playwright/test';
import { startElectronApp } from './electron-app.ts';
import { startWebApp, type WebApp } from './web-app.ts';

/** On which host a project runs its scenarios. */
export type HostKind = 'web' | 'electron-stand-in' | 'electron';
export interface HostOptions {
  kind: HostKind;
}

/** Hermes Desk, open on a home, with its window. */
export interface OpenApp {
  readonly page: Page;
  /** The Electron side; null on the web host. */
  readonly electron: ElectronApplication | null;
  /** The web side; null under Electron. */
  readonly web: WebApp | null;
  /** Closes the window and the app in good order. */
  close(): Promise<void>;
}

/** Opens the app on a home, on the given host. */
export async function openApp(
  kind: HostKind,
  home: string,
  browser: Browser,
  context: BrowserContextOptions,
  extra: readonly string[] = [],
): Promise<OpenApp> {
  if (kind === 'web') {
    const web = await startWebApp(home, extra);
    const opened = await browser.newContext(context);
    const page = await opened.newPage();
    await page.goto(web.url);
    return {
      page,
      electron: null,
      web,
      async close() {
        await opened.close();
        await web.stop();
      },
    };
  }
  const electron = await startElectronApp(home, kind, extra);
  const page = await electron.firstWindow();
  // The first document of a window is empty; requests begin with the app's own.
  await page.waitForFunction(() => 'hermesDesk' in window);
  return { page, electron, web: null, close: () => electron.close() };
}
