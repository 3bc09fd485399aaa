import { z } from 'zod';
import { timeSchema } from './common.ts';
import { request } from './define.ts';

/**
 * How a child stands. `unknown`: the app ended while it ran, so nobody knows what became of it. A child that reached its turn limit
 * has still `completed` when it left a summary; `exitReason` tells.
 */
export const childStateSchema = z.enum(['running', 'completed', 'failed', 'stopped', 'timed_out', 'unknown']);
export type ChildState = z.infer<typeof childStateSchema>;

/** A task given to another agent, with a conversation of its own. */
export const childSchema = z.object({
  /** As the model knows it. */
  id: z.string(),
  delegation: z.string(),
  /** The conversation that gave the task. */
  parent: z.string(),
  /** The child's own conversation. */
  session: z.string(),
  /** Place in its delegation, from 0. */
  index: z.number().int(),
  goal: z.string(),
  role: z.enum(['leaf', 'orchestrator']),
  model: z.string(),
  state: childStateSchema,
  /** `completed`, `max_iterations`, `error`, `interrupted`, `timeout`; empty while it runs, and where nobody knows. */
  exitReason: z.string(),
  /** What went wrong, in one sentence; empty for nothing. */
  error: z.string(),
  /** What it does now: the tool it runs; empty when it thinks or writes. */
  activity: z.string(),
  startedAt: timeSchema,
  endedAt: timeSchema.nullable(),
  calls: z.number().int(),
  tools: z.number().int(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  costUsd: z.number().nullable(),
});
export type Child = z.infer<typeof childSchema>;

const session = z.string().min(1).max(200);

export const delegationRequests = {
  /** The children of a conversation, oldest first. */
  'delegation.list': request('read', z.strictObject({ session }), z.object({ children: z.array(childSchema) })),
  /** Stops one child, or (null) every child of the conversation; answers how many ran. Their results so far go to the parent. */
  'delegation.stop': request(
    'write',
    z.strictObject({ session, child: z.string().max(100).nullable().default(null) }),
    z.object({ stopped: z.number().int() }),
  ),
} as const;

export const delegationEvents = {
  /** A child began, goes on or has ended. */
  'delegation.child': childSchema,
} as const;
