import { useEffect, useState } from 'react';
import type { EventName } from '@shared/contract/index.ts';
import { useBridge } from '../../bridge/context.tsx';
import type { Bridge } from '../../bridge/bridge.ts';
import { whenChanged } from '../../bridge/follow.ts';

/** What a question has come to so far. */
export interface Followed<T> {
  /** The newest answer; null before the first. */
  readonly value: T | null;
  /** Why there is none; null otherwise. */
  readonly error: unknown;
}

/** Asks now, and again at each event of these types. Both arguments must be the same ones as long as the question is. */
export function useFollowed<T>(types: readonly EventName[], ask: (bridge: Bridge) => Promise<T>): Followed<T> {
  const bridge = useBridge();
  const [answer, setAnswer] = useState<Followed<T>>({ value: null, error: null });
  useEffect(() => {
    let newest = 0;
    const load = (): void => {
      const question = ++newest;
      ask(bridge).then(
        (value) => question === newest && setAnswer({ value, error: null }),
        (error: unknown) => question === newest && setAnswer({ value: null, error }),
      );
    };
    load();
    const stops = types.map((type) => whenChanged(bridge, type, load));
    return () => {
      newest = 0;
      stops.forEach((stop) => stop());
    };
  }, [bridge, types, ask]);
  return answer;
}
