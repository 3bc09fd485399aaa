import { join } from 'node:path';
import type { DeskError } from '@shared/contract/errors.ts';
import type { KeyContext, ProviderContext } from '../provider.ts';
import { readSettingsFile, settingText, type SettingsObject } from '../settings-file.ts';

/** Supermemory's cloud. */
export const CLOUD = 'https://api.supermemory.ai';
/** Longest container tag and custom id that the service takes. */
export const LONGEST_TAG = 100;
const LONGEST_CONTEXT = 1500;

/** What a search looks through. */
export type SearchMode = 'hybrid' | 'memories' | 'documents';

/** How Supermemory is set up in one home. */
export interface SupermemorySettings {
  readonly key: string;
  /** Without a slash at its end. */
  readonly base: string;
  /** The container that everything automatic is kept in. */
  readonly tag: string;
  readonly recalls: boolean;
  readonly captures: boolean;
  /** Most lines of each part of what is recalled. */
  readonly most: number;
  /** In every so many turns, and in the first, the profile is recalled too. */
  readonly every: number;
  readonly search: SearchMode;
  /** What the service is told to look for; empty tells it nothing. */
  readonly guidance: string;
  /** Milliseconds for what a prompt or a tool waits for. */
  readonly timeoutMs: number;
  /** Containers that the tools may name beside `tag`; null where they may name none. */
  readonly containers: readonly string[] | null;
  readonly containerWords: string;
  /** Why supermemory.json cannot be used; null when it can, or is not there. */
  readonly problem: DeskError | null;
}

/** `<home>/supermemory.json`, as Hermes' plug-in keeps it. */
export function supermemoryFile({ paths }: Pick<KeyContext, 'paths'>): string {
  return join(paths.dir, 'supermemory.json');
}

/** Reads supermemory.json and `.env`: a variable's tag goes before the file's, an address of the file before the variable's. Never throws. */
export function supermemorySettings(context: ProviderContext): SupermemorySettings {
  const { values, problem } = readSettingsFile(supermemoryFile(context));
  const variable = (name: string): string => context.secrets.get(name)?.trim() ?? '';
  const tag = variable('SUPERMEMORY_CONTAINER_TAG') || settingText(values, 'container_tag');
  const mode = settingText(values, 'search_mode');
  const custom = values['custom_containers'];
  return {
    key: variable('SUPERMEMORY_API_KEY'),
    base: (settingText(values, 'base_url') || variable('SUPERMEMORY_BASE_URL') || CLOUD).replace(/\/+$/u, ''),
    tag: sanitised(tag.replaceAll('{identity}', context.paths.profile)),
    recalls: yes(values, 'auto_recall', true),
    captures: yes(values, 'auto_capture', true),
    most: Math.trunc(bounded(values, 'max_recall_results', 10, 1, 20)),
    every: Math.trunc(bounded(values, 'profile_frequency', 50, 1, 500)),
    search: mode === 'memories' || mode === 'documents' ? mode : 'hybrid',
    guidance: settingText(values, 'entity_context').slice(0, LONGEST_CONTEXT).toWellFormed(),
    timeoutMs: Math.round(bounded(values, 'api_timeout', 5, 0.5, 15) * 1000),
    containers: yes(values, 'enable_custom_container_tags', false)
      ? (Array.isArray(custom) ? custom : []).flatMap((one) => (typeof one === 'string' ? [sanitised(one)] : []))
      : null,
    containerWords: settingText(values, 'custom_container_instructions'),
    problem,
  };
}

/** A container tag as Hermes' plug-in makes it, which is not as its documentation prints it: `hermes-coder` becomes `hermes_coder`. */
export function sanitised(tag: string): string {
  const clean = tag
    .replace(/[^A-Za-z0-9_]/gu, '_')
    .replace(/_+/gu, '_')
    .replace(/^_|_$/gu, '');
  return clean.slice(0, LONGEST_TAG) || 'hermes';
}

function yes(values: SettingsObject, key: string, usual: boolean): boolean {
  const value = values[key];
  if (typeof value === 'boolean') return value;
  const text = settingText(values, key).toLowerCase();
  if (['true', '1', 'yes', 'y', 'on'].includes(text)) return true;
  return ['false', '0', 'no', 'n', 'off'].includes(text) ? false : usual;
}

function bounded(values: SettingsObject, key: string, usual: number, least: number, most: number): number {
  const text = settingText(values, key);
  const value = text === '' ? NaN : Number(text);
  return Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : usual;
}
