import { readFileSync, readlinkSync, realpathSync } from 'node:fs';
import { homedir, userInfo } from 'node:os';
import { basename, dirname, join, resolve, sep } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { homePaths, isInside, profileOf, type HomePaths } from './paths.ts';
import { checkProfile, normalizeProfileName, profileDir } from './profiles.ts';

/** What may say where the home is. Every field is optional. */
export interface HomeRequest {
  /** `--home`: the home itself, exactly. */
  readonly home?: string | undefined;
  /** `--profile`: a profile of the root that `home`, HERMES_HOME or the default leads to. */
  readonly profile?: string | undefined;
  /** The environment; `process.env` when not given. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** What relative paths are relative to; the working directory when not given. */
  readonly cwd?: string;
}

/**
 * Finds the home: `--home`, else HERMES_HOME, else the active profile of the platform's default home, else that home
 * (`~/.hermes`; `%LOCALAPPDATA%\hermes` on Windows). Reads only `active_profile`; creates nothing.
 *
 * Throws `not_found` for a profile that is missing or was deleted, `usage` for an impossible profile name, and `refused`
 * for the person's real default home while HERMES_DESK_TEST is `1`, so that no test can ever touch it.
 */
export function resolveHome(request: HomeRequest = {}): HomePaths {
  const env = request.env ?? process.env;
  const cwd = request.cwd ?? process.cwd();
  const defaultHome = defaultHomeDir(env);
  const asked = [request.home, env['HERMES_HOME']].map((value) => value?.trim() ?? '').find((value) => value !== '');
  const start = asked === undefined ? defaultHome : resolve(cwd, expandTilde(asked, env));
  if (env['HERMES_DESK_TEST'] === '1') refuseRealHome(start);
  const root = rootOf(start, defaultHome);

  const named = request.profile === undefined ? undefined : normalizeProfileName(request.profile);
  if (named !== undefined) return openProfile(root, named);
  if (asked === undefined) return openProfile(root, activeProfile(root));
  const shaped = profileOf(start);
  if (shaped !== null && samePlace(shaped.root, root)) {
    checkProfile(shaped.root, shaped.name);
    return homePaths(start, shaped.root, shaped.name);
  }
  return homePaths(start, root, 'default');
}

/** Where the home is when nobody says: `~/.hermes`, on Windows `%LOCALAPPDATA%\hermes`. */
export function defaultHomeDir(env: Readonly<Record<string, string | undefined>> = process.env): string {
  if (process.platform !== 'win32') return join(userDir(env), '.hermes');
  const local = env['LOCALAPPDATA']?.trim() ?? '';
  return join(local === '' ? join(homedir(), 'AppData', 'Local') : local, 'hermes');
}

/** The name in `<root>/active_profile`, or `default` when there is none. */
export function activeProfile(root: string): string {
  try {
    const name = readFileSync(join(root, 'active_profile'), 'utf8').trim();
    return name === '' ? 'default' : normalizeProfileName(name);
  } catch (error) {
    if (error instanceof DeskError) throw error;
    return 'default';
  }
}

function openProfile(root: string, name: string): HomePaths {
  if (name === 'default') return homePaths(root, root, 'default');
  checkProfile(root, name);
  return homePaths(profileDir(root, name), root, name);
}

/** The root profiles hang from: the default home for what lies in it, the grandparent of `profiles/<name>`, else itself. */
function rootOf(dir: string, defaultHome: string): string {
  const place = realPlace(dir);
  const standard = realPlace(defaultHome);
  if (place === standard) return dir;
  if (isInside(standard, place)) return defaultHome;
  return profileOf(dir)?.root ?? dir;
}

function samePlace(a: string, b: string): boolean {
  return realPlace(a) === realPlace(b);
}

/** The path with links followed as far as they lead, also to what does not exist yet; the rest is appended as it is. */
export function realPlace(path: string, hops = 40): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    if (parent === path || hops === 0) return path;
    const link = linkTarget(path);
    return link === null ? join(realPlace(parent, hops), basename(path)) : realPlace(link, hops - 1);
  }
}

function linkTarget(path: string): string | null {
  try {
    return resolve(dirname(path), readlinkSync(path));
  } catch {
    return null;
  }
}

function userDir(env: Readonly<Record<string, string | undefined>>): string {
  const home = env['HOME']?.trim() ?? '';
  return home === '' ? homedir() : home;
}

function expandTilde(path: string, env: Readonly<Record<string, string | undefined>>): string {
  if (path === '~') return userDir(env);
  return path.startsWith('~/') || path.startsWith(`~${sep}`) ? join(userDir(env), path.slice(2)) : path;
}

/** Whatever HOME says, the account's own directory is asked of the system. */
function refuseRealHome(dir: string): void {
  const real = realPlace(join(userInfo().homedir, process.platform === 'win32' ? 'AppData/Local/hermes' : '.hermes'));
  const place = realPlace(dir);
  if (place !== real && !isInside(real, place)) return;
  throw new DeskError('refused', `A test may not open the real home ${dir}.`, {
    remedy: 'Give the test a temporary directory with --home or HERMES_HOME.',
    file: dir,
  });
}
