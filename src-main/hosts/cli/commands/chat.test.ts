import { DeskError, type SessionRow } from '@shared/contract/index.ts';
import { describe, expect, it } from 'vitest';
import type { HandlerTable } from '../../../api/dispatch.ts';
import type { EventStream } from '../../../api/events.ts';
import { desk } from '../test-desk.ts';

describe('chat', () => {
  const zero = {
    inputTokens: 1,
    outputTokens: 2,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
    calls: 1,
    costUsd: null,
  };
  const message = (id: number, role: string, content: string, toolCallId: string | null = null): never =>
    ({
      id,
      session: 's',
      role,
      content,
      reasoning: null,
      toolCalls: [],
      toolCallId,
      toolName: null,
      time: 1,
      finishReason: null,
      active: true,
      compacted: false,
      displayKind: null,
      effect: null,
    }) as never;
  /** A turn whose events come partly before the request is answered. */
  const handlers =
    (outcome: 'completed' | 'failed', ending = 'ed.') =>
    (events: EventStream): HandlerTable => ({
      'chat.send': () => {
        const turn = { session: 's', turn: 't' };
        events.emit('turn.started', { ...turn, startedAt: 1 });
        events.emit('turn.tool', { ...turn, callId: 'c', name: 'memory', arguments: '{}', state: 'running' });
        events.emit('turn.tool', { ...turn, callId: 'c', name: 'memory', arguments: '{}', state: 'done' });
        events.emit('message.added', message(2, 'tool', '{"success":true}', 'c'));
        setImmediate(() => {
          events.emit('turn.delta', { session: 'other', turn: 'other', text: 'not ours', reasoning: '' });
          events.emit('turn.delta', { ...turn, text: 'Not', reasoning: '' });
          events.emit('turn.delta', { ...turn, text: ending, reasoning: '' });
          events.emit('message.added', message(3, 'assistant', `Not${ending}`));
          const error = { code: 'provider_failed' as const, message: 'The model is away.', remedy: 'Try later.' };
          events.emit('turn.ended', { ...turn, outcome, error: outcome === 'failed' ? error : null, usage: zero });
        });
        return { ...turn, state: 'started' };
      },
      'sessions.resolve': () => {
        throw new DeskError('not_found', 'There is no conversation yet.');
      },
    });

  it('gives the session, the answer, the tool calls with their results, and the usage', async () => {
    const { code, out } = await desk(['chat', '-q', '--what is this', '--json'], { handlers: handlers('completed') });
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      session_id: 's',
      turn: 't',
      outcome: 'completed',
      final_response: 'Noted.',
      tool_calls: [{ id: 'c', name: 'memory', arguments: '{}', failed: false, result: '{"success":true}' }],
      usage: {
        input_tokens: 1,
        output_tokens: 2,
        cache_read_tokens: 0,
        cache_write_tokens: 0,
        reasoning_tokens: 0,
        calls: 1,
        cost_usd: null,
      },
      error: null,
    });
  });

  it('shows what in an answer would be an order to the terminal', async () => {
    const answered = handlers('completed', '\u001b]52;c;aGk=\u0007');
    expect((await desk(['chat', 'hello'], { handlers: answered })).out).toBe('Not[U+001B]]52;c;aGk=[U+0007]\n');
  });

  it('streams the answer to people', async () => {
    expect((await desk(['chat', '-q', 'hello'], { handlers: handlers('completed') })).out).toBe('Noted.\n');
  });

  it.each([
    [['chat', 'hello'], 'hello'],
    [['chat', 'hello', 'there'], 'hello there'],
    [['chat', '-'], 'from the pipe'],
  ])('takes words without -q: %j', async (argv, text) => {
    const ran = await desk(argv, { handlers: handlers('completed'), input: 'from the pipe' });
    expect(ran.asked[0]).toMatchObject({ name: 'chat.send', input: { text } });
    expect(ran.code).toBe(0);
  });

  it('says how to say something when nothing is said, or twice', async () => {
    expect(await desk(['chat'])).toMatchObject({ code: 2, err: expect.stringContaining('chat TEXT') as string });
    expect((await desk(['chat', 'a', '-q', 'b'])).code).toBe(2);
  });

  it('tells a failed turn as an error, and keeps what was answered', async () => {
    const data = await desk(['chat', '-q', 'hello', '--json'], { handlers: handlers('failed') });
    expect([data.code, JSON.parse(data.out)]).toMatchObject([
      1,
      { outcome: 'failed', error: { code: 'provider_failed' } },
    ]);
    const words = await desk(['chat', '-q', 'hello'], { handlers: handlers('failed') });
    expect([words.code, words.out, words.err]).toEqual([1, 'Noted.\n', 'hermes-desk: The model is away. Try later.\n']);
  });

  it('has nothing to continue in an empty home', async () => {
    expect((await desk(['chat', '-q', 'x', '--continue'], { handlers: handlers('completed') })).code).toBe(1);
    expect((await desk(['chat', '-q', 'x', '--continue', '--session', 's'])).code).toBe(2);
  });
});

function aRow(id: string): SessionRow {
  return {
    id,
    title: null,
    preview: '',
    source: 'cli',
    model: null,
    startedAt: 0,
    lastActive: 0,
    endedAt: null,
    messageCount: 0,
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
  };
}

describe('chat -q /compress', () => {
  const handlers = (): HandlerTable => ({
    'sessions.resolve': ({ name }) => aRow(name),
    'chat.compress': ({ session, focus }: { session: string; focus: string }) => ({
      compressed: session === 's',
      tokensBefore: 9000,
      tokensAfter: 1000,
      message: focus === '' ? 'Nothing to do.' : `Kept ${focus}.`,
    }),
  });

  it('summarises the older messages of a conversation and says what that gained', async () => {
    const { code, out } = await desk(['chat', '-q', '/compress the garden', '--session', 's', '--json'], { handlers });
    expect([code, JSON.parse(out)]).toEqual([
      0,
      { session_id: 's', compressed: true, tokens_before: 9000, tokens_after: 1000, message: 'Kept the garden.' },
    ]);
    const nothing = await desk(['chat', '-q', '/compress', '--session', 'x'], { handlers });
    expect([nothing.code, nothing.out]).toEqual([1, 'Nothing to do.\n']);
  });

  it('needs to be told which conversation', async () => {
    expect(await desk(['chat', '-q', '/compress', '--json'], { handlers })).toMatchObject({ code: 2 });
  });
});
