import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Curator } from '../curator/curator.ts';
import type { CuratorAnswer, CuratorModel, CuratorSurroundings } from '../curator/ports.ts';
import type { CuratorSettings } from '../curator/settings.ts';
import type { Skills } from '../skills.ts';
import { isoTime } from '../usage.ts';
import type { SkillsHome } from './skills-home.ts';

export const day = 86_400_000;

/** The settings a home has when nothing is written. */
export const standard: CuratorSettings = {
  enabled: true,
  interval: 7 * day,
  idle: 2 * 3_600_000,
  staleAfter: 14 * day,
  archiveAfter: 30 * day,
  consolidate: false,
  pruneBuiltins: true,
  backup: { enabled: true, keep: 5 },
  warnings: [],
};

/** What the model of a test answers: a text, or nothing while there is none. */
export interface FakeModel {
  answer: string;
  asked: string[];
}

/** What a curator is given in a test; everything may be changed while it runs. */
export interface CuratedWorld {
  settings: CuratorSettings;
  paused: boolean;
  idleSince: number | null;
  mentions: readonly string[];
  readonly model: FakeModel;
  readonly surroundings: CuratorSurroundings;
}

const usage = {
  inputTokens: 100,
  outputTokens: 10,
  cacheReadTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
  calls: 1,
  costUsd: 0.001,
};

/** A world around the home of a test. */
export function curatedWorld(homeDir: string): CuratedWorld {
  const model: FakeModel = { answer: '{"merges": []}', asked: [] };
  const asking: CuratorModel = {
    window: 100_000,
    obstacle: null,
    ask: (_system, question): Promise<CuratorAnswer> => {
      model.asked.push(question);
      return Promise.resolve({ text: model.answer, provider: 'fake', model: 'scripted', usage });
    },
  };
  const world: CuratedWorld = {
    settings: standard,
    paused: false,
    idleSince: 0,
    mentions: [],
    model,
    surroundings: {
      homeDir,
      settings: () => world.settings,
      paused: () => world.paused,
      idleSince: () => world.idleSince,
      model: () => asking,
      mentions: () => Promise.resolve(world.mentions),
    },
  };
  return world;
}

/** The curator of skills that have one. */
export function curatorOf({ curator }: Skills): Curator {
  if (curator === null) throw new Error('These skills have no curator.');
  return curator;
}

/** The usage record of a skill that was last used so many days ago. */
export function agedRecord(now: number, days: number, more: Readonly<Record<string, unknown>> = {}): object {
  const then = isoTime(now - days * day);
  return {
    created_by: 'agent',
    use_count: 3,
    view_count: 3,
    patch_count: 0,
    last_used_at: then,
    last_viewed_at: then,
    last_patched_at: null,
    created_at: isoTime(now - 400 * day),
    state: 'active',
    pinned: false,
    archived_at: null,
    ...more,
  };
}

/** Puts learned skills into a home, each last used so many days ago, with more for its record. */
export function putAged(
  at: Pick<SkillsHome, 'home' | 'now'>,
  skills: Readonly<Record<string, number | readonly [days: number, more: Readonly<Record<string, unknown>>]>>,
): void {
  const file = join(at.home, 'skills/.usage.json');
  mkdirSync(dirname(file), { recursive: true });
  let records: Record<string, unknown> = {};
  try {
    records = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  } catch {
    // The first ones.
  }
  for (const [id, age] of Object.entries(skills)) {
    const [days, more] = typeof age === 'number' ? [age, {}] : age;
    const name = id.split('/').at(-1) ?? id;
    const skill = join(at.home, 'skills', id, 'SKILL.md');
    mkdirSync(dirname(skill), { recursive: true });
    writeFileSync(skill, `---\nname: ${name}\ndescription: About ${name}.\n---\n# Steps\n\n1. Do ${name}.\n`);
    records[name] = agedRecord(at.now, days, more);
  }
  writeFileSync(file, JSON.stringify(records));
}
