import { z } from 'zod';
import { isRecord } from '@shared/record.ts';
import { LARGEST, PendingQueue } from '../../home/pending/queue.ts';
import { readEnvelope, type Envelope } from '../../home/pending/record.ts';
import { placeSchema } from '../manage/change.ts';
import { readOperations, type Operation } from '../manage/operations.ts';

const contentSchema = z.union([z.string(), z.strictObject({ base64: z.string() })]).nullable();

/** One file as it was when the write was staged, and as it would be. */
const pinSchema = z.object({
  skill: placeSchema,
  path: placeSchema,
  before: contentSchema,
  after: contentSchema,
});
export type Pin = z.infer<typeof pinSchema>;

/** What we add to Hermes' record. */
const deskSchema = z.looseObject({
  session: z.string().nullable().catch(null),
  message: z.number().int().nullable().catch(null),
  /** SHA-256 of the payload as staged: a record changed afterwards is not approved. */
  content_hash: z.string().nullable().catch(null),
  /** Kinds the scanner found when it was staged. */
  scan: z.array(z.string()).catch([]),
  /** An older proposal for the same target. */
  supersedes: z.string().nullish().catch(null),
  /** The files it is for: approving applies to exactly these, or is refused as stale. */
  files: z.array(pinSchema).nullable().catch(null),
});
export type DeskPart = z.infer<typeof deskSchema>;

/** A staged skill write as read from its file. */
export interface StagedSkill extends Omit<Envelope, 'desk'> {
  /** Null when the payload is none that `skill_manage` would take; `fault` then says why. */
  readonly operations: readonly Operation[] | null;
  readonly fault: string;
  readonly desk: DeskPart | null;
}

/** Reads a record (`pending/skills/<id>.json`); null when it is none. `writtenAt` (ms) stands in for a missing time. */
export function parseStagedSkill(id: string, text: string, writtenAt: number): StagedSkill | null {
  const envelope = readEnvelope(id, text, writtenAt, 'skills');
  if (envelope === null) return null;
  const { payload } = envelope;
  const read = isRecord(payload) ? readOperations(payload) : null;
  return {
    ...envelope,
    action:
      envelope.action === '' && isRecord(payload) && typeof payload['action'] === 'string'
        ? payload['action']
        : envelope.action,
    operations: read?.ok === true ? read.operations : null,
    fault: read === null ? 'Its payload is no object.' : read.ok ? '' : read.error,
    desk: deskSchema.nullish().catch(null).parse(envelope.desk) ?? null,
  };
}

/** The folder of staged skill writes. */
export class SkillQueue extends PendingQueue<StagedSkill> {
  constructor(dir: string, trash: string, decisions: string) {
    super(dir, trash, decisions, parseStagedSkill);
  }
}

/** The largest record that is written, in bytes; what is larger would not be read. */
export const largestRecord = LARGEST;

/** What a record is for, as one word: the files it touches; null when that is not known. */
export function targetKey(record: Pick<StagedSkill, 'desk' | 'operations'>): string | null {
  const files = record.desk?.files ?? null;
  if (files !== null) return JSON.stringify([...new Set(files.map(({ skill, path }) => `${skill} ${path}`))].sort());
  const named = record.operations?.map(({ name, action, filePath }) =>
    action === 'delete' ? name : `${name} ${filePath ?? 'SKILL.md'}`,
  );
  return named === undefined ? null : JSON.stringify([...new Set(named)].sort());
}
