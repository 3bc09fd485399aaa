import { z } from 'zod';
import { nothing } from './common.ts';
import { request } from './define.ts';

/** A home of this machine that could be opened. */
export const foundHomeSchema = z.object({
  /** Absolute. */
  dir: z.string(),
  /** As a person writes it. */
  short: z.string(),
  /** The home this window has open. */
  current: z.boolean(),
  /** The profile it is of the root that is open; null for another home. */
  profile: z.string().nullable(),
  /** What is there: whether it has memories, conversations, settings. All false for an empty or missing directory. */
  memories: z.boolean(),
  sessions: z.boolean(),
  settings: z.boolean(),
});
export type FoundHome = z.infer<typeof foundHomeSchema>;

/**
 * Which home to open in place of this one. `existing` must be there and hold something of Hermes; `new` must be empty or not
 * there yet. `demo` is a temporary copy of the demo home; `back` is the home the app was started on.
 */
export const homeChoiceSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('existing'), dir: z.string().min(1).max(4096) }),
  z.strictObject({ kind: z.literal('new'), dir: z.string().min(1).max(4096) }),
  z.strictObject({ kind: z.literal('profile'), name: z.string().min(1).max(100) }),
  z.strictObject({ kind: z.literal('demo') }),
  z.strictObject({ kind: z.literal('back') }),
]);
export type HomeChoice = z.infer<typeof homeChoiceSchema>;

export const homeRequests = {
  /** The home that is open, the usual place of one, and the profiles beside it. */
  'homes.found': request('read', nothing, z.object({ homes: z.array(foundHomeSchema) })),
  /**
   * Opens another home in this window. `here`: it is open now, load the page again. `restart`: the app starts again with
   * it. The home that was open stays as it is.
   */
  'homes.open': request(
    'consent',
    z.strictObject({ to: homeChoiceSchema }),
    z.object({ how: z.enum(['here', 'restart']) }),
  ),
  /** Lets the person choose a directory in the system's own dialog; null when they chose none. */
  'homes.choose': request('consent', nothing, z.object({ dir: z.string().nullable() })),
} as const;
