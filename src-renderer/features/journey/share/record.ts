/** A replay as a film: the map runs from its beginning to its end, and what it shows is recorded as it runs. */
import { DeskError } from '@shared/contract/errors.ts';
import type { Playhead } from '../playhead.ts';

/** Kinds of film, best first. */
const TYPES = ['video/webm;codecs=vp9', 'video/webm;codecs=vp8', 'video/webm'];
const BITS_PER_SECOND = 4_000_000;
/** Largest side of the film, in pixels: more than this a processor without help cannot record in time. */
const LARGEST = 1600;
/** The whole map is shown so long at the end, in milliseconds. */
const HOLD = 1200;

/** The kind of film this browser can record; null where it cannot record at all. */
export function filmType(): string | null {
  if (typeof MediaRecorder === 'undefined' || typeof HTMLCanvasElement.prototype.captureStream !== 'function')
    return null;
  return TYPES.find((type) => MediaRecorder.isTypeSupported(type)) ?? null;
}

/** What is filmed: a map, of which this much is needed. */
export interface Filmed {
  readonly view: { readonly width: number; readonly height: number };
  readonly model: { readonly plan: { readonly pace: { readonly end: number } } };
  paintWhole(ctx: CanvasRenderingContext2D, scale: number, texts: boolean): void;
}

export interface Film {
  readonly texts: boolean;
  /** Length of the replay, in seconds. */
  readonly seconds: number;
  /** Gives it up: nothing is kept. */
  readonly signal: AbortSignal;
  /** How far it is, from 0 to 1, and how many bytes it has so far. */
  onProgress(share: number, bytes: number): void;
}

/**
 * Records a replay. The map on the screen plays along, and stands afterwards where it stood. While the window is hidden the film
 * waits. Null when it was given up; throws a DeskError where films cannot be recorded.
 */
export async function recordReplay(map: Filmed, playhead: Playhead, film: Film): Promise<Blob | null> {
  const type = filmType();
  if (type === null)
    throw new DeskError('refused', 'This browser cannot record films', { remedy: 'Export a picture instead' });
  const { width, height } = map.view;
  const scale = Math.min(1, LARGEST / Math.max(width, height));
  const canvas = document.createElement('canvas');
  // Sides have to be even for the codecs.
  canvas.width = 2 * Math.round((width * scale) / 2);
  canvas.height = 2 * Math.round((height * scale) / 2);
  const ctx = canvas.getContext('2d', { alpha: false });
  if (ctx === null) throw new Error('This browser has no canvas to draw the map on.');
  const recorder = new MediaRecorder(canvas.captureStream(), { mimeType: type, videoBitsPerSecond: BITS_PER_SECOND });
  const parts: Blob[] = [];
  let bytes = 0;
  recorder.ondataavailable = ({ data }) => {
    parts.push(data);
    bytes += data.size;
  };
  const stopped = new Promise<void>((done) => (recorder.onstop = () => done()));
  const before = playhead.at;
  playhead.pause();
  try {
    recorder.start(500);
    await run(film, recorder, (share) => {
      playhead.set(share * map.model.plan.pace.end);
      map.paintWhole(ctx, scale, film.texts);
      film.onProgress(share, bytes);
    });
    recorder.stop();
    await stopped;
    return film.signal.aborted ? null : new Blob(parts, { type: 'video/webm' });
  } finally {
    if (recorder.state !== 'inactive') recorder.stop();
    playhead.set(before);
  }
}

/** Calls `show` with the share of the replay at every frame, until its end has been shown for a while. */
async function run({ seconds, signal }: Film, recorder: MediaRecorder, show: (share: number) => void): Promise<void> {
  const hide = (): void => {
    if (recorder.state === 'recording' && document.hidden) recorder.pause();
    else if (recorder.state === 'paused' && !document.hidden) recorder.resume();
  };
  document.addEventListener('visibilitychange', hide);
  try {
    let past = 0;
    let before = await nextFrame();
    while (!signal.aborted && past < 1000 * seconds + HOLD) {
      show(Math.min(1, past / (1000 * seconds)));
      const now = await nextFrame();
      // No frames come while the window is hidden; the film waits with them.
      past += Math.min(now - before, 100);
      before = now;
    }
  } finally {
    document.removeEventListener('visibilitychange', hide);
  }
}

function nextFrame(): Promise<number> {
  return new Promise((done) => requestAnimationFrame(done));
}
