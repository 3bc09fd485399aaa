import type { Json } from '@shared/contract/common.ts';
import { isRecord } from '@shared/record.ts';
import { isOn, toNumber } from '../../home/index.ts';
import { baseOf, CLOUD, USUAL_LOCAL } from './address.ts';

/** How hard Honcho thinks about a question, least first. */
export const LEVELS = ['minimal', 'low', 'medium', 'high', 'max'] as const;
export type Level = (typeof LEVELS)[number];
/** `hybrid`: recall and tools; `context`: recall alone; `tools`: tools alone. */
export const MODES = ['hybrid', 'context', 'tools'] as const;
export type Mode = (typeof MODES)[number];
export const STRATEGIES = ['per-directory', 'per-session', 'per-repo', 'global'] as const;
export type Strategy = (typeof STRATEGIES)[number];

/** Who watches whom in a session: the four flags of its two members. */
export interface Observation {
  readonly userObserveMe: boolean;
  readonly userObserveOthers: boolean;
  readonly aiObserveMe: boolean;
  readonly aiObserveOthers: boolean;
}

/** Everything Hermes' honcho.json says, read for one host. Times in milliseconds, sizes in characters, cadences in turns. */
export interface HonchoSettings {
  readonly host: string;
  readonly enabled: boolean;
  /** Without version and slash at the end. */
  readonly base: string;
  /** Whether anything named an address; otherwise it is Honcho's own service. */
  readonly hasAddress: boolean;
  readonly timeoutMs: number;
  /** Whether the time limit was written down. */
  readonly hasTimeout: boolean;
  readonly workspace: string;
  readonly peerName: string;
  readonly aiPeer: string;
  readonly mode: Mode;
  readonly recallSync: boolean;
  readonly queryRewrite: boolean;
  readonly contextCadence: number;
  readonly dialecticCadence: number;
  readonly depth: number;
  /** A level for each pass; null where the passes follow from the depth. */
  readonly depthLevels: readonly Level[] | null;
  readonly level: Level;
  readonly heuristic: boolean;
  readonly levelCap: Level;
  /** Whether the model may choose the level of its own questions. */
  readonly dynamic: boolean;
  readonly dialecticMaxChars: number;
  readonly dialecticMaxInputChars: number;
  readonly messageMaxChars: number;
  /** Tokens (of four characters) of a whole recall; null for no limit. */
  readonly contextTokens: number | null;
  readonly injection: 'every-turn' | 'first-turn';
  readonly firstBaseWaitMs: number;
  readonly firstDialecticWaitMs: number;
  readonly observation: Observation;
  readonly observationMode: 'directional' | 'unified';
  readonly writeFrequency: 'async' | 'turn' | 'session' | number;
  readonly saveMessages: boolean;
  readonly strategy: Strategy;
  /** Directory to session name. */
  readonly sessions: Readonly<Record<string, string>>;
  readonly userPrefix: boolean;
  readonly aiPrefix: boolean;
  readonly initOnStart: boolean;
  /** What of the file was passed over, for people. */
  readonly warnings: readonly string[];
}

type Tree = Readonly<Record<string, Json>>;

/** Where values come from besides the file; both answer undefined for what is not set. */
export interface OtherSources {
  /** `.env` and environment. */
  readonly env: (name: string) => string | undefined;
  /** The extras of config.yaml: `base_url`, `timeout`, `request_timeout`. */
  readonly yaml: (key: string) => Json | undefined;
}

/** The block of a host in a configuration; the older spelling `hermes.<profile>` counts where the newer one is absent. */
export function hostBlock(raw: Tree, host: string): { readonly key: string; readonly block: Tree } {
  const hosts = isRecord(raw['hosts']) ? (raw['hosts'] as Tree) : {};
  const old = host.replace(/^hermes_/, 'hermes.');
  const key = !Object.hasOwn(hosts, host) && Object.hasOwn(hosts, old) ? old : host;
  const block = Object.hasOwn(hosts, key) ? hosts[key] : undefined;
  return { key, block: isRecord(block) ? block : {} };
}

/** Reads a configuration for a host: its block, then the root, then environment and config.yaml, then Hermes' defaults. */
export function readSettings(raw: Tree, host: string, other: OtherSources, hasKey: boolean): HonchoSettings {
  const { block } = hostBlock(raw, host);
  const warnings: string[] = [];
  const values = (key: string): Json[] =>
    [block[key], raw[key]].filter((value): value is Json => value !== undefined && value !== null && value !== '');
  const text = (key: string, fallback: string): string =>
    values(key)
      .map((value) => (typeof value === 'string' ? value.trim() : ''))
      .find((value) => value !== '') ?? fallback;
  const number = (key: string, fallback: number, least: number): number =>
    values(key)
      .map((value) => toNumber(value, false))
      .find((value) => value !== undefined && value >= least) ?? fallback;
  const whole = (key: string, fallback: number, least: number): number => Math.trunc(number(key, fallback, least));
  const on = (key: string, fallback: boolean): boolean => isOn(values(key)[0], fallback);
  const oneOf = <T extends string>(key: string, list: readonly T[], fallback: T): T => {
    const given = text(key, fallback);
    const found = list.find((value) => value === given);
    if (found === undefined) warnings.push(`${key}: "${given}" is not known, so it is ${fallback}.`);
    return found ?? fallback;
  };
  const mode = text('recallMode', 'hybrid') === 'auto' ? 'hybrid' : oneOf('recallMode', MODES, 'hybrid');
  const address = addressOf(raw, block, other, text('environment', other.env('HONCHO_ENVIRONMENT') ?? ''), warnings);
  const timeout = timeoutOf(values, other);
  const depth = Math.min(3, Math.max(1, whole('dialecticDepth', 1, Number.NEGATIVE_INFINITY)));
  const observationMode = observationModeOf(block, raw);
  return {
    host,
    enabled: isOn(block['enabled'] ?? raw['enabled'], hasKey || address !== null),
    base: baseOf(address ?? CLOUD),
    hasAddress: address !== null,
    timeoutMs: (timeout ?? 30) * 1000,
    hasTimeout: timeout !== null,
    workspace: text('workspace', host),
    peerName: text('peerName', ''),
    aiPeer: text('aiPeer', host),
    mode,
    recallSync: on('recallSync', false),
    queryRewrite: on('queryRewrite', false),
    contextCadence: whole('contextCadence', 1, 1),
    dialecticCadence: whole('dialecticCadence', 1, 1),
    depth,
    depthLevels: depthLevelsOf(values('dialecticDepthLevels')[0], depth),
    level: oneOf('dialecticReasoningLevel', LEVELS, 'low'),
    heuristic: on('reasoningHeuristic', true),
    levelCap: oneOf('reasoningLevelCap', LEVELS, 'high'),
    dynamic: on('dialecticDynamic', true),
    dialecticMaxChars: whole('dialecticMaxChars', 600, 1),
    dialecticMaxInputChars: Math.min(10_000, whole('dialecticMaxInputChars', 10_000, 1)),
    // A continuation carries a mark, so that a limit about as short as the mark would never end.
    messageMaxChars: whole('messageMaxChars', 25_000, 100),
    contextTokens: whole('contextTokens', 0, 1) || null,
    injection: oneOf('injectionFrequency', ['every-turn', 'first-turn'], 'every-turn'),
    firstBaseWaitMs: number('firstTurnBaseWait', 3, 0) * 1000,
    firstDialecticWaitMs: number('firstTurnDialecticWait', 2, 0) * 1000,
    observation: observationOf(observationMode, block['observation'] ?? raw['observation'] ?? null),
    observationMode,
    writeFrequency: writeFrequencyOf(values('writeFrequency')[0]),
    saveMessages: on('saveMessages', true),
    strategy: oneOf('sessionStrategy', STRATEGIES, 'per-directory'),
    sessions: { ...textMap(raw['sessions']), ...textMap(block['sessions']) },
    userPrefix: on('sessionPeerPrefix', false),
    aiPrefix: on('sessionAiPeerPrefix', false),
    initOnStart: on('initOnSessionStart', false),
    warnings,
  };
}

/** The address in force; null for none. One with characters that cannot be printed is passed over. */
function addressOf(
  raw: Tree,
  block: Tree,
  other: OtherSources,
  environment: string,
  warnings: string[],
): string | null {
  const endpoint = isRecord(raw['endpoint']) ? (raw['endpoint'] as Tree) : {};
  const given: (Json | undefined)[] = [
    block['baseUrl'],
    block['base_url'],
    endpoint['baseUrl'],
    raw['baseUrl'],
    raw['base_url'],
    other.env('HONCHO_BASE_URL'),
    other.env('HONCHO_URL'),
    other.yaml('base_url'),
  ];
  for (const value of given) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (/^[\x21-\x7e]+$/.test(value.trim())) return value.trim();
    warnings.push('baseUrl: it has characters that no address has, so it is passed over.');
  }
  return environment === 'local' ? USUAL_LOCAL : null;
}

/** Seconds; null when nothing says it. */
function timeoutOf(values: (key: string) => Json[], other: OtherSources): number | null {
  const given: (Json | undefined)[] = [
    ...values('timeout'),
    ...values('requestTimeout'),
    other.env('HONCHO_TIMEOUT'),
    other.yaml('timeout'),
    other.yaml('request_timeout'),
  ];
  const seconds = given.map((value) => toNumber(value, false)).find((value) => value !== undefined && value > 0);
  return seconds === undefined ? null : Math.min(seconds, 600);
}

/** Without a word on it, what was set up by an older Hermes (a block of the host, or `enabled: true`) is `unified`. */
function observationModeOf(block: Tree, raw: Tree): 'directional' | 'unified' {
  const given = block['observationMode'] ?? raw['observationMode'];
  if (typeof given === 'string') return given === 'unified' || given === 'shared' ? 'unified' : 'directional';
  return Object.keys(block).length > 0 || raw['enabled'] === true ? 'unified' : 'directional';
}

function observationOf(mode: 'directional' | 'unified', over: Json): Observation {
  const flag = (peer: 'user' | 'ai', key: 'observeMe' | 'observeOthers', fallback: boolean): boolean => {
    const of = isRecord(over) ? over[peer] : undefined;
    return isOn(isRecord(of) ? of[key] : undefined, fallback);
  };
  const both = mode === 'directional';
  return {
    userObserveMe: flag('user', 'observeMe', true),
    userObserveOthers: flag('user', 'observeOthers', both),
    aiObserveMe: flag('ai', 'observeMe', both),
    aiObserveOthers: flag('ai', 'observeOthers', true),
  };
}

function depthLevelsOf(given: Json | undefined, depth: number): Level[] | null {
  if (!Array.isArray(given)) return null;
  return Array.from({ length: depth }, (_, pass) => LEVELS.find((level) => level === given[pass]) ?? 'low');
}

function writeFrequencyOf(given: Json | undefined): HonchoSettings['writeFrequency'] {
  if (given === 'turn' || given === 'session') return given;
  const every = toNumber(given, true);
  return every !== undefined && every >= 1 ? every : 'async';
}

function textMap(value: Json | undefined): Record<string, string> {
  if (!isRecord(value)) return {};
  return Object.fromEntries(
    Object.entries(value).filter((pair): pair is [string, string] => typeof pair[1] === 'string' && pair[1] !== ''),
  );
}
