import type { ProviderStatus } from '@shared/contract/app.ts';
import { createOffered, type Offered } from './offered.ts';
import { OfflineGuide } from './offline-guide/guide.ts';
import { findPreset, OWN_SERVER_KEY } from './presets.ts';
import { RemoteProvider, type UnusableProvider } from './remote-provider.ts';
import { ProviderError, type Provider } from './provider.ts';
import {
  resolvePlan,
  resolveDelegation,
  resolveTask,
  type ModelChoice,
  type ModelSecrets,
  type Plan,
  type ProviderPlan,
} from './resolve.ts';
import type { RetryPolicy } from './retry.ts';
import type { ModelConfig } from './wanted.ts';

/** What the models are given. */
export interface ModelsDeps {
  /** config.yaml as it is in force now. */
  readonly config: () => ModelConfig;
  readonly secrets: ModelSecrets;
  /** `--model`: goes before `model.default`. */
  readonly model?: string | null;
  /** Stands in for the real clock in tests. */
  readonly policy?: RetryPolicy;
}

/** What a connection test found. */
export interface ConnectionTest {
  readonly ok: boolean;
  /** Milliseconds the call took. */
  readonly ms: number;
  /** One sentence for the person. */
  readonly message: string;
  /** Names of the models the server offers, at most a thousand. */
  readonly models: string[];
}

/** The models of one home. */
export interface Models {
  /** The provider in force, following config.yaml and the keys; the offline guide when no model is configured. */
  provider(choice?: ModelChoice): Provider;
  /** The provider of an auxiliary task (`auxiliary.<task>` of config.yaml); the one in force where none is set or it cannot be used. */
  auxiliary(task: string): Provider;
  /** The provider of agents that work for a conversation (`delegation` of config.yaml), else that of the conversation itself. */
  delegated(choice?: ModelChoice): Provider;
  /** What can be chosen of the providers there are, as `createOffered` promises. */
  readonly offered: Offered;
  /** The provider in words, for the status strip. */
  status(): ProviderStatus;
  /**
   * Makes one small call to the configured model and asks for the list of models; with a server but no model chosen yet,
   * only for the list. A candidate is tried in place of what is configured, and nothing of it is kept. Never throws.
   */
  test(signal: AbortSignal, candidate?: ModelCandidate): Promise<ConnectionTest>;
}

/** A model that is not configured yet, with the key of its provider where it needs one. Empty is not said. */
export interface ModelCandidate {
  readonly provider: string;
  readonly model: string;
  readonly baseUrl: string;
  readonly key: string;
}

const testTimeout = 60_000;
const listLimit = 1000;

function sentence(error: unknown): string {
  if (!(error instanceof ProviderError)) return 'The connection test failed.';
  return error.remedy === '' ? error.message : `${error.message} ${error.remedy}`;
}

/** Asks the model to say one word, and the server what models it has. */
async function testProvider(provider: RemoteProvider, signal: AbortSignal): Promise<ConnectionTest> {
  const begun = performance.now();
  const names = provider.models(signal).catch(() => []);
  const request = { system: '', messages: [{ role: 'user' as const, content: 'Reply with the word OK.' }], tools: [] };
  let ok = true;
  let message = `${provider.label} answered with ${provider.model}.`;
  try {
    await provider.ask({ ...request, maxOutputTokens: 512 }, signal);
  } catch (error) {
    // A model that thought through all it was allowed has answered nothing, but it is there.
    ok = false;
    message = sentence(error);
  }
  const ms = Math.round(performance.now() - begun);
  const models = (await names).slice(0, listLimit);
  if (!ok && models.length > 0 && !models.includes(provider.model)) {
    message += ` The server lists ${String(models.length)} ${models.length === 1 ? 'model' : 'models'}; ${provider.model} is not among them.`;
  }
  return { ok, ms, message, models };
}

/** config.yaml and the keys as they would be with the candidate chosen: the key stands where this provider's own would. */
function asConfigured(
  config: ModelConfig,
  secrets: ModelSecrets,
  { provider, model, baseUrl, key }: ModelCandidate,
): { readonly config: ModelConfig; readonly secrets: ModelSecrets } {
  const own = findPreset(provider) === null;
  const name = findPreset(provider)?.keys[0] ?? OWN_SERVER_KEY;
  const wanted = { provider, default: model, base_url: baseUrl, ...(own ? { key_env: name } : {}) };
  return {
    config: { get: (at) => (at === 'model' ? wanted : config.get(at)) },
    secrets: { get: (at) => (at === name && key !== '' ? key : secrets.get(at)) },
  };
}

/** Asks a server what models it has, for a person who has chosen none yet. */
async function askForModels(server: RemoteProvider, signal: AbortSignal): Promise<ConnectionTest> {
  const begun = performance.now();
  const tell = (ok: boolean, message: string, models: string[] = []): ConnectionTest => ({
    ok,
    ms: Math.round(performance.now() - begun),
    message,
    models,
  });
  try {
    const models = (await server.models(signal)).slice(0, listLimit);
    if (models.length > 0) return tell(true, `${server.label} answers. Choose one of its models.`, models);
    return tell(false, `${server.label} answers, but does not say what models it has. Enter the name of one.`);
  } catch (error) {
    return tell(false, sentence(error));
  }
}

/**
 * The models of one home. A provider lives as long as the configuration it came from, so that what it has learned of its
 * server (dialect, a fallback in use) is kept from call to call and forgotten when something is changed.
 */
export function createModels(deps: ModelsDeps): Models {
  const guide = new OfflineGuide();
  const living = new Map<string, { readonly plan: string; readonly provider: RemoteProvider | UnusableProvider }>();

  const chosen = (choice: ModelChoice): ModelChoice => {
    const model = choice.model ?? deps.model ?? undefined;
    return { ...choice, ...(model === undefined ? {} : { model }) };
  };

  const find = (choice: ModelChoice): RemoteProvider | UnusableProvider | null => {
    const asked = chosen(choice);
    const plan: Plan | null = resolvePlan(deps.config(), deps.secrets, asked);
    return plan === null || 'refusal' in plan ? (plan?.refusal ?? null) : keep(JSON.stringify(asked), plan);
  };

  const keep = (slot: string, plan: ProviderPlan): RemoteProvider | UnusableProvider => {
    const text = JSON.stringify(plan);
    const known = living.get(slot);
    if (known?.plan === text) return known.provider;
    const provider = RemoteProvider.from(plan, deps.policy);
    living.set(slot, { plan: text, provider });
    return provider;
  };

  const provider = (choice: ModelChoice = {}): Provider => find(choice) ?? guide;

  /** The server of a configuration, to be asked what it offers before a model is chosen; null when there is more amiss than that. */
  const serverAlone = (config: ModelConfig, secrets: ModelSecrets): RemoteProvider | null => {
    const plan = resolvePlan(config, secrets, { model: 'none chosen yet' });
    return plan === null || 'refusal' in plan ? null : RemoteProvider.from(plan, deps.policy);
  };

  /** What a candidate would be answered by. */
  const tried = (config: ModelConfig, secrets: ModelSecrets): RemoteProvider | UnusableProvider | null => {
    const plan = resolvePlan(config, secrets);
    if (plan === null || 'refusal' in plan) return plan?.refusal ?? null;
    return RemoteProvider.from(plan, deps.policy);
  };

  return {
    provider,
    offered: createOffered(deps.config, deps.secrets),
    auxiliary(task) {
      const plan = resolveTask(deps.config(), deps.secrets, task, chosen({}));
      return plan === null || 'refusal' in plan ? provider() : keep(`auxiliary.${task}`, plan);
    },
    delegated(choice = {}) {
      const asked = chosen(choice);
      const plan = resolveDelegation(deps.config(), deps.secrets, asked);
      if (plan === null) return guide;
      return 'refusal' in plan ? plan.refusal : keep(`delegation ${JSON.stringify(asked)}`, plan);
    },
    status() {
      const { id, label, model, kind, problem } = provider();
      return { id, label, model, kind, problem: problem === null ? null : problem.message };
    },
    async test(signal, candidate) {
      const given = { config: deps.config(), secrets: deps.secrets };
      const { config, secrets } =
        candidate === undefined ? given : asConfigured(given.config, given.secrets, candidate);
      const found = candidate === undefined ? find({}) : tried(config, secrets);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(testTimeout)]);
      if (found instanceof RemoteProvider) return testProvider(found, limit);
      const server = found?.model === '' ? serverAlone(config, secrets) : null;
      if (server !== null) return askForModels(server, limit);
      if (found !== null) return { ok: false, ms: 0, message: sentence(found.problem), models: [] };
      const message = 'No model is configured: the offline guide answers. Choose a provider and a model first.';
      return { ok: true, ms: 0, message, models: [] };
    },
  };
}
