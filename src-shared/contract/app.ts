import { z } from 'zod';
import { jsonSchema, nothing, problemSchema, timeSchema, done } from './common.ts';
import { request } from './define.ts';

/** The other application that already has this home open. */
export const ownerSchema = z.object({ pid: z.number(), host: z.string(), since: timeSchema });

/** The model endpoint in words: what the status strip says. */
export const providerStatusSchema = z.object({
  id: z.string(),
  label: z.string(),
  model: z.string(),
  /** `offline_guide` when no model is configured. */
  kind: z.enum(['offline_guide', 'openai', 'anthropic']),
  /** Why the provider cannot be used as configured; null when it can be tried. */
  problem: z.string().nullable(),
});
export type ProviderStatus = z.infer<typeof providerStatusSchema>;

/** How the window looks, beside theme and language: `desk.*` of config.yaml, checked. */
export const looksSchema = z.object({
  /** `more`: high contrast whatever the system says. */
  contrast: z.enum(['system', 'more']),
  /** Percent of the usual size of everything, 80 to 200. */
  textSize: z.number().int(),
  density: z.enum(['normal', 'compact']),
  motion: z.enum(['system', 'reduced', 'full']),
});
export type Looks = z.infer<typeof looksSchema>;

export const appStateSchema = z.object({
  version: z.string(),
  host: z.enum(['electron', 'web', 'cli']),
  home: z.string(),
  /** The home as a person writes it (`~/.hermes`). */
  homeShort: z.string(),
  profile: z.string(),
  demo: z.boolean(),
  /** The demo home, opened from another one in the same window: there is a way back. */
  visiting: z.boolean(),
  /** `onlooker`: another app has this home open; everything can be read, nothing written. */
  mode: z.enum(['owner', 'onlooker']),
  owner: ownerSchema.nullable(),
  problems: z.array(problemSchema),
  provider: providerStatusSchema,
  waiting: z.object({ count: z.number().int(), oldest: timeSchema.nullable() }),
  /** Tokens used today over all sessions of this home. */
  tokensToday: z.number(),
  /** Everything is stopped: turns, MCP servers, and what goes to the memory provider. */
  paused: z.boolean(),
  language: z.enum(['system', 'en', 'zh']),
  theme: z.enum(['system', 'light', 'dark']),
  looks: looksSchema,
  /** `desk.shortcuts`: which keys the person gave to which binding, by its id; empty for none. */
  shortcuts: z.record(z.string(), z.string()),
  /** Nothing is chosen yet and nobody has said that they want to choose nothing: the first run is shown. */
  welcome: z.boolean(),
  /** The event stream position this state belongs to. */
  epoch: z.string(),
  seq: z.number().int(),
});
export type AppState = z.infer<typeof appStateSchema>;

export const appRequests = {
  'app.state': request('read', nothing, appStateSchema),
  /** Tries to become the owner of the home after the other app was closed. */
  'app.claim': request('read', nothing, z.object({ mode: z.enum(['owner', 'onlooker']) })),
  /** Stops every turn, every MCP server and the memory provider, and keeps new ones from beginning; or lets them go on. Kept as `desk.paused`. */
  'app.pause': request('write', z.strictObject({ paused: z.boolean() }), done),
  /** Small things of the interface that survive a restart (drafts, camera): `<home>/desk/ui.json`. */
  'ui.get': request('read', z.strictObject({ key: z.string().max(200) }), z.object({ value: jsonSchema })),
  'ui.set': request('write', z.strictObject({ key: z.string().max(200), value: jsonSchema }), done),
} as const;

export const appEvents = {
  'app.changed': appStateSchema,
} as const;
