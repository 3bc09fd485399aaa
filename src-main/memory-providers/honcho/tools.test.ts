import { describe, expect, it } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import { honchoWorld, never, ROUTES, sessionOf, type HonchoWorld } from './testing/world.ts';

const session = sessionOf('s1');

async function call({ provider }: HonchoWorld, name: string, args: Record<string, unknown> = {}): Promise<Json> {
  const tool = provider.tools().find((each) => each.name === `honcho_${name}`);
  return (await tool?.run(args, { session, signal: never })) ?? null;
}

describe('the five tools', () => {
  it('honcho_profile reads and writes one card, in one slot, and an empty one is no error', async () => {
    const world = await honchoWorld();
    expect(await call(world, 'profile')).toEqual({ result: [], hint: expect.stringContaining('no error') as string });
    expect(await call(world, 'profile', { card: [' Likes tea ', ''] })).toEqual({
      result: expect.any(String) as string,
      card: ['Likes tea'],
    });
    expect(world.stub.state.cards.get('hermes>eri')).toEqual(['Likes tea']);
    expect(await call(world, 'profile', { peer: 'user' })).toEqual({ result: ['Likes tea'] });
    expect(await call(world, 'profile', { peer: 'ai' })).toMatchObject({ result: [] });
    expect(await call(world, 'profile', { card: 'text' })).toMatchObject({ error: expect.any(String) as string });
    world.stub.state.cards.set('bob>bob', ['Elsewhere']);
    expect(await call(world, 'profile', { peer: 'bob' })).toEqual({ result: ['Elsewhere'] });
  });

  it('honcho_search gives excerpts with who and where, within its budget, also from a server without the filter', async () => {
    for (const perspective of [true, false]) {
      const world = await honchoWorld();
      await call(world, 'profile');
      world.stub.state.perspective = perspective;
      world.stub.state.plant('hermes', 'eri', `I drink tea. ${'leaf '.repeat(400)}`);
      world.stub.state.plant('hermes', 'eri', 'Tea again.');
      const answer = (await call(world, 'search', { query: 'tea', max_tokens: 9000 })) as { result: string };
      const [first = '', second] = answer.result.split('\n\n');
      expect(first).toMatch(/^\[eri · earlier\] I drink tea\./);
      expect(first.length).toBeLessThan(1250);
      expect(second).toBe('[eri · earlier] Tea again.');
      expect(await call(world, 'search', { query: 'coffee' })).toEqual({
        result: expect.stringContaining('Nothing') as string,
      });
    }
    const world = await honchoWorld();
    await call(world, 'search', { query: 'x'.repeat(5000) });
    expect(world.stub.bodies(/^POST .*\/search$/)[0]).toMatchObject({
      limit: 3,
      query: 'x'.repeat(4000),
      filters: { peer_perspective: 'eri' },
    });
    await call(world, 'search', { query: 'y', max_tokens: 2000 });
    expect(world.stub.bodies(/^POST .*\/search$/)[1]).toMatchObject({ limit: 6 });
    expect(await call(world, 'search')).toEqual({ error: expect.stringContaining('query') as string });
  });

  it('honcho_context gives its four sections, the newest five messages short', async () => {
    const world = await honchoWorld();
    expect(await call(world, 'context')).toEqual({ result: expect.stringContaining('Nothing') as string });
    world.stub.state.summary = 'A summary.';
    world.stub.state.representations.set('hermes>eri', 'Gardens.');
    world.stub.state.cards.set('hermes>eri', ['Likes tea']);
    const messages = world.stub.state.sessions.get('hermes/garden')?.messages ?? [];
    for (let at = 1; at <= 7; at += 1) {
      const one = {
        id: String(at),
        peer_id: 'eri',
        session_id: 'garden',
        content: `${String(at)} ${'x'.repeat(300)}`,
        metadata: {},
        created_at: '',
      };
      messages.push(one);
    }
    const { result } = (await call(world, 'context', { query: 'unused' })) as { result: string };
    expect(result).toMatch(
      /^## Summary\nA summary\.\n\n## Representation\nGardens\.\n\n## Card\n- Likes tea\n\n## Recent messages\neri: 3 /,
    );
    expect(result.split('\n').at(-1)).toHaveLength('eri: '.length + 200);
  });

  it('honcho_reasoning asks at its own level, unless the settings forbid, and its answer is whole', async () => {
    const world = await honchoWorld({ dialecticMaxChars: 20 });
    world.stub.state.chatAnswer = () => 'long answer '.repeat(100);
    const { result } = (await call(world, 'reasoning', { query: 'why?', reasoning_level: 'max' })) as {
      result: string;
    };
    expect(result.length).toBeGreaterThan(1000);
    expect(world.stub.bodies(ROUTES.chat)[0]).toEqual({
      query: 'why?',
      stream: false,
      target: 'eri',
      reasoning_level: 'max',
    });
    const fixed = await honchoWorld({ dialecticDynamic: false, dialecticReasoningLevel: 'medium' });
    await call(fixed, 'reasoning', { query: 'why?', reasoning_level: 'max', peer: 'ai' });
    expect(fixed.stub.bodies(ROUTES.chat)[0]).toEqual({ query: 'why?', stream: false, reasoning_level: 'medium' });
    fixed.stub.state.chatAnswer = () => null;
    expect(await call(fixed, 'reasoning', { query: 'why?' })).toEqual({ result: expect.any(String) as string });
  });

  it('honcho_conclude keeps, lists, finds and deletes; nothing else and no two at once', async () => {
    const world = await honchoWorld();
    expect(await call(world, 'conclude', { conclusion: 'Likes tea' })).toEqual({
      result: expect.any(String) as string,
    });
    await call(world, 'conclude', { conclusion: 'Plants roses' });
    const list = (await call(world, 'conclude', { list: true })) as { conclusions: { id: string; content: string }[] };
    expect(list.conclusions.map(({ content }) => content)).toEqual(['Plants roses', 'Likes tea']);
    expect(await call(world, 'conclude', { list: true, query: 'tea' })).toEqual({ conclusions: [list.conclusions[1]] });
    await call(world, 'conclude', { delete_id: list.conclusions[1]?.id });
    expect(world.stub.state.conclusions.map(({ content }) => content)).toEqual(['Plants roses']);
    for (const args of [{}, { conclusion: 'a', list: true }, { conclusion: 'a', delete_id: 'b' }, { list: false }]) {
      expect(await call(world, 'conclude', args)).toEqual({ error: expect.stringContaining('exactly one') as string });
    }
  });

  it('a failure is thrown with its reason, never told as “nothing known”', async () => {
    const world = await honchoWorld();
    await world.stub.fault('malformed');
    for (const [name, args] of [
      ['profile', {}],
      ['search', { query: 'x' }],
      ['context', {}],
      ['reasoning', { query: 'x' }],
      ['conclude', { list: true }],
    ] as const) {
      await expect(call(world, name, args)).rejects.toMatchObject({ name: 'ProviderFailure', kind: 'malformed' });
    }
  });

  it('secrets in what the model asks are masked before they leave', async () => {
    const world = await honchoWorld({}, { redact: (text) => text.replaceAll('sk-1', '***') });
    await call(world, 'reasoning', { query: 'is sk-1 a key?' });
    await call(world, 'search', { query: 'sk-1' });
    await call(world, 'conclude', { conclusion: 'Key sk-1' });
    await call(world, 'profile', { card: ['sk-1'] });
    expect(JSON.stringify(world.stub.seen())).not.toContain('sk-1');
  });

  it('an id from outside cannot leave its place in a path', async () => {
    const world = await honchoWorld();
    await call(world, 'conclude', { delete_id: '../../peers/eri/card?x=' }).catch(() => null);
    expect(world.stub.seen().at(-1)?.path).toBe(
      '/v3/workspaces/hermes/conclusions/..%2F..%2Fpeers%2Feri%2Fcard%3Fx%3D',
    );
    await call(world, 'profile', { peer: '../secret' });
    expect(world.stub.seen().at(-1)?.path).not.toContain('..');
  });
});

describe('what is remembered, for the screen', () => {
  it('pages of conclusions, newest first, with their times', async () => {
    const world = await honchoWorld();
    await call(world, 'profile');
    for (let at = 0; at < 60; at += 1)
      world.stub.state.conclude(`Fact ${String(at)}`, 'hermes', 'eri', 'garden', 'deductive');
    const first = await world.provider.list?.(null, never);
    expect(first).toMatchObject({ next: '2', total: 60 });
    expect(first?.items).toHaveLength(50);
    expect(first?.items[0]).toMatchObject({
      kind: 'deductive',
      labels: ['garden'],
      trust: null,
      session: null,
      created: expect.any(Number) as number,
    });
    const second = await world.provider.list?.(first?.next ?? null, never);
    expect(second).toMatchObject({ next: null });
    expect(second?.items).toHaveLength(10);
    expect((await world.provider.search?.('Fact 17', never))?.items.map(({ text }) => text)).toEqual(['Fact 17']);
  });
});
