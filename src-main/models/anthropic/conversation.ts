import type { WireMessage } from '../provider.ts';
import { isRecord, parseJson, textAt } from '@shared/record.ts';

/** One message of Anthropic's protocol. */
export interface MessageParam {
  readonly role: 'user' | 'assistant';
  readonly content: readonly Record<string, unknown>[];
}

/** Stands where the protocol wants text and there is none: a blank block would be refused for ever. */
const blank = '(empty)';

function textBlock(text: string): Record<string, unknown> {
  return { type: 'text', text: text.trim() === '' ? blank : text };
}

/** Ids of tool calls as the protocol takes them: `[A-Za-z0-9_-]`, each once in the whole conversation. */
class ToolIds {
  readonly #taken = new Set<string>();
  /** What the ids of the newest answer became. */
  #current = new Map<string, string>();

  beginAnswer(): void {
    this.#current = new Map();
  }

  give(id: string): string {
    const plain = id.replace(/[^A-Za-z0-9_-]/g, '_') || 'call';
    let unique = plain;
    for (let n = 2; this.#taken.has(unique); n += 1) unique = `${plain}_${String(n)}`;
    this.#taken.add(unique);
    this.#current.set(id, unique);
    return unique;
  }

  of(id: string): string | undefined {
    return this.#current.get(id);
  }
}

/** The thinking among stored reasoning that may be sent again: signed, with only the fields the protocol takes. */
function replayable(details: unknown): Record<string, unknown>[] {
  const list: unknown[] = Array.isArray(details) ? details : [];
  return list.flatMap((detail): Record<string, unknown>[] => {
    const type = textAt(detail, 'type');
    const signature = textAt(detail, 'signature');
    const data = textAt(detail, 'data');
    if (type === 'redacted_thinking' && data !== '') return [{ type, data }];
    if (type !== 'thinking' || signature === '') return [];
    return [{ type, thinking: textAt(detail, 'thinking'), signature }];
  });
}

function input(text: string): Record<string, unknown> {
  const parsed = parseJson(text);
  return isRecord(parsed) ? parsed : { unreadable_arguments: text };
}

function assistantBlocks(
  message: Extract<WireMessage, { role: 'assistant' }>,
  ids: ToolIds,
  thinking: boolean,
): Record<string, unknown>[] {
  ids.beginAnswer();
  const text = message.content ?? '';
  const calls = (message.tool_calls ?? []).map((call) => ({
    type: 'tool_use',
    id: ids.give(call.id),
    name: call.function.name,
    input: input(call.function.arguments),
  }));
  const thought = thinking ? replayable(message.reasoning_details) : [];
  const said = text.trim() === '' && calls.length > 0 ? [] : [textBlock(text)];
  return [...thought, ...said, ...calls];
}

/**
 * A conversation in Anthropic's shape: results of tools go behind the answer that called them in one message of the user,
 * words that follow join it, ids are made to fit, blank texts get a placeholder, a conversation begins with the user.
 * `thinking` sends stored thinking again, with its signatures. Appending messages only appends blocks.
 */
export function toConversation(messages: readonly WireMessage[], thinking: boolean): MessageParam[] {
  const ids = new ToolIds();
  const turned: { role: MessageParam['role']; content: Record<string, unknown>[] }[] = [];
  const add = (role: MessageParam['role'], blocks: readonly Record<string, unknown>[]): void => {
    const last = turned.at(-1);
    if (last?.role === role) last.content.push(...blocks);
    else turned.push({ role, content: [...blocks] });
  };
  for (const message of messages) {
    if (message.role === 'user') add('user', [textBlock(message.content)]);
    else if (message.role === 'assistant') {
      if (turned.length === 0) add('user', [textBlock('')]);
      add('assistant', assistantBlocks(message, ids, thinking));
    } else {
      const id = ids.of(message.tool_call_id);
      const content = message.content.trim() === '' ? blank : message.content;
      if (id !== undefined) add('user', [{ type: 'tool_result', tool_use_id: id, content }]);
    }
  }
  return turned;
}
