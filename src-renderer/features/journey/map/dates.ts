/** Dates on the rings, and what silences say. */
import { f64 } from '@shared/journey/numbers.ts';
import { DAY, radius } from '@shared/journey/pace.ts';
import { pad } from './placer.ts';
import type { Scene } from './scene.ts';
import { lineHeight, type TextStyle } from './text-kit.ts';

/** Dates stand in the corridor at twelve; when that is out of sight, where their ring meets the left or the upper edge. */
export function placeDates(scene: Scene): void {
  const { camera, height, width, ticks, theme, words, kit, playhead, model } = scene;
  const { k, x: tx, y: ty } = camera;
  if (Number.isFinite(playhead)) {
    // The front's own date wins over the rings near it.
    const front: TextStyle = { size: 13 * theme.scale, weight: 600, colour: theme.ink };
    put(scene, words.date(model.plan.pace.date(playhead)), tx, ty - radius(playhead) * k, front, true);
  }
  const ordered = [...ticks].sort((a, b) => a.rank - b.rank || b.at - a.at);
  for (const tick of ordered) {
    if (tick.w > playhead) continue;
    const r = tick.at * k;
    const year = tick.rank === 0;
    const style: TextStyle = year
      ? { size: 12.5 * theme.scale, weight: 600, colour: theme.ink }
      : { size: 11 * theme.scale, weight: 500, colour: theme.quiet };
    const text = words.tick(tick);
    if (!kit.ready(text, style)) continue;
    const wide = kit.width(text, style) / 2 + 4;
    spots(r, camera, width, height, wide).some((spot) =>
      put(scene, text, spot.x, spot.y, style, spot.centred, tick.time),
    );
  }
  placeSilences(scene);
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly centred: boolean;
}

function spots(r: number, { x: tx, y: ty }: Scene['camera'], width: number, height: number, wide: number): Spot[] {
  if (ty - r > 12 && ty - r < height - 12 && tx > wide && tx < width - wide)
    return [{ x: tx, y: ty - r, centred: true }];
  const found: Spot[] = [];
  const left = r * r - (14 - tx) ** 2;
  if (left > 0) {
    for (const y of [ty - Math.sqrt(left), ty + Math.sqrt(left)]) {
      if (y > 16 && y < height - 16) found.push({ x: 12, y, centred: false });
    }
  }
  const top = r * r - (16 - ty) ** 2;
  if (top > 0) {
    for (const x of [tx - Math.sqrt(top), tx + Math.sqrt(top)]) {
      if (x > wide && x < width - wide) found.push({ x, y: 16, centred: true });
    }
  }
  return found;
}

/** A silence that shows as a bare band says how long it was. */
function placeSilences(scene: Scene): void {
  const { camera, model, playhead, theme, words } = scene;
  const { pace } = model.plan;
  const style: TextStyle = { size: 10.5 * theme.scale, weight: 400, colour: theme.quiet };
  const shortest = 12 / camera.k;
  for (let i = 1; i < pace.w.length; i++) {
    const from = f64(pace.w, i - 1);
    const to = f64(pace.w, i);
    if (to > playhead) return;
    if (to - from < 1.5) continue;
    const days = (f64(pace.times, i) - f64(pace.times, i - 1)) / DAY;
    if (days < 14) continue;
    const inner = radius(from);
    const outer = radius(to);
    if (outer - inner <= shortest) continue;
    const text = words.quiet(days);
    if (scene.kit.ready(text, style))
      put(scene, text, camera.x, camera.y - ((inner + outer) / 2) * camera.k, style, true);
  }
}

function put(
  scene: Scene,
  text: string,
  x: number,
  y: number,
  style: TextStyle,
  centred: boolean,
  time?: number,
): boolean {
  const w = scene.kit.width(text, style);
  const h = lineHeight(style);
  const box = { x: centred ? x - w / 2 : x, y: y - h / 2, w, h };
  if (!scene.placer.claim(pad(box, 4, 1))) return false;
  scene.labels.push({ ...box, text, style, open: true, ...(time === undefined ? {} : { time }) });
  return true;
}
