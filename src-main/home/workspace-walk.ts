import { readdir } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { isSecretPath } from './contained.ts';

/** Folders whose content is made by programs and is neither listed nor searched. */
const skipped = new Set(['.git', 'node_modules', '.hg', '.svn', '__pycache__', '.venv']);

/** One thing a walk came to. `path` is relative to the workspace, with `/`. */
export interface Found {
  readonly path: string;
  readonly real: string;
  readonly kind: 'file' | 'folder';
}

/** How far a walk goes. */
export interface WalkLimits {
  readonly depth: number;
  /** Entries looked at, at most. */
  readonly entries: number;
  readonly signal: AbortSignal;
}

/**
 * Walks a folder below `root`, names in order, a folder before what it holds. Links are not followed, secrets and the folders
 * of package managers are left out. `cut` is called when the limit of entries was reached.
 */
export async function* walk(
  root: string,
  from: string,
  limits: WalkLimits,
  cut: () => void = () => undefined,
): AsyncGenerator<Found> {
  let budget = limits.entries;
  async function* inside(dir: string, depth: number): AsyncGenerator<Found> {
    const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
    entries.sort((a, b) => (a.name < b.name ? -1 : 1));
    for (const entry of entries) {
      if (limits.signal.aborted) return;
      budget -= 1;
      if (budget < 0) {
        cut();
        return;
      }
      const real = join(dir, entry.name);
      const path = relative(root, real).split(sep).join('/');
      if (isSecretPath(path)) continue;
      if (entry.isFile()) yield { path, real, kind: 'file' };
      if (!entry.isDirectory()) continue;
      yield { path, real, kind: 'folder' };
      if (depth > 1 && !skipped.has(entry.name)) yield* inside(real, depth - 1);
    }
  }
  yield* inside(from, limits.depth);
}

/** Whether a path fits a glob of `*`, `**` and `?`. A glob without `/` is held against the file name alone. Linear. */
export function matchesGlob(glob: string, path: string): boolean {
  const subject = glob.includes('/') ? path : (path.split('/').at(-1) ?? path);
  return globMatch(Array.from(glob.replace(/^\.?\//u, '').replace(/\*\*\//gu, '\u0000')), Array.from(subject));
}

/** Follows all ways a glob can match at once; `\0` stands for `**` with its slash. */
function globMatch(glob: readonly string[], text: readonly string[]): boolean {
  const settle = (into: Set<number>, at: number, boundary: boolean): void => {
    if (into.has(at)) return;
    into.add(at);
    if (glob[at] === '*') settle(into, at + 1, boundary);
    if (glob[at] === '\u0000' && boundary) settle(into, at + 1, boundary);
  };
  let states = new Set<number>();
  settle(states, 0, true);
  for (const char of text) {
    const next = new Set<number>();
    const boundary = char === '/';
    for (const state of states) {
      const part = glob[state];
      if (part === '*' && (char !== '/' || glob[state - 1] === '*' || glob[state + 1] === '*'))
        settle(next, state, boundary);
      else if (part === '\u0000') settle(next, state, boundary);
      else if (part === '?' ? char !== '/' : part === char) settle(next, state + 1, boundary);
    }
    states = next;
    if (states.size === 0) return false;
  }
  return states.has(glob.length);
}
