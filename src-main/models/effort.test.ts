import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startFakeProvider, status, type FakeProvider } from '../../e2e/fake-provider/server.ts';
import { chatEffort, effortFor, messagesEffort, readEffort } from './effort.ts';
import { RemoteProvider } from './remote-provider.ts';
import { asking, collect, endpointAt, patientPolicy } from './testing/support.ts';

describe('reasoning_effort', () => {
  it.each([
    ['high', 'high'],
    [' XHIGH ', 'xhigh'],
    [false, 'none'],
    ['off', 'none'],
    ['disabled', 'none'],
    ['', null],
    [null, null],
    [true, null],
    ['lots', null],
    [3, null],
  ])('%j is read as %j', (written, effort) => {
    expect(readEffort(written)).toBe(effort);
  });

  it('of a model goes before the general one, however its name is spelt', () => {
    const overrides = { 'claude-opus-4-5': 'max', 'vendor/other': 'nonsense' };
    expect(effortFor('anthropic/claude-opus-4.5', overrides, 'low')).toBe('max');
    expect(effortFor('other', overrides, 'low')).toBe('low');
    expect(effortFor('else', null, undefined)).toBeNull();
  });

  it('is one field of a chat completion, and another one at a router', () => {
    expect(chatEffort('ultra', false)).toEqual({ reasoning_effort: 'max' });
    expect(chatEffort('none', false)).toEqual({ reasoning_effort: 'none' });
    expect(chatEffort('low', true)).toEqual({ reasoning: { enabled: true, effort: 'low' } });
    expect(chatEffort('none', true)).toEqual({ reasoning: { enabled: false } });
  });

  it.each([
    [
      'claude-opus-4-8',
      'xhigh',
      { thinking: { type: 'adaptive', display: 'summarized' }, output_config: { effort: 'xhigh' } },
    ],
    [
      'claude-sonnet-4.6',
      'xhigh',
      { thinking: { type: 'adaptive', display: 'summarized' }, output_config: { effort: 'max' } },
    ],
    ['claude-sonnet-4-5', 'medium', { thinking: { type: 'enabled', budget_tokens: 8000 } }],
    ['claude-opus-4-20250514', 'ultra', { thinking: { type: 'enabled', budget_tokens: 32_000 } }],
    ['other-model', 'low', { thinking: { type: 'enabled', budget_tokens: 4000 } }],
    ['claude-3-5-haiku', 'high', {}],
    ['claude-opus-4-8', 'none', {}],
  ] as const)('%s thinks %s as its protocol has it', (model, effort, fields) => {
    expect(messagesEffort(effort, model, 64_000)).toEqual(fields);
  });

  it('never takes the room an answer needs', () => {
    expect(messagesEffort('max', 'claude-sonnet-4-5', 8192)).toEqual({
      thinking: { type: 'enabled', budget_tokens: 4096 },
    });
    expect(messagesEffort('max', 'claude-sonnet-4-5', 512)).toEqual({});
  });
});

describe('a server that does not know it', () => {
  let server: FakeProvider;
  beforeAll(async () => {
    server = await startFakeProvider();
  });
  afterAll(() => server.close());

  it.each([
    ['openai', 'fake-model', 'reasoning_effort', 'Unrecognized request argument supplied: reasoning_effort'],
    ['anthropic', 'claude-fake', 'output_config', 'output_config: Extra inputs are not permitted'],
  ] as const)('%s is asked without it, for good', async (protocol, model, field, message) => {
    server.reset();
    server.respond(({ body }) => (body.includes(field) ? status(400, { error: { message } }) : null));
    const provider = new RemoteProvider(endpointAt(server, { protocol, model, effort: 'high' }), [], patientPolicy());
    for (const words of ['one', 'two']) expect((await collect(provider, asking(words))).error).toBeNull();
    expect(server.requests.map(({ body }) => body.includes(field))).toEqual([true, false, false]);
  });
});

describe('model.streaming: false', () => {
  it.each(['openai', 'anthropic'] as const)('asks a server of %s for whole answers', async (protocol) => {
    const server = await startFakeProvider();
    const whole =
      protocol === 'openai'
        ? {
            choices: [{ message: { content: 'Whole.' }, finish_reason: 'stop' }],
            usage: { prompt_tokens: 3, completion_tokens: 1 },
          }
        : {
            type: 'message',
            content: [{ type: 'text', text: 'Whole.' }],
            stop_reason: 'end_turn',
            usage: { input_tokens: 3, output_tokens: 1 },
          };
    server.script(status(200, whole));
    const provider = new RemoteProvider(endpointAt(server, { protocol, streaming: false }), [], patientPolicy());
    const outcome = await collect(provider, asking('Hi'));
    await server.close();
    expect([outcome.text, outcome.usage[0]?.inputTokens]).toEqual(['Whole.', 3]);
    expect(server.requests[0]?.body.toString()).toContain('"stream":false');
    expect(server.requests[0]?.body.toString()).not.toContain('stream_options');
  });
});
