import { existsSync } from 'node:fs';
import { DeskError } from '@shared/contract/errors.ts';
import type { Json } from '@shared/contract/common.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext, ProviderKind, ProviderPlace } from '../provider.ts';
import { personDir } from '../person-dir.ts';
import { changeSettingsFile, type SettingsObject } from '../settings-file.ts';
import { hindsightClient } from './client.ts';
import {
  bankOf,
  findHindsight,
  hindsightFile,
  hindsightKeyFiles,
  settingsOfVariables,
  sharedFile,
  unknownPlace,
  withoutKeys,
  withoutOldBank,
} from './config.ts';
import { about, fields, privacy } from './fields.ts';
import { openHindsight } from './provider.ts';

/** What the kind needs to know of the machine. */
export interface HindsightOptions {
  /** The person's own directory, in which `.hindsight/config.json` may lie; null reads no such file. */
  readonly userDir: string | null;
}

/** Bank of a new set-up: one for each profile. */
const SUGGESTED = 'hermes-{profile}';
const MOST_TURNS = 100;

/** Hindsight, as Hermes sets it up: its cloud, or a server of one's own. */
export function createHindsightKind({ userDir }: HindsightOptions): ProviderKind {
  return {
    name: 'hindsight',
    title: 'Hindsight',
    about,
    privacy,
    local: false,
    fields,
    uploads: [],
    read: (context) => {
      const { settings, fresh } = findHindsight(context, userDir);
      return {
        mode: settings.mode === 'unknown' ? '' : settings.mode,
        api_key: settings.key === '' ? '' : `...${settings.key.slice(-4)}`,
        api_url: settings.named ? settings.base : '',
        bank_id: settings.bank,
        bank_id_template: fresh ? SUGGESTED : settings.template,
        recall_budget: settings.budget,
        memory_mode: settings.memoryMode,
        recall_sync: String(settings.recallSync),
        auto_retain: String(settings.autoRetain),
        retain_every_n_turns: String(settings.everyTurns),
      };
    },
    save: (values, context) => save(values, context, userDir),
    missing: (context) => {
      const { mode, key, named, problem } = findHindsight(context, userDir).settings;
      if (problem !== null) return problem.message;
      switch (mode) {
        case 'local_embedded':
          return 'the mode local_embedded needs the Python of Hermes, which starts a server of its own. Choose local_external with the address of a running server.';
        case 'unknown':
          return 'its mode is none of cloud, local_external and local_embedded.';
        case 'cloud':
          return key === '' && !named ? 'HINDSIGHT_API_KEY is missing.' : null;
        case 'local_external':
          return null;
      }
    },
    places: (context) => places(context, userDir),
    keyFiles: (context) => hindsightKeyFiles(context, userDir),
    test: async (context, signal) => {
      const { settings } = findHindsight(context, userDir);
      const bank = bankOf(settings, { profile: context.paths.profile, session: null });
      try {
        const { total, items } = await hindsightClient(context, settings).list(bank, 1, 0, signal);
        return { message: `Bank ${bank}; memories in it: ${String(total ?? items.length)}.` };
      } catch (error) {
        if (!(error instanceof ProviderFailure) || error.status !== 404) throw error;
        return { message: `The server answers. The bank ${bank} begins with the first turn.` };
      }
    },
    open: (context) => openHindsight(context, userDir),
  };
}

/** The kind of the app. */
export const hindsight: ProviderKind = createHindsightKind({ userDir: personDir() });

async function save(
  values: Readonly<Record<string, string>>,
  context: ProviderContext,
  userDir: string | null,
): Promise<void> {
  const found = findHindsight(context, userDir);
  const entered = Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value.trim()]));
  check(entered);
  if (found.settings.problem !== null) throw found.settings.problem;
  const changed: Record<string, Json> = {};
  const put = (key: string, value: Json): void => {
    if (key in entered) changed[key] = entered[key] === '' ? null : value;
  };
  for (const key of ['mode', 'api_url', 'bank_id', 'bank_id_template', 'recall_budget', 'memory_mode']) {
    put(key, entered[key] ?? '');
  }
  for (const key of ['recall_sync', 'auto_retain']) put(key, entered[key] === 'true');
  put('retain_every_n_turns', Number(entered['retain_every_n_turns']));
  // What the form of a new set-up shows is what holds, also where nobody touched it.
  if (found.fresh && entered['bank_id_template'] === undefined && entered['bank_id'] === undefined) {
    changed['bank_id_template'] = SUGGESTED;
  }
  // A key in the file goes before the one in .env: it is taken out of there, and kept where keys are kept.
  const typed = entered['api_key'] ?? '';
  const inFile = ['apiKey', 'api_key']
    .map((key) => found.values[key])
    .find((key) => typeof key === 'string' && key !== '');
  const key = typed !== '' ? typed : typeof inFile === 'string' ? inFile : '';
  if (key !== '') await context.secrets.set('HINDSIGHT_API_KEY', key);
  const begin = found.file === null ? settingsOfVariables(context) : found.values;
  await changeSettingsFile(hindsightFile(context), (before) => {
    // The first file there is counts alone: a new one begins with all that counted until now.
    const from: SettingsObject = existsSync(hindsightFile(context)) ? before : begin;
    const spelled = 'recall_budget' in entered ? ['apiKey', 'api_key', 'budget'] : ['apiKey', 'api_key'];
    return { ...withoutKeys('bank_id' in entered ? withoutOldBank(from) : from, spelled), ...changed };
  });
}

/** Throws `invalid_input` for what cannot be right. */
function check(entered: Readonly<Record<string, string>>): void {
  const refuse = (message: string, remedy: string): never => {
    throw new DeskError('invalid_input', message, { remedy });
  };
  if (entered['mode'] === 'local_embedded') {
    refuse(
      'The mode local_embedded needs the Python of Hermes and cannot be set up here; nothing was changed.',
      'Choose local_external with the address of a running server, or set it up with Hermes.',
    );
  }
  const url = entered['api_url'] ?? '';
  if (url !== '' && !(/^https?:\/\//u.test(url) && URL.canParse(url))) {
    refuse('The address must begin with http:// or https://.', 'Write it as http://localhost:8888.');
  }
  const place = unknownPlace(entered['bank_id_template'] ?? '');
  if (place !== null) {
    refuse(
      `${place} has no meaning in the name of a bank.`,
      'There are {profile}, {workspace}, {platform}, {user} and {session}.',
    );
  }
  const every = entered['retain_every_n_turns'] ?? '';
  if (every !== '' && !(/^[1-9]\d{0,2}$/u.test(every) && Number(every) <= MOST_TURNS)) {
    refuse(`Turns are sent every 1 to ${String(MOST_TURNS)} turns, not every ${every}.`, 'Write a whole number.');
  }
}

function places(context: ProviderContext, userDir: string | null): readonly ProviderPlace[] {
  const { settings, file } = findHindsight(context, userDir);
  const bank = bankOf(settings, { profile: context.paths.profile, session: null });
  const shared = sharedFile(userDir);
  const all: ProviderPlace[] = [
    { what: { en: `Everything of the bank ${bank}`, zh: `记忆库 ${bank} 的全部内容` }, where: settings.base || '-' },
    { what: { en: 'Settings', zh: '设置' }, where: file ?? hindsightFile(context) },
    { what: { en: 'The key', zh: '密钥' }, where: context.paths.envFile },
  ];
  if (shared !== null && shared !== file && existsSync(shared)) {
    const what = { en: 'Older settings of all profiles, not used here', zh: '所有配置档案共用的旧设置，此处未使用' };
    all.push({ what, where: shared });
  }
  return all;
}
