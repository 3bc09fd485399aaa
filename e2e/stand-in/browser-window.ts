import { EventEmitter } from 'node:events';
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import type { Engine } from './chromium.ts';
import { isPrevented } from './preventable.ts';
import { WebContents } from './web-contents.ts';

interface Options {
  readonly x?: number;
  readonly y?: number;
  readonly width?: number;
  readonly height?: number;
  readonly show?: boolean;
  readonly webPreferences?: {
    readonly preload?: string;
    readonly sandbox?: boolean;
    readonly contextIsolation?: boolean;
    readonly nodeIntegration?: boolean;
    readonly webSecurity?: boolean;
  };
}

interface Windows {
  readonly engine: Engine;
  readonly onCreated: (contents: WebContents) => void;
  readonly onAllClosed: () => void;
}

let windows: Windows | null = null;

/** Says where windows are opened and who hears of them. */
export function useWindows(used: Windows): void {
  windows = used;
}

/** Electron's BrowserWindow: one page of Chromium. Only isolated, sandboxed windows without Node can be had. */
export class BrowserWindow extends EventEmitter {
  static readonly #all = new Set<BrowserWindow>();
  readonly webContents: WebContents;
  readonly options: Options;
  #visible: boolean;
  #maximized = false;
  #minimized = false;
  #focused = true;
  #bounds: { x: number; y: number; width: number; height: number };

  static getAllWindows(): BrowserWindow[] {
    return [...BrowserWindow.#all];
  }
  static fromWebContents(contents: WebContents): BrowserWindow | null {
    return BrowserWindow.getAllWindows().find((window) => window.webContents === contents) ?? null;
  }
  static getFocusedWindow(): BrowserWindow | null {
    return BrowserWindow.getAllWindows().at(-1) ?? null;
  }

  constructor(options: Options = {}) {
    super();
    if (windows?.engine.context() == null) throw new Error('Cannot create BrowserWindow before app is ready');
    const { sandbox, contextIsolation, nodeIntegration, webSecurity, preload } = options.webPreferences ?? {};
    if (sandbox !== true || contextIsolation !== true || nodeIntegration !== false || webSecurity === false) {
      throw new Error('stand-in: a window must be sandboxed and isolated, without Node, with web security');
    }
    this.options = options;
    this.#visible = options.show !== false;
    this.#bounds = { x: options.x ?? 0, y: options.y ?? 0, width: options.width ?? 800, height: options.height ?? 600 };
    const source = preload === undefined ? null : readFileSync(preload, 'utf8');
    this.webContents = new WebContents(this.#open(windows.engine), source);
    BrowserWindow.#all.add(this);
    windows.onCreated(this.webContents);
  }

  async #open(engine: Engine): Promise<Page> {
    const context = await engine.started;
    // Chromium begins with one empty page, which becomes the first window.
    const empty = context.pages().find((page) => page.url() === 'about:blank');
    const page = BrowserWindow.#all.size <= 1 && empty !== undefined ? empty : await context.newPage();
    await page.setViewportSize({ width: this.options.width ?? 800, height: this.options.height ?? 600 });
    page.on('close', () => this.#gone());
    page.on('pageerror', (fault) => void process.stderr.write(`renderer: ${fault.message}\n`));
    page.on('domcontentloaded', () => {
      this.webContents.emit('dom-ready');
      this.emit('ready-to-show');
    });
    page.on('load', () => this.webContents.emit('did-finish-load'));
    page.on('crash', () => this.webContents.emit('render-process-gone', {}, { reason: 'crashed' }));
    return page;
  }

  #gone(): void {
    if (!BrowserWindow.#all.delete(this)) return;
    this.emit('closed');
    if (BrowserWindow.#all.size === 0) windows?.onAllClosed();
  }

  async loadURL(url: string): Promise<void> {
    await this.webContents.load(url);
  }
  show(): void {
    this.#visible = true;
    this.emit('show');
  }
  hide(): void {
    this.#visible = false;
    this.emit('hide');
  }
  focus(): void {
    this.#focused = true;
    this.emit('focus');
  }
  blur(): void {
    this.#focused = false;
    this.emit('blur');
  }
  isFocused(): boolean {
    return this.#focused;
  }
  minimize(): void {
    this.#minimized = true;
  }
  restore(): void {
    this.#minimized = false;
  }
  maximize(): void {
    this.#maximized = true;
  }
  isVisible(): boolean {
    return this.#visible;
  }
  isMinimized(): boolean {
    return this.#minimized;
  }
  isMaximized(): boolean {
    return this.#maximized;
  }
  isDestroyed(): boolean {
    return !BrowserWindow.#all.has(this);
  }
  getBounds(): { x: number; y: number; width: number; height: number } {
    return this.#bounds;
  }
  setBounds(bounds: Partial<{ x: number; y: number; width: number; height: number }>): void {
    this.#bounds = { ...this.#bounds, ...bounds };
  }
  getNormalBounds(): { x: number; y: number; width: number; height: number } {
    return this.getBounds();
  }

  /** Asks the app (`close`), then closes. Resolves when the window is gone or the app said no. */
  async closed(): Promise<void> {
    if (isPrevented(this, 'close')) return;
    const page = await this.webContents.page;
    await page.close();
    this.#gone();
  }
  close(): void {
    void this.closed();
  }
  destroy(): void {
    void this.webContents.page.then((page) => page.close());
  }
}
