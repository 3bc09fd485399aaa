import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  block,
  event,
  messageEnd,
  messageEvent,
  messageStart,
  startFakeProvider,
  status,
  stream,
  type FakeProvider,
  type RawReply,
} from '../../../e2e/fake-provider/server.ts';
import { RemoteProvider } from '../remote-provider.ts';
import { asking, collect, endpointAt, patientPolicy, tool } from '../testing/support.ts';

interface Case {
  readonly name: string;
  readonly reply: RawReply;
  readonly text?: string;
  readonly reasoning?: string;
  /** Name and arguments; null for a call that must not be run. */
  readonly calls?: readonly (readonly [string, unknown])[];
  readonly fails?: string;
  readonly finish?: string;
  readonly usage?: Readonly<Record<string, unknown>>;
}

const start = messageStart();
const text = (index: number, ...pieces: string[]): string =>
  block(index, { type: 'text', text: '' }, ...pieces.map((piece) => ({ type: 'text_delta', text: piece })));
const use = (index: number, id: string, name: string, ...pieces: string[]): string =>
  block(
    index,
    { type: 'tool_use', id, name, input: {} },
    ...pieces.map((partial_json) => ({ type: 'input_json_delta', partial_json })),
  );
const end = messageEnd('end_turn');
const wantsTools = messageEnd('tool_use');
const hello = messageEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'Hello ' } });
const plain = start + text(0, 'Hello ', 'world') + end;
const readA = [['read_file', { path: 'a' }]] as const;
const overload = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };

const bytes = (whole: string): { base64: string }[] =>
  Array.from(Buffer.from(whole)).map((one) => ({ base64: Buffer.from([one]).toString('base64') }));

const cases: readonly Case[] = [
  { name: 'text in pieces', reply: stream(plain), text: 'Hello world' },
  {
    name: 'one byte at a time',
    reply: stream(...bytes(start + text(0, 'Grüße 你好 😀') + end)),
    text: 'Grüße 你好 😀',
  },
  { name: 'CRLF lines', reply: stream(plain.replaceAll('\n', '\r\n')), text: 'Hello world' },
  { name: 'no event names', reply: stream(plain.replace(/^event: .*\n/gm, '')), text: 'Hello world' },
  {
    name: 'pings everywhere',
    reply: stream(start, messageEvent('ping'), text(0, 'Hi'), messageEvent('ping'), end),
    text: 'Hi',
  },
  {
    name: 'an unknown event',
    reply: stream(start, messageEvent('future', { index: 0 }), text(0, 'Hi'), end),
    text: 'Hi',
  },
  {
    name: 'text in the start of a block',
    reply: stream(start, block(0, { type: 'text', text: 'Hello ' }, { type: 'text_delta', text: 'world' }), end),
    text: 'Hello world',
  },
  { name: 'two blocks of text', reply: stream(start, text(0, 'Hello '), text(1, 'world'), end), text: 'Hello world' },
  { name: 'no message_start', reply: stream(text(0, 'Hi'), end), text: 'Hi' },
  {
    name: 'no message_stop',
    reply: stream(start, text(0, 'Hi'), messageEvent('message_delta', { delta: { stop_reason: 'end_turn' } })),
    text: 'Hi',
  },
  {
    name: 'a connection held open behind the end',
    reply: stream(start, text(0, 'Hi'), messageEvent('message_delta', { delta: { stop_reason: 'end_turn' } }), {
      end: 'hang',
    }),
    text: 'Hi',
  },
  {
    name: 'a whole message instead of a stream',
    text: 'Hi',
    reply: status(200, {
      type: 'message',
      content: [{ type: 'text', text: 'Hi' }],
      stop_reason: 'end_turn',
      usage: { input_tokens: 4, output_tokens: 1 },
    }),
  },
  {
    name: 'thinking before the text',
    reply: stream(
      start,
      block(0, { type: 'thinking', thinking: '' }, { type: 'thinking_delta', thinking: 'hm' }),
      text(1, 'Hi'),
      end,
    ),
    text: 'Hi',
    reasoning: 'hm',
  },
  {
    name: 'hidden thinking',
    reply: stream(start, block(0, { type: 'redacted_thinking', data: 'x' }), text(1, 'Hi'), end),
    text: 'Hi',
    reasoning: '',
  },
  {
    name: 'a call in pieces',
    reply: stream(start, use(0, 't1', 'read_file', '', '{"pa', 'th":', '"a"}'), wantsTools),
    calls: readA,
  },
  {
    name: 'a call whose input is in its start',
    reply: stream(start, block(0, { type: 'tool_use', id: 't1', name: 'read_file', input: { path: 'a' } }), wantsTools),
    calls: readA,
  },
  { name: 'a call without input', reply: stream(start, use(0, 't1', 'now'), wantsTools), calls: [['now', {}]] },
  {
    name: 'text and two calls, interleaved',
    reply: stream(
      start,
      text(0, 'Look.'),
      messageEvent('content_block_start', {
        index: 1,
        content_block: { type: 'tool_use', id: 'a', name: 'read_file', input: {} },
      }),
      messageEvent('content_block_start', {
        index: 2,
        content_block: { type: 'tool_use', id: 'b', name: 'now', input: {} },
      }),
      messageEvent('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json: '{"path"' } }),
      messageEvent('content_block_delta', { index: 2, delta: { type: 'input_json_delta', partial_json: '{}' } }),
      messageEvent('content_block_delta', { index: 1, delta: { type: 'input_json_delta', partial_json: ':"a"}' } }),
      wantsTools,
    ),
    text: 'Look.',
    calls: [...readA, ['now', {}]],
  },
  {
    name: 'two calls with one id',
    reply: stream(
      start,
      use(0, 'x', 'read_file', '{"path":"a"}'),
      use(1, 'x', 'read_file', '{"path":"b"}'),
      wantsTools,
    ),
    calls: [...readA, ['read_file', { path: 'b' }]],
  },
  {
    name: 'a repeated block start',
    reply: stream(start, block(0, { type: 'text', text: 'Hi' }), block(0, { type: 'text', text: 'Hi' }), end),
    text: 'Hi',
  },
  {
    name: 'arguments that are no object',
    reply: stream(start, use(0, 't', 'read_file', '["a"]'), wantsTools),
    calls: [['read_file', null]],
  },
  {
    name: 'a call cut by the output limit',
    reply: stream(start, use(0, 't', 'read_file', '{"path":"a'), messageEnd('max_tokens')),
    calls: [['read_file', null]],
  },
  {
    name: 'text cut by the output limit',
    reply: stream(start, text(0, 'Hel'), messageEnd('max_tokens')),
    text: 'Hel',
    finish: 'length',
  },
  {
    name: 'a full window',
    reply: stream(start, text(0, 'Hel'), messageEnd('model_context_window_exceeded')),
    text: 'Hel',
    finish: 'length',
  },
  {
    name: 'a refusal',
    reply: stream(start, text(0, 'No.'), messageEnd('refusal')),
    text: 'No.',
    finish: 'content_filter',
  },
  {
    name: 'usage with the cache told apart',
    reply: stream(
      messageStart({
        input_tokens: 5,
        cache_read_input_tokens: 100,
        cache_creation_input_tokens: 20,
        output_tokens: 1,
      }),
      text(0, 'Hi'),
      messageEnd('end_turn', { input_tokens: null, output_tokens: 9, output_tokens_details: { thinking_tokens: 4 } }),
    ),
    text: 'Hi',
    usage: { inputTokens: 125, cacheReadTokens: 100, cacheWriteTokens: 20, outputTokens: 9, reasoningTokens: 4 },
  },
  { name: 'an overload inside 200', reply: stream(event(overload)), fails: 'overloaded' },
  {
    name: 'an overload behind text',
    reply: stream(start, text(0, 'Hel'), `event: error\n${event(overload)}`),
    text: 'Hel',
    fails: 'overloaded',
  },
  {
    name: 'an error by event name alone',
    reply: stream(start, `event: error\n${event({ message: 'rate_limit reached' })}`),
    fails: 'rate_limit',
  },
  {
    name: 'a failure inside 200',
    reply: stream(event({ type: 'error', error: { type: 'api_error', message: 'Internal' } })),
    fails: 'server_error',
  },
  { name: 'an empty body', reply: stream(), fails: 'empty_answer' },
  { name: 'a start and nothing else', reply: stream(start), fails: 'empty_answer' },
  { name: 'an answer without a word', reply: stream(start, end), fails: 'empty_answer' },
  { name: 'a cut in the text', reply: stream(start, hello), text: 'Hello ', fails: 'cut_stream' },
  {
    name: 'a reset in the text',
    reply: stream(start, hello, { wait: 50 }, { end: 'reset' }),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a cut in a call',
    reply: stream(start, use(0, 't', 'read_file', '{"path":"a"}')),
    calls: [],
    fails: 'cut_stream',
  },
  {
    name: 'a line broken off',
    reply: stream(start, hello, 'event: content_block_delta\ndata: {"type":"con'),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  { name: 'a page', reply: stream('<!doctype html><title>Sign in</title>'), fails: 'not_a_stream' },
  { name: 'a 529', reply: status(529, overload), fails: 'overloaded' },
  {
    name: 'a wrong key',
    reply: status(401, { type: 'error', error: { type: 'authentication_error', message: 'invalid x-api-key' } }),
    fails: 'auth',
  },
  {
    name: 'an unknown model',
    reply: status(404, { type: 'error', error: { type: 'not_found_error', message: 'model: claude-9' } }),
    fails: 'model_not_found',
  },
  {
    name: 'a conversation that is too long',
    reply: status(400, {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'prompt is too long: 210000 tokens > 200000 maximum' },
    }),
    fails: 'context_overflow',
  },
  {
    name: 'a request that is too large',
    reply: status(413, { type: 'error', error: { type: 'request_too_large' } }),
    fails: 'payload_too_large',
  },
  {
    name: 'no credit',
    reply: status(400, {
      type: 'error',
      error: { type: 'invalid_request_error', message: 'Your credit balance is too low to access the API.' },
    }),
    fails: 'billing',
  },
];

describe('an answer of Anthropic’s protocol, whatever the server sends', () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterAll(() => server.close());

  it.each(cases.map((row) => [row.name, row] as const))('%s', async (_name, row) => {
    server.reset();
    server.script(row.reply);
    const config = endpointAt(server, { protocol: 'anthropic', finishGrace: 200 });
    const provider = new RemoteProvider(config, [], patientPolicy({ attempts: 1 }));
    const outcome = await collect(provider, asking('Hi', tool('read_file'), tool('now')));

    expect(outcome.error?.errorClass ?? null).toBe(row.fails ?? null);
    expect(outcome.text).toBe(row.text ?? '');
    if (row.reasoning !== undefined) expect(outcome.reasoning).toBe(row.reasoning);
    const made = outcome.calls.map((call) => [
      call.name,
      call.problem === null ? (JSON.parse(call.arguments) as unknown) : null,
    ]);
    expect(made).toEqual(row.calls ?? []);
    expect(new Set(outcome.calls.map((call) => call.id)).size).toBe(outcome.calls.length);
    if (row.fails !== undefined) {
      expect(outcome.usage).toHaveLength(0);
      expect(outcome.error?.message).not.toMatch(/[<\n]/);
      return;
    }
    expect(outcome.usage).toMatchObject([row.usage ?? {}]);
    expect(outcome.end?.finishReason).toBe(row.finish ?? (made.length > 0 ? 'tool_calls' : 'stop'));
  });

  it('a ping keeps a thinking model waited for, silence does not', async () => {
    server.reset();
    const ping = messageEvent('ping');
    const pause = { wait: 150 } as const;
    server.script(
      stream(start, ping, pause, ping, pause, ping, pause, text(0, 'Hi'), end),
      stream(start, ping, { end: 'hang' }),
    );
    const config = endpointAt(server, { protocol: 'anthropic', staleAfter: 400 });
    const provider = new RemoteProvider(config, [], patientPolicy({ attempts: 1 }));
    expect((await collect(provider, asking('Hi'))).text).toBe('Hi');
    expect((await collect(provider, asking('Hi'))).error?.errorClass).toBe('timeout');
  });

  it('is tried again and falls back like any other, to a server of the other protocol too', async () => {
    server.reset();
    server.script(stream(start, hello), status(529, overload), stream(event(overload)), { say: 'From the other side' });
    const policy = patientPolicy();
    const provider = new RemoteProvider(
      endpointAt(server, { protocol: 'anthropic' }),
      [endpointAt(server, { id: 'other', model: 'other-model' })],
      policy,
    );
    const outcome = await collect(provider, asking('Hi'));
    expect(outcome.text).toBe('From the other side');
    expect(outcome.end).toMatchObject({ provider: 'other', model: 'other-model' });
    expect(server.requests.map(({ path }) => path)).toEqual([
      '/v1/messages',
      '/v1/messages',
      '/v1/messages',
      '/v1/chat/completions',
    ]);
    expect(policy.waits.reduce((sum, wait) => sum + wait, 0)).toBe(6000);
  });
});
