import { setImmediate as nextTurn } from 'node:timers/promises';

const SLICE_MS = 8;

/** Cuts long work into slices, so that nothing else waits for it. */
export interface Pace {
  /** To be awaited every so often; lets the event loop go on when 8 ms were spent. Throws the signal's reason when it was aborted. */
  pause(): Promise<void>;
}

/** Begins a piece of long work. */
export function pace(signal?: AbortSignal): Pace {
  let begun = performance.now();
  return {
    async pause() {
      signal?.throwIfAborted();
      if (performance.now() - begun < SLICE_MS) return;
      await nextTurn();
      signal?.throwIfAborted();
      begun = performance.now();
    },
  };
}
