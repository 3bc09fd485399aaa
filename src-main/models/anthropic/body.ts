import { messagesEffort, type Effort } from '../effort.ts';
import { markMessages, type CacheTtl } from '../cache-markers.ts';
import type { ModelRequest, ToolDefinition } from '../provider.ts';
import { wellFormed, withoutPatterns } from '../wire.ts';
import { isRecord, listAt } from '@shared/record.ts';
import { toConversation } from './conversation.ts';

/** What of a request the endpoint decides. */
export interface MessagesDialect {
  /** Upper bound of tokens to answer with; the protocol wants one. */
  readonly maxTokens: number;
  /** Asks for the answer piece by piece. */
  readonly streaming: boolean;
  /** How long to think; null leaves it to the server. */
  readonly effort: Effort | null;
  /** Sends stored thinking again. */
  readonly thinking: boolean;
  /** Takes `pattern` and `format` out of tool schemas. */
  readonly plainSchemas: boolean;
  /** Null sends no cache markers. */
  readonly cacheTtl: CacheTtl | null;
}

const combinators = ['anyOf', 'oneOf', 'allOf'];

/** A choice between one schema and null is that schema: the protocol has no null for arguments. */
function withoutNull(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(withoutNull);
  if (!isRecord(schema)) return schema;
  for (const key of ['anyOf', 'oneOf']) {
    const choices = listAt(schema, key);
    if (choices.length !== 2) continue;
    const [only, ...others] = choices.filter((choice) => !isRecord(choice) || choice['type'] !== 'null');
    if (isRecord(only) && others.length === 0) {
      const rest = Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
      return withoutNull({ ...rest, ...only });
    }
  }
  return Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withoutNull(value)]));
}

/** A schema the protocol takes: an object at the top, without a choice there. */
function inputSchema(parameters: Readonly<Record<string, unknown>>, plain: boolean): Record<string, unknown> {
  const collapsed = withoutNull(parameters);
  const schema = plain ? withoutPatterns(collapsed) : collapsed;
  const entries = Object.entries(isRecord(schema) ? schema : {}).filter(([key]) => !combinators.includes(key));
  return { ...Object.fromEntries(entries), type: 'object' };
}

function toTools(tools: readonly ToolDefinition[], plain: boolean): Record<string, unknown>[] {
  const names = new Set<string>();
  return tools.flatMap((tool) => {
    if (names.has(tool.name)) return [];
    names.add(tool.name);
    const { name, description, parameters } = tool;
    return [{ name, description, input_schema: inputSchema(parameters, plain) }];
  });
}

/**
 * The body of a streamed message. The same request and dialect give the same bytes; but for the markers, the body of a
 * longer conversation begins with the whole of the shorter one.
 */
export function messagesBody(
  request: ModelRequest,
  model: string,
  dialect: MessagesDialect,
  extra: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const limit = Math.min(dialect.maxTokens, request.maxOutputTokens ?? dialect.maxTokens);
  const effort = dialect.effort === null ? {} : messagesEffort(dialect.effort, model, limit);
  const asked = Object.entries({ ...effort, ...extra }).filter(([key]) => dialect.thinking || key !== 'thinking');
  const body = {
    model,
    ...Object.fromEntries(asked),
    max_tokens: limit,
    stream: dialect.streaming,
    ...(request.tools.length === 0 ? {} : { tools: toTools(request.tools, dialect.plainSchemas) }),
    ...(request.system.trim() === '' ? {} : { system: [{ type: 'text', text: request.system }] }),
    messages: toConversation(request.messages, dialect.thinking),
  };
  const marked = dialect.cacheTtl === null ? body : markMessages(body, dialect.cacheTtl);
  const plain = wellFormed(marked);
  return isRecord(plain) ? plain : {};
}
