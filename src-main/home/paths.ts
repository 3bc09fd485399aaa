import { homedir } from 'node:os';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Store } from '@shared/contract/common.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';

/** Every place in a home, absolute. Nothing here says that the file exists. */
export interface HomePaths {
  /** The directory profiles hang from; equal to `dir` for the default profile. */
  readonly root: string;
  /** The home itself. */
  readonly dir: string;
  /** `default`, or the name of the profile this home belongs to. */
  readonly profile: string;
  /** The home as a person writes it (`~/.hermes`). */
  readonly short: string;
  readonly configFile: string;
  readonly envFile: string;
  readonly soulFile: string;
  readonly memoriesDir: string;
  readonly memoryFile: (store: Store) => string;
  readonly pendingDir: string;
  readonly skillsDir: string;
  readonly stateDb: string;
  readonly memoryStoreDb: string;
  /** Our own corner of the home; Hermes never needs to know it. */
  readonly deskDir: string;
  readonly journalFile: string;
  readonly journalHeadFile: string;
  readonly skillEventsFile: string;
  readonly overridesFile: string;
  readonly searchDb: string;
  readonly layoutFile: string;
  readonly uiFile: string;
  readonly appLockFile: string;
  readonly trashDir: string;
  readonly backupsDir: string;
  readonly logsDir: string;
  /** userData of the Electron host. */
  readonly electronDir: string;
}

/** Names every place of the home `dir`, which belongs to `profile` under `root`. Both are absolute. */
export function homePaths(dir: string, root: string, profile: string): HomePaths {
  const memoriesDir = join(dir, 'memories');
  const deskDir = join(dir, 'desk');
  return {
    root,
    dir,
    profile,
    short: shortPath(dir),
    configFile: join(dir, 'config.yaml'),
    envFile: join(dir, '.env'),
    soulFile: join(dir, 'SOUL.md'),
    memoriesDir,
    memoryFile: (store) => join(memoriesDir, STORE_FILES[store]),
    pendingDir: join(dir, 'pending'),
    skillsDir: join(dir, 'skills'),
    stateDb: join(dir, 'state.db'),
    memoryStoreDb: join(dir, 'memory_store.db'),
    deskDir,
    journalFile: join(deskDir, 'journal.jsonl'),
    journalHeadFile: join(deskDir, 'journal.head'),
    skillEventsFile: join(deskDir, 'skill-events.jsonl'),
    overridesFile: join(deskDir, 'overrides.jsonl'),
    searchDb: join(deskDir, 'search.db'),
    layoutFile: join(deskDir, 'layout.json'),
    uiFile: join(deskDir, 'ui.json'),
    appLockFile: join(deskDir, 'app.lock'),
    trashDir: join(deskDir, 'trash'),
    backupsDir: join(deskDir, 'backups'),
    logsDir: join(deskDir, 'logs'),
    electronDir: join(deskDir, 'electron'),
  };
}

/** Writes a path the way a person does: with `~` for their own directory. */
export function shortPath(path: string, userDir: string = homedir()): string {
  if (path === userDir) return '~';
  return isInside(userDir, path) ? `~${sep}${relative(userDir, path)}` : path;
}

/** Whether `path` lies strictly below `dir`, by name alone (links are not followed). */
export function isInside(dir: string, path: string): boolean {
  const way = relative(dir, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && way !== path;
}

/** For `<root>/profiles/<name>`: root and name; null for any other shape. */
export function profileOf(dir: string): { root: string; name: string } | null {
  const parent = dirname(dir);
  return basename(parent) === 'profiles' ? { root: dirname(parent), name: basename(dir) } : null;
}
