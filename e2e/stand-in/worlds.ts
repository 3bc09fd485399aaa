import { randomUUID } from 'node:crypto';
import { createWorldBridge, type WorldBridge } from './world-bridge.ts';

/** Name of the isolated world a preload runs in. */
export const PRELOAD_WORLD = 'hermes-desk-preload';
/** The binding, in that world alone, that leads to ipcMain. */
export const TO_MAIN = '__standInToMain';
/** The function, in that world alone, by which main reaches the preload. */
export const FROM_MAIN = '__standInFromMain';

/** What the preload world sends to main. */
export interface ToMain {
  readonly kind: 'invoke' | 'send';
  readonly id: number;
  readonly channel: string;
  readonly args: readonly unknown[];
}

/** What main sends to the preload world: the answer to an invoke, or a message. */
export type FromMain =
  | { readonly kind: 'answer'; readonly id: number; readonly value?: unknown; readonly error?: string }
  | { readonly kind: 'message'; readonly channel: string; readonly args: readonly unknown[] };

/** Runs in the page's own world before its scripts: takes what the preload exposes, and nothing else. Sent as text. */
function installPageWorld(bridge: WorldBridge): void {
  bridge.onOffer((name, value) => {
    Object.defineProperty(window, name, { value, enumerable: true, configurable: false, writable: false });
  });
}

/** Builds, in the isolated world, what `require('electron')` gives a sandboxed preload. Sent as text. */
function createPreloadModules(bridge: WorldBridge, toMain: string, fromMain: string): (name: string) => unknown {
  type Listener = (event: unknown, ...args: unknown[]) => void;
  const world = globalThis as unknown as Record<string, unknown>;
  const post = world[toMain] as (text: string) => void;
  const listeners = new Map<string, Set<Listener>>();
  const waiting = new Map<number, { resolve(value: unknown): void; reject(fault: Error): void; channel: string }>();
  const exposed = new Set<string>();
  let next = 1;

  world[fromMain] = (message: FromMain): void => {
    if (message.kind === 'message') {
      for (const listener of listeners.get(message.channel) ?? []) listener({}, ...message.args);
      return;
    }
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    // Electron's own wording.
    if (message.error === undefined) call?.resolve(message.value);
    else call?.reject(new Error(`Error invoking remote method '${call.channel}': ${message.error}`));
  };

  const send = (kind: 'invoke' | 'send', channel: string, args: unknown[]): number => {
    const id = next++;
    post(JSON.stringify({ kind, id, channel, args: structuredClone(args) }));
    return id;
  };
  const ipcRenderer = {
    invoke: (channel: string, ...args: unknown[]) =>
      new Promise((resolve, reject) => waiting.set(send('invoke', channel, args), { resolve, reject, channel })),
    send: (channel: string, ...args: unknown[]) => void send('send', channel, args),
    on(channel: string, listener: Listener) {
      listeners.set(channel, (listeners.get(channel) ?? new Set()).add(listener));
      return ipcRenderer;
    },
    off(channel: string, listener: Listener) {
      listeners.get(channel)?.delete(listener);
      return ipcRenderer;
    },
  };
  const contextBridge = {
    exposeInMainWorld(name: string, api: unknown) {
      if (exposed.has(name)) throw new Error(`Cannot bind an API on top of an existing property on the window object`);
      exposed.add(name);
      bridge.offer(name, api);
    },
  };
  return (name) => {
    if (name === 'electron') return { contextBridge, ipcRenderer };
    throw new Error(`module not found: ${name} (a sandboxed preload can require nothing but electron)`);
  };
}

/** The scripts for both worlds of a window whose preload has this source. Top frames only, as in Electron. */
export function worldScripts(preload: string): { readonly page: string; readonly preload: string } {
  const secret = JSON.stringify(randomUUID());
  const bridge = createWorldBridge.toString();
  return {
    page: `if (window === window.top) (${installPageWorld.toString()})((${bridge})(${secret}, 'page', 'preload'));`,
    preload: `if (window === window.top) (() => {
      const require = (${createPreloadModules.toString()})((${bridge})(${secret}, 'preload', 'page'), '${TO_MAIN}', '${FROM_MAIN}');
      const module = { exports: {} };
      ((require, module, exports, process) => {${preload}\n})(require, module, module.exports, { type: 'renderer', sandboxed: true, contextIsolated: true });
    })();`,
  };
}
