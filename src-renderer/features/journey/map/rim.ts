/** Category arcs around the rim with their names outside, and the front of a replay. */
import type { Plan } from '@shared/journey/growth.ts';
import { f64 } from '@shared/journey/numbers.ts';
import { radius } from '@shared/journey/pace.ts';
import { bordersAt, toAngle } from '@shared/journey/sectors.ts';
import { pad } from './placer.ts';
import type { Scene } from './scene.ts';
import { lineHeight, styleOf } from './text-kit.ts';
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
  const style = styleOf(theme, 13, 600, categoryInk(theme, sector));
  const whole = scene.words.category(name);
  const longest = 120 * theme.scale;
  if (!kit.ready(whole, style, longest)) return;
  const text = kit.shorten(whole, style, longest);
  const w = kit.width(text, style);
  const h = lineHeight(style);
  const far = model.plan.belt * camera.k + 14;
  const beside = { x: camera.x + far * sin - (sin > 0 ? 0 : w), y: camera.y - far * cos - h / 2, w, h };
  const across = { ...beside, x: camera.x + far * sin - w / 2, y: beside.y - 6 * Math.sign(cos) };
  const out = { ...across, y: across.y - h * 0.7 * Math.sign(cos) };
  // Names of narrow neighbours crowd near twelve and six: there is room above and below.
  const ends = Math.abs(cos) > 0.6 ? [across, out] : [];
  const box = (Math.abs(sin) <= 0.25 ? [across, out] : [beside, ...ends]).find((one) =>
    scene.placer.claim(pad(one, 4, 2)),
  );
  if (box !== undefined) scene.labels.push({ ...box, text, style });
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
