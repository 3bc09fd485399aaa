import { constants } from 'node:fs';
import { access, mkdir, stat } from 'node:fs/promises';
import type { Problem } from '@shared/contract/common.ts';
import { errnoOf, sayErrno } from './errno.ts';
import type { HomePaths } from './paths.ts';

/**
 * Makes the home usable: creates it (mode 0700) and our `desk/` in it, and looks whether both can be read and written.
 * What stands in the way comes back as problems with a remedy, `home_unreadable` and `disk_full` blocking, a home that
 * can be read but not written (`home_read_only`) as not blocking. Never throws for the state of a disk, never changes
 * what is there.
 */
export async function prepareHome(paths: HomePaths): Promise<Problem[]> {
  const home = await prepareDirectory(paths.dir);
  if (home !== null) return [home];
  const desk = await prepareDirectory(paths.deskDir);
  if (desk !== null) return [desk];
  return [];
}

async function prepareDirectory(dir: string): Promise<Problem | null> {
  try {
    await mkdir(dir, { recursive: true, mode: 0o700 });
  } catch (error) {
    // A file in its place says EEXIST or ENOTDIR; a directory on a read-only disk may say EROFS although it is there.
    if (!(await isDirectory(dir))) return problemOf(dir, error);
  }
  try {
    await access(dir, constants.R_OK | constants.X_OK);
  } catch (error) {
    return problemOf(dir, error);
  }
  try {
    await access(dir, constants.W_OK);
    return null;
  } catch (error) {
    const { what, remedy } = sayErrno(error);
    return {
      code: 'home_read_only',
      file: dir,
      message: `${dir} can be read but not written: ${what}.`,
      remedy,
      blocking: false,
    };
  }
}

async function isDirectory(dir: string): Promise<boolean> {
  return stat(dir).then(
    (found) => found.isDirectory(),
    () => false,
  );
}

function problemOf(dir: string, error: unknown): Problem {
  const code = errnoOf(error);
  if (code === 'EEXIST' || code === 'ENOTDIR') {
    return {
      code: 'home_unreadable',
      file: dir,
      message: `${dir} cannot be the home: a file stands where a directory is needed.`,
      remedy: 'Move that file away, or choose another home with --home.',
      blocking: true,
    };
  }
  const { what, remedy } = sayErrno(error);
  return {
    code: code === 'ENOSPC' || code === 'EDQUOT' ? 'disk_full' : 'home_unreadable',
    file: dir,
    message: `${dir} cannot be used: ${what}.`,
    remedy: `${remedy} Another home can be chosen with --home.`,
    blocking: true,
  };
}
