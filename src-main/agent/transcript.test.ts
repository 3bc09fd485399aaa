import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseArguments, replayArguments } from './arguments.ts';
import type { Row } from './ports.ts';
import { lostResult, openCalls, owed, toMessages, unansweredNote } from './transcript.ts';
import { noAnswerWords } from './words.ts';

function row(over: Partial<Row>): Row {
  return {
    id: 0,
    role: 'user',
    content: '',
    apiContent: null,
    reasoningDetails: null,
    toolCalls: [],
    toolCallId: null,
    toolName: null,
    finishReason: null,
    displayKind: null,
    summary: false,
    ...over,
  };
}

const call = (id: string) => ({ id, name: 'f', arguments: '{}' });

const anyRow = fc.record({
  role: fc.constantFrom<Row['role']>('user', 'assistant', 'tool', 'note'),
  content: fc.constantFrom('', ' ', 'a', 'b'),
  apiContent: fc.constantFrom(null, null, 'sent'),
  displayKind: fc.constantFrom(null, 'turn_failed', 'unanswered', 'notice', 'steer'),
  calls: fc.uniqueArray(fc.constantFrom('1', '2', '3'), { maxLength: 3 }),
  toolCallId: fc.constantFrom(null, '1', '2', '3', '4'),
});
const anyRows = fc
  .array(anyRow, { maxLength: 12 })
  .map((rows) =>
    rows.map(({ calls, ...each }) => row({ ...each, toolCalls: each.role === 'assistant' ? calls.map(call) : [] })),
  );

describe('toMessages', () => {
  it('makes a valid alternation of any rows', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const messages = toMessages(rows);
        for (const [at, message] of messages.entries()) {
          const before = messages[at - 1];
          if (message.role === 'user') expect(before?.role).not.toBe('user');
          if (message.role === 'assistant' && before?.role === 'assistant') expect.fail('two answers in succession');
          if (message.role === 'assistant') {
            const ids = (message.tool_calls ?? []).map((each) => each.id);
            const results = messages.slice(at + 1, at + 1 + ids.length);
            expect(results.map((each) => (each.role === 'tool' ? each.tool_call_id : null))).toEqual(ids);
            expect(messages[at + 1 + ids.length]?.role).not.toBe('tool');
          }
        }
      }),
    );
  });

  it('changes at most the last message when a row is appended', () => {
    fc.assert(
      fc.property(anyRows, anyRow, (rows, { calls, ...next }) => {
        if (next.role === 'tool') return;
        const before = toMessages(rows);
        const after = toMessages([
          ...rows,
          row({ ...next, toolCalls: next.role === 'assistant' ? calls.map(call) : [] }),
        ]);
        if (before.length === 0) return;
        expect(JSON.stringify(after.slice(0, before.length - 1))).toBe(JSON.stringify(before.slice(0, -1)));
        const grown = after[before.length - 1]?.content ?? '';
        expect(grown.startsWith(before.at(-1)?.content ?? '')).toBe(true);
      }),
    );
  });

  it('sends what was sent, stands in for a lost result, and leaves notes out', () => {
    const rows = [
      row({ content: 'hi', apiContent: 'hi\n\nrecalled' }),
      row({ role: 'note', content: 'failed' }),
      row({ role: 'assistant', toolCalls: [call('1'), { id: '2', name: 'g', arguments: '{"cut' }] }),
      row({ role: 'tool', toolCallId: '2', content: 'two', apiContent: 'two\n\nhint' }),
    ];
    expect(toMessages(rows)).toEqual([
      { role: 'user', content: 'hi\n\nrecalled' },
      {
        role: 'assistant',
        content: null,
        tool_calls: [
          { id: '1', type: 'function', function: { name: 'f', arguments: '{}' } },
          { id: '2', type: 'function', function: { name: 'g', arguments: '{}' } },
        ],
      },
      { role: 'tool', tool_call_id: '1', content: lostResult },
      { role: 'tool', tool_call_id: '2', content: 'two\n\nhint' },
    ]);
    expect(openCalls(rows).map((each) => each.id)).toEqual(['1']);
  });
});

describe('turns without an answer', () => {
  const ended = row({ role: 'note', displayKind: 'turn_failed' });

  it('stay apart from the next one, tools or not', () => {
    const rows = [
      row({ content: 'one' }),
      ended,
      row({ content: 'two' }),
      row({ role: 'assistant', toolCalls: [call('1')] }),
      row({ role: 'tool', toolCallId: '1', content: 'done' }),
      ended,
      row({ content: 'three' }),
    ];
    expect(toMessages(rows).map(({ role, content }) => [role, content])).toEqual([
      ['user', 'one'],
      ['assistant', noAnswerWords],
      ['user', 'two'],
      ['assistant', null],
      ['tool', 'done'],
      ['assistant', noAnswerWords],
      ['user', 'three'],
    ]);
  });

  it('are one message with what was added to them while they ran', () => {
    const rows = [row({ content: 'one' }), row({ role: 'note', displayKind: 'notice' }), row({ content: 'more' })];
    expect(toMessages(rows)).toEqual([{ role: 'user', content: 'one\n\nmore' }]);
  });

  it.each([
    ['nothing was said', [], 0],
    ['the last words were answered', [row({}), row({ role: 'assistant', content: 'yes' })], 0],
    ['a note says so already', [row({}), ended], 0],
    ['only a summary stands there', [row({ summary: true })], 0],
    ['words stand alone', [row({}), row({ role: 'note', displayKind: 'notice' })], 1],
    ['a failure was answered, and then there were more words', [row({}), ended, row({})], 1],
    ['a tool was the last', [row({}), row({ role: 'tool', toolCallId: '1' })], 1],
  ] as const)('get a note unless there is no need: %s', (_, rows, notes) => {
    expect(unansweredNote(rows)).toHaveLength(notes);
  });
});

describe('owed', () => {
  it.each([
    [[], 'nothing'],
    [[row({})], 'answer'],
    [[row({ role: 'assistant', finishReason: 'stop' })], 'nothing'],
    [[row({ role: 'assistant', finishReason: 'stopped' })], 'rest'],
    [[row({ role: 'assistant', finishReason: 'incomplete' }), row({ role: 'note' })], 'rest'],
    [[row({ role: 'assistant', finishReason: 'length' })], 'rest'],
    [[row({ role: 'assistant', toolCalls: [call('1')], finishReason: 'tool_calls' })], 'answer'],
    [[row({ role: 'tool', toolCallId: '1' })], 'answer'],
  ] as const)('%# tells %s', (rows, what) => {
    expect(owed(rows)).toBe(what);
  });
});

describe('arguments of a tool call', () => {
  it.each(['', ' ', 'null', ' null ', '{}'])('%j are none', (text) => {
    expect(parseArguments(text)).toEqual({ ok: true, value: {} });
    expect(JSON.parse(replayArguments(text))).toEqual({});
  });

  it.each([
    '[]',
    '"x"',
    'undefined',
    '7',
    '{"content":"#!/bin/sh\\necho hi',
    '{"action": listt}',
    "{'a': 1}",
    '{"a": 1,}',
    '{"a": NaN}',
    '{"a": 1 /* c */}',
    '{"a": "x\ny"}',
    '{“a”: 1}',
    '{"a":1}{"a":2}',
    '{"a":1}\n{"a":2}{"a"',
  ])('%j are answered with what is wrong, never guessed', (text) => {
    const parsed = parseArguments(text);
    expect(parsed.ok).toBe(false);
    expect(replayArguments(text)).toBe('{}');
  });

  it('are kept to the byte where they are an object', () => {
    expect(replayArguments('{ "a" :1 }')).toBe('{ "a" :1 }');
  });
});
