import type { Skill } from './catalog.ts';
import { foldedName } from './names.ts';

/** A name that could lead out of the skills folder if it were ever joined to a path; none is. */
export function isOddName(name: string): boolean {
  return name === '' || name === '~' || /[\0%]|^[/\\~]|^[A-Za-z]:[\\/]|(?:^|[\\/])\.\.?(?:[\\/]|$)/.test(name);
}

/** The skills a name may mean: its id, its folder, its declared name, `category:name`. Compared, never joined to a path. */
export function findSkills(skills: readonly Skill[], name: string): Skill[] {
  const path = name.replace(/^([A-Za-z0-9_-]+):/, '$1/').replace(/\/+$/, '');
  const live = skills.filter((skill) => !skill.archived);
  const exact = live.filter((skill) => skill.id === path);
  if (exact.length > 0) return exact;
  return live.filter((skill) => skill.folder === name || skill.name === name || skill.id.endsWith(`/${path}`));
}

/** A living skill whose folder or declared name is this one, whatever its case; undefined when there is none. */
export function sameNamed(skills: readonly Skill[], name: string): Skill | undefined {
  const wanted = foldedName(name);
  return skills.find(
    (skill) => !skill.archived && [skill.folder, skill.name].some((each) => foldedName(each) === wanted),
  );
}
