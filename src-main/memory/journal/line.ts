import { createHash, randomBytes } from 'node:crypto';
import { z } from 'zod';
import { originSchema, storeSchema } from '@shared/contract/common.ts';

/** What a rebuilt state and a history show in place of an erased text. */
export const PURGED = '[purged]';
/** The `prev` of the first line. */
export const GENESIS = '0'.repeat(64);

const hex = z.string().regex(/^[0-9a-f]{64}$/);
const textField = z.string().nullable();

/**
 * What a line records.
 * - `intent`: a change of ours that is about to be written; `done`: its outcome (op `abandoned` when the file was not
 *   changed); `external`: a change found on disk; `purge`, `override`: decisions of the person.
 * - `move` and `abandoned` never reach people; the others are the contract's.
 */
export const lineSchema = z.object({
  v: z.literal(1),
  /** Counts up by one; a gap means that lines are missing. */
  seq: z.number().int().positive(),
  /** Hash of the line before. */
  prev: hex,
  hash: hex,
  /** ISO 8601, UTC, with milliseconds. */
  time: z.iso.datetime({ precision: 3 }),
  kind: z.enum(['intent', 'done', 'external', 'purge', 'override']),
  /** The entry's lasting id. */
  id: z.string(),
  store: storeSchema,
  op: z.enum(['add', 'replace', 'remove', 'restore', 'move', 'purge', 'override', 'abandoned']),
  before: textField,
  after: textField,
  /** Place in the store: where the entry stands after the change, or stood before it was removed. */
  index: z.number().int().min(0).nullable(),
  origin: originSchema,
  session: z.string().nullable(),
  message: z.number().int().nullable(),
  approver: z.string().nullable(),
  /** Kinds the scanner found in the new text; null where nothing was scanned. */
  scan: z.array(z.string()).nullable(),
  /** Salts of the digests the hash covers, 32 hex digits; gone once the text is purged. */
  salt: z.object({ before: textField, after: textField }),
  /** Digests of purged texts, so that the chain still verifies. */
  purged: z.object({ before: hex.optional(), after: hex.optional() }).optional(),
});
export type JournalLine = z.infer<typeof lineSchema>;

/** A line before it has its place in the chain. */
export type LineDraft = Omit<JournalLine, 'v' | 'seq' | 'prev' | 'hash' | 'salt' | 'purged' | 'time'> & {
  /** Milliseconds since 1970. */
  readonly time: number;
};

function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}

function digest(text: string, salt: string): string {
  return sha256(`${salt}\0${text}`);
}

/** The digest of a text field that the hash covers: of the text while it is there, as kept after a purge. */
function fieldDigest(line: Omit<JournalLine, 'hash'>, field: 'before' | 'after'): string | null {
  const kept = line.purged?.[field];
  if (kept !== undefined) return kept;
  const text = line[field];
  return text === null ? null : digest(text, line.salt[field] ?? '');
}

/** The hash of a line: SHA-256 over its fields in fixed order, texts replaced by their salted digests. */
export function hashLine(line: Omit<JournalLine, 'hash'>): string {
  return sha256(
    JSON.stringify([
      line.v,
      line.seq,
      line.prev,
      line.time,
      line.kind,
      line.id,
      line.store,
      line.op,
      fieldDigest(line, 'before'),
      fieldDigest(line, 'after'),
      line.index,
      line.origin,
      line.session,
      line.message,
      line.approver,
      line.scan,
    ]),
  );
}

/** Gives a draft its place behind the line with hash `prev`. */
export function sealLine(draft: LineDraft, seq: number, prev: string): JournalLine {
  const salted = (text: string | null): string | null => (text === null ? null : randomBytes(16).toString('hex'));
  const open: Omit<JournalLine, 'hash'> = {
    v: 1,
    seq,
    prev,
    time: new Date(draft.time).toISOString(),
    kind: draft.kind,
    id: draft.id,
    store: draft.store,
    op: draft.op,
    before: draft.before,
    after: draft.after,
    index: draft.index,
    origin: draft.origin,
    session: draft.session,
    message: draft.message,
    approver: draft.approver,
    scan: draft.scan,
    salt: { before: salted(draft.before), after: salted(draft.after) },
  };
  const { v, seq: number, prev: before, ...rest } = open;
  return { v, seq: number, prev: before, hash: hashLine(open), ...rest };
}

/** The text of a line in the file, without the line end. */
export function formatLine(line: JournalLine): string {
  return JSON.stringify(line);
}

/** Reads one line; null when it is not a line of ours. */
export function parseLine(text: string): JournalLine | null {
  try {
    return lineSchema.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

/**
 * Erases the texts of a line that `erase` names, with their salts; the digests stay, so that the line's hash still holds
 * and nobody can try guesses against it. Answers the line itself when nothing was to erase.
 */
export function purgeLine(line: JournalLine, erase: (text: string) => boolean): JournalLine {
  const purged = { ...line.purged };
  const salt = { ...line.salt };
  const texts = { before: line.before, after: line.after };
  let changed = false;
  for (const field of ['before', 'after'] as const) {
    const text = line[field];
    if (text === null || purged[field] !== undefined || !erase(text)) continue;
    const kept = fieldDigest(line, field);
    if (kept === null) continue;
    purged[field] = kept;
    salt[field] = null;
    texts[field] = PURGED;
    changed = true;
  }
  return changed ? { ...line, ...texts, salt, purged } : line;
}
