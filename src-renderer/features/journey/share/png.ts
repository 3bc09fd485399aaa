/** The map as a picture of twice the window's size, with a note inside that says what it contains. */
import { bordersAt, toAngle } from '@shared/journey/sectors.ts';
import type { StarMap } from '../map/star-map.ts';
import { inSlices } from '../map/slices.ts';
import { paintStill, sectorOutlines } from '../map/still.ts';
import { type Caption, layCaption, paintCaption } from './caption.ts';

const SCALE = 2;

/** What the window shows, as a PNG. Without `texts` no label is in it but dates. */
export async function drawPng(map: StarMap, texts: boolean, caption: Caption): Promise<Blob> {
  const { width, height, theme, ...view } = map.view;
  const below = layCaption(caption, width, theme);
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = (height + below.height) * SCALE;
  const ctx = canvas.getContext('2d');
  if (ctx === null) throw new Error('This browser has no canvas to draw the map on.');
  const { data, plan, places } = map.model;
  const outlines = sectorOutlines(plan, (w) => bordersAt(plan.sectors, w), toAngle);
  const frame = { ...view, width, height: height + below.height, theme, dpr: SCALE, horizon: view.playhead };
  const steps = paintStill(ctx, { data, plan, places, outlines, kept: view.kept }, frame);
  await new Promise<void>((done) => inSlices(steps, () => done()));
  map.paintLive(ctx, SCALE, texts);
  ctx.setTransform(SCALE, 0, 0, SCALE, 0, 0);
  ctx.fillStyle = theme.ground;
  ctx.fillRect(0, height, width, below.height);
  paintCaption(ctx, below.lines, height, theme.family);
  const blob = await new Promise<Blob>((done, failed) => {
    canvas.toBlob(
      (made) => (made === null ? failed(new Error('The picture could not be made.')) : done(made)),
      'image/png',
    );
  });
  const noted = withNote(new Uint8Array(await blob.arrayBuffer()), {
    Title: caption.title,
    Description: caption.contains,
  });
  return new Blob([noted], { type: 'image/png' });
}

/** The signature and the header chunk, which every PNG begins with. */
const HEADER = 8 + 25;

/** A PNG with texts in it (iTXt chunks, UTF-8), by keyword. */
export function withNote(png: Uint8Array, notes: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const chunks = Object.entries(notes).map(([keyword, text]) => {
    // Keyword, end of it, not compressed, no method, no language, no translated keyword.
    const body = new TextEncoder().encode(`iTXt${keyword}\0\0\0\0\0${text}`);
    const chunk = new Uint8Array(body.length + 8);
    const view = new DataView(chunk.buffer);
    view.setUint32(0, body.length - 4);
    chunk.set(body, 4);
    view.setUint32(4 + body.length, crc32(body));
    return chunk;
  });
  const parts = [png.subarray(0, HEADER), ...chunks, png.subarray(HEADER)];
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** The checksum of PNG chunks. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return (crc ^ 0xffffffff) >>> 0;
}
