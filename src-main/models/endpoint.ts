import OpenAI, { type ClientOptions } from 'openai';
import { readAnswer } from './answer.ts';
import type { AnswerEvent } from './answer-stream.ts';
import { isHostOf } from './base-url.ts';
import { notAStream } from './classify.ts';
import { chatEffort } from './effort.ts';
import { ProviderError, type ModelRequest } from './provider.ts';
import { parseJson } from '@shared/record.ts';
import { createDispatcher, createModelFetch } from './transport.ts';
import { guardCall, namesIn, quietHeaders, type EndpointConfig, type ModelEndpoint } from './endpoint-config.ts';
import { fullDialect, requestBody, type Dialect } from './wire.ts';

/** Sent where a server wants no key: the client refuses to send none. */
const noKey = 'no-key-required';

function learn(dialect: Dialect, error: ProviderError): Dialect | null {
  if (error.errorClass === 'tool_schema' && !dialect.plainSchemas) return { ...dialect, plainSchemas: true };
  if (error.errorClass !== 'bad_request') return null;
  if (dialect.askUsage && /stream_options|include_usage/i.test(error.message)) return { ...dialect, askUsage: false };
  if (dialect.effort && /reasoning|effort/i.test(error.message)) return { ...dialect, effort: false };
  const limit = dialect.limitField === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  if (/max_tokens|max_completion_tokens/i.test(error.message) && error.message.includes(dialect.limitField)) {
    return dialect.limitField === 'max_tokens' ? { ...dialect, limitField: limit } : null;
  }
  return null;
}

/** One model at one OpenAI-compatible server. Makes single calls: no retries, but it learns what dialect the server speaks. */
export class Endpoint implements ModelEndpoint {
  readonly config: EndpointConfig;
  readonly #clients = new Map<string, OpenAI>();
  readonly #fetch: typeof fetch;
  #baseUrl: string;
  #dialect: Dialect;
  /** Whether one field for all models is turned into that of each. */
  readonly #router: boolean;

  constructor(config: EndpointConfig) {
    this.config = config;
    this.#baseUrl = config.baseUrl;
    this.#dialect = { ...fullDialect, streaming: config.streaming };
    const { hostname } = new URL(config.baseUrl);
    this.#router = ['openrouter.ai', 'nousresearch.com'].some((domain) => isHostOf(hostname, domain));
    this.#fetch = createModelFetch(config.key, createDispatcher(config.requestTimeout));
  }

  /** Makes one call. Throws `ProviderError`. */
  async *answer(request: ModelRequest, signal: AbortSignal): AsyncGenerator<AnswerEvent, void, undefined> {
    for (;;) {
      const base = this.#baseUrl;
      try {
        yield* this.#once(request, signal);
        return;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const dialect = learn(this.#dialect, error);
        if (dialect !== null) this.#dialect = dialect;
        else if (!this.#tryAlternate(base, error)) throw this.#withHint(error);
      }
    }
  }

  /** Names of the models the server offers. Throws `ProviderError`. */
  async models(signal: AbortSignal): Promise<string[]> {
    for (;;) {
      const base = this.#baseUrl;
      try {
        const text = await guardCall(this.config, signal, async () => {
          const response = await this.#client().get('/models', { signal, timeout: 30_000 }).asResponse();
          return response.text();
        });
        const body = parseJson(text);
        if (body === undefined) throw notAStream(text, this.config.label);
        return namesIn(body);
      } catch (error) {
        if (!(error instanceof ProviderError) || !this.#tryAlternate(base, error)) throw error;
      }
    }
  }

  async *#once(request: ModelRequest, signal: AbortSignal): AsyncGenerator<AnswerEvent, void, undefined> {
    const { model, effort, label, staleAfter, finishGrace, maxOutputTokens, cacheTtl } = this.config;
    const asked = effort === null || !this.#dialect.effort ? {} : chatEffort(effort, this.#router);
    const extraBody = { ...asked, ...this.config.extraBody };
    const limited = maxOutputTokens === null ? request : { maxOutputTokens, ...request };
    const body = requestBody(limited, model, this.#dialect, extraBody, cacheTtl);
    const response = await guardCall(this.config, signal, () =>
      this.#client().post('/chat/completions', { body, signal, stream: true }).asResponse(),
    );
    if (response.body === null) throw notAStream('', label, response.status);
    yield* readAnswer(response.body, { request, label, staleAfter, finishGrace, signal });
  }

  #client(): OpenAI {
    const known = this.#clients.get(this.#baseUrl);
    if (known !== undefined) return known;
    const { key, query, headers, requestTimeout } = this.config;
    const options: ClientOptions = {
      apiKey: key === '' ? noKey : key,
      baseURL: this.#baseUrl,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: requestTimeout,
      logLevel: 'off',
      defaultQuery: query,
      defaultHeaders: { ...quietHeaders, 'User-Agent': 'hermes-desk', ...headers },
      fetch: this.#fetch,
    };
    const client = new OpenAI(options);
    this.#clients.set(this.#baseUrl, client);
    return client;
  }

  #tryAlternate(tried: string, error: ProviderError): boolean {
    const alternate = this.config.alternateBaseUrl;
    const nothingThere = error.status === 404 || error.status === 405 || error.errorClass === 'not_a_stream';
    if (alternate === null || !nothingThere || tried === alternate || this.#baseUrl === alternate) return false;
    this.#baseUrl = alternate;
    return true;
  }

  #withHint(error: ProviderError): ProviderError {
    if (error.status !== 404 || error.errorClass === 'model_not_found') return error;
    return new ProviderError(error.errorClass, error.message, {
      remedy: `Check the address in Settings (${this.#baseUrl}); most servers want it to end in /v1.`,
      status: error.status,
      retryAfter: error.retryAfter,
      cause: error.cause,
    });
  }
}
