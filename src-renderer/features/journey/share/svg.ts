/** The map as a vector drawing, from the same places, groups and colours as on the screen. */
import type { Places, Plan } from '@shared/journey/growth.ts';
import { f32, u8 } from '@shared/journey/numbers.ts';
import { CORE } from '@shared/journey/pace.ts';
import { bordersAt, toAngle } from '@shared/journey/sectors.ts';
import { directionOf } from '../../../ui/direction.ts';
import { DETAIL, glyphRadius, pitch, trace } from '../map/glyphs.ts';
import { RIM_WIDTH, rimArcs } from '../map/rim.ts';
import {
  edgeWidth,
  groupEdges,
  groupGlyphs,
  groupStrikes,
  sectorOutlines,
  type StillChart,
  type StillFrame,
} from '../map/still.ts';
import type { Label } from '../map/text-kit.ts';
import { categoryColour } from '../map/theme.ts';
import { type Caption, layCaption } from './caption.ts';

/** What is drawn. `labels` are those that may stand in the file. */
export interface Drawing {
  readonly chart: Omit<StillChart, 'outlines'>;
  readonly frame: StillFrame;
  readonly labels: readonly Label[];
  readonly caption: Caption;
}

/** Text as XML: what XML cannot hold is left out, what it reads as markup is written as a number. */
export function xmlText(text: string): string {
  return text
    .toWellFormed()
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
}

const n = (value: number): string => String(Math.round(value * 10) / 10);

/** An SVG file of what the window shows. */
export function drawSvg({ chart, frame, labels, caption }: Drawing): string {
  const { width, height, theme } = frame;
  const below = layCaption(caption, width, theme);
  const full = height + below.height;
  const parts = [
    `<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 ${width} ${full}" width="${width}" height="${full}" font-family="${xmlText(theme.family)}">`,
    `<title>${xmlText(caption.title)}</title>`,
    `<desc>${xmlText(caption.contains)}</desc>`,
    `<rect width="${width}" height="${full}" fill="${theme.ground}"/>`,
    `<clipPath id="window"><rect width="${width}" height="${height}"/></clipPath>`,
    '<g clip-path="url(#window)">',
    ...sectors(chart.plan, frame),
    ...rings(chart.plan, frame),
    ...edges(chart, frame),
    ...glyphs(chart, frame),
    ...rim(chart.plan, frame),
    ...labels.map((label) => textOf(label, theme.ground)),
    '</g>',
    ...below.lines.map(
      ({ text, size, weight, colour, x, y }) =>
        `<text x="${x}" y="${height + y}" font-size="${size}" font-weight="${weight}" fill="${colour}">${xmlText(text)}</text>`,
    ),
    '</svg>',
  ];
  return `${parts.join('\n')}\n`;
}

function sectors(plan: Plan, { camera: { k, x, y }, theme }: StillFrame): string[] {
  return sectorOutlines(plan, (w) => bordersAt(plan.sectors, w), toAngle).map((line, sector) => {
    let d = '';
    for (let i = 0; i < line.length; i += 2) {
      d += `${i === 0 ? 'M' : 'L'}${n(f32(line, i) * k + x)} ${n(f32(line, i + 1) * k + y)}`;
    }
    return `<path d="${d}Z" fill="${categoryColour(theme, sector)}" fill-opacity=".08"/>`;
  });
}

function rings(plan: Plan, { camera: { k, x, y }, ticks, playhead, theme }: StillFrame): string[] {
  const ring = (r: number, opacity: number, more = ''): string =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * k)}" fill="none" stroke="${theme.ink}" stroke-opacity="${opacity}"${more}/>`;
  return [
    ...ticks.filter(({ w }) => w <= playhead).map(({ at, rank }) => ring(at, rank === 0 ? 0.24 : 0.1)),
    ring(plan.rim, 0.28),
    ring(CORE - 4, 0.15),
    ...(plan.undated.length > 0 ? [ring(plan.belt, 0.4, ' stroke-dasharray="2 5"')] : []),
  ];
}

function edges(chart: Drawing['chart'], frame: StillFrame): string[] {
  return groupEdges({ ...chart, outlines: [] }, frame).map(
    ({ alpha, segments }) =>
      `<path d="${linesOf(segments)}" fill="none" stroke="${frame.theme.quiet}" stroke-opacity="${alpha.toFixed(2)}" stroke-width="${edgeWidth(frame.camera.k).toFixed(2)}"/>`,
  );
}

function glyphs(chart: Drawing['chart'], frame: StillFrame): string[] {
  const { camera, theme } = frame;
  const { k } = camera;
  const { data, plan, places } = chart;
  const shapes = pitch(k) >= DETAIL.shapes;
  const parts = groupGlyphs({ ...chart, outlines: [] }, frame).map(({ colour, hollow, nodes }) => {
    const path = new PathText();
    for (const i of nodes) {
      const r = glyphRadius(f32(plan.room, i), k) - (hollow ? 0.5 : 0);
      const { x, y } = spotOf(places, i, camera);
      trace(path, shapes ? u8(data.shape, i) : 0, x, y, r);
    }
    const look = hollow ? `fill="${theme.ground}" stroke="${colour}" stroke-width="1.2"` : `fill="${colour}"`;
    return `<path d="${path.text}" ${look}/>`;
  });
  const struck = shapes ? groupStrikes({ ...chart, outlines: [] }, frame) : [];
  for (const { colour, width, segments } of struck) {
    if (segments.length > 0)
      parts.push(`<path d="${linesOf(segments)}" stroke="${colour}" stroke-width="${n(width)}"/>`);
  }
  return parts;
}

/** Path data of lines given as x, y, x, y. */
function linesOf(segments: readonly number[]): string {
  let d = '';
  for (let i = 0; i < segments.length; i += 4) {
    const at = (j: number): string => n(segments[i + j] ?? 0);
    d += `M${at(0)} ${at(1)}L${at(2)} ${at(3)}`;
  }
  return d;
}

function spotOf(places: Places, i: number, { k, x, y }: StillFrame['camera']): { x: number; y: number } {
  return { x: f32(places.x, i) * k + x, y: f32(places.y, i) * k + y };
}

function rim(plan: Plan, { camera: { k, x, y }, playhead, theme }: StillFrame): string[] {
  return rimArcs(plan, playhead, k).map(({ sector, r, from, to }) => {
    const at = (angle: number): string => `${n(x + r * Math.sin(angle))} ${n(y - r * Math.cos(angle))}`;
    const large = to - from > Math.PI ? 1 : 0;
    return `<path d="M${at(from)}A${n(r)} ${n(r)} 0 ${large} 1 ${at(to)}" fill="none" stroke="${categoryColour(theme, sector)}" stroke-width="${RIM_WIDTH}"/>`;
  });
}

function textOf({ x, y, h, text, style }: Label, ground: string): string {
  const side = directionOf(text) === 'rtl' ? ' direction="rtl" text-anchor="end"' : '';
  return `<text x="${n(x)}" y="${n(y + h / 2)}" dominant-baseline="central" font-size="${style.size}" font-weight="${style.weight}" fill="${style.colour}" stroke="${ground}" stroke-width="3" stroke-linejoin="round" paint-order="stroke"${side}>${xmlText(text)}</text>`;
}

/** Takes the calls of a path and writes them as SVG path data. */
class PathText {
  text = '';

  moveTo(x: number, y: number): void {
    this.text += `M${n(x)} ${n(y)}`;
  }

  lineTo(x: number, y: number): void {
    this.text += `L${n(x)} ${n(y)}`;
  }

  /** Only whole circles are traced; they begin at their right end. */
  arc(_x: number, _y: number, r: number): void {
    this.text += `a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0`;
  }

  closePath(): void {
    this.text += 'Z';
  }
}
