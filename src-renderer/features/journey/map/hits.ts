/** What is under a point of the window. */
import { f32 } from '@shared/journey/numbers.ts';
import { glyphRadius } from './glyphs.ts';
import { type Scene, screenOf } from './scene.ts';
import type { Label } from './text-kit.ts';

/** How far beside a glyph a pointer, and how far a finger, still means it, in pixels. */
export const SLACK = { pointer: 6, finger: 16 } as const;
/** Radius of the largest glyph that is drawn, in pixels. */
const LARGEST = 14;

/** The lit node under a point, -1 for none. */
export function nodeAt(
  { model, camera, playhead }: Pick<Scene, 'model' | 'camera' | 'playhead'>,
  x: number,
  y: number,
  slack: number,
): number {
  const { k } = camera;
  const i = model.nearest((x - camera.x) / k, (y - camera.y) / k, (slack + LARGEST) / k);
  if (i < 0 || !model.lit(i, playhead)) return -1;
  const spot = screenOf({ model, camera }, i);
  const reach = glyphRadius(f32(model.plan.room, i), k) + slack;
  return Math.hypot(spot.x - x, spot.y - y) <= reach ? i : -1;
}

/** The date of the ring whose label is under a point; null for none. */
export function dateAt(labels: readonly Label[], x: number, y: number): number | null {
  const inside = ({ x: left, y: top, w, h }: Label): boolean => x >= left && x <= left + w && y >= top && y <= top + h;
  return labels.find((label) => label.time !== undefined && inside(label))?.time ?? null;
}
