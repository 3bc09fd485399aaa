import type { Json } from '@shared/contract/index.ts';
import { z } from 'zod';

/** Where a window was, in screen pixels. */
const windowStateSchema = z.object({
  x: z.number().int(),
  y: z.number().int(),
  width: z.number().int().min(1),
  height: z.number().int().min(1),
  maximized: z.boolean(),
});
export type WindowState = z.infer<typeof windowStateSchema>;

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The smallest window in which every screen still works. */
export const minimum = { width: 640, height: 480 } as const;
const first = { width: 1280, height: 800 } as const;
/** How much of the title bar must be on a screen for a person to get hold of it. */
const GRIP = 80;

/** What to open a window with: the stored place if enough of it is on a screen of today, else just a size. */
export function windowPlace(
  stored: Json,
  screens: readonly Rectangle[],
): { width: number; height: number; x?: number; y?: number; maximized: boolean } {
  const parsed = windowStateSchema.safeParse(stored);
  if (!parsed.success) return { ...first, maximized: false };
  const { x, y, maximized } = parsed.data;
  const width = Math.max(parsed.data.width, minimum.width);
  const height = Math.max(parsed.data.height, minimum.height);
  const reachable = screens.some(
    (screen) =>
      y >= screen.y &&
      y < screen.y + screen.height - GRIP &&
      x + width >= screen.x + GRIP &&
      x < screen.x + screen.width - GRIP,
  );
  return reachable ? { width, height, x, y, maximized } : { width, height, maximized };
}
