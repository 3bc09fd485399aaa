import { execFile } from 'node:child_process';
import { readdir, readlink, realpath } from 'node:fs/promises';
import { promisify } from 'node:util';
import { DeskError } from '@shared/contract/errors.ts';

/**
 * Other processes that have the file or its log open, as far as this system tells (Linux by /proc, macOS by lsof; elsewhere
 * none are known). Opens nothing itself: closing a file that SQLite has open elsewhere in this process would drop its locks.
 */
export async function otherHolders(file: string): Promise<number[]> {
  const real = await realpath(file).catch(() => file);
  const names = new Set([real, `${real}-wal`, `${real}-shm`]);
  const pids =
    process.platform === 'linux' ? await byProc(names) : process.platform === 'darwin' ? await byLsof(real) : [];
  return pids.filter((pid) => pid !== process.pid);
}

/** Throws `busy`, naming them, while other programs have the file open. */
export async function refuseWhileHeld(file: string): Promise<void> {
  const pids = await otherHolders(file);
  if (pids.length === 0) return;
  const who = pids.length === 1 ? `Process ${String(pids[0])} has` : `Processes ${pids.join(', ')} have`;
  throw new DeskError('busy', `${who} ${file} open, so it cannot be written anew now.`, {
    remedy: 'Close Hermes and every other window on this home, then try again.',
    file,
  });
}

async function byProc(names: ReadonlySet<string>): Promise<number[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const holding = await Promise.all(
    pids.map(async (pid) => {
      // Processes of other people cannot be looked into; they could hardly open a private file.
      const fds = await readdir(`/proc/${pid}/fd`).catch(() => []);
      const links = await Promise.all(fds.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
      return links.some((link) => names.has(link));
    }),
  );
  return pids.filter((_, i) => holding[i]).map(Number);
}

async function byLsof(file: string): Promise<number[]> {
  try {
    const { stdout } = await promisify(execFile)('lsof', ['-t', '--', file]);
    return stdout
      .split('\n')
      .filter((line) => line !== '')
      .map(Number);
  } catch {
    return [];
  }
}
