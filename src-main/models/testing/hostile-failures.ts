import { chunk, done, event, stream } from '../../../e2e/fake-provider/server.ts';
import { call, calls, hello, plain, type Case } from './hostile-case.ts';

/** Answers that are none. */
export const failureCases: readonly Case[] = [
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
  {
    name: 'an error by event name, in words',
    reply: stream('event: error\ndata: Overloaded\n\n'),
    fails: 'overloaded',
  },
  {
    name: 'a broken piece in the middle',
    reply: stream(hello, 'data: {"choices":[{"delta":{"content":"wor\n\n', plain),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'a status and words without an error object',
    reply: stream(event({ code: 429, message: 'slow down' })),
    fails: 'rate_limit',
  },
  { name: 'a status as text', reply: stream(event({ status: '529', msg: 'busy' })), fails: 'overloaded' },
  {
    name: 'a 429 behind words',
    reply: stream(hello, event({ error: { status: 429, message: 'slow down' } })),
    text: 'Hello ',
    fails: 'rate_limit',
  },
  { name: 'words instead of chunks', reply: stream(event('maintenance'), done), fails: 'not_a_stream' },
  { name: 'a socket closed before the first chunk', reply: stream({ end: 'close' }), fails: 'cut_stream' },
  {
    name: 'a compressed body that is cut',
    reply: {
      headers: { 'content-encoding': 'gzip', 'content-type': 'text/event-stream' },
      parts: [{ base64: 'H4sIAAAAAAAAA0vLLFYozs9NVShILMlQBABpuM5/' }],
    },
    fails: 'cut_stream',
  },
];
