import { readdir, realpath } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { gitRoot } from '../home/contained.ts';
import { capNotes, readNotes, type NotesRules } from './notes-file.ts';

/** What a workspace says to the agent, and lines for the person about files that could not be taken as they are. */
export interface ContextFiles {
  /** The whole block; empty when there is none. */
  readonly text: string;
  readonly warnings: readonly string[];
}

const introduction =
  'The project the person is working in has left these notes for agents. Follow them while you work in it.';

/** One file that was found, with the name the block gives it. */
interface Section {
  readonly label: string;
  readonly text: string;
}

/** One way a project can speak; the first that has something to say is taken. */
type Source = (walk: Walk) => Promise<readonly Section[]>;

/** A workspace being looked through. */
interface Walk {
  /** The workspace, real and absolute. */
  readonly cwd: string;
  /** The git root, or the workspace itself where there is none. Nothing outside is read. */
  readonly root: string;
  readonly rules: NotesRules;
  readonly warnings: string[];
}

async function section(walk: Walk, dir: string, name: string): Promise<Section | null> {
  const file = join(dir, name);
  const label = relative(walk.cwd, file).split(sep).join('/');
  const notes = await readNotes(walk.root, file, label, walk.rules);
  if (notes.warning !== null) walk.warnings.push(notes.warning);
  return notes.text === null ? null : { label, text: notes.text };
}

async function firstOf(walk: Walk, dir: string, names: readonly string[]): Promise<Section | null> {
  for (const name of names) {
    const found = await section(walk, dir, name);
    if (found !== null) return found;
  }
  return null;
}

/** The directories from the workspace up to the root. */
function upwards({ cwd, root }: Walk): string[] {
  const dirs = [cwd];
  for (let dir = cwd; dir !== root && dirname(dir) !== dir;) {
    dir = dirname(dir);
    dirs.push(dir);
  }
  return dirs;
}

function withoutFrontMatter(text: string): string {
  return text.replace(/^---[ \t]*\n(?:[^\n]*\n)*?---[ \t]*(?:\n|$)/u, '').trim();
}

/** `.hermes.md`, else `HERMES.md`, of the nearest directory up to the git root. */
const hermesFile: Source = async (walk) => {
  for (const dir of upwards(walk)) {
    const found = await firstOf(walk, dir, ['.hermes.md', 'HERMES.md']);
    const text = withoutFrontMatter(found?.text ?? '');
    if (found !== null && text !== '') return [{ label: found.label, text }];
  }
  return [];
};

export const agentsNames = ['AGENTS.override.md', 'AGENTS.md', 'agents.md'] as const;

/** The AGENTS files of every directory from the git root down to the workspace; a text that came before is left out. */
const agentsChain: Source = async (walk) => {
  const seen = new Set<string>();
  const sections: Section[] = [];
  for (const dir of upwards(walk).reverse()) {
    const found = await firstOf(walk, dir, agentsNames);
    if (found === null || seen.has(found.text)) continue;
    seen.add(found.text);
    sections.push(found);
  }
  return sections;
};

const claudeFile: Source = async (walk) => {
  const found = await firstOf(walk, walk.cwd, ['CLAUDE.md', 'claude.md']);
  return found === null ? [] : [found];
};

/** `.cursorrules`, then the rules of `.cursor/rules` by name. */
const cursorRules: Source = async (walk) => {
  const rulesDir = join(walk.cwd, '.cursor', 'rules');
  const names = await readdir(rulesDir).catch(() => []);
  const files = names.filter((name) => name.endsWith('.mdc')).sort();
  const found = [await section(walk, walk.cwd, '.cursorrules')];
  for (const name of files) found.push(await section(walk, rulesDir, name));
  return found.filter((each) => each !== null);
};

const sources: readonly Source[] = [hermesFile, agentsChain, claudeFile, cursorRules];

/**
 * Most code points of a context file: the person's own number when above 0, else six hundredths of the model's window (at
 * four characters a token) between 20,000 and 500,000, and 20,000 when the window is not known.
 */
export function contextCap(own: number, window: number | null): number {
  if (own > 0) return own;
  if (window === null) return 20_000;
  return Math.min(500_000, Math.max(20_000, Math.trunc(window * 4 * 0.06)));
}

/**
 * What the project in `workspace` tells agents: the first of Hermes' own file, the chain of AGENTS files, CLAUDE.md and the
 * Cursor rules that says anything. Each file is scanned and capped, and the block once more as a whole.
 */
export async function contextFiles(workspace: string, rules: NotesRules): Promise<ContextFiles> {
  const warnings: string[] = [];
  let cwd: string;
  try {
    cwd = await realpath(workspace);
  } catch {
    return { text: '', warnings: [`The workspace ${workspace} is not there.`] };
  }
  const walk: Walk = { cwd, root: (await gitRoot(cwd)) ?? cwd, rules, warnings };
  for (const source of sources) {
    const sections = await source(walk);
    if (sections.length === 0) continue;
    const body = sections.map(({ label, text }) => `## ${label}\n\n${text}`).join('\n\n');
    const text = `# Project Context\n\n${introduction}\n\n${capNotes(body, 'project notes', rules.cap)}`;
    return { text, warnings };
  }
  return { text: '', warnings };
}
