import { setTimeout as wait } from 'node:timers/promises';
import { AnthropicEndpoint } from './anthropic/endpoint.ts';
import type { EndpointConfig, ModelEndpoint } from './endpoint-config.ts';
import { Endpoint } from './endpoint.ts';
import { ProviderError, type ModelEvent, type ModelRequest, type Provider } from './provider.ts';
import { RetryingCaller, type RetryPolicy } from './retry.ts';

/** The policy with the real clock. */
export function realPolicy(attempts: number, recoveryCycles: number): RetryPolicy {
  return {
    attempts: Math.max(1, Math.trunc(attempts)),
    recoveryCycles: Math.max(0, Math.trunc(recoveryCycles)),
    wait: (milliseconds, signal) => wait(milliseconds, undefined, { signal }),
    random: Math.random,
    now: Date.now,
  };
}

function openEndpoint(config: EndpointConfig): ModelEndpoint {
  return config.protocol === 'anthropic' ? new AnthropicEndpoint(config) : new Endpoint(config);
}

/** A model behind a server that speaks OpenAI's or Anthropic's protocol, with the others to ask when it fails. */
export class RemoteProvider implements Provider {
  readonly id: string;
  readonly kind: 'openai' | 'anthropic';
  readonly label: string;
  readonly model: string;
  readonly contextWindow: number;
  readonly problem = null;
  readonly #primary: ModelEndpoint;
  readonly #caller: RetryingCaller;

  constructor(primary: EndpointConfig, fallbacks: readonly EndpointConfig[], policy: RetryPolicy) {
    this.id = primary.id;
    this.kind = primary.protocol;
    this.label = primary.label;
    this.model = primary.model;
    this.contextWindow = primary.contextWindow;
    this.#primary = openEndpoint(primary);
    const endpoints = [this.#primary, ...fallbacks.map(openEndpoint)];
    this.#caller = new RetryingCaller(
      endpoints.map((endpoint) => ({
        id: endpoint.config.id,
        label: endpoint.config.label,
        model: endpoint.config.model,
        answer: (request: ModelRequest, signal: AbortSignal) => endpoint.answer(request, signal),
      })),
      policy,
    );
  }

  /** The provider of a plan. `policy` stands in for the real clock in tests. */
  static from(
    plan: {
      readonly primary: EndpointConfig;
      readonly fallbacks: readonly EndpointConfig[];
      readonly attempts: number;
      readonly recoveryCycles: number;
    },
    policy: RetryPolicy = realPolicy(plan.attempts, plan.recoveryCycles),
  ): RemoteProvider {
    return new RemoteProvider(plan.primary, plan.fallbacks, policy);
  }

  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent> {
    return this.#caller.call(request, signal);
  }

  /** Names of the models the server offers. One call, no retries. Throws `ProviderError`. */
  models(signal: AbortSignal): Promise<string[]> {
    return this.#primary.models(signal);
  }

  /** One call to the configured model alone: no retries, no fallback, for the connection test. Throws `ProviderError`. */
  async ask(request: ModelRequest, signal: AbortSignal): Promise<string> {
    let text = '';
    for await (const event of this.#primary.answer(request, signal)) {
      if (event.type === 'text') text += event.text;
      if (event.type === 'restart') text = '';
    }
    return text;
  }
}

/** A provider that is configured but cannot be used; it says why at every call. */
export class UnusableProvider implements Provider {
  readonly id: string;
  readonly kind: Provider['kind'];
  readonly label: string;
  readonly model: string;
  readonly contextWindow = 128_000;
  readonly problem: ProviderError;

  constructor(what: Pick<Provider, 'id' | 'kind' | 'label' | 'model'>, message: string, remedy: string) {
    this.id = what.id;
    this.kind = what.kind;
    this.label = what.label;
    this.model = what.model;
    this.problem = new ProviderError('not_configured', message, { remedy });
  }

  stream(): AsyncIterable<ModelEvent> {
    const problem = this.problem;
    return {
      [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(problem) }),
    };
  }
}
