import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that holds a SKILL.md. */
export interface SkillFolder {
  /** Path below the skills folder, with `/`. */
  readonly id: string;
  /** The folder as reached through the skills folder. */
  readonly dir: string;
  /** The folder with every link resolved. */
  readonly real: string;
  readonly archived: boolean;
}

/** A category's description file. */
export interface CategoryFile {
  /** Path of the category below the skills folder, with `/`; empty for the skills folder itself. */
  readonly category: string;
  readonly dir: string;
  readonly real: string;
}

/** Everything the skills folder holds that is of interest. */
export interface SkillTree {
  /** The skills folder with every link resolved; null when there is none. */
  readonly root: string | null;
  readonly skills: readonly SkillFolder[];
  readonly categories: readonly CategoryFile[];
}

const passedOver = new Set(['venv', 'node_modules', 'site-packages', '__pycache__']);
const support = new Set(['references', 'templates', 'assets', 'scripts']);
const archive = '.archive';
const deepest = 8;
const mostFolders = 20_000;

/** Order by code points, the same on every machine. */
export function byCodePoint(a: string, b: string): number {
  const left = Array.from(a);
  const right = Array.from(b);
  for (let at = 0; at < Math.min(left.length, right.length); at++) {
    const difference = (left[at]?.codePointAt(0) ?? 0) - (right[at]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}

async function isFolder(dir: string, entry: Dirent): Promise<boolean> {
  if (entry.isDirectory()) return true;
  if (!entry.isSymbolicLink()) return false;
  try {
    return (await stat(join(dir, entry.name))).isDirectory();
  } catch {
    return false;
  }
}

/** Walks the skills folder once, so that every part of the app sees the same skills. */
class Walker {
  readonly skills: SkillFolder[] = [];
  readonly categories: CategoryFile[] = [];
  #left = mostFolders;

  /** `above` are the real paths on the way here: a link back to one of them is not followed. */
  async visit(dir: string, parts: readonly string[], above: readonly string[], archived: boolean): Promise<void> {
    if (parts.length > deepest || this.#left-- <= 0) return;
    let real: string;
    let entries: Dirent[];
    try {
      real = await realpath(dir);
      if (above.includes(real)) return;
      entries = await readdir(dir, { withFileTypes: true });
    } catch {
      return;
    }
    const names = new Set(entries.map((entry) => entry.name));
    const isSkill = names.has('SKILL.md') && parts.length > 0;
    if (isSkill) this.skills.push({ id: parts.join('/'), dir, real, archived });
    else if (names.has('DESCRIPTION.md')) this.categories.push({ category: parts.join('/'), dir, real });
    for (const entry of entries) {
      const { name } = entry;
      const hidden = name.startsWith('.') && !(parts.length === 0 && name === archive);
      if (hidden || passedOver.has(name) || (isSkill && support.has(name)) || name.includes('\\')) continue;
      if (await isFolder(dir, entry)) {
        await this.visit(join(dir, name), [...parts, name], [...above, real], archived || name === archive);
      }
    }
  }
}

/**
 * Finds every skill below `root`, `.archive` included, sorted by id. Links to folders are followed (a person puts them
 * there), never in a circle; hidden folders, dependencies and the support folders of a skill are passed over. At most
 * 20,000 folders, eight deep. A folder that cannot be read is left out.
 */
export async function walkSkills(root: string): Promise<SkillTree> {
  const walker = new Walker();
  await walker.visit(root, [], [], false);
  const real = await realpath(root).catch(() => null);
  return {
    root: real,
    skills: walker.skills.sort((a, b) => byCodePoint(a.id, b.id)),
    categories: walker.categories.sort((a, b) => byCodePoint(a.category, b.category)),
  };
}
