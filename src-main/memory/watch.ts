import { watch as chokidar } from 'chokidar';

/** How long a burst of changes must be over before it is told, in milliseconds. */
const QUIET = 60;

/**
 * Calls back after something in one of the folders changed, once a burst. A folder that does not exist yet is watched
 * from the moment it does. Answers how to stop.
 */
export function watchFolders(folders: readonly string[], changed: (folder: string) => void): () => Promise<void> {
  const timers = new Map<string, NodeJS.Timeout>();
  const watchers = folders.map((folder) => {
    const watcher = chokidar(folder, {
      ignoreInitial: true,
      depth: 0,
      ignored: (path) => path.endsWith('.lock') || path.endsWith('.tmp'),
    });
    watcher.on('all', () => {
      clearTimeout(timers.get(folder));
      timers.set(
        folder,
        setTimeout(() => changed(folder), QUIET),
      );
    });
    // What cannot be watched is still read whenever it is asked for.
    watcher.on('error', () => undefined);
    return watcher;
  });
  return async () => {
    for (const timer of timers.values()) clearTimeout(timer);
    await Promise.all(watchers.map((watcher) => watcher.close()));
  };
}
