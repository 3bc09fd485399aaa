import { z } from 'zod';
import { done, jsonSchema, nothing } from './common.ts';
import { request } from './define.ts';

/** One value of config.yaml as it is in force. */
export const settingSchema = z.object({
  key: z.string(),
  value: jsonSchema,
  /** `file`: written in config.yaml. `default`: not written there. `fallback`: written, but not usable; see `warning`. */
  source: z.enum(['file', 'default', 'fallback']),
  warning: z.string().nullable(),
});
export type Setting = z.infer<typeof settingSchema>;

/** The name of a profile as a person types it; the home says what it may be. */
const profileNameSchema = z.string().min(1).max(100);

/** A provider known by name. */
export const presetSchema = z.object({
  /** Value of `model.provider`. */
  id: z.string(),
  label: z.string(),
  /** Its address, for people. */
  baseUrl: z.string(),
  /** Name of its key in `.env`; null where none is needed. */
  key: z.string().nullable(),
  /** A server on this machine. */
  local: z.boolean(),
});
export type Preset = z.infer<typeof presetSchema>;

/** A model server found on this machine. */
export const localServerSchema = z.object({
  /** The provider it is known as. */
  id: z.string(),
  label: z.string(),
  baseUrl: z.string(),
  models: z.array(z.string()),
});
export type LocalServer = z.infer<typeof localServerSchema>;

/** A model as it might be configured; `key` goes to this provider alone and is kept nowhere. */
const modelCandidateSchema = z.strictObject({
  provider: z.string().max(200),
  model: z.string().max(500).default(''),
  baseUrl: z.string().max(2000).default(''),
  key: z.string().max(10_000).default(''),
});

export const settingsRequests = {
  'settings.get': request(
    'read',
    nothing,
    z.object({
      settings: z.array(settingSchema),
      /** Names of the keys found in `.env` or the environment; values never cross the wire. */
      keys: z.array(z.object({ name: z.string(), where: z.enum(['env_file', 'environment']) })),
      files: z.array(z.object({ name: z.string(), path: z.string(), bytes: z.number().nullable() })),
      /** `usual`: opens when nobody names a home. */
      profiles: z.array(z.object({ name: z.string(), current: z.boolean(), usual: z.boolean() })),
    }),
  ),
  /** Writes one key of config.yaml; everything else in the file stays as it is. Null removes the key. */
  'settings.set': request(
    'write',
    z.strictObject({ key: z.string().regex(/^[A-Za-z0-9_.-]+$/), value: jsonSchema }),
    done,
  ),
  /** Puts a provider key into `<home>/.env` (mode 0600). An empty value removes it. */
  'settings.setKey': request(
    'write',
    z.strictObject({ name: z.string().regex(/^[A-Z][A-Z0-9_]*$/), value: z.string().max(10_000) }),
    done,
  ),
  /** Leaves `<home>/.env` to its owner alone (mode 0600). */
  'settings.closeEnv': request('write', nothing, done),
  /** Creates a profile beside this one, empty or with the settings, keys, memories and skills of another. */
  'settings.createProfile': request(
    'write',
    z.strictObject({ name: profileNameSchema, cloneFrom: profileNameSchema.optional() }),
    done,
  ),
  /** Makes a profile the one that opens when no home is named; this app keeps the one it has open. */
  'settings.selectProfile': request('write', z.strictObject({ name: profileNameSchema }), done),
  /** Deletes a profile and everything in it. The open one and the default one are refused. */
  'settings.deleteProfile': request('consent', z.strictObject({ name: profileNameSchema }), done),
  /** The providers known by name, in the order in which they are offered. */
  'models.presets': request('read', nothing, z.object({ presets: z.array(presetSchema) })),
  /** Model servers that answer on their usual ports of this machine. Asked by the core; nothing is written. */
  'models.findLocal': request('read', nothing, z.object({ servers: z.array(localServerSchema) })),
  /**
   * Makes one small call to the configured model and tells what came of it; without a model, what the server offers. With
   * a candidate, the same for what is not written yet: nothing of it is kept.
   */
  'models.test': request(
    'read',
    z.strictObject({ candidate: modelCandidateSchema.optional() }),
    z.object({ ok: z.boolean(), ms: z.number(), message: z.string(), models: z.array(z.string()) }),
  ),
} as const;

export const settingsEvents = {
  'settings.changed': z.object({ keys: z.array(z.string()) }),
} as const;
