/** What stands below an exported picture: it explains the picture to whoever gets it, and tells nothing of the person's. */
import type { Theme } from '../map/theme.ts';

export interface Caption {
  /** The name of the picture. */
  readonly title: string;
  /** Whether names and texts are inside, in words; goes into the file's own description. */
  readonly contains: string;
  /** How much and from when to when. */
  readonly heading: string;
  /** What shapes and places mean: sentences. */
  readonly legend: string;
}

/** One line as it is written; `x` and `y` (of its base line) count from the caption's upper left corner. */
interface CaptionLine {
  readonly text: string;
  readonly size: number;
  readonly weight: number;
  readonly colour: string;
  readonly x: number;
  readonly y: number;
}

const EDGE = 16;
const LINE = 20;

/** The lines of a caption for a picture of this width, and how high they are together, in CSS pixels. */
export function layCaption(caption: Caption, width: number, theme: Theme): { lines: CaptionLine[]; height: number } {
  const sentences = caption.legend.split(/(?<=[.。])\s*/);
  const packed: string[] = [];
  for (const sentence of sentences) {
    const last = packed.at(-1);
    const longer = last === undefined ? sentence : `${last} ${sentence}`;
    if (last === undefined || roughWidth(longer) > width - 2 * EDGE) packed.push(sentence);
    else packed[packed.length - 1] = longer;
  }
  const lines = [caption.heading, ...packed].map((text, i) => ({
    text,
    ...(i === 0 ? { size: 13, weight: 600, colour: theme.ink } : { size: 12, weight: 400, colour: theme.quiet }),
    x: EDGE,
    y: LINE * (i + 1),
  }));
  return { lines, height: LINE * lines.length + EDGE };
}

/** Width at 12 pixels, on the safe side: a drawing has no means to measure. */
function roughWidth(text: string): number {
  return [...text].reduce((sum, c) => sum + (c > '\u2e7f' ? 12 : 6.8), 0);
}

export function paintCaption(
  ctx: CanvasRenderingContext2D,
  lines: readonly CaptionLine[],
  top: number,
  family: string,
): void {
  ctx.textBaseline = 'alphabetic';
  for (const { text, size, weight, colour, x, y } of lines) {
    ctx.font = `${weight} ${size}px ${family}`;
    ctx.fillStyle = colour;
    ctx.fillText(text, x, top + y);
  }
}
