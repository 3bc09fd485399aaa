import { randomBytes } from 'node:crypto';
import { constants, type Stats } from 'node:fs';
import { lstat, open, readFile, readdir, readlink, realpath, rename, unlink, type FileHandle } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from './errno.ts';

/** How a file is written. */
export interface AtomicWriteOptions {
  /** Permission bits. Without it an existing file keeps its own and a new one gets 0600. */
  readonly mode?: number;
  /**
   * Asked when the new bytes are on disk beside the file, in the last moment before they take its place: what it throws is
   * thrown on and leaves the file as it is.
   */
  readonly confirm?: () => Promise<void>;
}

/**
 * Replaces the content of `file`, all or nothing: at any moment, also after a crash, the file has the old bytes or the
 * new ones. Symbolic links are followed and stay links; a dangling one gets its target created. The directory must exist.
 * Resolves when the bytes and the name are on disk. Throws `disk_full` or `unwritable`; the old file is then untouched
 * and no temporary file is left.
 */
export async function writeFileAtomic(
  file: string,
  content: string | Uint8Array,
  options: AtomicWriteOptions = {},
): Promise<void> {
  const bytes = typeof content === 'string' ? encode(content, file) : content;
  try {
    const target = await resolveTarget(file);
    const existing = await statIfPresent(target);
    if (existing?.isDirectory() === true) throw Object.assign(new Error('is a directory'), { code: 'EISDIR' });
    const mode = options.mode ?? (existing === null ? 0o600 : existing.mode & 0o7777);
    const temp = join(dirname(target), `.${basename(target)}.${process.pid}-${randomBytes(6).toString('hex')}.tmp`);
    try {
      await writeTemp(temp, bytes, mode, existing);
      await options.confirm?.();
      await moveInto(temp, target, bytes);
    } catch (error) {
      await unlink(temp).catch(() => undefined);
      throw error;
    }
    await syncDirectory(dirname(target));
  } catch (error) {
    throw fileError(error, file, 'write');
  }
}

/** What follows a file's name in the name of a temporary file of an atomic write: the writer's process and a number. */
const temporary = /^\d+-[0-9a-f]+\.tmp$/;

/** Removes temporary files that a killed writer left; only for a holder of the file's lock, which every writer holds. */
export async function sweepTemporaries(file: string): Promise<void> {
  const target = await resolveTarget(file).catch(() => null);
  if (target === null) return;
  const prefix = `.${basename(target)}.`;
  for (const name of await readdir(dirname(target)).catch(() => [])) {
    if (name.startsWith(prefix) && temporary.test(name.slice(prefix.length)))
      await unlink(join(dirname(target), name)).catch(() => undefined);
  }
}

/** Makes the names in a directory durable (a rename, a new file). Does nothing where directories cannot be synced. */
export async function syncDirectory(dir: string): Promise<void> {
  let handle: FileHandle;
  try {
    handle = await open(dir, 'r');
  } catch {
    return;
  }
  try {
    await handle.sync();
  } catch (error) {
    if (!['EINVAL', 'EPERM', 'EISDIR', 'ENOTSUP'].includes(errnoOf(error))) throw error;
  } finally {
    await handle.close();
  }
}

/** Where a write to `file` must land: links followed to the end, also to a place that does not exist yet. */
export async function resolveTarget(file: string): Promise<string> {
  let path = resolve(file);
  for (let hops = 0; hops < 40; hops++) {
    try {
      return await realpath(path);
    } catch (error) {
      if (errnoOf(error) !== 'ENOENT') throw error;
    }
    const link = await readlink(path).catch(() => null);
    if (link === null) return join(await realpath(dirname(path)), basename(path));
    path = resolve(dirname(path), link);
  }
  throw Object.assign(new Error('too many links'), { code: 'ELOOP' });
}

/** A lone surrogate has no UTF-8 form; Buffer would silently write U+FFFD in its place. */
function encode(text: string, file: string): Buffer {
  if (!text.isWellFormed()) {
    throw new DeskError('unwritable', `${file} was not written: the text has half of a character pair in it.`, {
      remedy: 'Remove the broken character from the text and save again.',
      file,
    });
  }
  return Buffer.from(text, 'utf8');
}

async function statIfPresent(path: string): Promise<Stats | null> {
  try {
    return await lstat(path);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function writeTemp(temp: string, bytes: Uint8Array, mode: number, existing: Stats | null): Promise<void> {
  const handle = await open(temp, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600);
  try {
    await handle.writeFile(bytes);
    if (existing !== null) await keepOwner(handle, existing);
    await handle.chmod(mode);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A file of another owner (root edits a home) stays theirs where we are allowed to say so. */
async function keepOwner(handle: FileHandle, existing: Stats): Promise<void> {
  const mine = await handle.stat();
  if (mine.uid === existing.uid && mine.gid === existing.gid) return;
  await handle.chown(existing.uid, existing.gid).catch(() => undefined);
}

async function moveInto(temp: string, target: string, bytes: Uint8Array): Promise<void> {
  try {
    await rename(temp, target);
  } catch (error) {
    // A single bind-mounted file cannot be renamed over; Windows refuses while another program has the file open.
    if (!['EXDEV', 'EBUSY', 'EPERM', 'EACCES'].includes(errnoOf(error))) throw error;
    await copyInto(target, bytes, error);
    await unlink(temp);
  }
}

/** Rewrites the file in place; the temporary file beside it holds the whole new text until this is done. */
async function copyInto(target: string, bytes: Uint8Array, renameError: unknown): Promise<void> {
  let old: Buffer;
  let handle: FileHandle;
  try {
    old = await readFile(target);
    handle = await open(target, 'r+');
  } catch {
    throw renameError;
  }
  try {
    try {
      await overwrite(handle, bytes);
    } catch (error) {
      await overwrite(handle, old);
      throw error;
    }
  } finally {
    await handle.close();
  }
}

async function overwrite(handle: FileHandle, bytes: Uint8Array): Promise<void> {
  let at = 0;
  while (at < bytes.length) {
    const { bytesWritten } = await handle.write(bytes, at, bytes.length - at, at);
    at += bytesWritten;
  }
  await handle.truncate(bytes.length);
  await handle.sync();
}
