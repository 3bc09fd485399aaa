/** What every part of the live layer is drawn from. */
import type { JourneyEdge } from '@shared/contract/journey.ts';
import type { Tick } from '@shared/journey/ticks.ts';
import type { Camera } from './glyphs.ts';
import type { MapModel } from './model.ts';
import type { Placer } from './placer.ts';
import type { Label, TextKit } from './text-kit.ts';
import type { Theme } from './theme.ts';

/** Everything the map says in words, in the person's language. */
export interface MapWords {
  tick(tick: Tick): string;
  date(time: number): string;
  /** A silence of so many days. */
  quiet(days: number): string;
  reason(edge: JourneyEdge): string;
  /** Name of a sector. */
  category(name: string): string;
}

export interface Scene {
  readonly ctx: CanvasRenderingContext2D;
  readonly model: MapModel;
  readonly theme: Theme;
  readonly words: MapWords;
  readonly kit: TextKit;
  readonly placer: Placer;
  readonly camera: Camera;
  readonly width: number;
  readonly height: number;
  readonly playhead: number;
  readonly ticks: readonly Tick[];
  /** 1 for nodes that a search or filter keeps; null for all. */
  readonly kept: Uint8Array | null;
  /** Labels to draw, in order. */
  readonly labels: Label[];
}

/** Where a node is in the window. */
export function screenOf(scene: Pick<Scene, 'model' | 'camera'>, i: number): { x: number; y: number } {
  const { k, x, y } = scene.camera;
  return { x: (scene.model.places.x[i] ?? NaN) * k + x, y: (scene.model.places.y[i] ?? NaN) * k + y };
}
