import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The top folder of the app: the one with its package.json, however deep in it a bundle lies. */
function topFolder(from: string): string {
  const parent = dirname(from);
  return existsSync(join(from, 'package.json')) || parent === from ? from : topFolder(parent);
}

const top = topFolder(import.meta.dirname);

/** Where the built and shipped files lie. */
export const appFiles = {
  renderer: join(top, 'out', 'renderer'),
  preload: join(top, 'out', 'preload', 'index.cjs'),
  demoHome: join(top, 'resources', 'demo-home'),
  demoStory: join(top, 'resources', 'demo-home', 'story.json'),
  skills: join(top, 'resources', 'skills'),
  /** The icon of the tray; on macOS a template, which the system colours. Twice as large ones lie beside them. */
  trayIcon: (platform: NodeJS.Platform) =>
    join(top, 'resources', 'icons', platform === 'darwin' ? 'trayTemplate.png' : 'tray.png'),
} as const;
