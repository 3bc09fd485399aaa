import { join } from 'node:path';
import { appFolder as top } from '../home/app-folder.ts';

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
