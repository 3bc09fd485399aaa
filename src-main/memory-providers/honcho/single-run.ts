import { setTimeout as wait } from 'node:timers/promises';
import { ProviderFailure } from '../failure.ts';

interface Run {
  readonly done: Promise<void>;
  readonly since: number;
  readonly abort: AbortController;
}

/** Work of which one piece runs at a time. A piece that takes longer than `most` milliseconds counts as dead and makes room. */
export class SingleRun {
  readonly #most: number;
  readonly #now: () => number;
  #run: Run | null = null;

  constructor(most: number, now: () => number) {
    this.#most = most;
    this.#now = now;
  }

  /** Runs the work, or does nothing while another piece is at it. Throws what the work throws. */
  async start(signal: AbortSignal, work: (until: AbortSignal) => Promise<void>): Promise<void> {
    if (this.#run !== null && this.#now() - this.#run.since <= this.#most) return;
    this.#run?.abort.abort(new ProviderFailure('timeout', 'It took too long.'));
    const abort = new AbortController();
    const done = work(AbortSignal.any([signal, abort.signal]));
    const mine: Run = { done, since: this.#now(), abort };
    this.#run = mine;
    try {
      await done;
    } finally {
      if (this.#run === mine) this.#run = null;
    }
  }

  /** Waits until the piece that runs has ended, well or badly, at most `ms` milliseconds. Throws when aborted. */
  async settled(ms: number, signal: AbortSignal): Promise<void> {
    if (this.#run === null || ms <= 0) return;
    const timer = new AbortController();
    const late = wait(ms, null, { signal: AbortSignal.any([timer.signal, signal]) });
    await Promise.race([this.#run.done.then(nothing, nothing), late.catch(nothing)]);
    timer.abort();
    signal.throwIfAborted();
  }
}

function nothing(): null {
  return null;
}
