import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import type { DeskError } from '@shared/contract/errors.ts';
import { isRecord, parseJson, recordAt, textAt } from '@shared/record.ts';
import { isOn, toNumber } from '../../home/index.ts';
import type { ProviderSession } from '../events.ts';
import type { KeyContext, ProviderContext } from '../provider.ts';
import { readSettingsFile, settingText, type SettingsObject } from '../settings-file.ts';

/** Addresses of a set-up that names none. */
const CLOUD = 'https://api.hindsight.vectorize.io';
const OWN_SERVER = 'http://localhost:8888';
/** The bank of Hermes for every profile that names none. */
const USUAL_BANK = 'hermes';
const SCOPES = ['per_tag', 'combined', 'all_combinations'];
/** Hermes calls every place it works in by this name. */
const WORKSPACE = 'hermes';

/** Where the service runs; `unknown` for a word that stands for none of them. */
export type HindsightMode = 'cloud' | 'local_external' | 'local_embedded' | 'unknown';

/** How Hindsight is set up in one home, as Hermes' plug-in reads it. */
export interface HindsightSettings {
  readonly mode: HindsightMode;
  readonly key: string;
  /** Without a slash at its end; empty where nothing can be asked. */
  readonly base: string;
  /** Whether an address was named, and is not the usual one of the mode. */
  readonly named: boolean;
  /** Milliseconds for one request. */
  readonly timeoutMs: number;
  readonly bank: string;
  /** `hermes-{profile}` or the like, which goes before `bank`; empty for none. */
  readonly template: string;
  readonly budget: 'low' | 'mid' | 'high';
  /** `context`: no tools; `tools`: nothing in prompts by itself. */
  readonly memoryMode: 'hybrid' | 'context' | 'tools';
  readonly prefetch: 'recall' | 'reflect';
  readonly types: readonly string[];
  readonly tags: readonly string[];
  readonly tagsMatch: string;
  readonly maxTokens: number;
  /** UTF-16 units of a prompt that are asked with. */
  readonly maxInputChars: number;
  readonly preamble: string;
  readonly autoRecall: boolean;
  /** Recalls for the prompt itself, not for the one before. */
  readonly recallSync: boolean;
  readonly recallIndicator: boolean;
  readonly autoRetain: boolean;
  readonly retainAsync: boolean;
  readonly everyTurns: number;
  readonly retainContext: string;
  readonly retainTags: readonly string[];
  /** Null sends none. */
  readonly scopes: Json;
  readonly source: string;
  readonly userPrefix: string;
  readonly assistantPrefix: string;
  /** Fetching ahead waits for what was just sent, for so many milliseconds at most. */
  readonly waitsForRetain: boolean;
  readonly drainMs: number;
  /** Why the settings file cannot be used; null when it can, or is not there. */
  readonly problem: DeskError | null;
}

/** The settings of a home and where they come from. */
export interface FoundHindsight {
  readonly settings: HindsightSettings;
  /** The file that counts, whole and alone; null when there is none and the variables count. */
  readonly file: string | null;
  readonly values: SettingsObject;
  /** True when nothing at all was set up yet. */
  readonly fresh: boolean;
}

/** `<home>/hindsight/config.json`. */
export function hindsightFile({ paths }: Pick<ProviderContext, 'paths'>): string {
  return join(paths.dir, 'hindsight', 'config.json');
}

/** The older file, which every profile of a person shares. */
export function sharedFile(userDir: string | null): string | null {
  return userDir === null ? null : join(userDir, '.hindsight', 'config.json');
}

/** Every file with keys of Hindsight: both settings files, and those of the servers that Hermes starts by itself. */
export function hindsightKeyFiles(context: Pick<KeyContext, 'paths'>, userDir: string | null): string[] {
  const own = hindsightFile(context);
  const shared = sharedFile(userDir);
  if (userDir === null || shared === null) return [own];
  const servers = join(userDir, '.hindsight', 'profiles');
  const names = existsSync(servers) ? readdirSync(servers) : [];
  return [own, shared, ...names.filter((name) => name.endsWith('.env')).map((name) => join(servers, name))];
}

/**
 * Reads the first file there is, whole, and what it leaves open from `.env`. A file of this home that is damaged is a `problem`: the shared
 * one is not read in its place, because it may name somebody else's bank. Never throws.
 */
export function findHindsight(context: ProviderContext, userDir: string | null): FoundHindsight {
  const own = hindsightFile(context);
  const shared = sharedFile(userDir);
  const mine = readSettingsFile(own);
  const found = mine.there || shared === null ? mine : readSettingsFile(shared);
  const file = mine.there ? own : found.there ? shared : null;
  const variable = (name: string): string => context.secrets.get(`HINDSIGHT_${name}`)?.trim() ?? '';
  const onlyVariable = (name: string): string => (file === null ? variable(name) : '');
  const { values, problem } = found;
  const text = (...keys: readonly string[]): string => settingText(values, ...keys);
  const number = (value: Json | undefined, usual: number, least: number): number => {
    const read = toNumber(value, true);
    return read === undefined || read < least ? usual : read;
  };
  const mode = modeOf(text('mode') || onlyVariable('MODE'));
  const address = (text('api_url') || variable('API_URL')).replace(/\/+$/u, '');
  const usual = mode === 'cloud' ? CLOUD : mode === 'unknown' ? '' : OWN_SERVER;
  const memoryMode = text('memory_mode');
  const seconds = toNumber(values['prefetch_retain_drain_timeout'], false) ?? 10;
  const older = recordAt(recordAt(values, 'banks'), 'hermes');
  const bank = text('bank_id') || textAt(older, 'bankId').trim() || onlyVariable('BANK_ID');
  const budget = text('recall_budget', 'budget') || textAt(older, 'budget') || onlyVariable('BUDGET');
  const settings: HindsightSettings = {
    mode,
    key: text('apiKey', 'api_key') || variable('API_KEY'),
    base: address || usual,
    named: address !== '' && address !== usual,
    timeoutMs: number(values['timeout'] ?? variable('TIMEOUT'), 120, 1) * 1000,
    bank: bank || USUAL_BANK,
    template: text('bank_id_template'),
    budget: oneOf(budget, ['low', 'mid', 'high'], 'mid'),
    memoryMode: oneOf(memoryMode, ['hybrid', 'context', 'tools'], 'hybrid'),
    prefetch: oneOf(text('recall_prefetch_method', 'prefetch_method'), ['recall', 'reflect'], 'recall'),
    types: typesOf(values['recall_types']),
    tags: wordsOf(values['recall_tags']),
    tagsMatch: text('recall_tags_match') || 'any',
    maxTokens: number(values['recall_max_tokens'], 4096, 1),
    maxInputChars: number(values['recall_max_input_chars'], 800, 1),
    preamble: text('recall_prompt_preamble'),
    autoRecall: isOn(values['auto_recall'], true),
    recallSync: isOn(values['recall_sync'], false),
    recallIndicator: isOn(values['recall_indicator'], true),
    autoRetain: isOn(values['auto_retain'], true),
    retainAsync: isOn(values['retain_async'], true),
    everyTurns: number(values['retain_every_n_turns'], 1, 1),
    retainContext: text('retain_context') || 'conversation between Hermes Agent and the User',
    retainTags: wordsOf(values['retain_tags'] ?? variable('RETAIN_TAGS')),
    scopes: scopesOf(values['observation_scopes'] ?? variable('RETAIN_OBSERVATION_SCOPES')),
    source: text('retain_source') || variable('RETAIN_SOURCE'),
    userPrefix: text('retain_user_prefix') || variable('RETAIN_USER_PREFIX') || 'User',
    assistantPrefix: text('retain_assistant_prefix') || variable('RETAIN_ASSISTANT_PREFIX') || 'Assistant',
    waitsForRetain: isOn(values['prefetch_waits_for_retain'], true),
    drainMs: Math.max(0, seconds * 1000),
    problem,
  };
  const fresh = file === null && ['MODE', 'BANK_ID', 'API_KEY', 'API_URL'].every((name) => variable(name) === '');
  return { settings, file, values, fresh };
}

/**
 * The bank of a conversation. A template with a place that has no meaning, or one that comes out empty, gives way to `bank`; a place
 * without a value leaves nothing behind (`hermes-{user}` is `hermes`).
 */
export function bankOf(settings: Pick<HindsightSettings, 'bank' | 'template'>, of: BankPlaces): string {
  const { bank, template } = settings;
  if (template === '' || unknownPlace(template) !== null) return bank;
  const values: Readonly<Record<string, string>> = {
    profile: of.profile,
    workspace: WORKSPACE,
    platform: of.session?.platform ?? '',
    user: '',
    session: of.session?.id ?? '',
  };
  const rendered = template
    .replace(PLACE, (_place, name: string) => segment(values[name] ?? ''))
    .replace(/-{2,}/gu, '-')
    .replace(/_{2,}/gu, '_');
  return stripped(rendered) || bank;
}

/** What a template is filled in with. */
export interface BankPlaces {
  readonly profile: string;
  readonly session: Pick<ProviderSession, 'id' | 'platform'> | null;
}

/** The first place of a template that has no meaning; null when all have one. */
export function unknownPlace(template: string): string | null {
  const known = ['profile', 'workspace', 'platform', 'user', 'session'];
  const rest = template.replace(PLACE, (place, name: string) => (known.includes(name) ? '' : place));
  return /\{[^{}]*\}?|\}/u.exec(rest)?.[0] ?? null;
}

const PLACE = /\{([a-z]+)\}/gu;

function segment(value: string): string {
  return stripped(value.replace(/[^\p{L}\p{N}_-]+/gu, '-'));
}

function stripped(text: string): string {
  return text.replace(/^[-_]+|[-_]+$/gu, '');
}

function modeOf(word: string): HindsightMode {
  switch (word) {
    case '':
    case 'cloud':
      return 'cloud';
    case 'local':
    case 'local_embedded':
      return 'local_embedded';
    case 'local_external':
      return 'local_external';
    default:
      return 'unknown';
  }
}

function oneOf<T extends string>(value: string, values: readonly T[], usual: T): T {
  return values.find((one) => one === value) ?? usual;
}

/** Kinds of memories that are looked for; a blank text stands for all of them, an empty list for the usual one. */
function typesOf(value: Json | undefined): string[] {
  const types = wordsOf(value);
  return types.length > 0 || typeof value === 'string' ? types : ['observation'];
}

/** A list of words, also one that is written as JSON or with commas: the service takes lists alone. */
export function wordsOf(value: unknown): string[] {
  const read = typeof value === 'string' && value.trim().startsWith('[') ? (parseJson(value) ?? value) : value;
  const list: readonly unknown[] = Array.isArray(read) ? read : typeof read === 'string' ? read.split(',') : [];
  const words = list.flatMap((one) => (typeof one === 'string' && one.trim() !== '' ? [one.trim()] : []));
  return [...new Set(words)];
}

/** `per_tag`, `combined`, `all_combinations`, or a list of lists of tags; null for anything else. */
function scopesOf(value: Json): Json {
  const read = typeof value === 'string' && value.trim().startsWith('[') ? parseJson(value) : value;
  if (typeof read === 'string') return SCOPES.includes(read.trim()) ? read.trim() : null;
  if (!Array.isArray(read) || read.length === 0) return null;
  const lists = read.every((one) => Array.isArray(one) && one.every((tag) => typeof tag === 'string'));
  return lists ? read : null;
}

/** What the variables alone say, for a file that is written for the first time: they do not count any more once there is one. */
export function settingsOfVariables({ secrets }: ProviderContext): SettingsObject {
  const names = { mode: 'HINDSIGHT_MODE', bank_id: 'HINDSIGHT_BANK_ID', recall_budget: 'HINDSIGHT_BUDGET' };
  return Object.fromEntries(
    Object.entries(names).flatMap(([key, name]) => {
      const value = secrets.get(name)?.trim() ?? '';
      return value === '' ? [] : [[key, value]];
    }),
  );
}

/** A settings file without the bank under its older name, so that the newer one is the only one. */
export function withoutOldBank(values: SettingsObject): SettingsObject {
  const { banks } = values;
  const hermes = recordAt(banks, 'hermes');
  if (!isRecord(banks) || textAt(hermes, 'bankId') === '') return values;
  return { ...values, banks: { ...banks, hermes: withoutKeys(hermes as SettingsObject, ['bankId']) } };
}

/** Settings without these keys. */
export function withoutKeys(values: SettingsObject, keys: readonly string[]): SettingsObject {
  return Object.fromEntries(Object.entries(values).filter(([key]) => !keys.includes(key)));
}
