import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { isRecord } from '@shared/record.ts';
import { fileError, withFileLock, writeFileAtomic, type HomePaths } from '../../home/index.ts';
import { damaged, readSettings } from '../settings-file.ts';
import { hostBlock } from './settings.ts';

/** How an access token of a sign-in begins; everything else under `apiKey` is a key that does not change. */
export const ACCESS_TOKEN = 'hch-at-';

/** A configuration as an object; keys that mean nothing to us are kept. */
export type RawConfig = Readonly<Record<string, Json>>;

/** The files that may hold the configuration, first existing wins. */
export interface ConfigPlaces {
  /** `<home>/honcho.json`: what is changed is always written here. */
  readonly own: string;
  /** Read only: that of the default profile, then the one shared with other programs. */
  readonly fallbacks: readonly string[];
}

/** What was found. */
export interface FoundConfig {
  /** Null where there is no file. */
  readonly file: string | null;
  readonly raw: RawConfig;
  /** Why the file cannot be used; the environment alone counts then. */
  readonly problem: DeskError | null;
}

/** Where a profile's configuration may lie; `userDir` is the person's own directory, null for none. */
export function configPlaces(paths: HomePaths, userDir: string | null): ConfigPlaces {
  const own = join(paths.dir, 'honcho.json');
  const root = join(paths.root, 'honcho.json');
  return {
    own,
    fallbacks: [
      ...(root === own ? [] : [root]),
      ...(userDir === null ? [] : [join(userDir, '.honcho', 'config.json')]),
    ],
  };
}

/** Reads the first file there is, whole and alone. Never throws. */
export function findConfig({ own, fallbacks }: ConfigPlaces): FoundConfig {
  const file = [own, ...fallbacks].find((candidate) => existsSync(candidate)) ?? null;
  if (file === null) return { file, raw: {}, problem: null };
  try {
    return { file, raw: readConfig(file) ?? {}, problem: null };
  } catch (error) {
    return { file, raw: {}, problem: fileError(error, file, 'read') };
  }
}

/** Reads one file; null when there is none. Throws `damaged` for what is no JSON object, `unreadable`. */
export function readConfig(file: string): RawConfig | null {
  const value = readSettings(file);
  if (value === null) return null;
  if (value['hosts'] !== undefined && !isRecord(value['hosts'])) throw damaged(file, '"hosts" must be an object', null);
  return value;
}

/**
 * The name of the block that counts: HERMES_HONCHO_HOST, else `hermes` for the default profile (which `defaultHost` may point
 * elsewhere), else `hermes_<profile>`.
 */
export function hostKey(profile: string, raw: RawConfig, env: (name: string) => string | undefined): string {
  const asked = env('HERMES_HONCHO_HOST')?.trim() ?? '';
  if (asked !== '') return asked;
  if (profile !== 'default') return `hermes_${profile.replace(/[^\p{L}\p{N}_-]/gu, '_')}`;
  const other = raw['defaultHost'];
  return typeof other === 'string' && other.trim() !== '' ? other.trim() : 'hermes';
}

/**
 * Changes the configuration of a home: under the lock that Hermes takes too, read again, written whole and atomically with mode
 * 0600. A home that had none of its own begins with a copy of the one it used, without what signs in other hosts: a refresh
 * token that lies in two files is spent by the first and revokes the sign-in of the second. Throws `damaged`, `refused`, `busy`,
 * `unwritable`, `disk_full`; nothing was written then.
 */
export async function editConfig(
  places: ConfigPlaces,
  host: string,
  edit: (raw: RawConfig) => RawConfig,
): Promise<void> {
  await withFileLock(places.own, async () => {
    const present = readConfig(places.own);
    const before = present ?? seed(places, host);
    const after = edit(before);
    if (present !== null && JSON.stringify(after) === JSON.stringify(before)) return;
    await writeConfig(places.own, after);
  });
}

/** Writes a configuration. The caller holds the lock of the file. */
export async function writeConfig(file: string, raw: RawConfig): Promise<void> {
  await writeFileAtomic(file, `${JSON.stringify(raw, null, 2)}\n`, { mode: 0o600 });
}

/** The same configuration with values of a host's block set; null removes one. */
export function withHost(raw: RawConfig, host: string, values: Readonly<Record<string, Json>>): RawConfig {
  const { key, block } = hostBlock(raw, host);
  const changed = Object.fromEntries(Object.entries({ ...block, ...values }).filter(([, value]) => value !== null));
  const hosts = isRecord(raw['hosts']) ? (raw['hosts'] as RawConfig) : {};
  return { ...raw, hosts: { ...hosts, [key]: changed } };
}

function seed(places: ConfigPlaces, host: string): RawConfig {
  const file = places.fallbacks.find((candidate) => existsSync(candidate));
  const raw = file === undefined ? null : readConfig(file);
  if (raw === null) return {};
  const { key, block } = hostBlock(raw, host);
  if (signsIn(block)) {
    throw new DeskError(
      'refused',
      `The sign-in of this profile is kept in ${file ?? ''}, which is not the profile's own.`,
      {
        remedy: `Move the block "${key}" of that file into ${places.own}, then try again.`,
        ...(file === undefined ? {} : { file }),
      },
    );
  }
  const hosts = isRecord(raw['hosts']) ? Object.entries(raw['hosts'] as RawConfig) : [];
  const copied = hosts.map(([name, of]) => [name, isRecord(of) ? withoutSignIn(of as RawConfig) : of] as const);
  return { ...withoutSignIn(raw), ...(hosts.length === 0 ? {} : { hosts: Object.fromEntries(copied) }) };
}

/** Whether a block holds a sign-in with a refresh token. */
export function signsIn(block: RawConfig): boolean {
  return isRecord(block['oauth']);
}

/** A block without its sign-in and the access token that belongs to it. */
export function withoutSignIn(block: RawConfig): RawConfig {
  const { apiKey } = block;
  const isToken = typeof apiKey === 'string' && apiKey.startsWith(ACCESS_TOKEN);
  return Object.fromEntries(Object.entries(block).filter(([key]) => key !== 'oauth' && !(key === 'apiKey' && isToken)));
}
