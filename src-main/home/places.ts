import { lstat, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { DataPlace } from '@shared/contract/data.ts';
import type { HomePaths } from './paths.ts';

/** A folder with more than this many files is counted so far and no further. */
const MOST_FILES = 20_000;

/** Every place of the home that a person may want to find, by its name; the home itself first. */
export function namedPlaces(paths: HomePaths): ReadonlyMap<string, string> {
  return new Map([
    ['home', paths.dir],
    ['config.yaml', paths.configFile],
    ['.env', paths.envFile],
    ['SOUL.md', paths.soulFile],
    ['MEMORY.md', paths.memoryFile('memory')],
    ['USER.md', paths.memoryFile('user')],
    ['pending', paths.pendingDir],
    ['skills', paths.skillsDir],
    ['state.db', paths.stateDb],
    ['journal', paths.journalFile],
    ['memory_store.db', paths.memoryStoreDb],
    ['providers', join(paths.deskDir, 'providers')],
    ['search.db', paths.searchDb],
    ['trash', paths.trashDir],
    ['backups', paths.backupsDir],
    ['logs', paths.logsDir],
  ]);
}

/** Measures every named place. Links are not followed; what cannot be read counts as absent. */
export async function measurePlaces(paths: HomePaths): Promise<DataPlace[]> {
  return Promise.all([...namedPlaces(paths)].map(([name, path]) => measure(name, path)));
}

async function measure(name: string, path: string): Promise<DataPlace> {
  const found = await stat(path).catch(() => null);
  if (found === null) return { name, path, folder: false, bytes: null, files: null, whole: true };
  if (!found.isDirectory()) return { name, path, folder: false, bytes: found.size, files: null, whole: true };
  return { name, path, folder: true, ...(await total(path)) };
}

async function total(dir: string): Promise<Pick<DataPlace, 'bytes' | 'files' | 'whole'>> {
  let bytes = 0;
  let files = 0;
  const open = [dir];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (const entry of await readdir(at, { withFileTypes: true }).catch(() => [])) {
      const path = join(at, entry.name);
      if (entry.isDirectory()) open.push(path);
      if (!entry.isFile()) continue;
      if (files >= MOST_FILES) return { bytes, files, whole: false };
      files += 1;
      bytes += (await lstat(path).catch(() => ({ size: 0 }))).size;
    }
  }
  return { bytes, files, whole: true };
}
