import { createHash } from 'node:crypto';
import { z } from 'zod';

/** The last second a calendar knows (31 December 9999): what lies outside is no time at which anything was staged. */
const LATEST = 253_402_300_799;

const recordSchema = z.looseObject({
  subsystem: z.string().optional(),
  // What is beside the payload only describes it: a wrong value there counts as none.
  action: z.string().optional().catch(undefined),
  summary: z.string().optional().catch(undefined),
  origin: z.string().optional().catch(undefined),
  /** Seconds since 1970. */
  created_at: z.number().min(0).max(LATEST).optional().catch(undefined),
  payload: z.unknown(),
  desk: z.unknown().optional(),
});

/** A staged write as read from its file (`<home>/pending/<subsystem>/<id>.json`, Hermes' form), its payload unread. */
export interface Envelope {
  /** Eight hex digits: the file's name. */
  readonly id: string;
  readonly summary: string;
  readonly origin: 'foreground' | 'background_review';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  /** What the record calls itself; empty when it does not say. */
  readonly action: string;
  readonly payload: unknown;
  /** SHA-256 of the payload as it stands in the file. */
  readonly hash: string;
  /** What we add to Hermes' record. */
  readonly desk: unknown;
}

/** SHA-256 of a payload, lower-case hex: what `desk.content_hash` is. */
export function payloadHash(payload: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(payload ?? null), 'utf8')
    .digest('hex');
}

/**
 * Reads a record of one subsystem. What older versions or other tools left out is filled in; null when it is no record
 * at all, or one of another subsystem. `writtenAt` (milliseconds) stands in for a missing time.
 */
export function readEnvelope(id: string, text: string, writtenAt: number, subsystem: string): Envelope | null {
  let value: unknown;
  try {
    value = JSON.parse(text.startsWith('\uFEFF') ? text.slice(1) : text);
  } catch {
    return null;
  }
  const parsed = recordSchema.safeParse(value);
  if (!parsed.success) return null;
  const { data } = parsed;
  if (data.subsystem !== undefined && data.subsystem !== subsystem) return null;
  return {
    id,
    summary: data.summary ?? '',
    origin: data.origin === 'background_review' ? 'background_review' : 'foreground',
    createdAt: data.created_at === undefined ? writtenAt : data.created_at * 1000,
    action: data.action ?? '',
    payload: data.payload,
    hash: payloadHash(data.payload),
    desk: data.desk,
  };
}

/** A record as Hermes and we write it: indented by two, no final newline. */
export function formatRecord(record: {
  readonly id: string;
  readonly subsystem: 'memory' | 'skills';
  readonly action: string;
  readonly summary: string;
  readonly origin: string;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly payload: unknown;
  readonly desk: unknown;
}): string {
  const { id, subsystem, action, summary, origin, createdAt, payload, desk } = record;
  return JSON.stringify(
    { id, subsystem, action, summary, origin, created_at: createdAt / 1000, payload, desk },
    null,
    2,
  );
}
