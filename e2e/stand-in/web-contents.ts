import { EventEmitter } from 'node:events';
import type { CDPSession, Page, Request as PageRequest, Route } from 'playwright-core';
import { ipcMain } from './ipc-main.ts';
import { isPrevented } from './preventable.ts';
import { answerRoute, fromBrowser, isMapped, toBrowser } from './protocol.ts';
import { session } from './session.ts';
import { FROM_MAIN, PRELOAD_WORLD, TO_MAIN, worldScripts, type FromMain, type ToMain } from './worlds.ts';

type OpenHandler = (details: { url: string }) => { action: 'deny' | 'allow' };

/** Electron's WebContents over one Chromium page. */
export class WebContents extends EventEmitter {
  static #next = 1;
  readonly id = WebContents.#next++;
  readonly session = session.defaultSession;
  readonly mainFrame: { readonly url: string };
  readonly page: Promise<Page>;
  /** For Playwright, which finds a window by it. */
  targetId = '';
  #shown: Page | null = null;
  #cdp: CDPSession | null = null;
  #world: number | null = null;
  #loading: string | null = null;
  #open: OpenHandler = () => ({ action: 'allow' });

  constructor(page: Promise<Page>, preload: string | null) {
    super();
    const shownUrl = (): string => this.getURL();
    this.mainFrame = {
      get url(): string {
        return shownUrl();
      },
    };
    this.page = page.then(async (opened) => {
      await this.#attach(opened, preload);
      return opened;
    });
  }

  async #attach(page: Page, preload: string | null): Promise<void> {
    const cdp = await page.context().newCDPSession(page);
    this.#cdp = cdp;
    this.#shown = page;
    this.targetId = (await cdp.send('Target.getTargetInfo')).targetInfo.targetId;
    await page.route('**/*', (route, request) => this.#route(page, route, request));
    page.on('popup', (popup) => void popup.close());
    cdp.on('Page.windowOpen', ({ url }) => {
      // Electron would make a window of an allowed one; the app allows none, so none is made here.
      if (this.#open({ url }).action === 'allow') process.stderr.write(`stand-in: a window for ${url} was allowed\n`);
    });
    let mainFrame = (await cdp.send('Page.getFrameTree')).frameTree.frame.id;
    cdp.on('Page.frameNavigated', ({ frame }) => {
      if (frame.parentId === undefined) mainFrame = frame.id;
    });
    cdp.on('Runtime.executionContextCreated', ({ context }) => {
      const { frameId } = (context.auxData ?? {}) as { frameId?: string };
      if (context.name === PRELOAD_WORLD && frameId === mainFrame) this.#world = context.id;
    });
    cdp.on('Runtime.bindingCalled', ({ name, payload, executionContextId }) => {
      if (name === TO_MAIN && executionContextId === this.#world) void this.#receive(JSON.parse(payload) as ToMain);
    });
    await cdp.send('Page.enable');
    await cdp.send('Runtime.enable');
    if (preload === null) return;
    const scripts = worldScripts(preload);
    await cdp.send('Runtime.addBinding', { name: TO_MAIN, executionContextName: PRELOAD_WORLD });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.page });
    await cdp.send('Page.addScriptToEvaluateOnNewDocument', { source: scripts.preload, worldName: PRELOAD_WORLD });
  }

  async #receive({ kind, id, channel, args }: ToMain): Promise<void> {
    const event = { sender: this, senderFrame: this.mainFrame, processId: 0, frameId: 0 };
    if (kind === 'send') {
      ipcMain.emit(channel, event, ...args);
      return;
    }
    const handler = ipcMain.handlers.get(channel);
    try {
      if (handler === undefined) throw new Error(`No handler registered for '${channel}'`);
      const value = structuredClone(await handler(event, ...args));
      this.#tell({ kind: 'answer', id, value });
    } catch (fault) {
      this.#tell({ kind: 'answer', id, error: String(fault) });
    }
  }

  #tell(message: FromMain): void {
    const expression = `${FROM_MAIN}(${JSON.stringify(message)})`;
    if (this.#world === null) return;
    // A page that has just gone away hears nothing, as in Electron.
    this.#cdp?.send('Runtime.evaluate', { expression, contextId: this.#world }).catch(() => undefined);
  }

  async #route(page: Page, route: Route, request: PageRequest): Promise<void> {
    const url = fromBrowser(request.url());
    if (request.isNavigationRequest() && url !== this.#loading && this.#isPrevented(page, request, url)) {
      return route.abort('aborted');
    }
    return isMapped(request.url()) ? answerRoute(route, request) : route.continue();
  }

  /** Asks the app's navigation guards, as Electron does for what the page itself began. */
  #isPrevented(page: Page, request: PageRequest, url: string): boolean {
    const isMainFrame = request.frame() === page.mainFrame();
    const inFrame = isPrevented(this, 'will-frame-navigate', { url, isMainFrame });
    const began = request.redirectedFrom() === null ? 'will-navigate' : 'will-redirect';
    return isMainFrame ? isPrevented(this, began, { url }) || inFrame : inFrame;
  }

  /** Loads an address at the app's own wish: no guard is asked. */
  async load(url: string): Promise<void> {
    this.#loading = url;
    try {
      await (await this.page).goto(toBrowser(url));
    } finally {
      this.#loading = null;
    }
  }

  send(channel: string, ...args: unknown[]): void {
    // Electron throws "An object could not be cloned" here as well.
    this.#tell({ kind: 'message', channel, args: structuredClone(args) });
  }

  setWindowOpenHandler(handler: OpenHandler): void {
    this.#open = handler;
  }

  getURL(): string {
    return this.#shown === null ? '' : fromBrowser(this.#shown.url());
  }

  isDestroyed(): boolean {
    return this.#shown?.isClosed() ?? false;
  }

  reload(): void {
    void this.#shown?.reload().catch(() => undefined);
  }

  async executeJavaScript(code: string): Promise<unknown> {
    return (await this.page).evaluate(code);
  }
}
