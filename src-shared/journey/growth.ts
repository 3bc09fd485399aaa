/**
 * Growth layout. Nodes are placed once, in order of time, and never moved again:
 *   radius  exactly the pace of its time;
 *   wish    inside its category's sector, at the mean place of the older nodes it is linked to; a new topic takes a place that
 *           depends on its id alone;
 *   angle   the free angle nearest to that wish: first with ample space, then closely, first in the sector, then anywhere.
 * So the picture is a function of the data, two glyphs never overlap, and what is learned later moves nothing.
 */
import { AIR, FreeAngles, ranksOf, timeOrder } from './angles.ts';
import { type ChartData, type Incidence, makeIncidence, MAX_ROOM, otherEnd, PULL, REASONS, roomOf } from './chart.ts';
import { clamp, f32, f64, i32, u8, unitHash } from './numbers.ts';
import { AREA, makePace, type Pace, radius } from './pace.ts';
import { assignSectors, borderOf, corridor, makeSectors, type Sectors, toAngle } from './sectors.ts';

/** What is known before a single node is placed: everything but the angles. */
export interface Plan {
  readonly pace: Pace;
  readonly sectors: Sectors;
  /** Dated nodes in order of time: node order[k] stands at pace.w[k]. */
  readonly order: Int32Array;
  /** The place of each node in `order`, -1 for undated ones. */
  readonly rank: Int32Array;
  /** Undated nodes, by sector and id. */
  readonly undated: Int32Array;
  /** Sector of each node. */
  readonly sector: Uint8Array;
  readonly room: Float32Array;
  /** Position on the pace axis by node; Infinity for undated ones. */
  readonly w: Float64Array;
  /** Radius of the present, and of the belt outside it that holds undated nodes (equal when there are none). */
  readonly rim: number;
  readonly belt: number;
}

/** Places by node, in world units; NaN until placed. Angles run clockwise from twelve. */
export interface Places {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly angle: Float64Array;
}

export interface Layout extends Plan, Places {
  /** How many nodes found no room inside their own sector. */
  readonly spilled: number;
}

/** Angles of an earlier layout by node id. They are wishes: a node keeps its place even when the past was changed. */
export type KeptAngles = ReadonlyMap<string, number>;

/** Nodes are placed in batches of this many between two pauses of `growth`. */
const BATCH = 250;
/** Clear space that is tried first, and how far from the wish it may lead, in world units. */
const AMPLE = 4;
const AMPLE_REACH = 46;
/** A kept angle further than this share of a sector outside of its sector is no longer a wish: the category changed. */
const KEPT_SLACK = 0.35;

/** Orders, paces and sectors of a chart. */
export function makePlan(data: ChartData): Plan {
  const n = data.ids.length;
  const order = timeOrder(data.time, data.ids);
  const pace = makePace(Float64Array.from(order, (i) => f64(data.time, i)));
  const rank = ranksOf(order, n);
  const loose = data.ids.map((_, i) => i).filter((i) => i32(rank, i) < 0);
  const category = (i: number): number => data.category[i] ?? 0;
  const { of, names } = assignSectors(data.categories, [...order, ...loose].map(category));
  const sector = Uint8Array.from(data.ids, (_, i) => u8(of, category(i)));
  const sectors = makeSectors(pace, names, (k) => u8(sector, i32(order, k)));
  loose.sort((a, b) => u8(sector, a) - u8(sector, b) || ((data.ids[a] ?? '') < (data.ids[b] ?? '') ? -1 : 1));
  const rim = radius(pace.end);
  return {
    pace,
    sectors,
    order,
    rank,
    undated: Int32Array.from(loose),
    sector,
    room: Float32Array.from(data.ids, (_, i) => roomOf(u8(data.shape, i), u8(data.step, i))),
    w: Float64Array.from(data.ids, (_, i) => (i32(rank, i) < 0 ? Infinity : f64(pace.w, i32(rank, i)))),
    rim,
    belt: loose.length > 0 ? 1.055 * rim + 0.45 * Math.sqrt(AREA) : rim,
  };
}

/** Places without nodes. */
export function emptyPlaces(size: number): Places {
  return {
    x: new Float32Array(size).fill(NaN),
    y: new Float32Array(size).fill(NaN),
    angle: new Float64Array(size).fill(NaN),
  };
}

/** Places every node, oldest first. Yields the number of dated nodes placed so far, returns the number spilled. */
export function* growth(data: ChartData, plan: Plan, places: Places, kept?: KeptAngles): Generator<number, number> {
  const { order, pace, room } = plan;
  const count = order.length;
  const placed = {
    radius: Float64Array.from(pace.w, radius),
    angle: new Float64Array(count).fill(NaN),
    room: Float32Array.from(order, (i) => f32(room, i)),
    maxRoom: MAX_ROOM,
  };
  const free = new FreeAngles(placed);
  const wishes = new Wishes(data, plan, places.angle);
  let spilled = 0;
  for (let k = 0; k < count; k++) {
    const i = i32(order, k);
    const r = f64(placed.radius, k);
    const own = f32(placed.room, k);
    const { from, to } = span(plan, k, r);
    const margin = Math.min((own + AIR) / r, (to - from) / 2.2);
    const keep = keptWish(kept?.get(data.ids[i] ?? ''), from, to);
    // Asked of kept nodes too: a node that had spilled over is placed anew, and must wish what it wished then.
    const wished = clamp(from + (to - from) * wishes.of(i, k), from + margin, to - margin);
    const wish = keep ?? wished;
    const low = Math.min(wish, from + margin);
    const high = Math.max(wish, to - margin);
    let found = NaN;
    if (keep === undefined) {
      const reach = AMPLE_REACH / r;
      found = free.nearest(k, wish, Math.max(low, wish - reach), Math.min(high, wish + reach), AMPLE);
    }
    if (Number.isNaN(found)) found = free.nearest(k, wish, low, high, AIR);
    if (Number.isNaN(found)) {
      spilled++;
      const edge = corridor(r) + own / r;
      found = free.nearest(k, wish, edge, 2 * Math.PI - edge, AIR);
      if (Number.isNaN(found)) found = wish;
    }
    placed.angle[k] = found;
    put(places, i, r, found);
    if ((k + 1) % BATCH === 0) yield k + 1;
  }
  placeBelt(data, plan, places, kept);
  yield count;
  return spilled;
}

/** The whole layout at once. */
export function grow(data: ChartData, kept?: KeptAngles): Layout {
  const plan = makePlan(data);
  const places = emptyPlaces(data.ids.length);
  const steps = growth(data, plan, places, kept);
  for (;;) {
    const step = steps.next();
    if (step.done === true) return { ...plan, ...places, spilled: step.value };
  }
}

/** Puts node i at radius r and an angle. */
export function put(places: Places, i: number, r: number, angle: number): void {
  places.angle[i] = angle;
  places.x[i] = r * Math.sin(angle);
  places.y[i] = -r * Math.cos(angle);
}

/** The span of angle that the sector of the k-th event owns at its radius. */
function span(plan: Plan, k: number, r: number): { from: number; to: number } {
  const sector = u8(plan.sector, i32(plan.order, k));
  return {
    from: toAngle(borderOf(plan.sectors, k, sector), r),
    to: toAngle(borderOf(plan.sectors, k, sector + 1), r),
  };
}

function keptWish(angle: number | undefined, from: number, to: number): number | undefined {
  if (angle === undefined) return undefined;
  const slack = KEPT_SLACK * (to - from);
  return angle >= from - slack && angle <= to + slack ? angle : undefined;
}

/** Where in its sector, from 0 to 1, a node would like to stand. Reads older nodes alone. */
class Wishes {
  private readonly data: ChartData;
  private readonly plan: Plan;
  private readonly angle: Float64Array;
  private readonly incidence: Incidence;
  private readonly place: Float64Array;
  /** Nodes placed so far, by sector. */
  private readonly counts: Float64Array;

  constructor(data: ChartData, plan: Plan, angle: Float64Array) {
    this.data = data;
    this.plan = plan;
    this.angle = angle;
    this.incidence = makeIncidence(data);
    this.place = new Float64Array(data.ids.length).fill(NaN);
    this.counts = new Float64Array(plan.sectors.names.length);
  }

  of(i: number, k: number): number {
    const { plan, data } = this;
    const r = radius(f64(plan.pace.w, k));
    const { from, to } = span(plan, k, r);
    let sum = 0;
    let pulls = 0;
    for (let at = i32(this.incidence.start, i); at < i32(this.incidence.start, i + 1); at++) {
      const e = i32(this.incidence.list, at);
      const other = otherEnd(data, e, i);
      const angle = f64(this.angle, other);
      if (Number.isNaN(angle)) continue;
      const pull = PULL[REASONS[u8(data.edgeReason, e)] ?? 'session'];
      if (u8(plan.sector, other) === u8(plan.sector, i)) {
        sum += this.placeOf(other) * pull;
        pulls += pull;
      } else {
        // A neighbour in another sector draws towards its side, weakly.
        sum += (Math.sin(angle - (from + to) / 2) > 0 ? 0.85 : 0.15) * pull * 0.25;
        pulls += pull * 0.25;
      }
    }
    const chance = unitHash(data.ids[i] ?? '');
    const sector = u8(plan.sector, i);
    const before = f64(this.counts, sector);
    this.counts[sector] = before + 1;
    if (pulls <= 0.3) return 0.04 + 0.92 * chance;
    // While a sector holds few nodes they stand apart, so that a young map uses its ground.
    return sum / pulls + (chance - 0.5) * Math.max(0.02, 0.7 / Math.sqrt(4 + before));
  }

  /** Place of an already placed node inside its own sector. */
  private placeOf(i: number): number {
    const known = f64(this.place, i);
    if (!Number.isNaN(known)) return known;
    const { plan } = this;
    const { from, to } = span(plan, i32(plan.rank, i), radius(f64(plan.w, i)));
    const place = clamp((f64(this.angle, i) - from) / (to - from), 0, 1);
    this.place[i] = place;
    return place;
  }
}

/** Undated nodes: outside the map of time, in their category's direction, evenly spread unless their angle was kept. */
function placeBelt(data: ChartData, plan: Plan, places: Places, kept?: KeptAngles): void {
  const last = Math.max(0, plan.pace.w.length - 1);
  const sizes = new Map<number, number>();
  for (const i of plan.undated) sizes.set(u8(plan.sector, i), (sizes.get(u8(plan.sector, i)) ?? 0) + 1);
  const seen = new Map<number, number>();
  for (const i of plan.undated) {
    const sector = u8(plan.sector, i);
    const nth = (seen.get(sector) ?? 0) + 1;
    seen.set(sector, nth);
    const from = toAngle(borderOf(plan.sectors, last, sector), plan.belt);
    const to = toAngle(borderOf(plan.sectors, last, sector + 1), plan.belt);
    const share = from + ((to - from) * nth) / ((sizes.get(sector) ?? 0) + 1);
    put(places, i, plan.belt, keptWish(kept?.get(data.ids[i] ?? ''), from, to) ?? share);
  }
}
