import type { Emit } from '@shared/contract/index.ts';
import type { Config, HomePaths, Logger } from './home/index.ts';
import { createMemory, type MemoryService } from './memory/index.ts';
import { scan } from './memory/scanner/index.ts';
import type { MemoryDeps, SessionSource } from './memory/index.ts';

/** What the memory of a home is wired to. */
export interface MemoryOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly sessions: SessionSource;
  readonly emit: Emit;
  readonly log: Logger;
  readonly readOnly: boolean;
  /** Instead of `memory.write_approval`. */
  readonly gate?: () => boolean;
  /** What memory providers repeat of it; null before there are any. */
  readonly repeated: NonNullable<MemoryDeps['repeated']>;
  /** Milliseconds since 1970, where that is not the clock. */
  readonly now?: () => number;
}

/** The built-in memory by `memory.*` of config.yaml, over the files of the home. */
export function memoryOfHome(deps: MemoryOfHomeDeps): MemoryService {
  const { paths, config, sessions, emit, log, readOnly } = deps;
  return createMemory({
    memoriesDir: paths.memoriesDir,
    pendingDir: paths.pendingDir,
    deskDir: paths.deskDir,
    limits: () => ({
      memory: config.number('memory.memory_char_limit', 2200, { min: 1, integer: true }),
      user: config.number('memory.user_char_limit', 1375, { min: 1, integer: true }),
    }),
    enabled: (store) => config.bool(store === 'memory' ? 'memory.memory_enabled' : 'memory.user_profile_enabled'),
    gate: deps.gate ?? (() => config.bool('memory.write_approval')),
    setGate: (on) => config.set('memory.write_approval', on),
    scan,
    emit,
    sessions,
    log,
    readOnly: () => readOnly,
    repeated: deps.repeated,
    ...(deps.now === undefined ? {} : { now: deps.now }),
  });
}
