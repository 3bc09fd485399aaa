import { execFileSync } from 'node:child_process';
import { mkdirSync, rmdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { tempDir } from './temp-home.ts';

function mount(...args: readonly string[]): boolean {
  try {
    execFileSync('mount', args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function unmount(dir: string): void {
  execFileSync('umount', [dir], { stdio: 'ignore' });
}

/** Whether this system lets us mount; tests of full and foreign disks are skipped where it does not. */
export const canMount = ((): boolean => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const dir = join(tmpdir(), `hermes-desk-mount-${process.pid}`);
  mkdirSync(dir, { recursive: true });
  const mounted = mount('-t', 'tmpfs', '-o', 'size=16k', 'tmpfs', dir);
  if (mounted) unmount(dir);
  rmdirSync(dir);
  return mounted;
})();

/** A disk of its own for one test, of a size such as `64k`. */
export function smallDisk(size: string): string {
  const dir = join(tempDir(), 'disk');
  mkdirSync(dir);
  mount('-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir);
  onTestFinished(() => unmount(dir));
  return dir;
}

/** Lays one file over another, so that it cannot be renamed over. */
export function bindFile(from: string, over: string): void {
  mount('--bind', from, over);
  onTestFinished(() => unmount(over));
}
