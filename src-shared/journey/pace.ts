/**
 * The one pacing function of the Star Map.
 *
 * Every dated event i, in order of time, is given a position w[i] on one axis, the pace. Rings, nodes, replay, scrubber and
 * date labels all read that axis and nothing else:
 *
 *   w[0] = 1/2        w[i] = w[i-1] + 1 + quiet(i)
 *   quiet(i) = w[i-1] * min(0.16, 0.045 * log2(1 + max(0, gap / usual - 1)))
 *   usual    = max(7 days, 6 * mean gap between the events so far)
 *
 * One event always takes one unit, so a burst gets the room its events need. A silence takes a share of what was there before
 * it, growing with the logarithm of its length: a visible band, never wasted space. w[i] depends on the events up to i alone,
 * so what is learned later never moves what is already there.
 *
 * Between two events the pace is linear in time, so it can be read both ways.
 *   radius(w) = sqrt(CORE^2 + AREA * ground(w) / PI),   ground(w) = w + 2 * EASE * (1 - exp(-w / EASE))
 * Equal pace is equal area, hence the same crowding everywhere, except that the first events get up to three times the room: near
 * the centre the circle is too short for its sectors to stand side by side.
 */
import { f64, lastAtMost } from './numbers.ts';

/** Milliseconds of a day. */
export const DAY = 86_400_000;
/** Square world units that one event owns. */
export const AREA = 21 * 21;
/** Mean distance of two neighbours, in world units: the unit of the level of detail. */
export const PITCH = 21;
/** Radius of the free core that holds the first date, in world units. */
export const CORE = 14;
const EASE = 80;

/** The axis of one journey. Times are milliseconds, positions are events. */
export interface Pace {
  /** Times in ascending order, and the position of each. */
  readonly times: Float64Array;
  readonly w: Float64Array;
  /** Position of the present: half a unit after the last event. */
  readonly end: number;
  /** Time to position; of several events of one instant, the last. Before the first event 0, after the last `end`. */
  at(time: number): number;
  /** Position to time. NaN in an empty journey. */
  date(w: number): number;
}

/** Builds the axis from times in ascending order. */
export function makePace(ascending: ArrayLike<number>): Pace {
  const times = Float64Array.from(ascending);
  const n = times.length;
  const w = new Float64Array(n);
  const first = f64(times, 0);
  let position = 0.5;
  for (let i = 0; i < n; i++) {
    if (i > 0) {
      const gap = f64(times, i) - f64(times, i - 1);
      const usual = Math.max(7 * DAY, (6 * (f64(times, i - 1) - first)) / Math.max(1, i - 1));
      position += 1 + position * Math.min(0.16, 0.045 * Math.log2(1 + Math.max(0, gap / usual - 1)));
    }
    w[i] = position;
  }
  return paceFrom(times, w);
}

/** The axis over arrays that `makePace` made, for a thread that received them. */
export function paceFrom(times: Float64Array, w: Float64Array): Pace {
  const n = times.length;
  const end = n > 0 ? f64(w, n - 1) + 0.5 : 1;
  return {
    times,
    w,
    end,
    at(time) {
      if (n === 0 || time < f64(times, 0)) return 0;
      const j = lastAtMost(times, time);
      const here = f64(times, j);
      if (j === n - 1) return time > here ? end : f64(w, j);
      return f64(w, j) + ((f64(w, j + 1) - f64(w, j)) * (time - here)) / (f64(times, j + 1) - here);
    },
    date(position) {
      if (n === 0) return NaN;
      if (position <= f64(w, 0)) return f64(times, 0);
      const j = lastAtMost(w, position);
      const here = f64(times, j);
      if (j === n - 1) return here;
      return here + ((f64(times, j + 1) - here) * (position - f64(w, j))) / (f64(w, j + 1) - f64(w, j));
    },
  };
}

/** Distance from the centre, in world units, of a position on the pace axis. */
export function radius(w: number): number {
  return Math.sqrt(CORE * CORE + (AREA * ground(Math.max(0, w))) / Math.PI);
}

/** The inverse of `radius`, by Newton's method: `ground` rises with a slope between 1 and 3, and bends one way only. */
export function paceAtRadius(r: number): number {
  const target = Math.max(0, ((r * r - CORE * CORE) * Math.PI) / AREA);
  let w = target / 3;
  for (let i = 0; i < 16; i++) w -= (ground(w) - target) / (1 + 2 * Math.exp(-w / EASE));
  return w;
}

function ground(w: number): number {
  return w + 2 * EASE * (1 - Math.exp(-w / EASE));
}

/** How many events lie at or before a position: what the counter beside the date says. */
export function countAt(pace: Pace, position: number): number {
  if (pace.w.length === 0 || position < f64(pace.w, 0)) return 0;
  return lastAtMost(pace.w, position) + 1;
}
