import { z } from 'zod';
import { timeSchema } from './common.ts';
import { request } from './define.ts';

export const tierNameSchema = z.enum(['stable', 'context', 'volatile']);

export const promptPartSchema = z.object({
  name: z.string(),
  text: z.string(),
  chars: z.number().int(),
  /** Estimated. */
  tokens: z.number().int(),
});
export const promptTierSchema = z.object({
  name: tierNameSchema,
  text: z.string(),
  /** Code points. */
  chars: z.number().int(),
  /** Estimated. */
  tokens: z.number().int(),
  /** Lower-case hex SHA-256 of the UTF-8 text. */
  sha256: z.string(),
  parts: z.array(promptPartSchema),
});

/** One part of a prompt that reads otherwise than in the session before. */
export const promptChangeSchema = z.object({
  tier: tierNameSchema,
  part: z.string(),
  kind: z.enum(['added', 'removed', 'changed']),
  /** Code points now, and before; 0 where the part is not there. */
  chars: z.number().int(),
  charsBefore: z.number().int(),
  /** The lines that went and the lines that came, without the alike ones at the beginning and the end of the part. */
  removed: z.array(z.string()),
  added: z.array(z.string()),
});
export type PromptChange = z.infer<typeof promptChangeSchema>;

/** What changed against the session that began before. */
export const promptComparisonSchema = z.object({
  session: z.string(),
  frozenAt: timeSchema,
  sha256: z.string(),
  /** Code points at the beginning that are the same: what a provider may still have in its cache. */
  sharedChars: z.number().int(),
  changes: z.array(promptChangeSchema),
});
export type PromptComparison = z.infer<typeof promptComparisonSchema>;

/** The whole system prompt by tier. For a session: as stored; without one: as the next session will get it. */
export const promptViewSchema = z.object({
  session: z.string().nullable(),
  frozenAt: timeSchema.nullable(),
  text: z.string(),
  chars: z.number().int(),
  bytes: z.number().int(),
  /** Estimated. */
  tokens: z.number().int(),
  sha256: z.string(),
  tiers: z.array(promptTierSchema),
  /** Null when no session began before, or none that kept its prompt. */
  before: promptComparisonSchema.nullable(),
});
export type PromptView = z.infer<typeof promptViewSchema>;

export const promptRequests = {
  'prompt.view': request('read', z.strictObject({ session: z.string().nullable().default(null) }), promptViewSchema),
} as const;
