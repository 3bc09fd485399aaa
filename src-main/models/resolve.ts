import type { CacheTtl } from './cache-markers.ts';
import { isHostOf, isLocalHost, readBaseUrl, type BaseUrl } from './base-url.ts';
import { readHeaders, type EndpointConfig } from './endpoint-config.ts';
import { effortFor, readEffort } from './effort.ts';
import { UnusableProvider } from './remote-provider.ts';
import { findPreset, presets, type Preset } from './presets.ts';
import {
  addressOf,
  count,
  findNamed,
  off,
  positive,
  readFallbacks,
  readWanted,
  slug,
  text,
  type ModelConfig,
  type Named,
  type Wanted,
} from './wanted.ts';
import { isRecord, textAt } from '@shared/record.ts';

/** Keys of `.env`, the environment or the keyring; undefined or empty when there is none of that name. */
export interface ModelSecrets {
  get(name: string): string | null | undefined;
}

/** A choice that goes before config.yaml: `--model`, a session's own model. */
export interface ModelChoice {
  readonly model?: string;
  readonly provider?: string;
  /** `reasoning_effort` for its calls. */
  readonly effort?: string;
}

type Resolved = { readonly endpoint: EndpointConfig } | { readonly refusal: UnusableProvider };

const defaultWindow = 128_000;
const claudeWindow = 200_000;
const defaultAttempts = 3;
const defaultRecoveryCycles = 5;
const defaultTaskRetries = 2;
const requestSeconds = 1800;
const staleSeconds = 180;
const finishGrace = 2000;
/** What is written for the configured provider says nothing about another one. */
const unwritten = {
  baseUrl: '',
  key: '',
  keyName: '',
  apiMode: '',
  contextLength: null,
  maxTokens: null,
  numCtx: null,
};
const placeholders = /^(?:your[-_ ].*|changeme|change-me|xxx+|none|null|todo|replace.*|<.*>|\*+|dummy|placeholder)$/i;

/** Resolves the providers of one config. Reads, decides, opens no connection. */
class Resolver {
  readonly #config: ModelConfig;
  readonly #secrets: ModelSecrets;

  constructor(config: ModelConfig, secrets: ModelSecrets) {
    this.#config = config;
    this.#secrets = secrets;
  }

  /** The endpoint asked for; null when nothing at all is configured. */
  resolve(wanted: Wanted): Resolved | null {
    if (wanted.model === '' && wanted.baseUrl === '' && ['', 'auto'].includes(wanted.provider)) return null;
    const named = findNamed(this.#config, wanted.provider);
    if (named !== null) return this.#named(wanted, named);
    const preset = this.#preset(wanted);
    if (preset === 'unknown') {
      return this.#refuse(wanted, `The provider “${wanted.provider}” in config.yaml is not known.`, this.#howToName());
    }
    if (preset === 'keyless') {
      const names = 'OPENROUTER_API_KEY, OPENAI_API_KEY or another';
      return this.#refuse(
        wanted,
        `The model ${wanted.model} is configured, but neither a provider nor a key.`,
        `Choose a provider and enter its key in Settings (${names}), or set model.base_url.`,
      );
    }
    return this.#at(wanted, preset);
  }

  /** `auto` is one hour: a person thinks longer than five minutes. */
  #cacheTtl(): CacheTtl {
    return ['1h', 'auto'].includes(text(this.#config.get('prompt_caching.cache_ttl')).toLowerCase()) ? '1h' : '5m';
  }

  #howToName(): string {
    return `Use one of ${presets.map((preset) => preset.id).join(', ')}, or “custom” with model.base_url.`;
  }

  #refuse(wanted: Wanted, message: string, remedy: string): Resolved {
    const id = wanted.provider || 'custom';
    const label = findPreset(id)?.label ?? id;
    return {
      refusal: new UnusableProvider(
        { id, kind: findPreset(id)?.kind ?? 'openai', label, model: wanted.model },
        message,
        remedy,
      ),
    };
  }

  #preset(wanted: Wanted): Preset | null | 'unknown' | 'keyless' {
    if (wanted.provider === 'custom') return null;
    if (wanted.provider !== '' && wanted.provider !== 'auto') {
      // A name of one's own with an address beside it is as good as `custom`.
      return findPreset(wanted.provider) ?? (wanted.baseUrl === '' ? 'unknown' : null);
    }
    if (wanted.baseUrl !== '') return null;
    return presets.find((preset) => preset.automatic && this.#keyOf(preset.keys) !== '') ?? 'keyless';
  }

  #keyOf(names: readonly string[]): string {
    for (const name of names) {
      const key = (this.#secrets.get(name) ?? '').trim();
      if (key !== '' && !placeholders.test(key)) return key;
    }
    return '';
  }

  #named(wanted: Wanted, named: Named): Resolved {
    const { settings } = named;
    const model = wanted.model || textAt(settings, 'default_model') || textAt(settings, 'model');
    const own = {
      ...wanted,
      model,
      baseUrl: addressOf(named),
      key: text(settings['api_key']),
      keyName: text(settings['key_env']),
      apiMode: wanted.apiMode || text(settings['api_mode']).toLowerCase() || text(settings['transport']).toLowerCase(),
    };
    return this.#endpoint(own, 'custom', named.label, null, settings);
  }

  #at(wanted: Wanted, preset: Preset | null): Resolved {
    const moved = preset === null || preset.baseUrlVariable === '' ? '' : this.#keyOf([preset.baseUrlVariable]);
    const settings = this.#settingsOf(wanted.provider, preset);
    const beside = text(settings['base_url']) || text(settings['url']) || text(settings['api']);
    const baseUrl = wanted.baseUrl || moved || beside || (preset?.baseUrl ?? '');
    if (baseUrl === '') {
      const message = 'The provider is “custom”, a server of your own, but it has no address.';
      return this.#refuse(wanted, message, 'Enter it in Settings under Address (model.base_url).');
    }
    const own = {
      ...wanted,
      baseUrl,
      key: wanted.key || text(settings['api_key']),
      keyName: wanted.keyName || text(settings['key_env']),
      apiMode: wanted.apiMode || text(settings['api_mode']).toLowerCase(),
    };
    const label = preset?.label ?? hostLabel(baseUrl);
    return this.#endpoint(own, preset?.sessionId ?? 'custom', label, preset, settings, moved === baseUrl);
  }

  /** The entry of `providers` under the name the person used for the provider, or its own. */
  #settingsOf(provider: string, preset: Preset | null): Readonly<Record<string, unknown>> {
    const names = [provider.replace(/^custom:/, ''), preset?.id ?? 'custom'].filter((name) => name !== '');
    return names.map((name) => this.#config.get(`providers.${name}`)).find(isRecord) ?? {};
  }

  #endpoint(
    wanted: Wanted,
    id: string,
    label: string,
    preset: Preset | null,
    settings: Readonly<Record<string, unknown>>,
    moved = false,
  ): Resolved {
    const at = readBaseUrl(wanted.baseUrl);
    if (typeof at === 'string') {
      return this.#refuse(
        wanted,
        `The address of ${label} ${at}.`,
        'Correct it in Settings under Address (model.base_url).',
      );
    }
    if (wanted.model === '') {
      const message = `No model is chosen for ${label}.`;
      const remedy = 'Choose one in Settings under Model (model.default); Test there lists what there is.';
      return this.#refuse(wanted, message, remedy);
    }
    if (
      wanted.apiMode !== '' &&
      !['chat_completions', 'codex_responses', 'anthropic_messages', 'auto'].includes(wanted.apiMode)
    ) {
      const message = `The api_mode “${wanted.apiMode}” of ${label} is not supported.`;
      return this.#refuse(wanted, message, 'Use chat_completions or anthropic_messages.');
    }
    const key = this.#keyFor(wanted, preset, at, moved);
    if (
      key === '' &&
      preset !== null &&
      preset.keys.length > 0 &&
      isHostOf(at.host, preset.domain) &&
      !isLocalHost(at.host)
    ) {
      const message = `No API key for ${label} was found.`;
      return this.#refuse(wanted, message, `Enter ${preset.keys[0] ?? 'the key'} in Settings; it is kept in .env.`);
    }
    return { endpoint: this.#endpointOf(wanted, id, label, at, key, settings, speaksAnthropic(wanted, preset, at)) };
  }

  /** A key goes only to the host it is for: the preset's own domain, where the person moved it, or where it is written beside the URL. */
  #keyFor(wanted: Wanted, preset: Preset | null, at: BaseUrl, moved: boolean): string {
    const written = placeholders.test(wanted.key) ? '' : wanted.key;
    const direct = (wanted.keyName === '' ? '' : this.#keyOf([wanted.keyName])) || written;
    if (direct !== '') return direct;
    const owner = presets.find((candidate) => isHostOf(at.host, candidate.domain) && !isLocalHost(at.host));
    const own = preset !== null && (moved || isHostOf(at.host, preset.domain)) ? preset : owner;
    return own === undefined ? this.#keyOf(hostKeyNames(at.host)) : this.#keyOf(own.keys);
  }

  #endpointOf(
    wanted: Wanted,
    id: string,
    label: string,
    at: BaseUrl,
    key: string,
    settings: Readonly<Record<string, unknown>>,
    anthropic: boolean,
  ): EndpointConfig {
    const models = settings['models'];
    const ofModel = isRecord(models) ? models[wanted.model] : undefined;
    const setting = (name: string): unknown => (isRecord(ofModel) ? ofModel[name] : undefined) ?? settings[name];
    const silence = positive(setting('stale_timeout_seconds'));
    const stale = silence ?? (isLocalHost(at.host) ? requestSeconds : staleSeconds);
    const extra = settings['extra_body'];
    const numCtx = positive(wanted.numCtx) ?? positive(setting('ollama_num_ctx'));
    const claude = /claude/i.test(wanted.model);
    return {
      protocol: anthropic ? 'anthropic' : 'openai',
      id,
      label,
      model: wanted.model,
      baseUrl: at.url,
      alternateBaseUrl: at.alternate,
      place: at.place,
      query: at.query,
      key,
      cacheTtl: anthropic || (claude && isHostOf(at.host, 'openrouter.ai')) ? this.#cacheTtl() : null,
      headers: readHeaders(settings['extra_headers']),
      effort:
        readEffort(wanted.effort) ??
        effortFor(
          wanted.model,
          this.#config.get('agent.reasoning_overrides'),
          this.#config.get('agent.reasoning_effort'),
        ),
      streaming: !off(wanted.streaming) && !off(setting('streaming')),
      extraBody: { ...(numCtx === null ? {} : { options: { num_ctx: numCtx } }), ...(isRecord(extra) ? extra : {}) },
      contextWindow:
        positive(wanted.contextLength) ??
        positive(setting('context_length')) ??
        (claude ? claudeWindow : defaultWindow),
      maxOutputTokens: positive(wanted.maxTokens) ?? positive(setting('max_output_tokens')),
      // Whoever bounds the silence means the one before the first word too.
      requestTimeout: (positive(setting('request_timeout_seconds')) ?? silence ?? requestSeconds) * 1000,
      staleAfter: stale * 1000,
      finishGrace,
    };
  }
}

function speaksAnthropic(wanted: Wanted, preset: Preset | null, at: BaseUrl): boolean {
  if (wanted.apiMode === 'anthropic_messages') return true;
  if (wanted.apiMode === 'chat_completions') return false;
  return preset?.kind === 'anthropic' || isHostOf(at.host, 'anthropic.com') || /\/anthropic(?:\/v1)?$/.test(at.url);
}

function hostLabel(baseUrl: string): string {
  const at = readBaseUrl(baseUrl);
  return typeof at === 'string' ? 'The model server' : at.place;
}

/** `DEEPSEEK_API_KEY` for `api.deepseek.com`: the name people give the key of a host. None for addresses and single names. */
function hostKeyNames(host: string): string[] {
  const labels = host.split('.');
  const vendor = labels.at(-2) ?? '';
  if (labels.length < 2 || isLocalHost(host) || /^[0-9]+$/.test(labels.at(-1) ?? '') || !/^[a-z]/.test(vendor))
    return [];
  return [`${vendor.replace(/[^a-z0-9]/g, '_').toUpperCase()}_API_KEY`];
}

/** Everything a provider is built from; plain data, so two plans can be compared. */
export interface ProviderPlan {
  readonly primary: EndpointConfig;
  readonly fallbacks: readonly EndpointConfig[];
  /** Calls at one endpoint before the next is asked. */
  readonly attempts: number;
  /** Rounds over all endpoints after an outage of theirs. */
  readonly recoveryCycles: number;
}

/** A plan, or why there is none. */
export type Plan = ProviderPlan | { readonly refusal: UnusableProvider };

/**
 * What config.yaml and the keys ask for, as Hermes would choose it: `model.default`, `model.provider`, `model.base_url`,
 * `model.api_key`, `model.api_mode`, `model.max_tokens`, `model.streaming`, `model.ollama_num_ctx`, `agent.reasoning_effort`,
 * `agent.reasoning_overrides`, `prompt_caching.cache_ttl`, `providers`, `custom_providers`, `fallback_providers`,
 * `agent.api_max_retries`, `agent.auto_recovery_cycles`. `choice` goes before them. Null when no model is configured at all.
 * Opens no connection, throws nothing.
 */
export function resolvePlan(config: ModelConfig, secrets: ModelSecrets, choice: ModelChoice = {}): Plan | null {
  const configured = readWanted(config.get('model'));
  const elsewhere = choice.provider !== undefined && slug(choice.provider) !== configured.provider;
  const wanted: Wanted = {
    ...configured,
    ...(choice.model === undefined ? {} : { model: choice.model.trim() }),
    ...(choice.effort === undefined ? {} : { effort: choice.effort }),
    ...(elsewhere ? { ...unwritten, provider: slug(choice.provider ?? '') } : {}),
  };
  const resolver = new Resolver(config, secrets);
  return asConversation(config, resolver, resolver.resolve(wanted));
}

/** The plan of an endpoint as conversations use it: with every fallback and retry. */
function asConversation(config: ModelConfig, resolver: Resolver, resolved: Resolved | null): Plan | null {
  if (resolved === null || 'refusal' in resolved) return resolved;
  const fallbacks = readFallbacks(config).flatMap((entry) => {
    const fallback = resolver.resolve(entry);
    return fallback !== null && 'endpoint' in fallback ? [fallback.endpoint] : [];
  });
  return {
    primary: resolved.endpoint,
    fallbacks,
    attempts: Math.max(1, count(config.get('agent.api_max_retries'), defaultAttempts)),
    recoveryCycles: count(config.get('agent.auto_recovery_cycles'), defaultRecoveryCycles),
  };
}

/**
 * The plan of agents that work for a conversation, from `delegation`: a provider or server of its own (`provider`, `base_url`,
 * `api_key`, `api_mode`), another model at the one in force, `reasoning_effort`. What is not said there is as the conversation has
 * it (`choice`); fallbacks and retries are those of conversations. Null when no model is configured at all.
 */
export function resolveDelegation(config: ModelConfig, secrets: ModelSecrets, choice: ModelChoice = {}): Plan | null {
  const wanted = readWanted(config.get('delegation'));
  const effort = readEffort(wanted.effort) === null ? {} : { effort: text(wanted.effort) };
  const own = !['', 'auto', 'main'].includes(wanted.provider) || wanted.baseUrl !== '';
  const model = wanted.model === '' ? {} : { model: wanted.model };
  if (!own) return resolvePlan(config, secrets, { ...choice, ...model, ...effort });
  const resolver = new Resolver(config, secrets);
  const inForce = choice.model ?? readWanted(config.get('model')).model;
  const resolved = resolver.resolve({
    ...wanted,
    effort: wanted.effort ?? choice.effort ?? null,
    model: wanted.model || inForce,
    provider: ['', 'auto'].includes(wanted.provider) ? 'custom' : wanted.provider,
  });
  return asConversation(config, resolver, resolved);
}

/**
 * The plan of an auxiliary task from `auxiliary.<task>`: its own provider, or another model at the one in force
 * (`provider: auto`). Null when nothing is set for it. Its answers are wanted soon: `auxiliary.transient_retries`, no fallback, and no
 * more thinking than `reasoning_effort` of its own asks for.
 */
export function resolveTask(
  config: ModelConfig,
  secrets: ModelSecrets,
  task: string,
  choice: ModelChoice = {},
): Plan | null {
  const wanted = readWanted(config.get(`auxiliary.${task}`));
  const effort = readEffort(wanted.effort);
  const own = !['', 'auto', 'main'].includes(wanted.provider) || wanted.baseUrl !== '';
  if (!own && wanted.model === '' && effort === null) return null;
  const attempts = 1 + count(config.get('auxiliary.transient_retries'), defaultTaskRetries);
  const soon = { fallbacks: [], attempts, recoveryCycles: 0 };
  if (!own) {
    const plan = resolvePlan(config, secrets, wanted.model === '' ? choice : { ...choice, model: wanted.model });
    if (plan === null || 'refusal' in plan) return plan;
    return { primary: { ...plan.primary, effort }, ...soon };
  }
  const model = wanted.model || readWanted(config.get('model')).model;
  const provider = wanted.provider === 'auto' || wanted.provider === '' ? 'custom' : wanted.provider;
  const resolved = new Resolver(config, secrets).resolve({ ...wanted, model, provider });
  if (resolved === null || 'refusal' in resolved) return resolved;
  return { primary: { ...resolved.endpoint, effort }, ...soon };
}
