import { useEffect, useState } from 'react';
import { playhead } from './store.ts';

/** How often what renders follows a running replay, in milliseconds. */
const EVERY = 250;

/** The playhead's position, a few times a second while it moves and exactly once it rests. */
export function usePlayheadSlowly(): number {
  const [at, setAt] = useState(playhead.at);
  useEffect(() => {
    let timer = 0;
    const update = (): void => {
      timer = 0;
      setAt(playhead.at);
    };
    update();
    const stop = playhead.subscribe(() => {
      if (timer === 0) timer = window.setTimeout(update, EVERY);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return at;
}
