import { EventEmitter } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BrowserWindow } from './browser-window.ts';
import type { Engine } from './chromium.ts';
import { createInstanceLock } from './instance-lock.ts';
import { isPrevented } from './preventable.ts';

/** Electron's `app`. */
export class App extends EventEmitter {
  readonly isPackaged = false;
  readonly commandLine = { appendSwitch: (): void => undefined, hasSwitch: (): boolean => false };
  readonly #engine: Engine;
  readonly #instance = createInstanceLock();
  readonly #paths = new Map<string, string>();
  #quitting = false;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
  }

  async whenReady(): Promise<void> {
    await this.#engine.started;
  }
  isReady(): boolean {
    return this.#engine.context() !== null;
  }
  enableSandbox(): void {
    // Every window here must ask for it anyway.
  }
  setPath(name: string, path: string): void {
    this.#paths.set(name, path);
  }
  getPath(name: string): string {
    const known = this.#paths.get(name);
    if (known !== undefined) return known;
    const base = name === 'userData' ? mkdtempSync(join(tmpdir(), 'stand-in-data-')) : this.getPath('userData');
    const path = name === 'userData' ? base : join(base, name);
    mkdirSync(path, { recursive: true });
    this.#paths.set(name, path);
    return path;
  }
  getAppPath(): string {
    return process.argv[1] ?? process.cwd();
  }
  getVersion(): string {
    return (JSON.parse(readFileSync(join(this.getAppPath(), 'package.json'), 'utf8')) as { version: string }).version;
  }
  getName(): string {
    return 'hermes-desk';
  }
  getLocale(): string {
    return 'en-US';
  }
  /** The schemes whose links this app follows, and how it would be started again. */
  readonly protocols: string[] = [];
  relaunched: readonly string[] | null = null;
  badge = 0;
  setAsDefaultProtocolClient(scheme: string): boolean {
    this.protocols.push(scheme);
    return true;
  }
  setBadgeCount(count: number): boolean {
    this.badge = count;
    return true;
  }
  relaunch({ args }: { args: readonly string[] }): void {
    this.relaunched = args;
  }
  requestSingleInstanceLock(): boolean {
    return this.#instance.take(this.getPath('userData'), (argv, cwd) => this.emit('second-instance', {}, argv, cwd));
  }

  quit(): void {
    void this.#quit();
  }
  async #quit(): Promise<void> {
    if (!this.#quitting) {
      if (isPrevented(this, 'before-quit')) return;
      this.#quitting = true;
      for (const window of BrowserWindow.getAllWindows()) await window.closed();
      if (BrowserWindow.getAllWindows().length > 0) {
        this.#quitting = false;
        return;
      }
    }
    if (isPrevented(this, 'will-quit')) return;
    this.emit('quit', {}, 0);
    this.exit(0);
  }
  /** Called when the last window has gone. Not told while the app quits, as in Electron. */
  allWindowsClosed(): void {
    if (!this.#quitting && !this.emit('window-all-closed')) this.quit();
  }
  exit(code = 0): void {
    this.#instance.release();
    void this.#engine.close().finally(() => process.exit(code));
  }
}
