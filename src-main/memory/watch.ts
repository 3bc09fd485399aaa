import { existsSync, realpathSync, watch, type FSWatcher } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** How long a burst of changes must be over before it is told, in milliseconds. */
const QUIET = 40;

/**
 * Calls back after something in a folder changed, once a burst. A folder that does not exist yet is told when it appears,
 * one that goes away and comes back is watched on. `linked` names files that may be links: a change of what they point to
 * is told as well. What the system cannot watch is simply not told; it is read whenever it is asked for.
 */
export function watchFolder(folder: string, linked: readonly string[], changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const tell = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      arm();
      changed();
    }, QUIET);
  };

  const add = (path: string, concerns: (name: string) => boolean): void => {
    if (watchers.has(path)) return;
    try {
      const watcher = watch(path, (_, name) => {
        if (name === null || concerns(name)) tell();
      });
      watcher.on('error', () => drop(path));
      watchers.set(path, watcher);
    } catch {
      // It went away between the look and the watch; the parent tells when it is back.
    }
  };

  const drop = (path: string): void => {
    watchers.get(path)?.close();
    watchers.delete(path);
  };

  /** Watches the folder and what its links point to; while it is missing, the nearest folder above it. */
  const arm = (): void => {
    if (stopped) return;
    const above = nearest(folder);
    const wanted = new Set([above, ...targets(folder, linked).map((target) => dirname(target))]);
    for (const path of [...watchers.keys()]) {
      // A folder that was removed and made again is another one under the same name.
      if (!wanted.has(path) || path === folder || path === above) drop(path);
    }
    add(above, above === folder ? isNews : () => existsSync(folder) || nearest(folder) !== above);
    for (const target of targets(folder, linked)) add(dirname(target), (name) => name === basename(target));
  };

  arm();
  return () => {
    stopped = true;
    clearTimeout(timer);
    for (const path of [...watchers.keys()]) drop(path);
  };
}

/** Lock files and half-written temporary files are no news. */
function isNews(name: string): boolean {
  return !name.endsWith('.lock') && !name.endsWith('.tmp');
}

function nearest(folder: string): string {
  let path = folder;
  while (!existsSync(path) && dirname(path) !== path) path = dirname(path);
  return path;
}

/** Where the files that lie outside the folder really are. */
function targets(folder: string, linked: readonly string[]): string[] {
  return linked.flatMap((name) => {
    try {
      const real = realpathSync(join(folder, name));
      return dirname(real) === folder ? [] : [real];
    } catch {
      return [];
    }
  });
}
