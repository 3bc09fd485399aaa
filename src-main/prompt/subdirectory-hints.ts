import { createHash } from 'node:crypto';
import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { resolveInside } from '../home/contained.ts';
import { commandPaths } from './command-paths.ts';
import { agentsNames } from './context-files.ts';
import { readNotes, type NotesRules } from './notes-file.ts';

/** Notes of a directory, in the order they are looked for. */
const names = [...agentsNames, 'CLAUDE.md', 'claude.md', '.cursorrules'];

/** Directories above the touched one that are looked at, the touched one included. */
const ancestors = 5;

/** How far into a command paths are looked for, in UTF-16 units. */
const longestCommand = 20_000;

/** Most code points of one hint. */
export const hintCap = 32_000;

/** Watches where a session's tool calls go. */
export interface SubdirectoryHints {
  /** Text to put behind the result of a call: a blank line and the notes of directories not seen before, or nothing. */
  after(tool: string, args: Readonly<Record<string, unknown>>): Promise<string>;
}

/** The paths a call names: its path arguments, and those its command comes to. */
function namedPaths(args: Readonly<Record<string, unknown>>): string[] {
  const paths = ['path', 'file_path', 'workdir'].map((key) => args[key]).filter((each) => typeof each === 'string');
  const { command, workdir } = args;
  if (typeof command !== 'string') return paths;
  return [...paths, ...commandPaths(command.slice(0, longestCommand), typeof workdir === 'string' ? workdir : '')];
}

/**
 * Looks for project notes in directories that tool calls come to, below `workspace`. Each directory speaks once, the same
 * text is told once, and the workspace's own notes, which the prompt already holds, not at all. Links out of the workspace
 * and secrets are not followed. Answers nothing in a person's own home directory, where notes are no project's.
 */
export function createSubdirectoryHints(
  workspace: string,
  rules: NotesRules,
  options: { readonly userDir?: string } = {},
): SubdirectoryHints {
  const visited = new Set<string>();
  const told = new Set<string>();
  const ownRules: NotesRules = { ...rules, cap: hintCap };
  const digest = (text: string): string => createHash('sha256').update(text).digest('hex');

  const prepare = async (): Promise<string | null> => {
    const root = await realpath(workspace).catch(() => null);
    const home = await realpath(options.userDir ?? homedir()).catch(() => null);
    if (root === null || root === home || dirname(root) === root) return null;
    visited.add(root);
    const own = await notesOf(root, root);
    if (own !== null) told.add(digest(own.text));
    return root;
  };

  const notesOf = async (root: string, dir: string): Promise<{ label: string; text: string } | null> => {
    for (const name of names) {
      const label = relative(root, join(dir, name)).split(sep).join('/');
      const { text } = await readNotes(root, join(dir, name), label, ownRules);
      if (text !== null) return { label, text };
    }
    return null;
  };

  /** The directory a named path stands for, or null when it is none of the workspace's. */
  const directoryOf = async (root: string, path: string): Promise<string | null> => {
    const wanted = isAbsolute(path) ? path : resolve(root, path);
    for (const candidate of [wanted, dirname(wanted)]) {
      const place = await resolveInside(root, candidate);
      if (!place.ok) continue;
      const info = await stat(place.real).catch(() => null);
      if (info?.isDirectory() === true) return place.real;
    }
    return null;
  };

  let ready: Promise<string | null> | null = null;
  return {
    after: async (_tool, args) => {
      const paths = namedPaths(args);
      if (paths.length === 0) return '';
      ready ??= prepare();
      const root = await ready;
      if (root === null) return '';
      const hints: string[] = [];
      for (const path of paths) {
        let dir = await directoryOf(root, path);
        for (let step = 0; dir !== null && step < ancestors && !visited.has(dir); step += 1) {
          visited.add(dir);
          const notes = await notesOf(root, dir);
          if (notes !== null && !told.has(digest(notes.text))) {
            told.add(digest(notes.text));
            hints.push(`\n\n[Subdirectory context discovered: ${notes.label}]\n${notes.text}`);
          }
          dir = dirname(dir);
        }
      }
      return hints.join('');
    },
  };
}
