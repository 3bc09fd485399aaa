/** Glyphs and the level of detail. Everything is decided by one number: pixels per node. */
import { SHAPES } from '@shared/journey/chart.ts';
import { PITCH } from '@shared/journey/pace.ts';

/** Where the map is: world point p is drawn at p * k + (x, y), in CSS pixels. */
export interface Camera {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

/** Pixels per node from which each thing is shown. */
export const DETAIL = { shapes: 7, edges: 7.5, nodeLabels: 10, clearGlyphs: 16, allLabels: 52 } as const;

export function pitch(k: number): number {
  return PITCH * k;
}

/** Drawn radius in pixels: never more than the room the layout kept free, and growing slower than the zoom. */
export function glyphRadius(room: number, k: number): number {
  return Math.max(0.9, room * (k < 1 ? k : k ** 0.38));
}

/** A path to add a glyph to: a canvas context or a Path2D. */
type Path = Pick<CanvasPath, 'moveTo' | 'lineTo' | 'arc' | 'closePath'>;

/** Adds one glyph: a circle is a note, a diamond is about the person, a hexagon is a skill, a triangle is a provider's. */
export function trace(path: Path, shape: number, x: number, y: number, r: number): void {
  switch (SHAPES[shape]) {
    case 'profile': {
      const d = r * 1.14;
      path.moveTo(x, y - d);
      path.lineTo(x + d, y);
      path.lineTo(x, y + d);
      path.lineTo(x - d, y);
      path.closePath();
      return;
    }
    case 'skill': {
      const a = r * 0.5;
      const b = r * 0.866;
      path.moveTo(x, y - r);
      path.lineTo(x + b, y - a);
      path.lineTo(x + b, y + a);
      path.lineTo(x, y + r);
      path.lineTo(x - b, y + a);
      path.lineTo(x - b, y - a);
      path.closePath();
      return;
    }
    case 'provided': {
      // Its middle is that of its height, so that it sits on its place like the others.
      const d = r * 1.14;
      path.moveTo(x, y - d);
      path.lineTo(x + d, y + 0.78 * d);
      path.lineTo(x - d, y + 0.78 * d);
      path.closePath();
      return;
    }
    default:
      path.moveTo(x + r, y);
      path.arc(x, y, r, 0, 2 * Math.PI);
      path.closePath();
  }
}
