import { z } from 'zod';

/** Milliseconds since 1970, UTC. Everything that crosses the wire uses it; state.db's seconds are converted at its door. */
export const timeSchema = z.number();

/** One of the two memory files: `memory` is MEMORY.md, `user` is USER.md. */
export const storeSchema = z.enum(['memory', 'user']);
export type Store = z.infer<typeof storeSchema>;

/** Who made a change: the model in a turn, the background review, the curator of skills, the person, or another program. */
export const originSchema = z.enum(['foreground', 'background_review', 'curator', 'person', 'external']);
export type Origin = z.infer<typeof originSchema>;

/** Any JSON value. */
export const jsonSchema = z.json();
export type Json = z.infer<typeof jsonSchema>;

/** A state of the home that needs the person: said in the window as one line with a remedy, never thrown away. */
export const problemSchema = z.object({
  code: z.string(),
  /** The file at fault, absolute; empty where there is none. */
  file: z.string(),
  message: z.string(),
  remedy: z.string(),
  /** True when a whole area (conversations, memory) cannot be used until it is mended. */
  blocking: z.boolean(),
});
export type Problem = z.infer<typeof problemSchema>;

/** Code of the problem that others than its owner may read `.env`. */
export const envOpenCode = 'env_open';

/** Something the scanner found: what kind, where (code points, end exclusive), and a sentence for people. */
export const findingSchema = z.object({
  kind: z.string(),
  start: z.number().int(),
  end: z.number().int(),
  message: z.string(),
});
export type Finding = z.infer<typeof findingSchema>;

/** Characters used and allowed in a store, in code points; `percent` is truncated and at most 100. */
export const usageSchema = z.object({ chars: z.number(), limit: z.number(), percent: z.number() });
export type Usage = z.infer<typeof usageSchema>;

/** The request has no input. */
export const nothing = z.strictObject({});
/** The request answers nothing but that it was done. */
export const done = z.object({ ok: z.literal(true) });
