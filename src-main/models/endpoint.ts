import OpenAI, { type ClientOptions } from 'openai';
import { readAnswer, type AnswerEvent } from './answer.ts';
import { classifyHttp, classifyTransport, notAStream, quotable } from './classify.ts';
import { ProviderError, type ModelRequest } from './provider.ts';
import { isRecord, listAt, parseJson, textAt } from '@shared/record.ts';
import { createDispatcher, createModelFetch, statusErrorIn } from './transport.ts';
import { fullDialect, requestBody, type Dialect } from './wire.ts';

/** Everything needed to ask one model at one OpenAI-compatible server. Times in milliseconds. */
export interface EndpointConfig {
  readonly id: string;
  readonly label: string;
  readonly model: string;
  /** As `readBaseUrl` gives it. */
  readonly baseUrl: string;
  /** Another base URL to try when there is nothing at the first. */
  readonly alternateBaseUrl: string | null;
  /** Host and port, for sentences. */
  readonly place: string;
  readonly query: Readonly<Record<string, string>>;
  /** The API key; empty for servers that want none. */
  readonly key: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Fields put into every request body. */
  readonly extraBody: Readonly<Record<string, unknown>>;
  readonly contextWindow: number;
  /** Output limit of requests that set none; null leaves it to the server. */
  readonly maxOutputTokens: number | null;
  /** Upper bound of a whole request, until its headers are there. */
  readonly requestTimeout: number;
  /** Longest silence within a stream; 0 for no bound. */
  readonly staleAfter: number;
  /** Wait for usage behind a finished answer. */
  readonly finishGrace: number;
}

/** Sent where a server wants no key: the client refuses to send none. */
const noKey = 'no-key-required';

/** Headers of the client that tell servers about this machine. */
const quietHeaders = Object.fromEntries(
  ['Lang', 'Package-Version', 'OS', 'Arch', 'Runtime', 'Runtime-Version', 'Retry-Count', 'Timeout'].map((name) => [
    `X-Stainless-${name}`,
    null,
  ]),
);

/** Asked anew each time: a signal aborts while one waits. */
function isAborted(signal: AbortSignal): boolean {
  return signal.aborted;
}

function learn(dialect: Dialect, error: ProviderError): Dialect | null {
  if (error.errorClass === 'tool_schema' && !dialect.plainSchemas) return { ...dialect, plainSchemas: true };
  if (error.errorClass !== 'bad_request') return null;
  if (dialect.askUsage && /stream_options|include_usage/i.test(error.message)) return { ...dialect, askUsage: false };
  const limit = dialect.limitField === 'max_tokens' ? 'max_completion_tokens' : 'max_tokens';
  if (/max_tokens|max_completion_tokens/i.test(error.message) && error.message.includes(dialect.limitField)) {
    return dialect.limitField === 'max_tokens' ? { ...dialect, limitField: limit } : null;
  }
  return null;
}

function namesIn(body: unknown): string[] {
  const rows = Array.isArray(body) ? (body as unknown[]) : [...listAt(body, 'data'), ...listAt(body, 'models')];
  const names = rows.map((row) =>
    typeof row === 'string' ? row : textAt(row, 'id') || textAt(row, 'model') || textAt(row, 'name'),
  );
  return [...new Set(names.filter((name) => name !== ''))];
}

/** One model at one server. Makes single calls: no retries, but it learns what dialect the server speaks. */
export class Endpoint {
  readonly config: EndpointConfig;
  readonly #clients = new Map<string, OpenAI>();
  readonly #fetch: typeof fetch;
  #baseUrl: string;
  #dialect: Dialect = fullDialect;

  constructor(config: EndpointConfig) {
    this.config = config;
    this.#baseUrl = config.baseUrl;
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
        const text = await this.#guard(signal, async () => {
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
    const { model, extraBody, label, staleAfter, finishGrace, maxOutputTokens } = this.config;
    const limited = maxOutputTokens === null ? request : { maxOutputTokens, ...request };
    const body = requestBody(limited, model, this.#dialect, extraBody);
    const response = await this.#guard(signal, () =>
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

  async #guard<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    if (isAborted(signal)) throw new ProviderError('aborted', 'The answer was stopped.');
    try {
      return await call();
    } catch (error) {
      if (error instanceof ProviderError) throw error;
      if (isAborted(signal)) throw new ProviderError('aborted', 'The answer was stopped.');
      const status = statusErrorIn(error);
      if (status === null) throw classifyTransport(error, this.config.label, this.config.place);
      const place = status.failure.headers.get('location');
      if (place !== null && status.failure.status < 400) throw this.#redirected(place, status.failure.status);
      throw classifyHttp(status.failure, this.config.label);
    }
  }

  #redirected(location: string, status: number): ProviderError {
    const target = quotable(location.split('?')[0] ?? '');
    return new ProviderError('not_a_stream', `${this.config.label} sends on to ${target} instead of answering.`, {
      remedy: 'Put the address it really answers at into the base URL in Settings, or sign in to the network first.',
      status,
    });
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
      remedy: `Check the base URL in Settings (${this.#baseUrl}); most servers want it to end in /v1.`,
      status: error.status,
      retryAfter: error.retryAfter,
      cause: error.cause,
    });
  }
}

/** Whether a value can serve as the extra headers of an endpoint: texts by name. */
export function readHeaders(value: unknown): Record<string, string> {
  if (!isRecord(value)) return {};
  const rows = Object.entries(value).filter(
    (row): row is [string, string] => typeof row[1] === 'string' && /^[A-Za-z0-9-]+$/.test(row[0]),
  );
  return Object.fromEntries(rows.map(([name, text]) => [name, text.replace(/[\r\n]+/g, ' ')]));
}
