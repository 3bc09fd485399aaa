import { z } from 'zod';
import { done, timeSchema } from './common.ts';
import { request } from './define.ts';
import { errorShapeSchema } from './errors.ts';
import { toolAskSchema } from './tools.ts';

/** Tokens and cost of one turn, as the provider reported them. */
export const usageRecordSchema = z.object({
  inputTokens: z.number(),
  outputTokens: z.number(),
  cacheReadTokens: z.number(),
  cacheWriteTokens: z.number(),
  reasoningTokens: z.number(),
  calls: z.number(),
  costUsd: z.number().nullable(),
});
export type UsageRecord = z.infer<typeof usageRecordSchema>;

export const turnOutcomeSchema = z.enum(['completed', 'stopped', 'failed']);
export type TurnOutcome = z.infer<typeof turnOutcomeSchema>;

/** Words of the person that wait; `id` is the turn they will be. */
export const queuedSchema = z.object({
  id: z.string(),
  text: z.string(),
  /** They wait until the person sends them: the turn that they waited for was stopped. */
  held: z.boolean(),
});
export type Queued = z.infer<typeof queuedSchema>;

/** A turn that is running now: enough to draw it after a reload. */
export const liveTurnSchema = z.object({
  session: z.string(),
  turn: z.string(),
  startedAt: timeSchema,
  /** Text of the answer being streamed, not yet a stored row. */
  text: z.string(),
  reasoning: z.string(),
  /** Tool calls of the current step that have no stored result yet. */
  tools: z.array(z.object({ callId: z.string(), name: z.string(), arguments: z.string() })),
  /** One line for the person: retrying, waiting. Empty when nothing is to say. */
  notice: z.string(),
  queued: z.array(queuedSchema),
  /** Calls that wait for the person, oldest first. */
  asks: z.array(toolAskSchema),
});
export type LiveTurn = z.infer<typeof liveTurnSchema>;

/** Context use of a session: estimated tokens of the next request by part, and the window. */
export const contextUseSchema = z.object({
  used: z.number(),
  window: z.number(),
  parts: z.array(z.object({ name: z.enum(['system', 'tools', 'messages']), tokens: z.number() })),
});
export type ContextUse = z.infer<typeof contextUseSchema>;

/** How long a model thinks, from not at all to as long as it can. */
export const effortSchema = z.enum(['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max', 'ultra']);
export type Effort = z.infer<typeof effortSchema>;

/** A model chosen for one conversation alone; what is left out is as config.yaml says. */
export const modelChoiceSchema = z.strictObject({
  /** The provider's name in config.yaml. */
  provider: z.string().min(1).max(200).optional(),
  model: z.string().min(1).max(300).optional(),
  effort: effortSchema.optional(),
});
export type ModelChoice = z.infer<typeof modelChoiceSchema>;

/** What one provider has to offer. */
export const offeredModelsSchema = z.object({
  /** The name to choose it by; empty for the provider that is configured without one. */
  provider: z.string(),
  label: z.string(),
  models: z.array(z.string()),
  /** Why its list could not be read; empty when it could. */
  problem: z.string(),
});
export type OfferedModels = z.infer<typeof offeredModelsSchema>;

/** The model that answers in a conversation from its next turn on. */
export const modelInForceSchema = z.object({
  /** The provider's name to choose it by; empty for the configured one. */
  provider: z.string(),
  label: z.string(),
  model: z.string(),
  kind: z.enum(['offline_guide', 'openai', 'anthropic']),
  /** What the person chose for this conversation alone; empty when it follows config.yaml. */
  chosen: modelChoiceSchema,
});
export type ModelInForce = z.infer<typeof modelInForceSchema>;

export const chatRequests = {
  /**
   * Sends the person's words. Without `session` a new one is created. While a turn runs, `whenBusy` says what becomes of
   * the words: put behind (`queue`), given to the running turn after its next tool result (`steer`), or the turn is
   * stopped first (`interrupt`). The user row is on disk when this answers (a queued one when its turn begins).
   */
  'chat.send': request(
    'write',
    z.strictObject({
      session: z.string().nullable(),
      text: z.string().min(1).max(2_000_000),
      whenBusy: z.enum(['queue', 'steer', 'interrupt']).default('steer'),
      /** The model of a session that is made by this. */
      model: modelChoiceSchema.default({}),
    }),
    z.object({ session: z.string(), turn: z.string(), state: z.enum(['started', 'queued', 'steering']) }),
  ),
  /**
   * Stops the running turn. What was queued behind it is held, and so are words that steered it and that it had not taken:
   * they stand in the queue until the person sends or drops them.
   */
  'chat.stop': request('write', z.strictObject({ session: z.string() }), done),
  /** Answers the last user message again: the rows after it are rewound, never deleted. */
  'chat.retry': request('write', z.strictObject({ session: z.string() }), z.object({ turn: z.string() })),
  /** Rewinds to before the user message `message` and sends `text` in its place. */
  'chat.edit': request(
    'write',
    z.strictObject({ session: z.string(), message: z.number().int(), text: z.string().min(1).max(2_000_000) }),
    z.object({ turn: z.string() }),
  ),
  /** Takes the person's last words and all behind them out of the conversation, and answers the words. Nothing is deleted. */
  'chat.undo': request('write', z.strictObject({ session: z.string() }), z.object({ text: z.string() })),
  /**
   * Begins a conversation that has a copy of another up to `message`; null: all of it. Words of the person at that place stay
   * behind and are answered in `words`. The system prompt is the same to the byte; the other conversation stays as it is.
   */
  'chat.branch': request(
    'write',
    z.strictObject({
      session: z.string(),
      message: z.number().int().nullable().default(null),
      title: z.string().max(400).default(''),
    }),
    z.object({ session: z.string(), words: z.string() }),
  ),
  /** The model in force in a conversation, or in the next one. Asks no server. */
  'chat.model': request('read', z.strictObject({ session: z.string().nullable() }), modelInForceSchema),
  /** What can be chosen; servers are asked, which can take seconds. */
  'chat.models': request('read', z.strictObject({}), z.object({ offered: z.array(offeredModelsSchema) })),
  /** Chooses the model of one conversation from its next turn on; null for the one of config.yaml. */
  'chat.setModel': request('write', z.strictObject({ session: z.string(), model: modelChoiceSchema.nullable() }), done),
  'chat.unqueue': request('write', z.strictObject({ session: z.string(), id: z.string() }), done),
  /** Goes on with a turn that a crash or a stop left half done. */
  'chat.continue': request('write', z.strictObject({ session: z.string() }), z.object({ turn: z.string() })),
  /**
   * Puts a summary in the place of the older messages of an idle conversation, as a turn of its own: `turn.notice` tells how
   * far it is, `chat.stop` stops it. Answers when it has ended; `message` says in one sentence what came of it.
   */
  'chat.compress': request(
    'write',
    z.strictObject({
      session: z.string(),
      /** What to keep above all. */
      focus: z.string().max(2000).default(''),
      /** How many of the newest exchanges stay word for word; null leaves that to the budget. */
      keep: z.number().int().min(1).max(999).nullable().default(null),
    }),
    z.object({ compressed: z.boolean(), tokensBefore: z.number(), tokensAfter: z.number(), message: z.string() }),
  ),
  /** What runs now; `waiting` is what stands in the queue while nothing runs, else it is in `live`. */
  'chat.live': request(
    'read',
    z.strictObject({ session: z.string() }),
    z.object({ live: liveTurnSchema.nullable(), halfDone: z.boolean(), waiting: z.array(queuedSchema) }),
  ),
  'chat.context': request('read', z.strictObject({ session: z.string() }), contextUseSchema),
} as const;

const turn = { session: z.string(), turn: z.string() };

export const chatEvents = {
  'turn.started': z.object({ ...turn, startedAt: timeSchema }),
  /** Streamed pieces, in order. Text in deltas becomes a stored row by `message.added`. */
  'turn.delta': z.object({ ...turn, text: z.string(), reasoning: z.string() }),
  /** The answer begins anew: what was streamed since the last stored row is void. */
  'turn.restart': z.object(turn),
  'turn.tool': z.object({
    ...turn,
    callId: z.string(),
    name: z.string(),
    arguments: z.string(),
    state: z.enum(['running', 'done', 'failed']),
  }),
  'turn.notice': z.object({ ...turn, text: z.string() }),
  'turn.queue': z.object({ session: z.string(), queued: z.array(queuedSchema) }),
  'turn.ended': z.object({
    ...turn,
    outcome: turnOutcomeSchema,
    error: errorShapeSchema.nullable(),
    usage: usageRecordSchema,
  }),
} as const;
