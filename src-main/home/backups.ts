import { constants } from 'node:fs';
import { copyFile, lstat, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { z } from 'zod';
import type { Backup } from '@shared/contract/data.ts';
import type { RequestInput } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { errnoOf, fileError } from './errno.ts';
import { withFileLock } from './file-lock.ts';
import type { HomePaths } from './paths.ts';
import { decodeText } from './read-text.ts';
import { syncDirectory, writeFileAtomic } from './write-atomic.ts';

/** What a backup is of. Its files lie below it as they lie below the home. */
const RECORD = 'backup.json';
const recordSchema = z.object({
  v: z.literal(1),
  time: z.number(),
  reason: z.enum(['asked', 'before_restore']),
  files: z.array(z.string()),
});

/** The parts of a backup that may be put back. */
export type RestoredPart = RequestInput<'data.restore'>['what'];

/** Files of a backup that only their owner can copy and put back: a database in use, settings with keys in them. */
export interface BackupSource {
  readonly part: RestoredPart;
  /** Copies what there is into `dir`, as it lies below the home; answers the names there. Throws DeskError. */
  copy(dir: string): Promise<readonly string[]>;
  /** Puts back from `dir` what of `names` is its own; answers those names. Throws DeskError. */
  restore(dir: string, names: readonly string[]): Promise<readonly string[]>;
}

/**
 * Copies memory, settings, what waits, the journal and what `sources` have into a new folder of `desk/backups`, and answers it once it
 * is complete: a crash leaves no half backup that would be listed. Keys (`.env`) and conversations are not copied. Throws
 * `disk_full`, `unwritable`, `unreadable`, and what a source throws.
 */
export async function makeBackup(
  paths: HomePaths,
  reason: Backup['reason'],
  now: number,
  sources: readonly BackupSource[] = [],
): Promise<Backup> {
  try {
    await mkdir(paths.backupsDir, { recursive: true, mode: 0o700 });
    const id = await freeId(paths.backupsDir, now);
    const half = join(paths.backupsDir, `.${id}.${process.pid}.new`);
    await rm(half, { recursive: true, force: true });
    try {
      const files: string[] = [];
      for (const path of await wantedFiles(paths)) {
        const name = relative(paths.dir, path);
        if (await copyIfThere(path, join(half, name))) files.push(name);
      }
      await mkdir(half, { recursive: true, mode: 0o700 });
      for (const source of sources) files.push(...(await source.copy(half)));
      await writeFileAtomic(join(half, RECORD), `${JSON.stringify({ v: 1, time: now, reason, files }, null, 1)}\n`);
      await rename(half, join(paths.backupsDir, id));
      await syncDirectory(paths.backupsDir);
    } finally {
      await rm(half, { recursive: true, force: true });
    }
    const made = await readBackup(paths, id);
    if (made === null) throw new Error('the backup just made is not there');
    return made;
  } catch (error) {
    throw fileError(error, paths.backupsDir, 'write');
  }
}

/** The backups of a home, newest first. What is no backup of ours is not listed. */
export async function listBackups(paths: HomePaths): Promise<Backup[]> {
  const names = await readdir(paths.backupsDir).catch(() => []);
  const found = await Promise.all(names.map((name) => readBackup(paths, name)));
  return found.filter((backup) => backup !== null).sort((a, b) => b.time - a.time || (a.id < b.id ? 1 : -1));
}

/**
 * Puts the files of one part of a backup in the place of those of now, each whole, under its own lock, and lets the `sources` of that part
 * put back theirs. Answers their names. Make a backup first: what is replaced is not kept here. Throws `not_found` for an unknown backup
 * or one without that part, `unreadable` for a file that is no text (nothing is written then), and what a source throws.
 */
export async function restoreFiles(
  paths: HomePaths,
  id: string,
  part: RestoredPart,
  sources: readonly BackupSource[] = [],
): Promise<string[]> {
  const backup = await findBackup(paths, id);
  const texts = new Map<string, string>();
  for (const path of partFiles(paths, part)) {
    const name = relative(paths.dir, path);
    if (!backup.files.includes(name)) continue;
    const copy = join(backup.path, name);
    try {
      texts.set(path, decodeText(await readFile(copy), copy).text);
    } catch (error) {
      throw fileError(error, copy, 'read');
    }
  }
  for (const [path, text] of texts) {
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    await withFileLock(path, () => writeFileAtomic(path, text));
  }
  const restored = [...texts.keys()].map((path) => relative(paths.dir, path));
  for (const source of sources) {
    if (source.part === part) restored.push(...(await source.restore(backup.path, backup.files)));
  }
  if (restored.length > 0) return restored;
  throw new DeskError('not_found', `The backup ${id} holds no ${partName[part]}.`, {
    remedy: 'Choose another backup.',
    file: backup.path,
  });
}

const partName: Readonly<Record<RestoredPart, string>> = {
  memory: 'memory',
  settings: 'settings',
  provider: 'memories of a memory provider',
};

/** Deletes a backup. Throws `not_found`. */
export async function deleteBackup(paths: HomePaths, id: string): Promise<void> {
  const { path } = await findBackup(paths, id);
  try {
    await rm(path, { recursive: true, force: true });
  } catch (error) {
    throw fileError(error, path, 'write');
  }
}

function partFiles(paths: HomePaths, part: RestoredPart): string[] {
  if (part === 'memory') return [paths.memoryFile('memory'), paths.memoryFile('user')];
  return part === 'settings' ? [paths.configFile, paths.soulFile] : [];
}

/** Everything a backup is made of, absolute; what waits lies in folders of its own. */
async function wantedFiles(paths: HomePaths): Promise<string[]> {
  const waiting = await Promise.all(['memory', 'skills'].map((name) => filesOf(join(paths.pendingDir, name))));
  return [
    ...partFiles(paths, 'memory'),
    ...partFiles(paths, 'settings'),
    ...waiting.flat(),
    paths.journalFile,
    paths.journalHeadFile,
    paths.skillEventsFile,
    paths.overridesFile,
    paths.layoutFile,
    paths.uiFile,
  ];
}

async function filesOf(dir: string): Promise<string[]> {
  const entries = await readdir(dir, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile() && entry.name.endsWith('.json')).map(({ name }) => join(dir, name));
}

async function copyIfThere(from: string, to: string): Promise<boolean> {
  try {
    // A device or a pipe in the place of a file would be read for ever.
    if (!(await stat(from)).isFile()) return false;
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    await copyFile(from, to, constants.COPYFILE_EXCL);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false;
    throw fileError(error, from, 'read');
  }
}

/** `20260131T091500123Z`, with a number behind it for the second of one millisecond. */
async function freeId(dir: string, now: number): Promise<string> {
  const stamp = new Date(now).toISOString().replace(/[-:.]/g, '');
  const taken = new Set(await readdir(dir).catch(() => []));
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stamp : `${stamp}-${number}`;
    if (!taken.has(id)) return id;
  }
}

const ID = /^\d{8}T\d{9}Z(?:-\d{1,3})?$/;

async function findBackup(paths: HomePaths, id: string): Promise<Backup> {
  const backup = await readBackup(paths, id);
  if (backup !== null) return backup;
  throw new DeskError('not_found', `There is no backup ${id.slice(0, 40)}.`, {
    remedy: 'Look at the list again: it may have been deleted meanwhile.',
    file: paths.backupsDir,
  });
}

/** Whether a name of a record leads to a place below its backup: no drive, no root, no step upwards. */
function staysInside(name: string): boolean {
  return name.split(/[/\\]/).every((step) => !/^\.{0,2}$/.test(step) && !/[:\p{Cc}]/u.test(step));
}

/** The backup of that name; null for what is none: a link, a folder without a record, names that lead out of it. */
async function readBackup(paths: HomePaths, id: string): Promise<Backup | null> {
  if (!ID.test(id)) return null;
  const path = join(paths.backupsDir, id);
  try {
    if (!(await lstat(path)).isDirectory()) return null;
    const { time, reason, files } = recordSchema.parse(JSON.parse(await readFile(join(path, RECORD), 'utf8')));
    const inside = files.filter(staysInside);
    const sizes = await Promise.all(
      inside.map((name) =>
        lstat(join(path, name)).then(
          (found) => (found.isFile() ? found.size : null),
          () => null,
        ),
      ),
    );
    const there = inside.filter((_, index) => sizes[index] !== null);
    return { id, time, reason, path, files: there, bytes: sizes.reduce<number>((sum, size) => sum + (size ?? 0), 0) };
  } catch {
    return null;
  }
}
