import { z } from 'zod';
import { done, timeSchema } from './common.ts';
import { request } from './define.ts';

/** What a judge may say of a goal after a turn. */
export const goalVerdictSchema = z.enum(['done', 'blocked', 'continue', 'wait']);
export type GoalVerdict = z.infer<typeof goalVerdictSchema>;

/** What a goal is held to beyond its words: `outcome`, `verification`, `constraints`, `boundaries`, `stop_when`, or a name of Hermes'. */
export const goalTermSchema = z.object({ field: z.string(), text: z.string() });
export type GoalTerm = z.infer<typeof goalTermSchema>;

/** A shell command that has to succeed before the judge is asked. */
export const goalGateSchema = z.object({
  command: z.string(),
  /** How its last run ended; `new` before there was one. */
  state: z.enum(['new', 'passed', 'failed']),
  /** Exit code of the last run; null when it had none: it took too long, or could not be started. */
  exitCode: z.number().int().nullable(),
  /** The end of what the last run wrote. */
  output: z.string(),
  /** Runs in a row that failed, and after how many more the goal is paused. */
  failures: z.number().int(),
  mostFailures: z.number().int(),
  /** Whether the person set it here; one from elsewhere is not run before they add it themselves. */
  ours: z.boolean(),
});
export type GoalGate = z.infer<typeof goalGateSchema>;

/** The standing goal of a conversation. */
export const goalSchema = z.object({
  session: z.string(),
  goal: z.string(),
  subgoals: z.array(z.string()),
  terms: z.array(goalTermSchema),
  gates: z.array(goalGateSchema),
  /** `done` when the judge found it reached; `paused` also when it is blocked or its turns are used up: `why` says. */
  status: z.enum(['active', 'paused', 'done']),
  /**
   * What becomes of an active goal now: a turn runs (`working`), its checks run (`checking`), the judge reads its end (`judging`), it is
   * parked (`waiting`), or nothing happens until the person goes on (`resting`).
   */
  doing: z.enum(['working', 'checking', 'judging', 'waiting', 'resting']),
  turnsUsed: z.number().int(),
  maxTurns: z.number().int(),
  verdict: goalVerdictSchema.nullable(),
  /** The judge's own sentence; empty before there is one. */
  reason: z.string(),
  /** Why it is paused, parked or resting, in one sentence; empty where nothing is to be said. */
  why: z.string(),
  /** When a parked goal goes on by itself; null when it waits for something else, or for nothing. */
  waitingUntil: timeSchema.nullable(),
  /** The process it is parked for; null for none. */
  waitingPid: z.number().int().nullable(),
  createdAt: timeSchema,
});
export type Goal = z.infer<typeof goalSchema>;

const session = z.string().min(1).max(200);
const answered = z.object({ goal: goalSchema });

export const goalRequests = {
  'goal.get': request('read', z.strictObject({ session }), z.object({ goal: goalSchema.nullable() })),
  /**
   * Sets the goal of a conversation, in place of the one it has, and begins to work at it. Lines `field: value` in the text (verify,
   * constraints, scope, stop when, outcome) are what it is held to. Without `session` a new conversation is made. Refused while a turn runs, and where no judge may be asked.
   */
  'goal.set': request(
    'write',
    z.strictObject({ session: session.nullable(), text: z.string().trim().min(1).max(20_000) }),
    z.object({ session: z.string(), turn: z.string(), goal: goalSchema }),
  ),
  'goal.pause': request('write', z.strictObject({ session }), answered),
  /** Goes on: with a paused goal from the first turn again, with one that rests or is parked from where it is. */
  'goal.resume': request('write', z.strictObject({ session }), answered),
  /** Has a model write a goal out: the text of a goal with what it is held to, for the person to change and set. Nothing is set. */
  'goal.draft': request(
    'write',
    z.strictObject({ session: session.nullable(), text: z.string().trim().min(1).max(20_000) }),
    z.object({ text: z.string() }),
  ),
  /** Parks an active goal until a process has ended (half an hour at most) or for so many seconds (a day at most). */
  'goal.wait': request(
    'write',
    z.strictObject({
      session,
      on: z.discriminatedUnion('what', [
        z.strictObject({ what: z.literal('process'), pid: z.number().int().min(1).max(4_294_967_295) }),
        z.strictObject({ what: z.literal('time'), seconds: z.number().int().min(1).max(86_400) }),
      ]),
      reason: z.string().trim().max(500).default(''),
    }),
    answered,
  ),
  /** Adds a check, takes the one at a place (from 1) away, or takes all away. A check is a command line that is run in the workspace. */
  'goal.gates': request(
    'consent',
    z.strictObject({
      session,
      change: z.discriminatedUnion('what', [
        z.strictObject({ what: z.literal('add'), command: z.string().trim().min(1).max(2000) }),
        z.strictObject({ what: z.literal('remove'), at: z.number().int().min(1) }),
        z.strictObject({ what: z.literal('clear') }),
      ]),
    }),
    answered,
  ),
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
