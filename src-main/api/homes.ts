import { access, mkdir, readdir, stat } from 'node:fs/promises';
import { isAbsolute, join, resolve } from 'node:path';
import type { FoundHome, HomeChoice } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import {
  defaultHomeDir,
  homePaths,
  listProfiles,
  realPlace,
  resolveHome,
  shortPath,
  type HomePaths,
} from '../home/index.ts';
import type { Handlers } from './handlers.ts';
import { cannot, type OpenableHome, type Shell } from './shell.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** What `homes.*` works on. */
export interface HomesDeps {
  readonly paths: HomePaths;
  readonly shell: Shell;
  readonly env: Environment;
  /** Whether anything was said in the home that is open: its state.db is there from the first moment on. */
  readonly spoken: () => boolean;
}

/** Implements `homes.*`: which homes there are, and the way from one to another. Every directory is checked before it is opened. */
export function homeHandlers({ paths, shell, env, spoken }: HomesDeps): Handlers<'homes'> {
  return {
    'homes.found': async () => {
      const homes = await foundHomes(paths, env);
      return { homes: homes.map((home) => (home.current ? { ...home, sessions: spoken() } : home)) };
    },
    'homes.open': async ({ to }) => ({ how: await shell.openHome(await checked(to, paths, env)) }),
    'homes.choose': async () => {
      if (!shell.state().choose) throw cannot('show the dialog of the system');
      return { dir: await shell.choose() };
    },
  };
}

/** The home that is open, the profiles of its root, and the usual place of a home, each once. */
async function foundHomes(paths: HomePaths, env: Environment): Promise<FoundHome[]> {
  const profiles = listProfiles(paths.root);
  const dirs = [paths.dir, ...profiles.map(({ dir }) => dir), defaultHomeDir(env)];
  const real = dirs.map((dir) => realPlace(dir));
  const once = dirs.filter((_, index) => real.indexOf(real[index] ?? '') === index);
  const homes = await Promise.all(
    once.map(async (dir): Promise<FoundHome> => ({
      ...(await lookAt(dir)),
      dir,
      short: shortPath(dir),
      current: dir === paths.dir,
      profile: profiles.find((profile) => profile.dir === dir)?.name ?? null,
    })),
  );
  return homes.filter((home) => home.current || isHome(home));
}

type Contents = Pick<FoundHome, 'memories' | 'sessions' | 'settings'>;

async function lookAt(dir: string): Promise<Contents> {
  const { memoryFile, stateDb, configFile } = homePaths(dir, dir, 'default');
  const there = async (path: string): Promise<boolean> =>
    access(path).then(
      () => true,
      () => false,
    );
  return {
    memories: (await there(memoryFile('memory'))) || (await there(memoryFile('user'))),
    sessions: await there(stateDb),
    settings: await there(configFile),
  };
}

const isHome = ({ memories, sessions, settings }: Contents): boolean => memories || sessions || settings;

/** Checks a choice, and answers what may be opened. Throws `not_found`, `refused`, `conflict`, `unwritable`. */
async function checked(to: HomeChoice, paths: HomePaths, env: Environment): Promise<OpenableHome> {
  switch (to.kind) {
    case 'demo':
    case 'back':
      return to;
    case 'profile':
      resolveHome({ home: paths.root, profile: to.name, env });
      return to;
    case 'existing': {
      const dir = placeOf(to.dir, env);
      if (!(await isDirectory(dir))) throw notThere(dir);
      if (!isHome(await lookAt(dir))) {
        throw new DeskError(
          'not_found',
          `${dir} holds nothing of Hermes: no memories, no conversations, no settings.`,
          {
            remedy: 'Choose the directory that holds config.yaml, or start a new home there.',
            file: dir,
          },
        );
      }
      return { kind: 'dir', dir };
    }
    case 'new': {
      const dir = placeOf(to.dir, env);
      await refuseFilled(dir);
      return { kind: 'dir', dir };
    }
  }
}

/** The directory a person means: `~` is theirs; a relative path has no place to be relative to. */
function placeOf(text: string, env: Environment): string {
  const typed = text.trim();
  if (typed.includes('\0') || !(isAbsolute(typed) || typed === '~' || /^~[/\\]/.test(typed))) {
    throw new DeskError('invalid_input', `"${typed.slice(0, 200)}" is not a whole path.`, {
      remedy: `Write it from the beginning, such as ${join(resolve('/'), 'home', 'me', '.hermes')}, or beginning with ~.`,
    });
  }
  return resolveHome({ home: typed, env }).dir;
}

async function refuseFilled(dir: string): Promise<void> {
  const names = await readdir(dir).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw notThere(dir);
  });
  if (names.length > 0) {
    throw new DeskError('conflict', `${dir} is not empty.`, {
      remedy: 'Choose an empty directory or one that is not there yet; an existing home is opened as such.',
      file: dir,
    });
  }
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    throw new DeskError('unwritable', `${dir} cannot be made.`, {
      remedy: 'Choose a place where you may write.',
      file: dir,
      cause: error,
    });
  }
}

function notThere(dir: string): DeskError {
  return new DeskError('not_found', `${dir} is not a directory.`, { remedy: 'Choose one that is there.', file: dir });
}

async function isDirectory(dir: string): Promise<boolean> {
  return stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
