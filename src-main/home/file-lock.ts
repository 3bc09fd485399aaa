import { realpathSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DeskError } from '@shared/contract/errors.ts';
import { fileError } from './errno.ts';
import { tryLock, type HeldLock } from './flock.ts';

/** How long to wait for a lock, and what may end the wait earlier. */
export interface FileLockOptions {
  /** Milliseconds; 10,000 when not given. */
  readonly timeoutMs?: number;
  readonly signal?: AbortSignal;
}

/** The tail of the queue of each lock file in this process. */
const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `fn` while holding the exclusive lock of `file`: real flock(2) on `<file>.lock`, the one Hermes takes, so that
 * both programs exclude each other. Callers in one process are served in the order they came. The event loop is never
 * blocked. The lock file is never deleted, and the lock ends with the process at the latest.
 *
 * Throws `busy` naming the file after `timeoutMs`, the signal's reason when aborted while waiting, `unwritable` when the
 * lock file cannot be opened or is a symbolic link. The lock is not reentrant: waiting for it inside `fn` ends in `busy`.
 */
export async function withFileLock<T>(
  file: string,
  fn: () => Promise<T> | T,
  options: FileLockOptions = {},
): Promise<T> {
  const lockFile = lockFileOf(file);
  const deadline = performance.now() + (options.timeoutMs ?? 10_000);
  const turn = queueUp(lockFile);
  let lock: HeldLock | null = null;
  try {
    await inTime(turn.ready, file, deadline, options.signal);
    lock = await acquire(lockFile, file, deadline, options.signal);
    return await fn();
  } finally {
    lock?.release();
    turn.done();
  }
}

/** The same lock under two names (a linked directory) is one queue. The link of the file itself is not followed. */
function lockFileOf(file: string): string {
  const path = resolve(file);
  try {
    return join(realpathSync(dirname(path)), `${basename(path)}.lock`);
  } catch (error) {
    throw fileError(error, file, 'write');
  }
}

function queueUp(lockFile: string): { ready: Promise<unknown>; done: () => void } {
  const before = queues.get(lockFile) ?? Promise.resolve();
  const { promise: mine, resolve } = Promise.withResolvers<null>();
  const tail = before.then(() => mine);
  queues.set(lockFile, tail);
  void tail.then(() => {
    if (queues.get(lockFile) === tail) queues.delete(lockFile);
  });
  return { ready: before, done: () => resolve(null) };
}

async function inTime(ready: Promise<unknown>, file: string, deadline: number, signal?: AbortSignal): Promise<void> {
  const timer = new AbortController();
  const signals = signal === undefined ? [timer.signal] : [timer.signal, signal];
  const late = wait(Math.max(0, deadline - performance.now()), undefined, {
    signal: AbortSignal.any(signals),
  });
  try {
    await Promise.race([
      ready,
      late.then(
        () => Promise.reject(busy(file)),
        (error: unknown) => {
          signal?.throwIfAborted();
          if (!timer.signal.aborted) throw error;
        },
      ),
    ]);
  } finally {
    timer.abort();
  }
}

async function acquire(lockFile: string, file: string, deadline: number, signal?: AbortSignal): Promise<HeldLock> {
  for (let attempt = 0; ; attempt++) {
    signal?.throwIfAborted();
    let lock: HeldLock | null;
    try {
      lock = tryLock(lockFile);
    } catch (error) {
      throw fileError(error, lockFile, 'write');
    }
    if (lock !== null) return lock;
    const left = deadline - performance.now();
    if (left <= 0) throw busy(file);
    // Short waits with jitter: two programs that retry in step would starve each other.
    const pause = Math.min(1 + attempt * 2, 20) * (0.5 + Math.random());
    await wait(Math.min(pause, left), undefined, signal === undefined ? {} : { signal }).catch((error: unknown) => {
      signal?.throwIfAborted();
      throw error;
    });
  }
}

function busy(file: string): DeskError {
  return new DeskError('busy', `${file} is being changed by another program.`, {
    remedy: 'Wait for the other program to finish, or close it, then try again.',
    file,
  });
}
