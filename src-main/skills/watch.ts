import { watch as chokidar } from 'chokidar';

const settleTime = 200;

interface Watching {
  readonly skills: string;
  readonly pending: string;
  readonly onSkills: () => Promise<void>;
  readonly onPending: () => Promise<void>;
  readonly log: (message: string, detail: unknown) => void;
}

/** Calls back a moment after something moved in the skills folder or among the writes that wait. Returns the way to stop. */
export function watchSkillFolders({ skills, pending, onSkills, onPending, log }: Watching): () => Promise<void> {
  const watched = [
    watchFolder(
      skills,
      (path) =>
        /[\\/](?:node_modules|\.git|\.hub|\.curator_backups|\.new-[^\\/]*)(?:[\\/]|$)|\.(?:lock|tmp)$/.test(path),
      onSkills,
      log,
    ),
    watchFolder(pending, (path) => path.endsWith('.tmp'), onPending, log),
  ];
  return async () => {
    await Promise.all(watched.map((stop) => stop()));
  };
}

function watchFolder(
  dir: string,
  ignored: (path: string) => boolean,
  tell: () => Promise<void>,
  log: Watching['log'],
): () => Promise<void> {
  const watcher = chokidar(dir, { ignoreInitial: true, depth: 8, atomic: 50, ignored });
  let timer: NodeJS.Timeout | undefined;
  watcher.on('all', () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      tell().catch((error: unknown) => log('what changed in a folder could not be read', error));
    }, settleTime);
  });
  // A disk that cannot be watched is still read at every call.
  watcher.on('error', (error) => log(`${dir} cannot be watched`, error));
  return async () => {
    clearTimeout(timer);
    await watcher.close();
  };
}
