import { join } from 'node:path';
import type { Protection } from '@shared/contract/curator.ts';
import { headWords, type Skill } from '../catalog.ts';
import { stepFor } from './age.ts';
import type { CuratorSettings } from './settings.ts';
import { isEdited, isRepository, type Surroundings } from './surroundings.ts';

/** A skill of Hermes' own that one of its commands is made of. */
const neverPruned = new Set(['plan']);

/** Everything by which it is decided whether a skill may age. */
export interface ProtectFacts extends Surroundings {
  readonly skills: readonly Skill[];
  /** The skills folder with its links resolved. */
  readonly root: string;
  /** Ids of skills for which a write waits for the person. */
  readonly staged: ReadonlySet<string>;
  readonly settings: CuratorSettings;
  readonly now: number;
}

/** Why a skill is left alone, and what names it where that is why. */
export interface Protected {
  readonly by: Protection;
  readonly neededBy: readonly string[];
}

const only = (by: Protection): Protected => ({ by, neededBy: [] });

/** Whether the curator looks after a skill at all: it made it, was given it, or it came with Hermes and those age too. */
export function isManaged(skill: Skill, { settings }: Pick<ProtectFacts, 'settings'>): boolean {
  if (skill.source !== 'home' || skill.origin === 'hub' || skill.origin === 'installed') return false;
  if (skill.origin === 'builtin') return settings.pruneBuiltins && !neverPruned.has(skill.name);
  return skill.usage.managed;
}

function ofOrigin(skill: Skill, facts: ProtectFacts): Protection | null {
  if (skill.source === 'shipped') return 'app';
  if (skill.source !== 'home') return 'installed';
  if (skill.origin === 'hub') return 'hub';
  if (skill.origin === 'installed' || skill.real !== join(facts.root, skill.id)) return 'installed';
  if (isManaged(skill, facts)) return null;
  return skill.origin === 'builtin' ? 'builtin' : 'handwritten';
}

/** The living skills that name another as related and are not themselves on the way out. */
export function neededBy(skill: Skill, { skills, settings, now }: ProtectFacts): string[] {
  return skills
    .filter((other) => !other.archived && other.id !== skill.id)
    .filter((other) =>
      headWords(other.fields, 'related_skills').some((word) => [skill.name, skill.folder].includes(word)),
    )
    .filter((other) => {
      if (!isManaged(other, { settings }) || other.usage.pinned) return true;
      const step = stepFor(other.usage, now, settings);
      return step !== 'archive' && step !== 'stale' && other.usage.state === 'active';
    })
    .map(({ name }) => name);
}

/** Why a skill is left alone; null when it may age. What cannot be told protects. */
export async function protectionOf(skill: Skill, facts: ProtectFacts): Promise<Protected | null> {
  const origin = ofOrigin(skill, facts);
  if (origin !== null) return only(origin);
  if (skill.usage.pinned) return only('pinned');
  const jobs = [skill.name, skill.folder].flatMap((name) => facts.scheduled.get(name) ?? []);
  if (jobs.length > 0) return { by: 'scheduled', neededBy: [...new Set(jobs)] };
  if (facts.staged.has(skill.id)) return only('staged');
  const needed = neededBy(skill, facts);
  if (needed.length > 0) return { by: 'needed', neededBy: needed };
  if (await isRepository(skill.real)) return only('repository');
  if (skill.origin === 'builtin') {
    const hash = facts.brought.get(skill.name) ?? facts.brought.get(skill.folder);
    if (await isEdited(skill.real, hash)) return only('edited_builtin');
  }
  return null;
}
