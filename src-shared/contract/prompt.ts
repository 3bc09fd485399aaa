import { z } from 'zod';
import { timeSchema } from './common.ts';
import { request } from './define.ts';

export const promptPartSchema = z.object({ name: z.string(), text: z.string(), chars: z.number().int() });
export const promptTierSchema = z.object({
  name: z.enum(['stable', 'context', 'volatile']),
  text: z.string(),
  /** Code points. */
  chars: z.number().int(),
  /** Lower-case hex SHA-256 of the UTF-8 text. */
  sha256: z.string(),
  parts: z.array(promptPartSchema),
});

/** The whole system prompt by tier. For a session: as stored; without one: as the next session will get it. */
export const promptViewSchema = z.object({
  session: z.string().nullable(),
  frozenAt: timeSchema.nullable(),
  text: z.string(),
  chars: z.number().int(),
  bytes: z.number().int(),
  sha256: z.string(),
  tiers: z.array(promptTierSchema),
});
export type PromptView = z.infer<typeof promptViewSchema>;

export const promptRequests = {
  'prompt.view': request('read', z.strictObject({ session: z.string().nullable().default(null) }), promptViewSchema),
} as const;
