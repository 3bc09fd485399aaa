import { z } from 'zod';
import { timeSchema } from './common.ts';
import { request } from './define.ts';

/** One thing that a reference being typed may mean. */
export const referenceItemSchema = z.object({
  /** What stands in place of what was typed, with the `@`. */
  insert: z.string(),
  label: z.string(),
  /** The folder or store it is in; empty where there is none. */
  detail: z.string(),
  kind: z.enum(['file', 'folder', 'git', 'url', 'memory', 'session', 'diff', 'staged']),
  /** When a session was last used. */
  time: timeSchema.optional(),
});
export type ReferenceItem = z.infer<typeof referenceItemSchema>;

export const referenceRequests = {
  /**
   * Completes an `@` reference: `query` is what stands behind the `@`. Files are those of the session's workspace alone; entries of
   * memory and other sessions are those of the home.
   */
  'refs.complete': request(
    'read',
    z.strictObject({ session: z.string().nullable(), query: z.string().max(500) }),
    z.object({
      items: z.array(referenceItemSchema),
      /** False when no workspace is chosen, so that there are no files to point at. */
      workspace: z.boolean(),
    }),
  ),
  /**
   * The reference to the file of the workspace that is this very file, by name, size and SHA-256; null when there is none. A page is
   * never told where a file that was dropped on it lies.
   */
  'refs.locate': request(
    'read',
    z.strictObject({
      session: z.string().nullable(),
      name: z.string().min(1).max(255),
      size: z.number().int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
    }),
    z.object({ insert: z.string().nullable() }),
  ),
} as const;
