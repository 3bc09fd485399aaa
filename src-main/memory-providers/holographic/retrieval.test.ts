import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { toBlob } from './blob.ts';
import { openTestFacts, type TestFacts } from './testing/store.ts';
import { factVector } from './vectors.ts';

const DAY_MS = 86_400_000;
const ids = (facts: readonly { fact_id: number }[]): number[] => facts.map((fact) => fact.fact_id);

async function withFacts(...texts: string[]): Promise<TestFacts> {
  const facts = openTestFacts({ dim: 512 });
  for (const text of texts) await facts.store.add(text);
  return facts;
}

describe('questions about facts', () => {
  it('by words: one telling word is enough, the best match first, the mistrusted not at all', async () => {
    const { store, retriever } = await withFacts(
      'green tea in the morning',
      'black tea',
      'coffee in the evening',
      'tea tea tea',
    );
    const found = retriever.search('Which tea do I drink in the morning?', { limit: 10, minTrust: 0.3 });
    expect(found[0]?.fact_id).toBe(1);
    expect(ids(found).sort()).toEqual([1, 2, 4]);
    for (let i = 0; i < 3; i += 1) await store.rate(1, false);
    expect(ids(retriever.search('tea', { limit: 10, minTrust: 0.3 }))).not.toContain(1);
  });

  it('by CJK words and by names with marks in them, which the index of the file cannot find', async () => {
    const { retriever } = await withFacts('我喜欢喝咖啡', 'we moved to gpt-4 in May', 'written in C++', '他喜欢喝茶');
    const find = (query: string): number[] => ids(retriever.search(query, { limit: 10, minTrust: 0 }));
    expect(find('咖啡')).toEqual([1]);
    expect(find('喜欢')).toEqual([1, 4]);
    expect(find('茶')).toEqual([4]);
    expect(find('gpt-4')).toEqual([2]);
    expect(find('C++')).toEqual([3]);
    expect(find('" OR fact_id:* NEAR(')).toEqual([]);
  });

  it('by entity: related puts what is about it in front, probe and reason answer as many as asked for', async () => {
    const { retriever } = await withFacts(
      'Grace Hopper wrote a compiler',
      'Ada Lovelace met Charles Babbage in London',
      'the kettle is in the kitchen',
      'Alan Turing ran to London',
    );
    expect(ids(await retriever.related('Ada Lovelace', { limit: 1 }))).toEqual([2]);
    expect(ids(await retriever.related('kettle', { limit: 1 }))).toEqual([3]);
    expect(await retriever.reason(['Ada Lovelace', 'Charles Babbage'], { limit: 3 })).toHaveLength(3);
    expect(await retriever.probe('Alan Turing', { limit: 2, category: 'general' })).toHaveLength(2);
    expect(await retriever.probe('Alan Turing', { limit: 2, category: 'tool' })).toEqual([]);
  });

  it('fade with age where a half-life is set', async () => {
    const now = Date.UTC(2026, 5, 1);
    const facts = openTestFacts({ halfLifeDays: 10, now: () => now });
    await facts.store.add('old tea', { at: now - 10 * DAY_MS });
    await facts.store.add('new tea', { at: now });
    await facts.store.add('tea of tomorrow', { at: now + DAY_MS });
    const score = new Map(facts.retriever.search('tea', { limit: 5, minTrust: 0 }).map((f) => [f.content, f.score]));
    const plain = openTestFacts({ home: facts.home, now: () => now });
    for (const fact of plain.retriever.search('tea', { limit: 5, minTrust: 0 })) {
      const factor = fact.content === 'old tea' ? 0.5 : 1;
      expect(score.get(fact.content)).toBeCloseTo(fact.score * factor, 9);
    }
  });

  it('can be called off', async () => {
    const { retriever } = await withFacts('tea');
    const signal = AbortSignal.abort(new Error('called off'));
    await expect(retriever.probe('tea', { limit: 1, signal })).rejects.toThrow('called off');
  });

  it('about contradictions compare the 500 facts changed last', async () => {
    const facts = openTestFacts({ dim: 512 });
    const at = Date.UTC(2026, 0, 1);
    await facts.store.db.write(() => {
      for (let i = 0; i < 510; i += 1) {
        const time = new Date(at + i * 1000).toISOString().slice(0, 19).replace('T', ' ');
        facts.store.db.insert('facts', { content: `filler ${String(i)}`, updated_at: time });
      }
    });
    await facts.store.add('Ada Lovelace loves tea above all else in this world', { at: at - 1000 });
    await facts.store.add('"Ada Lovelace" rejects cocoa, juice, milk', { at: at + 9e6 });
    // As Hermes weighs it, one shared entity makes two facts too much alike to contradict each other.
    const other = toBlob(factVector('something else', [], 512), 'float64');
    await facts.store.db.write(() => facts.store.db.run('UPDATE facts SET hrr_vector = ? WHERE fact_id = 512', other));
    expect(await facts.call({ action: 'contradict' })).toEqual({ results: [], count: 0 });
    await facts.store.update(511, { tags: 'again' });
    expect(await facts.call({ action: 'contradict' })).toMatchObject({
      count: 1,
      results: [{ shared_entities: ['ada lovelace'], entity_overlap: 1 }],
    });
  });

  it('survive a damaged index: the facts are read instead, and the next change mends it', async () => {
    const { file, store, retriever } = await withFacts('green tea', 'coffee');
    const raw = new Database(file);
    raw.unsafeMode(true).exec('DELETE FROM facts_fts_data');
    raw.close();
    expect(ids(retriever.search('Tea', { limit: 5, minTrust: 0 }))).toEqual([1]);
    // The next change makes the index anew.
    await store.add('black tea');
    expect(store.db.all(`SELECT rowid FROM facts_fts WHERE facts_fts MATCH 'tea'`)).toHaveLength(2);
  });
});
