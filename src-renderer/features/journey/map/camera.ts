/** Camera arithmetic: fitting, following a resize, and a form that can be stored. */
import type { Camera } from './glyphs.ts';

/** Scale and the world point in the middle of the window; survives any size of window. Null: the whole map. */
export type SavedCamera = { readonly k: number; readonly cx: number; readonly cy: number } | null;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Pixels kept free around the map for names at its sides, and above and below. */
const SIDES = 92;
const ENDS = 38;

/** Scale at which a map of this radius fits with its names, which are `text` times their usual size. */
export function fitScale({ width, height }: Size, radius: number, text = 1): number {
  const sides = text * Math.min(SIDES, width * 0.12);
  return Math.max(0.01, Math.min(width / 2 - sides, height / 2 - Math.min(text * ENDS, height / 6)) / radius);
}

export function fitCamera(size: Size, radius: number, text = 1): Camera {
  return { k: fitScale(size, radius, text), x: size.width / 2, y: size.height / 2 };
}

export function saveCamera({ k, x, y }: Camera, { width, height }: Size): SavedCamera {
  return { k, cx: (width / 2 - x) / k, cy: (height / 2 - y) / k };
}

export function restoreCamera(saved: NonNullable<SavedCamera>, { width, height }: Size): Camera {
  return { k: saved.k, x: width / 2 - saved.cx * saved.k, y: height / 2 - saved.cy * saved.k };
}

/** The camera that shows a world point in the middle, no farther away than it is now. */
export function centreOn(x: number, y: number, k: number, { width, height }: Size): Camera {
  return { k, x: width / 2 - x * k, y: height / 2 - y * k };
}

/** How far to shift the map so that a point of the window comes into view with some room; null when it is in view. */
export function intoView(
  spot: { readonly x: number; readonly y: number },
  { width, height }: Size,
): { x: number; y: number } | null {
  const edge = 14;
  if (spot.x > edge && spot.y > edge && spot.x < width - edge && spot.y < height - edge) return null;
  const room = Math.min(140, width / 4, height / 4);
  const inside = (value: number, size: number): number => Math.max(room, Math.min(size - room, value)) - value;
  return { x: inside(spot.x, width), y: inside(spot.y, height) };
}

/** Bounds of the scale: a little below the whole map, up to where every label fits. */
export function scaleBounds(fit: number): [number, number] {
  return [fit * 0.7, Math.max(fit * 4, 6)];
}
