import type { ProviderContext } from '../provider.ts';
import { configPlaces, findConfig, hostKey, type ConfigPlaces, type FoundConfig } from './config-file.ts';
import { keyInFile, keyOf, type CredentialSource } from './credential.ts';
import { readSettings, type HonchoSettings } from './settings.ts';

/** Everything a profile says about Honcho, read now. */
export interface HonchoPlace {
  readonly places: ConfigPlaces;
  readonly found: FoundConfig;
  readonly settings: HonchoSettings;
  readonly source: CredentialSource;
  /** The key that requests are signed with; null for none. */
  readonly key: string | null;
}

/** What of a profile is read. */
export type PlaceContext = Pick<ProviderContext, 'paths' | 'config' | 'secrets'>;

/** Reads files and environment of a profile as Hermes does. Never throws: what cannot be used is in `found.problem`. */
export function readPlace({ paths, config, secrets }: PlaceContext, userDir: string | null): HonchoPlace {
  const places = configPlaces(paths, userDir);
  const found = findConfig(places);
  const env = (name: string): string | undefined => secrets.get(name);
  const host = hostKey(paths.profile, found.raw, env);
  const envKey = env('HONCHO_API_KEY');
  const other = { env, yaml: (key: string) => config.get(`honcho.${key}`) };
  const hasKey = keyInFile(found.raw, host) !== null || (envKey?.trim() ?? '') !== '';
  const settings = readSettings(found.raw, host, other, hasKey);
  const source: CredentialSource = { file: found.file, raw: found.raw, host, base: settings.base, envKey };
  return { places, found, settings, source, key: keyOf(source) };
}
