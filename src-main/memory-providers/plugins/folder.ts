import { createHash } from 'node:crypto';
import { constants, type Dirent } from 'node:fs';
import { lstat, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../../home/index.ts';
import { OBEYED } from './reading.ts';

/** One file of a plug-in. */
export interface PluginFile {
  /** Its path in the folder, with slashes. */
  readonly path: string;
  /** In bytes. */
  readonly size: number;
  /** SHA-256 of its bytes, in hex. */
  readonly hash: string;
}

/** A folder as it was read: every file, and one hash over all of them. */
export interface PluginListing {
  readonly files: readonly PluginFile[];
  readonly hash: string;
}

/** Most that a plug-in's folder may hold. */
export const FOLDER_LIMITS = { files: 2000, bytes: 32 * 1024 * 1024, depth: 12 } as const;

/** What is hashed begins with this, so that a hash means one way of listing. */
const HEAD = 'hermes-desk plug-in 1\n';

/**
 * Reads a plug-in's folder whole and hashes it: SHA-256 over one line a file, in the order of their paths by code unit, each with the
 * path, its size and the hash of its bytes, parted by NUL. With `copyTo` (a folder that is empty or not there) the very bytes that were
 * hashed are written there, so that what is run is what was looked at. Throws `refused` for a link, for what is no file, for a name that is
 * none elsewhere, and above the limits; `not_found`, `unreadable`, `unwritable`.
 */
export async function readFolder(dir: string, copyTo: string | null = null): Promise<PluginListing> {
  const info = await lstat(dir).catch((error: unknown) => {
    throw errnoOf(error) === 'ENOENT'
      ? new DeskError('not_found', `${dir} is not there.`, { file: dir })
      : fileError(error, dir, 'read');
  });
  if (!info.isDirectory()) throw refused(dir, info.isSymbolicLink() ? 'it is a link' : 'it is no folder');
  const files: PluginFile[] = [];
  let bytes = 0;
  const take = async (path: string): Promise<void> => {
    if (files.length >= FOLDER_LIMITS.files) {
      throw refused(dir, `it holds more than ${String(FOLDER_LIMITS.files)} files`);
    }
    const { content, mode } = await readFileOf(dir, path, FOLDER_LIMITS.bytes - bytes);
    bytes += content.length;
    files.push({ path, size: content.length, hash: createHash('sha256').update(content).digest('hex') });
    if (copyTo === null) return;
    const target = join(copyTo, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    await writeFile(target, content, { flag: 'wx', mode: (mode & 0o100) === 0 ? 0o400 : 0o500 });
  };
  for (const path of await pathsOf(dir)) await take(path);
  return { files, hash: hashOf(files) };
}

/** The hash of a listing. */
export function hashOf(files: readonly PluginFile[]): string {
  const hash = createHash('sha256').update(HEAD);
  for (const { path, size, hash: own } of files) hash.update(`${path}\0${String(size)}\0${own}\n`);
  return hash.digest('hex');
}

/** Paths that are in one listing and not in the other, or have other bytes there, sorted. */
export function changedFiles(before: Readonly<Record<string, string>>, now: readonly PluginFile[]): string[] {
  const is = new Map(now.map(({ path, hash }) => [path, hash] as const));
  const paths = new Set([...Object.keys(before), ...is.keys()]);
  return [...paths].filter((path) => !Object.hasOwn(before, path) || before[path] !== is.get(path)).sort();
}

/** Every file below a folder, by its path with slashes, sorted by code unit. */
async function pathsOf(dir: string): Promise<string[]> {
  const found: string[] = [];
  const walk = async (below: string, depth: number): Promise<void> => {
    if (depth > FOLDER_LIMITS.depth)
      throw refused(dir, `${below} lies more than ${String(FOLDER_LIMITS.depth)} folders deep`);
    const entries = await readdir(join(dir, below), { withFileTypes: true }).catch((error: unknown): Dirent[] => {
      throw fileError(error, join(dir, below), 'read');
    });
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (/[\t\n\\\uFFFD]/u.test(entry.name) || OBEYED.test(entry.name))
        throw refused(dir, `${JSON.stringify(path)} is no name on every system`);
      if (entry.isSymbolicLink()) throw refused(dir, `${path} is a link`);
      if (entry.isDirectory()) await walk(path, depth + 1);
      else if (entry.isFile()) found.push(path);
      else throw refused(dir, `${path} is no ordinary file`);
      if (found.length > FOLDER_LIMITS.files) {
        throw refused(dir, `it holds more than ${String(FOLDER_LIMITS.files)} files`);
      }
    }
  };
  await walk('', 0);
  return found.sort();
}

/** The bytes of a file, read through no link and never more than `most`. */
async function readFileOf(dir: string, path: string, most: number): Promise<{ content: Buffer; mode: number }> {
  const file = join(dir, path);
  const handle = await open(file, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK).catch(
    (error: unknown) => {
      throw errnoOf(error) === 'ELOOP' ? refused(dir, `${path} is a link`) : fileError(error, file, 'read');
    },
  );
  try {
    const info = await handle.stat();
    if (!info.isFile()) throw refused(dir, `${path} is no ordinary file`);
    if (info.size > most) throw tooLarge(dir);
    const content = await handle.readFile();
    if (content.length > most) throw tooLarge(dir);
    return { content, mode: info.mode };
  } catch (error) {
    throw error instanceof DeskError ? error : fileError(error, file, 'read');
  } finally {
    await handle.close();
  }
}

function tooLarge(dir: string): DeskError {
  return refused(dir, `it holds more than ${String(FOLDER_LIMITS.bytes / 1024 / 1024)} MB`);
}

function refused(dir: string, why: string): DeskError {
  return new DeskError('refused', `${dir} cannot be a plug-in: ${why}.`, {
    remedy: 'A plug-in is a folder of ordinary files, copied there whole. What it keeps goes to its data folder.',
    file: dir,
  });
}
