import type { Message, SessionRow } from '@shared/contract/index.ts';

/** A message with what a test does not care about filled in. */
export function aMessage(fields: Partial<Message> & Pick<Message, 'id'>): Message {
  return {
    session: 's',
    role: 'user',
    content: `message ${fields.id}`,
    reasoning: null,
    toolCalls: [],
    toolCallId: null,
    toolName: null,
    time: 1_700_000_000_000 + fields.id,
    finishReason: null,
    active: true,
    compacted: false,
    displayKind: null,
    effect: null,
    ...fields,
  };
}

/** A session row with what a test does not care about filled in. */
export function aSession(fields: Partial<SessionRow> & Pick<SessionRow, 'id'>): SessionRow {
  return {
    title: `session ${fields.id}`,
    preview: '',
    source: 'desktop',
    model: 'm',
    startedAt: 0,
    lastActive: 0,
    endedAt: null,
    messageCount: 1,
    pinned: false,
    archived: false,
    parent: null,
    parts: 1,
    waiting: 0,
    changes: 0,
    running: false,
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    costUsd: null,
    ...fields,
  };
}
