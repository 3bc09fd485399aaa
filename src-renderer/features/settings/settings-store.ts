import type { Json, RequestOutput, Setting } from '@shared/contract/index.ts';
import { create } from 'zustand';
import type { Bridge } from '../../bridge/bridge.ts';

interface SettingsStore {
  readonly all: RequestOutput<'settings.get'> | null;
  /** Why it could not be read. */
  readonly error: unknown;
  /** Why the last change was refused, and of what key. */
  readonly refused: { readonly key: string; readonly error: unknown } | null;
}

/** config.yaml as it is in force. Values are never kept here beyond what the core last said. */
export const useSettings = create<SettingsStore>(() => ({ all: null, error: null, refused: null }));

/** Loads everything afresh. */
export async function loadSettings(bridge: Bridge): Promise<void> {
  try {
    useSettings.setState({ all: await bridge.request('settings.get', {}), error: null });
  } catch (error) {
    useSettings.setState({ error });
  }
}

/** Loads the settings and keeps them true. Returns the way to stop. */
export function watchSettings(bridge: Bridge): () => void {
  void loadSettings(bridge);
  const stops = [
    bridge.on('settings.changed', () => void loadSettings(bridge)),
    bridge.onResync(() => void loadSettings(bridge)),
  ];
  return () => stops.forEach((stop) => stop());
}

/**
 * Writes one key; null removes it. The screen follows when the file has changed. A refusal is kept for the screen. True
 * when it was done.
 */
export async function writeSetting(bridge: Bridge, key: string, value: Json): Promise<boolean> {
  return attempt(key, async () => {
    // The gate for memory writes is a matter of consent and has its own request.
    if (key === 'memory.write_approval') await bridge.request('memory.gate', { on: value === true });
    else await bridge.request('settings.set', { key, value });
    await loadSettings(bridge);
  });
}

/** Writes several keys one after the other, up to the first that is refused. */
export async function writeSettings(bridge: Bridge, changes: Readonly<Record<string, Json>>): Promise<void> {
  for (const [key, value] of Object.entries(changes)) if (!(await writeSetting(bridge, key, value))) return;
}

/** Puts a key into `.env`, or takes it out when empty. True when it was done. */
export async function writeKey(bridge: Bridge, name: string, value: string): Promise<boolean> {
  return attempt(name, async () => {
    await bridge.request('settings.setKey', { name, value });
    await loadSettings(bridge);
  });
}

async function attempt(key: string, work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    useSettings.setState({ refused: null });
    return true;
  } catch (error) {
    useSettings.setState({ refused: { key, error } });
    return false;
  }
}

/** One setting as it is in force; undefined when the core does not know the key. */
export function findSetting(all: RequestOutput<'settings.get'>, key: string): Setting | undefined {
  return all.settings.find((setting) => setting.key === key);
}
