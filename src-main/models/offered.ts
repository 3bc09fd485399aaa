import { isRecord } from '@shared/record.ts';
import { presets } from './presets.ts';
import { RemoteProvider } from './remote-provider.ts';
import { ProviderError } from './provider.ts';
import { resolvePlan, type ModelSecrets, type ProviderPlan } from './resolve.ts';
import { namedProviders, readFallbacks, readWanted, type ModelConfig } from './wanted.ts';

/** What one provider has to offer. */
export interface OfferedModels {
  /** The name a choice is made by; empty for the provider that is configured without one. */
  readonly provider: string;
  readonly label: string;
  /** Names of models: what the server lists, and what config.yaml names for it. At most a thousand. */
  readonly models: readonly string[];
  /** Why the server could not be asked; empty when it answered. */
  readonly problem: string;
}

/** Asks what can be chosen. Never throws. */
export type Offered = (signal: AbortSignal) => Promise<readonly OfferedModels[]>;

const most = 1000;
const patienceMs = 8000;
/** Milliseconds an answer of a server is used again for. */
const freshMs = 5 * 60_000;
/** Stands for a model while a server is only asked what it has. */
const unlisted = 'none chosen yet';

interface Listed {
  readonly plan: string;
  readonly at: number;
  readonly models: readonly string[];
}

/**
 * The models of every provider that can be used as configured: the one in force, those of `providers` and `custom_providers`, those that
 * a key was found for, and the fallbacks. Each server is asked at most once in five minutes.
 */
export function createOffered(config: () => ModelConfig, secrets: ModelSecrets, now: () => number = Date.now): Offered {
  const known = new Map<string, Listed>();

  const ask = async (provider: string, plan: ProviderPlan, signal: AbortSignal): Promise<readonly string[]> => {
    const text = JSON.stringify(plan.primary);
    const last = known.get(provider);
    if (last?.plan === text && now() - last.at < freshMs) return last.models;
    const limit = AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]);
    const models = (await RemoteProvider.from(plan).models(limit)).slice(0, most);
    known.set(provider, { plan: text, at: now(), models });
    return models;
  };

  const offer = async (provider: string, signal: AbortSignal): Promise<OfferedModels | null> => {
    if (provider === '' && resolvePlan(config(), secrets) === null) return null;
    const choice = { model: unlisted, ...(provider === '' ? {} : { provider }) };
    const plan = resolvePlan(config(), secrets, choice);
    if (plan === null) return null;
    const written = writtenModels(config(), provider);
    if ('refusal' in plan) {
      // A preset without a key is no provider of this person's; the one in force says what it lacks.
      const { label, problem } = plan.refusal;
      return provider === '' ? { provider, label, models: written, problem: problem.message } : null;
    }
    const { label } = plan.primary;
    try {
      const models = await ask(provider, plan, signal);
      return { provider, label, models: [...new Set([...written, ...models])], problem: '' };
    } catch (error) {
      const problem = error instanceof ProviderError ? error.message : `${label} could not be asked for its models.`;
      return { provider, label, models: written, problem };
    }
  };

  return async (signal) => {
    const offers = await Promise.all(candidates(config(), secrets).map((provider) => offer(provider, signal)));
    const found = offers.filter((one) => one !== null);
    // One server under two names (a fallback at the same address) is one.
    return found.filter((one, at) => found.findIndex((other) => isSame(other, one)) === at);
  };
}

/** The names to ask, the configured one first. */
function candidates(config: ModelConfig, secrets: ModelSecrets): string[] {
  const configured = readWanted(config.get('model')).provider;
  const withKeys = presets.filter(({ keys }) => keys.some((key) => (secrets.get(key) ?? '').trim() !== ''));
  const others = [
    ...namedProviders(config).map(({ id }) => id),
    ...withKeys.map(({ id }) => id),
    ...readFallbacks(config).map(({ provider }) => provider),
  ];
  return ['', ...new Set(others)].filter((name, at) => at === 0 || (name !== '' && name !== configured));
}

/** The models config.yaml itself names for a provider. */
function writtenModels(config: ModelConfig, provider: string): string[] {
  const chosen = readWanted(config.get('model'));
  const own = provider === '' || provider === chosen.provider ? [chosen.model] : [];
  const fallbacks = readFallbacks(config).filter((one) => one.provider === provider && provider !== '');
  const named = namedProviders(config).find(({ id }) => id === (provider === '' ? chosen.provider : provider));
  const listed: unknown = named?.settings['models'];
  const names = isRecord(listed) ? Object.keys(listed) : Array.isArray(listed) ? listed.map(String) : [];
  return [...new Set([...own, ...fallbacks.map(({ model }) => model), ...names])].filter((name) => name !== '');
}

/** Whether the second offers nothing that the first does not. */
function isSame(first: OfferedModels, second: OfferedModels): boolean {
  const { label, problem, models } = second;
  return first.label === label && first.problem === problem && models.every((name) => first.models.includes(name));
}
