import { DeskError } from '@shared/contract/errors.ts';
import type { ProviderStatus } from '@shared/contract/app.ts';
import type { Json } from '@shared/contract/common.ts';

/** One tool call as it stands in an assistant message. `arguments` is JSON text. */
export interface WireToolCall {
  readonly id: string;
  readonly type: 'function';
  readonly function: { readonly name: string; readonly arguments: string };
}

/**
 * One message of a conversation in the shape of OpenAI chat completions. `content` is the exact text to send (a user
 * row's `api_content` where it has one). Reasoning of earlier answers is sent back only as opaque, signed details.
 */
export type WireMessage =
  | { readonly role: 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string | null;
      readonly tool_calls?: readonly WireToolCall[];
      /** What the answer's `reasoning_details` were, where its provider wants them back. */
      readonly reasoning_details?: Json;
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** A tool as the model is told of it. `parameters` is a JSON Schema of an object. */
export interface ToolDefinition {
  readonly name: string;
  readonly description: string;
  readonly parameters: Readonly<Record<string, unknown>>;
}

/** One call of a model. The same request gives the same bytes on the wire. */
export interface ModelRequest {
  /** The system prompt, sent as it is; empty sends none. */
  readonly system: string;
  readonly messages: readonly WireMessage[];
  /** Empty sends no tools at all. */
  readonly tools: readonly ToolDefinition[];
  /** Upper bound of tokens to answer with; left out, the server decides. */
  readonly maxOutputTokens?: number;
}

/** Tokens of one answered call. */
export interface ModelUsage {
  /** Everything read, cached tokens included. */
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  /** Part of `outputTokens`. */
  readonly reasoningTokens: number;
  /** What the server says the call cost, in US dollars; null where it does not say. */
  readonly costUsd: number | null;
  /** True when the server reported nothing and the numbers are counted from the text. */
  readonly estimated: boolean;
}

/** Why an answer ended: it was done, it wants tools run, the output limit was reached, or a filter stopped it. */
export type FinishReason = 'stop' | 'tool_calls' | 'length' | 'content_filter';

/** A tool call the model made. */
export interface ModelToolCall {
  /** Unique within the answer; made up where the server sent none. */
  readonly id: string;
  /** Never empty. */
  readonly name: string;
  /** The raw argument text; a JSON object whenever `problem` is null. No arguments at all reads as `{}`. */
  readonly arguments: string;
  /**
   * Why the call must not be run: its arguments were cut off or are no JSON object. One English sentence for the model;
   * it is answered with that sentence instead of being run.
   */
  readonly problem: string | null;
}

/**
 * What a model call yields, in order: any number of `text`, `reasoning`, `notice` and `restart`, then the tool calls
 * (complete, each once), one `usage`, one `end`. Nothing follows `end`, and a stream without `end` has thrown.
 */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  /** One line for the person while the call is being tried again; the empty text takes the line away. */
  | { readonly type: 'notice'; readonly text: string }
  /** The answer begins anew: text and reasoning of this call yielded so far are void and must be dropped. */
  | { readonly type: 'restart' }
  /** Opaque items of reasoning, to be stored with the answer and given back with it; before the tool calls. */
  | { readonly type: 'reasoning_details'; readonly details: readonly Json[] }
  | { readonly type: 'tool_call'; readonly call: ModelToolCall }
  | { readonly type: 'usage'; readonly usage: ModelUsage }
  | {
      readonly type: 'end';
      readonly finishReason: FinishReason;
      /** Who answered; another than the one asked after a fallback. */
      readonly provider: string;
      readonly model: string;
    };

/** What kind of failure a model call ended in; decides retry, fallback and the sentence a person reads. */
export type ProviderErrorClass =
  | 'auth'
  | 'billing'
  | 'rate_limit'
  | 'overloaded'
  | 'server_error'
  | 'timeout'
  | 'network'
  | 'cut_stream'
  | 'empty_answer'
  | 'not_a_stream'
  | 'context_overflow'
  | 'payload_too_large'
  | 'model_not_found'
  | 'policy_blocked'
  | 'content_blocked'
  | 'tool_schema'
  | 'bad_request'
  | 'not_configured'
  | 'aborted'
  | 'unknown';

/** A model call that failed. `message` and `remedy` are each one sentence, free of secrets and of HTML. */
export class ProviderError extends DeskError {
  readonly errorClass: ProviderErrorClass;
  /** HTTP status, where there was one. */
  readonly status: number | null;
  /** Milliseconds the server asked to wait, where it did. */
  readonly retryAfter: number | null;

  constructor(
    errorClass: ProviderErrorClass,
    message: string,
    options: { remedy?: string; status?: number | null; retryAfter?: number | null; cause?: unknown } = {},
  ) {
    super(errorClass === 'not_configured' ? 'not_configured' : 'provider_failed', message, {
      ...(options.remedy === undefined ? {} : { remedy: options.remedy }),
      ...(options.cause === undefined ? {} : { cause: options.cause }),
    });
    this.name = 'ProviderError';
    this.errorClass = errorClass;
    this.status = options.status ?? null;
    this.retryAfter = options.retryAfter ?? null;
  }
}

/** Whether a call failed because the conversation is too long for the model or the request too large for the server. */
export function isOverflow(error: unknown): boolean {
  return error instanceof ProviderError && ['context_overflow', 'payload_too_large'].includes(error.errorClass);
}

/** A model endpoint with the model to ask for. */
export interface Provider {
  /** `openrouter`, `openai`, `custom:<name>`, ...; `offline_guide`. */
  readonly id: string;
  readonly kind: ProviderStatus['kind'];
  /** Its name for people. */
  readonly label: string;
  /** The model asked for, as the endpoint names it. */
  readonly model: string;
  /** Tokens the model can read and write in one call. */
  readonly contextWindow: number;
  /** Why it cannot be used as configured; `stream` then throws it at once. Null when it can be tried. */
  readonly problem: ProviderError | null;
  /**
   * Makes one call. Retries and fallbacks happen inside. Throws `ProviderError` and nothing else; when `signal` aborts,
   * one of class `aborted`. Text yielded before a throw is what the model really said and may be kept as unfinished.
   */
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
