import { z } from 'zod';
import { done, findingSchema, nothing, problemSchema, timeSchema } from './common.ts';
import { request } from './define.ts';
import { causeSchema } from './memory.ts';

/**
 * One skill folder as lists show it. `id` is its path below the skills folder, with `/`; of one that lies elsewhere (in the
 * project, in a folder of `skills.external_dirs`) its absolute path.
 */
export const skillRowSchema = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.string().nullable(),
  origin: z.enum(['learned', 'person', 'builtin', 'hub', 'installed', 'project', 'external']),
  state: z.enum(['active', 'stale', 'archived']),
  pinned: z.boolean(),
  uses: z.number().int(),
  views: z.number().int(),
  lastUsed: timeSchema.nullable(),
  createdAt: timeSchema.nullable(),
  problem: problemSchema.nullable(),
  /** Staged writes that wait for the person and are for it, oldest first. */
  staged: z.array(z.string()),
  /** Why it is not changed here, in a sentence; null when it can be. */
  readOnly: z.string().nullable(),
});
export type SkillRow = z.infer<typeof skillRowSchema>;

/** What can happen to a skill: in `desk/skill-events.jsonl` and in its history alike. */
export const skillHappeningKindSchema = z.enum([
  'born',
  'use',
  'edit',
  'archive',
  'restore',
  'pin',
  'unpin',
  'propose',
  'reject',
  'stale',
  'active',
  'adopt',
  'release',
]);

/** Something that happened to a skill. */
export const skillHappeningSchema = z.object({
  time: timeSchema,
  kind: skillHappeningKindSchema,
  cause: causeSchema,
  /** The person wrote another text than was proposed. */
  edited: z.boolean(),
  /** Kinds of finding in spite of which it was written. */
  despite: z.array(z.string()),
  /** Name of the skill that took its content over; null for none. */
  into: z.string().nullable(),
  /** Id of the change, for Undo; null when nothing was written. */
  change: z.string().nullable(),
  /** Id of the staged write it came from, or that was made. */
  staged: z.string().nullable(),
  /** What was written, as a unified diff; null when nothing was. */
  diff: z.string().nullable(),
  undoable: z.boolean(),
});
export type SkillHappening = z.infer<typeof skillHappeningSchema>;

/** A change of skills, as a row of a conversation shows it. */
export const skillChangeSchema = z.object({
  id: z.string(),
  /** Ids of the skills it changed, as they were named then. */
  skills: z.array(z.string()),
  kind: skillHappeningSchema.shape.kind,
  diff: z.string().nullable(),
  undoable: z.boolean(),
});
export type SkillChange = z.infer<typeof skillChangeSchema>;

const id = z.string().min(1).max(1000);
const path = z.string().min(1).max(1000);
const text = z.string().max(400_000);
const despite = z.array(z.string()).max(100).default([]);

const written = z.object({
  /** Id of the change, for Undo; null when nothing was to change. */
  change: z.string().nullable(),
  /** Id of the skill as it is now. */
  skill: z.string(),
  message: z.string(),
});

export const skillRequests = {
  'skills.list': request('read', nothing, z.object({ skills: z.array(skillRowSchema) })),
  'skills.view': request(
    'read',
    z.strictObject({ id: z.string() }),
    z.object({
      skill: skillRowSchema,
      content: z.string(),
      body: z.string(),
      files: z.array(z.string()),
      /** Code points of SKILL.md. */
      chars: z.number().int(),
      /** What led to it, where that is known. */
      born: causeSchema.nullable(),
    }),
  ),
  /** One file beside SKILL.md. `text` is null when it is no text. */
  'skills.file': request(
    'read',
    z.strictObject({ id, path }),
    z.object({ text: z.string().nullable(), bytes: z.number().int() }),
  ),
  /** What happened to a skill, newest first. */
  'skills.history': request('read', z.strictObject({ id }), z.object({ events: z.array(skillHappeningSchema) })),
  /** Changes by id; those that are not on record are left out. */
  'skills.changes': request(
    'read',
    z.strictObject({ ids: z.array(z.string()).max(1000) }),
    z.object({ changes: z.array(skillChangeSchema) }),
  ),
  /** What the scanner finds in a text, before it is saved. */
  'skills.check': request('read', z.strictObject({ text }), z.object({ findings: z.array(findingSchema) })),
  'skills.pin': request('write', z.strictObject({ id: z.string(), pinned: z.boolean() }), done),
  /** A new skill of the person's. A finding that `despite` does not name refuses it as `flagged`. */
  'skills.create': request(
    'consent',
    z.strictObject({ name: z.string().max(200), category: z.string().max(200).default(''), content: text, despite }),
    written,
  ),
  /** Writes a file of a skill; `seen` is what the person saw there, null where there was none. Refused as `stale` otherwise. */
  'skills.save': request('consent', z.strictObject({ id, path, seen: text.nullable(), text, despite }), written),
  'skills.removeFile': request('consent', z.strictObject({ id, path, seen: text }), written),
  'skills.archive': request('consent', z.strictObject({ id }), written),
  'skills.restore': request('consent', z.strictObject({ id }), written),
  /** Takes a change back, if everything still is as it left it. */
  'skills.undo': request('consent', z.strictObject({ change: z.string() }), written),
} as const;

export const skillEvents = {
  'skills.changed': z.object({ count: z.number().int() }),
} as const;
