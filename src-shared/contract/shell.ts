import { z } from 'zod';
import { nothing } from './common.ts';
import { request } from './define.ts';

/**
 * A place in the window that something outside of it leads to: a link, the menu, the tray, a notification. It says where to
 * go and can say nothing else.
 */
export const destinationSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('place'), place: z.string().regex(/^[a-z]{1,20}$/) }),
  z.object({ kind: z.literal('session'), session: z.string(), message: z.number().int().nullable() }),
  z.object({ kind: z.literal('memory'), entry: z.string() }),
  z.object({ kind: z.literal('node'), node: z.string() }),
  /** A new conversation, ready to be written in. */
  z.object({ kind: z.literal('ask') }),
  z.object({ kind: z.literal('palette') }),
  z.object({ kind: z.literal('keys') }),
]);
export type Destination = z.infer<typeof destinationSchema>;

/** What the window around the page can do here. A browser can do less, and the screen says so. */
export const shellStateSchema = z.object({
  /** Shows a file in the system's file manager. */
  reveal: z.boolean(),
  /** The system's dialog to choose a directory. */
  choose: z.boolean(),
  tray: z.boolean(),
  /** Where `hermes-desk://` links of this system lead: here, or nowhere. */
  links: z.boolean(),
  /** `page`: the browser asks the person for leave itself. */
  notifications: z.enum(['system', 'page']),
  /** `absent`: cannot be had here. `taken`: another program has these keys. */
  globalShortcut: z.enum(['absent', 'off', 'set', 'taken']),
});
export type ShellState = z.infer<typeof shellStateSchema>;

export const shellRequests = {
  'shell.state': request('read', nothing, shellStateSchema),
  /** Where a window that has just opened was meant to go; told once. */
  'shell.arrival': request('read', nothing, z.object({ to: destinationSchema.nullable() })),
} as const;

export const shellEvents = {
  /** The person asked, outside of the page, to go somewhere. */
  'shell.go': destinationSchema,
} as const;
