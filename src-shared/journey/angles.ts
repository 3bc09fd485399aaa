/** Free angles on a circle among glyphs that stand near it. */
import { clamp, f32, f64, i32 } from './numbers.ts';

/** Smallest clear space between two glyphs, in world units. */
export const AIR = 1.4;

/** Glyphs already placed, in order of time: what a new one must keep clear of. */
export interface Placed {
  /** Distance from the centre, angle and room of the k-th placed glyph. */
  readonly radius: Float64Array;
  readonly angle: Float64Array;
  readonly room: Float32Array;
  /** Largest room there is. */
  readonly maxRoom: number;
}

/**
 * Finds free angles at the circle of glyph `count` (radius and room are set, its angle is asked for). Keeps its arrays between
 * calls, so one instance serves one layout.
 */
export class FreeAngles {
  private readonly from: number[] = [];
  private readonly to: number[] = [];
  private readonly order: number[] = [];
  private readonly placed: Placed;

  constructor(placed: Placed) {
    this.placed = placed;
  }

  /** The free angle in [low, high] nearest to `target` with clear space `air` around the glyph, or NaN. */
  nearest(count: number, target: number, low: number, high: number, air: number): number {
    const r = f64(this.placed.radius, count);
    // Most searches end near the target; look there first and at the whole range only when that fails.
    const window = 140 / r;
    if (high - low > 3 * window) {
      const near = this.search(count, target, Math.max(low, target - window), Math.min(high, target + window), air);
      if (!Number.isNaN(near)) return near;
    }
    return this.search(count, target, low, high, air);
  }

  private search(count: number, target: number, low: number, high: number, air: number): number {
    this.block(count, low, high, air);
    const { from, to, order } = this;
    let best = NaN;
    let distance = Infinity;
    let cursor = low;
    const offer = (a: number, b: number): void => {
      if (b < a) return;
      const angle = clamp(target, a, b);
      const away = Math.abs(angle - target);
      if (away < distance) {
        best = angle;
        distance = away;
      }
    };
    for (const k of order) {
      if (cursor > high) return best;
      const begins = from[k] ?? 0;
      const ends = to[k] ?? 0;
      if (ends <= cursor) continue;
      if (begins > cursor) {
        offer(cursor, Math.min(high, begins - 1e-9));
        if (begins - target > distance) return best;
      }
      cursor = Math.max(cursor, ends + 1e-9);
    }
    offer(cursor, high);
    return best;
  }

  /** Lists the spans of angle in [low, high] that placed glyphs make impossible, sorted by their beginning. */
  private block(count: number, low: number, high: number, air: number): void {
    const { radius, angle, room, maxRoom } = this.placed;
    const r = f64(radius, count);
    const own = f32(room, count);
    this.from.length = this.to.length = this.order.length = 0;
    for (let j = count - 1; j >= 0; j--) {
      const s = f64(radius, j);
      if (r - s >= own + maxRoom + air) break;
      const d = own + f32(room, j) + air;
      if (r - s >= d) continue;
      const cosine = (r * r + s * s - d * d) / (2 * r * s);
      if (cosine >= 1) continue;
      const middle = f64(angle, j);
      // acos(c) <= PI/2 * sqrt(2 - 2c): a cheap test before the exact one.
      const bound = cosine <= -1 ? Math.PI : (Math.PI / 2) * Math.sqrt(2 - 2 * cosine);
      if (middle + bound < low || middle - bound > high) continue;
      const half = cosine <= -1 ? Math.PI : Math.acos(cosine);
      this.order.push(this.from.length);
      this.from.push(middle - half);
      this.to.push(middle + half);
    }
    this.order.sort((a, b) => (this.from[a] ?? 0) - (this.from[b] ?? 0));
  }
}

/** Order of `ids` by time, then id; nodes without a time are left out. */
export function timeOrder(time: Float64Array, ids: readonly string[]): Int32Array {
  const dated: number[] = [];
  for (let i = 0; i < time.length; i++) if (!Number.isNaN(f64(time, i))) dated.push(i);
  dated.sort((a, b) => f64(time, a) - f64(time, b) || ((ids[a] ?? '') < (ids[b] ?? '') ? -1 : 1));
  return Int32Array.from(dated);
}

/** The place of each node in an order, -1 for those not in it. */
export function ranksOf(order: Int32Array, size: number): Int32Array {
  const rank = new Int32Array(size).fill(-1);
  for (let k = 0; k < order.length; k++) rank[i32(order, k)] = k;
  return rank;
}
