import { readFileSync } from 'node:fs';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { hermesAnswers, layHermesFile, openHermesFile } from './testing/hermes-file.ts';
import { expectSameAnswer } from './testing/same-answers.ts';
import { openTestFacts, temporaryHome } from './testing/store.ts';
import { FIXTURE_DIM, questions } from './testing/world.ts';

describe('a memory_store.db that Hermes 0.19 made', () => {
  it('gives the answers that Hermes gave, to every question', async () => {
    const facts = openHermesFile();
    const theirs = hermesAnswers();
    for (const [i, args] of questions().entries()) {
      expectSameAnswer(await facts.call(args), theirs[i], JSON.stringify(args));
    }
  });

  it('is not changed by being asked', async () => {
    const home = temporaryHome();
    const file = layHermesFile(home);
    const before = readFileSync(file);
    const facts = openTestFacts({ home, dim: FIXTURE_DIM });
    for (const args of questions()) await facts.call(args);
    await facts.store.db.close();
    expect(readFileSync(file).equals(before)).toBe(true);
  });

  it('takes facts in the format it has, and knows an entity by its alias', async () => {
    const facts = openHermesFile();
    const id = await facts.store.add('“The Countess” keeps bees');
    expect(facts.store.entitiesOf(id)).toEqual(['Ada Lovelace']);
    const db = new Database(facts.file, { readonly: true });
    const sizes = db.prepare('SELECT DISTINCT length(hrr_vector) FROM facts').pluck().all();
    const schema = db.prepare('SELECT name FROM sqlite_master ORDER BY name').pluck().all();
    db.close();
    expect(sizes).toEqual([FIXTURE_DIM * 8]);
    const fresh = openTestFacts();
    expect(fresh.store.db.all('SELECT name FROM sqlite_master ORDER BY name').map((row) => row['name'])).toEqual(
      schema,
    );
  });

  it('has the layout that a new file of ours has, column by column', () => {
    const shape = ({ store }: { store: ReturnType<typeof openTestFacts>['store'] }): unknown =>
      ['facts', 'entities', 'fact_entities', 'memory_banks', 'facts_fts'].map((table) =>
        store.db.all('SELECT * FROM pragma_table_info(?)', table),
      );
    expect(shape(openTestFacts())).toEqual(shape(openHermesFile()));
  });
});
