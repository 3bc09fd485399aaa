import { isMotionReduced } from '../../ui/motion.ts';

/** A whole replay at speed 1, in seconds. */
export const REPLAY_SECONDS = 20;

/**
 * Where the replay stands on the pace axis. It is no React state: sixty changes a second go straight to the map and the scrubber;
 * what must render reads it when it rests, or a few times a second.
 */
export class Playhead {
  /** Position; Infinity when everything is shown. */
  at = Infinity;
  playing = false;
  speed = 1;
  private end = 1;
  private frame = 0;
  private stepping = 0;
  private readonly listeners = new Set<() => void>();

  /** Calls `listener` at every change. Returns the way to stop. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** The journey has a new end. The playhead stays where it is. */
  setEnd(end: number): void {
    this.end = end;
  }

  set(at: number): void {
    this.at = at >= this.end ? Infinity : Math.max(0, at);
    this.tell();
  }

  setSpeed(speed: number): void {
    this.speed = speed;
    this.tell();
  }

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  /** Runs from where it stands; from the end, from the beginning. With reduced motion it takes one step a second. */
  play(): void {
    if (this.playing) return;
    if (!Number.isFinite(this.at)) this.at = 0;
    this.playing = true;
    const perSecond = (): number => (this.end / REPLAY_SECONDS) * this.speed;
    if (isMotionReduced()) {
      this.stepping = window.setInterval(() => this.advance(perSecond()), 1000);
    } else {
      let before = performance.now();
      const tick = (now: number): void => {
        const past = Math.min(100, now - before) / 1000;
        before = now;
        this.frame = requestAnimationFrame(tick);
        this.advance(perSecond() * past);
      };
      this.frame = requestAnimationFrame(tick);
    }
    this.tell();
  }

  pause(): void {
    cancelAnimationFrame(this.frame);
    clearInterval(this.stepping);
    if (!this.playing) return;
    this.playing = false;
    this.tell();
  }

  private advance(by: number): void {
    const next = this.at + by;
    if (next >= this.end) this.pause();
    this.set(next);
  }

  private tell(): void {
    for (const listener of this.listeners) listener();
  }
}
