import { describe, expect, it } from 'vitest';
import type { SyncedMessage } from '../events.ts';
import { extractFacts } from './extract.ts';

function said(content: string, role: SyncedMessage['role'] = 'user'): SyncedMessage {
  return { role, content, toolCalls: [], toolCallId: null, toolName: null, at: 5 };
}

describe('what is noted at the end of a conversation', () => {
  it.each<[string, string | null]>([
    ['I prefer tabs over spaces', 'user_pref'],
    ['honestly i  LOVE oat milk', 'user_pref'],
    ['My preferred editor is vim', 'user_pref'],
    ['I never work on Fridays', 'user_pref'],
    ['Yesterday we decided to use Postgres', 'project'],
    ['note that the project requires Node 24', 'project'],
    ['I want this and we agreed on it', 'user_pref'],
    ['I like', null],
    ['What is the weather like today?', null],
    ['We use the word preference here', null],
    ['[CONTEXT COMPACTION — REFERENCE ONLY] I prefer tabs', null],
  ])('%s', (content, category) => {
    expect(extractFacts([said(content)]).map((fact) => fact.category)).toEqual(category === null ? [] : [category]);
  });

  it('is only what the person said, its first 400 characters, with its time', () => {
    expect(extractFacts([said('I prefer tabs', 'assistant'), said('I prefer it', 'tool')])).toEqual([]);
    const [fact] = extractFacts([said(`I prefer ${'🍵'.repeat(500)}`)]);
    expect([...(fact?.content ?? '')]).toHaveLength(400);
    expect(fact?.at).toBe(5);
  });
});
