import type { AppState, Emit, Json, Problem } from '@shared/contract/index.ts';
import { JsonFile } from './home/json-file.ts';
import { OwnerLock, type Ownership } from './home/owner-lock.ts';
import type { HomePaths } from './home/paths.ts';
import { prepareHome } from './home/prepare.ts';

/** Which program this core runs in. */
export type HostName = 'electron' | 'web' | 'cli';

export interface CoreOptions {
  readonly paths: HomePaths;
  readonly host: HostName;
  readonly demo: boolean;
  /** The model of new sessions, instead of the configured one. */
  readonly model: string | null;
  /** The directory file tools and references may read. */
  readonly workspace: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly emit: Emit;
}

/** Every service for one home, wired. The api speaks to the services; nothing else builds them. */
export interface Core {
  readonly paths: HomePaths;
  readonly host: HostName;
  readonly demo: boolean;
  /** `onlooker` while another window has the home, or while it cannot be written. */
  mode(): 'owner' | 'onlooker';
  /** The other app that has the home; null when none has, or none is known. */
  owner(): AppState['owner'];
  problems(): readonly Problem[];
  provider(): AppState['provider'];
  waiting(): AppState['waiting'];
  /** Tries to become the owner of the home. */
  claim(): 'owner' | 'onlooker';
  /** Tells other apps the address of our window. Only the owner's is kept. */
  announce(url: string): void;
  readonly ui: { get(key: string): Promise<Json>; set(key: string, value: Json): Promise<void> };
  close(): Promise<void>;
}

/**
 * Opens a home. Never throws for the state of a disk: what stands in the way is among `problems()`, so that a window can
 * say it.
 */
export async function createCore({ paths, host, demo }: CoreOptions): Promise<Core> {
  const problems = await prepareHome(paths);
  const blocked = problems.some((problem) => problem.blocking);
  const ui = new JsonFile(paths.uiFile);
  // A command is one locked write after another and lives beside any window; a window claims the home.
  const lock = host === 'cli' || blocked ? null : new OwnerLock(paths.appLockFile);
  let ownership: Ownership =
    lock !== null ? take(lock, problems) : blocked ? { owner: false, other: null } : { owner: true };

  return {
    paths,
    host,
    demo,
    mode: () => (ownership.owner ? 'owner' : 'onlooker'),
    owner: () => (ownership.owner ? null : ownership.other),
    problems: () => (ui.problem === null ? problems : [...problems, ui.problem]),
    provider: () => ({
      id: 'offline-guide',
      label: 'Offline guide',
      model: 'offline-guide',
      kind: 'offline_guide',
      problem: null,
    }),
    waiting: () => ({ count: 0, oldest: null }),
    claim() {
      if (lock !== null && !ownership.owner) ownership = take(lock, problems);
      return ownership.owner ? 'owner' : 'onlooker';
    },
    announce: (url) => lock?.announce(url),
    ui: { get: (key) => ui.get(key), set: (key, value) => ui.set(key, value) },
    close() {
      lock?.release();
      return Promise.resolve();
    },
  };
}

function take(lock: OwnerLock, problems: readonly Problem[]): Ownership {
  try {
    return lock.take();
  } catch (fault) {
    // A home on a read-only disk can be looked at all the same; prepareHome has said so already.
    if (problems.length > 0) return { owner: false, other: null };
    throw fault;
  }
}
