/** How long the page may work at a time, in milliseconds. */
const SLICE = 5;

/**
 * Runs a generator to its end in slices and hands over what it returns; what fits into the first slice is done at once. Returns
 * the way to give up. Between slices it waits for a message to itself: timers of a page wait four milliseconds each.
 */
export function inSlices<T>(steps: Generator<void, T>, done: (result: T) => void): () => void {
  const channel = new MessageChannel();
  const end = (): void => channel.port1.close();
  const slice = (): { readonly result: T } | null => {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done === true) return { result: step.value };
    } while (performance.now() < until);
    return null;
  };
  const finish = (result: T): void => {
    end();
    done(result);
  };
  const later = (task: () => void): void => {
    channel.port1.onmessage = task;
    channel.port2.postMessage(null);
  };
  const next = (): void => {
    const finished = slice();
    // What is done with the result may itself be long, and is a task of its own.
    later(finished === null ? next : () => finish(finished.result));
  };
  const first = slice();
  if (first === null) later(next);
  else finish(first.result);
  return end;
}
