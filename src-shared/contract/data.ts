import { z } from 'zod';
import { done, nothing, timeSchema } from './common.ts';
import { request } from './define.ts';

/** A file or folder of the home, as it lies on disk. */
export const dataPlaceSchema = z.object({
  /** Its name within the home; `home` is the home itself. */
  name: z.string(),
  path: z.string(),
  folder: z.boolean(),
  /** Bytes of a file, or of everything in a folder; null when it is not there. */
  bytes: z.number().nullable(),
  /** Files in a folder; null for a file. */
  files: z.number().int().nullable(),
  /** False when a folder holds more than is counted. */
  whole: z.boolean(),
});
export type DataPlace = z.infer<typeof dataPlaceSchema>;

/** A copy of memory, settings and journal, and of what memory providers keep in the home, in a folder of `desk/backups`. */
export const backupSchema = z.object({
  id: z.string(),
  time: timeSchema,
  path: z.string(),
  bytes: z.number(),
  files: z.array(z.string()),
  /** Why it was made: by the person, or before another one was restored. */
  reason: z.enum(['asked', 'before_restore']),
});
export type Backup = z.infer<typeof backupSchema>;

const backupId = z.string().regex(/^\d{8}T\d{9}Z(?:-\d{1,3})?$/);

export const dataRequests = {
  /** Where everything lies, and how much there is of it. */
  'data.places': request('read', nothing, z.object({ places: z.array(dataPlaceSchema) })),
  /** Shows one of those places in the system's file manager. */
  'data.reveal': request('consent', z.strictObject({ name: z.string().max(200) }), done),
  'data.backups': request('read', nothing, z.object({ backups: z.array(backupSchema) })),
  /**
   * Copies memory, settings, what waits, the journal and what memory providers keep in the home into a new folder of `desk/backups`. Keys
   * are not copied.
   */
  'data.backup': request('write', nothing, backupSchema),
  /**
   * Puts the memory files of a backup, its settings, or what memory providers kept in the home (`provider`), in the place of those of
   * now, which are backed up first. The journal is not turned back: it records the change, so that it can be undone entry by entry.
   */
  'data.restore': request(
    'consent',
    z.strictObject({ id: backupId, what: z.enum(['memory', 'settings', 'provider']) }),
    z.object({ restored: z.array(z.string()), before: backupSchema }),
  ),
  'data.deleteBackup': request('consent', z.strictObject({ id: backupId }), done),
  /** What helps to find a fault, as one text: versions, sizes, settings and the log. No memory, no conversation, no key is in it. */
  'data.diagnostics': request('read', nothing, z.object({ name: z.string(), text: z.string() })),
} as const;
