import {
  block,
  event,
  messageEnd,
  messageEvent,
  messageStart,
  status,
  stream,
} from '../../../e2e/fake-provider/server.ts';
import { bytesOf, readA, type Case } from './hostile-case.ts';

/** The first event of an answer. */
export const start = messageStart();
/** A block of text in these pieces. */
export const text = (index: number, ...pieces: string[]): string =>
  block(index, { type: 'text', text: '' }, ...pieces.map((piece) => ({ type: 'text_delta', text: piece })));
/** A block of one tool call, its input in these pieces. */
export const use = (index: number, id: string, name: string, ...pieces: string[]): string =>
  block(
    index,
    { type: 'tool_use', id, name, input: {} },
    ...pieces.map((partial_json) => ({ type: 'input_json_delta', partial_json })),
  );
/** The end of an answer in words. */
export const end = messageEnd('end_turn');
/** The end of an answer with calls. */
export const wantsTools = messageEnd('tool_use');
/** A piece of text of a block that never began. */
export const hello = messageEvent('content_block_delta', { index: 0, delta: { type: 'text_delta', text: 'Hello ' } });
const plain = start + text(0, 'Hello ', 'world') + end;
/** An overload as the server words it. */
export const overload = { type: 'error', error: { type: 'overloaded_error', message: 'Overloaded' } };

/** These events with their data in one event, object behind object. */
function plainData(events: string): string {
  return `data: ${jsonLines(events).replaceAll('\n', '')}\n\n`;
}

/** The data of these events as bare lines. */
function jsonLines(events: string): string {
  return (events.match(/^data: .*$/gmu) ?? []).map((line) => line.slice('data: '.length)).join('\n');
}

/** These events without the index that says which block they belong to. */
function unplaced(events: string): string {
  return events.replaceAll(/"index":\d+,/gu, '');
}

/** Answers of Anthropic's protocol, strange in form, right or wrong in content. */
export const messageCases: readonly Case[] = [
  { name: 'text in pieces', reply: stream(plain), text: 'Hello world' },
  {
    name: 'one byte at a time',
    reply: stream(...bytesOf(start + text(0, 'Grüße 你好 😀') + end)),
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

  // ---- in form
  { name: 'CR lines', reply: stream(plain.replaceAll('\n', '\r')), text: 'Hello world' },
  { name: 'a leading BOM', reply: stream(`\uFEFF${plain}`), text: 'Hello world' },
  { name: 'data without a blank', reply: stream(plain.replaceAll('data: ', 'data:')), text: 'Hello world' },
  { name: 'events parted by one line break', reply: stream(plain.replaceAll('\n\n', '\n')), text: 'Hello world' },
  {
    name: 'two events run together in one',
    reply: stream(start, plainData(text(0, 'Hello ', 'world')), end),
    text: 'Hello world',
  },
  { name: 'bare lines of JSON', reply: { parts: [jsonLines(plain)] }, text: 'Hello world' },
  {
    name: 'a wrong content type',
    reply: { headers: { 'content-type': 'text/html' }, parts: [plain] },
    text: 'Hello world',
  },
  { name: 'no blank line behind the last event', reply: stream(plain.trimEnd()), text: 'Hello world' },
  {
    name: 'a character split between two deltas',
    reply: stream(start, text(0, 'a\ud83d', '\ude00b'), end),
    text: 'a😀b',
  },
  {
    name: 'a reset behind the reason to stop',
    reply: stream(
      start,
      text(0, 'Hi'),
      messageEvent('message_delta', { delta: { stop_reason: 'end_turn' } }),
      { wait: 50 },
      { end: 'reset' },
    ),
    text: 'Hi',
  },
  { name: 'the end twice', reply: stream(plain + end), text: 'Hello world' },
  { name: 'the start twice', reply: stream(start, plain), text: 'Hello world' },
  { name: 'words between the events', reply: stream(start, event('ping'), text(0, 'Hi'), end), text: 'Hi' },
  { name: 'no role in the start', reply: stream(messageEvent('message_start', {}), text(0, 'Hi'), end), text: 'Hi' },
  {
    name: 'usage null everywhere',
    reply: stream(
      messageEvent('message_start', { message: { role: 'assistant', usage: null } }),
      text(0, 'Hi'),
      messageEvent('message_delta', { delta: { stop_reason: 'end_turn' }, usage: null }),
      messageEvent('message_stop'),
    ),
    text: 'Hi',
    usage: { estimated: true },
  },
  {
    name: 'usage behind the end',
    reply: stream(
      start,
      text(0, 'Hi'),
      messageEvent('message_delta', { delta: { stop_reason: 'end_turn' } }),
      messageEvent('message_delta', { delta: {}, usage: { output_tokens: 7 } }),
      messageEvent('message_stop'),
    ),
    text: 'Hi',
    usage: { outputTokens: 7 },
  },
  { name: 'no index at all', reply: stream(start, unplaced(text(0, 'Hello ', 'world')), end), text: 'Hello world' },
  {
    name: 'an index as text',
    reply: stream(start, text(0, 'Hi').replaceAll('"index":0', '"index":"0"'), end),
    text: 'Hi',
  },

  // ---- tool calls
  {
    name: 'two calls without an index',
    reply: stream(
      start,
      unplaced(text(0, 'Look.') + use(1, 'a', 'read_file', '{"path":', '"a"}') + use(2, 'b', 'now', '{}')),
      wantsTools,
    ),
    text: 'Look.',
    calls: [...readA, ['now', {}]],
  },
  {
    name: 'two calls under one index',
    reply: stream(start, use(0, 'a', 'read_file', '{"path":"a"}'), use(0, 'b', 'now', '{}'), wantsTools),
    calls: [...readA, ['now', {}]],
  },
  {
    name: 'a call sent twice under its index',
    reply: stream(
      start,
      messageEvent('content_block_start', {
        index: 0,
        content_block: { type: 'tool_use', id: 'a', name: 'read_file', input: {} },
      }),
      use(0, 'a', 'read_file', '{"path":"a"}'),
      wantsTools,
    ),
    calls: readA,
  },
  {
    name: 'a call without an id',
    reply: stream(start, use(0, '', 'read_file', '{"path":"a"}'), wantsTools),
    calls: readA,
  },
  {
    name: 'input as an object in a delta',
    reply: stream(
      start,
      block(
        0,
        { type: 'tool_use', id: 't', name: 'read_file', input: {} },
        { type: 'input_json_delta', partial_json: { path: 'a' } },
      ),
      wantsTools,
    ),
    calls: readA,
  },
  {
    name: 'input as a list in the start',
    reply: stream(start, block(0, { type: 'tool_use', id: 't', name: 'read_file', input: ['a'] }), wantsTools),
    calls: [['read_file', null]],
  },
  {
    name: 'input null',
    reply: stream(start, block(0, { type: 'tool_use', id: 't', name: 'now', input: null }), wantsTools),
    calls: [['now', {}]],
  },
  {
    name: 'objects run together in one call',
    reply: stream(start, use(0, 't', 'read_file', '{"path":"a"}', '{"path":"b"}'), wantsTools),
    calls: [...readA, ['read_file', { path: 'b' }]],
  },
  {
    name: 'objects run together, the last one cut',
    reply: stream(start, use(0, 't', 'read_file', '{"path":"a"}{"path":'), wantsTools),
    calls: [['read_file', null]],
  },
  ...["{'path':'a'}", '{"path":"a",}', '{"path": a}', '"a"', 'undefined', '{"path":"\n"}'].map((input): Case => ({
    name: `input that is no object: ${JSON.stringify(input)}`,
    reply: stream(start, use(0, 't', 'read_file', input), wantsTools),
    calls: [['read_file', null]],
  })),
  {
    name: 'the end twice behind a call',
    reply: stream(start, use(0, 't', 'read_file', '{"path":"a"}'), wantsTools, wantsTools),
    calls: readA,
  },
  {
    name: 'stop as the reason behind a call',
    reply: stream(start, use(0, 't', 'read_file', '{"path":"a"}'), end),
    calls: readA,
  },
  {
    name: 'input of a call that never began',
    reply: stream(
      start,
      messageEvent('content_block_delta', {
        index: 0,
        delta: { type: 'input_json_delta', partial_json: '{"path":"a"}' },
      }),
      wantsTools,
    ),
    fails: 'empty_answer',
  },
  {
    name: 'a call without a name',
    reply: stream(start, use(0, 't', '', '{"path":"a"}'), wantsTools),
    fails: 'empty_answer',
  },
  { name: 'tools wanted but none called', reply: stream(start, wantsTools), fails: 'empty_answer' },

  // ---- no answer
  {
    name: 'an error by event name, in words',
    reply: stream(start, 'event: error\ndata: Overloaded\n\n'),
    fails: 'overloaded',
  },
  { name: 'pings alone', reply: stream(messageEvent('ping'), messageEvent('ping')), fails: 'empty_answer' },
  {
    name: 'thinking alone',
    reply: stream(start, block(0, { type: 'thinking', thinking: 'hm' }), end),
    reasoning: 'hm',
    fails: 'empty_answer',
  },
  { name: 'a reset before the first event', reply: stream({ wait: 20 }, { end: 'reset' }), fails: 'cut_stream' },
  {
    name: 'a socket closed in the text',
    reply: stream(start, hello, { end: 'close' }),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a cut in the middle of a character',
    reply: stream(start, hello, {
      base64: Buffer.concat([
        Buffer.from('data: {"type":"content_block_delta","delta":{"text":"'),
        Buffer.from([0xe4, 0xbd]),
      ]).toString('base64'),
    }),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a broken piece in the middle',
    reply: stream(
      start,
      hello,
      'event: content_block_delta\ndata: {"type":"content_block_delta","delta":{"ty\n\n',
      text(1, 'world'),
      end,
    ),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a limit as 429 inside 200',
    reply: stream(start, event({ type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } })),
    fails: 'rate_limit',
  },
  {
    name: 'a limit as the whole body of 200',
    reply: {
      headers: { 'content-type': 'application/json' },
      parts: [JSON.stringify({ type: 'error', error: { type: 'rate_limit_error', message: 'slow down' } })],
    },
    fails: 'rate_limit',
  },
  {
    name: 'an overload as 529 inside 200',
    reply: stream(event({ type: 'error', error: { code: 529, message: 'later' } })),
    fails: 'overloaded',
  },
  { name: 'OK instead of a stream', reply: { parts: ['OK'] }, fails: 'not_a_stream' },
  { name: 'words instead of events', reply: stream(event('maintenance')), fails: 'not_a_stream' },
  { name: 'data that is no JSON', reply: stream(event('{not json'), plain), fails: 'not_a_stream' },
  { name: 'a 503 page', reply: status(503, '<!doctype html><title>Down</title>'), fails: 'overloaded' },
  {
    name: 'a 429',
    reply: status(429, { type: 'error', error: { type: 'rate_limit_error', message: 'x' } }),
    fails: 'rate_limit',
  },
];
