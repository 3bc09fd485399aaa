import { isRecord, listAt, textAt } from '@shared/record.ts';

/** How long a marked prefix lives in the prompt cache of Anthropic's models. */
export type CacheTtl = '5m' | '1h';

/** Anthropic takes this many markers in one request. */
const maxMarkers = 4;

type Body = Readonly<Record<string, unknown>>;

function marker(ttl: CacheTtl): Record<string, unknown> {
  return { type: 'ephemeral', ...(ttl === '1h' ? { ttl } : {}) };
}

/** The value without the markers anywhere in it that stand where markers stand: on tools, blocks and messages. */
function unmarked(value: unknown): unknown {
  if (!isRecord(value)) return value;
  const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== 'cache_control'));
  const content = rest['content'];
  return Array.isArray(content) ? { ...rest, content: content.map(unmarked) } : rest;
}

function markable(block: unknown): boolean {
  const type = textAt(block, 'type');
  if (type === 'thinking' || type === 'redacted_thinking') return false;
  return type !== 'text' || textAt(block, 'text').trim() !== '';
}

function withMarker(blocks: readonly unknown[], ttl: CacheTtl): unknown[] {
  const last = blocks.at(-1);
  return isRecord(last) && markable(last)
    ? [...blocks.slice(0, -1), { ...last, cache_control: marker(ttl) }]
    : [...blocks];
}

/** The message with the marker on its last block; a text becomes a block of text for it. */
function markMessage(message: unknown, ttl: CacheTtl): unknown {
  if (!isRecord(message)) return message;
  const content = message['content'];
  if (typeof content === 'string') {
    return content.trim() === ''
      ? message
      : { ...message, content: withMarker([{ type: 'text', text: content }], ttl) };
  }
  return Array.isArray(content) ? { ...message, content: withMarker(content, ttl) } : message;
}

/** Indexes of the messages at which requests ended, newest first: the person's words and the last results of a batch. */
function requestEnds(messages: readonly unknown[]): number[] {
  const ends: number[] = [];
  for (let at = messages.length - 1; at >= 0; at -= 1) {
    const role = textAt(messages[at], 'role');
    if (role === 'user' || (role === 'tool' && textAt(messages[at + 1], 'role') !== 'tool')) ends.push(at);
  }
  return ends;
}

function markEnds(messages: readonly unknown[], count: number, ttl: CacheTtl): unknown[] {
  const chosen = new Set(requestEnds(messages).slice(0, count));
  return messages.map((message, at) => (chosen.has(at) ? markMessage(message, ttl) : message));
}

/**
 * A request of Anthropic's messages with cache markers: on the last tool, on the system prompt and on the last places at
 * which requests ended, four at most. The place a request ends at is the last but one of the next request, so everything
 * sent before is read from the cache. Markers that are there already are replaced; the body given is not changed.
 */
export function markMessages(body: Body, ttl: CacheTtl): Record<string, unknown> {
  const tools = listAt(body, 'tools').map(unmarked);
  const system = listAt(body, 'system').map(unmarked);
  const marks = (tools.length > 0 ? 1 : 0) + (system.length > 0 ? 1 : 0);
  return {
    ...body,
    ...(tools.length === 0 ? {} : { tools: withToolMarker(tools, ttl) }),
    ...(system.length === 0 ? {} : { system: withMarker(system, ttl) }),
    messages: markEnds(listAt(body, 'messages').map(unmarked), maxMarkers - marks, ttl),
  };
}

function withToolMarker(tools: readonly unknown[], ttl: CacheTtl): unknown[] {
  const last = tools.at(-1);
  return isRecord(last) ? [...tools.slice(0, -1), { ...last, cache_control: marker(ttl) }] : [...tools];
}

/** The same for a chat completion that a router turns into Anthropic's messages: system prompt and the last three ends. */
export function markChat(body: Body, ttl: CacheTtl): Record<string, unknown> {
  const messages = listAt(body, 'messages').map(unmarked);
  const [first] = messages;
  const system = textAt(first, 'role') === 'system';
  const rest = system ? messages.slice(1) : messages;
  const marked = markEnds(rest, maxMarkers - 1, ttl);
  return { ...body, messages: system ? [markMessage(first, ttl), ...marked] : marked };
}
