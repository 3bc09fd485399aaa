import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../e2e/fake-provider/anthropic.ts';
import { signatureOf, startFakeProvider, status, type FakeProvider } from '../../../e2e/fake-provider/server.ts';
import { toMessages } from '../../agent/transcript.ts';
import { markChat, markMessages } from '../cache-markers.ts';
import { RemoteProvider } from '../remote-provider.ts';
import type { ModelRequest, WireMessage } from '../provider.ts';
import { asking, collect, endpointAt, patientPolicy, tool } from '../testing/support.ts';
import { messagesBody, type MessagesDialect } from './body.ts';

const dialect: MessagesDialect = {
  streaming: true,
  effort: null,
  maxTokens: 4096,
  thinking: true,
  plainSchemas: false,
  cacheTtl: '5m',
};

/** Rows of a conversation as they may be on disk: repeated and foreign ids, blank texts, lost results. */
const anyRows = fc
  .array(
    fc.record({
      role: fc.constantFrom('user' as const, 'assistant' as const, 'tool' as const, 'note' as const),
      content: fc.constantFrom('', ' \n', 'words', 'wörter 你好 \ud83d'),
      calls: fc.uniqueArray(fc.constantFrom('1', 'call.2', 'call:2', ''), { maxLength: 3 }),
      toolCallId: fc.constantFrom('1', 'call.2', 'call:2', 'other'),
      args: fc.constantFrom('{}', '{"a":[1]}', '{"cut', '[1]', ''),
      thinking: fc.boolean(),
    }),
    { maxLength: 14 },
  )
  .map((rows) =>
    rows.map(({ calls, args, thinking, ...row }, id) => ({
      ...row,
      id,
      apiContent: null,
      reasoningDetails: thinking
        ? [{ type: 'thinking', thinking: 'hm', signature: signatureOf('hm'), index: 0 }, { type: 'reasoning.text' }]
        : null,
      toolCalls: row.role === 'assistant' ? calls.map((each) => ({ id: each, name: 'f', arguments: args })) : [],
      toolName: null,
      finishReason: null,
      displayKind: null,
      summary: false,
    })),
  );

function blocksOf(body: Readonly<Record<string, unknown>>): unknown[] {
  const messages = JSON.parse(JSON.stringify(body['messages'])) as {
    role: string;
    content: Record<string, unknown>[];
  }[];
  return messages.flatMap(({ role, content }) => content.map((each) => ({ role, ...each, cache_control: undefined })));
}

describe('a request in Anthropic’s protocol', () => {
  it('is one the server takes, whatever is on disk', () => {
    fc.assert(
      fc.property(anyRows, (rows) => {
        const messages: WireMessage[] = toMessages(rows);
        if (messages.length === 0) return;
        const request: ModelRequest = { system: 'S', messages, tools: [tool('f'), tool('g'), tool('f')] };
        const body = messagesBody(request, 'claude', dialect, {});
        expect(refusalOf(JSON.parse(JSON.stringify(body)))).toBeNull();
        expect(JSON.stringify(body)).not.toMatch(/\\ud83d"/);
      }),
    );
  });

  it('begins with the blocks of the request before it, and marks nothing in what it was given', () => {
    fc.assert(
      fc.property(anyRows, fc.integer({ min: 1, max: 13 }), (rows, at) => {
        const request = (count: number): ModelRequest => ({
          system: 'S',
          messages: toMessages(rows.slice(0, count)),
          tools: [tool('f')],
        });
        const earlier = request(at);
        const frozen = JSON.stringify(earlier);
        const before = blocksOf(messagesBody(earlier, 'claude', dialect, {}));
        const after = blocksOf(messagesBody(request(rows.length), 'claude', dialect, {}));
        expect(JSON.stringify(earlier)).toBe(frozen);
        // The last message of words may grow, and a group of calls cut in the middle is completed later.
        const last = Math.max(
          0,
          rows.slice(0, at).findLastIndex((row) => row.role !== 'note' && row.role !== 'tool'),
        );
        const settled = blocksOf(messagesBody(request(last), 'claude', dialect, {})).slice(0, -1);
        expect(after.slice(0, settled.length)).toEqual(settled);
        expect(before.slice(0, settled.length)).toEqual(settled);
      }),
    );
  });

  it('names tools once, keeps schemas it may send, and puts placeholders for blank text', () => {
    const schema = {
      type: 'object',
      anyOf: [{ required: ['a'] }],
      properties: { a: { anyOf: [{ type: 'string', pattern: '^x' }, { type: 'null' }], description: 'A' } },
    };
    const tools = [tool('f'), { name: 'g', description: 'G', parameters: schema }, tool('f')];
    const messages: WireMessage[] = [
      { role: 'assistant', content: '  ' },
      { role: 'user', content: '' },
    ];
    const body = messagesBody({ system: '', messages, tools }, 'claude', { ...dialect, cacheTtl: null }, { top_k: 3 });
    expect(body).toMatchObject({ model: 'claude', top_k: 3, max_tokens: 4096, stream: true });
    expect(body['system']).toBeUndefined();
    expect(body['tools']).toEqual([
      { name: 'f', description: 'The tool f.', input_schema: { type: 'object', properties: {} } },
      {
        name: 'g',
        description: 'G',
        input_schema: { type: 'object', properties: { a: { description: 'A', type: 'string', pattern: '^x' } } },
      },
    ]);
    const empty = [{ type: 'text', text: '(empty)' }];
    expect(body['messages']).toEqual([
      { role: 'user', content: empty },
      { role: 'assistant', content: empty },
      { role: 'user', content: empty },
    ]);
  });
});

describe('cache markers', () => {
  const messages: WireMessage[] = [
    { role: 'user', content: 'one' },
    { role: 'assistant', content: 'two' },
    { role: 'user', content: 'three' },
    {
      role: 'assistant',
      content: null,
      tool_calls: ['a', 'b'].map((id) => ({ id, type: 'function' as const, function: { name: 'f', arguments: '{}' } })),
    },
    { role: 'tool', tool_call_id: 'a', content: 'A' },
    { role: 'tool', tool_call_id: 'b', content: 'B' },
  ];

  function marked(body: unknown): string[] {
    const found: string[] = [];
    const walk = (value: unknown, path: string): void => {
      if (typeof value !== 'object' || value === null) return;
      if ('cache_control' in value) found.push(path);
      for (const [key, inner] of Object.entries(value)) walk(inner, `${path}.${key}`);
    };
    walk(body, '');
    return found;
  }

  it('stand on the last tool, the system prompt and the last two ends of requests', () => {
    const request = { system: 'S', messages, tools: [tool('f'), tool('g')] };
    const body = messagesBody(request, 'claude', { ...dialect, cacheTtl: '1h' }, {});
    expect(marked(body)).toEqual(['.tools.1', '.system.0', '.messages.2.content.0', '.messages.4.content.1']);
    expect(JSON.stringify(body).match(/"ttl":"1h"/g)).toHaveLength(4);
    const bare = messagesBody({ ...request, tools: [] }, 'claude', dialect, {});
    expect(marked(bare)).toEqual([
      '.system.0',
      '.messages.0.content.0',
      '.messages.2.content.0',
      '.messages.4.content.1',
    ]);
  });

  it('put twice are put once, and the body given stays as it was', () => {
    const request = { system: 'S', messages, tools: [tool('f')] };
    const plain = messagesBody(request, 'claude', { ...dialect, cacheTtl: null }, {});
    const text = JSON.stringify(plain);
    const once = markMessages(plain, '5m');
    expect(markMessages(once, '5m')).toEqual(once);
    expect(marked(markMessages(once, '1h'))).toEqual(marked(once));
    expect(JSON.stringify(plain)).toBe(text);
  });

  it('in a chat completion stand on the system prompt and the last three ends, never on empty content', () => {
    const chat = {
      messages: [
        { role: 'system', content: 'S' },
        { role: 'user', content: 'one' },
        { role: 'assistant', content: 'two' },
        { role: 'user', content: '' },
        { role: 'assistant', content: null, tool_calls: [] },
        { role: 'tool', tool_call_id: 'a', content: 'A' },
        { role: 'tool', tool_call_id: 'b', content: 'B' },
      ],
    };
    const body = markChat(chat, '5m');
    expect(marked(body)).toEqual(['.messages.0.content.0', '.messages.1.content.0', '.messages.6.content.0']);
    expect(markChat(body, '5m')).toEqual(body);
  });
});

describe('over a real socket', () => {
  let server: FakeProvider;
  beforeEach(async () => {
    server = await startFakeProvider({ key: 'sk-ant-test-1234567890' });
  });
  afterEach(() => server.close());

  const provider = (changes: Parameters<typeof endpointAt>[1] = {}): RemoteProvider =>
    new RemoteProvider(
      endpointAt(server, { protocol: 'anthropic', key: 'sk-ant-test-1234567890', cacheTtl: '5m', ...changes }),
      [],
      patientPolicy({ attempts: 1 }),
    );

  it('sends the key in the headers, asks /v1/messages and lists the models', async () => {
    const asked = provider();
    const { text, end } = await collect(asked, asking('Hi'));
    expect(text).toBe('You said: Hi');
    expect(end?.finishReason).toBe('stop');
    expect(server.requests[0]?.headers).toMatchObject({ 'user-agent': 'hermes-desk' });
    expect(server.requests[0]?.headers['anthropic-version']).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(Object.keys(server.requests[0]?.headers ?? {}).some((name) => name.startsWith('x-stainless'))).toBe(false);
    expect(await asked.models(new AbortController().signal)).toEqual(['fake-model']);
    const failed = await collect(provider({ key: 'wrong' }), asking('Hi'));
    expect(failed.error?.errorClass).toBe('auth');
  });

  it('does not say in its name what the environment says', async () => {
    process.env['ANTHROPIC_AUTH_TOKEN'] = 'from the environment';
    try {
      await collect(provider({ key: '' }), asking('Hi'));
    } finally {
      delete process.env['ANTHROPIC_AUTH_TOKEN'];
    }
    expect(server.requests[0]?.headers['authorization']).toBeUndefined();
  });

  it('reads from the cache all that was sent before, over thirty calls with tools', async () => {
    const asked = provider();
    const messages: WireMessage[] = [{ role: 'user', content: `Question 0 ${'x'.repeat(800)}` }];
    const tools = [tool('read_file'), tool('memory')];
    let before = 0;
    for (let call = 0; call < 30; call += 1) {
      server.script(
        call % 3 === 2
          ? { say: `Answer ${String(call)}` }
          : { reasoning: `hm ${String(call)}`, calls: [0, 1, 2].map((n) => ({ name: 'read_file', arguments: { n } })) },
      );
      const outcome = await collect(asked, { system: 'You are helpful. '.repeat(50), messages, tools });
      expect(outcome.error).toBeNull();
      const [usage] = outcome.usage;
      const input = usage?.inputTokens ?? 0;
      if (call > 0) expect(usage?.cacheReadTokens).toBeGreaterThanOrEqual(before - 2);
      before = input;
      const details = outcome.events.find((each) => each.type === 'reasoning_details')?.details;
      messages.push({
        role: 'assistant',
        content: outcome.text === '' ? null : outcome.text,
        ...(details === undefined ? {} : { reasoning_details: [...details] }),
        ...(outcome.calls.length === 0
          ? {}
          : {
              tool_calls: outcome.calls.map(({ id, name, arguments: args }) => ({
                id,
                type: 'function' as const,
                function: { name, arguments: args },
              })),
            }),
      });
      for (const { id } of outcome.calls) messages.push({ role: 'tool', tool_call_id: id, content: `result of ${id}` });
      if (outcome.calls.length === 0) messages.push({ role: 'user', content: `Question ${String(call)}` });
    }
    expect(server.requests).toHaveLength(30);
  });

  it('leaves thinking out once its signature is refused, and asks on', async () => {
    const asked = provider({ extraBody: { thinking: { type: 'adaptive' } } });
    const request: ModelRequest = {
      system: 'S',
      tools: [],
      messages: [
        { role: 'user', content: 'one' },
        {
          role: 'assistant',
          content: 'two',
          reasoning_details: [{ type: 'thinking', thinking: 'hm', signature: 'no' }],
        },
        { role: 'user', content: 'three' },
      ],
    };
    expect((await collect(asked, request)).text).toBe('You said: three');
    expect((await collect(asked, request)).text).toBe('You said: three');
    const bodies = server.requests.map(({ body }) => body.toString('utf8'));
    expect(bodies.map((body) => body.includes('"thinking"'))).toEqual([true, false, false]);
  });

  it('learns the output limit of the model, and gives way to a full window once', async () => {
    const refuse = (message: string) =>
      status(400, { type: 'error', error: { type: 'invalid_request_error', message } });
    server.script(
      refuse('max_tokens: 64000 > 8192, which is the maximum allowed number of output tokens for fake-model'),
      { say: 'one' },
      refuse('input length and `max_tokens` exceed context limit: 120000 + 8192 > 123000, decrease input length'),
      { say: 'two' },
    );
    const asked = provider();
    expect((await collect(asked, asking('Hi'))).text).toBe('one');
    expect((await collect(asked, asking('Hi'))).text).toBe('two');
    const limits = server.requests.map(
      ({ body }) => (JSON.parse(body.toString('utf8')) as { max_tokens: number }).max_tokens,
    );
    expect(limits).toEqual([64_000, 8192, 8192, 3000]);
  });
});
