import { z } from 'zod';
import { done, nothing, problemSchema, timeSchema } from './common.ts';
import { request } from './define.ts';

/** One skill folder as lists show it. `id` is its path below the skills folder, with `/`. */
export const skillRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  origin: z.enum(['learned', 'person', 'builtin', 'hub', 'installed']),
  state: z.enum(['active', 'stale', 'archived']),
  pinned: z.boolean(),
  uses: z.number().int(),
  views: z.number().int(),
  lastUsed: timeSchema.nullable(),
  createdAt: timeSchema.nullable(),
  problem: problemSchema.nullable(),
});
export type SkillRow = z.infer<typeof skillRowSchema>;

export const skillRequests = {
  'skills.list': request('read', nothing, z.object({ skills: z.array(skillRowSchema) })),
  'skills.view': request(
    'read',
    z.strictObject({ id: z.string() }),
    z.object({ skill: skillRowSchema, content: z.string(), body: z.string(), files: z.array(z.string()) }),
  ),
  'skills.pin': request('write', z.strictObject({ id: z.string(), pinned: z.boolean() }), done),
} as const;

export const skillEvents = {
  'skills.changed': z.object({ count: z.number().int() }),
} as const;
