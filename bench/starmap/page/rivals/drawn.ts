import type { Camera } from '../../../../src-renderer/features/journey/map/glyphs.ts';

/** What a rival is given to draw: places in world units, as on the map. */
export interface Drawn {
  readonly nodes: readonly {
    readonly x: number;
    readonly y: number;
    readonly r: number;
    readonly colour: string;
    readonly label: string;
  }[];
  /** Pairs of indices into `nodes`. */
  readonly edges: readonly (readonly [number, number])[];
  /** Radius of the whole, in world units. */
  readonly reach: number;
  readonly width: number;
  readonly height: number;
  /** The camera that shows the whole. */
  readonly whole: Camera;
}

export interface Rival {
  /** Draws from a camera; what is drawn may reach the screen a frame later. */
  show(camera: Camera): void;
}

/** Names written at a time: about as many as the map shows. */
export const NAMES = 60;
export const GROUND = '#10141d';
export const INK = '#e8ebf3';
export const EDGE = '#8f99ae';
