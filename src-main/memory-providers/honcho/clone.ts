import { existsSync } from 'node:fs';
import type { Json } from '@shared/contract/common.ts';
import { isRecord } from '@shared/record.ts';
import type { HomePaths } from '../../home/index.ts';
import {
  configPlaces,
  editConfig,
  findConfig,
  hostKey,
  withHost,
  type ConfigPlaces,
  type RawConfig,
} from './config-file.ts';
import { hostBlock } from './settings.ts';

/** What a copy of a profile takes over: how it recalls, writes, names sessions and observes, its sizes, who the person is, and where the server is. */
const CLONED = [
  'recallMode',
  'recallSync',
  'queryRewrite',
  'contextCadence',
  'dialecticCadence',
  'dialecticDepth',
  'dialecticDepthLevels',
  'dialecticReasoningLevel',
  'reasoningHeuristic',
  'reasoningLevelCap',
  'dialecticDynamic',
  'injectionFrequency',
  'initOnSessionStart',
  'writeFrequency',
  'saveMessages',
  'sessionStrategy',
  'sessionPeerPrefix',
  'sessionAiPeerPrefix',
  'contextTokens',
  'dialecticMaxChars',
  'dialecticMaxInputChars',
  'messageMaxChars',
  'observation',
  'observationMode',
  'peerName',
  'pinUserPeer',
  'pinPeerName',
  'userPeerAliases',
  'runtimePeerPrefix',
  // A copy that forgot the server would tell another one what was meant for the first.
  'baseUrl',
  'base_url',
  'environment',
  'timeout',
  'requestTimeout',
] as const;

/**
 * Makes the block of a profile that was copied from another: the same settings and workspace, an AI peer of its own, and never the
 * other's key or sign-in. It is written where the new profile looks for it: into the file it shares with the default profile,
 * else into its own. Nothing is done where the source has no configuration or the new profile a block already.
 */
export async function cloneHost(from: HomePaths, to: HomePaths, userDir: string | null): Promise<boolean> {
  const source = findConfig(configPlaces(from, userDir));
  if (source.problem !== null) throw source.problem;
  if (source.file === null) return false;
  const none = (): undefined => undefined;
  const sourceHost = hostKey(from.profile, source.raw, none);
  const { block } = hostBlock(source.raw, sourceHost);
  const places = sharedPlaces(configPlaces(to, userDir));
  // What stands at the root of a shared file is there for the new profile too.
  const root = places.own === source.file ? {} : rootOf(source.raw);
  const host = hostKey(to.profile, source.raw, none);
  const taken = CLONED.flatMap((key) => {
    const value = block[key] ?? root[key];
    return value === undefined ? [] : [[key, value] as const];
  });
  const watching =
    Object.keys(block).length > 0 || source.raw['enabled'] === true ? {} : { observationMode: 'directional' };
  const values: Record<string, Json> = {
    ...(source.raw['observationMode'] === undefined ? watching : {}),
    ...Object.fromEntries(taken),
    workspace: block['workspace'] ?? source.raw['workspace'] ?? sourceHost,
    aiPeer: to.profile,
    enabled: block['enabled'] ?? source.raw['enabled'] ?? true,
  };
  let made = false;
  await editConfig(places, host, (raw) => {
    if (Object.keys(hostBlock(raw, host).block).length > 0) return raw;
    made = true;
    return withHost(raw, host, values);
  });
  return made;
}

function rootOf(raw: RawConfig): RawConfig {
  const endpoint = isRecord(raw['endpoint']) ? (raw['endpoint'] as RawConfig)['baseUrl'] : undefined;
  return endpoint === undefined ? raw : { ...raw, baseUrl: endpoint };
}

/** The file of the default profile where the new one has none of its own. */
function sharedPlaces(places: ConfigPlaces): ConfigPlaces {
  const [root] = places.fallbacks;
  const shares = !existsSync(places.own) && root !== undefined && root.endsWith('honcho.json') && existsSync(root);
  return shares ? { own: root, fallbacks: [] } : places;
}
