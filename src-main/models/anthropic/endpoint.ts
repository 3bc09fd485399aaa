import { createHash } from 'node:crypto';
import Anthropic from '@anthropic-ai/sdk';
import type { AnswerEvent } from '../answer-stream.ts';
import { isHostOf } from '../base-url.ts';
import { notAStream } from '../classify.ts';
import { guardCall, namesIn, quietHeaders, type EndpointConfig, type ModelEndpoint } from '../endpoint-config.ts';
import { ProviderError, type ModelRequest } from '../provider.ts';
import { createDispatcher, createModelFetch } from '../transport.ts';
import { parseJson } from '@shared/record.ts';
import { readMessage } from './answer.ts';
import { messagesBody, type MessagesDialect } from './body.ts';

/** Output limits of models that allow less than the default. */
const smallLimits: readonly (readonly [RegExp, number])[] = [
  [/claude-3-(?:opus|sonnet|haiku)|claude-2|claude-instant/, 4096],
  [/claude-3-5/, 8192],
  [/claude-opus-4(?:-[01])?(?:-20|$)/, 32_000],
];
const defaultLimit = 64_000;
/** Least room for an answer that is worth asking for. */
const leastAnswer = 1024;
/** Conversations whose thinking was refused that are remembered. */
const remembered = 200;

/** The model as Anthropic itself names it: no vendor before it, dashes for the dots of a version. */
function nativeName(model: string): string {
  return model.replace(/^anthropic\//, '').replace(/(?<=claude.*\d)\.(?=\d)/g, '-');
}

/** The most an answer may take: what is configured, else what the model allows, and never more than half the window. */
function outputLimit(config: EndpointConfig, model: string): number {
  const known = smallLimits.find(([pattern]) => pattern.test(model))?.[1] ?? defaultLimit;
  return config.maxOutputTokens ?? Math.min(known, Math.max(leastAnswer, Math.floor(config.contextWindow / 2)));
}

function conversationOf(request: ModelRequest): string {
  const first = request.messages[0]?.content ?? '';
  return createHash('sha256')
    .update(JSON.stringify([request.system, first]))
    .digest('hex');
}

/** The output limit of the model, where a refusal names it; null otherwise. */
function modelLimit(message: string): number | null {
  const most = /max_tokens:\s*\d+\s*>\s*(\d+)/.exec(message)?.[1];
  return most === undefined ? null : Number(most);
}

/** The room the window leaves for this one answer, where a refusal tells it and an answer fits; null otherwise. */
function roomLeft(message: string): number | null {
  const sum = /(\d+)\s*\+\s*(\d+)\s*>\s*(\d+)/.exec(message);
  if (sum === null || !message.includes('max_tokens')) return null;
  const room = Number(sum[3]) - Number(sum[1]);
  return room >= leastAnswer ? room : null;
}

/** One model at one server that speaks Anthropic's messages. Makes single calls: no retries, but it learns from refusals. */
export class AnthropicEndpoint implements ModelEndpoint {
  readonly config: EndpointConfig;
  readonly #client: Anthropic;
  readonly #model: string;
  #dialect: MessagesDialect;
  /** Conversations whose stored thinking the server refuses. */
  readonly #refused = new Set<string>();

  constructor(config: EndpointConfig) {
    this.config = config;
    const { host } = new URL(config.baseUrl);
    const native = isHostOf(host, 'anthropic.com');
    this.#model = native ? nativeName(config.model) : config.model;
    this.#dialect = {
      maxTokens: outputLimit(config, this.#model),
      streaming: config.streaming,
      effort: config.effort,
      thinking: true,
      plainSchemas: false,
      cacheTtl: config.cacheTtl,
    };
    const { key } = config;
    this.#client = new Anthropic({
      apiKey: null,
      authToken: null,
      baseURL: config.baseUrl.replace(/\/messages$/, '').replace(/\/v1$/, ''),
      maxRetries: 0,
      timeout: config.requestTimeout,
      logLevel: 'off',
      defaultQuery: config.query,
      defaultHeaders: {
        ...quietHeaders,
        'User-Agent': 'hermes-desk',
        // Other servers of this protocol know the key by its older header, some by this one.
        Authorization: key === '' ? null : `Bearer ${key}`,
        ...(native || key === '' ? {} : { 'X-Api-Key': key }),
        ...config.headers,
      },
      fetch: createModelFetch(key, createDispatcher(config.requestTimeout)),
    });
  }

  /** Makes one call. Throws `ProviderError`. */
  async *answer(request: ModelRequest, signal: AbortSignal): AsyncGenerator<AnswerEvent, void, undefined> {
    const conversation = conversationOf(request);
    let maxTokens: number | null = null;
    for (;;) {
      const thinking = this.#dialect.thinking && !this.#refused.has(conversation);
      const dialect = { ...this.#dialect, thinking, maxTokens: maxTokens ?? this.#dialect.maxTokens };
      try {
        yield* this.#once(request, dialect, signal);
        return;
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error;
        const room = roomLeft(error.message);
        if (room !== null && maxTokens === null) maxTokens = room;
        else if (thinking && /signature|thinking[^.]*cannot be modified/i.test(error.message))
          this.#refuse(conversation);
        else if (!this.#learn(error)) throw error;
      }
    }
  }

  /** Names of the models the server offers. Throws `ProviderError`. */
  async models(signal: AbortSignal): Promise<string[]> {
    const text = await guardCall(this.config, signal, async () => {
      const options = { signal, timeout: 30_000, query: { limit: 1000 } };
      return (await this.#client.get('/v1/models', options).asResponse()).text();
    });
    const body = parseJson(text);
    if (body === undefined) throw notAStream(text, this.config.label);
    return namesIn(body);
  }

  async *#once(
    request: ModelRequest,
    dialect: MessagesDialect,
    signal: AbortSignal,
  ): AsyncGenerator<AnswerEvent, void, undefined> {
    const { label, staleAfter, finishGrace, extraBody } = this.config;
    const body = messagesBody(request, this.#model, dialect, extraBody);
    const response = await guardCall(this.config, signal, () =>
      this.#client.post('/v1/messages', { body, signal, stream: true }).asResponse(),
    );
    if (response.body === null) throw notAStream('', label, response.status);
    yield* readMessage(response.body, { request, label, staleAfter, finishGrace, signal });
  }

  /** Adopts what a refusal teaches for all later calls; false when it teaches nothing new. */
  #learn(error: ProviderError): boolean {
    const limit = modelLimit(error.message);
    if (limit !== null && limit > 0 && limit < this.#dialect.maxTokens) {
      this.#dialect = { ...this.#dialect, maxTokens: limit };
      return true;
    }
    if (error.errorClass === 'tool_schema' && !this.#dialect.plainSchemas) {
      this.#dialect = { ...this.#dialect, plainSchemas: true };
      return true;
    }
    if (
      error.errorClass === 'bad_request' &&
      this.#dialect.effort !== null &&
      /thinking|effort|output_config/.test(error.message)
    ) {
      this.#dialect = { ...this.#dialect, effort: null };
      return true;
    }
    if (error.errorClass === 'bad_request' && this.#dialect.cacheTtl !== null && /cache_control/.test(error.message)) {
      this.#dialect = { ...this.#dialect, cacheTtl: null };
      return true;
    }
    return false;
  }

  #refuse(conversation: string): void {
    if (this.#refused.size >= remembered) this.#refused.clear();
    this.#refused.add(conversation);
  }
}
