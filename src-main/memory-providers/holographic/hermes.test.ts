import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { fromBlob } from './blob.ts';
import { hasNumpy, hermes, hermesBeside, mixVectors, python } from './testing/hermes.ts';
import { expectSameAnswer } from './testing/same-answers.ts';
import { openTestFacts, temporaryHome, type TestFacts } from './testing/store.ts';
import { questions, toldFacts, type ToldFact } from './testing/world.ts';

const DIM = 1024;
/** Hermes makes every vector anew for every question, so that the full size would take it a quarter of a minute. */
const QUICK = 256;
const COUNT = 200;

const addAll = `
for fact in given['facts']:
    call('fact_store', action='add', **fact)
for i in range(1, len(given['facts']), 7):
    call('fact_feedback', action='helpful', fact_id=i)
for i in range(3, len(given['facts']), 5):
    call('fact_feedback', action='unhelpful', fact_id=i)
`;
const askAll = `print(json.dumps([call('fact_store', **args) for args in given['questions']]))`;

async function addAllHere({ call }: TestFacts, facts: readonly ToldFact[]): Promise<void> {
  for (const fact of facts) await call({ action: 'add', ...fact });
  for (let i = 1; i < facts.length; i += 7) await call({ action: 'helpful', fact_id: i }, 'fact_feedback');
  for (let i = 3; i < facts.length; i += 5) await call({ action: 'unhelpful', fact_id: i }, 'fact_feedback');
}

async function expectSameAnswers(facts: TestFacts, theirs: unknown): Promise<void> {
  for (const [i, args] of questions().entries()) {
    expectSameAnswer(await facts.call(args), (theirs as unknown[])[i], JSON.stringify(args));
  }
}

/** Every vector of a file, by what it belongs to, in float32. */
function vectorsOf(file: string): Map<string, Float32Array> {
  const db = new Database(file, { readonly: true });
  try {
    const rows = db
      .prepare(
        'SELECT content AS name, hrr_vector AS vector FROM facts UNION ALL SELECT bank_name, vector FROM memory_banks',
      )
      .all() as { name: string; vector: Buffer | null }[];
    return new Map(rows.map(({ name, vector }) => [name, Float32Array.from(fromBlob(vector, DIM) ?? [])]));
  } finally {
    db.close();
  }
}

describe.skipIf(!hasNumpy)('Holographic beside that of Hermes (skipped without HERMES_PYTHON that has NumPy)', () => {
  it('answers 60 questions as Hermes does, over 200 facts that Hermes kept', async () => {
    const home = temporaryHome();
    const given = { facts: toldFacts(COUNT), questions: questions() };
    const theirs = hermes(`${addAll}\n${mixVectors}\n${askAll}`, { home, settings: { hrr_dim: QUICK }, given });
    await expectSameAnswers(openTestFacts({ home, dim: QUICK }), theirs);
  });

  it('keeps 200 facts that Hermes answers the same 60 questions over', async () => {
    const home = temporaryHome();
    const facts = openTestFacts({ home, dim: QUICK });
    await addAllHere(facts, toldFacts(COUNT));
    const theirs = hermes(askAll, { home, settings: { hrr_dim: QUICK }, given: { questions: questions() } });
    await expectSameAnswers(facts, theirs);
  });

  it('makes the same vectors and banks, bit for bit in float32', async () => {
    const home = temporaryHome();
    const facts = openTestFacts({ dim: DIM });
    await addAllHere(facts, toldFacts(COUNT));
    hermes(`${addAll}\nprint('null')`, { home, given: { facts: toldFacts(COUNT) } });
    const [mine, theirs] = [vectorsOf(facts.file), vectorsOf(`${home}/memory_store.db`)];
    expect([...mine.keys()].sort()).toEqual([...theirs.keys()].sort());
    expect(mine.size).toBe(COUNT + 4);
    for (const [name, vector] of mine) expect(vector, name).toEqual(theirs.get(name));
  });

  it('loses nothing while both add a hundred facts to one file', async () => {
    const home = temporaryHome();
    const facts = openTestFacts({ home, dim: DIM });
    const told = toldFacts(COUNT);
    const beside = hermesBeside(addAll, { home, given: { facts: told.slice(0, 100) } });
    for (const fact of told.slice(100)) await facts.store.add(fact.content, fact);
    expect(await beside).toBe(0);
    expect(facts.store.count()).toBe(COUNT);
    const check = hermes(
      `print(json.dumps([p._store._conn.execute('PRAGMA integrity_check').fetchone()[0],
        p._store._conn.execute("INSERT INTO facts_fts(facts_fts) VALUES ('integrity-check')") is not None,
        p._store._conn.execute('SELECT count(*) FROM facts WHERE hrr_vector IS NULL').fetchone()[0]]))`,
      { home },
    );
    expect(check).toEqual(['ok', true, 0]);
    // Whoever was last has counted every fact of its category.
    for (const fact of told.slice(0, 4)) await facts.store.add(`One more. ${fact.content}`, fact);
    const banks = facts.store.db.all(
      `SELECT b.fact_count, (SELECT count(*) FROM facts f WHERE 'cat:' || f.category = b.bank_name) AS n FROM memory_banks b`,
    );
    for (const bank of banks) expect(bank['fact_count']).toBe(bank['n']);
  });
});

describe.skipIf(!python)('Holographic beside that of Hermes without NumPy (skipped without HERMES_PYTHON)', () => {
  it('finds the same facts by words, and asks those kept without vectors by entity all the same', async () => {
    const home = temporaryHome();
    const told = toldFacts(60);
    const asked = questions()
      .filter((args) => args['action'] === 'search' || args['action'] === 'list')
      .map((args): Record<string, unknown> => ({ ...args, limit: 100 }));
    const found = (answers: unknown): unknown =>
      (answers as Record<string, { fact_id: number }[]>[]).map((answer) =>
        (answer['results'] ?? answer['facts'] ?? []).map((fact) => fact.fact_id).sort((a, b) => a - b),
      );
    hermes(`${addAll}\nprint('null')`, { home, numpy: false, given: { facts: told.slice(0, 40) } });
    const facts = openTestFacts({ home, dim: DIM });
    for (const fact of told.slice(40)) await facts.store.add(fact.content, fact);
    const theirs = hermes(askAll, { home, numpy: false, given: { questions: asked } });
    const mine = [];
    for (const args of asked) mine.push(await facts.call(args));
    expect(found(mine)).toEqual(found(theirs));

    const probed = await facts.retriever.probe('Mei Tanaka', { limit: 100 });
    expect(probed).toHaveLength(60);
  });
});
