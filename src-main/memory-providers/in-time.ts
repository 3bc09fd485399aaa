import { ProviderFailure } from './failure.ts';

/** Milliseconds that work gets to end by itself after its signal was aborted, where nobody waits for it. */
const usualGraceMs = 500;

/**
 * Runs work that goes outside for `ms` at most. Throws ProviderFailure `timeout` (what was asked may have been done) when it takes longer,
 * the reason of `stop` when that is aborted, and what the work throws. Work that does not hear its signal is left behind.
 */
export async function inTime<T>(
  work: (signal: AbortSignal) => Promise<T>,
  ms: number,
  stop: AbortSignal,
  graceMs = usualGraceMs,
): Promise<T> {
  stop.throwIfAborted();
  const over = new AbortController();
  const signal = AbortSignal.any([stop, over.signal]);
  const left = Promise.withResolvers<never>();
  const late = new ProviderFailure('timeout', `It did not answer within ${String(ms / 1000)} s.`, { reached: 'maybe' });
  let grace: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => over.abort(late), ms);
  const ended = (): void => {
    grace = setTimeout(() => left.reject(signal.reason as Error), graceMs);
  };
  signal.addEventListener('abort', ended, { once: true });
  try {
    return await Promise.race([work(signal), left.promise]);
  } finally {
    clearTimeout(timer);
    clearTimeout(grace);
    signal.removeEventListener('abort', ended);
  }
}
