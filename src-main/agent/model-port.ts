import type { Json } from '@shared/contract/common.ts';
import type { Tool } from '@shared/tools/tool.ts';

/** One message as it is sent to a model. `content` is the exact text. */
export type WireMessage =
  | { readonly role: 'user'; readonly content: string }
  | {
      readonly role: 'assistant';
      readonly content: string | null;
      readonly tool_calls?: readonly {
        readonly id: string;
        readonly type: 'function';
        readonly function: { readonly name: string; readonly arguments: string };
      }[];
      /** Opaque reasoning items of the answer, for the provider that wants them back. */
      readonly reasoning_details?: Json;
    }
  | { readonly role: 'tool'; readonly tool_call_id: string; readonly content: string };

/** One call of a model. */
export interface ModelRequest {
  readonly system: string;
  readonly messages: readonly WireMessage[];
  /** Empty sends no tools at all. */
  readonly tools: readonly Pick<Tool, 'name' | 'description' | 'parameters'>[];
}

/** A tool call the model made. `problem` says why it must be answered with an error instead of being run. */
export interface ModelToolCall {
  readonly id: string;
  readonly name: string;
  readonly arguments: string;
  readonly problem: string | null;
}

/** Tokens of one answered call; `inputTokens` includes the cached ones. */
export interface ModelUsage {
  readonly inputTokens: number;
  readonly outputTokens: number;
  readonly cacheReadTokens: number;
  readonly cacheWriteTokens: number;
  readonly reasoningTokens: number;
  readonly costUsd: number | null;
  /** True when the server reported nothing and the numbers are counted from the text. */
  readonly estimated?: boolean;
}

/** What a model call yields, in order; a stream that ends without `end` has failed. */
export type ModelEvent =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'reasoning'; readonly text: string }
  | { readonly type: 'notice'; readonly text: string }
  | { readonly type: 'restart' }
  /** Opaque reasoning items to keep with the answer. */
  | { readonly type: 'reasoning_details'; readonly details: readonly Json[] }
  | { readonly type: 'tool_call'; readonly call: ModelToolCall }
  | { readonly type: 'usage'; readonly usage: ModelUsage }
  | { readonly type: 'end'; readonly finishReason: string; readonly provider: string; readonly model: string };

/** A model other than the one config.yaml names. What is left out, or null, is as config.yaml says. */
export interface ModelChoice {
  /** A provider by its name in config.yaml. */
  readonly provider?: string;
  readonly model?: string;
  /** `reasoning_effort` for its calls. */
  readonly effort?: string;
}

/** The model endpoint as configured now. Retries and fallbacks happen inside `stream`, which throws a DeskError. */
export interface Model {
  readonly id: string;
  readonly model: string;
  /** Tokens the model can read and write in one call. */
  readonly contextWindow: number;
  stream(request: ModelRequest, signal: AbortSignal): AsyncIterable<ModelEvent>;
}
