/** A link under the pointer: found by distance, shown with the reason why it is there. */
import { isGone } from '@shared/journey/chart.ts';
import { f32, i32, u8 } from '@shared/journey/numbers.ts';
import { DETAIL, pitch } from './glyphs.ts';
import { pad } from './placer.ts';
import { type Scene, screenOf } from './scene.ts';
import { dateOf, LONGEST_REACH } from './still.ts';
import { lineHeight, styleOf } from './text-kit.ts';

export interface EdgeSpot {
  /** Index in the chart. */
  readonly edge: number;
  /** Where it was pointed at, in pixels. */
  readonly x: number;
  readonly y: number;
}

/** How near the pointer has to be, in pixels. */
const NEAR = 5;

/** The drawn link nearest to a point of the window; null when none is near, or links are too small to be drawn. */
export function edgeNear(
  { model, camera, playhead, kept }: Pick<Scene, 'model' | 'camera' | 'playhead' | 'kept'>,
  x: number,
  y: number,
): EdgeSpot | null {
  const { k } = camera;
  if (pitch(k) < DETAIL.edges) return null;
  const { data, places } = model;
  const now = dateOf(model, { playhead });
  const px = (x - camera.x) / k;
  const py = (y - camera.y) / k;
  let best = NEAR / k;
  let found = -1;
  for (let e = 0; e < data.edgeA.length; e++) {
    const a = i32(data.edgeA, e);
    const b = i32(data.edgeB, e);
    const away = distance(px, py, f32(places.x, a), f32(places.y, a), f32(places.x, b), f32(places.y, b), best);
    if (!(away < best)) continue;
    if (isGone(data, a, now) || isGone(data, b, now)) continue;
    if (!model.lit(a, playhead) || !model.lit(b, playhead)) continue;
    if (kept !== null && (u8(kept, a) === 0 || u8(kept, b) === 0)) continue;
    best = away;
    found = e;
  }
  return found < 0 ? null : { edge: found, x, y };
}

/** Distance of a point from a line between two others; Infinity when it is more than `limit`, or the line is not drawn. */
function distance(px: number, py: number, ax: number, ay: number, bx: number, by: number, limit: number): number {
  if (px < Math.min(ax, bx) - limit || px > Math.max(ax, bx) + limit) return Infinity;
  if (py < Math.min(ay, by) - limit || py > Math.max(ay, by) + limit) return Infinity;
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy);
  if (length > LONGEST_REACH) return Infinity;
  const share = Math.max(0, Math.min(1, ((px - ax) * dx + (py - ay) * dy) / (length * length)));
  return Math.hypot(ax + share * dx - px, ay + share * dy - py);
}

/** Draws a link strongly, and says at the pointer why it is there. */
export function paintEdge(scene: Scene, { edge: e, x, y }: EdgeSpot): void {
  const { ctx, model, theme, kit, placer, labels, words } = scene;
  const edge = model.edge(e);
  if (edge === undefined) return;
  const a = screenOf(scene, i32(model.data.edgeA, e));
  const b = screenOf(scene, i32(model.data.edgeB, e));
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 2;
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  ctx.stroke();
  const style = styleOf(theme, 12, 500, theme.ink);
  const text = kit.shorten(words.reason(edge), style, 260 * theme.scale);
  const w = kit.width(text, style);
  const h = lineHeight(style);
  for (const dy of [-h - 8, 20]) {
    const box = { x: Math.max(4, Math.min(scene.width - w - 4, x - w / 2)), y: y + dy, w, h };
    if (!placer.claim(pad(box, 1, 1))) continue;
    labels.push({ ...box, text, style });
    return;
  }
}
