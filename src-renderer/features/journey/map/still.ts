/**
 * The still layer: years, sectors, rings, edges, glyphs. It is painted away from the page into a picture somewhat larger than
 * the window, and the picture is moved while the camera moves. A generator, so that a thread that has other work can pause it.
 */
import { type ChartData, isGone, isHollow, REMOVED } from '@shared/journey/chart.ts';
import type { Places, Plan } from '@shared/journey/growth.ts';
import { f32, f64, i32, u8 } from '@shared/journey/numbers.ts';
import { CORE, PITCH, radius } from '@shared/journey/pace.ts';
import type { Tick } from '@shared/journey/ticks.ts';
import { type Camera, DETAIL, glyphRadius, pitch, trace } from './glyphs.ts';
import { ageBin, ageColours, AGES, categoryColour, type Theme } from './theme.ts';

export type Context = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D;

/** What is painted: the layout so far, and the outlines of its sectors. */
export interface StillChart {
  readonly data: ChartData;
  readonly plan: Plan;
  readonly places: Places;
  /** One closed outline a sector, as x, y, x, y in world units. */
  readonly outlines: readonly Float32Array[];
  /** 1 for nodes that a search or filter keeps; null when nothing is left out. */
  readonly kept: Uint8Array | null;
}

/** From where, how large and until when it is painted. Crosses to the worker. */
export interface StillFrame {
  readonly camera: Camera;
  /** CSS pixels. */
  readonly width: number;
  readonly height: number;
  readonly dpr: number;
  /** Playhead; Infinity when everything is shown. Ages are relative to it. */
  readonly playhead: number;
  /** Nodes up to here are painted: a little ahead of the playhead while it runs. */
  readonly horizon: number;
  readonly ticks: readonly Tick[];
  readonly theme: Theme;
}

/** The date at the playhead; Infinity when everything is shown. */
export function dateOf({ plan }: Pick<StillChart, 'plan'>, { playhead }: Pick<StillFrame, 'playhead'>): number {
  return Number.isFinite(playhead) ? plan.pace.date(playhead) : Infinity;
}

const BATCH = 160;
const SEGMENTS = 200;

export function* paintStill(ctx: Context, chart: StillChart, frame: StillFrame): Generator<void> {
  const { theme, dpr, width, height } = frame;
  ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
  ctx.globalAlpha = 1;
  ctx.fillStyle = theme.ground;
  ctx.fillRect(0, 0, width, height);
  paintSectors(ctx, chart, frame);
  paintRings(ctx, chart, frame);
  yield;
  yield* paintEdges(ctx, chart, frame);
  yield* paintGlyphs(ctx, chart, frame);
}

function circle(ctx: Context, { x, y }: Camera, r: number): void {
  ctx.beginPath();
  ctx.arc(x, y, r, 0, 2 * Math.PI);
  ctx.stroke();
}

function paintSectors(ctx: Context, { outlines }: StillChart, frame: StillFrame): void {
  const {
    camera: { k, x, y },
    horizon,
    theme,
  } = frame;
  ctx.save();
  if (Number.isFinite(horizon)) {
    ctx.beginPath();
    ctx.arc(x, y, radius(horizon) * k, 0, 2 * Math.PI);
    ctx.clip();
  }
  outlines.forEach((line, sector) => {
    ctx.beginPath();
    for (let i = 0; i < line.length; i += 2) ctx.lineTo(f32(line, i) * k + x, f32(line, i + 1) * k + y);
    ctx.closePath();
    ctx.fillStyle = categoryColour(theme, sector);
    ctx.globalAlpha = theme.dark ? 0.08 : 0.075;
    ctx.fill();
  });
  ctx.restore();
  ctx.globalAlpha = 1;
}

function paintRings(ctx: Context, { plan }: StillChart, { camera, ticks, theme }: StillFrame): void {
  const { k, x, y } = camera;
  // Every other year is a shade apart, so that years can be counted without reading.
  const years = ticks.filter((tick) => tick.rank === 0);
  ctx.fillStyle = theme.ink;
  ctx.globalAlpha = theme.dark ? 0.022 : 0.02;
  years.forEach((year, i) => {
    if (i % 2 === 1) return;
    ctx.beginPath();
    ctx.arc(x, y, (years[i + 1]?.at ?? plan.rim) * k, 0, 2 * Math.PI);
    ctx.arc(x, y, year.at * k, 0, 2 * Math.PI, true);
    ctx.fill();
  });
  ctx.lineWidth = 1;
  ctx.strokeStyle = theme.ink;
  for (const tick of ticks) {
    ctx.globalAlpha = tick.rank === 0 ? 0.24 : 0.1;
    circle(ctx, camera, tick.at * k);
  }
  ctx.globalAlpha = 0.28;
  circle(ctx, camera, plan.rim * k);
  ctx.globalAlpha = 0.15;
  circle(ctx, camera, (CORE - 4) * k);
  if (plan.undated.length > 0) {
    ctx.strokeStyle = theme.quiet;
    ctx.globalAlpha = 0.5;
    ctx.setLineDash([2, 5]);
    circle(ctx, camera, plan.belt * k);
    ctx.setLineDash([]);
  }
  ctx.globalAlpha = 1;
}

/** Links longer than this, in world units, are drawn only on focus. */
export const LONGEST_REACH = 14 * PITCH;

/** Short links first and full, long ones ever fainter: the map shows neighbourhoods, focus shows the rest. */
const REACHES = [
  { reach: 3.2 * PITCH, alpha: 0.46 },
  { reach: 7 * PITCH, alpha: 0.22 },
  { reach: LONGEST_REACH, alpha: 0.09 },
] as const;
/** Links of one reach, as x, y, x, y in pixels. */
export interface EdgeGroup {
  readonly alpha: number;
  readonly segments: readonly number[];
}

/** How thick links are drawn, in pixels. */
export function edgeWidth(k: number): number {
  return Math.min(1.4, 0.6 + pitch(k) / 60);
}

/** The links that are seen from a camera: none while single nodes are too small to be joined. */
export function groupEdges(chart: StillChart, frame: StillFrame): EdgeGroup[] {
  const { camera, width, height, playhead } = frame;
  const { k } = camera;
  if (pitch(k) < DETAIL.edges) return [];
  const { data, plan, places, kept } = chart;
  const strength = Math.min(1, (pitch(k) - DETAIL.edges) / 12 + 0.35);
  const now = dateOf(chart, frame);
  const groups = REACHES.map(({ alpha }) => ({ alpha: alpha * strength, segments: [] as number[] }));
  for (let e = 0; e < data.edgeA.length; e++) {
    const a = i32(data.edgeA, e);
    const b = i32(data.edgeB, e);
    if (f64(plan.w, a) > playhead || f64(plan.w, b) > playhead) continue;
    if (kept !== null && (u8(kept, a) === 0 || u8(kept, b) === 0)) continue;
    if (isGone(data, a, now) || isGone(data, b, now)) continue;
    const ax = f32(places.x, a);
    const ay = f32(places.y, a);
    const bx = f32(places.x, b);
    const by = f32(places.y, b);
    const reach = Math.hypot(ax - bx, ay - by);
    const group = groups[REACHES.findIndex((one) => reach <= one.reach)];
    if (group === undefined) continue;
    const x1 = ax * k + camera.x;
    const y1 = ay * k + camera.y;
    const x2 = bx * k + camera.x;
    const y2 = by * k + camera.y;
    const outside =
      (x1 < 0 && x2 < 0) || (y1 < 0 && y2 < 0) || (x1 > width && x2 > width) || (y1 > height && y2 > height);
    if (!outside) group.segments.push(x1, y1, x2, y2);
  }
  return groups;
}

function* paintEdges(ctx: Context, chart: StillChart, frame: StillFrame): Generator<void> {
  ctx.strokeStyle = frame.theme.quiet;
  ctx.lineWidth = edgeWidth(frame.camera.k);
  for (const { alpha, segments } of groupEdges(chart, frame)) {
    ctx.globalAlpha = alpha;
    for (let i = 0; i < segments.length;) {
      ctx.beginPath();
      for (const stop = Math.min(segments.length, i + 4 * SEGMENTS); i < stop; i += 4) {
        ctx.moveTo(segments[i] ?? 0, segments[i + 1] ?? 0);
        ctx.lineTo(segments[i + 2] ?? 0, segments[i + 3] ?? 0);
      }
      ctx.stroke();
      yield;
    }
  }
  ctx.globalAlpha = 1;
}

/** Glyphs of one look, painted in one go. */
export interface GlyphGroup {
  readonly colour: string;
  /** Outline alone, see `isHollow`. */
  readonly hollow: boolean;
  readonly nodes: number[];
}

function* paintGlyphs(ctx: Context, chart: StillChart, frame: StillFrame): Generator<void> {
  const { camera, theme } = frame;
  const { k } = camera;
  const { data, plan, places } = chart;
  const shapes = pitch(k) >= DETAIL.shapes;
  for (const { colour, hollow, nodes } of groupGlyphs(chart, frame)) {
    ctx.fillStyle = hollow ? theme.ground : colour;
    ctx.strokeStyle = colour;
    ctx.lineWidth = Math.min(1.6, 0.5 + k * 0.8);
    for (let at = 0; at < nodes.length; at += BATCH) {
      ctx.beginPath();
      for (const i of nodes.slice(at, at + BATCH)) {
        const r = glyphRadius(f32(plan.room, i), k) - (hollow ? 0.5 : 0);
        trace(ctx, shapes ? u8(data.shape, i) : 0, f32(places.x, i) * k + camera.x, f32(places.y, i) * k + camera.y, r);
      }
      ctx.fill();
      if (hollow) ctx.stroke();
      yield;
    }
  }
  if (shapes) strikeGone(ctx, chart, frame);
}

/** What is painted, by look: left out ones first, then filled ones, then hollow ones. */
export function groupGlyphs(chart: StillChart, frame: StillFrame): GlyphGroup[] {
  const { camera, width, height, playhead, horizon, theme } = frame;
  const { k } = camera;
  const { data, plan, places, kept } = chart;
  const colours = ageColours(theme);
  const shown = Math.min(plan.pace.end, playhead);
  const now = dateOf(chart, frame);
  const columns = AGES + 1;
  const groups = new Map<number, GlyphGroup>();
  for (let i = 0; i < data.ids.length; i++) {
    const w = f64(plan.w, i);
    if (w > horizon && w !== Infinity) continue;
    const x = f32(places.x, i) * k + camera.x;
    const y = f32(places.y, i) * k + camera.y;
    if (!(x >= -20 && y >= -20 && x <= width + 20 && y <= height + 20)) continue;
    const out = kept !== null && u8(kept, i) === 0;
    const hollow = isHollow(data, i, now);
    const bin = out ? AGES : ageBin(w, shown);
    const sector = u8(plan.sector, i);
    const key = ((out ? 0 : hollow ? 2 : 1) * 64 + sector) * columns + bin;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { colour: colours[sector]?.[bin] ?? theme.ink, hollow, nodes: [i] });
    else group.nodes.push(i);
  }
  return [...groups].sort(([a], [b]) => a - b).map(([, group]) => group);
}

/** Strokes through glyphs of what is gone, as x, y, x, y in pixels. */
export interface Strikes {
  readonly colour: string;
  readonly width: number;
  readonly segments: readonly number[];
}

/** What was archived is struck through in the colour of the ground, what was forgotten, an outline, in a quiet one. */
export function groupStrikes(chart: StillChart, frame: StillFrame): Strikes[] {
  const { data, plan, places, kept } = chart;
  const { camera, horizon, theme } = frame;
  const { k } = camera;
  const now = dateOf(chart, frame);
  const archived = { colour: theme.ground, width: Math.max(1, Math.min(3, k * 2.2)), segments: [] as number[] };
  const forgotten = { colour: theme.quiet, width: Math.min(1.6, 0.5 + k * 0.8), segments: [] as number[] };
  data.flags.forEach((flags, i) => {
    if (!isGone(data, i, now)) return;
    const w = f64(plan.w, i);
    if ((w > horizon && w !== Infinity) || (kept !== null && u8(kept, i) === 0)) return;
    const outline = (flags & REMOVED) !== 0;
    const r = glyphRadius(f32(plan.room, i), k) + (outline ? 0 : 1);
    const x = f32(places.x, i) * k + camera.x;
    const y = f32(places.y, i) * k + camera.y;
    if (!Number.isNaN(x)) (outline ? forgotten : archived).segments.push(x - r, y + r, x + r, y - r);
  });
  return [archived, forgotten];
}

function strikeGone(ctx: Context, chart: StillChart, frame: StillFrame): void {
  for (const { colour, width, segments } of groupStrikes(chart, frame)) {
    ctx.strokeStyle = colour;
    ctx.lineWidth = width;
    ctx.beginPath();
    for (let i = 0; i < segments.length; i += 4) {
      ctx.moveTo(segments[i] ?? 0, segments[i + 1] ?? 0);
      ctx.lineTo(segments[i + 2] ?? 0, segments[i + 3] ?? 0);
    }
    ctx.stroke();
  }
}

/** One closed outline a sector: both of its borders and the arcs that join them. */
export function sectorOutlines(
  plan: Plan,
  borders: (w: number) => Float64Array,
  angle: (f: number, r: number) => number,
): Float32Array[] {
  const STEPS = 220;
  const rows = Array.from({ length: STEPS + 1 }, (_, s) => {
    const w = (s / STEPS) ** 1.4 * plan.pace.end;
    const r = radius(w);
    return { r, angles: Array.from(borders(w), (f) => angle(f, r)) };
  });
  const first = rows[0];
  const last = rows.at(-1);
  if (first === undefined || last === undefined) return [];
  return plan.sectors.names.map((_, c) => {
    const points: number[] = [];
    const add = (r: number, a: number): void => {
      points.push(r * Math.sin(a), -r * Math.cos(a));
    };
    const arc = (row: typeof first, from: number, to: number): void => {
      const n = Math.max(1, Math.ceil(Math.abs(to - from) / 0.03));
      for (let i = 0; i <= n; i++) add(row.r, from + ((to - from) * i) / n);
    };
    for (const row of rows) add(row.r, row.angles[c] ?? 0);
    arc(last, last.angles[c] ?? 0, last.angles[c + 1] ?? 0);
    for (const row of rows.toReversed()) add(row.r, row.angles[c + 1] ?? 0);
    arc(first, first.angles[c + 1] ?? 0, first.angles[c] ?? 0);
    return Float32Array.from(points);
  });
}
