import { join } from 'node:path';
import type { DeskError } from '@shared/contract/errors.ts';
import type { KeyContext, ProviderContext } from '../provider.ts';
import { readSettingsFile, settingText, type SettingsObject } from '../settings-file.ts';

/** Mem0's cloud. */
export const CLOUD = 'https://api.mem0.ai';
/** The user of a home that names none. */
export const USUAL_USER = 'hermes-user';
const USUAL_AGENT = 'hermes';
/** As much of a message as is sent to be learnt from, in characters: it suits an embedder of 512 tokens. */
const USUAL_LONGEST = 450;

/** Where memories are kept: Mem0's cloud, a server of one's own, or Hermes' own Python process. */
export type Mem0Mode = 'platform' | 'selfhosted' | 'oss';

/** How Mem0 is set up in one home. Everything is of this home: mem0.json first, then `.env`, as with Hermes. */
export interface Mem0Settings {
  readonly mode: Mem0Mode;
  /** Empty in the mode `oss`, which has none. */
  readonly key: string;
  /** Without a slash at its end; empty where a server was chosen and not named, and in the mode `oss`. */
  readonly base: string;
  readonly user: string;
  readonly agent: string;
  /** Whether results are ordered by a second model; the cloud alone can. */
  readonly rerank: boolean;
  /** As much of a message as is sent, in characters. */
  readonly longest: number;
  /** Whether facts are made of a turn; otherwise it is kept word for word. */
  readonly infer: boolean;
  /** Why mem0.json cannot be used; null when it can, or is not there. */
  readonly problem: DeskError | null;
}

/** `<home>/mem0.json`, as Hermes' plug-in keeps it. */
export function mem0File({ paths }: Pick<KeyContext, 'paths'>): string {
  return join(paths.dir, 'mem0.json');
}

/** Reads mem0.json over `.env`. Never throws. */
export function mem0Settings(context: ProviderContext): Mem0Settings {
  const { values, problem } = readSettingsFile(mem0File(context));
  const value = (key: string, name: string): string =>
    settingText(values, key) || (context.secrets.get(name)?.trim() ?? '');
  const host = value('host', 'MEM0_HOST').replace(/\/+$/u, '');
  const mode = modeOf(value('mode', 'MEM0_MODE').toLowerCase(), host);
  const longest = Number(settingText(values, 'sync_max_chars'));
  return {
    mode,
    key: mode === 'oss' ? '' : value('api_key', 'MEM0_API_KEY'),
    base: mode === 'platform' ? CLOUD : mode === 'selfhosted' ? host : '',
    user: value('user_id', 'MEM0_USER_ID') || USUAL_USER,
    agent: value('agent_id', 'MEM0_AGENT_ID') || USUAL_AGENT,
    rerank: mode === 'platform' && yes(values, 'rerank', false),
    longest: Number.isInteger(longest) && longest > 0 ? longest : USUAL_LONGEST,
    infer: yes(values, 'sync_infer', true),
    problem,
  };
}

/** `oss` before a host before the cloud; who asked for a server of their own never gets the cloud instead. */
function modeOf(mode: string, host: string): Mem0Mode {
  if (mode === 'oss') return 'oss';
  return host !== '' || mode === 'selfhosted' ? 'selfhosted' : 'platform';
}

function yes(values: SettingsObject, key: string, usual: boolean): boolean {
  const value = values[key];
  if (typeof value === 'boolean') return value;
  const text = settingText(values, key).toLowerCase();
  return text === '' ? usual : ['true', '1', 'yes'].includes(text);
}
