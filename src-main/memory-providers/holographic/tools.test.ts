import { describe, expect, it } from 'vitest';
import { openTestFacts } from './testing/store.ts';

describe('fact_store and fact_feedback', () => {
  it('keep, find, change, rate and remove with the answers of Hermes', async () => {
    const { call } = openTestFacts();
    expect(await call({ action: 'add', content: 'Ada likes tea', category: 'user_pref', tags: 'tea' })).toEqual({
      fact_id: 1,
      status: 'added',
    });
    expect(await call({ action: 'search', query: 'tea' })).toMatchObject({
      count: 1,
      results: [{ fact_id: 1, fts_rank: 1 }],
    });
    expect(await call({ action: 'update', fact_id: '1', trust_delta: 0.2 })).toEqual({ updated: true });
    expect(await call({ action: 'list' })).toMatchObject({ count: 1, facts: [{ trust_score: 0.7 }] });
    expect(await call({ action: 'helpful', fact_id: 1 }, 'fact_feedback')).toMatchObject({ helpful_count: 1 });
    expect(await call({ action: 'remove', fact_id: 1 })).toEqual({ removed: true });
    expect(await call({ action: 'remove', fact_id: 1 })).toEqual({ removed: false });
    expect(await call({ action: 'update', fact_id: 1, tags: 'x' })).toEqual({ updated: false });
  });

  it.each<[Record<string, unknown>, string?]>([
    [{}],
    [{ action: 'toString' }],
    [{ action: 'forget' }],
    [{ action: 'add' }],
    [{ action: 'add', content: '   ' }],
    [{ action: 'add', content: 7 }],
    [{ action: 'search' }],
    [{ action: 'search', query: 'x', min_trust: 'much' }],
    [{ action: 'search', query: 'x', limit: {} }],
    [{ action: 'reason' }],
    [{ action: 'reason', entities: ['a', 1] }],
    [{ action: 'probe', entity: null }],
    [{ action: 'update', tags: 'x' }],
    [{ action: 'remove', fact_id: 1.5 }],
    [{ action: 'helpful', fact_id: 4 }, 'fact_feedback'],
    [{ action: 'great', fact_id: 4 }, 'fact_feedback'],
    [{ action: 'helpful' }, 'fact_feedback'],
  ])('answer %j with what is wrong with it', async (args, tool) => {
    const { call, store } = openTestFacts();
    expect(await call(args, tool)).toEqual({ error: expect.stringMatching(/./) as string });
    expect(store.count()).toBe(0);
  });

  it('keep no secret', async () => {
    const { call, store } = openTestFacts({ redact: (text) => text.replaceAll('hunter2', '***') });
    await call({ action: 'add', content: 'the password is hunter2', tags: 'hunter2' });
    await call({ action: 'update', fact_id: 1, content: 'still hunter2' });
    expect(store.list({ limit: 1 })).toMatchObject([{ content: 'still ***', tags: '***' }]);
  });

  it('bound how much they answer', async () => {
    const { call, store } = openTestFacts({ dim: 16 });
    for (let i = 0; i < 12; i += 1) await store.add(`tea ${String(i)}`);
    expect(await call({ action: 'list' })).toMatchObject({ count: 10 });
    expect(await call({ action: 'search', query: 'tea', limit: '3' })).toMatchObject({ count: 3 });
    expect(await call({ action: 'search', query: 'tea', limit: -4 })).toMatchObject({ count: 0 });
    expect(await call({ action: 'related', entity: 'tea', limit: 1e9 })).toMatchObject({ count: 12 });
  });
});
