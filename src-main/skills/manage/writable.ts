import { join } from 'node:path';
import type { Skill } from '../catalog.ts';

/** Why the files of a skill are not written by anyone here; null when they may be. */
export function unwritable(skill: Skill, root: string): string | null {
  if (skill.shipped)
    return `The skill ${skill.name} is part of Hermes Desk and stays as it is. Make one of your own instead.`;
  if (skill.real === join(root, skill.id)) return null;
  return `The skill ${skill.id} is reached through a link (to ${skill.real}), so it is changed there, not here.`;
}
