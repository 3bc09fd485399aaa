import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { chmod, cp, copyFile, mkdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from './errno.ts';
import { withFileLock } from './file-lock.ts';
import { tryLock } from './flock.ts';
import { homePaths } from './paths.ts';
import { writeFileAtomic } from './write-atomic.ts';

/** A profile of a root: `default` is the root itself, every other one lies in `<root>/profiles/<name>`. */
export interface Profile {
  readonly name: string;
  readonly dir: string;
}

const namePattern = /^[a-z0-9][a-z0-9_-]{0,63}$/;
const reserved = new Set(['hermes', 'default', 'test', 'tmp', 'root', 'sudo']);
const newProfileDirs = ['memories', 'sessions', 'skills', 'skins', 'logs', 'plans', 'workspace', 'cron', 'home'];
const clonedFiles = ['config.yaml', '.env', 'SOUL.md', join('memories', 'MEMORY.md'), join('memories', 'USER.md')];

/** The name as Hermes stores it: trimmed, lower case. Throws `usage` for what can be no profile name. */
export function normalizeProfileName(name: string): string {
  const canonical = name.trim().toLowerCase();
  if (namePattern.test(canonical)) return canonical;
  throw new DeskError('usage', `"${name}" cannot be a profile name.`, {
    remedy: 'Use up to 64 of a-z, 0-9, _ and -, beginning with a letter or digit.',
  });
}

/** Where a profile lives. The name must be normalised. */
export function profileDir(root: string, name: string): string {
  return name === 'default' ? root : join(root, 'profiles', name);
}

function tombstone(root: string, name: string): string {
  return join(root, 'profiles', '.deleted', name);
}

/** Throws `not_found` when a named profile is missing or was deleted: such a home is never created by opening it. */
export function checkProfile(root: string, name: string): void {
  const dir = profileDir(root, name);
  if (name === 'default') return;
  if (existsSync(tombstone(root, name))) {
    throw new DeskError('not_found', `The profile "${name}" was deleted.`, {
      remedy: 'Choose another profile with --profile, or create this one anew.',
      file: dir,
    });
  }
  if (!isDirectory(dir)) {
    throw new DeskError('not_found', `There is no profile "${name}" at ${dir}.`, {
      remedy: 'Choose another profile with --profile, or create it first.',
      file: dir,
    });
  }
}

/** The profiles of a root, `default` first, then by name. Deleted ones and directories of other names are not listed. */
export function listProfiles(root: string): Profile[] {
  let names: string[];
  try {
    names = readdirSync(join(root, 'profiles'));
  } catch {
    names = [];
  }
  const found = names
    .filter((name) => namePattern.test(name) && name !== 'default')
    .filter((name) => !existsSync(tombstone(root, name)) && isDirectory(profileDir(root, name)))
    .sort();
  return ['default', ...found].map((name) => ({ name, dir: profileDir(root, name) }));
}

/** What a new profile starts from. */
export interface CreateProfileOptions {
  /** Copies settings, keys, SOUL.md, memories and skills of this profile. Without it the profile starts empty. */
  readonly cloneFrom?: string;
}

/**
 * Creates a profile and answers where it is. A deleted profile of that name may be created anew; its tombstone goes.
 * Throws `usage` for a bad or reserved name, `conflict` when it exists, `not_found` when the source does not.
 */
export async function createProfile(root: string, name: string, options: CreateProfileOptions = {}): Promise<Profile> {
  const canonical = normalizeProfileName(name);
  if (reserved.has(canonical)) {
    throw new DeskError('usage', `The profile name "${canonical}" is reserved.`, { remedy: 'Choose another name.' });
  }
  const source = options.cloneFrom === undefined ? null : normalizeProfileName(options.cloneFrom);
  if (source !== null) checkProfile(root, source);
  const dir = profileDir(root, canonical);
  try {
    await mkdir(dirname(dir), { recursive: true, mode: 0o700 });
    return await withFileLock(dir, async () => {
      if (existsSync(dir)) {
        throw new DeskError('conflict', `The profile "${canonical}" exists already.`, {
          remedy: 'Choose another name, or switch to it.',
          file: dir,
        });
      }
      // Built beside its place and renamed, so that a crash leaves no half-made profile.
      const half = join(dirname(dir), `.${canonical}.${process.pid}.new`);
      await rm(half, { recursive: true, force: true });
      try {
        await fillProfile(half, source === null ? null : profileDir(root, source));
        await rm(tombstone(root, canonical), { force: true });
        await rename(half, dir);
      } finally {
        await rm(half, { recursive: true, force: true });
      }
      return { name: canonical, dir };
    });
  } catch (error) {
    throw fileError(error, dir, 'write');
  }
}

async function fillProfile(dir: string, source: string | null): Promise<void> {
  for (const sub of newProfileDirs) await mkdir(join(dir, sub), { recursive: true, mode: 0o700 });
  if (source !== null) {
    for (const file of clonedFiles) await copyIfPresent(join(source, file), join(dir, file));
    if (isDirectory(join(source, 'skills'))) {
      await cp(join(source, 'skills'), join(dir, 'skills'), { recursive: true, verbatimSymlinks: true });
    }
  }
  const env = join(dir, '.env');
  if (!existsSync(env))
    await writeFileAtomic(env, '# Keys of this profile. What stands here wins over the environment.\n');
  await chmod(env, 0o600);
}

async function copyIfPresent(from: string, to: string): Promise<void> {
  try {
    if ((await stat(from)).isFile()) await copyFile(from, to);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}

/**
 * Makes a profile the one that opens when nobody names a home (`<root>/active_profile`, as Hermes keeps it). Throws
 * `not_found` for a profile that is missing or deleted.
 */
export async function selectProfile(root: string, name: string): Promise<void> {
  const canonical = normalizeProfileName(name);
  checkProfile(root, canonical);
  const file = join(root, 'active_profile');
  try {
    if (canonical === 'default') await rm(file, { force: true });
    else await writeFileAtomic(file, `${canonical}\n`);
  } catch (error) {
    throw fileError(error, file, 'write');
  }
}

/**
 * Deletes a profile with everything in it, leaving Hermes' tombstone so that no program that still has it open brings it
 * back; if it was the active one, the default profile becomes active. `current` is the profile this app has open: it and
 * `default` are refused; `busy` when another app has it open.
 */
export async function deleteProfile(root: string, name: string, current: string): Promise<void> {
  const canonical = normalizeProfileName(name);
  if (canonical === 'default' || canonical === current) {
    throw new DeskError(
      'refused',
      `The profile "${canonical}" cannot be deleted while it is open or the default one.`,
      {
        remedy: 'Switch to another profile first. The default profile always stays.',
      },
    );
  }
  checkProfile(root, canonical);
  const dir = profileDir(root, canonical);
  refuseOpen(dir, canonical);
  try {
    const mark = tombstone(root, canonical);
    await mkdir(dirname(mark), { recursive: true, mode: 0o700 });
    await writeFileAtomic(mark, 'deleted\n');
    if (lstatSync(dir).isSymbolicLink()) await rm(dir);
    else await rm(dir, { recursive: true, force: true, maxRetries: 3, retryDelay: 100 });
    await clearActive(root, canonical);
  } catch (error) {
    throw fileError(error, dir, 'write');
  }
}

/** Whoever has the profile open holds its owner lock. */
function refuseOpen(dir: string, name: string): void {
  const { appLockFile } = homePaths(dir, dir, name);
  if (!existsSync(appLockFile)) return;
  const lock = tryLock(appLockFile);
  lock?.release();
  if (lock !== null) return;
  throw new DeskError('busy', `The profile "${name}" is open in another window of the app.`, {
    remedy: 'Close that window, then delete the profile.',
    file: dir,
  });
}

async function clearActive(root: string, name: string): Promise<void> {
  const text = await readFile(join(root, 'active_profile'), 'utf8').catch(() => '');
  if (text.trim() === name) await selectProfile(root, 'default');
}

function isDirectory(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}
