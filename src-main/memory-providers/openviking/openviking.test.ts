import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@shared/contract/common.ts';
import { textAt } from '@shared/record.ts';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { Job, MirrorEvent, ProviderEvent, ProviderSession, SyncedMessage, TurnEvent } from '../events.ts';
import type { MemoryProvider } from '../provider.ts';
import type { SeenRequest } from '../testing/fixture.ts';
import { describeProvider } from '../testing/table.ts';
import { providerWorld, type ProviderWorld } from '../testing/world.ts';
import { openviking } from './kind.ts';
import { vikingFixture, vikingStub, type VikingStub } from './testing/stub.ts';

const never = new AbortController().signal;
const session: ProviderSession = {
  ...{ id: 's1', parent: null, title: null, workspace: null, platform: 'desktop', context: 'primary' },
};

interface Setting {
  readonly world: ProviderWorld;
  readonly stub: VikingStub;
  readonly provider: MemoryProvider;
}

async function start(more: Readonly<Record<string, string>> = {}, config = ''): Promise<Setting> {
  const world = providerWorld([openviking], config);
  const stub = await vikingStub('ada');
  onTestFinished(async () => {
    await stub.stop();
    world.remove();
  });
  await openviking.save({ ...stub.values, ...more }, world.context);
  return { world, stub, provider: openviking.open(world.context) };
}

const said = (role: SyncedMessage['role'], content: string, more: Partial<SyncedMessage> = {}): SyncedMessage => ({
  ...{ role, content, toolCalls: [], toolCallId: null, toolName: null, at: 1 },
  ...more,
});

const turn = (more: Partial<TurnEvent> = {}): TurnEvent => ({
  ...{ type: 'turn', session, turn: 't1', number: 1, user: 'I like green tea.', assistant: 'Noted.', at: 4 },
  messages: [said('user', 'I like green tea.'), said('assistant', 'Noted.')],
  ...more,
});

const addition: MirrorEvent = {
  ...{ type: 'mirror', session: null, seq: 1, action: 'add', target: 'user', content: 'Likes walks.' },
  ...{ previousContent: null, writeOrigin: 'foreground', toolCallId: null, at: 1 },
};

const ended: ProviderEvent = { type: 'session_ended', session, messages: [], at: 9 };

const jobOf = (provider: MemoryProvider, event: ProviderEvent, id = 'j1'): Job => {
  const [job] = provider.jobs(event);
  if (job === undefined) throw new Error('it makes a job');
  return { ...job, id, at: event.at };
};

const run = (
  provider: MemoryProvider,
  name: string,
  args: Readonly<Record<string, unknown>>,
  workspace: string | null = null,
): Promise<Json> => {
  const tool = provider.tools().find((one) => one.name === name);
  if (tool === undefined) throw new Error(`${name} is a tool`);
  return tool.run(args, { session: { ...session, workspace }, signal: never });
};

const asked = (stub: VikingStub, path: string): readonly SeenRequest[] =>
  stub.seen().filter((one) => one.path.split('?')[0] === path);
const bodyOf = (request: SeenRequest | undefined): unknown => JSON.parse(request?.body ?? 'null');
const hasKey = (stub: VikingStub, { headers }: SeenRequest): boolean => JSON.stringify(headers).includes(stub.key);

const notFound = { status: 404, json: { detail: 'Not Found' } };
const batch = '/api/v1/sessions/s1/messages/batch';

describeProvider(vikingFixture);

describe('who answers at the address of OpenViking', () => {
  it('is asked without a key, and what is something else never gets one', async () => {
    const { world, stub, provider } = await start();
    await provider.send([jobOf(provider, turn())], never);
    const [first, second] = stub.seen();
    expect([first?.path, first && hasKey(stub, first)]).toEqual(['/health', false]);
    expect(second?.headers).toMatchObject({ 'x-api-key': stub.key, authorization: `Bearer ${stub.key}` });
    expect(second?.headers).not.toHaveProperty('x-openviking-account');
    const other = await start();
    other.stub.manner.instead.set('/health', { json: { status: 'ok' } });
    other.stub.manner.instead.set('/openapi.json', { json: { info: { title: 'Something else' } } });
    const failure = { kind: 'offline', reached: 'no' };
    await expect(other.provider.send([jobOf(provider, turn())], never)).rejects.toMatchObject(failure);
    await expect(openviking.test(other.world.context, never)).rejects.toThrow(/not OpenViking/u);
    expect(other.stub.seen().filter((one) => hasKey(other.stub, one))).toEqual([]);
    other.stub.manner.instead.delete('/openapi.json');
    await other.provider.send([jobOf(provider, turn())], never);
    expect(other.stub.turns()).toHaveLength(1);
    expect((await openviking.test(world.context, never)).message).toBe('OpenViking 0.4.1, user ada.');
  });

  it('is asked once more with the key, and without names, when it answers nobody else', async () => {
    const { world, stub } = await start({ account: 'acme' });
    stub.manner.instead.set('/health', ({ headers }) =>
      headers['authorization'] === undefined ? { status: 401, json: { detail: 'who?' } } : null,
    );
    await openviking.test(world.context, never);
    expect(asked(stub, '/health').map((one) => hasKey(stub, one))).toEqual([false, true]);
    expect(asked(stub, '/health')[1]?.headers).not.toHaveProperty('x-openviking-account');
  });

  it('gets account, user and peer in their headers: the names only without a key, and again when a trusted server asks', async () => {
    const open = await start({ api_key: '' });
    await open.world.context.config.set('memory.openviking.agent', '助手');
    open.stub.manner.auth = 'dev';
    await open.provider.send([jobOf(open.provider, turn())], never);
    expect(open.stub.seen().at(-1)?.headers).toMatchObject({
      ...{ 'x-openviking-account': 'default', 'x-openviking-user': 'default' },
      'x-openviking-actor-peer': encodeURIComponent('助手'),
    });
    const { stub, provider } = await start({ account: 'acme', user: 'ada' });
    stub.manner.auth = 'trusted';
    await provider.search?.('tea', never);
    const finds = asked(stub, '/api/v1/search/find');
    expect(finds.map(({ headers }) => headers['x-openviking-account'])).toEqual([undefined, 'acme']);
    const text = 'Trusted mode requests must include X-OpenViking-Account';
    stub.manner.instead.set('/api/v1/search/find', { status: 403, json: { detail: text } });
    await expect(provider.search?.('tea', never)).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(asked(stub, '/api/v1/search/find')).toHaveLength(3);
  });

  it.each([
    [{ json: { status: 'error', error: { code: 'PERMISSION_DENIED', message: 'no' } } }, 'unauthorised'],
    [{ json: { status: 'error', error: { code: 'RESOURCE_EXHAUSTED', message: 'slow' } } }, 'rate'],
    [{ json: { status: 'error', error: { message: 'Session not found' } } }, 'refused'],
    [{ json: { detail: 'Not Found' } }, 'refused'],
    [{ status: 502, json: '<html>bad gateway</html>' }, 'server'],
  ])('may answer an error with 200, without an envelope or in HTML: %j is %s', async (answer, kind) => {
    const { stub, provider } = await start();
    stub.manner.instead.set('/api/v1/search/find', answer);
    await expect(provider.search?.('tea', never)).rejects.toMatchObject({ kind, reached: 'no' });
  });
});

describe('what OpenViking is sent', () => {
  it('is a turn as one batch with its tools as parts, without what OpenViking itself has answered', async () => {
    const { stub, provider } = await start({ agent: 'hermes' });
    const calls = [
      { id: 'c1', name: 'read_file', arguments: '{"path":"a.txt"}' },
      { id: 'c2', name: 'viking_search', arguments: '{"query":"tea"}' },
      { id: 'c3', name: 'shell', arguments: 'no json' },
    ];
    const messages = [
      said('user', 'Look.'),
      said('assistant', '', { toolCalls: calls }),
      said('tool', 'the file', { toolCallId: 'c1', toolName: 'read_file' }),
      said('tool', 'an echo', { toolCallId: 'c2', toolName: 'viking_search' }),
      said('tool', '{"error":"no shell"}', { toolCallId: 'c3', toolName: 'shell' }),
      said('assistant', 'Done.'),
    ];
    await provider.send([jobOf(provider, turn({ messages }))], never);
    const part = { type: 'tool', tool_id: 'c1', tool_name: 'read_file', tool_input: { path: 'a.txt' } };
    expect(bodyOf(asked(stub, batch)[0])).toEqual({
      messages: [
        { role: 'user', parts: [{ type: 'text', text: 'Look.' }] },
        {
          role: 'assistant',
          peer_id: 'hermes',
          parts: [
            { ...part, tool_output: 'the file', tool_status: 'completed' },
            {
              ...part,
              tool_id: 'c3',
              tool_name: 'shell',
              tool_input: {},
              tool_output: '{"error":"no shell"}',
              tool_status: 'error',
            },
          ],
        },
        { role: 'assistant', peer_id: 'hermes', parts: [{ type: 'text', text: 'Done.' }] },
      ],
    });
    expect(JSON.stringify(stub.seen())).not.toContain('an echo');
  });

  it('is kept once when its answer is lost: the count of messages tells', async () => {
    const { stub, provider } = await start();
    await provider.send([jobOf(provider, turn(), 'j0')], never);
    const job = jobOf(provider, turn());
    stub.manner.instead.set(batch, (request) => {
      if (asked(stub, batch).length === 2) {
        stub.sessions.get('s1')?.messages.push(...(JSON.parse(request.body) as { messages: Json[] }).messages);
        return { status: 500, json: {} };
      }
      return null;
    });
    await expect(provider.send([job], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.([job], never)).toBe(true);
    expect(stub.turns()).toHaveLength(1);
    await stub.fault('committed_500', 1);
    const nothing = jobOf(provider, turn(), 'j2');
    await expect(provider.send([nothing], never)).rejects.toMatchObject({ reached: 'no' });
    expect(await provider.delivered?.([nothing], never)).toBe(false);
    expect(await provider.delivered?.([jobOf(provider, turn(), 'of an earlier run')], never)).toBeNull();
  });

  it('goes on where it was cut off, in batches of a hundred', async () => {
    const { stub, provider } = await start();
    const messages = Array.from({ length: 150 }, (_, at) =>
      said(at % 2 === 0 ? 'user' : 'assistant', `m${String(at)}`),
    );
    const job = jobOf(provider, turn({ messages }));
    stub.manner.instead.set(batch, () => (asked(stub, batch).length === 2 ? { status: 503, json: {} } : null));
    await expect(provider.send([job], never)).rejects.toMatchObject({ kind: 'server' });
    expect(await provider.delivered?.([job], never)).toBe(false);
    await provider.send([job], never);
    const kept = stub.sessions.get('s1')?.messages ?? [];
    expect(kept.map((one) => /"text":"(m\d+)"/u.exec(JSON.stringify(one))?.[1])).toEqual(
      messages.map(({ content }) => content),
    );
  });

  it('goes message by message to an old server, and is refused, not lost, by one that knows neither way', async () => {
    const { stub, provider } = await start();
    stub.manner.instead.set(batch, notFound);
    await provider.send([jobOf(provider, turn())], never);
    expect(stub.sessions.get('s1')?.messages).toHaveLength(2);
    stub.manner.instead.set('/api/v1/sessions/s1/messages', notFound);
    await expect(provider.send([jobOf(provider, turn(), 'j2')], never)).rejects.toMatchObject({ kind: 'refused' });
  });

  it('begins the session where the server does not (hermes-agent 72130)', async () => {
    const { stub, provider } = await start();
    stub.manner.creates = false;
    await provider.send([jobOf(provider, turn())], never);
    await provider.send([jobOf(provider, turn(), 'j2')], never);
    expect(stub.sessions.get('s1')?.messages).toHaveLength(4);
    expect(asked(stub, '/api/v1/sessions')).toHaveLength(1);
  });

  it('counts as sent only when it is there, whatever the status says (hermes-agent 17998)', async () => {
    const { stub, provider } = await start();
    stub.manner.instead.set(batch, { json: {} });
    await expect(provider.send([jobOf(provider, turn())], never)).rejects.toThrow(/kept nothing/u);
    stub.manner.instead.delete(batch);
    await provider.send([jobOf(provider, turn())], never);
    expect(stub.turns()).toHaveLength(1);
  });

  it('is committed when a conversation is left, once, and not when it goes on (hermes-agent 30947, 10363)', async () => {
    const { stub, provider } = await start();
    const to = { ...session, id: 's2' };
    const switched = (reason: 'reset' | 'rewound' | 'compressed', next = to): ProviderEvent => ({
      ...{ type: 'session_switched', from: session, to: next, reason, at: 5 },
    });
    await provider.send([jobOf(provider, turn())], never);
    expect(provider.jobs(switched('rewound', session))).toEqual([]);
    expect(provider.jobs(switched('compressed', session))).toEqual([]);
    await provider.send([jobOf(provider, switched('reset'), 'c1')], never);
    await provider.send([jobOf(provider, ended, 'c2')], never);
    await provider.send([jobOf(provider, turn({ session: to }), 'j2')], never);
    expect([...stub.sessions].map(([id, { commits, messages }]) => [id, commits, messages.length])).toEqual([
      ...[
        ['s1', 1, 0],
        ['s2', 0, 2],
      ],
    ]);
    expect(asked(stub, '/api/v1/sessions/s1/commit').map(bodyOf)).toEqual([{ keep_recent_count: 0 }]);
  });

  it('keeps a commit that is refused for now, and drops one for what is not there', async () => {
    const { stub, provider } = await start();
    await provider.send([jobOf(provider, turn())], never);
    const refusal = { status: 'error', error: { code: 'FAILED_PRECONDITION', message: 'busy' } };
    stub.manner.instead.set('/api/v1/sessions/s1/commit', { status: 412, json: refusal });
    const failure = { kind: 'refused', reached: 'no' };
    await expect(provider.send([jobOf(provider, ended)], never)).rejects.toMatchObject(failure);
    stub.manner.instead.set('/api/v1/sessions/s1/commit', { status: 404, json: {} });
    await provider.send([jobOf(provider, ended)], never);
  });

  it('is an addition in a file of its own, by the user whom the server names, and no second one after a lost answer', async () => {
    const { stub, provider } = await start({ user: 'someone-else', agent: 'hermes' });
    const job = jobOf(provider, addition);
    await provider.send([job], never);
    await provider.send([job], never);
    await provider.send([jobOf(provider, { ...addition, seq: 2, target: 'memory' })], never);
    const base = String.raw`^viking://user/ada/peers/hermes/memories`;
    expect([...stub.files.keys()]).toEqual([
      expect.stringMatching(new RegExp(`${base}/preferences/mem_[0-9a-f]{12}\\.md$`, 'u')),
      expect.stringMatching(new RegExp(`${base}/patterns/mem_[0-9a-f]{12}\\.md$`, 'u')),
    ]);
    expect(provider.jobs({ ...addition, action: 'replace' })).toEqual([]);
    expect(provider.jobs({ ...addition, action: 'remove' })).toEqual([]);
    expect(provider.jobs({ ...addition, content: ' ' })).toEqual([]);
    // A server that does not tell whom it takes us for: whom the person has named.
    const old = await start({ user: 'ada' });
    old.stub.manner.instead.set('/api/v1/system/status', notFound);
    await old.provider.send([jobOf(old.provider, addition)], never);
    expect([...old.stub.files.keys()][0]).toMatch(/^viking:\/\/user\/ada\/memories\/preferences\//u);
  });
});

describe('what OpenViking recalls', () => {
  const prompt = { session, text: 'which tea does the person drink?', number: 1 };

  it('is who the person is, once, and what a search finds; again after a compression', async () => {
    const { stub, provider } = await start();
    stub.files.set('viking://user/ada/memories/profile.md', 'Ada. </user-profile> An engineer.');
    stub.files.set('viking://user/ada/memories/entities/cat.md', 'A cat.');
    await stub.plant('Drinks green tea.', 'tea');
    const { text, count } = await provider.recall(prompt, never);
    expect(text).toBe(
      [
        '## OpenViking Context',
        '<user-profile uri="viking://user/ada/memories/profile.md">',
        'Ada. &lt;/user-profile> An engineer.',
        '</user-profile>',
        '<available-memories>',
        '- viking://user/ada/memories/preferences/planted-0.md: Drinks green tea.',
        '- viking://user/ada/memories/entities/cat.md: A cat.',
        '</available-memories>',
        '- [preferences]',
        '  <viking://user/ada/memories/preferences/planted-0.md>',
        '  Drinks green tea.',
      ].join('\n'),
    );
    expect(count).toBe(1);
    expect((await provider.recall(prompt, never)).text).not.toContain('user-profile');
    await provider.compressing?.(session, [], never);
    expect((await provider.recall(prompt, never)).text).toContain('user-profile');
    const body = bodyOf(asked(stub, '/api/v1/search/search')[0]);
    expect(body).toEqual({
      ...{ query: prompt.text, limit: 24, score_threshold: 0, context_type: 'memory', session_id: 's1' },
    });
    expect((await provider.recall({ ...prompt, text: '绿茶' }, never)).text).toBe('');
  });

  it('tries who the person is again when that failed, and searches simply where there is no other way', async () => {
    const { stub, provider } = await start();
    await stub.plant('Drinks green tea.', 'tea');
    stub.manner.instead.set('/api/v1/content/read', { status: 500, json: {} });
    stub.manner.instead.set('/api/v1/search/search', notFound);
    const { text } = await provider.recall(prompt, never);
    expect(text).toContain('Drinks green tea.');
    expect(text).not.toContain('available-memories');
    stub.manner.instead.delete('/api/v1/content/read');
    expect((await provider.recall(prompt, never)).text).toContain('available-memories');
  });

  it('ends in its time when the search stalls, with the half that came', async () => {
    const { world, stub, provider } = await start();
    await world.context.config.set('memory.openviking.recall_timeout_seconds', 0.25);
    stub.files.set('viking://user/ada/memories/profile.md', 'Ada.');
    await openviking.test(world.context, never);
    expect((await provider.recall(prompt, never)).text).toContain('Ada.');
    await stub.fault('stalled');
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'timeout' });
  });

  it('is not asked for again at once when nobody is there, and says so (hermes-agent 88868)', async () => {
    const { stub, provider } = await start();
    await stub.fault('offline');
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'offline' });
    await stub.fault(null);
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'offline' });
    expect(stub.seen()).toEqual([]);
    await provider.send([jobOf(provider, turn())], never);
    expect((await provider.recall(prompt, never)).count).toBe(0);
  });

  it('lives with scores and texts that are missing', async () => {
    const { stub, provider } = await start();
    const memories = [
      null,
      { uri: 'viking://a', score: null },
      { uri: 'viking://b', score: 0.5, overview: 'Tea.' },
      { score: 1 },
    ];
    stub.manner.instead.set('/api/v1/search/search', { json: { status: 'ok', result: { memories, skills: 'none' } } });
    expect((await provider.recall(prompt, never)).text).toBe(
      '## OpenViking Context\n- [memory]\n  <viking://b>\n  Tea.',
    );
    stub.manner.instead.set('/api/v1/search/search', { json: { status: 'ok', result: null } });
    expect((await provider.recall(prompt, never)).text).toBe('');
  });
});

describe('the tools of OpenViking', () => {
  it('are six, and what deletes or adds a document asks the person', async () => {
    const { provider } = await start();
    expect(provider.tools().map(({ name }) => name)).toEqual([
      ...['viking_search', 'viking_read', 'viking_browse', 'viking_remember', 'viking_forget', 'viking_add_resource'],
    ]);
    const asking = provider.tools().filter(({ asks }) => asks === true);
    expect(asking.map(({ name }) => name)).toEqual(['viking_forget', 'viking_add_resource']);
    for (const { name, parameters } of provider.tools()) {
      const [required = 'uri or uris'] = parameters['required'] as string[];
      expect(await run(provider, name, {})).toEqual({ error: `${required} is required` });
    }
  });

  it('search by the mode and the scope, best first', async () => {
    const { stub, provider } = await start();
    const result = {
      memories: [{ uri: 'viking://a', score: 0.12345, abstract: 'a', relations: ['b', { uri: 'c' }, 'd', 'e'] }],
      resources: [{ uri: 'viking://r', score: 0.7, abstract: 'r' }],
      total: 9,
    };
    stub.manner.instead.set('/api/v1/search/search', { json: { status: 'ok', result } });
    const args = { query: 'x', mode: 'deep', scope: 'viking://user/memories/', limit: 3 };
    expect(await run(provider, 'viking_search', args)).toEqual({
      results: [
        { uri: 'viking://r', type: 'resource', score: 0.7, abstract: 'r' },
        { uri: 'viking://a', type: 'memory', score: 0.123, abstract: 'a', related: ['b', 'c', 'd'] },
      ],
      total: 9,
    });
    expect(bodyOf(asked(stub, '/api/v1/search/search')[0])).toEqual({
      ...{ query: 'x', limit: 3, target_uri: 'viking://user/ada/memories/', session_id: 's1' },
    });
  });

  it('read at three levels within their bounds, a file whole where it has no summary, and three at most', async () => {
    const { stub, provider } = await start();
    const uri = 'viking://user/ada/memories/preferences/a.md';
    stub.files.set(uri, 'x'.repeat(9000));
    const overview = await run(provider, 'viking_read', { uri });
    expect(overview).toMatchObject({ uri, resolved_uri: uri, level: 'overview', fallback: 'content/read' });
    expect(textAt(overview, 'content').length).toBeLessThan(4010);
    const folder = 'viking://user/ada/memories/.overview.md';
    expect(await run(provider, 'viking_read', { uri: folder, level: 'abstract' })).toMatchObject({
      ...{ resolved_uri: 'viking://user/ada/memories', content: 'summary of viking://user/ada/memories' },
    });
    const many = await run(provider, 'viking_read', {
      uris: [uri, 'viking://none', 'viking://c', 'viking://d'],
      level: 'full',
    });
    expect(many).toMatchObject({ requested: 4, returned: 3, truncated: true });
    const [first, second] = (many as { results: Json[] }).results;
    expect(textAt(first, 'content').length).toBeLessThan(2510);
    expect(textAt(second, 'error')).toContain('404');
  });

  it('browse in every form of a listing', async () => {
    const { stub, provider } = await start();
    const entries = Array.from({ length: 60 }, (_, at) => ({ name: `f${String(at)}`, is_dir: at === 0 }));
    stub.manner.instead.set('/api/v1/fs/tree', { json: { status: 'ok', result: { children: entries } } });
    const tree = await run(provider, 'viking_browse', { action: 'tree', path: 'viking://resources/' });
    expect((tree as { entries: Json[] }).entries).toHaveLength(50);
    expect((tree as { entries: Json[] }).entries[0]).toEqual({
      ...{ name: 'f0', uri: 'viking://resources/f0', type: 'dir', abstract: '' },
    });
    expect(await run(provider, 'viking_browse', { action: 'stat', path: 'viking://x' })).toMatchObject({ isDir: true });
    expect(await run(provider, 'viking_browse', { action: 'rm' })).toHaveProperty('error');
  });

  it('remember in a session of its own, and say at which step it failed', async () => {
    const { stub, provider } = await start();
    const kept = await run(provider, 'viking_remember', { content: 'Likes tea.' });
    expect(kept).toMatchObject({ status: 'submitted', message_status: 'stored', extraction_status: 'submitted' });
    const id = textAt(kept, 'session_id');
    expect(id).toMatch(/^hermes-remember-[0-9a-f]{12}$/u);
    expect(stub.sessions.get(id)).toMatchObject({ commits: 1 });
    stub.manner.creates = false;
    expect(await run(provider, 'viking_remember', { content: 'x' })).toMatchObject({
      ...{ failure_stage: 'message', message_status: 'failed' },
      error: expect.stringContaining('Session not found') as string,
    });
  });

  it.each([
    ['viking://user/ada/memories/preferences/a.md', true],
    ['viking://user/memories/a.md', true],
    ['viking://user/ada/peers/hermes/memories/patterns/a.md', true],
    ['viking://user/ada/memories', false],
    ['viking://user/ada/memories/a.md?recursive=true', false],
    ['viking://user/ada/memories/a.md#x', false],
    ['viking://user/ada/memories/.overview.md', false],
    ['viking://user/ada/memories/../../x/a.md', false],
    ['viking://user/ada/memories/%2e%2e/a.md', false],
    ['viking://resources/a.md', false],
    ['https://user/ada/memories/a.md', false],
  ])('forget %s: %s', async (uri, may) => {
    const { stub, provider } = await start();
    stub.files.set('viking://user/ada/memories/a.md', 'x');
    stub.files.set(uri, 'x');
    const answer = await run(provider, 'viking_forget', { uri });
    if (may) expect(answer).toMatchObject({ status: 'deleted', estimated_deleted_count: 1 });
    else expect(answer).toHaveProperty('error');
    expect(asked(stub, '/api/v1/fs')).toHaveLength(may ? 1 : 0);
  });

  it('add a public address or a file of the workspace, and nothing else', async () => {
    const { world, provider, stub } = await start();
    const workspace = join(world.home, 'work');
    mkdirSync(workspace);
    writeFileSync(join(workspace, 'a.md'), '# Plan');
    writeFileSync(join(workspace, '.env'), 'KEY=1');
    writeFileSync(join(world.home, 'other.md'), 'x');
    symlinkSync(join(world.home, 'other.md'), join(workspace, 'link.md'));
    const add = (url: string, more = {}, at: string | null = workspace): Promise<Json> =>
      run(provider, 'viking_add_resource', { url, ...more }, at);
    const refused = ['.env', '../other.md', 'link.md', '/etc/passwd', '.', 'missing.md', 'file:///etc/passwd'];
    const inner = [
      'http://127.0.0.1/x',
      'http://169.254.169.254/',
      'http://10.0.0.1',
      'http://[::1]/',
      'http://localhost:1',
    ];
    for (const url of [...refused, ...inner, 'https://u:p@example.org/'])
      expect(await add(url)).toHaveProperty('error');
    expect(await add('a.md', {}, null)).toHaveProperty('error');
    expect(await add('a.md', { to: 'viking://a', parent: 'viking://b' })).toHaveProperty('error');
    expect(stub.seen()).toEqual([]);
    expect(await add('a.md', { reason: 'plans' })).toMatchObject({
      status: 'added',
      root_uri: 'viking://resources/added',
    });
    expect(asked(stub, '/api/v1/resources/temp_upload')[0]?.body).toContain('# Plan');
    const resource = { temp_file_id: 'tmp-1', source_name: 'a.md', reason: 'plans' };
    expect(bodyOf(asked(stub, '/api/v1/resources')[0])).toEqual(resource);
    await add('https://example.org/a', { wait: true, timeout: 5 });
    expect(bodyOf(stub.seen().at(-1))).toEqual({ path: 'https://example.org/a', wait: true, timeout: 5 });
  });
});

describe('the Memory screen with OpenViking', () => {
  it('lists what is below the memories, and an empty store is no failure', async () => {
    const { stub, provider } = await start({ agent: 'hermes' });
    expect((await provider.list?.(null, never))?.items).toEqual([]);
    await stub.plant('Drinks green tea.', 'tea');
    const { items } = (await provider.list?.(null, never)) ?? { items: [] };
    expect(items).toMatchObject([{ text: 'Drinks green tea.', kind: 'preferences' }]);
    expect((await provider.search?.('tea', never))?.items).toMatchObject([{ text: 'Drinks green tea.' }]);
  });

  it('shows where it lies, how a server is started, and what Hermes has still to commit, which is left alone', async () => {
    const { world, stub } = await start();
    const pending = join(world.home, 'openviking', 'pending_sessions');
    const where = (): string[] => openviking.places(world.context).map((place) => place.where);
    expect(where()).toEqual([
      stub.url,
      `openviking-server --host 127.0.0.1 --port ${new URL(stub.url).port}`,
      world.context.paths.envFile,
    ]);
    mkdirSync(pending, { recursive: true });
    writeFileSync(join(pending, 's9.json'), '{"session_id":"s9"}');
    expect(where()).toContain(pending);
    const manager = await world.open();
    await manager.close();
    expect(readdirSync(pending)).toEqual(['s9.json']);
    expect(readFileSync(join(world.home, '.env'), 'utf8')).toContain('OPENVIKING_ENDPOINT');
  });
});
