import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Skill } from '../catalog.ts';
import type { SkillEvent } from '../events.ts';
import { isOddName, sameNamed } from '../find.ts';
import { foldedName } from '../names.ts';
import { ARCHIVE } from './change.ts';

async function isFree(path: string): Promise<boolean> {
  return await lstat(path).then(
    () => false,
    () => true,
  );
}

/** What Hermes puts behind the name of a folder when the archive has one of that name: 14 digits of the time in UTC. */
const suffix = /-\d{14}$/;

/** Where a skill goes in the archive, as an id: its folder's name, with the time behind it when that is taken. */
export async function archivePlace(root: string, folder: string, now: number): Promise<string> {
  const plain = `${ARCHIVE}/${folder}`;
  if (await isFree(join(root, plain))) return plain;
  for (let time = now; ; time += 1000) {
    const stamp = new Date(time)
      .toISOString()
      .replace(/[^0-9]/g, '')
      .slice(0, 14);
    const place = `${plain}-${stamp}`;
    if (await isFree(join(root, place))) return place;
  }
}

/**
 * Where an archived skill comes from and goes back to, as an id: its old place where the history knows it and nothing else
 * is there, else the top of the skills folder.
 */
export async function homePlace(
  root: string,
  skill: Skill,
  skills: readonly Skill[],
  events: readonly SkillEvent[],
): Promise<{ readonly ok: true; readonly id: string } | { readonly ok: false; readonly why: string }> {
  // Digits that belong to the name itself stay.
  const folder = foldedName(skill.name) === foldedName(skill.folder) ? skill.folder : skill.folder.replace(suffix, '');
  const twin = sameNamed(skills, folder) ?? sameNamed(skills, skill.name);
  if (twin !== undefined) {
    return {
      ok: false,
      why: `There is a skill named ${twin.name} already (${twin.id}). Archive or rename that one first.`,
    };
  }
  const from = events.findLast((event) => event.kind === 'archive' && event.skill === skill.id)?.from;
  for (const id of [from, folder]) {
    if (id !== undefined && !isOddName(id) && (await isFree(join(root, id)))) return { ok: true, id };
  }
  return { ok: false, why: `A folder named ${folder} is in the way.` };
}
