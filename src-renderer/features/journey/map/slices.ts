/** How long the page may work at a time, in milliseconds. */
const SLICE = 6;

/**
 * Runs a generator to its end in slices and hands over what it returns; what fits into the first slice is done at once. Returns
 * the way to give up.
 */
export function inSlices<T>(steps: Generator<void, T>, done: (result: T) => void): () => void {
  let timer = 0;
  const run = (): void => {
    const until = performance.now() + SLICE;
    do {
      const step = steps.next();
      if (step.done === true) {
        done(step.value);
        return;
      }
    } while (performance.now() < until);
    timer = window.setTimeout(run, 0);
  };
  run();
  return () => clearTimeout(timer);
}
