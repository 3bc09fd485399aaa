import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { DeskError, type AppState, type Emit, type Json, type Problem } from '@shared/contract/index.ts';

/** Which program this core runs in. */
export type HostName = 'electron' | 'web' | 'cli';

export interface CoreOptions {
  /** `--home`; null: HERMES_HOME, else `~/.hermes`. */
  readonly home: string | null;
  readonly profile: string | null;
  readonly host: HostName;
  readonly demo: boolean;
  readonly model: string | null;
  readonly workspace: string | null;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly emit: Emit;
}

/** Every service for one home, wired. The api speaks to the services; nothing else builds them. */
export interface Core {
  readonly home: string;
  readonly homeShort: string;
  readonly profile: string;
  readonly host: HostName;
  readonly demo: boolean;
  mode(): 'owner' | 'onlooker';
  owner(): AppState['owner'];
  problems(): readonly Problem[];
  provider(): AppState['provider'];
  waiting(): AppState['waiting'];
  /** Tries to become the owner of the home. */
  claim(): Promise<'owner' | 'onlooker'>;
  readonly ui: { get(key: string): Json; set(key: string, value: Json): void };
  close(): Promise<void>;
}

/** Opens a home. */
export function createCore(options: CoreOptions): Promise<Core> {
  const dir = resolve(options.home ?? options.env['HERMES_HOME'] ?? join(homedir(), '.hermes'));
  const desk = join(dir, 'desk');
  const uiFile = join(desk, 'ui.json');
  try {
    mkdirSync(desk, { recursive: true });
  } catch (fault) {
    throw new DeskError('home_unreadable', `The home ${dir} cannot be used.`, { file: dir, cause: fault });
  }
  const readUi = (): Record<string, Json> => {
    try {
      return JSON.parse(readFileSync(uiFile, 'utf8')) as Record<string, Json>;
    } catch {
      return {};
    }
  };
  return Promise.resolve({
    home: dir,
    homeShort: dir,
    profile: options.profile ?? 'default',
    host: options.host,
    demo: options.demo,
    mode: () => 'owner' as const,
    owner: () => null,
    problems: () => [],
    provider: () => ({
      id: 'offline-guide',
      label: 'Offline guide',
      model: 'offline-guide',
      kind: 'offline_guide' as const,
      problem: null,
    }),
    waiting: () => ({ count: 0, oldest: null }),
    claim: () => Promise.resolve('owner' as const),
    ui: {
      get: (key) => readUi()[key] ?? null,
      set(key, value) {
        writeFileSync(`${uiFile}.tmp`, JSON.stringify({ ...readUi(), [key]: value }));
        renameSync(`${uiFile}.tmp`, uiFile);
      },
    },
    close: () => Promise.resolve(),
  });
}
