import { describe, expect, it } from 'vitest';
import { mem0 } from './kind.ts';
import { bodies, modes, never, run, session, start } from './testing/setting.ts';
import { towardsStub } from './testing/stub.ts';

describe('the tools of Mem0', () => {
  it('are four, name what they miss, and only deleting asks the person', async () => {
    const { provider, stub } = await start('platform');
    expect(provider.tools().map(({ name, asks }) => [name, asks === true])).toEqual([
      ['mem0_search', false],
      ['mem0_add', false],
      ['mem0_update', false],
      ['mem0_delete', true],
    ]);
    for (const { name, parameters } of provider.tools()) {
      const [first] = parameters['required'] as string[];
      expect(await run(provider, name, {})).toEqual({ error: `Missing required parameter: ${String(first)}` });
    }
    expect(stub.seen()).toEqual([]);
  });

  it.each(modes)('keep, find, change and delete a memory (%s)', async (mode) => {
    const { provider, stub } = await start(mode);
    const added = await run(provider, 'mem0_add', { content: 'Likes walks. Also tea.' });
    expect(added).toEqual({
      result: expect.any(String) as string,
      event_id: mode === 'platform' ? (expect.any(String) as string) : null,
    });
    expect(stub.memories).toMatchObject([{ memory: 'Likes walks. Also tea.', user_id: 'ada' }]);
    expect(bodies(stub)[0]).toMatchObject({ infer: false, messages: [{ role: 'user' }] });
    const id = stub.memories[0]?.id ?? '';
    expect(await run(provider, 'mem0_search', { query: 'walks' })).toMatchObject({
      results: [{ id, score: 0.1 }],
      count: 1,
    });
    expect(await run(provider, 'mem0_update', { memory_id: id, text: 'Likes long walks.' })).toMatchObject({
      memory_id: id,
    });
    expect(stub.memories[0]?.memory).toBe('Likes long walks.');
    expect(await run(provider, 'mem0_delete', { memory_id: id })).toMatchObject({ memory_id: id });
    expect(stub.memories).toEqual([]);
    expect(await run(provider, 'mem0_delete', { memory_id: id })).toEqual({ error: `Memory not found: ${id}` });
  });

  it.each(modes)('reach nothing but one memory by an id, and only one of the user (%s)', async (mode) => {
    const { provider, stub } = await start(mode);
    for (const id of ['../../reset', 'a/b?user_id=x#y', '%2e%2e']) {
      expect(await run(provider, 'mem0_delete', { memory_id: id })).toEqual({ error: `Memory not found: ${id}` });
      expect(stub.seen().at(-1)?.path).toContain(encodeURIComponent(id));
    }
    await run(provider, 'mem0_add', { content: 'Of ada.' });
    const [one] = stub.memories;
    if (one === undefined) throw new Error('it was kept');
    stub.memories[0] = { ...one, user_id: 'ben' };
    expect(await run(provider, 'mem0_delete', { memory_id: one.id })).toHaveProperty('error');
    expect(await run(provider, 'mem0_update', { memory_id: one.id, text: 'x' })).toHaveProperty('error');
    expect(stub.memories).toMatchObject([{ memory: 'Of ada.' }]);
  });

  it('bound what is asked for, and reorder only in the cloud', async () => {
    const cloud = await start('platform', { rerank: 'true' });
    for (const args of [{}, { top_k: 900, rerank: false }, { top_k: '0' }]) {
      await run(cloud.provider, 'mem0_search', { query: 'x', ...args });
    }
    expect(bodies(cloud.stub)).toMatchObject([
      { top_k: 10, rerank: true, output_format: 'v1.1' },
      { top_k: 50, rerank: false },
      { top_k: 1, rerank: true },
    ]);
    const server = await start('selfhosted');
    await run(server.provider, 'mem0_search', { query: 'x', rerank: true });
    expect(bodies(server.stub)[0]).not.toHaveProperty('rerank');
    expect(cloud.provider.promptBlock(session)).toContain('rerank');
    expect(server.provider.promptBlock(session)).not.toContain('rerank');
  });

  it('say what an old server did instead', async () => {
    const { provider, stub } = await start('selfhosted');
    stub.old();
    expect(await run(provider, 'mem0_add', { content: 'Likes walks. Also tea.' })).toMatchObject({
      result: expect.stringContaining('Likes walks. / Also tea.') as string,
    });
    const id = stub.memories[0]?.id ?? '';
    expect(await run(provider, 'mem0_update', { memory_id: id, text: 'x' })).toHaveProperty('error');
    for (let at = 0; at < 12; at += 1) await run(provider, 'mem0_add', { content: `Walks ${String(at)}` });
    expect(await run(provider, 'mem0_search', { query: 'walks', top_k: 3 })).toMatchObject({ count: 3 });
    stub.instead('POST /memories', { json: { results: [] } });
    expect(await run(provider, 'mem0_add', { content: 'Likes walks.' })).toHaveProperty('error');
  });
});

describe('what the Memory screen is shown', () => {
  it('comes in pages from the cloud, newest first', async () => {
    const { provider, stub } = await start('platform');
    for (let at = 0; at < 60; at += 1) await run(provider, 'mem0_add', { content: `Fact ${String(at)}` });
    const first = await provider.list?.(null, never);
    expect(first).toMatchObject({ next: '2', total: 60 });
    expect(first?.items).toHaveLength(50);
    expect(await provider.list?.('2', never)).toMatchObject({ next: null, items: { length: 10 } });
    expect(first?.items[0]?.created ?? 0).toBeGreaterThan(first?.items[1]?.created ?? 0);
    expect(stub.seen().at(-1)).toMatchObject({ method: 'POST', path: '/v3/memories/?page=2&page_size=50' });
    expect((await provider.list?.('2&user_id=x', never))?.next).toBe('2');
  });

  it('comes whole from a server of one’s own; one that cannot list says so and can still be tested and searched', async () => {
    const { provider, stub, world } = await start('selfhosted');
    await run(provider, 'mem0_add', { content: 'Likes tea.' });
    expect(await provider.list?.(null, never)).toMatchObject({ items: [{ text: 'Likes tea.' }], next: null, total: 1 });
    stub.instead('GET /memories', { status: 502, json: { detail: 'Top-level entity parameters are not supported' } });
    await expect(provider.list?.(null, never)).rejects.toThrow(/Top-level/u);
    expect((await provider.search?.('tea', never))?.items).toHaveLength(1);
    expect((await mem0.test(world.context, never)).message).toContain(stub.url);
  });
});

describe('the test of Mem0', () => {
  it('goes by the memories, not by the account', async () => {
    const { stub, world } = await start('platform');
    const context = towardsStub(world.context);
    expect((await mem0.test(context, never)).message).toBe('User ada (ada@example.org): 0 memories.');
    stub.instead('GET /v1/ping/', { status: 401, json: {} });
    expect((await mem0.test(context, never)).message).toBe('User ada: 0 memories.');
    stub.instead('GET /v1/ping/', null);
    stub.instead('POST /v3/memories/', { status: 401, json: {} });
    await expect(mem0.test(context, never)).rejects.toMatchObject({ kind: 'unauthorised' });
    stub.instead('POST /v3/memories/', { status: 429, headers: { 'retry-after': '7' }, json: {} });
    await expect(mem0.test(context, never)).rejects.toMatchObject({ kind: 'rate', retryAfterMs: 7000 });
  });
});
