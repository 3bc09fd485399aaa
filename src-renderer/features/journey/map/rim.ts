/** Category arcs around the rim with their names outside, and the front of a replay. */
import type { Plan } from '@shared/journey/growth.ts';
import { f64 } from '@shared/journey/numbers.ts';
import { radius } from '@shared/journey/pace.ts';
import { bordersAt, toAngle } from '@shared/journey/sectors.ts';
import { pad } from './placer.ts';
import type { Scene } from './scene.ts';
import type { TextStyle } from './text-kit.ts';
import { categoryColour, categoryInk } from './theme.ts';

/** The arc of one category at the edge of what is shown. Angles run clockwise from twelve, `r` is in pixels. */
export interface RimArc {
  readonly sector: number;
  readonly name: string;
  readonly r: number;
  readonly from: number;
  readonly to: number;
}

export const RIM_WIDTH = 3;

export function rimArcs(plan: Plan, playhead: number, k: number): RimArc[] {
  const at = Math.min(plan.pace.end, playhead);
  const edge = radius(at);
  const borders = bordersAt(plan.sectors, at);
  return plan.sectors.names.flatMap((name, sector) => {
    const share = f64(borders, sector + 1) - f64(borders, sector);
    if (share < 1e-6) return [];
    const from = toAngle(f64(borders, sector), edge);
    const to = toAngle(f64(borders, sector + 1), edge);
    const gap = Math.min(0.012, (to - from) / 4);
    return [{ sector, name, r: edge * k + 5, from: from + gap, to: to - gap }];
  });
}

export function paintRim(scene: Scene): void {
  const { ctx, camera, model, playhead, theme } = scene;
  ctx.lineWidth = RIM_WIDTH;
  for (const { sector, name, r, from, to } of rimArcs(model.plan, playhead, camera.k)) {
    ctx.strokeStyle = categoryColour(theme, sector);
    ctx.beginPath();
    ctx.arc(camera.x, camera.y, r, from - Math.PI / 2, to - Math.PI / 2);
    ctx.stroke();
    if (!Number.isFinite(playhead)) placeName(scene, name, sector, (from + to) / 2);
  }
  if (Number.isFinite(playhead)) paintFront(scene);
}

function placeName(scene: Scene, name: string, sector: number, angle: number): void {
  const { camera, model, theme, kit } = scene;
  const sin = Math.sin(angle);
  const cos = Math.cos(angle);
  const style: TextStyle = { size: 13 * theme.scale, weight: 600, colour: categoryInk(theme, sector) };
  const text = kit.shorten(scene.words.category(name), style, 120 * theme.scale);
  const w = kit.width(text, style);
  const h = 17;
  const far = model.plan.belt * camera.k + 14;
  const upright = Math.abs(sin) <= 0.25;
  const box = {
    x: camera.x + far * sin + (upright ? -w / 2 : sin > 0 ? 0 : -w),
    y: camera.y - far * cos - h / 2 - (upright ? 6 * Math.sign(cos) : 0),
    w,
    h,
  };
  if (scene.placer.claim(pad(box, 4, 2))) scene.labels.push({ ...box, text, style });
}

/** The ring the playhead has reached, and faintly the rings still to come. */
function paintFront({ ctx, camera, playhead, theme, ticks, model }: Scene): void {
  const ring = (r: number): void => {
    ctx.beginPath();
    ctx.arc(camera.x, camera.y, r * camera.k, 0, 2 * Math.PI);
    ctx.stroke();
  };
  ctx.strokeStyle = theme.ink;
  ctx.lineWidth = 1;
  ctx.globalAlpha = 0.07;
  for (const tick of ticks) if (tick.w > playhead) ring(tick.at);
  ctx.globalAlpha = 0.18;
  ring(model.plan.rim);
  ctx.globalAlpha = 0.85;
  ctx.lineWidth = 1.5;
  ring(radius(playhead));
  ctx.globalAlpha = 1;
}
