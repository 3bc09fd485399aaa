import { categoryOf, headWords, rowOf, type Skill } from './catalog.ts';
import type { SkillEvent, SkillEventKind } from './events.ts';
import type { SkillHistory } from './types.ts';

function uniqueTimes(times: readonly (number | null)[]): number[] {
  return [...new Set(times.filter((time) => time !== null))].sort((a, b) => a - b);
}

/** Whether the history of a skill says that the model made it, in a conversation or in a review of one. */
export function madeByModel(events: readonly SkillEvent[]): boolean {
  const birth = events.find(({ kind }) => kind === 'born');
  return ['foreground', 'background_review', 'curator'].includes(birth?.origin ?? '');
}

/** A skill with its times, as the journey takes it. */
export function historyOf(skill: Skill, events: readonly SkillEvent[]): SkillHistory {
  const { id, name, description, category, origin, state, pinned, uses, createdAt } = rowOf(skill, {
    staged: [],
    readOnly: null,
    made: madeByModel(events),
  });
  const { lastUsed, lastPatched } = skill.usage;
  const timesOf = (kind: SkillEventKind): number[] =>
    events.filter((event) => event.kind === kind).map((event) => event.time);
  const birth = events.find((event) => event.kind === 'born') ?? null;
  // The ledger's time of creation is that of its record: of a skill the agent made its birth, of any other its first touch.
  const born = birth?.time ?? (skill.usage.learned ? createdAt : null);
  const useTimes = uniqueTimes([...timesOf('use'), lastUsed]);
  const knownBy = uniqueTimes([...useTimes, createdAt, skill.fileTime])[0] ?? null;
  // In the archive it still belongs where it was.
  const from = events.findLast((event) => event.kind === 'archive')?.from;
  const home = state === 'archived' && from !== undefined ? categoryOf({ place: from, archived: false }) : category;
  return {
    ...{ id, name, description, category: home, state, pinned, uses, createdAt: born },
    origin: origin === 'project' || origin === 'external' ? 'installed' : origin,
    knownBy: born === null ? knownBy : null,
    useTimes,
    editTimes: uniqueTimes([...timesOf('edit'), lastPatched]),
    archivedAt: state === 'archived' ? (timesOf('archive').at(-1) ?? null) : null,
    related: headWords(skill.fields, 'related_skills'),
    session: birth === null || birth.session === '' ? null : birth.session,
    message: birth?.message ?? null,
  };
}
