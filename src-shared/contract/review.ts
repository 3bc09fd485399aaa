import { z } from 'zod';
import { usageRecordSchema } from './chat.ts';
import { done, nothing, timeSchema } from './common.ts';
import { request } from './define.ts';

/** One call of a tool in a review, and what came of it. What was written stands where it was written, not here. */
export const reviewActionSchema = z.object({
  tool: z.string(),
  /** `add`, `replace`, `remove`, `create`, `patch`, ...; empty where the call did not say. */
  action: z.string(),
  /** The store, or the name of the skill; empty for neither. */
  subject: z.string(),
  /** `saved`: it stands. `proposed`: it waits for the person. `read`: it only looked. `refused`: it was not carried out. */
  outcome: z.enum(['saved', 'proposed', 'read', 'refused']),
  /** Seqs of the journal, ids of staged writes, ids of changes of skills. */
  journal: z.array(z.number().int()),
  staged: z.array(z.string()),
  skills: z.array(z.string()),
});
export type ReviewAction = z.infer<typeof reviewActionSchema>;

/**
 * How a review ended: `saved` or proposed something, found `nothing`, gave way to a turn (`cancelled`), came to a limit of its
 * own (`budget`, `steps`), `failed`, or was cut off with the app (`interrupted`). `running` while it runs.
 */
export const reviewEndSchema = z.enum([
  'running',
  'saved',
  'nothing',
  'cancelled',
  'budget',
  'steps',
  'failed',
  'interrupted',
]);
export type ReviewEnd = z.infer<typeof reviewEndSchema>;

/** One review of a conversation, as it is kept in `<home>/desk/reviews/`. */
export const reviewRunSchema = z.object({
  v: z.literal(1),
  id: z.string(),
  session: z.string(),
  startedAt: timeSchema,
  endedAt: timeSchema.nullable(),
  /** What it looked for. */
  memory: z.boolean(),
  skills: z.boolean(),
  /** The person asked for it. */
  asked: z.boolean(),
  provider: z.string(),
  model: z.string(),
  /** What it was shown: the conversation as the main model had it (its cached prefix), or a digest for another model. */
  saw: z.object({
    form: z.enum(['whole', 'digest']),
    messages: z.number().int(),
    /** Row id of the newest message. */
    upTo: z.number().int().nullable(),
    /** Estimated tokens of the first request. */
    tokens: z.number().int(),
  }),
  usage: usageRecordSchema,
  actions: z.array(reviewActionSchema),
  ended: reviewEndSchema,
  /** Why it ended, in one sentence; empty where the word says it. */
  why: z.string(),
});
export type ReviewRun = z.infer<typeof reviewRunSchema>;

/** A run with the title of its conversation; null when that has none or is gone. */
export const shownReviewSchema = reviewRunSchema.extend({ title: z.string().nullable() });
export type ShownReview = z.infer<typeof shownReviewSchema>;

export const queuedReviewSchema = z.object({
  session: z.string(),
  title: z.string().nullable(),
  memory: z.boolean(),
  skills: z.boolean(),
  asked: z.boolean(),
  since: timeSchema,
  tries: z.number().int(),
});

export const reviewStatusSchema = z.object({
  /** Whether reviews begin by themselves. */
  enabled: z.boolean(),
  /** Why none can run now (no model, paused, a limit), in one sentence; null when one can. */
  obstacle: z.string().nullable(),
  model: z.string(),
  /** After how many turns and tool iterations one is due; 0 is never. */
  turns: z.number().int(),
  iterations: z.number().int(),
  /** The conversation that is being reviewed; null for none. */
  running: z.string().nullable(),
  queue: z.array(queuedReviewSchema),
  /** Of the runs that are kept: how many, and what they cost. */
  runs: z.number().int(),
  tokens: z.number(),
  costUsd: z.number().nullable(),
});
export type ReviewStatus = z.infer<typeof reviewStatusSchema>;

const session = z.string().min(1).max(200);

export const reviewRequests = {
  'review.status': request('read', nothing, reviewStatusSchema),
  /** What was reviewed, newest first; of one conversation where `session` says which. */
  'review.runs': request(
    'read',
    z.strictObject({ session: session.optional(), limit: z.number().int().min(1).max(200).default(50) }),
    z.object({ runs: z.array(shownReviewSchema) }),
  ),
  'review.get': request('read', z.strictObject({ id: z.string().max(100) }), shownReviewSchema),
  /**
   * Reviews a conversation now (`/refine`), whatever `auxiliary.background_review.enabled` says. Answers when it is in the queue;
   * `review.ended` tells how it ended. Refused where none can run.
   */
  'review.run': request('write', z.strictObject({ session, focus: z.string().max(2000).default('') }), done),
  /** Stops the review of a conversation and takes it out of the queue. */
  'review.cancel': request('write', z.strictObject({ session }), done),
} as const;

export const reviewEvents = {
  /** The queue, or what runs, is another. */
  'review.changed': z.object({ running: z.string().nullable(), waiting: z.number().int() }),
  /**
   * A review has ended. `line` says in one line what it did; empty when nothing is to be said (`display.memory_notifications`). With
   * it: writes that stand, writes that wait for the person, and what it cost (null where nobody knows).
   */
  'review.ended': z.object({
    session: z.string(),
    run: z.string(),
    ended: reviewEndSchema,
    line: z.string(),
    saved: z.number().int(),
    proposed: z.number().int(),
    tokens: z.number(),
    costUsd: z.number().nullable(),
  }),
} as const;
