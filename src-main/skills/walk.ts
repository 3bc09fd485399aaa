import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder that holds a SKILL.md. */
export interface SkillFolder {
  /** Its one name everywhere. */
  readonly id: string;
  /** Path below the folder that was walked, with `/`. */
  readonly place: string;
  /** The folder as reached through the folder that was walked. */
  readonly dir: string;
  /** The folder with every link resolved. */
  readonly real: string;
  /** True when no link leads to it. */
  readonly direct: boolean;
  readonly archived: boolean;
}

/** How what is found is named. */
export interface Naming {
  /** The id of a skill, from its place. */
  readonly idOf: (place: string) => string;
  /** What stands before every place and category. */
  readonly under: string;
  /** Whether `.archive` is looked into. */
  readonly archive: boolean;
}

/** A category's description file. */
export interface CategoryFile {
  /** Path of the category below the skills folder, with `/`; empty for the skills folder itself. */
  readonly category: string;
  readonly dir: string;
  readonly real: string;
}

/** Everything a folder of skills holds that is of interest. */
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

/** A code unit by its place among code points: halves of a pair stand behind everything else. */
function rank(unit: number): number {
  return unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit;
}

/** Order by code points, the same on every machine. */
export function byCodePoint(a: string, b: string): number {
  const shorter = Math.min(a.length, b.length);
  for (let at = 0; at < shorter; at++) {
    const [left, right] = [a.charCodeAt(at), b.charCodeAt(at)];
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}

/** Where a folder below `above` really is; null for what is no folder. Only a link has to be looked up. */
async function realFolderOf(above: string, dir: string, entry: Dirent): Promise<string | null> {
  if (entry.isDirectory()) return join(above, entry.name);
  if (!entry.isSymbolicLink()) return null;
  try {
    const path = join(dir, entry.name);
    return (await stat(path)).isDirectory() ? await realpath(path) : null;
  } catch {
    return null;
  }
}

/** Walks a folder once, so that every part of the app sees the same skills. */
class Walker {
  readonly skills: SkillFolder[] = [];
  readonly categories: CategoryFile[] = [];
  readonly #naming: Naming;
  #left = mostFolders;

  constructor(naming: Naming) {
    this.#naming = naming;
  }

  /** `above` are the real paths on the way here, the last one that of `dir`. */
  async visit(dir: string, parts: readonly string[], above: readonly string[], archived: boolean): Promise<void> {
    if (parts.length > deepest || this.#left-- <= 0) return;
    const real = above.at(-1) ?? dir;
    let entries: Dirent[];
    try {
      entries = await readdir(dir, { withFileTypes: true });
    } catch {
      return;
    }
    const names = new Set(entries.map((entry) => entry.name));
    const isSkill = names.has('SKILL.md') && parts.length > 0;
    const { idOf, under, archive: withArchive } = this.#naming;
    const place = under + parts.join('/');
    if (isSkill) {
      const direct = real === join(above[0] ?? real, ...parts);
      this.skills.push({ id: idOf(place), place, dir, real, direct, archived });
    } else if (names.has('DESCRIPTION.md')) this.categories.push({ category: place.replace(/\/$/, ''), dir, real });
    const inner = entries.map(async (entry) => {
      const { name } = entry;
      const isArchive = withArchive && parts.length === 0 && name === archive;
      const passed = (name.startsWith('.') && !isArchive) || passedOver.has(name) || (isSkill && support.has(name));
      if (passed || name.includes('\\')) return;
      const next = await realFolderOf(real, dir, entry);
      // A link back to a folder on the way here is not followed.
      if (next === null || above.includes(next)) return;
      await this.visit(join(dir, name), [...parts, name], [...above, next], archived || isArchive);
    });
    await Promise.all(inner);
  }
}

/** Whether lists pass over a folder of this name, so that nothing is to be put there. */
export function isPassedOver(name: string): boolean {
  return passedOver.has(name);
}

/**
 * Finds every skill below `root`, sorted by id. Links to folders are followed (a person puts them there), never in a circle;
 * hidden folders, dependencies and the support folders of a skill are passed over. At most 20,000 folders, eight deep. A
 * folder that cannot be read is left out.
 */
export async function walkSkills(root: string, naming: Naming): Promise<SkillTree> {
  const walker = new Walker(naming);
  const real = await realpath(root).catch(() => null);
  if (real !== null) await walker.visit(root, [], [real], false);
  return {
    root: real,
    skills: walker.skills.sort((a, b) => byCodePoint(a.id, b.id)),
    categories: walker.categories.sort((a, b) => byCodePoint(a.category, b.category)),
  };
}
