import type { EventName } from '@shared/contract/index.ts';
import type { Bridge } from './bridge.ts';

/**
 * Keeps what is shown true: asks now, at each event of that type, and after events were missed. Only the answer to the
 * newest question is taken, and none after the end. Returns the way to end it.
 */
export function follow<T>(
  bridge: Bridge,
  type: EventName,
  ask: () => Promise<T>,
  take: (answer: T) => void,
  fail: (fault: unknown) => void,
): () => void {
  let newest = 0;
  const load = (): void => {
    const question = ++newest;
    ask().then(
      (answer) => question === newest && take(answer),
      (fault: unknown) => question === newest && fail(fault),
    );
  };
  load();
  const stops = [bridge.on(type, load), bridge.onResync(load)];
  return () => {
    newest = 0;
    stops.forEach((stop) => stop());
  };
}
