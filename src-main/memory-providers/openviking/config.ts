import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { isRecord } from '@shared/record.ts';
import { parseEnv } from '../../home/dotenv.ts';
import type { KeyContext, ProviderContext } from '../provider.ts';
import { readSettingsFile, settingText } from '../settings-file.ts';
import { endpointOf, LOCAL_PORT } from './endpoint.ts';
import { tuningOf, type Tuning } from './tuning.ts';

/** The variables of each value, Hermes' own first, then the newer spelling. */
export const VARIABLES = {
  endpoint: ['OPENVIKING_ENDPOINT', 'OPENVIKING_URL'],
  key: ['OPENVIKING_API_KEY'],
  account: ['OPENVIKING_ACCOUNT'],
  user: ['OPENVIKING_USER'],
  peer: ['OPENVIKING_AGENT', 'OPENVIKING_ACTOR_PEER_ID'],
} as const;

/** How OpenViking is set up in one home. */
export interface VikingSettings {
  /** Without a slash at its end. */
  readonly endpoint: string;
  /** Whether somebody has named the address; the built-in one alone counts as not set up. */
  readonly named: boolean;
  /** Why the address or the linked profile cannot be used; null when they can. */
  readonly problem: string | null;
  readonly key: string;
  /** Empty for none. */
  readonly account: string;
  readonly user: string;
  readonly peer: string;
  /** The profile of OpenViking's own program that this home is linked to; null for none. */
  readonly linked: string | null;
  readonly tuning: Tuning;
}

interface Found {
  readonly endpoint: string;
  readonly key: string;
  readonly account: string;
  readonly user: string;
  readonly peer: string;
  readonly problem: string | null;
}

/**
 * Reads each value where Hermes does: `.env` of this home, then the linked profile, then `memory.openviking` of config.yaml (never the
 * key), then what is usual. A variable that is there but empty is the last word for the key, the account and the user. Never throws.
 */
export function vikingSettings(context: ProviderContext): VikingSettings {
  const { config, secrets, log } = context;
  const section = config.get('memory.openviking');
  const yaml = (key: string): string => {
    const value = isRecord(section) ? section[key] : undefined;
    return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
  };
  const linked = linkedFile(context);
  const profile = linked === null ? nothing : readProfile(linked);
  const emptied = emptyVariables(context);
  const variable = (names: readonly string[]): string | null => {
    for (const name of names) {
      const value = secrets.get(name)?.trim();
      if (value !== undefined) return value;
    }
    return null;
  };
  const final = (names: readonly string[]): string | null =>
    variable(names) ?? (names.some((name) => emptied.has(name)) ? '' : null);
  const written = variable(VARIABLES.endpoint) ?? (profile.endpoint || yaml('endpoint'));
  const endpoint = endpointOf(written === '' ? `http://127.0.0.1:${String(LOCAL_PORT)}` : written);
  const lookup = (key: string): Json | undefined =>
    secrets.get(`OPENVIKING_${key.toUpperCase()}`) ?? (isRecord(section) ? section[key] : undefined);
  return {
    endpoint: endpoint.ok ? endpoint.url : '',
    named: written !== '',
    problem: endpoint.ok ? profile.problem : endpoint.problem,
    key: oneLine(final(VARIABLES.key) ?? profile.key),
    account: oneLine(final(VARIABLES.account) ?? (profile.account || yaml('account'))),
    user: oneLine(final(VARIABLES.user) ?? (profile.user || yaml('user'))),
    peer: oneLine(variable(VARIABLES.peer) ?? (profile.peer || yaml('agent'))),
    linked,
    tuning: tuningOf(lookup, (message) => log.warn(message)),
  };
}

/** The file of OpenViking's own program that this home is linked to; null when it is not. */
export function linkedFile({ config, secrets, paths }: KeyContext): string | null {
  if (!config.bool('memory.openviking.use_ovcli_config', false)) return null;
  const named = secrets.get('OPENVIKING_CLI_CONFIG_FILE') ?? config.string('memory.openviking.ovcli_config_path', '');
  const file = named.trim() === '' ? '~/.openviking/ovcli.conf' : named.trim();
  return file.startsWith('~/') ? join(homedir(), file.slice(2)) : resolve(paths.dir, file);
}

/** Account and user count only where there is no key, or where it is that of the whole server. */
function readProfile(file: string): Found {
  const { values, there, problem } = readSettingsFile(file);
  const root = settingText(values, 'root_api_key');
  const key = settingText(values, 'api_key') || root;
  const identified = key === '' || key === root;
  return {
    endpoint: settingText(values, 'url'),
    key,
    account: identified ? settingText(values, 'account', 'account_id') : '',
    user: identified ? settingText(values, 'user', 'user_id') : '',
    peer: settingText(values, 'actor_peer_id', 'agent_id'),
    problem: problem?.message ?? (there ? null : `The linked profile ${file} is not there.`),
  };
}

const nothing: Found = { endpoint: '', key: '', account: '', user: '', peer: '', problem: null };

function emptyVariables({ paths }: ProviderContext): ReadonlySet<string> {
  try {
    const found = parseEnv(readFileSync(paths.envFile, 'utf8').replace(/\r\n?/gu, '\n'));
    return new Set(found.filter(({ value }) => value === '').map(({ name }) => name));
  } catch {
    return new Set();
  }
}

/** What goes into a header holds no line breaks. */
function oneLine(text: string): string {
  return text.replace(/[\r\n\0]/gu, '').trim();
}
