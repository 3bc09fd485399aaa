import { z } from 'zod';
import { usageRecordSchema } from './chat.ts';
import { done, nothing, timeSchema } from './common.ts';
import { request } from './define.ts';

/** What the curator does to a skill by its age. `seed` begins the clock of one that came with Hermes. */
export const curatorStepSchema = z.enum(['seed', 'stale', 'archive', 'reactivate']);
export type CuratorStep = z.infer<typeof curatorStepSchema>;

/** Why the curator leaves a skill alone. */
export const protectionSchema = z.enum([
  'handwritten',
  'pinned',
  'hub',
  'installed',
  'app',
  'builtin',
  'edited_builtin',
  'scheduled',
  'needed',
  'staged',
  'repository',
]);
export type Protection = z.infer<typeof protectionSchema>;

/** One skill as the curator sees it. */
export const curatedSkillSchema = z.object({
  id: z.string(),
  name: z.string(),
  state: z.enum(['active', 'stale', 'archived']),
  pinned: z.boolean(),
  /** Whether the curator looks after it. */
  managed: z.boolean(),
  /** Whether the person can give it to the curator. */
  adoptable: z.boolean(),
  /** Why it is left alone all the same; null when it is not. */
  protectedBy: protectionSchema.nullable(),
  /** What names it, where that is why: a skill, a scheduled job. */
  neededBy: z.array(z.string()),
  uses: z.number().int(),
  /** When it was last used, read or changed, else made; null while that is not known. */
  lastActive: timeSchema.nullable(),
  /** What comes next and from when on; null for nothing. */
  next: z.object({ step: curatorStepSchema, at: timeSchema }).nullable(),
});
export type CuratedSkill = z.infer<typeof curatedSkillSchema>;

/** One step of a pass. */
export const curatorChangeSchema = z.object({
  step: z.enum(['seed', 'stale', 'archive', 'reactivate', 'merge']),
  /** Id of the skill before, and after where that is another. */
  skill: z.string(),
  to: z.string().nullable(),
  name: z.string(),
  /** `done`; `would`: a trial run; `skipped`, with `why`; `unknown`: the app ended in the middle of the pass. */
  outcome: z.enum(['done', 'would', 'skipped', 'unknown']),
  why: z.string(),
  /** Id of the change of skills, for the diff and for Undo; null where none is on record. */
  change: z.string().nullable(),
  /** The skill that took its content over. */
  into: z.string().nullable(),
  /** What still names it: skills, memory. */
  namedBy: z.array(z.string()),
});
export type CuratorChange = z.infer<typeof curatorChangeSchema>;

/** One pass of the curator, as it is kept in `<home>/desk/curator/`. */
export const curatorRunSchema = z.object({
  v: z.literal(1),
  id: z.string(),
  startedAt: timeSchema,
  endedAt: timeSchema.nullable(),
  /** `schedule`, a `person`, or what a person approved of a preview. */
  cause: z.enum(['schedule', 'person', 'preview']),
  dryRun: z.boolean(),
  checked: z.number().int(),
  changes: z.array(curatorChangeSchema),
  /** Id of the backup made before; null when there is none, and `backupWhy` says why. */
  backup: z.string().nullable(),
  backupWhy: z.string(),
  /** Folder of REPORT.md and run.json, absolute; empty when it could not be written. */
  report: z.string(),
  /** What the model was asked for; null when it was not asked. */
  model: z
    .object({
      provider: z.string(),
      model: z.string(),
      usage: usageRecordSchema,
      /** How many proposals it made; 0 with `why` when none can be used. */
      proposals: z.number().int(),
      why: z.string(),
    })
    .nullable(),
  ended: z.enum(['running', 'done', 'failed', 'interrupted']),
  why: z.string(),
});
export type CuratorRun = z.infer<typeof curatorRunSchema>;

/** One proposal of the model: skills to be put together into one. */
export const curatorProposalSchema = z.object({
  id: z.string(),
  /** The skill that would hold everything: one that is there, or a new one. */
  into: z.string(),
  isNew: z.boolean(),
  why: z.string(),
  /** Skills that would go into the archive. */
  absorbs: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Files beside SKILL.md that go with them: the skill they come from, their path there and in the one that takes them over. */
  files: z.array(z.object({ skill: z.string(), path: z.string(), to: z.string() })),
  /** What would be written, as a unified diff. */
  diff: z.string(),
  /** Why it cannot be approved as things are; null when it can. */
  stale: z.string().nullable(),
});
export type CuratorProposal = z.infer<typeof curatorProposalSchema>;

export const curatorPreviewSchema = z.object({
  id: z.string(),
  createdAt: timeSchema,
  model: z.string(),
  proposals: z.array(curatorProposalSchema),
});
export type CuratorPreview = z.infer<typeof curatorPreviewSchema>;

export const curatorStatusSchema = z.object({
  enabled: z.boolean(),
  paused: z.boolean(),
  lastRun: timeSchema.nullable(),
  /** From when on the next pass may begin, once the app is idle; null while it is off or paused. */
  nextRun: timeSchema.nullable(),
  runs: z.number().int(),
  summary: z.string(),
  intervalHours: z.number(),
  idleHours: z.number(),
  staleDays: z.number(),
  archiveDays: z.number(),
  consolidate: z.boolean(),
  pruneBuiltins: z.boolean(),
  /** Settings that make no sense and what holds instead. */
  warnings: z.array(z.string()),
  running: z.boolean(),
  skills: z.array(curatedSkillSchema),
  /** Proposals that wait for the person. */
  proposals: z.number().int(),
});
export type CuratorStatus = z.infer<typeof curatorStatusSchema>;

export const curatorRequests = {
  'curator.status': request('read', nothing, curatorStatusSchema),
  /** Passes, newest first. */
  'curator.runs': request(
    'read',
    z.strictObject({ limit: z.number().int().min(1).max(200).default(50) }),
    z.object({ runs: z.array(curatorRunSchema) }),
  ),
  /** One pass with its report; the newest without `id`. */
  'curator.report': request(
    'read',
    z.strictObject({ id: z.string().max(100).optional() }),
    z.object({ run: curatorRunSchema, markdown: z.string() }),
  ),
  /** A pass now. `dryRun` changes nothing. `consolidate` asks the model for proposals too, else config.yaml decides. */
  'curator.run': request(
    'consent',
    z.strictObject({ dryRun: z.boolean().default(false), consolidate: z.boolean().optional() }),
    z.object({ run: curatorRunSchema }),
  ),
  'curator.pause': request('write', z.strictObject({ paused: z.boolean() }), done),
  /** Gives a skill to the curator, or takes it back. */
  'curator.adopt': request('consent', z.strictObject({ id: z.string().max(1000), adopted: z.boolean() }), done),
  /** A copy of the skills folder now. */
  'curator.backup': request('write', nothing, z.object({ id: z.string(), path: z.string() })),
  'curator.preview': request('read', nothing, z.object({ preview: curatorPreviewSchema.nullable() })),
  /** Decides on proposals of the preview; those named in neither list wait on. */
  'curator.decide': request(
    'consent',
    z.strictObject({
      preview: z.string().max(100),
      approve: z.array(z.string()).max(50).default([]),
      reject: z.array(z.string()).max(50).default([]),
    }),
    z.object({ run: curatorRunSchema.nullable() }),
  ),
} as const;

export const curatorEvents = {
  'curator.changed': z.object({ running: z.boolean(), proposals: z.number().int() }),
} as const;
