import { categoryOf, headWords, rowOf, type Skill } from './catalog.ts';
import type { SkillEvent, SkillEventKind } from './events.ts';
import type { SkillHistory } from './types.ts';

function uniqueTimes(times: readonly (number | null)[]): number[] {
  return [...new Set(times.filter((time) => time !== null))].sort((a, b) => a - b);
}

type Bound = NonNullable<SkillHistory['bound']>;

/** The earliest of some times and what it is the time of; null when none is known. */
function boundOf(
  times: readonly (readonly [Bound, number | null])[],
): { readonly knownBy: number; readonly bound: Bound } | null {
  const known = times.flatMap(([bound, time]) => (time === null ? [] : [{ knownBy: time, bound }]));
  return known.reduce<(typeof known)[number] | null>(
    (best, one) => (best === null || one.knownBy < best.knownBy ? one : best),
    null,
  );
}

/** When a skill was put into the archive, from the digits Hermes adds to its folder where the name was taken: UTC. */
function suffixTime(folder: string): number | null {
  const match = /-(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})$/.exec(folder);
  if (match === null) return null;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match.slice(1).map(Number);
  const time = Date.UTC(year, month - 1, day, hour, minute, second);
  // Fourteen digits that are no time are part of the name.
  return new Date(time).toISOString().replace(/\D/g, '').startsWith(match.slice(1).join('')) ? time : null;
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
  const { lastUsed, lastViewed, lastPatched, archivedAt } = skill.usage;
  const timesOf = (kind: SkillEventKind): number[] =>
    events.filter((event) => event.kind === kind).map((event) => event.time);
  const birth = events.find((event) => event.kind === 'born') ?? null;
  // The ledger's time of creation is that of its record: of a skill the agent made its birth, of any other its first touch.
  const born = birth?.time ?? (skill.usage.learned ? createdAt : null);
  const useTimes = uniqueTimes([...timesOf('use'), lastUsed]);
  const earliest = boundOf([
    ...useTimes.map((time) => ['use', time] as const),
    ...[createdAt, lastViewed, lastPatched].map((time) => ['record', time] as const),
    ['file', skill.fileTime],
  ]);
  // In the archive it still belongs where it was.
  const from = events.findLast((event) => event.kind === 'archive')?.from;
  const home = state === 'archived' && from !== undefined ? categoryOf({ place: from, archived: false }) : category;
  return {
    ...{ id, name, description, category: home, state, pinned, uses, createdAt: born },
    origin: origin === 'project' || origin === 'external' ? 'installed' : origin,
    ...(born === null && earliest !== null ? earliest : { knownBy: null }),
    useTimes,
    editTimes: uniqueTimes([...timesOf('edit'), lastPatched]),
    archivedAt:
      state === 'archived'
        ? (uniqueTimes([...timesOf('archive'), archivedAt]).at(-1) ?? suffixTime(skill.folder))
        : null,
    related: headWords(skill.fields, 'related_skills'),
    session: birth === null || birth.session === '' ? null : birth.session,
    message: birth?.message ?? null,
  };
}
