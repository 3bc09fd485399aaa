import koffi from 'koffi';
import type { HeldLock } from './flock.ts';

const GENERIC_READ_WRITE = 0xc0000000;
const SHARE_READ_WRITE = 0x3;
const OPEN_ALWAYS = 4;
/** Opens a link itself instead of what it points to, so that a link in the lock's place locks nothing else. */
const FLAG_OPEN_REPARSE_POINT = 0x00200000;
const LOCKFILE_FAIL_IMMEDIATELY = 1;
const LOCKFILE_EXCLUSIVE_LOCK = 2;
const ERROR_LOCK_VIOLATION = 33;
const ERROR_IO_PENDING = 997;
const INVALID_HANDLE = 0xffffffffffffffffn;

type Handle = number | bigint;

interface Kernel {
  readonly createFile: (...args: unknown[]) => Handle;
  readonly lockFile: (...args: unknown[]) => number;
  readonly unlockFile: (...args: unknown[]) => number;
  readonly closeHandle: (handle: Handle) => number;
  readonly lastError: () => number;
}

let kernel: Kernel | null = null;

function loadKernel(): Kernel {
  const lib = koffi.load('kernel32.dll');
  return {
    createFile: lib.func(
      'uint64_t __stdcall CreateFileW(str16 name, uint32_t access, uint32_t share, void *security, uint32_t how, uint32_t flags, uint64_t template)',
    ),
    lockFile: lib.func(
      'int __stdcall LockFileEx(uint64_t file, uint32_t flags, uint32_t reserved, uint32_t low, uint32_t high, void *overlapped)',
    ),
    unlockFile: lib.func(
      'int __stdcall UnlockFileEx(uint64_t file, uint32_t reserved, uint32_t low, uint32_t high, void *overlapped)',
    ),
    closeHandle: lib.func('int __stdcall CloseHandle(uint64_t file)'),
    lastError: lib.func('uint32_t __stdcall GetLastError()'),
  };
}

/** The Windows half of tryLock: one byte at offset 0, which is what Python's msvcrt.locking takes. */
export function openLockWindows(lockFile: string): HeldLock | null {
  kernel ??= loadKernel();
  const { createFile, lockFile: lock, unlockFile, closeHandle, lastError } = kernel;
  const handle = createFile(
    lockFile,
    GENERIC_READ_WRITE,
    SHARE_READ_WRITE,
    null,
    OPEN_ALWAYS,
    FLAG_OPEN_REPARSE_POINT,
    0,
  );
  if (BigInt.asUintN(64, BigInt(handle)) === INVALID_HANDLE) {
    throw Object.assign(new Error(`${lockFile} could not be opened (Windows error ${lastError()})`), {
      code: 'EACCES',
    });
  }
  // An OVERLAPPED of zeroes: offset 0, no event.
  const overlapped = Buffer.alloc(32);
  if (lock(handle, LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, overlapped) === 0) {
    const reason = lastError();
    closeHandle(handle);
    if (reason === ERROR_LOCK_VIOLATION || reason === ERROR_IO_PENDING) return null;
    throw Object.assign(new Error(`${lockFile} could not be locked (Windows error ${reason})`), { code: 'EACCES' });
  }
  return {
    fd: null,
    release: () => {
      unlockFile(handle, 0, 1, 0, overlapped);
      closeHandle(handle);
    },
  };
}
