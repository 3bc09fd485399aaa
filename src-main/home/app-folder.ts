import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The top folder of the app: the one with its package.json, however deep in it a bundle lies. */
function topFolder(from: string): string {
  const parent = dirname(from);
  return existsSync(join(from, 'package.json')) || parent === from ? from : topFolder(parent);
}

/** Where the app's built and shipped files lie: the folder with `out` and `resources` in it. */
export const appFolder = topFolder(import.meta.dirname);
