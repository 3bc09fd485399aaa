import type { CuratorStep } from '@shared/contract/curator.ts';
import type { SkillUsage } from '../usage.ts';
import type { CuratorSettings } from './settings.ts';

type Ages = Pick<CuratorSettings, 'staleAfter' | 'archiveAfter'>;

/** When a skill was last used, read or changed, else made; null while nothing is known. Milliseconds since 1970. */
export function lastActive({ lastUsed, lastViewed, lastPatched, createdAt }: SkillUsage): number | null {
  const times = [lastUsed, lastViewed, lastPatched].filter((time) => time !== null);
  return times.length === 0 ? createdAt : Math.max(...times);
}

/**
 * What its age asks for; null for nothing. A skill of which nothing is known begins its clock now: no data is no sign of
 * disuse.
 */
export function stepFor(usage: SkillUsage, now: number, { staleAfter, archiveAfter }: Ages): CuratorStep | null {
  if (usage.state === 'archived') return null;
  const since = lastActive(usage);
  if (since === null) return 'seed';
  const age = now - since;
  if (age >= archiveAfter) return 'archive';
  if (age >= staleAfter) return usage.state === 'active' ? 'stale' : null;
  return usage.state === 'stale' ? 'reactivate' : null;
}

/** What comes next when nothing happens meanwhile, and from when on; null while nothing is known. */
export function nextStep(
  usage: SkillUsage,
  now: number,
  ages: Ages,
): { readonly step: CuratorStep; readonly at: number } | null {
  const due = stepFor(usage, now, ages);
  if (due !== null) return { step: due, at: now };
  const since = lastActive(usage);
  if (since === null || usage.state === 'archived') return null;
  return usage.state === 'stale'
    ? { step: 'archive', at: since + ages.archiveAfter }
    : { step: 'stale', at: since + ages.staleAfter };
}
