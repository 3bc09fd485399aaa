import { z } from 'zod';
import { findingSchema, nothing, storeSchema, timeSchema, usageSchema } from './common.ts';
import { request } from './define.ts';
import { causeSchema } from './memory.ts';

/**
 * Where a staged write stands now.
 * - `ready`: applies as it is.
 * - `flagged`: the scanner found something; needs an edit, or the separate step that names the finding.
 * - `stale`: its target is not what it was when it was staged.
 * - `over_budget`: would no longer fit.
 * - `refused`: cannot apply at all (store off, malformed, no pinned entry).
 */
export const proposalStateSchema = z.enum(['ready', 'flagged', 'stale', 'over_budget', 'refused']);

/** One operation of a proposal. `target` is the entry (of a skill write: the file) pinned when it was staged. */
export const proposalOpSchema = z.object({
  action: z.enum(['add', 'replace', 'remove']),
  /** The file it is for, of a skill write: its path in the skill. */
  path: z.string().optional(),
  target: z.string().nullable(),
  content: z.string().nullable(),
  findings: z.array(findingSchema),
});
export type ProposalOp = z.infer<typeof proposalOpSchema>;

export const proposalSchema = z.object({
  id: z.string(),
  subsystem: z.enum(['memory', 'skills']),
  /** `add`, `replace`, `remove`, `batch`; for skills Hermes' own action names. */
  action: z.string(),
  store: storeSchema.nullable(),
  /** Name of the skill, for a skill write. */
  skill: z.string().nullable(),
  summary: z.string(),
  createdAt: timeSchema,
  /** Of what it asks for: named at approval, it binds the approval to what was seen. */
  hash: z.string(),
  cause: causeSchema,
  state: proposalStateSchema,
  /** Why it does not apply as it is, one sentence; empty when ready. */
  reason: z.string(),
  ops: z.array(proposalOpSchema),
  budget: z.object({ before: usageSchema, after: usageSchema, fits: z.boolean() }).nullable(),
  /** For a stale one: what the target was when staged, and the closest entry now. */
  stale: z.object({ then: z.string(), now: z.string().nullable() }).nullable(),
  /** The store after approval, entry by entry. */
  fileAfter: z.array(z.object({ text: z.string(), mark: z.enum(['same', 'added', 'replaced', 'removed']) })),
  /** An older proposal for the same target that this one supersedes. */
  supersedes: z.string().nullable(),
  supersededBy: z.string().nullable(),
  /** Full unified diff, for a skill write. */
  diff: z.string().nullable(),
});
export type Proposal = z.infer<typeof proposalSchema>;

/** What became of one proposal. */
export const decisionSchema = z.object({
  id: z.string(),
  ok: z.boolean(),
  /** `applied`, `rejected`, or the state that kept it waiting. */
  outcome: z.enum(['applied', 'rejected', 'flagged', 'stale', 'over_budget', 'refused', 'not_found', 'failed']),
  message: z.string(),
  /** Journal events written, for Undo. */
  seqs: z.array(z.number().int()),
  /** Changes of skills that were made, for Undo. */
  changes: z.array(z.string()).optional(),
});
export type Decision = z.infer<typeof decisionSchema>;

/**
 * What became of a staged write that no longer waits.
 * - `approved`, `rejected`: decided here, by `approver` as the journal names it: `person (web)`.
 * - `replaced`: set aside when the newer one `by` was applied.
 * - `elsewhere`: another program applied it: what it asked for stands there.
 * - `dropped`: it is gone, and nothing of it was written: another program rejected or removed it.
 */
export const decidedSchema = z.object({
  outcome: z.enum(['approved', 'rejected', 'replaced', 'elsewhere', 'dropped']),
  /** Approved with the person's own text. */
  edited: z.boolean(),
  /** Null, as is the time, where it was not decided here. */
  approver: z.string().nullable(),
  by: z.string().nullable(),
  time: timeSchema.nullable(),
});
export type DecidedWrite = z.infer<typeof decidedSchema>;

/** By id the hash of each proposal as the person saw it; one that is another by now is not applied. */
const seen = z.record(z.string(), z.string()).default({});

/** The form of the id of a staged write, which is the name of its file. */
export const PROPOSAL_ID = /^[0-9a-f]{8}$/;

const id = z.string().regex(PROPOSAL_ID, 'a proposal id is eight hex digits');

export const approvalRequests = {
  'approvals.list': request(
    'read',
    nothing,
    z.object({ proposals: z.array(proposalSchema), unreadable: z.array(z.string()) }),
  ),
  'approvals.get': request('read', z.strictObject({ id }), proposalSchema),
  /** What became of a staged write that no longer waits; null when that cannot be told. */
  'approvals.decided': request('read', z.strictObject({ id }), z.object({ decided: decidedSchema.nullable() })),
  /** Applies each, oldest first. One that is flagged, stale or too large stays and is told. */
  'approvals.approve': request(
    'consent',
    z.strictObject({ ids: z.array(id).min(1).max(1000), seen }),
    z.object({ decisions: z.array(decisionSchema) }),
  ),
  /**
   * Replaces the proposed text of operation `op` (0 for a single one) by the person's, then approves. For a stale one
   * `against` is the entry as the person sees it now: the edit is made to exactly that text instead of the pinned one.
   */
  'approvals.approveEdited': request(
    'consent',
    z.strictObject({
      id,
      op: z.number().int().min(0).default(0),
      text: z.string().max(200_000),
      /** Texts of further operations of a batch, edited as well. */
      also: z
        .array(z.strictObject({ op: z.number().int().min(0), text: z.string().max(200_000) }))
        .max(1000)
        .default([]),
      against: z.string().min(1).nullable().default(null),
      seen,
    }),
    decisionSchema,
  ),
  /** The separate step: approves in spite of exactly these kinds of finding. */
  'approvals.approveDespite': request(
    'consent',
    z.strictObject({ id, kinds: z.array(z.string()).min(1), seen }),
    decisionSchema,
  ),
  'approvals.reject': request(
    'consent',
    z.strictObject({ ids: z.array(id).min(1).max(1000) }),
    z.object({ decisions: z.array(decisionSchema) }),
  ),
  /** Puts rejected proposals back, within the undo time. */
  'approvals.unreject': request(
    'consent',
    z.strictObject({ ids: z.array(id).min(1).max(1000) }),
    z.object({ decisions: z.array(decisionSchema) }),
  ),
} as const;

export const approvalEvents = {
  'approvals.changed': z.object({ count: z.number().int(), oldest: timeSchema.nullable() }),
} as const;
