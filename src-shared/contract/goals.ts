import { z } from 'zod';
import { done, timeSchema } from './common.ts';
import { request } from './define.ts';

/** What a judge may say of a goal after a turn. */
export const goalVerdictSchema = z.enum(['done', 'blocked', 'continue', 'wait']);
export type GoalVerdict = z.infer<typeof goalVerdictSchema>;

/** The standing goal of a conversation. */
export const goalSchema = z.object({
  session: z.string(),
  goal: z.string(),
  subgoals: z.array(z.string()),
  /** `done` when the judge found it reached; `paused` also when it is blocked or its turns are used up: `why` says. */
  status: z.enum(['active', 'paused', 'done']),
  /**
   * What becomes of an active goal now: a turn runs (`working`), the judge reads its end (`judging`), it is parked (`waiting`), or
   * nothing happens until the person goes on (`resting`).
   */
  doing: z.enum(['working', 'judging', 'waiting', 'resting']),
  turnsUsed: z.number().int(),
  maxTurns: z.number().int(),
  verdict: goalVerdictSchema.nullable(),
  /** The judge's own sentence; empty before there is one. */
  reason: z.string(),
  /** Why it is paused, parked or resting, in one sentence; empty where nothing is to be said. */
  why: z.string(),
  /** When a parked goal goes on by itself; null when it waits for something else, or for nothing. */
  waitingUntil: timeSchema.nullable(),
  createdAt: timeSchema,
});
export type Goal = z.infer<typeof goalSchema>;

const session = z.string().min(1).max(200);
const answered = z.object({ goal: goalSchema });

export const goalRequests = {
  'goal.get': request('read', z.strictObject({ session }), z.object({ goal: goalSchema.nullable() })),
  /**
   * Sets the goal of a conversation, in place of the one it has, and begins to work at it. Without `session` a new conversation is
   * made. Refused while a turn runs, and where no judge may be asked.
   */
  'goal.set': request(
    'write',
    z.strictObject({ session: session.nullable(), text: z.string().trim().min(1).max(20_000) }),
    z.object({ session: z.string(), turn: z.string(), goal: goalSchema }),
  ),
  'goal.pause': request('write', z.strictObject({ session }), answered),
  /** Goes on: with a paused goal from the first turn again, with one that rests or is parked from where it is. */
  'goal.resume': request('write', z.strictObject({ session }), answered),
  'goal.clear': request('write', z.strictObject({ session }), done),
  /** Adds a point the goal is to meet, takes the one at a place (from 1) away, or takes all away. */
  'goal.subgoals': request(
    'write',
    z.strictObject({
      session,
      change: z.discriminatedUnion('what', [
        z.strictObject({ what: z.literal('add'), text: z.string().trim().min(1).max(2000) }),
        z.strictObject({ what: z.literal('remove'), at: z.number().int().min(1) }),
        z.strictObject({ what: z.literal('clear') }),
      ]),
    }),
    answered,
  ),
} as const;

export const goalEvents = {
  /** The goal of a conversation is another, or stands otherwise; null when it has none any more. */
  'goal.changed': z.object({ session: z.string(), goal: goalSchema.nullable() }),
} as const;
