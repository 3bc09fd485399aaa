import { countAt, type Pace } from '@shared/journey/pace.ts';
import { playhead, useJourney } from './store.ts';

/** The place of the event before (-1) or after (1) a position; the end after the last one. */
export function stepFrom(pace: Pace, at: number, by: -1 | 1): number {
  const now = Math.min(at, pace.end);
  const count = countAt(pace, now);
  if (by > 0) return pace.w[count] ?? pace.end;
  return now >= pace.end ? (pace.w.at(-1) ?? 0) : (pace.w[count - 2] ?? 0);
}

/** Moves the playhead by one event and lets it rest there. */
export function step(by: -1 | 1): void {
  const { model } = useJourney.getState();
  if (model === null || model.plan.pace.w.length === 0) return;
  playhead.pause();
  playhead.set(stepFrom(model.plan.pace, playhead.at, by));
}
