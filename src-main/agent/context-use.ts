import type { ContextUse } from '@shared/contract/chat.ts';
import type { Tool } from '@shared/tools/tool.ts';
import type { Row } from './ports.ts';
import { toMessages } from './transcript.ts';

/**
 * Tokens of a text, estimated: a quarter of a token for each ASCII character and one for every other, which is about
 * what the tokenizers of today make of English and of Chinese.
 */
export function estimateTokens(text: string): number {
  let quarters = 0;
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80) quarters += 1;
    else if (unit < 0x700) quarters += 2;
    else if (unit < 0xdc00 || unit > 0xdfff) quarters += 4;
  }
  return Math.ceil(quarters / 4);
}

/** Tokens a message costs beside its text: role and delimiters. */
const perMessage = 4;

/** Estimated tokens of one message with this text. */
export function messageTokens(text: string): number {
  return perMessage + estimateTokens(text);
}

/** What the next request of a conversation would take of the model's window, by part, estimated. */
export function contextUse(system: string, tools: readonly Tool[], rows: readonly Row[], window: number): ContextUse {
  const schemas = tools.map(({ name, description, parameters }) => JSON.stringify({ name, description, parameters }));
  const messages = toMessages(rows);
  const parts: ContextUse['parts'] = [
    { name: 'system', tokens: estimateTokens(system) },
    { name: 'tools', tokens: schemas.reduce((sum, text) => sum + estimateTokens(text), 0) },
    {
      name: 'messages',
      tokens: messages.reduce((sum, message) => sum + messageTokens(textOf(message)), 0),
    },
  ];
  return { used: parts.reduce((sum, part) => sum + part.tokens, 0), window, parts };
}

function textOf(message: ReturnType<typeof toMessages>[number]): string {
  if (message.role !== 'assistant' || message.tool_calls === undefined) return message.content ?? '';
  return `${message.content ?? ''}${JSON.stringify(message.tool_calls)}`;
}
