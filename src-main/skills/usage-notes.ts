import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Skill } from './catalog.ts';
import type { SkillEvent, SkillEvents } from './events.ts';
import { isoTime } from './usage.ts';
import type { UsageStore } from './usage-file.ts';

function countOf(value: unknown): number {
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? Math.trunc(value) : 0;
}

/** Counts a use of a skill in `.usage.json` and notes it in its history. Throws when the disk refuses. */
export async function noteUse(
  usage: UsageStore,
  events: SkillEvents,
  skill: Skill,
  skills: readonly Skill[],
  { time, session }: Pick<SkillEvent, 'time' | 'session'>,
): Promise<void> {
  await mkdir(dirname(usage.path), { recursive: true });
  await usage.change(skill, skills, (record) => ({
    ...record,
    use_count: countOf(record['use_count']) + 1,
    view_count: countOf(record['view_count']) + 1,
    last_used_at: isoTime(time),
    last_viewed_at: isoTime(time),
  }));
  await events.append({
    time,
    skill: skill.id,
    name: skill.name,
    kind: 'use',
    session,
    message: null,
    origin: 'foreground',
  });
}

/** Pins or unpins a skill in `.usage.json` and notes it in its history. Throws `busy`, `unwritable`. */
export async function notePin(
  usage: UsageStore,
  events: SkillEvents,
  skill: Skill,
  skills: readonly Skill[],
  { time, kind }: { readonly time: number; readonly kind: 'pin' | 'unpin' },
): Promise<void> {
  await mkdir(dirname(usage.path), { recursive: true });
  await usage.change(skill, skills, (record) => ({ ...record, pinned: kind === 'pin' }));
  const { id, name } = skill;
  await events.append({
    time,
    kind,
    skill: id,
    name,
    session: '',
    message: null,
    origin: 'person',
    approver: 'person',
  });
}
