/** Empty answers widen the way to the next question at most this many times over. */
const WIDEST = 8;
/** An answer this many cadences old is of another topic by now. */
const STALE = 2;

/**
 * When the next dialectic run is due, in turns. `marker` is the turn of the last answer, `tried` that of the last run; both begin at
 * 0, the turn of what was fetched ahead of the conversation. `empties` counts runs in a row that brought nothing.
 */
export interface Cadence {
  readonly every: number;
  readonly marker: number;
  readonly tried: number;
  readonly empties: number;
}

export function startCadence(every: number): Cadence {
  return { every, marker: 0, tried: Number.NEGATIVE_INFINITY, empties: 0 };
}

/** Turns between runs now: one more for each empty run, at most eight times as many as asked for. */
export function interval({ every, empties }: Cadence): number {
  return Math.min(every + empties, every * WIDEST);
}

export function isDue(cadence: Cadence, turn: number): boolean {
  return turn - Math.max(cadence.marker, cadence.tried) >= interval(cadence);
}

/** A run at `turn` brought an answer. */
export function answered(cadence: Cadence, turn: number): Cadence {
  return { ...cadence, marker: turn, tried: turn, empties: 0 };
}

/** A run at `turn` brought nothing or failed; a failure of the sign-in says nothing about the answers and does not widen. */
export function emptyRun(cadence: Cadence, turn: number, widen: boolean): Cadence {
  return { ...cadence, tried: turn, empties: cadence.empties + (widen ? 1 : 0) };
}

/** Whether an answer of `turn` is too old to be put into the prompt of turn `now`. */
export function isStale({ every }: Cadence, turn: number, now: number): boolean {
  return now - turn > STALE * every;
}
