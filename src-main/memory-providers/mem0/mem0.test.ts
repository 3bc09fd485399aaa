import type { Json } from '@shared/contract/common.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeProvider } from '../testing/table.ts';
import { mem0 } from './kind.ts';
import { memoriesOf } from './memories.ts';
import { bodies, jobOf, modes, never, run, session, start, turn, type Mode } from './testing/setting.ts';
import { cloudFixture, serverFixture } from './testing/stub.ts';
import { shortened } from './turn.ts';

const prompt = { session, text: 'what tea?', number: 1 };
const search: Readonly<Record<Mode, string>> = { platform: 'POST /v3/memories/search/', selfhosted: 'POST /search' };
const addition: Readonly<Record<Mode, string>> = { platform: 'POST /v3/memories/add/', selfhosted: 'POST /memories' };

describe('in the cloud', () => describeProvider(cloudFixture));
describe('on a server of one’s own', () => describeProvider(serverFixture));

describe('what Mem0 is sent', () => {
  it('is a turn to learn from, for one user, with the agent and the channel, in the protocol of the cloud', async () => {
    const { provider, stub } = await start('platform');
    await provider.send([jobOf(provider)], never);
    expect(stub.seen()).toMatchObject([{ method: 'POST', path: '/v3/memories/add/' }]);
    expect(stub.seen()[0]?.headers['authorization']).toMatch(/^Token /u);
    expect(bodies(stub)).toEqual([
      {
        ...{ user_id: 'ada', agent_id: 'hermes-ada', infer: true, metadata: { channel: 'desktop', desk_job: 'j1' } },
        messages: [
          { role: 'user', content: 'I like green tea.' },
          { role: 'assistant', content: 'Noted.' },
        ],
      },
    ]);
  });

  it('goes to the host that is set up, by its own routes and header, and never to the cloud', async () => {
    const { provider, stub } = await start('selfhosted');
    await provider.send([jobOf(provider)], never);
    await provider.recall(prompt, never);
    expect(stub.seen().map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /memories', 'POST /search']);
    for (const { headers } of stub.seen()) {
      expect(headers['x-api-key']).toBe(stub.values['api_key']);
      expect(headers).not.toHaveProperty('authorization');
    }
  });

  it('has no key where there is none: a wrong one is refused even by a server that needs none', async () => {
    const { provider, stub, world } = await start('selfhosted');
    await world.context.secrets.set('MEM0_API_KEY', '');
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'unauthorised' });
    expect(stub.seen()[0]?.headers).not.toHaveProperty('x-api-key');
    expect(mem0.missing(world.context)).toBeNull();
  });

  it.each(modes)('names the user within the filters of every reading, and nowhere else (%s)', async (mode) => {
    const { provider, stub } = await start(mode);
    await provider.recall(prompt, never);
    await provider.search?.('tea', never);
    await provider.list?.(null, never);
    for (const body of bodies(stub)) {
      if (body === null) continue;
      expect(body).toMatchObject({ filters: { user_id: 'ada' } });
      expect(body).not.toHaveProperty('user_id');
      expect(body).not.toHaveProperty('agent_id');
    }
  });

  it('goes to the place that is named, and stays with its user', async () => {
    const { provider, stub, world } = await start('selfhosted');
    const job = jobOf(provider);
    expect(provider.destination()).toBe(stub.url);
    await mem0.save({ ...stub.values, mode: 'platform' }, world.context);
    expect(provider.destination()).toBe('https://api.mem0.ai');
    await mem0.save({ ...stub.values, user_id: 'someone-else' }, world.context);
    await provider.send([job], never);
    expect(stub.memories.map(({ user_id }) => user_id)).toEqual(['ada', 'ada']);
  });

  it.each([
    ['platform', 400],
    ['selfhosted', 400],
    ['selfhosted', 500],
  ] as const)('is shortened until the embedder takes it (%s, %i)', async (mode, status) => {
    const { provider, stub } = await start(mode, { sync_max_chars: '4000' });
    stub.embedder(450, status);
    const long = 'Tea is green and long to tell of. '.repeat(60);
    await provider.send([jobOf(provider, turn({ user: long }))], never);
    expect(stub.turns()).toHaveLength(1);
    expect(stub.turns()[0]?.length).toBeLessThanOrEqual(450);
    stub.embedder(20, status);
    const before = stub.seen().length;
    await expect(provider.send([jobOf(provider, turn({ user: long }))], never)).rejects.toThrow(/512 tokens/u);
    expect(stub.seen().length - before).toBeLessThan(8);
  });

  it('is by itself no more than an embedder of 512 tokens takes, and the words themselves where that was chosen', async () => {
    const { provider, stub } = await start('selfhosted', { sync_infer: 'false' });
    stub.embedder(450, 400);
    await provider.send([jobOf(provider, turn({ user: '茶'.repeat(2000), assistant: 'x'.repeat(900) }))], never);
    expect(stub.memories.map(({ memory }) => memory.length)).toEqual([450, 450]);
    expect(stub.seen()).toHaveLength(1);
    expect(provider.jobs(turn({ user: ' ', assistant: '' }))).toEqual([]);
  });

  it.each([
    ['a list', [{ event_id: 'e1' }]],
    ['an object', { event_id: 'e1', status: 'PENDING' }],
    ['nothing', undefined],
  ])('counts as taken when it is answered with %s', async (_name, json) => {
    for (const mode of modes) {
      const { provider, stub } = await start(mode);
      stub.instead(addition[mode], json === undefined ? {} : { json });
      await expect(provider.send([jobOf(provider)], never)).resolves.toBeUndefined();
    }
  });

  it('is sent once more, behind the next turn, when the cloud took it and failed; the second failure is its last', async () => {
    const { provider, stub } = await start('platform');
    const first = jobOf(provider);
    stub.events('FAILED');
    await provider.send([first], never);
    await provider.prepare?.(prompt, never);
    const [again, next] = provider.jobs(turn({ user: 'And black tea.' }));
    expect(again?.payload).toMatchObject({ user: 'I like green tea.', again: true });
    expect(next?.payload).toMatchObject({ user: 'And black tea.' });
    if (again === undefined) throw new Error('it is sent again');
    await provider.send([{ ...again, id: 'j2', at: 5 }], never);
    await provider.prepare?.(prompt, never);
    expect(provider.jobs(turn())).toHaveLength(1);
  });

  it('waits for the cloud to work it off, and takes an event that is not known for done', async () => {
    const { provider, stub } = await start('platform');
    stub.events('PENDING');
    await provider.send([jobOf(provider)], never);
    await provider.prepare?.(prompt, never);
    await stub.fault('500', 1);
    await provider.prepare?.(prompt, never);
    await provider.prepare?.(prompt, never);
    const asked = stub.seen().filter(({ path }) => path.startsWith('/v1/event/'));
    expect(asked).toHaveLength(3);
    stub.instead(`GET ${asked[0]?.path ?? ''}`, { status: 404, json: {} });
    for (const at of [1, 2]) await provider.prepare?.({ ...prompt, number: at }, never);
    expect(stub.seen().filter(({ path }) => path.startsWith('/v1/event/'))).toHaveLength(4);
    expect(provider.jobs(turn())).toHaveLength(1);
  });
});

describe('whether a turn arrived whose answer was lost', () => {
  it.each(modes)('is told by the memories made of it (%s)', async (mode) => {
    const { provider, stub } = await start(mode);
    const job = jobOf(provider);
    await stub.fault('committed_dropped', 1);
    await expect(provider.send([job], never)).rejects.toMatchObject({ reached: 'maybe' });
    expect(await provider.delivered?.([job], never)).toBe(true);
    // The same words in another turn are another job.
    expect(await provider.delivered?.([jobOf(provider, turn(), 'j2')], never)).toBeNull();
  });

  it('is no when a server of one’s own has said itself that it failed, and not known when something before it did', async () => {
    const { provider, stub } = await start('selfhosted');
    const job = jobOf(provider);
    for (const [answer, arrived] of [
      [{ status: 502, json: { detail: 'rate limited', code: 'provider_rate_limited', request_id: 'r1' } }, false],
      [{ status: 500, json: { detail: 'database is locked' } }, false],
      [{ status: 502 }, null],
      [{ status: 504 }, null],
    ] as const) {
      stub.instead('POST /memories', answer);
      await expect(provider.send([job], never)).rejects.toMatchObject({ kind: 'server', reached: 'maybe' });
      expect(await provider.delivered?.([job], never)).toBe(arrived);
    }
    const cloud = await start('platform');
    await cloud.stub.fault('500', 1);
    const other = jobOf(cloud.provider);
    await expect(cloud.provider.send([other], never)).rejects.toThrow();
    expect(await cloud.provider.delivered?.([other], never)).toBeNull();
  });
});

describe('what Mem0 recalls', () => {
  it.each(modes)('is a heading and a line each, at most ten, without ids and scores (%s)', async (mode) => {
    const { provider, stub } = await start(mode);
    await stub.plant('Drinks tea:\n## green\n- and much of it', 'tea');
    for (let at = 0; at < 12; at += 1) await stub.plant(`Fact ${String(at)}.`, 'tea');
    const { text, count } = await provider.recall(prompt, never);
    expect(text.split('\n').slice(0, 3)).toEqual([
      '## Mem0 Memory',
      '- Drinks tea: ## green - and much of it',
      '- Fact 0.',
    ]);
    expect(count).toBe(10);
    expect(await provider.recall({ ...prompt, text: 'nothing of it' }, never)).toEqual({ text: '', count: 0 });
  });

  it.each<[string, Json, readonly string[]]>([
    ['a bare list', [{ id: 'a', memory: 'one' }], ['one']],
    ['an empty object', {}, []],
    ['no results', { results: null }, []],
    ['memories without text and score', { results: [{ id: 'a' }, { memory: 'two' }, null, { memory: ' ' }] }, ['two']],
  ])('lives with %s', async (_name, json, texts) => {
    expect(memoriesOf(json).map(({ text }) => text)).toEqual(texts);
    for (const mode of modes) {
      const { provider, stub } = await start(mode);
      stub.instead(search[mode], { json });
      expect((await provider.recall(prompt, never)).count).toBe(texts.length);
      const found = await run(provider, 'mem0_search', { query: 'x' });
      if (texts.length === 0) expect(found).toEqual({ result: expect.any(String) as string });
      else expect(found).toMatchObject({ results: [{ memory: texts[0], score: 0 }], count: 1 });
    }
  });

  it('is a failure, not nothing, when the answer is a page or a text', async () => {
    const { provider, stub } = await start('platform');
    await stub.fault('malformed', 1);
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'malformed' });
    stub.instead(search.platform, { json: 'Welcome' });
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'malformed' });
  });

  it('is given up after three seconds by itself', async () => {
    const { provider, stub } = await start('selfhosted');
    await stub.fault('stalled_body', 1);
    await expect(provider.recall(prompt, never)).rejects.toMatchObject({ kind: 'timeout', message: /within 3 s/u });
  });

  it('is there in every session, however many are open', async () => {
    const { provider, stub, world } = await start('selfhosted');
    await stub.plant('Drinks green tea.', 'tea');
    const second = mem0.open(world.context);
    const found = await Promise.all([provider, second].map((one) => one.recall(prompt, never)));
    expect(found.map(({ count }) => count)).toEqual([1, 1]);
  });

  it('asks with no more than an embedder takes', async () => {
    const { provider, stub } = await start('platform');
    await provider.recall({ ...prompt, text: 'tea '.repeat(5000) }, never);
    expect((bodies(stub)[0] as { query: string }).query.length).toBeLessThanOrEqual(2000);
  });

  it('leaves a server alone for two minutes after five failures, and then asks again; a refused id is none', async () => {
    const { provider, stub, pass } = await start('platform');
    await stub.fault('500', 5);
    for (let at = 0; at < 4; at += 1) await expect(provider.recall(prompt, never)).rejects.toThrow(/500/u);
    await expect(run(provider, 'mem0_search', { query: 'x' })).rejects.toThrow(/500/u);
    const asked = stub.seen().length;
    await expect(provider.recall(prompt, never)).rejects.toThrow(/left alone/u);
    await expect(run(provider, 'mem0_add', { content: 'x' })).rejects.toThrow(/left alone/u);
    expect(stub.seen()).toHaveLength(asked);
    // The queue has waits of its own.
    await provider.send([jobOf(provider)], never);
    pass(120_001);
    expect((await provider.recall(prompt, never)).count).toBe(1);
    for (let at = 0; at < 6; at += 1) {
      expect(await run(provider, 'mem0_update', { memory_id: 'none', text: 'x' })).toEqual({
        error: 'Memory not found: none',
      });
    }
    expect((await provider.recall(prompt, never)).count).toBe(1);
  });
});

describe('a message that is too long', () => {
  it.each([
    ['One two. Three and a half', 12, 'One two.'],
    ['喝茶。还有咖啡和水', 6, '喝茶。'],
    ['A. Then much more words', 15, 'A. Then much mo'],
    ['short', 5, 'short'],
  ])('%j is cut at %i: %j', (text, longest, cut) => {
    expect(shortened(text, longest)).toBe(cut);
  });

  it('is never longer than allowed, begins as it did, and stays well-formed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        const cut = shortened(text, longest);
        expect([...cut].length).toBeLessThanOrEqual(longest);
        expect(text.startsWith(cut) && cut.isWellFormed()).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
