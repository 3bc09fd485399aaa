/** The one gesture every contestant makes, and how its frames are counted. */
import type { Camera } from '../../../src-renderer/features/journey/map/glyphs.ts';

/** What a run of frames was like. `fps` is capped by the browser at 60. */
export interface Frames {
  readonly fps: number;
  readonly frames: number;
  /** The 95th percentile of the time between two frames, in milliseconds. */
  readonly p95: number;
}

/** What every page under test offers as `window.contestant`. */
export interface Contestant {
  /** Milliseconds from the beginning of the work to what the names say. */
  readonly timings: Readonly<Record<string, number>>;
  /** Zooms to 6x and back while drifting. Ends early after 12 s. */
  gesture(frames: number): Promise<Frames>;
}

/** A run that is too slow to be waited for ends after so many milliseconds. */
const PATIENCE = 12_000;

/** Calls `each` with the share of the way, once a frame. */
export async function countFrames(frames: number, each: (share: number) => void): Promise<Frames> {
  const times: number[] = [];
  await new Promise<void>((done) => {
    const step = (now: number): void => {
      times.push(now);
      const i = times.length - 1;
      if (i >= frames || now - (times[0] ?? now) > PATIENCE) {
        done();
        return;
      }
      each(i / frames);
      requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  });
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time));
  const span = (times.at(-1) ?? 0) - (times[0] ?? 0);
  gaps.sort((a, b) => a - b);
  return { fps: (1000 * gaps.length) / span, frames: gaps.length, p95: gaps[Math.floor(gaps.length * 0.95)] ?? NaN };
}

/** Where the camera is at a share of the gesture; it begins and ends at the whole map. */
export function cameraAt(share: number, whole: Camera, width: number, height: number): Camera {
  const zoom = 6 ** Math.sin(Math.PI * share);
  return {
    k: whole.k * zoom,
    x: width / 2 + Math.sin(share * 5) * 160 * zoom,
    y: height / 2 + Math.cos(share * 6.5) * 120 * zoom,
  };
}
