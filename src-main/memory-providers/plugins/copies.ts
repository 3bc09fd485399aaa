import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { errnoOf } from '../../home/index.ts';
import { readFolder, type PluginListing } from './folder.ts';

/** A copy of a plug-in's folder that a process is started in. */
export interface PluginCopy {
  readonly dir: string;
  readonly listing: PluginListing;
  /** Takes it away. */
  remove(): Promise<void>;
}

/**
 * Copies a plug-in's folder below `own` and answers what was copied: the very bytes that are in the listing. What processes that are
 * gone have left there is taken away first. Throws what `readFolder` throws, after which nothing is left.
 */
export async function copyFolder(folder: string, own: string): Promise<PluginCopy> {
  await removeLeft(own);
  const dir = join(own, `run-${String(process.pid)}-${randomBytes(6).toString('hex')}`);
  const remove = (): Promise<void> => rm(dir, { recursive: true, force: true, maxRetries: 3 });
  await mkdir(dir, { recursive: true, mode: 0o700 });
  try {
    return { dir, listing: await readFolder(folder, dir), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Takes away copies whose app has ended without doing so. */
async function removeLeft(own: string): Promise<void> {
  const names = await readdir(own).catch(() => []);
  for (const name of names) {
    const pid = Number(/^run-(\d+)-/u.exec(name)?.[1] ?? 0);
    if (pid > 0 && !isAlive(pid)) await rm(join(own, name), { recursive: true, force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errnoOf(error) === 'EPERM';
  }
}
