import { realpath, stat } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, isAbsolute, join, resolve } from 'node:path';
import { gitRoot, workspaceRoot } from '../home/contained.ts';
import { isInside } from '../home/paths.ts';

/** Where skills come from: the home, the project a conversation works in, a folder of `skills.external_dirs`, the app. */
export type SourceKind = 'home' | 'project' | 'external' | 'shipped';

/** One folder of skills. */
export interface SkillSource {
  readonly kind: SourceKind;
  /** Absolute, as the person wrote it or the app found it. */
  readonly dir: string;
  /** False for a project the person has not said to trust: its skills are shown and not used. */
  readonly trusted: boolean;
  /** The root of the project; null for the others. */
  readonly project: string | null;
}

/** What says which folders there are, besides the home's own. */
export interface SourceSettings {
  /** `skills.external_dirs`. */
  readonly external: readonly unknown[];
  /** `skills.project_discovery`. */
  readonly projects: boolean;
  /** `skills.trusted_project_dirs`. */
  readonly trusted: readonly unknown[];
}

/** Folders of a project that hold skills, below its root. */
const projectFolders = ['.hermes/skills', '.agents/skills'];

/**
 * A folder as `config.yaml` names it: `~` and `$NAME` are filled in, a relative one counts from the home. Null for what is no
 * text.
 */
export function configuredFolder(
  value: unknown,
  home: string,
  env: Readonly<Record<string, string | undefined>> = process.env,
): string | null {
  if (typeof value !== 'string' || value.trim() === '' || value.includes('\0')) return null;
  const filled = value
    .trim()
    .replace(
      /\$(?:\{([A-Za-z_][A-Za-z0-9_]*)\}|([A-Za-z_][A-Za-z0-9_]*))/g,
      (whole, braced?: string, bare?: string) => {
        return env[braced ?? bare ?? ''] ?? whole;
      },
    )
    .replace(/^~(?=[\\/]|$)/, () => homedir());
  return isAbsolute(filled) ? resolve(filled) : resolve(home, filled);
}

async function realFolder(dir: string): Promise<string | null> {
  try {
    const real = await realpath(dir);
    return (await stat(real)).isDirectory() ? real : null;
  } catch {
    return null;
  }
}

/** The folders of skills in the project around `workspace`; one that leads out of the project through a link is none. */
async function projectSources(workspace: string, settings: SourceSettings, home: string): Promise<SkillSource[]> {
  const real = await workspaceRoot(workspace).catch(() => null);
  if (real === null) return [];
  const root = (await gitRoot(real)) ?? real;
  const named = settings.trusted.flatMap((value) => configuredFolder(value, home) ?? []);
  const trusted = (await Promise.all(named.map(realFolder))).includes(root);
  const found: SkillSource[] = [];
  for (const folder of projectFolders) {
    const dir = join(root, folder);
    const place = await realFolder(dir);
    if (place !== null && isInside(root, place)) found.push({ kind: 'project', dir, trusted, project: root });
  }
  return found;
}

/**
 * The folders skills are looked for in besides the app's own, in the order in which their names count: the project's, the
 * home's, then the others as they are listed. Folders that are not there are left out, as is one that came before.
 */
export async function skillSources(
  skillsDir: string,
  workspace: string | null,
  settings: SourceSettings,
): Promise<SkillSource[]> {
  const home = dirname(skillsDir);
  const own: SkillSource = { kind: 'home', dir: skillsDir, trusted: true, project: null };
  const project = workspace === null || !settings.projects ? [] : await projectSources(workspace, settings, home);
  const external = settings.external.flatMap((value): SkillSource[] => {
    const dir = configuredFolder(value, home);
    return dir === null ? [] : [{ kind: 'external', dir, trusted: true, project: null }];
  });
  const seen = new Set([await realFolder(skillsDir)]);
  const others: SkillSource[] = [];
  for (const source of [...external, ...project]) {
    const real = await realFolder(source.dir);
    if (real === null || seen.has(real)) continue;
    seen.add(real);
    others.push(source);
  }
  return [...others.filter(({ kind }) => kind === 'project'), own, ...others.filter(({ kind }) => kind === 'external')];
}
