/** The still layer as a picture: asks the engine for a new one when it is out of date, and draws the one at hand meanwhile. */
import type { Plan } from '@shared/journey/growth.ts';
import { radius } from '@shared/journey/pace.ts';
import type { FromEngine, ToEngine } from '../engine/protocol.ts';
import type { StillFrame } from './still.ts';

/** The picture reaches this much of the window beyond it on every side, so that a pan uncovers nothing. */
const MARGIN = 0.25;
/** Scales between which a moved picture is good enough. */
const LARGEST = 1.8;
const SMALLEST = 0.62;
/** While a replay runs, the picture is painted this share of the journey ahead of it. */
const AHEAD = 0.05;

export type ViewFrame = Omit<StillFrame, 'horizon'>;

export class StillPicture {
  private readonly send: (message: ToEngine) => void;
  private picture: { readonly bitmap: ImageBitmap; readonly frame: StillFrame } | null = null;
  /** The picture on its way. The frame is kept here: what comes back from a worker is a copy. */
  private asked: { readonly id: number; readonly frame: StillFrame } | null = null;
  private next = 0;
  private stale = true;

  constructor(send: (message: ToEngine) => void) {
    this.send = send;
  }

  /** What it shows is no longer so. */
  invalidate(): void {
    this.stale = true;
  }

  /** Takes a finished picture. */
  accept({ id, bitmap }: Extract<FromEngine, { type: 'picture' }>): void {
    const { asked } = this;
    if (id !== asked?.id) {
      bitmap?.close();
      return;
    }
    this.asked = null;
    if (bitmap === null) return;
    this.picture?.bitmap.close();
    this.picture = { bitmap, frame: asked.frame };
  }

  /** Asks for a new picture if one is needed and none is on its way. `resting`: nothing moves, so it has to be exact. */
  update(frame: ViewFrame, { pace, belt }: Pick<Plan, 'pace' | 'belt'>, resting: boolean): void {
    if (this.asked !== null || !(this.stale || this.outdated(frame, resting))) return;
    this.stale = false;
    const { k, x, y } = frame.camera;
    const margin = resting && fits(frame, belt) ? 0 : MARGIN;
    const mx = Math.round(frame.width * margin);
    const my = Math.round(frame.height * margin);
    const still: StillFrame = {
      ...frame,
      camera: { k, x: x + mx, y: y + my },
      width: frame.width + 2 * mx,
      height: frame.height + 2 * my,
      horizon: resting ? frame.playhead : frame.playhead + pace.end * AHEAD,
    };
    this.asked = { id: this.next++, frame: still };
    this.send({ type: 'paint', id: this.asked.id, frame: still });
  }

  /** Draws it where the camera is now. Behind a playhead only what is lit shows. */
  draw(ctx: CanvasRenderingContext2D, frame: ViewFrame, plan: Pick<Plan, 'rim' | 'belt'>): void {
    const { camera, dpr, theme, width, height, playhead } = frame;
    ctx.setTransform(dpr, 0, 0, dpr, 0, 0);
    ctx.fillStyle = theme.ground;
    ctx.fillRect(0, 0, width, height);
    const { picture } = this;
    if (picture === null) return;
    const from = picture.frame;
    const s = camera.k / from.camera.k;
    ctx.save();
    if (Number.isFinite(playhead)) clipLit(ctx, frame, from.horizon === playhead, plan);
    const dx = camera.x - from.camera.x * s;
    const dy = camera.y - from.camera.y * s;
    ctx.drawImage(picture.bitmap, dx, dy, from.width * s, from.height * s);
    ctx.restore();
  }

  private outdated({ camera, playhead, theme, width, height, dpr }: ViewFrame, resting: boolean): boolean {
    const from = this.picture?.frame;
    if (from === undefined) return true;
    if (from.theme !== theme || from.dpr !== dpr) return true;
    const mx = (from.width - width) / 2;
    const my = (from.height - height) / 2;
    const s = camera.k / from.camera.k;
    if (resting) {
      const moved = s !== 1 || apart(camera.x, from.camera.x - mx) || apart(camera.y, from.camera.y - my);
      return moved || from.playhead !== playhead || from.horizon !== playhead;
    }
    if (s > LARGEST || s < SMALLEST || playhead > from.horizon || playhead < from.playhead * 0.9) return true;
    const left = camera.x - from.camera.x * s;
    const top = camera.y - from.camera.y * s;
    const uncovered = left > 0 || top > 0 || left + from.width * s < width || top + from.height * s < height;
    return uncovered && (s !== 1 || Math.abs(camera.x - (from.camera.x - mx)) > 2);
  }
}

/** Whether the whole map is in the window: then a pan uncovers nothing but ground. */
function fits({ camera: { k, x, y }, width, height }: ViewFrame, reach: number): boolean {
  const r = reach * k + 12;
  return x >= r && y >= r && x + r <= width && y + r <= height;
}

/** Whether two places differ by more than rounding. */
function apart(a: number, b: number): boolean {
  return Math.abs(a - b) > 0.01;
}

/** Clips to the circle of what is lit, and to the belt of undated nodes outside the map of time. */
function clipLit(
  ctx: CanvasRenderingContext2D,
  { camera: { k, x, y }, width, height, playhead }: ViewFrame,
  exact: boolean,
  { rim, belt }: Pick<Plan, 'rim' | 'belt'>,
): void {
  ctx.beginPath();
  // A glyph that stands on the front itself is not cut once the picture holds nothing beyond it.
  ctx.arc(x, y, radius(playhead) * k + (exact ? 9 : 0), 0, 2 * Math.PI);
  if (belt > rim) {
    ctx.rect(0, 0, width, height);
    // Halfway between, so that no glyph of either side is cut.
    ctx.arc(x, y, ((rim + belt) / 2) * k, 0, 2 * Math.PI, true);
  }
  ctx.clip('evenodd');
}
