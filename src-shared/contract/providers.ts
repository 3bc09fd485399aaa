import { z } from 'zod';
import { done, nothing, timeSchema } from './common.ts';
import { request } from './define.ts';

/** A text in both languages of the interface; the command line prints English. */
const wordsSchema = z.object({ en: z.string(), zh: z.string() });

/** One field of the form in which a memory provider is set up. */
export const providerFieldSchema = z.object({
  key: z.string(),
  label: wordsSchema,
  hint: wordsSchema.nullable(),
  /** Kept in `.env`, and never shown again but for its last four characters. */
  secret: z.boolean(),
  /** Name of its variable in `.env`; null for one that is none. */
  env: z.string().nullable(),
  required: z.boolean(),
  default: z.string().nullable(),
  /** The only values there are; null where any text will do. */
  choices: z
    .array(
      z.object({
        value: z.string(),
        label: wordsSchema,
        /** It may stand in the settings, but cannot be chosen here. */
        unusable: z.boolean().optional(),
      }),
    )
    .nullable(),
  /** Where a person gets the value; null for nowhere in particular. */
  url: z.string().nullable(),
  /** Shown only while the other fields have these values. */
  when: z.record(z.string(), z.string()),
  /** Hardly anybody needs to change it: shown when it is asked for. */
  advanced: z.boolean().optional(),
  /** It is the address of a server: what a person leaves out when they type it is completed. `port`: the usual one on this machine. */
  address: z.object({ port: z.number().int().nullable() }).optional(),
});
export type MemoryProviderField = z.infer<typeof providerFieldSchema>;

/** What came of a test that a person asked for. */
export const providerTestSchema = z.object({
  at: timeSchema,
  ok: z.boolean(),
  ms: z.number(),
  /** What was reached, or why it was not. */
  message: z.string(),
});
export type MemoryProviderTest = z.infer<typeof providerTestSchema>;

/** One kind of memory provider, and how it stands in this home. */
export const memoryProviderSchema = z.object({
  /** Its name in `memory.provider`. */
  name: z.string(),
  title: z.string(),
  about: wordsSchema,
  /** What it costs in privacy, in one sentence. */
  privacy: wordsSchema,
  /** Nothing leaves the machine. */
  local: z.boolean(),
  fields: z.array(providerFieldSchema),
  /** The person's own files that it would send once, each only after it was allowed by name. */
  uploads: z.array(z.object({ file: z.string(), sent: timeSchema.nullable() })),
  /** Why it cannot work as it is configured; null when it can. No network is asked. */
  missing: z.string().nullable(),
  /** `memory.provider` names it. */
  selected: z.boolean(),
  /** New conversations are given it. */
  active: z.boolean(),
  /** What stays where. */
  places: z.array(z.object({ what: wordsSchema, where: z.string() })),
  /** Jobs in its queue, also of one that is not selected. */
  waiting: z.number().int(),
  test: providerTestSchema.nullable(),
  /** How signing in on the vendor's page stands (`message`: why it failed); null where there is no such page. */
  signIn: z.object({ state: z.enum(['none', 'waiting', 'done', 'failed']), message: z.string() }).nullable(),
});
export type MemoryProviderKind = z.infer<typeof memoryProviderSchema>;

/** A job that a person can look at: it waits and something went wrong, it was refused, or it may have arrived. */
export const providerJobSchema = z.object({
  id: z.string(),
  /** The provider's own word for what it is. */
  kind: z.string(),
  session: z.string().nullable(),
  at: timeSchema,
  state: z.enum(['waiting', 'sending', 'aside', 'uncertain']),
  attempts: z.number().int(),
  /** Not tried before this; 0 for at once. */
  notBefore: timeSchema,
  error: z.string(),
  /** What would be sent, masked and bounded. */
  text: z.string(),
});
export type MemoryProviderJob = z.infer<typeof providerJobSchema>;

/** How it stands with the memory provider of this home: what is chosen, what works, what waits. */
export const memoryProviderStatusSchema = z.object({
  /** What `memory.provider` names; null for the built-in memory alone. */
  selected: z.string().nullable(),
  title: z.string(),
  local: z.boolean(),
  /** Nothing is missing in its settings. */
  configured: z.boolean(),
  /** Why it is not in use though it is selected: unknown, not configured, not to be opened; null otherwise. */
  obstacle: z.string().nullable(),
  /** What the last test found; null when there was none. */
  reachable: providerTestSchema.nullable(),
  lastRecall: z
    .object({
      at: timeSchema,
      ms: z.number(),
      outcome: z.enum(['found', 'nothing', 'late', 'busy', 'resting', 'failed', 'blocked']),
      count: z.number().int().nullable(),
      message: z.string(),
    })
    .nullable(),
  lastDelivery: timeSchema.nullable(),
  waiting: z.number().int(),
  aside: z.number().int(),
  uncertain: z.number().int(),
  /** Why nothing is sent: the key was refused, or everything is paused; null when it is. */
  paused: z.object({ reason: z.enum(['unauthorised', 'app', 'onlooker']), message: z.string() }).nullable(),
  /** Jobs of which something went wrong, in order, at most a hundred. */
  troubled: z.array(providerJobSchema),
  /** What of the provider is not used, and why. */
  warnings: z.array(z.string()),
  /** Names of its tools that models are offered. */
  tools: z.array(z.string()),
  /** Names of others that conversations still hold, until they end. */
  ending: z.array(z.string()),
  canList: z.boolean(),
  canSearch: z.boolean(),
});
export type MemoryProviderStatus = z.infer<typeof memoryProviderStatusSchema>;

/** A row of the log: something that was sent to a memory provider, or asked of it. */
export const providerSentSchema = z.object({
  id: z.number().int(),
  at: timeSchema,
  /** The provider's word for a job (`turn`), or `recall`, `prepare`, `begin`, `compressing`, `list`, `search`, `tool <name>`. */
  what: z.string(),
  session: z.string().nullable(),
  /** Where it went; empty when it never left. */
  address: z.string(),
  result: z.enum(['done', 'waits', 'aside', 'uncertain', 'dropped', 'failed']),
  message: z.string(),
  /** What was sent, masked and bounded. */
  text: z.string(),
  ms: z.number(),
});
export type MemoryProviderSent = z.infer<typeof providerSentSchema>;

/** Something a provider remembers. Every text in it is untrusted. */
export const rememberedSchema = z.object({
  id: z.string(),
  text: z.string(),
  kind: z.string(),
  labels: z.array(z.string()),
  created: timeSchema.nullable(),
  updated: timeSchema.nullable(),
  trust: z.number().nullable(),
  /** The conversation it comes from; null when that is not known. */
  session: z.string().nullable(),
});
export type RememberedMemory = z.infer<typeof rememberedSchema>;

/** A folder of `<home>/plugins/` with a memory provider in it, and how it stands. Every text of it is a stranger's. */
export const memoryPluginSchema = z.object({
  name: z.string(),
  title: z.string(),
  version: z.string(),
  about: wordsSchema,
  privacy: wordsSchema,
  folder: z.string(),
  /**
   * `new`: not allowed. `changed`: its files are not those that were allowed, so it is off. `faulty`: it cannot be allowed. `python`:
   * written for Hermes in Python, and never run here.
   */
  state: z.enum(['allowed', 'new', 'changed', 'faulty', 'python']),
  /** Why it is `faulty`; null in every other state. */
  problem: z.object({ message: z.string(), remedy: z.string() }).nullable(),
  /** Paths of files that are not what was allowed. */
  changed: z.array(z.string()),
  allowedAt: timeSchema.nullable(),
  /** SHA-256 over all of its files; null where it cannot be read, or is not meant for this app. */
  hash: z.string().nullable(),
  /** `memory.provider` names it. */
  selected: z.boolean(),
});
export type MemoryPlugin = z.infer<typeof memoryPluginSchema>;

/** All that a person has to know of a plug-in before they allow it. */
export const memoryPluginDetailSchema = z.object({
  plugin: memoryPluginSchema,
  /** The program and its words; no shell reads them. */
  command: z.array(z.string()),
  /** Where PATH has the program; null where it has none, or where it is a file of the folder. */
  program: z.string().nullable(),
  /** Where it keeps what it keeps. */
  data: z.string(),
  /** Names of variables of the app's environment that it is given. */
  environment: z.array(z.string()),
  /** Names of variables of `.env` that it is given. */
  secrets: z.array(z.string()),
  /** What it is told of. */
  events: z.array(z.enum(['turn', 'mirror', 'session_ended', 'session_switched', 'compressing', 'upload'])),
  /** What it is asked. */
  answers: z.array(z.string()),
  /** What it puts into system prompts; empty for nothing. */
  prompt: z.string(),
  tools: z.array(z.object({ name: z.string(), description: z.string() })),
  /** Every file, by its path in the folder; sizes in bytes, SHA-256 in hex. */
  files: z.array(z.object({ path: z.string(), size: z.number().int(), hash: z.string() })),
});
export type MemoryPluginDetail = z.infer<typeof memoryPluginDetailSchema>;

const nameSchema = z.string().min(1).max(100);
const named = z.strictObject({ name: nameSchema });
const jobIds = z.strictObject({ name: nameSchema, ids: z.array(z.string().max(100)).min(1).max(1000) });

export const providerRequests = {
  'providers.list': request('read', nothing, z.object({ providers: z.array(memoryProviderSchema) })),
  /** What the form of one shows now; of a secret its last four characters at most. */
  'providers.read': request('read', named, z.object({ values: z.record(z.string(), z.string()) })),
  /** Writes what the person entered where Hermes keeps it; what is not among the values stays. An empty secret leaves the present one. Selects nothing. */
  'providers.save': request(
    'consent',
    z.strictObject({ name: nameSchema, values: z.record(z.string().max(100), z.string().max(10_000)) }),
    done,
  ),
  /** Writes `memory.provider`; null for the built-in memory alone. Holds for conversations that begin from now on. */
  'providers.select': request('consent', z.strictObject({ name: nameSchema.nullable() }), done),
  /** Asks for real whether it works as it is configured; what came of it is kept. */
  'providers.test': request('consent', named, providerTestSchema),
  /** Begins a sign-in on the vendor's page, which the person opens; `providers.changed` tells how it goes on. */
  'providers.signIn': request('consent', named, z.object({ address: z.string() })),
  /** The address that the page led to, pasted because the browser runs on another machine. */
  'providers.signInPasted': request(
    'consent',
    z.strictObject({ name: nameSchema, address: z.string().max(4000) }),
    done,
  ),
  'providers.signInCancel': request('consent', named, done),
  'providers.status': request('read', nothing, memoryProviderStatusSchema),
  /** What was sent to one, newest first, before a row of the log (null: from the newest on). */
  'providers.log': request(
    'read',
    z.strictObject({
      name: nameSchema,
      before: z.number().int().nullable().default(null),
      limit: z.number().int().min(1).max(200).default(50),
    }),
    z.object({ rows: z.array(providerSentSchema) }),
  ),
  /** Sends jobs again that were set aside or are uncertain, or that wait for a later time. */
  'providers.again': request('consent', jobIds, z.object({ changed: z.number().int() })),
  /** Takes such jobs out of the queue for good. */
  'providers.drop': request('consent', jobIds, z.object({ changed: z.number().int() })),
  /** Sends one of the person's own files, once, to the provider in use. */
  'providers.allowUpload': request(
    'consent',
    z.strictObject({ name: nameSchema, file: z.enum(['MEMORY.md', 'USER.md', 'SOUL.md']) }),
    done,
  ),
  /** The plug-ins of the home, and the folder they lie in. Nothing of them is run. */
  'providers.plugins': request('read', nothing, z.object({ folder: z.string(), plugins: z.array(memoryPluginSchema) })),
  /** What a person is shown before they allow one. */
  'providers.plugin': request('read', named, memoryPluginDetailSchema),
  /** Lets a plug-in run with exactly the files whose hash the person was shown. `stale` where they are others by now. */
  'providers.allowPlugin': request(
    'consent',
    z.strictObject({ name: nameSchema, hash: z.string().regex(/^[0-9a-f]{64}$/) }),
    done,
  ),
  /** Ends a plug-in, and lets it run no more. Where it is the one in use, the built-in memory is left. */
  'providers.forbidPlugin': request('consent', named, done),
  /** What the provider in use remembers: newest first, or (`query`) best first. */
  'providers.memories': request(
    'read',
    z.strictObject({ query: z.string().max(2000).default(''), page: z.string().max(4000).nullable().default(null) }),
    z.object({ items: z.array(rememberedSchema), next: z.string().nullable(), total: z.number().int().nullable() }),
  ),
} as const;

export const providerEvents = {
  /** Something `providers.list` or `providers.status` says may have changed. */
  'providers.changed': z.object({ selected: z.string().nullable() }),
} as const;
