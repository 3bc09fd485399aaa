import { describe, expect, it } from 'vitest';
import { hindsightFile } from './config.ts';
import { never, posted, run, session, start, write } from './testing/setting.ts';
import { hindsightStub } from './testing/stub.ts';

describe('the tools of Hindsight', () => {
  it('answer as in Hermes, by the same names and arguments', async () => {
    const { provider, stub } = await start();
    expect(provider.tools().map(({ name }) => name)).toEqual([
      ...['hindsight_retain', 'hindsight_recall', 'hindsight_reflect'],
    ]);
    expect(await run(provider, 'hindsight_recall', { query: 'gardens' })).toEqual({
      result: 'No relevant memories found.',
    });
    const kept = await run(provider, 'hindsight_retain', {
      ...{ content: 'The gardens are in Kyoto.', context: 'travel', tags: ['trip'], occurred_at: '2026-03-01' },
    });
    expect(kept).toEqual({ result: 'Memory stored successfully.' });
    await run(provider, 'hindsight_retain', { content: 'The gardens open at nine.' });
    expect(await run(provider, 'hindsight_recall', { query: 'gardens' })).toEqual({
      result: '1. The gardens are in Kyoto.\n2. The gardens open at nine.',
    });
    expect(await run(provider, 'hindsight_reflect', { query: 'gardens' })).toHaveProperty(
      'result',
      expect.stringContaining('Kyoto'),
    );
    expect(stub.loose[0]).toMatchObject({ context: 'travel', tags: ['trip'], timestamp: '2026-03-01' });
  });

  it('keep at once: the flag for later is no part of an item, nor of the request', async () => {
    const { provider, stub } = await start();
    await run(provider, 'hindsight_retain', { content: 'x' });
    const [body] = posted(stub, '/memories');
    expect(Object.keys(body as object)).toEqual(['items']);
    expect(JSON.stringify(body)).not.toMatch(/async/u);
  });

  it.each([
    ['hindsight_retain', 'content', 'Failed to store memory: '],
    ['hindsight_recall', 'query', 'Failed to search memory: '],
    ['hindsight_reflect', 'query', 'Failed to reflect: '],
  ])('name what %s misses, and why it failed', async (name, argument, failed) => {
    const { provider, stub } = await start();
    expect(await run(provider, name, { [argument]: ' ' })).toEqual({
      error: `Missing required parameter: ${argument}`,
    });
    expect(stub.seen()).toEqual([]);
    await stub.fault('offline');
    expect(await run(provider, name, { [argument]: 'x' })).toEqual({
      error: expect.stringMatching(new RegExp(`^${failed}The server cannot be reached`, 'u')) as string,
    });
    await stub.fault(null);
    expect(await run(provider, name, { [argument]: 'x' })).toHaveProperty('result');
  });

  it('take no date that is none, and choose neither bank nor budget', async () => {
    const { provider, stub } = await start();
    expect(await run(provider, 'hindsight_retain', { content: 'x', occurred_at: 'soon' })).toHaveProperty('error');
    await run(provider, 'hindsight_recall', { query: 'x', bank_id: 'of-others', budget: 'high', types: ['world'] });
    expect(stub.seen().map(({ path }) => path)).toEqual(['/v1/default/banks/hermes-ada/memories/recall']);
    expect(posted(stub, '/recall')[0]).toMatchObject({ budget: 'mid', types: ['observation'] });
  });

  it('find a server again that went away and came back at another port', async () => {
    const { provider, stub, world } = await start();
    await stub.fault('offline');
    expect(await run(provider, 'hindsight_recall', { query: 'x' })).toHaveProperty('error');
    const elsewhere = await hindsightStub('ada');
    write(hindsightFile(world.context), { ...stub.values, api_url: elsewhere.url });
    expect(await run(provider, 'hindsight_recall', { query: 'x' })).toHaveProperty('result');
    await elsewhere.stop();
  });

  it('show a key of the settings file in no message', async () => {
    const { provider, stub, world } = await start();
    write(hindsightFile(world.context), { ...stub.values, apiKey: 'key-in-the-file-1' });
    stub.instead('/recall', { status: 401, json: { detail: 'key-in-the-file-1 is unknown' } });
    const answer = JSON.stringify(await run(provider, 'hindsight_recall', { query: 'x' }));
    expect(answer).toContain('*** is unknown');
    expect(answer).not.toContain('key-in-the-file-1');
  });
});

describe('the memories of a bank', () => {
  it('are listed newest first, page by page, and searched in every kind', async () => {
    const { provider, stub } = await start();
    for (let at = 1; at <= 60; at += 1) await stub.plant(`Fact ${String(at)}`, 'fact');
    const first = await provider.list?.(null, never);
    expect(first).toMatchObject({ next: '50', total: 60 });
    expect(first?.items[0]).toMatchObject({ text: 'Fact 60', kind: 'observation', created: Date.UTC(2026, 2, 1, 10) });
    const second = await provider.list?.('50', never);
    expect([second?.items.length, second?.next]).toEqual([10, null]);
    expect((await provider.list?.('../x', never))?.items).toHaveLength(50);
    await run(provider, 'hindsight_retain', { content: 'The gardens are in Kyoto.', tags: ['session:s9'] });
    const found = await provider.search?.('gardens', never);
    expect(found?.items.map(({ kind, session: of }) => [kind, of])).toEqual([
      ['world', 's9'],
      ['observation', 's9'],
    ]);
  });

  it('are those of a bank whose name is one part of the path', async () => {
    const { provider, stub, world } = await start();
    write(hindsightFile(world.context), { ...stub.values, bank_id: '../other bank' });
    await provider.list?.(null, never);
    expect(stub.seen().at(-1)?.path).toContain('/v1/default/banks/..%2Fother%20bank/memories/list');
    expect(provider.promptBlock(session)).toContain('hermes-ada');
  });
});
