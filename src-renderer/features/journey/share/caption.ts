/** What stands below an exported picture: it explains the picture to whoever gets it, and tells nothing of the person's. */
import type { Theme } from '../map/theme.ts';

export interface Caption {
  /** The name of the picture. */
  readonly title: string;
  /** Whether names and texts are inside, in words; goes into the file's own description. */
  readonly contains: string;
  /** At most two lines: how much and from when to when; what shapes and places mean. */
  readonly lines: readonly string[];
}

/** Height of the caption, in CSS pixels. */
export const CAPTION_HEIGHT = 56;

/** How line `i` is written; `x` and `y` (the base line) from the caption's upper left corner. */
export function captionStyle(
  i: number,
  theme: Theme,
): { size: number; weight: number; colour: string; x: number; y: number } {
  return i === 0
    ? { size: 13, weight: 600, colour: theme.ink, x: 16, y: 20 }
    : { size: 12, weight: 400, colour: theme.quiet, x: 16, y: 20 + 20 * i };
}

export function paintCaption(ctx: CanvasRenderingContext2D, caption: Caption, theme: Theme, top: number): void {
  ctx.textBaseline = 'alphabetic';
  caption.lines.forEach((line, i) => {
    const { size, weight, colour, x, y } = captionStyle(i, theme);
    ctx.font = `${weight} ${size}px ${theme.family}`;
    ctx.fillStyle = colour;
    ctx.fillText(line, x, top + y);
  });
}
