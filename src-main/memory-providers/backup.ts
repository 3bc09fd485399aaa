import { constants } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import {
  copyDatabase,
  errnoOf,
  fileError,
  isInside,
  withFileLock,
  withoutSecrets,
  withSecretsOf,
  writeFileAtomic,
  type BackupSource,
} from '../home/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { KeptFile, KeyContext, ProviderKind } from './provider.ts';
import { readSettings } from './settings-file.ts';

/** As many files of a folder are backed up, and each up to this size in bytes. */
const mostFiles = 5000;
const largestFile = 4 * 1024 * 1024;

/**
 * What a backup has of memory providers, of every kind and whether it is in use or not: the memories that lie in the home, and their
 * settings files without the keys in them. What waits to be sent is no part of it, because it would be sent a second time; nor is what
 * lies outside the home, which other homes share.
 */
export function providerBackups(kinds: readonly ProviderKind[], context: KeyContext): readonly BackupSource[] {
  const { dir } = context.paths;
  const kept = (): readonly KeptFile[] =>
    kinds.flatMap((kind) => kind.keeps?.(context) ?? []).filter(({ path }) => isInside(dir, path));
  const settings = (): readonly string[] =>
    kinds
      .flatMap((kind) => kind.keyFiles?.(context) ?? [])
      .filter((file) => isInside(dir, file) && file.endsWith('.json'));
  return [memories(dir, kept), settingsFiles(dir, settings)];
}

function memories(home: string, kept: () => readonly KeptFile[]): BackupSource {
  return {
    part: 'provider',
    copy: async (into) => {
      const names: string[] = [];
      for (const { path, as } of kept()) {
        if (!(await isThere(path))) continue;
        const files = as === 'database' ? [path] : await filesIn(path);
        for (const file of files) {
          const to = join(into, relative(home, file));
          await mkdir(dirname(to), { recursive: true, mode: 0o700 });
          if (as === 'database') await copyFacts(file, to);
          else await copyWhole(file, to);
          names.push(relative(home, file));
        }
      }
      return names;
    },
    restore: async (from, names) => {
      const restored: string[] = [];
      for (const { path, as } of kept()) {
        const name = relative(home, path);
        const files = names.filter((each) => each === name || (as === 'folder' && each.startsWith(name + sep)));
        for (const each of files) {
          const [copy, to] = [join(from, each), join(home, each)];
          await mkdir(dirname(to), { recursive: true, mode: 0o700 });
          if (as === 'database') await putBack(copy, to);
          else await writeFileAtomic(to, await readFile(copy));
          restored.push(each);
        }
      }
      return restored;
    },
  };
}

/** A database that cannot be read as one is still the person's: its bytes are kept as they are. */
async function copyFacts(file: string, to: string): Promise<void> {
  try {
    await copyDatabase(file, to);
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'damaged') throw error;
    await writeFileAtomic(to, await readFile(file), { mode: 0o600 });
  }
}

/** Into the file that programs have open; one that is no database any more is replaced, its bytes are in the backup made before. */
async function putBack(copy: string, to: string): Promise<void> {
  try {
    await copyDatabase(copy, to);
  } catch (error) {
    if (!(error instanceof DeskError) || error.code !== 'damaged' || error.file !== to) throw error;
    const fresh = `${to}.restored`;
    await rm(fresh, { force: true });
    await copyDatabase(copy, fresh);
    // What lies beside the damaged file belongs to it alone.
    for (const beside of ['-wal', '-shm', '-journal']) await rm(`${to}${beside}`, { force: true });
    await rename(fresh, to);
  }
}

function settingsFiles(home: string, settings: () => readonly string[]): BackupSource {
  return {
    part: 'settings',
    copy: async (into) => {
      const names: string[] = [];
      for (const file of settings()) {
        const values = readIfUsable(file);
        if (values === null) continue;
        const to = join(into, relative(home, file));
        await mkdir(dirname(to), { recursive: true, mode: 0o700 });
        await writeFileAtomic(to, json(withoutSecrets(values)), { mode: 0o600 });
        names.push(relative(home, file));
      }
      return names;
    },
    restore: async (from, names) => {
      const restored: string[] = [];
      for (const file of settings()) {
        const name = relative(home, file);
        const values = names.includes(name) ? readSettings(join(from, name)) : null;
        if (values === null) continue;
        await mkdir(dirname(file), { recursive: true, mode: 0o700 });
        await withFileLock(file, async () => {
          await writeFileAtomic(file, json(withSecretsOf(values, readIfUsable(file))), { mode: 0o600 });
        });
        restored.push(name);
      }
      return restored;
    },
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/** Settings that are damaged cannot be told from the keys in them: they have no copy, and no keys to keep. */
function readIfUsable(file: string): ReturnType<typeof readSettings> {
  try {
    return readSettings(file);
  } catch {
    return null;
  }
}

async function copyWhole(file: string, to: string): Promise<void> {
  try {
    await copyFile(file, to, constants.COPYFILE_EXCL);
  } catch (error) {
    throw fileError(error, file, 'read');
  }
}

async function isThere(path: string): Promise<boolean> {
  try {
    const found = await stat(path);
    return found.isFile() || found.isDirectory();
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return false;
    throw fileError(error, path, 'read');
  }
}

/** Regular files below a folder; links and what is no note by its size are left out. */
async function filesIn(dir: string): Promise<string[]> {
  const found: string[] = [];
  const open = [dir];
  for (let at = open.pop(); at !== undefined && found.length < mostFiles; at = open.pop()) {
    for (const entry of await readdir(at, { withFileTypes: true })) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) open.push(path);
      if (entry.isFile() && (await stat(path)).size <= largestFile) found.push(path);
    }
  }
  return found.slice(0, mostFiles).sort();
}
