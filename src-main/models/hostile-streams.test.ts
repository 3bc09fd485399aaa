import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  chunk,
  done,
  event,
  startFakeProvider,
  stream,
  type FakeProvider,
  type Part,
  type RawReply,
} from '../../e2e/fake-provider/server.ts';
import { OpenAiProvider } from './openai-provider.ts';
import { asking, collect, endpointAt, patientPolicy, tool, type Outcome } from './test-support.ts';

/** What must come of one hostile stream, asked once. */
interface Case {
  readonly name: string;
  readonly reply: RawReply;
  readonly text?: string;
  readonly reasoning?: string;
  /** Calls as [name, arguments]; arguments null for a call that must not be run. */
  readonly calls?: readonly (readonly [string, unknown])[];
  readonly inputTokens?: number;
  /** Class of the failure; none when left out. */
  readonly fails?: string;
  readonly finish?: string;
}

const hello = chunk({ content: 'Hello ' });
const world = chunk({ content: 'world' });
const stop = chunk({}, 'stop');
const wantsTools = chunk({}, 'tool_calls');
const usage = { prompt_tokens: 11, completion_tokens: 3 };
const usageOnly = event({ choices: [], usage });

function calls(...items: readonly unknown[]): string {
  return chunk({ tool_calls: items });
}

function call(index: unknown, name: string, args: unknown, id?: unknown): unknown {
  return {
    ...(index === undefined ? {} : { index }),
    ...(id === undefined ? {} : { id }),
    type: 'function',
    function: { name, arguments: args },
  };
}

function bytesOf(text: string): Part[] {
  return [...Buffer.from(text)].map((byte) => ({ base64: Buffer.from([byte]).toString('base64') }));
}

const plain = hello + world + stop + usageOnly + done;
const readA = [['read_file', { path: 'a' }]] as const;

const textCases: readonly Case[] = [
  { name: 'a plain stream', reply: stream(plain), text: 'Hello world', inputTokens: 11 },
  {
    name: 'usage in a last chunk behind the finish',
    reply: stream(hello + world + stop, usageOnly, done),
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'usage on every chunk',
    reply: stream(
      chunk({ content: 'Hello world' }, null, { usage: { prompt_tokens: 11, completion_tokens: 1 } }),
      chunk({}, 'stop', { usage }),
      done,
    ),
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'usage null on every chunk',
    reply: stream(chunk({ content: 'Hello world' }, null, { usage: null }), chunk({}, 'stop', { usage: null }), done),
    text: 'Hello world',
  },
  {
    name: 'usage and no [DONE]',
    reply: stream(hello + world + stop + usageOnly),
    text: 'Hello world',
    inputTokens: 11,
  },
  { name: 'a finish and no [DONE]', reply: stream(hello + world + stop), text: 'Hello world' },
  { name: '[DONE] and no finish', reply: stream(hello + world + done), text: 'Hello world' },
  { name: '[DONE] twice', reply: stream(plain + done), text: 'Hello world' },
  {
    name: 'the finish twice',
    reply: stream(hello + world + stop + stop + usageOnly + done),
    text: 'Hello world',
    inputTokens: 11,
  },
  { name: 'no role anywhere', reply: stream(plain), text: 'Hello world' },
  { name: 'CRLF', reply: stream(plain.replaceAll('\n', '\r\n')), text: 'Hello world' },
  { name: 'CR only', reply: stream(plain.replaceAll('\n', '\r')), text: 'Hello world' },
  {
    name: 'CRLF with CR and LF in two writes',
    reply: stream(...plain.replaceAll('\n', '\r\n').split(/(?<=\r)/)),
    text: 'Hello world',
  },
  { name: 'a leading BOM', reply: stream(`\uFEFF${plain}`), text: 'Hello world' },
  { name: 'data without a blank', reply: stream(plain.replaceAll('data: ', 'data:')), text: 'Hello world' },
  {
    name: 'comments, ids, retries and event names between',
    reply: stream(`: hi\nid: 1\nretry: 10\nevent: message\n${plain.replaceAll('\n\n', '\n\n: ping\n\n')}`),
    text: 'Hello world',
  },
  {
    name: 'two data lines in one event',
    reply: stream(hello, 'data: {"choices":[{"index":0,\ndata: "delta":{"content":"world"}}]}\n\n', stop, done),
    text: 'Hello world',
  },
  { name: 'no blank line behind the last event', reply: stream(hello + world + stop.trimEnd()), text: 'Hello world' },
  {
    name: 'one byte a write',
    reply: stream(...bytesOf(chunk({ content: '你好🌍é e\u0301' }) + stop + done)),
    text: '你好🌍é e\u0301',
  },
  {
    name: 'an invalid byte',
    reply: stream(
      {
        base64: Buffer.concat([
          Buffer.from('data: {"choices":[{"index":0,"delta":{"content":"a'),
          Buffer.from([0xff]),
          Buffer.from('b"}}]}\n\n'),
        ]).toString('base64'),
      },
      stop,
      done,
    ),
    text: 'a\uFFFDb',
  },
  {
    name: 'chunks with nothing to say first',
    reply: stream(
      event({ choices: [] }),
      event({ id: 'x' }),
      event({ choices: [{}] }),
      event({ choices: [{ delta: null }] }),
      event('null'),
      event('[]'),
      plain,
    ),
    text: 'Hello world',
  },
  {
    name: 'other choices beside the first',
    reply: stream(
      event({
        choices: [
          { index: 1, delta: { content: 'no' } },
          { index: 0, delta: { content: 'yes' } },
        ],
      }),
      stop,
      done,
    ),
    text: 'yes',
  },
  {
    name: 'content as parts',
    reply: stream(
      chunk({
        content: [
          { type: 'text', text: 'Hello ' },
          { type: 'text', text: 'world' },
        ],
      }),
      stop,
      done,
    ),
    text: 'Hello world',
  },
  {
    name: 'a whole completion although a stream was asked for',
    reply: {
      headers: { 'content-type': 'application/json' },
      parts: [
        JSON.stringify({
          choices: [{ index: 0, message: { role: 'assistant', content: 'Hello world' }, finish_reason: 'stop' }],
          usage,
        }),
      ],
    },
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'a whole completion as the only event',
    reply: stream(event({ choices: [{ index: 0, message: { content: 'Hello world' }, finish_reason: 'stop' }] }), done),
    text: 'Hello world',
  },
  {
    name: 'the whole message repeated at the finish',
    reply: stream(
      hello + world,
      event({ choices: [{ index: 0, delta: {}, message: { content: 'Hello world' }, finish_reason: 'stop' }] }),
      done,
    ),
    text: 'Hello world',
  },
  { name: 'the connection kept open behind [DONE]', reply: stream(plain, { end: 'hang' }), text: 'Hello world' },
  {
    name: 'the connection kept open behind the finish',
    reply: stream(hello + world + stop + usageOnly, { end: 'hang' }),
    text: 'Hello world',
  },
  {
    name: 'a wrong content type',
    reply: { headers: { 'content-type': 'text/plain' }, parts: [plain] },
    text: 'Hello world',
  },
  { name: 'the output limit', reply: stream(hello, chunk({}, 'length'), done), text: 'Hello ', finish: 'length' },
  {
    name: 'a filter',
    reply: stream(hello, chunk({}, 'content_filter'), done),
    text: 'Hello ',
    finish: 'content_filter',
  },
  { name: 'a refusal', reply: stream(chunk({ refusal: 'I cannot.' }), stop, done), text: 'I cannot.' },
];

const reasoningCases: readonly Case[] = [
  {
    name: 'reasoning_content',
    reply: stream(chunk({ reasoning_content: 'hm' }), plain),
    text: 'Hello world',
    reasoning: 'hm',
  },
  { name: 'reasoning', reply: stream(chunk({ reasoning: 'hm' }), plain), text: 'Hello world', reasoning: 'hm' },
  {
    name: 'both names with the same text',
    reply: stream(chunk({ reasoning: 'hm', reasoning_content: 'hm' }), plain),
    text: 'Hello world',
    reasoning: 'hm',
  },
  {
    name: 'reasoning_details alone',
    reply: stream(chunk({ reasoning_details: [{ type: 'reasoning.text', text: 'hm' }] }), plain),
    text: 'Hello world',
    reasoning: 'hm',
  },
  {
    name: 'think tags',
    reply: stream(chunk({ content: '<think>hm</think>\n\n' }), plain),
    text: 'Hello world',
    reasoning: 'hm',
  },
  {
    name: 'think tags cut anywhere',
    reply: stream(...[...'<think>hm</think>\n\nHello world'].map((letter) => chunk({ content: letter })), stop, done),
    text: 'Hello world',
    reasoning: 'hm',
  },
  {
    name: 'a closing tag alone on its line',
    reply: stream(
      chunk({ content: 'hm, let me see\n' }),
      chunk({ content: '</think>' }),
      chunk({ content: '\n\nHello world' }),
      stop,
      done,
    ),
    text: 'Hello world',
    reasoning: 'hm, let me see\n',
  },
  {
    name: 'an answer about the tag',
    reply: stream(chunk({ content: 'The tag is <think> and ends with </think> in text.' }), stop, done),
    text: 'The tag is <think> and ends with </think> in text.',
    reasoning: '',
  },
  {
    name: 'thinking alone',
    reply: stream(chunk({ reasoning_content: 'hm' }), stop, done),
    reasoning: 'hm',
    fails: 'empty_answer',
  },
  {
    name: 'thinking up to the output limit',
    reply: stream(chunk({ reasoning_content: 'hm' }), chunk({}, 'length'), done),
    reasoning: 'hm',
    text: '',
    finish: 'length',
  },
];

const toolCases: readonly Case[] = [
  {
    name: 'pieces with index and id',
    reply: stream(
      calls(call(0, 'read_file', '', 'c1')),
      calls({ index: 0, function: { arguments: '{"path"' } }),
      calls({ index: 0, function: { arguments: ':"a"}' } }),
      wantsTools,
      done,
    ),
    calls: readA,
  },
  {
    name: 'no index',
    reply: stream(calls(call(undefined, 'read_file', '{"path":"a"}', 'c1')), wantsTools, done),
    calls: readA,
  },
  {
    name: 'index null',
    reply: stream(calls(call(null, 'read_file', '{"path":"a"}', 'c1')), wantsTools, done),
    calls: readA,
  },
  {
    name: 'index as text',
    reply: stream(
      calls(call('0', 'read_file', '{"path":', 'c1')),
      calls({ index: '0', function: { arguments: '"a"}' } }),
      wantsTools,
      done,
    ),
    calls: readA,
  },
  { name: 'no id', reply: stream(calls(call(0, 'read_file', '{"path":"a"}')), wantsTools, done), calls: readA },
  {
    name: 'the name in every chunk',
    reply: stream(
      ...['{"p', 'ath":', '"a"', '}', ''].map((piece) => calls(call(0, 'read_file', piece, 'c1'))),
      wantsTools,
      done,
    ),
    calls: readA,
  },
  {
    name: 'the name in two parts',
    reply: stream(
      calls(call(0, 'read_', '', 'c1')),
      calls({ index: 0, function: { name: 'file', arguments: '' } }),
      calls({ index: 0, function: { arguments: '{"path":"a"}' } }),
      wantsTools,
      done,
    ),
    calls: readA,
  },
  {
    name: 'a new id and an empty name in every chunk',
    reply: stream(
      calls(call(undefined, 'read_file', '', 't0')),
      ...[...'{"path":"a"}'].map((letter, n) => calls(call(undefined, '', letter, `t${String(n + 1)}`))),
      wantsTools,
      done,
    ),
    calls: readA,
  },
  {
    name: 'arguments as an object',
    reply: stream(calls(call(0, 'read_file', { path: 'a' }, 'c1')), wantsTools, done),
    calls: readA,
  },
  {
    name: 'tool_calls as one object',
    reply: stream(chunk({ tool_calls: call(0, 'read_file', '{"path":"a"}', 'c1') }), wantsTools, done),
    calls: readA,
  },
  {
    name: 'the old function_call',
    reply: stream(
      chunk({ function_call: { name: 'read_file', arguments: '{"path":' } }),
      chunk({ function_call: { arguments: '"a"}' } }),
      chunk({}, 'function_call'),
      done,
    ),
    calls: readA,
  },
  {
    name: 'two calls with their own indexes',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c1'), call(1, 'memory', '{"x":1}', 'c2')),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['memory', { x: 1 }],
    ],
  },
  {
    name: 'two calls under one index',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c1')),
      calls(call(0, 'memory', '{"x":1}', 'c2')),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['memory', { x: 1 }],
    ],
  },
  {
    name: 'two calls of one tool under one index',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c1')),
      calls(call(0, 'read_file', '{"path":"b"}', 'c2')),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['read_file', { path: 'b' }],
    ],
  },
  {
    name: 'two calls without index or id',
    reply: stream(
      calls(call(undefined, 'read_file', '{"path":"a"}')),
      calls(call(undefined, 'read_file', '{"path":"b"}')),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['read_file', { path: 'b' }],
    ],
  },
  {
    name: 'one id for two calls',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c')),
      calls(call(1, 'read_file', '{"path":"b"}', 'c')),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['read_file', { path: 'b' }],
    ],
  },
  {
    name: 'objects run together in one call',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}{"path":"b"}', 'c1')), wantsTools, done),
    calls: [
      ['read_file', { path: 'a' }],
      ['read_file', { path: 'b' }],
    ],
  },
  {
    name: 'objects run together with a newline',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}\n{"path":"b"}', 'c1')), wantsTools, done),
    calls: [
      ['read_file', { path: 'a' }],
      ['read_file', { path: 'b' }],
    ],
  },
  {
    name: 'objects run together, the last one cut',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}{"path":', 'c1')), wantsTools, done),
    calls: [['read_file', null]],
  },
  {
    name: 'the finish twice',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c1')),
      wantsTools,
      chunk({}, 'tool_calls', { usage }),
      done,
      done,
    ),
    calls: readA,
    inputTokens: 11,
  },
  {
    name: 'the whole call once more at the finish',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c1')),
      chunk({ tool_calls: [call(0, 'read_file', '{"path":"a"}', 'c1')] }, 'tool_calls'),
      done,
    ),
    calls: readA,
  },
  {
    name: 'calls in the final message alone',
    reply: stream(
      chunk({ role: 'assistant' }),
      event({
        choices: [
          {
            index: 0,
            message: { content: null, tool_calls: [call(undefined, 'read_file', '{"path":"a"}', 'c1')] },
            finish_reason: 'tool_calls',
          },
        ],
      }),
      done,
    ),
    calls: readA,
  },
  {
    name: 'calls in deltas and again in the final message',
    reply: stream(
      calls(call(0, 'read_file', '{"path":"a"}', 'c1')),
      event({
        choices: [
          {
            index: 0,
            delta: {},
            message: { tool_calls: [call(undefined, 'read_file', '{"path":"a"}', 'c1')] },
            finish_reason: 'tool_calls',
          },
        ],
      }),
      done,
    ),
    calls: readA,
  },
  {
    name: 'a call in the very last chunk',
    reply: stream(
      event({ choices: [] }),
      event({
        choices: [
          {
            index: 0,
            delta: { tool_calls: [call(undefined, 'read_file', '{"path":"a"}', 'c1')] },
            finish_reason: 'tool_calls',
          },
        ],
      }),
      done,
    ),
    calls: readA,
  },
  {
    name: 'finish reason stop with a call',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}', 'c1')), stop, done),
    calls: readA,
  },
  {
    name: 'text before a call',
    reply: stream(hello, calls(call(0, 'read_file', '{"path":"a"}', 'c1')), wantsTools, done),
    text: 'Hello ',
    calls: readA,
  },
  ...['', ' ', null, undefined, 'null', '{}'].map((args): Case => ({
    name: `no arguments written as ${JSON.stringify(args) ?? 'nothing'}`,
    reply: stream(calls(call(0, 'now', args, 'c1')), wantsTools, done),
    calls: [['now', {}]],
  })),
  ...[
    '[]',
    '"x"',
    'undefined',
    '{"action": listt}',
    "{'a':1}",
    '{"a":1,}',
    '{"a":NaN}',
    '{"a":1 /* no */}',
    '{"a":"\n"}',
    '｛"a":1｝',
    '{"a":1}x',
  ].map((args): Case => ({
    name: `arguments that are no object: ${JSON.stringify(args)}`,
    reply: stream(calls(call(0, 'memory', args, 'c1')), wantsTools, done),
    calls: [['memory', null]],
  })),
  {
    name: 'arguments cut by the output limit',
    reply: stream(calls(call(0, 'memory', '{"action":"add","content":"half a fa', 'c1')), chunk({}, 'length'), done),
    calls: [['memory', null]],
  },
  {
    name: 'no arguments yet at the output limit',
    reply: stream(calls(call(0, 'memory', '', 'c1')), chunk({}, 'length'), done),
    calls: [['memory', null]],
  },
  {
    name: 'a call without a name',
    reply: stream(calls(call(0, '', '{"path":"a"}', 'c1')), wantsTools, done),
    fails: 'empty_answer',
  },
  { name: 'tools wanted but none called', reply: stream(wantsTools, done), fails: 'empty_answer' },
];

const failureCases: readonly Case[] = [
  { name: 'an empty body', reply: stream(), fails: 'empty_answer' },
  { name: 'comments alone', reply: stream(': ping\n\n: ping\n\n'), fails: 'empty_answer' },
  { name: '[DONE] alone', reply: stream(done), fails: 'empty_answer' },
  { name: 'a role and nothing else', reply: stream(chunk({ role: 'assistant' }), done), fails: 'empty_answer' },
  { name: 'a clean cut in the text', reply: stream(hello), text: 'Hello ', fails: 'cut_stream' },
  { name: 'a socket closed in the text', reply: stream(hello, { end: 'close' }), text: 'Hello ', fails: 'cut_stream' },
  {
    name: 'a reset in the text',
    reply: stream(hello, { wait: 50 }, { end: 'reset' }),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a cut in the middle of a line',
    reply: stream(hello, 'data: {"choices":[{"ind'),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a cut in the middle of a character',
    reply: stream(hello, {
      base64: Buffer.concat([
        Buffer.from('data: {"choices":[{"delta":{"content":"'),
        Buffer.from([0xe4, 0xbd]),
      ]).toString('base64'),
    }),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a cut in a tool call',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}', 'c1'))),
    fails: 'cut_stream',
    calls: [],
  },
  {
    name: 'an error in the stream',
    reply: stream(hello, event({ error: { message: 'quota', code: 429 } })),
    text: 'Hello ',
    fails: 'rate_limit',
  },
  {
    name: 'an overload inside 200',
    reply: stream(event({ error: { message: 'Overloaded', type: 'overloaded_error' } })),
    fails: 'overloaded',
  },
  {
    name: 'an overload as 529 inside 200',
    reply: stream(event({ error: { message: 'later', code: 529 } })),
    fails: 'overloaded',
  },
  { name: 'an error as text', reply: stream(event({ error: 'something broke' })), fails: 'unknown' },
  {
    name: 'an error by event name',
    reply: stream(`event: error\n${event({ message: 'Rate limit reached', code: 'rate_limit_exceeded' })}`),
    fails: 'rate_limit',
  },
  {
    name: 'an error object as in vLLM',
    reply: stream(event({ object: 'error', message: "This model's maximum context length is 4096 tokens", code: 400 })),
    fails: 'context_overflow',
  },
  {
    name: 'finish reason error',
    reply: stream(
      hello,
      event({
        choices: [{ index: 0, delta: {}, finish_reason: 'error', error: { message: 'upstream died', code: 502 } }],
      }),
    ),
    text: 'Hello ',
    fails: 'server_error',
  },
  {
    name: 'a JSON error as the whole body',
    reply: {
      headers: { 'content-type': 'application/json' },
      parts: ['{"error":{"message":"You exceeded your current quota","code":"insufficient_quota"}}'],
    },
    fails: 'billing',
  },
  { name: 'OK instead of a stream', reply: { parts: ['OK'] }, fails: 'not_a_stream' },
  {
    name: 'a page instead of a stream',
    reply: {
      headers: { 'content-type': 'text/html' },
      parts: [`<!DOCTYPE html><html><head><title>Just a moment...</title></head>${'<p>x</p>'.repeat(8000)}`],
    },
    fails: 'not_a_stream',
  },
  { name: 'data that is no JSON', reply: stream(event('{not json'), plain), fails: 'not_a_stream' },
];

function runnable(outcome: Outcome): (readonly [string, unknown])[] {
  return outcome.calls.map((made) => [
    made.name,
    made.problem === null ? (JSON.parse(made.arguments) as unknown) : null,
  ]);
}

describe('a single answer, whatever the server sends', () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterAll(() => server.close());

  const tools = ['read_file', 'memory', 'now', 'get'].map((name) => tool(name));
  const groups = { text: textCases, reasoning: reasoningCases, 'tool calls': toolCases, failure: failureCases };

  for (const [group, cases] of Object.entries(groups)) {
    it.each(cases.map((row) => [row.name, row] as const))(`${group}: %s`, async (_name, row) => {
      server.reset();
      server.script(row.reply);
      const policy = patientPolicy({ attempts: 1 });
      const provider = new OpenAiProvider(endpointAt(server, { finishGrace: 200 }), [], policy);
      const outcome = await collect(provider, asking('Hi', ...tools));

      expect(outcome.error?.errorClass ?? null).toBe(row.fails ?? null);
      expect(outcome.text).toBe(row.text ?? '');
      if (row.reasoning !== undefined) expect(outcome.reasoning).toBe(row.reasoning);
      expect(runnable(outcome)).toEqual(row.calls ?? []);
      expect(new Set(outcome.calls.map((made) => made.id)).size).toBe(outcome.calls.length);
      for (const made of outcome.calls) expect(made.id).not.toBe('');
      if (row.fails === undefined) {
        expect(outcome.usage).toHaveLength(1);
        expect(outcome.end?.finishReason).toBe(row.finish ?? ((row.calls ?? []).length > 0 ? 'tool_calls' : 'stop'));
        expect(outcome.events.at(-1)?.type).toBe('end');
        if (row.inputTokens !== undefined) expect(outcome.usage[0]?.inputTokens).toBe(row.inputTokens);
      } else {
        expect(outcome.usage).toHaveLength(0);
        expect(outcome.error?.message).not.toMatch(/[<\n]/);
        expect(outcome.error?.message.length ?? 0).toBeLessThan(400);
      }
    });
  }

  it('tells a model whose call was cut from one whose JSON is wrong', async () => {
    server.reset();
    const cut = '{"action":"add","content":"half';
    server.script(
      stream(calls(call(0, 'memory', cut, 'c1')), chunk({}, 'length'), done),
      stream(calls(call(0, 'memory', '{"action": listt}', 'c1')), wantsTools, done),
    );
    const provider = new OpenAiProvider(endpointAt(server), [], patientPolicy());
    const first = await collect(provider, asking('Hi', ...tools));
    const second = await collect(provider, asking('Hi', ...tools));
    expect(first.calls[0]?.problem).toContain('cut off by the output limit');
    expect(first.calls[0]?.arguments).toBe(cut);
    expect(second.calls[0]?.problem).toContain('not valid JSON at character 11');
    expect(second.calls[0]?.problem).not.toContain('limit');
  });

  it('estimates usage and says so where the server reports none', async () => {
    server.reset();
    server.script({ say: 'Hello world', usage: null });
    const provider = new OpenAiProvider(endpointAt(server, { finishGrace: 20 }), [], patientPolicy());
    const {
      usage: [told],
    } = await collect(provider, asking('Hi'));
    expect(told).toMatchObject({ estimated: true, costUsd: null });
    expect(told?.outputTokens).toBeGreaterThan(0);
  });
});
