import { watch as chokidar } from 'chokidar';

/** A watch on a file. */
export interface FileWatch {
  /** Resolves when changes are noticed from now on. */
  readonly ready: Promise<void>;
  /** Resolves when no callback will come any more. */
  stop(): Promise<void>;
}

/** Calls back after a file was changed, replaced, created or removed. */
export function watchFile(file: string, changed: () => void): FileWatch {
  const watcher = chokidar(file, { ignoreInitial: true, atomic: 50 });
  watcher.on('all', () => changed());
  // A file on a disk that cannot be watched is still read on every start; there is nobody to tell.
  watcher.on('error', () => undefined);
  return {
    ready: new Promise((resolve) => watcher.once('ready', () => resolve())),
    stop: () => watcher.close(),
  };
}
