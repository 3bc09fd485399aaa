import { z } from 'zod';
import { skillEventSchema } from '../events.ts';

const contentSchema = z.union([z.string(), z.strictObject({ base64: z.string() })]);

/** A path below the folder it belongs to, with `/`: one that could lead out of it makes the whole record unreadable. */
export const placeSchema = z
  .string()
  .refine(
    (path) => path.split('/').every((part) => part !== '' && part !== '.' && part !== '..') && !path.includes('\0'),
  );

/** One change of the skills folder. Skills are named by id (the path of their folder), files by their path in it. */
const changeSchema = z.discriminatedUnion('kind', [
  /** A new skill with all its files. */
  z.strictObject({ kind: z.literal('create'), skill: placeSchema, files: z.record(placeSchema, contentSchema) }),
  /** One file of a skill; null is no file. */
  z.strictObject({
    kind: z.literal('file'),
    skill: placeSchema,
    path: placeSchema,
    before: contentSchema.nullable(),
    after: contentSchema.nullable(),
    /** A new file can be run as a program. */
    program: z.literal(true).optional(),
  }),
  /** A whole folder to another place: into the archive, or out of it. */
  z.strictObject({ kind: z.literal('move'), skill: placeSchema, to: placeSchema }),
]);
export type Change = z.infer<typeof changeSchema>;

/** A change as it is kept: written whole before the first file is touched, so that a crash can be made good. */
export const changeRecordSchema = z.object({
  v: z.literal(1),
  id: z.string(),
  changes: z.array(changeSchema),
  events: z.array(skillEventSchema),
});
export type ChangeRecord = z.infer<typeof changeRecordSchema>;

/** Where an archived folder of a skill lies, as an id. */
export const ARCHIVE = '.archive';

/** The change that takes another back. Taking a birth back puts the skill into the archive under `aside`. */
export function inverse(change: Change, aside: (skill: string) => string): Change {
  switch (change.kind) {
    case 'create':
      return { kind: 'move', skill: change.skill, to: aside(change.skill) };
    case 'file':
      return { ...change, before: change.after, after: change.before };
    case 'move':
      return { kind: 'move', skill: change.to, to: change.skill };
  }
}
