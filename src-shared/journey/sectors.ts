/**
 * Category sectors that breathe: at every radius a category owns the share of the circle that it had of what was being learned
 * just then. A share is a running mean of a running mean over past events, with a half life of a tenth of everything so far, so
 * it reads the past alone and nothing learned later moves a border. Categories stand in order of first appearance, for the same
 * reason; from the ninth on they share the last sector.
 */
import { f64, lastAtMost, u8 } from './numbers.ts';
import type { Pace } from './pace.ts';

/** How many sectors, and so how many colours, there are at most. */
export const MAX_SECTORS = 8;

/** Name of the last sector when more categories exist than sectors. Empty, so that no category can be called the same. */
export const OTHER = '';

/** Half the angle of the empty corridor at twelve o'clock that carries the date labels. */
export function corridor(r: number): number {
  return Math.asin(Math.min(0.85, (6 + 0.085 * r) / r));
}

/** Fraction of the circle to angle, clockwise from twelve, leaving the corridor free. */
export function toAngle(fraction: number, r: number): number {
  const c = corridor(r);
  return c + fraction * (2 * Math.PI - 2 * c);
}

export interface Sectors {
  /** Category names in order around the circle; `OTHER` for the shared last one. */
  readonly names: readonly string[];
  /** Sample positions on the pace axis: one an event. */
  readonly w: Float64Array;
  /** Row i holds the `names.length + 1` borders at w[i], as ascending fractions from 0 to 1. */
  readonly rows: Float64Array;
}

/** No category is thinner than this; and while little is known all are nearly alike. */
const FLOOR = 0.03;
const PRIOR = 60;
/** A new category opens over its first events instead of at once. */
const OPENING = 3;

/**
 * Gives each category its sector. `categories` are indices into `names` in order of time (undated nodes last).
 * Returns the sector of every category index.
 */
export function assignSectors(
  names: readonly string[],
  categories: Iterable<number>,
): { of: Uint8Array; names: string[] } {
  const of = new Uint8Array(names.length).fill(255);
  const sectors: string[] = [];
  let folded = false;
  for (const c of categories) {
    if (u8(of, c) !== 255) continue;
    if (sectors.length < MAX_SECTORS) {
      of[c] = sectors.length;
      sectors.push(names[c] ?? '');
    } else {
      of[c] = MAX_SECTORS - 1;
      folded = true;
    }
  }
  if (folded) sectors[MAX_SECTORS - 1] = OTHER;
  return { of, names: sectors };
}

/** Borders of every sector at every event. `sectorOf(i)` is the sector of event i in order of time. */
export function makeSectors(pace: Pace, names: readonly string[], sectorOf: (i: number) => number): Sectors {
  const n = pace.w.length;
  const total = names.length;
  const rows = new Float64Array(Math.max(1, n) * (total + 1));
  const share = new Float64Array(total);
  const smooth = new Float64Array(total);
  const seen = new Float64Array(total).fill(-1);
  for (let i = 0; i < n; i++) {
    const now = sectorOf(i);
    const halfLife = Math.max(6, 0.1 * (i + 1));
    const keep = i === 0 ? 0 : 2 ** (-1 / halfLife);
    if (f64(seen, now) < 0) seen[now] = i;
    for (let c = 0; c < total; c++) {
      share[c] = f64(share, c) * keep + (c === now ? 1 - keep : 0);
      // A second running mean over the first takes the corners off the borders.
      smooth[c] = f64(smooth, c) * keep + (1 - keep) * f64(share, c);
    }
    writeBorders(rows, i * (total + 1), weightsAt(i, smooth, seen));
  }
  if (n === 0) writeBorders(rows, 0, new Float64Array(total).fill(1));
  return { names, w: n > 0 ? pace.w : new Float64Array(1), rows };
}

/** How wide each sector is at event i, unnormalised; 0 for a category not yet seen. */
function weightsAt(i: number, smooth: Float64Array, seen: Float64Array): Float64Array {
  const even = PRIOR / (PRIOR + i + 1);
  const known = seen.reduce((count, first) => count + (first >= 0 ? 1 : 0), 0);
  return smooth.map((share, c) => {
    const first = f64(seen, c);
    if (first < 0) return 0;
    const open = first === 0 ? 1 : Math.min(1, 0.35 + (0.65 * (i - first)) / OPENING);
    return open * Math.max(FLOOR, even / known + (1 - even) * share);
  });
}

/** Turns widths into ascending borders from exactly 0 to exactly 1. */
function writeBorders(rows: Float64Array, from: number, weights: Float64Array): void {
  const sum = weights.reduce((a, b) => a + b, 0);
  const last = weights.findLastIndex((weight) => weight > 0);
  let border = 0;
  for (let c = 0; c < weights.length; c++) {
    border += f64(weights, c) / sum;
    rows[from + c + 1] = c >= last ? 1 : border;
  }
}

/** Border `index` of event i. */
export function borderOf(sectors: Sectors, i: number, index: number): number {
  return f64(sectors.rows, i * (sectors.names.length + 1) + index);
}

/** All borders at any position, linear between events. */
export function bordersAt(sectors: Sectors, w: number): Float64Array {
  const size = sectors.names.length + 1;
  const last = sectors.w.length - 1;
  const row = (i: number): Float64Array => sectors.rows.subarray(i * size, (i + 1) * size);
  if (w <= f64(sectors.w, 0)) return row(0);
  if (w >= f64(sectors.w, last)) return row(last);
  const i = lastAtMost(sectors.w, w);
  const here = f64(sectors.w, i);
  const f = (w - here) / (f64(sectors.w, i + 1) - here);
  const a = row(i);
  const b = row(i + 1);
  return a.map((v, c) => v + (f64(b, c) - v) * f);
}
