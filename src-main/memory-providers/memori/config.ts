import { join } from 'node:path';
import type { DeskError } from '@shared/contract/errors.ts';
import type { KeyContext, ProviderContext } from '../provider.ts';
import { readSettingsFile, settingText, type SettingsObject } from '../settings-file.ts';

/** Memori's hosts; an own base address takes the place of both. */
const API = 'https://api.memorilabs.ai';
const COLLECTOR = 'https://collector.memorilabs.ai';
/** Longest entity and process id that the service takes. */
export const LONGEST_ID = 100;

/** How Memori is set up in one home. Everything is of this home; a variable goes before the file, as with Hermes. */
export interface MemoriSettings {
  readonly key: string;
  readonly entity: string;
  readonly project: string;
  readonly process: string;
  readonly api: string;
  readonly collector: string;
  /** A client id that the vendor has given for the header `X-Memori-API-Key`; empty sends none. */
  readonly client: string;
  /** Whether the tools of a turn, with their arguments and results, are sent along. */
  readonly trace: boolean;
  /** Why memori.json cannot be used; null when it can, or is not there. */
  readonly problem: DeskError | null;
}

/** `<home>/memori.json`, as Hermes' plug-in keeps it. */
export function memoriFile({ paths }: Pick<KeyContext, 'paths'>): string {
  return join(paths.dir, 'memori.json');
}

/** Reads memori.json (both spellings of its keys) and `.env`. Never throws. */
export function memoriSettings(context: ProviderContext): MemoriSettings {
  const { values, problem } = readSettingsFile(memoriFile(context));
  const value = (name: string, ...keys: readonly string[]): string =>
    context.secrets.get(name)?.trim() ?? settingText(values, ...keys);
  const base = value('MEMORI_API_URL_BASE', 'baseUrl', 'base_url').replace(/\/+$/u, '');
  const domain = value('MEMORI_ENTERPRISE_PRODUCTION_DOMAIN');
  const host = (name: string, usual: string): string =>
    base !== '' ? base : domain === '' ? usual : `https://${name}.${domain}`;
  const named = context.paths.profile === 'default' ? 'hermes' : context.paths.profile;
  return {
    key: value('MEMORI_API_KEY', 'apiKey', 'api_key'),
    entity: value('MEMORI_ENTITY_ID', 'entityId', 'entity_id'),
    project: value('MEMORI_PROJECT_ID', 'projectId', 'project_id') || usualProject(context),
    process: value('MEMORI_PROCESS_ID', 'processId', 'process_id') || named,
    api: host('api', API),
    collector: host('collector', COLLECTOR),
    client: settingText(values, 'clientId'),
    trace: sendsTrace(values),
    problem,
  };
}

/** The project of a home that names none: one of its own, so that no two profiles share what they remember. */
export function usualProject({ paths }: ProviderContext): string {
  return paths.profile === 'default' ? 'hermes' : `hermes-${paths.profile}`;
}

/** Tool results hold whole files: they go out only where the person has said so. */
function sendsTrace(values: SettingsObject): boolean {
  return values['sendTrace'] === true || values['sendTrace'] === 'true';
}
