import { z } from 'zod';
import {
  done,
  findingSchema,
  nothing,
  originSchema,
  problemSchema,
  storeSchema,
  timeSchema,
  usageSchema,
} from './common.ts';
import { request } from './define.ts';

/** What caused a change: who, in which session, and the message of the person that led to it. */
export const causeSchema = z.object({
  origin: originSchema,
  session: z.string().nullable(),
  sessionTitle: z.string().nullable(),
  message: z.number().int().nullable(),
  /** The person's words, at most 300 code points; null where unknown. */
  quote: z.string().nullable(),
  approver: z.string().nullable(),
});
export type Cause = z.infer<typeof causeSchema>;

/** One entry of a store as it is on disk now. The id is the journal's and survives edits. */
export const liveEntrySchema = z.object({
  id: z.string(),
  text: z.string(),
  /** Code points. */
  chars: z.number().int(),
  findings: z.array(findingSchema),
  /** True when a person approved this text in spite of its findings. */
  overridden: z.boolean(),
  /** When the journal first saw it; null when older than the journal. */
  firstSeen: timeSchema.nullable(),
  lastChanged: timeSchema.nullable(),
  cause: causeSchema.nullable(),
  events: z.number().int(),
});
export type LiveEntry = z.infer<typeof liveEntrySchema>;

/** One line of the comparison between this session's prompt and the file. */
export const compareRowSchema = z.object({
  kind: z.enum(['unchanged', 'added', 'changed', 'removed', 'blocked']),
  /** The text the model was told; for a blocked entry the very placeholder. Null when it was not in the prompt. */
  snapshot: z.string().nullable(),
  live: liveEntrySchema.nullable(),
  /** For a removed row: the entry id, who removed it and when, so that it can be restored. */
  removed: z.object({ entry: z.string(), time: timeSchema, cause: causeSchema, seq: z.number().int() }).nullable(),
  /** Journal event that can be undone from this row; null when there is none. */
  undo: z.number().int().nullable(),
});
export type CompareRow = z.infer<typeof compareRowSchema>;

export const storeViewSchema = z.object({
  store: storeSchema,
  file: z.string(),
  enabled: z.boolean(),
  /** Why the file cannot be read or written; the frozen side stays usable. */
  problem: problemSchema.nullable(),
  lastWritten: timeSchema.nullable(),
  liveUsage: usageSchema,
  /** Usage the prompt's own header states; null without a session. */
  snapshotUsage: usageSchema.nullable(),
  snapshotEntries: z.number().int(),
  liveEntries: z.number().int(),
  rows: z.array(compareRowSchema),
  differ: z.number().int(),
});
export type StoreView = z.infer<typeof storeViewSchema>;

export const memoryViewSchema = z.object({
  session: z
    .object({ id: z.string(), title: z.string().nullable(), frozenAt: timeSchema, promptHash: z.string() })
    .nullable(),
  stores: z.array(storeViewSchema),
  differ: z.number().int(),
  /** What a session started now would be told. */
  next: z.object({ entries: z.number().int(), told: z.number().int(), blocked: z.number().int() }),
});
export type MemoryView = z.infer<typeof memoryViewSchema>;

/** One journal event as people see it. */
export const journalEventSchema = z.object({
  seq: z.number().int(),
  time: timeSchema,
  kind: z.enum(['done', 'external', 'purge', 'override']),
  op: z.enum(['add', 'replace', 'remove', 'restore', 'purge', 'override']),
  entry: z.string(),
  store: storeSchema,
  before: z.string().nullable(),
  after: z.string().nullable(),
  cause: causeSchema,
  /** Whether undoing it now would apply. */
  undoable: z.boolean(),
});
export type JournalEvent = z.infer<typeof journalEventSchema>;

/** The verdict on one text, before it is written: for the editor as a person types. */
export const checkSchema = z.object({
  findings: z.array(findingSchema),
  usage: usageSchema,
  fits: z.boolean(),
  /** Why it would be refused whatever its findings and size; null when it would not. */
  problem: z.string().nullable(),
  /** Something worth a look that refuses nothing: it is an entry already, it stands for text left out. */
  hint: z.string().nullable(),
  /** Entries that say nearly the same; a hint, never a refusal. */
  similar: z.array(z.string()),
});

/** Result of a person's own write. */
export const writeResultSchema = z.object({ seq: z.number().int().nullable(), entry: z.string(), message: z.string() });

const entryRef = {
  store: storeSchema,
  entry: z.string(),
  /** The text the person saw; a changed one is refused as stale. */ seen: z.string(),
};

export const memoryRequests = {
  'memory.view': request('read', z.strictObject({ session: z.string().nullable().default(null) }), memoryViewSchema),
  /** The two blocks exactly as the next session's system prompt will hold them. */
  'memory.next': request(
    'read',
    nothing,
    z.object({ blocks: z.array(z.object({ store: storeSchema, text: z.string() })) }),
  ),
  'memory.check': request(
    'read',
    z.strictObject({ store: storeSchema, text: z.string().max(200_000), entry: z.string().nullable().default(null) }),
    checkSchema,
  ),
  'memory.add': request(
    'write',
    z.strictObject({ store: storeSchema, text: z.string().max(200_000) }),
    writeResultSchema,
  ),
  'memory.replace': request('write', z.strictObject({ ...entryRef, text: z.string().max(200_000) }), writeResultSchema),
  'memory.remove': request('write', z.strictObject(entryRef), writeResultSchema),
  /** What happened to one entry, or (null) to every entry there ever was; oldest first. */
  'memory.history': request(
    'read',
    z.strictObject({ entry: z.string().nullable().default(null) }),
    z.object({ events: z.array(journalEventSchema), verified: z.boolean() }),
  ),
  'memory.events': request(
    'read',
    z.strictObject({ seqs: z.array(z.number().int()).max(1000) }),
    z.object({ events: z.array(journalEventSchema) }),
  ),
  /** Takes back one event: restores the text before it, if nothing else changed since. */
  'memory.undo': request('consent', z.strictObject({ seq: z.number().int() }), writeResultSchema),
  /** Puts an older text of an entry (the text after event `seq`) back. */
  'memory.restore': request('consent', z.strictObject({ seq: z.number().int() }), writeResultSchema),
  /** The stores as they were at a time: the texts in file order, and the id of each. */
  'memory.at': request(
    'read',
    z.strictObject({ time: timeSchema }),
    z.object({
      stores: z.array(z.object({ store: storeSchema, entries: z.array(z.string()), ids: z.array(z.string()) })),
    }),
  ),
  'memory.verify': request(
    'read',
    nothing,
    z.object({
      ok: z.boolean(),
      lines: z.number().int(),
      problems: z.array(z.object({ line: z.number().int(), message: z.string() })),
    }),
  ),
  /** Erases the texts of an entry from the journal, backups and staged writes; names what cannot be erased. */
  'memory.purge': request(
    'consent',
    z.strictObject({ entry: z.string() }),
    z.object({
      erased: z.array(z.string()),
      kept: z.array(z.string()),
      /** Sessions in which it was said; what they hold goes when they are deleted. */
      conversations: z.array(z.string()),
    }),
  ),
  /** Hermes' commands, by a click: turns the gate for memory writes on or off. */
  'memory.gate': request('consent', z.strictObject({ on: z.boolean() }), done),
} as const;

export const memoryEvents = {
  /** A store changed on disk, by us or by another program. */
  'memory.changed': z.object({ stores: z.array(storeSchema), seqs: z.array(z.number().int()) }),
} as const;
