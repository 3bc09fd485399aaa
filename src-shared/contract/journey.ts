import { z } from 'zod';
import { done, jsonSchema, nothing, storeSchema, timeSchema } from './common.ts';
import { request } from './define.ts';

/** What a bound on an unknown time rests on, see `uncertain` of a node. */
export const boundSchema = z.enum(['found', 'told', 'saved', 'use', 'record', 'file']);
export type Bound = z.infer<typeof boundSchema>;

/** A memory, a skill or something that an external memory provider remembers, on the map. */
export const journeyNodeSchema = z.object({
  id: z.string(),
  kind: z.enum(['memory', 'skill', 'provider_memory']),
  label: z.string(),
  /** Full text of a memory, also of a provider's; description of a skill. */
  body: z.string(),
  store: storeSchema.nullable(),
  /** Folder of a skill, its id in `skills.*`; null for any other. */
  skill: z.string().nullable(),
  category: z.string(),
  /** When it was learned; null when nothing at all is known. */
  time: timeSchema.nullable(),
  /**
   * The span it lies in when the exact time is not known. `by` says why it was there at `to`: it stood in its file (`found`), a model
   * was told it (`told`), a tool call saved it (`saved`); of a skill its first known use (`use`), Hermes' usage record (`record`), the
   * time of its file (`file`). Left out where that is not known.
   */
  uncertain: z.object({ from: timeSchema.nullable(), to: timeSchema, by: boundSchema.optional() }).nullable(),
  uses: z.number().int(),
  /** Times of use and of edit, newest last. */
  useTimes: z.array(timeSchema),
  editTimes: z.array(timeSchema),
  /** `removed`: a memory that stands in its store no longer; `purged`: one whose text was erased as well. */
  state: z.enum(['active', 'stale', 'archived', 'removed', 'purged']),
  /** When it was removed or archived; null while it stands, and where that is not known. */
  goneAt: timeSchema.nullable().default(null),
  origin: z.enum(['learned', 'person', 'builtin', 'hub', 'installed', 'review', 'external', 'provider']),
  pinned: z.boolean(),
  session: z.string().nullable(),
  message: z.number().int().nullable(),
  /** Of a `provider_memory`: the provider's name and title, its own word for what this is, and its trust in it (0 to 1). */
  provided: z
    .object({ provider: z.string(), title: z.string(), kind: z.string(), trust: z.number().nullable() })
    .optional(),
});
export type JourneyNode = z.infer<typeof journeyNodeSchema>;

/** Why two nodes are joined. `detail` is the shared word, the declared name, or the session's title. */
export const journeyEdgeSchema = z.object({
  source: z.string(),
  target: z.string(),
  reason: z.enum(['declared', 'word', 'mention', 'session']),
  detail: z.string(),
  /** 0 to 1. */
  weight: z.number(),
});
export type JourneyEdge = z.infer<typeof journeyEdgeSchema>;

export const journeyGraphSchema = z.object({
  nodes: z.array(journeyNodeSchema),
  edges: z.array(journeyEdgeSchema),
  builtAt: timeSchema,
});
export type JourneyGraph = z.infer<typeof journeyGraphSchema>;

export const journeyRequests = {
  'journey.graph': request('read', nothing, journeyGraphSchema),
  /** Stored places by node id, so that the picture never shifts: `<home>/desk/layout.json`. */
  'journey.places': request('read', nothing, z.object({ places: jsonSchema })),
  'journey.savePlaces': request('write', z.strictObject({ places: jsonSchema }), done),
} as const;

export const journeyEvents = {
  'journey.changed': z.object({ reason: z.enum(['memory', 'skills', 'sessions']) }),
} as const;
