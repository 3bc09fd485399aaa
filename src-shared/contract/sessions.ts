import { z } from 'zod';
import { done, timeSchema } from './common.ts';
import { request } from './define.ts';

/** One conversation as lists show it. */
export const sessionRowSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  /** First words of the person, at most 60 code points; empty when there are none. */
  preview: z.string(),
  source: z.string(),
  model: z.string().nullable(),
  startedAt: timeSchema,
  lastActive: timeSchema,
  endedAt: timeSchema.nullable(),
  messageCount: z.number().int(),
  pinned: z.boolean(),
  archived: z.boolean(),
  parent: z.string().nullable(),
  /** How many sessions of one lineage this row stands for. */
  parts: z.number().int(),
  /** Staged writes that came from this session and still wait. */
  waiting: z.number().int(),
  /** Changes of memory that came from this session. */
  changes: z.number().int(),
  running: z.boolean(),
  inputTokens: z.number(),
  outputTokens: z.number(),
  cacheReadTokens: z.number(),
  costUsd: z.number().nullable(),
});
export type SessionRow = z.infer<typeof sessionRowSchema>;

export const toolCallSchema = z.object({ id: z.string(), name: z.string(), arguments: z.string() });
export type ToolCall = z.infer<typeof toolCallSchema>;

/** What a tool row did to memory or skills: journal sequence numbers, staged writes by id, changes of skills by id. */
export const effectSchema = z.object({
  journal: z.array(z.number().int()),
  staged: z.array(z.string()),
  skills: z.array(z.string()).optional(),
});
export type Effect = z.infer<typeof effectSchema>;

/** One message as stored. `id` orders them; `time` may repeat. */
export const messageSchema = z.object({
  id: z.number().int(),
  session: z.string(),
  role: z.string(),
  content: z.string(),
  reasoning: z.string().nullable(),
  toolCalls: z.array(toolCallSchema),
  toolCallId: z.string().nullable(),
  toolName: z.string().nullable(),
  time: timeSchema,
  finishReason: z.string().nullable(),
  /** False for rows a compaction or a rewind took out of the prompt. */
  active: z.boolean(),
  compacted: z.boolean(),
  displayKind: z.string().nullable(),
  effect: effectSchema.nullable(),
});
export type Message = z.infer<typeof messageSchema>;

/**
 * A hit: the message as stored, a snippet with marked ranges (UTF-16 offsets into `snippet`, end exclusive). A hit in a
 * title has no message and the role `title`.
 */
export const searchHitSchema = z.object({
  session: sessionRowSchema,
  message: z.number().int().nullable(),
  role: z.string(),
  time: timeSchema,
  snippet: z.string(),
  marks: z.array(z.tuple([z.number().int(), z.number().int()])),
});
export type SearchHit = z.infer<typeof searchHitSchema>;

/** How far the search index has come: `done` of `total` messages. `off` where nobody keeps it. */
export const indexStatusSchema = z.object({
  state: z.enum(['off', 'building', 'ready']),
  done: z.number().int(),
  total: z.number().int(),
});
export type SearchIndexStatus = z.infer<typeof indexStatusSchema>;

/** What a look at state.db found and what was done about it. */
export const repairReportSchema = z.object({
  /** `index`: only the full-text indexes were damaged; `tables`: rows were carried over into a new file. */
  found: z.enum(['sound', 'index', 'tables']),
  sessions: z.number().int(),
  messages: z.number().int(),
  /** Rows that could not be read, as far as their number is known, and the tables that something is missing from. */
  lost: z.number().int(),
  /** Whether more may be lost than `lost` says. */
  atLeast: z.boolean(),
  lostFrom: z.array(z.string()),
  /** Where the damaged file lies now; null when it was not replaced. */
  aside: z.string().nullable(),
});
export type RepairReport = z.infer<typeof repairReportSchema>;

/** What a repair does now: reads the file, makes indexes anew, or carries rows over (`done` of `total`, 0 where unknown). */
export const repairStepSchema = z.object({
  step: z.enum(['checking', 'indexes', 'rows', 'ended']),
  done: z.number().int(),
  total: z.number().int(),
});
export type RepairStep = z.infer<typeof repairStepSchema>;

/** A deleted conversation that can still be put back. */
export const trashedSchema = z.object({
  id: z.string(),
  title: z.string().nullable(),
  deletedAt: timeSchema,
  messages: z.number().int(),
  parts: z.number().int(),
});
export type Trashed = z.infer<typeof trashedSchema>;

/**
 * What a clean-up is meant for: conversations that have ended and were last used more than `days` ago. Pinned ones are
 * always spared, archived ones unless asked for; `title` is looked for as it stands, letter case aside.
 */
export const pruneFilterSchema = z.strictObject({
  days: z.number().int().min(0).max(36_500).nullable().default(90),
  title: z.string().max(500).default(''),
  source: z.string().max(100).default(''),
  archived: z.boolean().default(false),
  /** Also conversations that nobody has ended; those of this app never end by themselves. */
  open: z.boolean().default(false),
});
export type PruneFilter = z.infer<typeof pruneFilterSchema>;

/** Bytes of state.db that a clean-up gave back to the disk, and bytes that are still free in it, for what is written next. */
export const spaceSchema = z.object({ given: z.number(), free: z.number() });
export type Space = z.infer<typeof spaceSchema>;

/** What a clean-up takes, or has taken. */
export const pruneReportSchema = z.object({
  /** Conversations that match, and the messages in them. */
  total: z.number().int(),
  messages: z.number().int(),
  /** The first of them, oldest first. */
  rows: z.array(sessionRowSchema),
  /** Ids of all that match; of those that are gone when it was no preview. */
  ids: z.array(z.string()),
  /** Conversations that would match but are spared: pinned, archived, not ended. */
  spared: z.object({ pinned: z.number().int(), archived: z.number().int(), open: z.number().int() }),
  /** Those that could not be deleted, and why. */
  refused: z.array(z.object({ id: z.string(), message: z.string() })),
  space: spaceSchema,
});
export type PruneReport = z.infer<typeof pruneReportSchema>;

export const importReportSchema = z.object({
  sessions: z.number().int(),
  messages: z.number().int(),
  /** Ids that were there already and stayed as they are. */
  skipped: z.array(z.string()),
});
export type ImportReport = z.infer<typeof importReportSchema>;

export const sessionStatsSchema = z.object({
  sessions: z.number().int(),
  /** Live messages, as the rows of the sessions count them. */
  messages: z.number().int(),
  bySource: z.record(z.string(), z.number().int()),
  /** Bytes of state.db and of the search index. */
  fileBytes: z.number(),
  indexBytes: z.number(),
  /** Bytes of state.db that hold nothing, for what is written next. */
  freeBytes: z.number(),
  /** Time of the oldest and the newest message; null without any. */
  oldest: timeSchema.nullable(),
  newest: timeSchema.nullable(),
  /** Deleted conversations that can be put back. */
  trashed: z.number().int(),
  /** True while state.db's own full-text indexes were taken out of the way of writing; a repair makes them anew. */
  staleIndexes: z.boolean(),
});
export type SessionStats = z.infer<typeof sessionStatsSchema>;

const id = z.strictObject({ id: z.string() });

/** What narrows a list or a search to some conversations. */
const narrowing = {
  /** Only of this source. */
  source: z.string().max(100).default(''),
  /** Only of this model. */
  model: z.string().max(200).default(''),
  /** Only those used at or after this time. */
  since: timeSchema.nullable().default(null),
  pinned: z.boolean().default(false),
  /** Only those with staged writes that wait. */
  waiting: z.boolean().default(false),
  /** Only those that changed memory. */
  changed: z.boolean().default(false),
} as const;

/** The conversations that a search looks through, besides what its query says of them. */
export const searchFilterSchema = z.strictObject({
  ...narrowing,
  /** False leaves archived ones out. */
  archived: z.boolean().default(true),
});
export type SearchFilter = z.infer<typeof searchFilterSchema>;

/** The longest query there is, in UTF-16 units; of a longer text (a pasted page) the beginning is looked for. */
export const LONGEST_QUERY = 2048;

/** A filter of a query that says nothing that can be understood, such as `before:someday`. */
const unreadFilterSchema = z.object({
  /** As it was typed. */
  text: z.string(),
  filter: z.enum(['role', 'before', 'after']),
  /** Whether the search was made without it, because nothing holds it as text. */
  leftOut: z.boolean(),
});
export type UnreadFilter = z.infer<typeof unreadFilterSchema>;

export const sessionRequests = {
  'sessions.list': request(
    'read',
    z.strictObject({
      limit: z.number().int().min(1).max(500).default(100),
      offset: z.number().int().min(0).default(0),
      archived: z.boolean().default(false),
      title: z.string().max(500).default(''),
      ...narrowing,
    }),
    /** `messages`: of all that the list holds, not of this page alone. */
    z.object({ rows: z.array(sessionRowSchema), total: z.number().int(), messages: z.number().int() }),
  ),
  'sessions.get': request('read', id, sessionRowSchema),
  /** The conversation a person means: `latest`, an id, a title (the newest of a numbered row), the beginning of an id. */
  'sessions.resolve': request('read', z.strictObject({ name: z.string().max(500) }), sessionRowSchema),
  /** The sources and models that occur, the commonest first. */
  'sessions.kinds': request(
    'read',
    z.strictObject({}),
    z.object({ sources: z.array(z.string()), models: z.array(z.string()) }),
  ),
  /** Messages in order of id. With `before`, the page that ends before it; with `around`, the page that holds it. */
  'sessions.messages': request(
    'read',
    z.strictObject({
      id: z.string(),
      before: z.number().int().optional(),
      around: z.number().int().optional(),
      after: z.number().int().optional(),
      limit: z.number().int().min(1).max(1000).default(200),
    }),
    z.object({
      messages: z.array(messageSchema),
      hasBefore: z.boolean(),
      hasAfter: z.boolean(),
      total: z.number().int(),
      /** How many messages stand before the page; only told of the page `around` a message. */
      start: z.number().int().optional(),
    }),
  ),
  'sessions.search': request(
    'read',
    z.strictObject({
      filter: searchFilterSchema.optional(),
      /** More than the first `LONGEST_QUERY` characters is not looked for. */
      query: z.string().max(1_000_000),
      limit: z.number().int().min(1).max(200).default(50),
      /** `index` answers at once from the indexes; `full` adds what only a look at every message finds. */
      depth: z.enum(['index', 'full']).default('full'),
    }),
    z.object({
      hits: z.array(searchHitSchema),
      /** How many messages and titles match, as far as was looked; `hits` is the best of them. */
      total: z.number().int(),
      /** True when every message was looked at. */
      complete: z.boolean(),
      note: z.string().nullable(),
      unread: z.array(unreadFilterSchema),
    }),
  ),
  /** How far the search index has come; a search does not wait for it. */
  'sessions.index': request('read', z.strictObject({}), indexStatusSchema),
  /** Deletes the search index and makes it anew; answers when it is whole, with `search.index` events on the way. */
  'sessions.reindex': request('write', z.strictObject({}), indexStatusSchema),
  /** Looks through state.db; a damaged one is set aside and what can be read of it goes on in a new file. */
  'sessions.repair': request('write', z.strictObject({}), repairReportSchema),
  /** Takes conversations from the text of a JSONL export, all of it or nothing. */
  'sessions.import': request('write', z.strictObject({ text: z.string() }), importReportSchema),
  'sessions.stats': request('read', z.strictObject({}), sessionStatsSchema),
  'sessions.rename': request('write', z.strictObject({ id: z.string(), title: z.string().max(400) }), sessionRowSchema),
  'sessions.pin': request('write', z.strictObject({ id: z.string(), pinned: z.boolean() }), sessionRowSchema),
  'sessions.archive': request('write', z.strictObject({ id: z.string(), archived: z.boolean() }), sessionRowSchema),
  'sessions.export': request(
    'read',
    z.strictObject({ id: z.string(), format: z.enum(['jsonl', 'markdown', 'html']) }),
    z.object({ name: z.string(), mime: z.string(), text: z.string() }),
  ),
  /** Deletes the conversation; its rows are kept under desk/trash so that it can be undone. */
  'sessions.delete': request('write', id, done),
  'sessions.undelete': request('write', id, sessionRowSchema),
  /** Deleted conversations that can be put back, the newest deletion first. */
  'sessions.trash': request('read', z.strictObject({}), z.object({ rows: z.array(trashedSchema) })),
  /** Forgets deleted conversations for good: one, or all. */
  'sessions.emptyTrash': request(
    'write',
    z.strictObject({ id: z.string().nullable().default(null) }),
    z.object({ forgotten: z.number().int() }),
  ),
  /** Shows what a clean-up would take; with `ids` it takes those of them that still match, each of which can be put back. */
  'sessions.prune': request(
    'write',
    z.strictObject({ filter: pruneFilterSchema, ids: z.array(z.string()).nullable().default(null) }),
    pruneReportSchema,
  ),
  /** Writes state.db anew without its free pages. Only while no other program has the file; turns wait meanwhile. */
  'sessions.vacuum': request('write', z.strictObject({}), spaceSchema),
} as const;

export const sessionEvents = {
  /** A row changed or appeared. */
  'session.changed': sessionRowSchema,
  'session.deleted': z.object({ id: z.string() }),
  'message.added': messageSchema,
  'message.changed': messageSchema,
  /** The search index is being made, or is ready. */
  'search.index': indexStatusSchema,
  /** A repair goes on; while it does, conversations cannot be used. */
  'sessions.repairing': repairStepSchema,
} as const;
