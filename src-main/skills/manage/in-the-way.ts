import { lstat } from 'node:fs/promises';
import { join } from 'node:path';

/** What stands where a new skill would be made, in a sentence; null when nothing does. */
export async function inTheWay(root: string, category: string, name: string): Promise<string | null> {
  const kindOf = async (path: string): Promise<'folder' | 'link' | 'file' | null> => {
    const found = await lstat(join(root, path)).catch(() => null);
    if (found === null) return null;
    return found.isDirectory() ? 'folder' : found.isSymbolicLink() ? 'link' : 'file';
  };
  const above = category === '' ? null : await kindOf(category);
  if (above === 'link') return `${category} is a link, and nothing is written through one. Choose another category.`;
  if (above === 'file') return `${category} is a file, so it cannot be a category. Choose another one.`;
  const id = category === '' ? name : `${category}/${name}`;
  const there = await kindOf(id);
  if (there === null) return null;
  return `A ${there} named ${id} is there already and holds no skill of that name. Choose another name.`;
}
