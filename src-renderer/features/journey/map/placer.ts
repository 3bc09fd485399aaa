/** Room for text. Every label of every sort goes through one Placer, so no two of them can overlap. */

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** A box grown on each side. */
export function pad(box: Box, x: number, y: number): Box {
  return { x: box.x - x, y: box.y - y, w: box.w + 2 * x, h: box.h + 2 * y };
}

export function overlap(a: Box, b: Box): boolean {
  return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

const CELL = 48;
const EDGE = 2;

export class Placer {
  private readonly cells = new Map<number, Box[]>();
  private readonly width: number;
  private readonly height: number;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  /** Whether a box lies inside the window and over nothing taken. */
  free(box: Box): boolean {
    if (box.x < EDGE || box.y < EDGE || box.x + box.w > this.width - EDGE || box.y + box.h > this.height - EDGE) {
      return false;
    }
    return this.everyCell(box, (cell) => !cell.some((other) => overlap(other, box)));
  }

  take(box: Box): void {
    this.everyCell(box, (cell) => {
      cell.push(box);
      return true;
    });
  }

  /** Takes a box if it is free. */
  claim(box: Box): boolean {
    if (!this.free(box)) return false;
    this.take(box);
    return true;
  }

  private everyCell(box: Box, visit: (cell: Box[]) => boolean): boolean {
    for (let i = Math.floor(box.x / CELL); i <= Math.floor((box.x + box.w) / CELL); i++) {
      for (let j = Math.floor(box.y / CELL); j <= Math.floor((box.y + box.h) / CELL); j++) {
        const key = i * 4096 + j;
        let cell = this.cells.get(key);
        if (cell === undefined) this.cells.set(key, (cell = []));
        if (!visit(cell)) return false;
      }
    }
    return true;
  }
}
