import { isRecord, textAt } from '@shared/record.ts';
import { findPreset } from './presets.ts';

/** What is read of config.yaml: the value under a dotted key, undefined when it is not written there. */
export interface ModelConfig {
  get(key: string): unknown;
}

/** What one provider in the config asks for, from whichever of its spellings. */
export interface Wanted {
  readonly provider: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string;
  readonly keyName: string;
  readonly apiMode: string;
  readonly contextLength: unknown;
  readonly maxTokens: unknown;
  /** Goes before the general one. */
  readonly effort: unknown;
  readonly streaming: unknown;
  /** The window an Ollama server is told to open, in tokens. */
  readonly numCtx: unknown;
}

/** An entry of `providers` or `custom_providers`. */
export interface Named {
  readonly id: string;
  readonly label: string;
  readonly settings: Readonly<Record<string, unknown>>;
}

/** A word or number of a config as text, without blanks around it; empty for anything else. */
export function text(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

/** A number above zero however it is written (`"128000"`, `128k`); null for anything else. */
export function positive(value: unknown): number | null {
  const found = /^([0-9][0-9_]*(?:\.[0-9]+)?)\s*([km]?)$/i.exec(text(value));
  if (found === null) return null;
  const unit = { '': 1, k: 1000, m: 1_000_000 }[(found[2] ?? '').toLowerCase()] ?? 1;
  const number = Number((found[1] ?? '').replaceAll('_', '')) * unit;
  return number > 0 && Number.isFinite(number) ? number : null;
}

/** A provider's name as it is compared. */
export function slug(name: string): string {
  return name.trim().toLowerCase().replaceAll(' ', '-');
}

/** Whether a switch is written as off, in any spelling. */
export function off(value: unknown): boolean {
  return value === false || (typeof value === 'string' && /^(?:false|no|off|0)$/i.test(value.trim()));
}

/** Reads one model configuration: `model:` of config.yaml or an entry of `fallback_providers`. */
export function readWanted(value: unknown): Wanted {
  if (!isRecord(value)) {
    return {
      provider: '',
      model: text(value),
      baseUrl: '',
      key: '',
      keyName: '',
      apiMode: '',
      contextLength: null,
      maxTokens: null,
      effort: null,
      streaming: null,
      numCtx: null,
    };
  }
  return {
    provider: text(value['provider']).toLowerCase(),
    model: text(value['default']) || text(value['model']) || text(value['name']),
    baseUrl: text(value['base_url']),
    key: text(value['api_key']),
    keyName: text(value['key_env']) || text(value['api_key_env']),
    apiMode: text(value['api_mode']).toLowerCase(),
    contextLength: value['context_length'],
    maxTokens: value['max_tokens'],
    effort: value['reasoning_effort'],
    streaming: value['streaming'],
    numCtx: value['ollama_num_ctx'],
  };
}

/** Every provider of one's own: the entries of `providers` that are on, then those of `custom_providers`. */
export function namedProviders(config: ModelConfig): Named[] {
  const providers = config.get('providers');
  const newer = isRecord(providers) ? Object.entries(providers) : [];
  const custom = config.get('custom_providers');
  const older: unknown[] = Array.isArray(custom) ? custom : [];
  return [
    ...newer.flatMap(([id, settings]) =>
      isRecord(settings) && !off(settings['enabled'])
        ? [{ id: slug(id), label: textAt(settings, 'name') || id, settings }]
        : [],
    ),
    ...older.flatMap((settings) => {
      const name = textAt(settings, 'name');
      return isRecord(settings) && name !== '' ? [{ id: slug(name), label: name, settings }] : [];
    }),
  ];
}

/** The entry a provider's name means; null when it means a known provider, or nothing that has an address. */
export function findNamed(config: ModelConfig, provider: string): Named | null {
  const wanted = slug(provider.replace(/^custom:/, ''));
  const preset = findPreset(wanted);
  const hits = namedProviders(config).filter((named) => named.id === wanted || slug(named.label) === wanted);
  const hit = hits.find((named) => addressOf(named) !== '');
  if (hit === undefined) return null;
  if (preset !== null && preset.id === wanted && !provider.startsWith('custom:')) return null;
  // One entry may hold the address and another the timeouts: `custom_providers` beside `providers`.
  const settings = Object.assign({}, ...hits.toReversed().map((named) => named.settings)) as Record<string, unknown>;
  return { ...hit, settings };
}

/** The base URL of an entry; empty when it has none. */
export function addressOf(named: Named): string {
  return text(named.settings['base_url']) || text(named.settings['url']) || text(named.settings['api']);
}

/** A count as it is written, 0 included; Hermes' default where nothing, or nothing that is a number, is written. */
export function count(value: unknown, fallback: number): number {
  return /^0+$/.test(text(value)) ? 0 : (positive(value) ?? fallback);
}

/** The entries of `fallback_providers`, or the older `fallback_model`. */
export function readFallbacks(config: ModelConfig): Wanted[] {
  const listed = config.get('fallback_providers');
  const older = config.get('fallback_model');
  const entries: unknown[] = Array.isArray(listed) ? listed : isRecord(older) ? [older] : [];
  return entries.filter(isRecord).map(readWanted);
}
