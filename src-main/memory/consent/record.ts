import { z } from 'zod';
import { storeSchema, type Store } from '@shared/contract/common.ts';
import { readEnvelope } from '../../home/pending/record.ts';

/** One operation of a staged memory write, as Hermes writes it; a single write has the same fields in its payload. */
const operationSchema = z.looseObject({
  action: z.string(),
  content: z.string().nullish(),
  new_text: z.string().nullish(),
  old_text: z.string().nullish(),
  /** The whole text of the entry it is for, pinned when it was staged. */
  matched_entry: z.string().nullish(),
});
export type StagedOperation = z.infer<typeof operationSchema>;

const payloadSchema = z.union([
  z.looseObject({ action: z.literal('batch'), target: storeSchema, operations: z.array(operationSchema).min(1) }),
  // A list that is no list of operations must not come in by this door: everything behind it reads a list as a batch.
  operationSchema.extend({ target: storeSchema, operations: z.null().optional() }),
]);
export type StagedPayload = z.infer<typeof payloadSchema>;

/** What we add to Hermes' record. */
const deskSchema = z.looseObject({
  session: z.string().nullable().catch(null),
  message: z.number().int().nullable().catch(null),
  /** Lasting id of the entry it is for; of a batch one for each operation. */
  entry_id: z
    .union([z.string(), z.array(z.string().nullable())])
    .nullable()
    .catch(null),
  /** SHA-256 of the payload as staged: a record changed afterwards is not approved. */
  content_hash: z.string().nullable().catch(null),
  /** Kinds the scanner found when it was staged. */
  scan: z.array(z.string()).catch([]),
  /** An older proposal for the same target. */
  supersedes: z.string().nullish().catch(null),
});
export type DeskPart = z.infer<typeof deskSchema>;

/** A staged write as read from its file. */
export interface StagedRecord {
  /** Eight hex digits: the file's name. */
  readonly id: string;
  readonly summary: string;
  readonly origin: 'foreground' | 'background_review';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** Null when the payload is none a memory write can have; `action` then says what it called itself. */
  readonly payload: StagedPayload | null;
  readonly action: string;
  /** What keeps the payload from being one a memory write can have; empty for a good one. */
  readonly fault: string;
  /** Hash of the payload as it stands in the file. */
  readonly hash: string;
  readonly desk: DeskPart | null;
}

/**
 * Reads a record. What older versions or other tools left out is filled in; null when it is no record at all.
 * `writtenAt` (milliseconds) stands in for a missing time.
 */
export function parseRecord(id: string, text: string, writtenAt: number): StagedRecord | null {
  const envelope = readEnvelope(id, text, writtenAt, 'memory');
  if (envelope === null) return null;
  const payload = payloadSchema.safeParse(envelope.payload);
  return {
    ...envelope,
    payload: payload.success ? payload.data : null,
    action: payload.success ? payload.data.action : envelope.action || 'unknown',
    fault: payload.success ? '' : faultOf(envelope.payload),
    desk: deskSchema.nullish().catch(null).parse(envelope.desk) ?? null,
  };
}

const TEXTS = ['content', 'new_text', 'old_text', 'matched_entry'] as const;

/** What is wrong with a payload, in a few words that name the value. */
function faultOf(payload: unknown): string {
  if (!isObject(payload)) return 'its payload is no object';
  const { action, target, operations } = payload;
  if (typeof action !== 'string') return 'its payload has no action';
  if (!storeSchema.safeParse(target).success) {
    const said = target === undefined ? 'missing' : JSON.stringify(target).slice(0, 60);
    return `its target is ${said}; the stores are memory and user`;
  }
  const wrong = (fields: Readonly<Record<string, unknown>>): string | undefined =>
    TEXTS.find((name) => fields[name] !== undefined && fields[name] !== null && typeof fields[name] !== 'string');
  const own = wrong(payload);
  if (own !== undefined) return `its ${own} is no text`;
  if (!Array.isArray(operations) || operations.length === 0) return 'its operations are no list of changes';
  if (action !== 'batch') return 'its operations belong to no batch';
  const at = operations.findIndex(
    (each) => !isObject(each) || typeof each['action'] !== 'string' || wrong(each) !== undefined,
  );
  return `its operation ${at + 1} is no change of an entry`;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The operations of a payload: one for a single write. */
export function operationsOf(payload: StagedPayload): readonly StagedOperation[] {
  return isBatch(payload) ? payload.operations : [payload];
}

/** Whether a payload is a batch. */
export function isBatch(
  payload: StagedPayload,
): payload is Extract<StagedPayload, { operations: readonly StagedOperation[] }> {
  return Array.isArray(payload['operations']);
}

/** The new text of an operation: `content`, or its other name. */
export function contentOf(operation: StagedOperation): string | null {
  return operation.content ?? operation.new_text ?? null;
}

/** What a record is for, as one word: two open records with the same word propose for the same target. */
export function targetKey(record: StagedRecord): string | null {
  const { payload, desk } = record;
  if (payload === null) return null;
  const ids = desk?.entry_id ?? null;
  const keys = operationsOf(payload).map((operation, at) => {
    if (operation.action === 'add') return `add ${contentOf(operation) ?? ''}`;
    const id = Array.isArray(ids) ? ids[at] : ids;
    return `entry ${id ?? operation.matched_entry ?? operation.old_text ?? ''}`;
  });
  return JSON.stringify([payload.target, ...keys.sort()]);
}

/** Where a store is called by people, in summaries. */
export const STORE_WORDS: Readonly<Record<Store, string>> = { memory: 'memory', user: 'user profile' };
