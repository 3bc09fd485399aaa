import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { hermes, mixVectors } from './hermes.ts';
import { FIXTURE_DIM, questions, toldFacts } from './world.ts';

/**
 * Makes `fixtures/hermes-0.19.memory_store.db.gz`, a database of facts as Hermes 0.19 with NumPy leaves it, and beside it what
 * Hermes answers to the questions, so that tests of both need no Hermes:
 * `HERMES_PYTHON=... node src-main/memory-providers/holographic/testing/make-fixture.ts`.
 */
const home = mkdtempSync(join(tmpdir(), 'desk-fixture-'));
const folder = join(import.meta.dirname, 'fixtures');
try {
  const answers = hermes(
    `
for fact in given['facts']:
    call('fact_store', action='add', **fact)
for i in range(1, 30, 3):
    call('fact_feedback', action='helpful' if i % 2 else 'unhelpful', fact_id=i)
call('fact_store', action='update', fact_id=5, content='"Blue Heron" is what Nadia Petrova calls the new kettle', tags='kitchen')
call('fact_store', action='remove', fact_id=6)
p._store._conn.execute("UPDATE entities SET aliases = 'BDFL,The Countess' WHERE name = 'Ada Lovelace'")
${mixVectors}
answers = [call('fact_store', **args) for args in given['questions']]
p._store._conn.execute('PRAGMA wal_checkpoint(TRUNCATE)')
print(json.dumps(answers))`,
    { home, settings: { hrr_dim: FIXTURE_DIM }, given: { facts: toldFacts(30), questions: questions() } },
  );
  const bytes = gzipSync(readFileSync(join(home, 'memory_store.db')), { level: 9 });
  writeFileSync(join(folder, 'hermes-0.19.memory_store.db.gz'), bytes);
  writeFileSync(join(folder, 'hermes-0.19.answers.json.gz'), gzipSync(JSON.stringify(answers), { level: 9 }));
} finally {
  rmSync(home, { recursive: true, force: true });
}
