import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { fromBlob, toBlob } from './blob.ts';
import { openTestFacts, temporaryHome, type TestFacts } from './testing/store.ts';
import { bundle, factVector } from './vectors.ts';

const DIM = 64;

function bankOf({ store }: TestFacts, category: string): { vector: Float64Array | null; count: unknown } | null {
  const row = store.db.get('SELECT vector, fact_count FROM memory_banks WHERE bank_name = ?', `cat:${category}`);
  return row === undefined ? null : { vector: fromBlob(row['vector'], DIM), count: row['fact_count'] };
}

describe('facts', () => {
  it('are kept once, stripped as Python strips, with entities and a vector', async () => {
    const facts = openTestFacts();
    const id = await facts.store.add('\u001c Ada Lovelace likes "green tea" \n', {
      category: 'user_pref',
      tags: 'tea',
    });
    expect(await facts.store.add('Ada Lovelace likes "green tea"', { category: 'tool' })).toBe(id);
    expect(facts.store.list({ limit: 9 })).toEqual([
      {
        fact_id: id,
        content: 'Ada Lovelace likes "green tea"',
        category: 'user_pref',
        tags: 'tea',
        trust_score: 0.5,
        retrieval_count: 0,
        helpful_count: 0,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
        updated_at: expect.any(String) as string,
      },
    ]);
    expect(facts.store.entitiesOf(id)).toEqual(['Ada Lovelace', 'green tea']);
    const other = await facts.store.add('"ADA LOVELACE" again');
    expect(facts.store.entitiesOf(other)).toEqual(['Ada Lovelace']);
    expect(facts.store.countEntities()).toBe(2);
    await expect(facts.store.add(' \u0085 ')).rejects.toMatchObject({ code: 'invalid_input' });
  });

  it('name entities literally: no character of a name is a wildcard', async () => {
    const facts = openTestFacts();
    const first = await facts.store.add('"axb" is one');
    const second = await facts.store.add('"a_b" is another');
    const third = await facts.store.add('"100%" and "100,000"');
    expect([first, second, third].map((id) => facts.store.entitiesOf(id))).toEqual([
      ['axb'],
      ['a_b'],
      ['100%', '100,000'],
    ]);
  });

  it('change with their entities, vector and both banks; one text is one fact', async () => {
    const facts = openTestFacts();
    const a = await facts.store.add('Ada Lovelace likes tea', { category: 'user_pref' });
    const b = await facts.store.add('Grace Hopper likes tea', { category: 'user_pref' });
    expect(await facts.store.update(a, { content: 'Alan Turing likes tea', category: 'tool', trustDelta: 0.9 })).toBe(
      true,
    );
    expect(facts.store.entitiesOf(a)).toEqual(['Alan Turing']);
    expect(facts.store.list({ category: 'tool', limit: 9 })).toMatchObject([{ fact_id: a, trust_score: 1 }]);
    const [va, vb] = [
      factVector('Alan Turing likes tea', ['Alan Turing'], DIM),
      factVector('Grace Hopper likes tea', ['Grace Hopper'], DIM),
    ];
    expect(bankOf(facts, 'tool')).toEqual({ vector: bundle([va]), count: 1 });
    expect(bankOf(facts, 'user_pref')).toEqual({ vector: bundle([vb]), count: 1 });
    await expect(facts.store.update(b, { content: 'Alan Turing likes tea' })).rejects.toMatchObject({
      code: 'conflict',
    });
    expect(await facts.store.update(b, { content: 'Grace Hopper likes tea' })).toBe(true);
    expect(await facts.store.update(99, { tags: 'x' })).toBe(false);
    expect(await facts.store.remove(b)).toBe(true);
    expect(await facts.store.remove(b)).toBe(false);
    expect(bankOf(facts, 'user_pref')).toBeNull();
    expect(facts.retriever.search('Grace', { limit: 5, minTrust: 0 })).toEqual([]);
  });

  it('have banks that are the bundle of all, also in a large category and when others write meanwhile', async () => {
    const facts = openTestFacts();
    const other = openTestFacts({ home: facts.home });
    for (let i = 0; i < 150; i += 1) await (i % 40 === 39 ? other : facts).store.add(`fact number ${String(i)}`);
    await Promise.all([
      facts.store.remove(7),
      other.store.update(9, { content: 'fact number nine' }),
      facts.store.add('the last but one'),
      other.store.add('the last'),
    ]);
    await facts.store.add('really the last');
    const vectors = facts.store.db
      .all('SELECT hrr_vector FROM facts ORDER BY fact_id')
      .map((row) => fromBlob(row['hrr_vector'], DIM) ?? new Float64Array());
    expect(vectors).toHaveLength(152);
    const bank = bankOf(facts, 'general');
    expect(bank?.count).toBe(152);
    for (const [i, phase] of bundle(vectors).entries()) expect(bank?.vector?.[i]).toBeCloseTo(phase, 9);
  });

  it('are rated: helpful a little up, unhelpful twice as much down, within 0 and 1', async () => {
    const { store } = openTestFacts();
    const id = await store.add('tea is green');
    expect(await store.rate(id, true)).toEqual({ fact_id: id, old_trust: 0.5, new_trust: 0.55, helpful_count: 1 });
    expect(await store.rate(id, false)).toMatchObject({ new_trust: 0.55 - 0.1, helpful_count: 1 });
    for (let i = 0; i < 9; i += 1) await store.rate(id, false);
    expect(await store.rate(id, false)).toMatchObject({ old_trust: 0, new_trust: 0 });
    expect(await store.rate(99, true)).toBeNull();
  });

  it('are found as typed, whatever is typed, and listed newest first', async () => {
    const { store } = openTestFacts();
    for (const text of ['100% wool', '100 sheep', 'a_b', 'axb', 'Ω 茶']) await store.add(text);
    const texts = (typed: string): string[] => store.containing(typed, 9).map((fact) => fact.content);
    expect(texts('100%')).toEqual(['100% wool']);
    expect(texts('A_B')).toEqual(['a_b']);
    expect(texts('茶')).toEqual(['Ω 茶']);
    expect(store.newest(4, 2).map((fact) => fact.fact_id)).toEqual([3, 2]);
  });
});

describe('a file of another version', () => {
  it('with float32 vectors gets more of those', async () => {
    const facts = openTestFacts();
    await facts.store.add('the first', { category: 'tool' });
    const blob = toBlob(factVector('the first', [], DIM), 'float32');
    await facts.store.db.write(() => facts.store.db.run('UPDATE facts SET hrr_vector = ?', blob));
    await facts.store.add('the second', { category: 'tool' });
    const rows = facts.store.db.all('SELECT hrr_vector AS v FROM facts UNION ALL SELECT vector FROM memory_banks');
    for (const row of rows) expect((row['v'] as Buffer).subarray(0, 4).toString()).toBe('HRR1');
    expect(rows).toHaveLength(3);
    expect(await facts.retriever.probe('second', { limit: 5 })).toHaveLength(2);
  });

  it('with fewer columns and without vectors, banks and index is used as it is', async () => {
    const home = temporaryHome();
    const old = new Database(`${home}/memory_store.db`);
    old.exec(`CREATE TABLE facts (fact_id INTEGER PRIMARY KEY, content TEXT NOT NULL, trust_score REAL);
      CREATE TABLE entities (entity_id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE fact_entities (fact_id INTEGER, entity_id INTEGER, PRIMARY KEY (fact_id, entity_id));
      INSERT INTO facts VALUES (1, 'an old fact about tea', NULL), (2, 'Ada Lovelace and Coffee', 0.9);`);
    old.close();
    const facts = openTestFacts({ home });
    const id = await facts.store.add('Ada Lovelace drinks tea now', { category: 'tool', tags: 'x' });
    await facts.store.update(id, { content: 'Ada Lovelace drinks no tea', category: 'project' });
    expect(facts.retriever.search('tea', { limit: 5, minTrust: 0.3 }).map((fact) => fact.fact_id)).toEqual([1, 3]);
    expect((await facts.retriever.probe('Ada Lovelace', { limit: 9 })).map((fact) => fact.fact_id).sort()).toEqual([
      1, 2, 3,
    ]);
    for (const action of ['related', 'contradict', 'list']) {
      expect(await facts.call({ action, entity: 'tea', category: 'tool' })).not.toHaveProperty('error');
    }
    expect(await facts.store.rate(1, true)).toMatchObject({ old_trust: 0.5 });
    expect(await facts.store.remove(2)).toBe(true);
    const columns = facts.store.db.all(`SELECT name FROM pragma_table_info('facts')`).map((row) => row['name']);
    expect(columns).toEqual(['fact_id', 'content', 'trust_score']);
  });

  it('with facts kept by another size of vector answers about all of them', async () => {
    const facts = openTestFacts({ dim: 32 });
    await facts.store.add('Ada Lovelace likes tea');
    const wider = openTestFacts({ home: facts.home, dim: 64 });
    await wider.store.add('Grace Hopper likes tea');
    const scores = (await wider.retriever.related('Ada Lovelace', { limit: 5 })).map((fact) => fact.fact_id);
    expect(scores).toEqual([1, 2]);
    expect(wider.retriever.search('tea', { limit: 5, minTrust: 0 })).toHaveLength(2);
    expect(bankOf(wider, 'general')?.count).toBe(1);
  });
});
