import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { atTheChat } from './web-app.ts';
import { _electron, type ElectronApplication } from '@playwright/test';

/** The real Electron binary, where it is installed. */
export function realElectron(): string | null {
  try {
    const folder = resolve('node_modules/electron');
    const path = join(folder, 'dist', readFileSync(join(folder, 'path.txt'), 'utf8').trim());
    return existsSync(path) ? path : null;
  } catch {
    return null;
  }
}

/** Why the real-Electron project cannot run here; null when it can. */
export function whyNoElectron(): string | null {
  if (realElectron() === null) return 'the Electron binary is not installed (npm run electron:install)';
  const display = process.platform !== 'linux' || Boolean(process.env['DISPLAY'] ?? process.env['WAYLAND_DISPLAY']);
  return display ? null : 'there is no display for Electron';
}

/** Starts the built app on a home, under real Electron or under the stand-in. */
export function startElectronApp(
  home: string,
  kind: 'electron' | 'electron-stand-in',
  extra: readonly string[] = [],
): Promise<ElectronApplication> {
  const real = kind === 'electron';
  const asRoot = real && process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  return _electron.launch({
    executablePath: real ? (realElectron() ?? '') : resolve('e2e/stand-in/bin.ts'),
    args: [...asRoot, '.', '--home', home, ...atTheChat(extra)],
    env: { ...definedOf(process.env), HERMES_DESK_TEST: '1' },
  });
}

function definedOf(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter((pair): pair is [string, string] => pair[1] !== undefined));
}
