import { chunk, done, event, stream } from '../../../e2e/fake-provider/server.ts';
import { call, calls, hello, readA, stop, usage, wantsTools, type Case } from './hostile-case.ts';

/** Tool calls in every shape servers send them. */
export const toolCases: readonly Case[] = [
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
      ...Array.from('{"path":"a"}').map((letter, n) => calls(call(undefined, '', letter, `t${String(n + 1)}`))),
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
    name: `no arguments written as ${args === undefined ? 'nothing' : JSON.stringify(args)}`,
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
  {
    name: 'ids that are numbers',
    reply: stream(
      calls(call(undefined, 'read_file', '{"path":', 1)),
      calls(call(undefined, 'now', '{}', 2)),
      calls({ id: 1, function: { arguments: '"a"}' } }),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['now', {}],
    ],
  },
  {
    name: 'calls interleaved by id alone',
    reply: stream(
      calls(call(undefined, 'read_file', '{"path"', 'c1'), call(undefined, 'get', '{"a"', 'c2')),
      calls({ id: 'c1', function: { arguments: ':"a"}' } }, { id: 'c2', function: { arguments: ':1}' } }),
      wantsTools,
      done,
    ),
    calls: [
      ['read_file', { path: 'a' }],
      ['get', { a: 1 }],
    ],
  },
  ...[['a'], 5, true].map((args): Case => ({
    name: `arguments that are no text: ${JSON.stringify(args)}`,
    reply: stream(calls(call(0, 'read_file', args, 'c1')), wantsTools, done),
    calls: [['read_file', null]],
  })),
  {
    name: 'the finish twice, with the call',
    reply: stream(
      ...[1, 2].map(() => chunk({ tool_calls: [call(0, 'read_file', '{"path":"a"}', 'c1')] }, 'tool_calls')),
      done,
    ),
    calls: readA,
  },
  {
    name: 'usage alone behind a call, without finish and [DONE]',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}', 'c1')), event({ choices: [], usage })),
    calls: readA,
    inputTokens: 11,
  },
  {
    name: 'a reset behind a whole call',
    reply: stream(calls(call(0, 'read_file', '{"path":"a"}', 'c1')), { wait: 50 }, { end: 'reset' }),
    fails: 'cut_stream',
    calls: [],
  },
  {
    name: 'empty pieces of calls',
    reply: stream(
      chunk({ tool_calls: [] }),
      chunk({ tool_calls: [null, {}] }),
      calls(call(0, 'now', '', 'c1')),
      wantsTools,
      done,
    ),
    calls: [['now', {}]],
  },
];
