/** The map as a vector drawing and as a picture of its own, from the same places and colours as on the screen. */
import { isGone, isHollow } from '@shared/journey/chart.ts';
import { f32, f64, i32, u8 } from '@shared/journey/numbers.ts';
import { CORE } from '@shared/journey/pace.ts';
import { bordersAt, toAngle } from '@shared/journey/sectors.ts';
import { glyphRadius, trace } from './glyphs.ts';
import type { StarMap } from './star-map.ts';
import { paintStill, sectorOutlines } from './still.ts';
import type { Label } from './text-kit.ts';
import { ageBin, ageColours, categoryColour } from './theme.ts';

/** Text as XML. */
function escape(text: string): string {
  return text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`).replace(/[^\P{Cc}\n\t]/gu, '');
}

/** Labels that may stand in a file: without texts only dates. */
function labelsFor(map: StarMap, texts: boolean): readonly Label[] {
  return texts ? map.labels : map.labels.filter((label) => label.open === true);
}

/** What the window shows, as SVG. */
export function drawSvg(map: StarMap, texts: boolean, title: string): string {
  const { camera, width, height, theme, playhead, ticks } = map.view;
  const { model } = map;
  const { data, plan, places } = model;
  const { k } = camera;
  const date = Number.isFinite(playhead) ? plan.pace.date(playhead) : Infinity;
  const n = (value: number): string => value.toFixed(1);
  const parts: string[] = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="${escape(theme.family)}">`,
    `<title>${escape(title)}</title>`,
    `<rect width="100%" height="100%" fill="${theme.ground}"/>`,
  ];
  sectorOutlines(plan, (w) => bordersAt(plan.sectors, w), toAngle).forEach((line, sector) => {
    let d = '';
    for (let i = 0; i < line.length; i += 2) {
      d += `${i === 0 ? 'M' : 'L'}${n(f32(line, i) * k + camera.x)} ${n(f32(line, i + 1) * k + camera.y)}`;
    }
    parts.push(`<path d="${d}Z" fill="${categoryColour(theme, sector)}" fill-opacity=".08"/>`);
  });
  const ring = (r: number, opacity: number, dash = ''): void => {
    parts.push(
      `<circle cx="${n(camera.x)}" cy="${n(camera.y)}" r="${n(r * k)}" fill="none" stroke="${theme.ink}" stroke-opacity="${opacity}"${dash}/>`,
    );
  };
  for (const tick of ticks) ring(tick.at, tick.rank === 0 ? 0.24 : 0.1);
  ring(plan.rim, 0.28);
  ring(CORE - 4, 0.15);
  if (plan.undated.length > 0) ring(plan.belt, 0.4, ' stroke-dasharray="2 5"');
  for (let e = 0; e < data.edgeA.length; e++) {
    const a = i32(data.edgeA, e);
    const b = i32(data.edgeB, e);
    if (!model.lit(a, playhead) || !model.lit(b, playhead)) continue;
    if (isGone(data, a, date) || isGone(data, b, date)) continue;
    const [x1, y1, x2, y2] = [f32(places.x, a), f32(places.y, a), f32(places.x, b), f32(places.y, b)];
    if (Math.hypot(x1 - x2, y1 - y2) > 160) continue;
    parts.push(
      `<path d="M${n(x1 * k + camera.x)} ${n(y1 * k + camera.y)}L${n(x2 * k + camera.x)} ${n(y2 * k + camera.y)}" stroke="${theme.quiet}" stroke-opacity=".3"/>`,
    );
  }
  const colours = ageColours(theme);
  const shown = Math.min(plan.pace.end, playhead);
  for (let i = 0; i < data.ids.length; i++) {
    if (!model.lit(i, playhead)) continue;
    const path = new PathText();
    const r = glyphRadius(f32(plan.room, i), k);
    trace(path, u8(data.shape, i), f32(places.x, i) * k + camera.x, f32(places.y, i) * k + camera.y, r);
    const colour = colours[u8(plan.sector, i)]?.[ageBin(f64(plan.w, i), shown)] ?? theme.ink;
    const hollow = isHollow(data, i, date);
    const look = hollow ? `fill="${theme.ground}" stroke="${colour}"` : `fill="${colour}"`;
    parts.push(`<path d="${path.text}" ${look}${isGone(data, i, date) ? ' opacity=".45"' : ''}/>`);
  }
  for (const { x, y, h, text, style } of labelsFor(map, texts)) {
    parts.push(
      `<text x="${n(x)}" y="${n(y + h / 2)}" dominant-baseline="middle" font-size="${style.size}" font-weight="${style.weight}" fill="${style.colour}" stroke="${theme.ground}" stroke-width="3" paint-order="stroke">${escape(text)}</text>`,
    );
  }
  return `${parts.join('\n')}\n</svg>\n`;
}

/** Takes the calls of a path and writes them as SVG path data. */
class PathText {
  text = '';

  moveTo(x: number, y: number): void {
    this.text += `M${x.toFixed(1)} ${y.toFixed(1)}`;
  }

  lineTo(x: number, y: number): void {
    this.text += `L${x.toFixed(1)} ${y.toFixed(1)}`;
  }

  /** Only whole circles are traced; they begin at their right end. */
  arc(_x: number, _y: number, r: number): void {
    this.text += `a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(-2 * r).toFixed(1)} 0a${r.toFixed(1)} ${r.toFixed(1)} 0 1 0 ${(2 * r).toFixed(1)} 0`;
  }

  closePath(): void {
    this.text += 'Z';
  }
}

/** What the window shows, as a PNG of twice its size. */
export async function drawPng(map: StarMap, texts: boolean): Promise<Blob> {
  const { camera, width, height, theme, playhead, ticks } = map.view;
  const dpr = 2;
  const canvas = document.createElement('canvas');
  canvas.width = width * dpr;
  canvas.height = height * dpr;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser has no canvas to draw the map on.');
  const { data, plan, places } = map.model;
  const outlines = sectorOutlines(plan, (w) => bordersAt(plan.sectors, w), toAngle);
  const frame = { camera, width, height, dpr, theme, playhead, horizon: playhead, ticks };
  let slice = performance.now();
  const steps = paintStill(ctx, { data, plan, places, outlines, kept: null }, frame);
  while (steps.next().done !== true) {
    if (performance.now() - slice < 8) continue;
    await new Promise((next) => setTimeout(next, 0));
    slice = performance.now();
  }
  map.drawTexts(ctx, labelsFor(map, texts), dpr);
  return new Promise((done, failed) => {
    canvas.toBlob(
      (blob) => (blob === null ? failed(new Error('The picture could not be made.')) : done(blob)),
      'image/png',
    );
  });
}
