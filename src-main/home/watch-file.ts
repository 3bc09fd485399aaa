import { watch as chokidar } from 'chokidar';

/** Calls back after a file was changed, replaced, created or removed. Answers how to stop; resolves when it has stopped. */
export function watchFile(file: string, changed: () => void): () => Promise<void> {
  const watcher = chokidar(file, { ignoreInitial: true, atomic: 50, awaitWriteFinish: false });
  watcher.on('all', () => changed());
  // A file on a disk that cannot be watched is still read on every start; there is nobody to tell.
  watcher.on('error', () => undefined);
  return () => watcher.close();
}
