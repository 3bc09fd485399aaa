import type { Skill } from './catalog.ts';
import { composedName, foldedName } from './names.ts';

/** A name that could lead out of the skills folder if it were ever joined to a path; none is. */
export function isOddName(name: string): boolean {
  return (
    name === '' || name === '~' || /\0|%(?:2e|2f|5c)|^[/\\~]|^[A-Za-z]:[\\/]|(?:^|[\\/])\.\.?(?:[\\/]|$)/i.test(name)
  );
}

/**
 * The skills a name may mean: its id, its folder, its declared name, `category/name`, `category:name`. A skill of the project
 * at hand comes before others of the same name. Compared, never joined to a path.
 */
export function findSkills(skills: readonly Skill[], name: string): Skill[] {
  const wanted = composedName(name);
  const path = wanted.replace(/^([A-Za-z0-9_-]+):/, '$1/').replace(/\/+$/, '');
  const live = skills.filter((skill) => !skill.archived);
  const meant = live.filter(
    (skill) =>
      skill.id === name ||
      [skill.folder, skill.name].some((each) => composedName(each) === wanted) ||
      composedName(`/${skill.place}`).endsWith(`/${path}`),
  );
  // What a project brings along and the person has not agreed to takes nothing's place.
  const fit = meant.filter(({ source, usable }) => source !== 'project' || usable);
  const project = fit.filter(({ source }) => source === 'project');
  const among = project.length > 0 ? project : fit.length > 0 ? fit : meant;
  for (const exact of [
    among.filter((skill) => skill.id === name),
    among.filter((skill) => skill.place === path),
    among.filter((skill) => composedName(skill.place) === path),
  ]) {
    const own = exact.filter(({ source }) => source === 'home');
    if (own.length > 0) return own;
    if (exact.length > 0) return exact;
  }
  return among;
}

/** A living skill whose folder or declared name is this one, whatever its case; undefined when there is none. */
export function sameNamed(skills: readonly Skill[], name: string): Skill | undefined {
  const wanted = foldedName(name);
  return skills.find(
    (skill) => !skill.archived && [skill.folder, skill.name].some((each) => foldedName(each) === wanted),
  );
}
