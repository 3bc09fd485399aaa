/** Where the map is seen from: wheel, drag, pinch, double tap, and the whole map when the person has not moved it. */
import { type D3ZoomEvent, select, zoom, zoomIdentity } from 'd3';
import { fitCamera, fitScale, restoreCamera, saveCamera, type SavedCamera, scaleBounds, type Size } from './camera.ts';
import type { Camera } from './glyphs.ts';

/** A map that is seen whole is fitted anew when its scale would differ by more than this (natural logarithm). */
const REFIT = 0.1;

export interface CameraListener {
  /** It is somewhere else, for whatever reason. */
  onMove(): void;
  /** The person moved it. */
  onCamera(camera: SavedCamera): void;
}

export class ViewCamera {
  /** Where it is now. */
  now: Camera = { k: 1, x: 0, y: 0 };
  size: Size = { width: 0, height: 0 };
  /** Radius of the map, in world units. */
  private reach = 100;
  /** True while it shows the whole map and the person has not moved it. */
  private fitted = true;
  private text = 1;
  private readonly canvas: HTMLCanvasElement;
  private readonly listener: CameraListener;
  private readonly zoomer = zoom<HTMLCanvasElement, unknown>();

  constructor(canvas: HTMLCanvasElement, listener: CameraListener) {
    this.canvas = canvas;
    this.listener = listener;
    this.zoomer.on('zoom', ({ transform, sourceEvent }: D3ZoomEvent<HTMLCanvasElement, unknown>) => {
      this.now = { k: transform.k, x: transform.x, y: transform.y };
      if (sourceEvent !== null) this.tell();
      this.listener.onMove();
    });
    // In the place of the zoom's own double click, which is also called for a double tap.
    select(canvas)
      .call(this.zoomer)
      .on('dblclick.zoom', () => this.fit());
  }

  /** The camera that shows the whole map. */
  get whole(): Camera {
    return fitCamera(this.size, this.reach, this.text);
  }

  set(saved: SavedCamera): void {
    this.fitted = saved === null;
    this.moveTo(saved === null ? this.whole : restoreCamera(saved, this.size));
  }

  fit(): void {
    this.set(null);
    this.listener.onCamera(null);
  }

  zoomBy(factor: number): void {
    this.zoomer.scaleBy(select(this.canvas), factor);
    this.tell();
  }

  /** Moves by hand: the person is told to have moved it. */
  go(to: Camera): void {
    this.moveTo(to);
    this.tell();
  }

  /** Moves exactly there. */
  moveTo({ k, x, y }: Camera): void {
    this.zoomer.transform(select(this.canvas), zoomIdentity.translate(x, y).scale(k));
  }

  /**
   * The map has another radius. `first`: it has just got its first one. Later, what was learned grows it a little and is no reason
   * to move; another map is.
   */
  setReach(reach: number, first: boolean): void {
    this.reach = reach;
    const fit = fitScale(this.size, reach, this.text);
    this.zoomer.scaleExtent(scaleBounds(fit));
    if (this.fitted && (first || Math.abs(Math.log(fit / this.now.k)) > REFIT)) this.moveTo(this.whole);
  }

  /** Names on the map are so many times their usual size, and need as much more room around it. */
  setText(text: number): void {
    if (text === this.text) return;
    this.text = text;
    this.setReach(this.reach, true);
  }

  /** The window has another size; what was in its middle stays there. */
  resize(size: Size): void {
    const middle = this.fitted || this.size.width === 0 ? null : saveCamera(this.now, this.size);
    this.size = size;
    this.zoomer.extent([
      [0, 0],
      [size.width, size.height],
    ]);
    this.zoomer.scaleExtent(scaleBounds(fitScale(size, this.reach, this.text)));
    this.set(this.fitted ? null : middle);
  }

  private tell(): void {
    this.fitted = false;
    this.listener.onCamera(saveCamera(this.now, this.size));
  }
}
