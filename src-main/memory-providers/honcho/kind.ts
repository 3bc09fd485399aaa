import type { Json } from '@shared/contract/common.ts';
import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderContext, ProviderKind } from '../provider.ts';
import { personDir } from '../person-dir.ts';
import { badAddress, baseOf, CLOUD, isLocal } from './address.ts';
import { HonchoClient } from './client.ts';
import { cloneHost } from './clone.ts';
import { configPlaces, editConfig, withHost } from './config-file.ts';
import { createCredential, keyInFile } from './credential.ts';
import { FIELDS, numberOf, WORDS } from './fields.ts';
import { Members, slotOf } from './members.ts';
import { peersOf, sanitizeId } from './names.ts';
import { readPlace, type HonchoPlace, type PlaceContext } from './place.ts';
import { openHoncho } from './provider.ts';
import { hostBlock } from './settings.ts';
import { beginSignIn, SIGN_IN_PORT } from './sign-in.ts';

/** What the kind needs to know of the machine. */
export interface HonchoOptions {
  /** The person's own directory, in which `.honcho/config.json` may lie; null reads no such file. */
  readonly userDir: string | null;
}

/** Honcho, as Hermes sets it up, hosted or of one's own. */
export function createHonchoKind({ userDir }: HonchoOptions): ProviderKind {
  const placeOf = (context: PlaceContext): HonchoPlace => readPlace(context, userDir);
  return {
    name: 'honcho',
    title: 'Honcho',
    about: WORDS.about,
    privacy: WORDS.privacy,
    local: false,
    fields: FIELDS,
    uploads: ['MEMORY.md', 'USER.md', 'SOUL.md'],
    read: (context) => shown(placeOf(context)),
    save: async (values, context) => await save(values, context, placeOf(context)),
    missing: (context) => missing(placeOf(context)),
    places: (context) => {
      const { places, found, settings, source } = placeOf(context);
      const { user } = peersOf(settings);
      const where = `${settings.base}, ${settings.workspace}, ${user === '' ? '?' : user}`;
      const key = source.envKey === undefined ? [] : [{ what: WORDS.key, where: context.paths.envFile }];
      return [{ what: WORDS.messages, where }, { what: WORDS.settings, where: found.file ?? places.own }, ...key];
    },
    keyFiles: ({ paths }) => {
      const { own, fallbacks } = configPlaces(paths, userDir);
      return [own, ...fallbacks];
    },
    test: async (context, signal) => {
      const { settings, source } = placeOf(context);
      const { http, now, log } = context;
      const credential = createCredential(source, http, now);
      const { base, workspace, timeoutMs } = settings;
      const client = new HonchoClient({ http, credential, base, workspace, timeoutMs: Math.min(timeoutMs, 15_000) });
      const members = new Members(client, settings.observation, log);
      const joined = await members.join({ ...peersOf(settings), name: '' }, signal);
      const { total } = await client.conclusions(slotOf(joined, joined.user), 1, 1, signal);
      const count = total === null ? '' : `, conclusions about ${joined.user}: ${String(total)}`;
      return { message: `${base} answers: workspace ${workspace}${count}.` };
    },
    signIn: { port: SIGN_IN_PORT, begin: (context, back) => beginSignIn(context, back, userDir) },
    cloned: async (from, to) => {
      await cloneHost(from, to, userDir);
    },
    open: (context) => {
      const { found, settings, source } = placeOf(context);
      if (found.problem !== null) context.log.warn('honcho.json is not used', { reason: found.problem.message });
      for (const warning of settings.warnings) context.log.warn('honcho.json', { warning });
      const credential = createCredential(source, context.http, context.now);
      return openHoncho({ settings, credential, context });
    },
  };
}

/** The kind of the app. */
export const honchoKind: ProviderKind = createHonchoKind({ userDir: personDir() });

/** Where Hermes' set-up asks less often than the default does. */
const FIRST_DIALECTIC_CADENCE = '2';

function shown({ found, settings, key, source }: HonchoPlace): Record<string, string> {
  const { dialecticCadence, contextCadence, depth, contextTokens } = settings;
  return {
    apiKey: (keyInFile(found.raw, settings.host) ?? source.envKey ?? '') === '' ? '' : `...${(key ?? '').slice(-4)}`,
    baseUrl: settings.hasAddress ? settings.base : '',
    peerName: settings.peerName,
    workspace: settings.workspace,
    aiPeer: settings.aiPeer,
    recallMode: settings.mode,
    sessionStrategy: settings.strategy,
    contextCadence: String(contextCadence),
    dialecticCadence: found.file === null ? FIRST_DIALECTIC_CADENCE : String(dialecticCadence),
    dialecticDepth: String(depth),
    dialecticReasoningLevel: settings.level,
    contextTokens: contextTokens === null ? '' : String(contextTokens),
    observationMode: settings.observationMode,
    writeFrequency: String(settings.writeFrequency),
    saveMessages: settings.saveMessages ? 'true' : 'false',
  };
}

/** Why it cannot work as it is set up; null when it can. */
export function missing({ found, settings, key }: HonchoPlace): string | null {
  const bad = settings.hasAddress ? badAddress(settings.base) : null;
  if (!settings.enabled) {
    const broken = found.problem === null ? '' : ` ${found.problem.message}`;
    return settings.hasAddress || key !== null
      ? `Honcho is switched off in its configuration ("enabled": false).${broken}`
      : `Honcho has neither a key nor an address.${broken}`;
  }
  if (bad !== null) return bad;
  if (key === null) return `${settings.base} needs a key.`;
  const { user, ai } = peersOf(settings);
  if (user === '') return 'Honcho needs to know what to call you (peerName).';
  return user === ai ? `You and the assistant must have different names, not both "${user}".` : null;
}

/** Writes what differs from what is in force into the host's block, and the key to where it is looked up. */
async function save(
  values: Readonly<Record<string, string>>,
  context: ProviderContext,
  place: HonchoPlace,
): Promise<void> {
  const before = shown(place);
  const entered = Object.entries(values)
    .map(([key, value]) => [key, value.trim()] as const)
    .filter(([key]) => key !== 'apiKey' && FIELDS.some((field) => field.key === key));
  check({ ...before, ...Object.fromEntries(entered) });
  const { host, base: present } = place.settings;
  const { raw: known } = place.found;
  const base = values['baseUrl'] === undefined ? present : baseOf(values['baseUrl'] || CLOUD);
  const key = values['apiKey']?.trim() ?? '';
  // A key in `.env` would be withheld from a server of one's own, and one in the file would win over it.
  const inFile = key !== '' && (isLocal(base) || keyInFile(known, host) !== null);
  const isNew = Object.keys(hostBlock(known, host).block).length === 0;
  const changed = entered.filter(([name, value]) => value !== before[name]);
  const block: Record<string, Json> = {
    ...(isNew ? firstValues(before) : {}),
    enabled: true,
    ...Object.fromEntries(changed.map(written)),
    ...(inFile ? { apiKey: key, oauth: null } : {}),
  };
  await editConfig(place.places, host, (raw) => withHost(raw, host, block));
  if (key !== '' && !inFile) await context.secrets.set('HONCHO_API_KEY', key);
}

/** What a new block states so that its being there changes nothing: Hermes watches less where a block says nothing of it. */
function firstValues(before: Readonly<Record<string, string>>): Record<string, Json> {
  const names = ['peerName', 'workspace', 'aiPeer', 'observationMode', 'dialecticCadence'];
  return Object.fromEntries(
    names.flatMap((name) => (before[name] === '' ? [] : [written([name, before[name] ?? ''])])),
  );
}

function written([key, value]: readonly [string, string]): readonly [string, Json] {
  if (value === '') return [key, null];
  if (key === 'saveMessages') return [key, value === 'true'];
  const number = numberOf(key, value);
  return [key, number ?? value];
}

function check(values: Readonly<Record<string, string>>): void {
  for (const field of FIELDS) {
    const value = values[field.key] ?? '';
    if (field.secret) continue;
    if (field.required && value === '') throw invalid(`${field.label.en} is missing.`);
    if (field.choices !== undefined && !field.choices.some((choice) => choice.value === value)) {
      throw invalid(
        `${field.label.en}: "${value}" is not one of ${field.choices.map((choice) => choice.value).join(', ')}.`,
      );
    }
    if (value !== '' && numberOf(field.key, value) === undefined)
      throw invalid(`${field.label.en}: "${value}" is no number it can have.`);
  }
  const { baseUrl = '', peerName = '', aiPeer = '' } = values;
  const bad = baseUrl === '' ? null : badAddress(baseUrl);
  if (bad !== null) throw invalid(bad);
  if (sanitizeId(peerName) === sanitizeId(aiPeer)) throw invalid('You and the assistant must have different names.');
}

function invalid(message: string): DeskError {
  return new DeskError('invalid_input', message, { remedy: 'Nothing was written. Correct the value and save again.' });
}
