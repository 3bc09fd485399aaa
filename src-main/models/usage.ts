import type { ModelRequest, ModelUsage } from './provider.ts';
import { countAt, isRecord, recordAt } from '@shared/record.ts';

/**
 * Estimates the tokens of a text without a tokenizer: four ASCII characters a token, and for everything else two
 * tokens for three characters. Good to about a quarter either way; said to be an estimate wherever it is shown.
 */
export function estimateTokens(text: string): number {
  let ascii = 0;
  let other = 0;
  for (const character of text) {
    if (character.charCodeAt(0) < 128) ascii++;
    else other++;
  }
  return Math.ceil(ascii / 4 + (other * 2) / 3);
}

/** Tokens a message costs beside its text. */
const messageOverhead = 10;

/** Estimated tokens of a request by part: the system prompt, the tool definitions, the messages. */
export function estimateRequest(request: ModelRequest): { system: number; tools: number; messages: number } {
  const messages = request.messages.reduce(
    (sum, message) => sum + messageOverhead + estimateTokens(JSON.stringify(message)),
    0,
  );
  return {
    system: request.system === '' ? 0 : messageOverhead + estimateTokens(request.system),
    tools: request.tools.reduce((sum, tool) => sum + estimateTokens(JSON.stringify(tool)), 0),
    messages,
  };
}

/** Usage counted from the texts, for servers that report none. */
export function estimateUsage(request: ModelRequest, answer: string, reasoning: string): ModelUsage {
  const parts = estimateRequest(request);
  const reasoningTokens = estimateTokens(reasoning);
  return {
    inputTokens: parts.system + parts.tools + parts.messages,
    outputTokens: estimateTokens(answer) + reasoningTokens,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens,
    costUsd: null,
    estimated: true,
  };
}

/** Reads the `usage` object of a chat completion, in the dialects in use; null when it says nothing. */
export function readUsage(value: unknown): ModelUsage | null {
  if (!isRecord(value)) return null;
  const input = countAt(value, 'prompt_tokens', 'input_tokens');
  const output = countAt(value, 'completion_tokens', 'output_tokens');
  if (input === null && output === null) return null;
  const inputDetails = { ...recordAt(value, 'input_tokens_details'), ...recordAt(value, 'prompt_tokens_details') };
  const outputDetails = {
    ...recordAt(value, 'output_tokens_details'),
    ...recordAt(value, 'completion_tokens_details'),
  };
  const cacheRead =
    countAt(inputDetails, 'cached_tokens') ??
    countAt(value, 'prompt_cache_hit_tokens', 'cache_read_input_tokens', 'cached_tokens');
  const cacheWrite =
    countAt(inputDetails, 'cache_write_tokens', 'cache_creation_tokens') ??
    countAt(value, 'cache_creation_input_tokens');
  const reasoning = countAt(outputDetails, 'reasoning_tokens') ?? countAt(value, 'reasoning_tokens');
  return {
    inputTokens: input ?? 0,
    outputTokens: output ?? 0,
    cacheReadTokens: cacheRead ?? 0,
    cacheWriteTokens: cacheWrite ?? 0,
    reasoningTokens: reasoning ?? 0,
    costUsd: countAt(value, 'cost', 'total_cost'),
    estimated: false,
  };
}
