import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderFixture } from '../../testing/fixture.ts';
import { openFacts } from '../database.ts';
import { FactStore } from '../facts.ts';
import { holographic } from '../index.ts';

const local = 'a file of this machine, asked by no network';
/** Trust of what a test has put in, by which it is told from what was mirrored. */
const PLANTED = 0.9;

async function withStore<T>(file: string, work: (store: FactStore) => Promise<T> | T): Promise<T> {
  const db = openFacts(file);
  try {
    return await work(new FactStore(db, { dim: 1024, defaultTrust: PLANTED }));
  } finally {
    await db.close();
  }
}

/** Holographic for the table that every provider passes: its "service" is a database in a folder of its own. */
export const holographicFixture: ProviderFixture = {
  kind: holographic,
  start(profile) {
    const folder = mkdtempSync(join(tmpdir(), `desk-facts-${profile}-`));
    const file = join(folder, 'memory_store.db');
    return Promise.resolve({
      values: { db_path: file },
      fault: () => {
        throw new Error('nothing of this can happen to a local database');
      },
      seen: () => [],
      turns: () => [],
      mirrored: () => {
        const db = openFacts(file);
        const rows = db.all('SELECT content FROM facts WHERE trust_score < ? ORDER BY fact_id', PLANTED);
        void db.close();
        return rows.map((row) => String(row['content']));
      },
      plant: async (text) => {
        await withStore(file, (store) => store.add(text));
      },
      stop: () => {
        rmSync(folder, { recursive: true, force: true });
        return Promise.resolve();
      },
    });
  },
  immune: {
    stalled: local,
    stalled_body: local,
    '401': local,
    '429': local,
    '500': local,
    committed_500: local,
    committed_dropped: local,
    malformed: local,
    offline: local,
    oversized: local,
  },
  syncs: false,
  mirrors: ['add'],
  toolCall: { name: 'fact_store', args: { action: 'search', query: 'tea' }, finds: 'green tea' },
};
