import { join } from 'node:path';
import type { Skill } from '../catalog.ts';

/** Why the files of a skill are not written by anyone here; null when they may be. */
export function unwritable({ name, id, dir, real, source }: Skill, root: string): string | null {
  switch (source) {
    case 'shipped':
      return `The skill ${name} is part of Hermes Desk and stays as it is. Make one of your own instead.`;
    case 'project':
      return `The skill ${name} belongs to the project it lies in (${dir}), so it is changed there, not here.`;
    case 'external':
      return `The skill ${name} lies in a folder of skills.external_dirs (${dir}), so it is changed there, not here.`;
    case 'home':
      if (real === join(root, id)) return null;
      return `The skill ${id} is reached through a link (to ${real}), so it is changed there, not here.`;
  }
}
