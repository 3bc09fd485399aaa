import type { Json } from '@shared/contract/common.ts';
import { isRecord, parseJson } from '@shared/record.ts';
import type { SyncedMessage, TurnEvent } from '../events.ts';

/** Tools whose results come from OpenViking: sent back, it would learn from itself. */
const ECHOES = new Set(['viking_search', 'viking_read', 'viking_browse']);
/** As much of a tool's result as is sent, in UTF-16 units. */
const LONGEST_RESULT = 16_000;

/** A turn as messages of OpenViking: texts, and tools with their arguments and results as parts of the assistant. */
export function messagesOf(event: TurnEvent, peer: string): Json[] {
  const spoken = event.messages.some(({ role, content }) => role === 'user' && content.trim() !== '');
  const results = new Map(
    event.messages.flatMap((one) => (one.toolCallId === null ? [] : [[one.toolCallId, one] as const])),
  );
  const messages = event.messages.flatMap((message): Json[] => {
    if (message.role === 'tool') return [];
    const parts = [...textParts(message.content), ...toolParts(message, results)];
    return parts.length === 0 ? [] : [wrapped(message.role, parts, peer)];
  });
  if (spoken) return messages;
  const user = textParts(event.user);
  const answer =
    messages.length > 0 ? messages : textParts(event.assistant).map((part) => wrapped('assistant', [part], peer));
  return [...(user.length === 0 ? [] : [wrapped('user', user, peer)]), ...answer];
}

function wrapped(role: 'user' | 'assistant', parts: Json[], peer: string): Json {
  return { role, parts, ...(role === 'assistant' && peer !== '' ? { peer_id: peer } : {}) };
}

function textParts(text: string): Json[] {
  return text.trim() === '' ? [] : [{ type: 'text', text }];
}

function toolParts({ toolCalls }: SyncedMessage, results: ReadonlyMap<string, SyncedMessage>): Json[] {
  return toolCalls
    .filter(({ name }) => !ECHOES.has(name))
    .map(({ id, name, arguments: text }) => {
      const result = results.get(id);
      const input = parseJson(text);
      const tool = { type: 'tool', tool_id: id, tool_name: name, tool_input: (isRecord(input) ? input : {}) as Json };
      if (result === undefined) return { ...tool, tool_status: 'pending' };
      const answer = parseJson(result.content);
      const failed = isRecord(answer) && typeof answer['error'] === 'string' && answer['error'] !== '';
      const output = result.content.slice(0, LONGEST_RESULT).toWellFormed();
      return { ...tool, tool_output: output, tool_status: failed ? 'error' : 'completed' };
    });
}
