/** What hover or selection brings forward: the node, its life on its own ray, its neighbours and why they are neighbours. */
import { isGone, isHollow } from '@shared/journey/chart.ts';
import { f32, f64, u8 } from '@shared/journey/numbers.ts';
import { radius } from '@shared/journey/pace.ts';
import { glyphRadius, trace } from './glyphs.ts';
import { pad } from './placer.ts';
import { type Scene, screenOf } from './scene.ts';
import { lineHeight, type TextStyle } from './text-kit.ts';
import { ageBin, ageColours, categoryColour } from './theme.ts';

/** Fades everything else: much under the pointer, less for a selection that stays. */
export function paintVeil({ ctx, theme, width, height }: Scene, staying: boolean): void {
  ctx.fillStyle = theme.ground;
  ctx.globalAlpha = staying ? 0.46 : 0.72;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 1;
}

/** Labelled neighbours at most: a hub has hundreds. */
const NEIGHBOURS = 40;

export function paintFocus(scene: Scene, focus: number, selected: boolean): void {
  const { ctx, model, playhead, theme, words } = scene;
  const near = model.neighbours(focus).filter(({ node }) => model.lit(node, playhead));
  const here = screenOf(scene, focus);
  paintLife(scene, focus);
  ctx.strokeStyle = theme.ink;
  ctx.globalAlpha = 0.75;
  for (const { edge, node } of near) {
    const there = screenOf(scene, node);
    ctx.lineWidth = edge.reason === 'session' ? 1 : 1.6;
    ctx.setLineDash(edge.reason === 'session' ? [2, 3] : edge.reason === 'mention' ? [6, 3] : []);
    ctx.beginPath();
    ctx.moveTo(here.x, here.y);
    ctx.lineTo(there.x, there.y);
    ctx.stroke();
  }
  ctx.setLineDash([]);
  ctx.globalAlpha = 1;
  for (const { node } of near) paintGlyph(scene, node, 1.1);
  paintGlyph(scene, focus, 1.35);
  ctx.strokeStyle = selected ? theme.polaris : theme.ink;
  ctx.lineWidth = selected ? 2 : 1.5;
  ctx.beginPath();
  ctx.arc(here.x, here.y, focusRadius(scene, focus) * 1.35 + 4, 0, 2 * Math.PI);
  ctx.stroke();

  const strong: TextStyle = { size: 13 * theme.scale, weight: 600, colour: theme.ink };
  const plain: TextStyle = { size: 11.5 * theme.scale, weight: 400, colour: theme.ink };
  const small: TextStyle = { size: 11 * theme.scale, weight: 500, colour: theme.quiet };
  placeBeside(scene, focus, here.x, strong, 320);
  const labelled = near.slice(0, NEIGHBOURS);
  // Two may be joined for more than one reason.
  for (const node of new Set(labelled.map((one) => one.node))) placeBeside(scene, node, here.x, plain, 210);
  for (const { edge, node } of labelled) placeReason(scene, words.reason(edge), here, screenOf(scene, node), small);
}

/** Rings and names a node that has just appeared. */
export function paintNew(scene: Scene, i: number): void {
  const { ctx, theme, model } = scene;
  const { x, y } = screenOf(scene, i);
  if (i < 0 || Number.isNaN(x) || !model.lit(i, scene.playhead)) return;
  ctx.strokeStyle = theme.polaris;
  ctx.lineWidth = 1.5;
  ctx.setLineDash([3, 3]);
  ctx.beginPath();
  ctx.arc(x, y, focusRadius(scene, i) + 6, 0, 2 * Math.PI);
  ctx.stroke();
  ctx.setLineDash([]);
  placeBeside(scene, i, x, { size: 12.5 * theme.scale, weight: 600, colour: theme.ink }, 240 * theme.scale);
}

function focusRadius({ model, camera }: Scene, i: number): number {
  return Math.max(3.2, glyphRadius(f32(model.plan.room, i), camera.k));
}

/** One glyph in its full colour. */
export function paintGlyph(scene: Scene, i: number, grow: number): void {
  const { ctx, model, theme } = scene;
  const { x, y } = screenOf(scene, i);
  const { pace } = model.plan;
  const now = Number.isFinite(scene.playhead) ? pace.date(scene.playhead) : Infinity;
  const hollow = isHollow(model.data, i, now);
  const bin = Math.max(3, ageBin(f64(model.plan.w, i), pace.end));
  const colour = ageColours(theme)[u8(model.plan.sector, i)]?.[bin] ?? theme.ink;
  const r = focusRadius(scene, i) * grow;
  ctx.beginPath();
  trace(ctx, u8(model.data.shape, i), x, y, r);
  ctx.fillStyle = hollow ? theme.ground : colour;
  ctx.fill();
  ctx.strokeStyle = colour;
  ctx.lineWidth = 1.6;
  if (hollow) ctx.stroke();
  if (!isGone(model.data, i, now)) return;
  ctx.strokeStyle = hollow ? colour : theme.ground;
  ctx.beginPath();
  ctx.moveTo(x - r, y + r);
  ctx.lineTo(x + r, y - r);
  ctx.stroke();
}

/** The span its time is known to lie in, and a mark at every use, edit and at its end, all on the node's own ray. */
function paintLife(scene: Scene, focus: number): void {
  const { ctx, model, camera, theme } = scene;
  const node = model.node(focus);
  if (node?.time == null) return;
  const { pace } = model.plan;
  const angle = f64(model.places.angle, focus);
  const on = (time: number): { x: number; y: number } => {
    const r = radius(pace.at(time)) * camera.k;
    return { x: camera.x + r * Math.sin(angle), y: camera.y - r * Math.cos(angle) };
  };
  ctx.strokeStyle = categoryColour(theme, u8(model.plan.sector, focus));
  if (node.uncertain !== null) {
    const from = on(node.uncertain.from ?? -Infinity);
    const to = on(node.uncertain.to);
    ctx.lineWidth = 5;
    ctx.globalAlpha = 0.35;
    ctx.lineCap = 'round';
    ctx.beginPath();
    ctx.moveTo(from.x, from.y);
    ctx.lineTo(to.x, to.y);
    ctx.stroke();
    ctx.globalAlpha = 1;
    ctx.lineCap = 'butt';
  }
  const last = Math.max(...node.useTimes.slice(-1), ...node.editTimes.slice(-1), node.goneAt ?? -Infinity);
  if (!Number.isFinite(last)) return;
  const from = screenOf(scene, focus);
  const to = on(last);
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.6;
  ctx.beginPath();
  ctx.moveTo(from.x, from.y);
  ctx.lineTo(to.x, to.y);
  ctx.stroke();
  ctx.globalAlpha = 1;
  ctx.lineWidth = 1.5;
  const dx = 4 * Math.cos(angle);
  const dy = 4 * Math.sin(angle);
  ctx.beginPath();
  for (const time of node.useTimes) {
    const { x, y } = on(time);
    ctx.moveTo(x - dx, y - dy);
    ctx.lineTo(x + dx, y + dy);
  }
  ctx.stroke();
  ctx.fillStyle = theme.ground;
  for (const time of node.editTimes) {
    const { x, y } = on(time);
    ctx.beginPath();
    ctx.arc(x, y, 3, 0, 2 * Math.PI);
    ctx.fill();
    ctx.stroke();
  }
  if (node.goneAt !== null) paintCross(ctx, on(node.goneAt));
}

/** Where it was removed or archived. */
function paintCross(ctx: CanvasRenderingContext2D, { x, y }: Point): void {
  ctx.beginPath();
  for (const turn of [-1, 1]) {
    ctx.moveTo(x - 4, y - 4 * turn);
    ctx.lineTo(x + 4, y + 4 * turn);
  }
  ctx.stroke();
}

const BESIDE = [
  [1, 0],
  [-1, 0],
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
  [0, -1.6],
  [0, 1.6],
] as const;

function placeBeside(scene: Scene, i: number, awayFrom: number, style: TextStyle, max: number): void {
  const { kit, placer, labels, model } = scene;
  const { x, y } = screenOf(scene, i);
  const text = kit.shorten(model.node(i)?.label ?? '', style, max);
  const w = kit.width(text, style);
  const h = lineHeight(style);
  const gap = focusRadius(scene, i) * 1.35 + 8;
  for (const [dx, dy] of BESIDE) {
    const side = x >= awayFrom ? dx : -dx;
    const left = side === 0 ? x - w / 2 : side > 0 ? x + gap : x - gap - w;
    const box = { x: left, y: y - h / 2 + dy * h, w, h };
    if (!placer.claim(pad(box, 3, 2))) continue;
    labels.push({ ...box, text, style, node: i });
    return;
  }
}

type Point = Readonly<Record<'x' | 'y', number>>;

function placeReason(
  { kit, placer, labels, theme }: Scene,
  reason: string,
  from: Point,
  to: Point,
  style: TextStyle,
): void {
  if (Math.hypot(to.x - from.x, to.y - from.y) < 46) return;
  const text = kit.shorten(reason, style, 170 * theme.scale);
  const w = kit.width(text, style);
  const h = 14;
  for (const f of [0.5, 0.62, 0.4]) {
    const box = { x: from.x + (to.x - from.x) * f - w / 2, y: from.y + (to.y - from.y) * f - h / 2, w, h };
    if (!placer.claim(pad(box, 2, 1))) continue;
    labels.push({ ...box, text, style });
    return;
  }
}
