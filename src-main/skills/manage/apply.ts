import { lstat, mkdir, readdir, rename, rm, rmdir, unlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from '../../home/errno.ts';
import { syncDirectory, writeFileAtomic } from '../../home/write-atomic.ts';
import { assertOwnFolders, assertOwnPlace, bytesOf, readContent, sameContent } from './content.ts';
import { ARCHIVE, inverse, type Change } from './change.ts';

/** What became of a change: made, already so, or not made because something else is there. */
export type Applied = 'made' | 'already' | 'other';

async function exists(path: string): Promise<boolean> {
  try {
    await lstat(path);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT' || errnoOf(error) === 'ENOTDIR') return false;
    throw fileError(error, path, 'read');
  }
}

/** Takes an empty folder away; one with anything in it stays. */
async function dropEmpty(dir: string): Promise<void> {
  await rmdir(dir).catch(() => undefined);
}

/** Where a new folder is made before it gets its name: no program looks for skills there. */
function workshop(root: string, work: string): string {
  return join(root, ARCHIVE, `.new-${work}`);
}

async function create(root: string, change: Extract<Change, { kind: 'create' }>, work: string): Promise<Applied> {
  const place = join(root, change.skill);
  const files = Object.entries(change.files);
  if (await exists(place)) {
    for (const [path, content] of files) {
      if (!sameContent(await readContent(place, path), content)) return 'other';
    }
    return 'already';
  }
  await assertOwnFolders(root, change.skill);
  await assertOwnFolders(root, `${ARCHIVE}/x`);
  const made = workshop(root, work);
  await rm(made, { recursive: true, force: true });
  for (const [path, content] of files) {
    const file = join(made, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFileAtomic(file, bytesOf(content), { mode: 0o644 });
  }
  await mkdir(dirname(place), { recursive: true });
  await rename(made, place);
  await syncDirectory(dirname(place));
  return 'made';
}

async function putFile(root: string, change: Extract<Change, { kind: 'file' }>): Promise<Applied> {
  const dir = join(root, change.skill);
  // A file is never put where its skill is no longer.
  if (!(await exists(join(dir, 'SKILL.md')))) return 'other';
  const now = await readContent(dir, change.path);
  if (sameContent(now, change.after)) return 'already';
  if (!sameContent(now, change.before)) return 'other';
  await assertOwnFolders(root, `${change.skill}/${change.path}`);
  await assertOwnPlace(dir, change.path);
  const file = join(dir, change.path);
  if (change.after === null) {
    await unlink(file);
    await syncDirectory(dirname(file));
    if (dirname(file) !== dir) await dropEmpty(dirname(file));
    return 'made';
  }
  await mkdir(dirname(file), { recursive: true });
  // An editor that saved while the new bytes were being written out is not written over.
  const confirm = async (): Promise<void> => {
    if (sameContent(await readContent(dir, change.path), change.before)) return;
    throw new DeskError('conflict', `${file} was changed by another program just now.`, { remedy: '', file });
  };
  try {
    await writeFileAtomic(file, bytesOf(change.after), {
      confirm,
      ...(change.before === null ? { mode: change.program === true ? 0o755 : 0o644 } : {}),
    });
  } catch (error) {
    if (error instanceof DeskError && error.code === 'conflict') return 'other';
    throw error;
  }
  return 'made';
}

async function move(root: string, change: Extract<Change, { kind: 'move' }>): Promise<Applied> {
  const from = join(root, change.skill);
  const to = join(root, change.to);
  const [there, taken] = [await exists(from), await exists(to)];
  if (!there) return taken ? 'already' : 'other';
  if (taken) return 'other';
  await assertOwnFolders(root, change.skill);
  await assertOwnFolders(root, change.to);
  await mkdir(dirname(to), { recursive: true });
  await rename(from, to);
  await syncDirectory(dirname(to));
  await syncDirectory(dirname(from));
  if (dirname(from) !== root) await dropEmpty(dirname(from));
  return 'made';
}

/**
 * Makes one change below `root` (links resolved), all or nothing. Asked again after a crash it finishes what was begun. The
 * caller holds the lock. Throws `refused`, `unwritable`, `disk_full`.
 */
export async function applyChange(root: string, change: Change, work: string): Promise<Applied> {
  try {
    switch (change.kind) {
      case 'create':
        return await create(root, change, work);
      case 'file':
        return await putFile(root, change);
      case 'move':
        return await move(root, change);
    }
  } catch (error) {
    throw fileError(error, join(root, change.skill), 'write');
  }
}

/** Takes back a change that was made a moment ago and is not to be kept. The caller still holds the lock. */
export async function revertChange(root: string, change: Change, work: string): Promise<void> {
  if (change.kind === 'create') {
    const aside = workshop(root, work);
    await rename(join(root, change.skill), aside);
    await rm(aside, { recursive: true, force: true });
    await dropEmpty(dirname(join(root, change.skill)));
    return;
  }
  const back: Change =
    change.kind === 'move'
      ? { kind: 'move', skill: change.to, to: change.skill }
      : { ...change, before: change.after, after: change.before };
  await applyChange(root, back, work);
}

/** Takes away what an interrupted making of a folder left. */
export async function sweepWorkshop(root: string): Promise<void> {
  const dir = join(root, ARCHIVE);
  for (const name of await readdir(dir).catch(() => [])) {
    if (name.startsWith('.new-')) await rm(join(dir, name), { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Whether a change could be made now: what it starts from is there, and nothing is in its way. */
async function fits(root: string, change: Change): Promise<boolean> {
  switch (change.kind) {
    case 'create':
      return !(await exists(join(root, change.skill)));
    case 'file':
      if (!(await exists(join(root, change.skill, 'SKILL.md')))) return false;
      return sameContent(await readContent(join(root, change.skill), change.path), change.before);
    case 'move':
      return (await exists(join(root, change.skill))) && !(await exists(join(root, change.to)));
  }
}

/** Whether a change can be taken back: everything it made is still as it made it. Changes nothing, never throws. */
export async function canTakeBack(root: string, change: Change): Promise<boolean> {
  try {
    if (change.kind !== 'create')
      return await fits(
        root,
        inverse(change, (skill) => skill),
      );
    for (const [path, after] of Object.entries(change.files)) {
      if (!sameContent(await readContent(join(root, change.skill), path), after)) return false;
    }
    return true;
  } catch {
    return false;
  }
}
