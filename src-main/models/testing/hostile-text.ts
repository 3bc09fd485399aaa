import { chunk, done, event, stream } from '../../../e2e/fake-provider/server.ts';
import { bytesOf, hello, plain, stop, usage, usageOnly, world, type Case } from './hostile-case.ts';

/** Streams that are strange in form and right in content. */
export const textCases: readonly Case[] = [
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

const noStop = (chunks: string): string => chunks.replaceAll('"finish_reason":"stop"', '"finish_reason":null');

/** Streams whose pieces stand where none should, or are parted where none may be. */
export const pieceCases: readonly Case[] = [
  {
    name: 'events parted by one line break',
    reply: stream(plain.replaceAll('\n\n', '\n')),
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'two chunks run together in one event',
    reply: stream(`${hello.trimEnd()}${world.slice('data: '.length)}`, stop, done),
    text: 'Hello world',
  },
  {
    name: 'chunks as bare lines of JSON',
    reply: { parts: [plain.replaceAll('data: ', '').replaceAll('\n\n', '\n')] },
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'a character split between two chunks',
    reply: stream(chunk({ content: 'a\ud83d' }), chunk({ content: '\ude00b' }), stop, done),
    text: 'a😀b',
  },
  {
    name: 'a character of the reasoning split between two chunks',
    reply: stream(chunk({ reasoning: '\ud83d' }), chunk({ reasoning: '\ude00' }), plain),
    text: 'Hello world',
    reasoning: '😀',
  },
  {
    name: 'usage alone at the end, without finish and [DONE]',
    reply: stream(hello + world + usageOnly),
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'usage alone before the answer is no end',
    reply: stream(usageOnly + hello),
    text: 'Hello ',
    fails: 'cut_stream',
  },
  {
    name: 'the finish twice, with its words',
    reply: stream(hello, chunk({ content: 'world' }, 'stop'), chunk({ content: 'world' }, 'stop', { usage }), done),
    text: 'Hello world',
    inputTokens: 11,
  },
  {
    name: 'no finish but the word null',
    reply: stream(hello.replace('"finish_reason":null', '"finish_reason":"null"'), world, stop, done),
    text: 'Hello world',
  },
  {
    name: 'finish reasons that are empty',
    reply: stream(noStop(hello + world).replaceAll('"finish_reason":null', '"finish_reason":""'), stop, done),
    text: 'Hello world',
  },
  {
    name: 'the index of the choice as text',
    reply: stream((hello + world + stop).replaceAll('"index":0', '"index":"0"'), done),
    text: 'Hello world',
  },
  {
    name: 'words between the chunks',
    reply: stream(event('ping'), hello, event('keep-alive'), world, stop, done),
    text: 'Hello world',
  },
  {
    name: 'a whole completion of 300 KB',
    reply: {
      headers: { 'content-type': 'application/json' },
      parts: [
        JSON.stringify(
          { choices: [{ message: { content: 'word '.repeat(60_000).trim() }, finish_reason: 'stop' }], usage },
          null,
          2,
        ),
      ],
    },
    text: 'word '.repeat(60_000).trim(),
    inputTokens: 11,
  },
  {
    name: 'the finish inside the delta',
    reply: stream(hello, chunk({ content: 'world', finish_reason: 'stop' })),
    text: 'Hello world',
  },
  {
    name: 'the text of an older protocol',
    reply: stream(
      event({ choices: [{ text: 'Hello ' }] }),
      event({ choices: [{ text: 'world', finish_reason: 'stop' }] }),
      done,
    ),
    text: 'Hello world',
  },
  {
    name: 'a reset behind the finish',
    reply: stream(hello + world + stop, { wait: 50 }, { end: 'reset' }),
    text: 'Hello world',
  },
  { name: 'a null character', reply: stream(chunk({ content: 'a\u0000b' }), stop, done), text: 'a\u0000b' },
  {
    name: 'an empty content in every chunk',
    reply: stream(chunk({ content: '' }), hello, chunk({ content: '' }), world, stop, done),
    text: 'Hello world',
  },
  {
    name: 'content null beside a role',
    reply: stream(chunk({ role: 'assistant', content: null }), plain),
    text: 'Hello world',
  },
];

/** Thinking in every place servers put it. */
export const reasoningCases: readonly Case[] = [
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
    reply: stream(
      ...Array.from('<think>hm</think>\n\nHello world').map((letter) => chunk({ content: letter })),
      stop,
      done,
    ),
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
