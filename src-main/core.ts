import type { AppState, Emit, EventData, EventName, Json, Problem } from '@shared/contract/index.ts';
import {
  Config,
  createLogger,
  JsonFile,
  OwnerLock,
  prepareHome,
  redactorFor,
  Secrets,
  silentLogger,
} from './home/index.ts';
import type { HomePaths, Logger, Ownership } from './home/index.ts';
import { playStory } from './demo/story.ts';
import { knowKeys } from './keys-of-home.ts';
import type { ProviderKind } from './memory-providers/provider.ts';
import { openServices, type Services } from './services.ts';

/** Which program this core runs in. */
export type HostName = 'electron' | 'web' | 'cli';

export interface CoreOptions {
  readonly paths: HomePaths;
  readonly host: HostName;
  /** The demo home: the story in this file is played into its stores while they are empty. Null: an ordinary home. */
  readonly story: string | null;
  /** The model of new sessions, instead of the configured one. */
  readonly model: string | null;
  /** The folder of the skills the app brings along; left out or null, there are none. */
  readonly shippedSkills?: string | null;
  /** The directory file tools and references may read. */
  readonly workspace: string | null;
  /** The command line alone: every tool call that needs leave has it. Without, each is refused there. */
  readonly allowTools?: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly emit: Emit;
  /** Instead of the memory providers of the app: for tests. */
  readonly memoryProviders?: readonly ProviderKind[];
}

/** One home, open: who has it, its settings, and every service over it. */
export interface Core {
  readonly paths: HomePaths;
  readonly host: HostName;
  readonly demo: boolean;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly log: Logger;
  /** The services as they are now. Taking the home over replaces them. */
  services(): Services;
  /** `onlooker` while another window has the home, or while it cannot be written. */
  mode(): 'owner' | 'onlooker';
  /** The other app that has the home; null when none has, or none is known. */
  owner(): AppState['owner'];
  /** What needs the person. While the home itself cannot be used, that alone: all else follows from it. */
  problems(): readonly Problem[];
  /** Why the home itself cannot be written, or not be used at all; null when it can. */
  readonly obstacle: Problem | null;
  /** Tries to become the owner of the home. */
  claim(): Promise<'owner' | 'onlooker'>;
  /** Tells other apps the address of our window. Only the owner's is kept. */
  announce(url: string): void;
  readonly ui: { get(key: string): Promise<Json>; set(key: string, value: Json): Promise<void> };
  /** Calls back whenever something the app state shows may have changed. */
  onChange(listener: () => void): void;
  close(): Promise<void>;
}

/** Events after which the state of the app (badge, provider, problems, tokens) reads differently. */
const stateEvents: readonly EventName[] = ['approvals.changed', 'memory.changed', 'settings.changed', 'turn.ended'];

/**
 * Opens a home. Never throws for the state of a disk: what stands in the way is among `problems()`, so that a window can
 * say it.
 */
export async function createCore(options: CoreOptions): Promise<Core> {
  const { paths, host, env, story } = options;
  const homeProblems = await prepareHome(paths);
  const obstacle = homeProblems[0] ?? null;
  const blocked = obstacle?.blocking === true;
  const ui = new JsonFile(paths.uiFile);
  const secrets = new Secrets(paths.envFile, env);
  const config = new Config(paths.configFile, { lookup: (name) => secrets.get(name) });
  knowKeys({ paths, config, secrets }, options.memoryProviders);
  const log = blocked ? silentLogger : createLogger(paths.logsDir, { redact: redactorFor(() => secrets.values()) });
  // A command is one locked write after another and lives beside any window; a window claims the home.
  const lock = host === 'cli' || blocked ? null : new OwnerLock(paths.appLockFile);
  let ownership: Ownership =
    lock !== null ? take(lock, homeProblems) : blocked ? { owner: false, other: null } : { owner: true };
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const listener of listeners) listener();
  };

  const emit = <K extends EventName>(type: K, data: EventData<K>): void => {
    options.emit(type, data);
    if (!stateEvents.includes(type)) return;
    if (current === null) return;
    // Told after counting: the badge must not lag behind the event that changed it.
    void current
      .recount()
      .then(tell)
      .catch((error: unknown) => {
        // Also while the conversations are closed for a repair: the next event tells it.
        log.warn('the state of the app could not be told', { detail: String(error) });
      });
  };

  let current: Services | null = null;
  const open = async (): Promise<Services> =>
    await openServices({
      paths,
      config,
      secrets,
      log,
      emit,
      source: host === 'cli' ? 'cli' : 'desktop',
      readOnly: !ownership.owner,
      model: options.model,
      workspace: options.workspace,
      shippedSkills: options.shippedSkills ?? null,
      asking: host !== 'cli' ? 'person' : options.allowTools === true ? 'allow' : 'deny',
      env,
      version: options.version,
      ...(options.memoryProviders === undefined ? {} : { memoryProviders: options.memoryProviders }),
      watch: host !== 'cli',
      onProblem: tell,
    });

  if (story !== null && ownership.owner) {
    await playStory(story, { paths, config, secrets, log });
  }
  current = await open();
  if (host !== 'cli') {
    await config.watch();
    if (ownership.owner) {
      await recoverTurns(current, log);
      current.mcp.start();
    }
  }

  return {
    paths,
    host,
    demo: story !== null,
    config,
    secrets,
    log,
    services: () => {
      if (current === null) throw new Error('the home is closed');
      return current;
    },
    mode: () => (ownership.owner ? 'owner' : 'onlooker'),
    owner: () => (ownership.owner ? null : ownership.other),
    problems: () =>
      blocked
        ? homeProblems
        : [...homeProblems, ...config.problems(), secrets.problem(), ...(current?.problems() ?? []), ui.problem].filter(
            (problem) => problem !== null,
          ),
    obstacle,
    claim: async () => {
      if (lock === null || ownership.owner) return ownership.owner ? 'owner' : 'onlooker';
      ownership = take(lock, homeProblems);
      if (!ownership.owner) return 'onlooker';
      await current?.close();
      current = await open();
      await recoverTurns(current, log);
      current.mcp.start();
      tell();
      return 'owner';
    },
    announce: (url) => lock?.announce(url),
    ui: { get: (key) => ui.get(key), set: (key, value) => ui.set(key, value) },
    onChange: (listener) => {
      listeners.add(listener);
    },
    close: async () => {
      listeners.clear();
      await current?.close();
      current = null;
      await config.close();
      lock?.release();
    },
  };
}

/** What a crash left half done is settled before anybody looks; a state.db that cannot be used is said elsewhere. */
async function recoverTurns(services: Services, log: Logger): Promise<void> {
  try {
    await services.agent.recover();
  } catch (error) {
    log.warn('half-done turns were left as they are', { detail: String(error) });
  }
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
