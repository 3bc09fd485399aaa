import { closeSync, constants, fchmodSync, fstatSync, openSync } from 'node:fs';
import koffi from 'koffi';
import { openLockWindows } from './flock-windows.ts';

/** A lock that is held until `release`, or until the process ends, however it ends. */
export interface HeldLock {
  /** The descriptor of the locked file where the platform gives one; null on Windows. */
  readonly fd: number | null;
  release(): void;
}

const LOCK_EX = 2;
const LOCK_NB = 4;
const LOCK_UN = 8;

let native: ((fd: number, operation: number) => number) | null = null;

/** Node has no flock(2); record locks (fcntl) and flock do not exclude each other on Linux, so it must be this one. */
function flock(fd: number, operation: number): number {
  native ??= koffi.load(null).func('int flock(int fd, int operation)') as (fd: number, operation: number) => number;
  return native(fd, operation);
}

/**
 * Tries once to take the exclusive lock on `lockFile`, creating it (mode 0600, looser modes are tightened). Never waits.
 * Answers null when another holder has it. A symbolic link in its place is refused (ELOOP). Throws the system error.
 *
 * Compatible with Hermes: BSD flock on POSIX, one byte at offset 0 on Windows.
 */
export function tryLock(lockFile: string): HeldLock | null {
  return process.platform === 'win32' ? openLockWindows(lockFile) : openLockPosix(lockFile);
}

function openLockPosix(lockFile: string): HeldLock | null {
  const fd = openSync(lockFile, constants.O_RDWR | constants.O_CREAT | constants.O_NOFOLLOW, 0o600);
  let held = false;
  try {
    const { mode, uid } = fstatSync(fd);
    if ((mode & 0o777) !== 0o600 && uid === process.getuid?.()) fchmodSync(fd, 0o600);
    held = takeFlock(fd, lockFile);
  } finally {
    if (!held) closeSync(fd);
  }
  if (!held) return null;
  return {
    fd,
    release: () => {
      flock(fd, LOCK_UN);
      closeSync(fd);
    },
  };
}

function takeFlock(fd: number, lockFile: string): boolean {
  for (;;) {
    if (flock(fd, LOCK_EX | LOCK_NB) === 0) return true;
    const errno = koffi.errno();
    if (errno === koffi.os.errno['EINTR']) continue;
    if (errno === koffi.os.errno['EWOULDBLOCK'] || errno === koffi.os.errno['EAGAIN']) return false;
    const code = Object.entries(koffi.os.errno).find(([, value]) => value === errno)?.[0] ?? `errno ${errno}`;
    throw Object.assign(new Error(`flock failed on ${lockFile}: ${code}`), { code });
  }
}
