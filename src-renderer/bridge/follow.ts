import type { EventData, EventName } from '@shared/contract/index.ts';
import type { Bridge } from './bridge.ts';

/** Calls `load` at each event of that type that `when` names, and after events were missed. Returns the way to stop. */
export function whenChanged<K extends EventName>(
  bridge: Bridge,
  type: K,
  load: () => void,
  when: (event: EventData<K>) => boolean = () => true,
): () => void {
  const stops = [bridge.on(type, (event) => when(event) && load()), bridge.onResync(load)];
  return () => stops.forEach((stop) => stop());
}

/**
 * Keeps what is shown true: asks now, at each event of that type (of those that `when` names), and after events were
 * missed. Only the answer to the newest question is taken, and none after the end. Returns the way to end it.
 */
export function follow<T, K extends EventName>(
  bridge: Bridge,
  type: K,
  ask: () => Promise<T>,
  take: (answer: T) => void,
  fail: (fault: unknown) => void,
  when?: (event: EventData<K>) => boolean,
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
  const stop = whenChanged(bridge, type, load, when);
  return () => {
    newest = 0;
    stop();
  };
}
