import { createHash } from 'node:crypto';

/** Longest name of a tool that every model endpoint takes. */
const longestName = 64;

const clean = (text: string): string => text.replace(/[^A-Za-z0-9_]/gu, '_');

/** Six hex digits that tell apart what cleaning or cutting made alike. */
const mark = (server: string, tool: string): string =>
  createHash('sha256')
    .update(JSON.stringify([server, tool]))
    .digest('hex')
    .slice(0, 6);

/**
 * The name under which models know a tool of a server: `mcp__<server>__<tool>`, every character but ASCII letters, digits and `_`
 * replaced by `_`. A name that is too long is cut and marked, and so is one that is `taken`.
 */
export function toolName(server: string, tool: string, taken: ReadonlySet<string> = new Set()): string {
  const name = `mcp__${clean(server)}__${clean(tool)}`;
  if (name.length <= longestName && !taken.has(name)) return name;
  return `${name.slice(0, longestName - 7)}_${mark(server, tool)}`;
}

/** Whether a name fits a glob of `*` and `?`, as `fnmatch` has them; letter case counts. Never more than length times length steps. */
export function fitsGlob(glob: string, name: string): boolean {
  const pattern = Array.from(glob);
  const text = Array.from(name);
  let at = 0;
  let star = -1;
  let back = 0;
  let index = 0;
  while (index < text.length) {
    if (pattern[at] === '*') {
      star = at;
      back = index;
      at += 1;
    } else if (at < pattern.length && (pattern[at] === '?' || pattern[at] === text[index])) {
      at += 1;
      index += 1;
    } else if (star >= 0) {
      at = star + 1;
      back += 1;
      index = back;
    } else {
      return false;
    }
  }
  while (pattern[at] === '*') at += 1;
  return at === pattern.length;
}

/** Whether a tool is offered, by its original name: `include` decides alone where it is given, else `exclude` takes out. */
export function isOffered(name: string, include: readonly string[], exclude: readonly string[]): boolean {
  if (include.length > 0) return include.some((glob) => fitsGlob(glob, name));
  return !exclude.some((glob) => fitsGlob(glob, name));
}
