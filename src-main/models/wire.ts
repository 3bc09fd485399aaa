import { markChat, type CacheTtl } from './cache-markers.ts';
import type { ModelRequest, ToolDefinition, WireMessage } from './provider.ts';
import { isRecord, parseJson } from '@shared/record.ts';

/** What an endpoint turned out not to understand; learned from its refusals, kept while the app runs. */
export interface Dialect {
  /** Name of the field for the output limit. */
  readonly limitField: 'max_tokens' | 'max_completion_tokens';
  /** Whether the answer is asked for piece by piece. */
  readonly streaming: boolean;
  /** Whether usage is asked for in the stream. */
  readonly askUsage: boolean;
  /** Whether it may be told how long to think. */
  readonly effort: boolean;
  /** Whether `pattern` and `format` stay in tool schemas. */
  readonly plainSchemas: boolean;
}

/** What every endpoint is first taken to understand. */
export const fullDialect: Dialect = {
  limitField: 'max_tokens',
  streaming: true,
  askUsage: true,
  effort: true,
  plainSchemas: false,
};

/** The schema without `pattern` and `format`, which some servers cannot turn into a grammar. */
export function withoutPatterns(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutPatterns);
  if (!isRecord(schema)) return schema;
  const kept = Object.entries(schema).filter(
    ([key, value]) => !((key === 'pattern' || key === 'format') && typeof value === 'string'),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, withoutPatterns(value)]));
}

function wireTool(tool: ToolDefinition, dialect: Dialect): unknown {
  return {
    type: 'function',
    function: {
      name: tool.name,
      description: tool.description,
      parameters: dialect.plainSchemas ? withoutPatterns(tool.parameters) : tool.parameters,
    },
  };
}

const writtenSurrogate = /\\ud[89a-f]/i;

/**
 * Arguments that are no JSON object, or that hold half a character in writing, would make strict servers refuse the whole
 * conversation for ever.
 */
function sendableArguments(text: string): string {
  const value = parseJson(text);
  if (!isRecord(value)) return JSON.stringify({ unreadable_arguments: text });
  return writtenSurrogate.test(text) ? JSON.stringify(wellFormed(value)) : text;
}

function wireMessage(message: WireMessage): unknown {
  if (message.role === 'user') return { role: 'user', content: message.content };
  if (message.role === 'tool') {
    return { role: 'tool', tool_call_id: message.tool_call_id, content: message.content };
  }
  const calls = message.tool_calls ?? [];
  if (calls.length === 0) return { role: 'assistant', content: message.content ?? '' };
  return {
    role: 'assistant',
    content: message.content === '' ? null : message.content,
    tool_calls: calls.map((call) => ({
      id: call.id,
      type: 'function',
      function: { name: call.function.name, arguments: sendableArguments(call.function.arguments) },
    })),
  };
}

/** The text with unpaired surrogates replaced, which no JSON reader at the other end is sure to take. */
export function wellFormed(value: unknown): unknown {
  if (typeof value === 'string') return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, wellFormed(inner)]));
}

/**
 * The body of a streamed chat completion. The same request, model, dialect and extras give the same bytes, and the
 * messages come last: the body of a longer conversation begins with the whole of the shorter one. `cacheTtl` puts cache
 * markers into it.
 */
export function requestBody(
  request: ModelRequest,
  model: string,
  dialect: Dialect,
  extra: Readonly<Record<string, unknown>>,
  cacheTtl: CacheTtl | null = null,
): Record<string, unknown> {
  const system = request.system === '' ? [] : [{ role: 'system', content: request.system }];
  const body = {
    model,
    ...extra,
    stream: dialect.streaming,
    ...(dialect.askUsage && dialect.streaming ? { stream_options: { include_usage: true } } : {}),
    ...(request.maxOutputTokens === undefined ? {} : { [dialect.limitField]: request.maxOutputTokens }),
    ...(request.tools.length === 0 ? {} : { tools: request.tools.map((tool) => wireTool(tool, dialect)) }),
    messages: [...system, ...request.messages.map(wireMessage)],
  };
  const plain = wellFormed(cacheTtl === null ? body : markChat(body, cacheTtl));
  return isRecord(plain) ? plain : {};
}
