import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { writeFileAtomic, type HomePaths, type Logger } from './home/index.ts';
import { createJourney, type Journey } from './journey/journey.ts';
import { MemoryBounds } from './journey-bounds.ts';
import { memoryRecords, skillRecords } from './journey-sources.ts';
import type { MemoryService } from './memory/index.ts';
import { providedMemories, type ProvidedMemoriesDeps } from './provided-memories.ts';
import { titles } from './conversations-of-home.ts';
import type { SessionStore } from './sessions/index.ts';
import type { Skills } from './skills/skills.ts';

/** What the journey of a home is made of. */
export interface JourneyOfHomeDeps {
  readonly paths: HomePaths;
  readonly readOnly: boolean;
  readonly memory: MemoryService;
  readonly skills: Skills;
  readonly sessions: SessionStore;
  readonly providers: ProvidedMemoriesDeps;
  readonly log: Logger;
  /** The times of memories are known better now. */
  readonly onFound: () => void;
  /** What a memory provider keeps came late, and is there now. */
  readonly onLate: () => void;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Memories, skills and what a memory provider keeps, as one journey. */
export function journeyOfHome(deps: JourneyOfHomeDeps): Journey {
  const { paths, readOnly, memory, skills, sessions, providers, log, onFound, onLate, now } = deps;
  const bounds = new MemoryBounds({
    past: () => sessions.past(),
    file: join(paths.deskDir, 'known-by.json'),
    mayWrite: () => !readOnly,
    onFound,
    // A home that is closed meanwhile is looked through the next time.
    log: (message, detail) => log.info(message, { detail: String(detail) }),
  });
  return createJourney({
    memories: async () => await bounds.apply(await memoryRecords(memory)),
    skills: () => skillRecords(skills),
    sessionTitles: (ids) => titles(sessions, ids),
    provided: () => providedMemories(providers),
    onLate,
    layoutFile: {
      read: async () => JSON.parse(await readFile(paths.layoutFile, 'utf8').catch(() => 'null')) as Json,
      write: (value) => writeFileAtomic(paths.layoutFile, JSON.stringify(value)),
    },
    now,
  });
}
