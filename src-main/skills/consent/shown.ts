import type { Skill } from '../catalog.ts';
import type { Content } from '../manage/content.ts';
import type { Plan, Refusal } from '../manage/plan-types.ts';
import { folderOf } from '../names.ts';
import type { Pin } from './record.ts';
import { pinsOf } from './stage.ts';

/** A file that is not what it was when the write was staged. */
export interface Moved {
  readonly pin: Pin;
  readonly now: Content | null;
}

/** Whether the files a record shows are exactly what its operations would do; one staged by Hermes shows none of its own. */
export function showsPlan(pins: readonly Pin[] | null, plan: Plan | Refusal): boolean {
  if (pins === null || !plan.ok) return true;
  const key = ({ skill, path, before, after }: Pin): string => JSON.stringify([skill, path, before, after]);
  const planned = new Set(pinsOf(plan).map(key));
  return planned.size === pins.length && pins.every((pin) => planned.has(key(pin)));
}

/** What became of the file a staged write is for, and where its skill is now. */
export function sayMoved({ pin, now }: Moved, skills: readonly Skill[]): string {
  const { skill, path, before } = pin;
  if (before === null) return `${skill}/${path} was not there when this was staged, and is now.`;
  if (now !== null) return `${skill}/${path} is not what it was when this was staged.`;
  const gone = `${skill}/${path} is no longer there.`;
  if (skills.some(({ id }) => id === skill)) return gone;
  const places = skills.filter(({ folder, source }) => source === 'home' && folder === folderOf(skill));
  const archived = places.find((place) => place.archived);
  const elsewhere = places.find((place) => !place.archived);
  if (elsewhere !== undefined) return `${gone} A skill of that name is at ${elsewhere.id} now.`;
  return archived === undefined ? gone : `${gone} The skill is in the archive: restore it first, or reject this.`;
}

/** What the scanner found in what a plan would write, and what can be done. */
export function sayFound(plan: Plan): string {
  const found = plan.files.flatMap(({ findings }) => findings.map(({ message }) => message));
  return `${[...new Set(found)].join(' ')} Edit it, or approve it in spite of what was found.`;
}
