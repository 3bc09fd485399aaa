import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { expectWhole } from './testing/files.ts';
import { aSession, openTestStore, temporaryHome, type TestStore } from './testing/store.ts';

const all = { limit: 100, offset: 0, archived: false, title: '' };
const [root, tip] = ['20260101_100000_aaaaaa', '20260101_110000_bbbbbb'];

/** A home with the state.db that Hermes 0.19 itself has written (`testing/make-fixture.ts`). */
async function hermesHome(): Promise<TestStore> {
  const home = temporaryHome();
  const packed = readFileSync(join(import.meta.dirname, 'testing/fixtures/hermes-0.19.state.db.gz'));
  writeFileSync(join(home, 'state.db'), gunzipSync(packed), { mode: 0o600 });
  return openTestStore({ home });
}

function schemaOf(file: string): unknown {
  const db = new Database(file, { readonly: true });
  const all = db.prepare('SELECT type, name, sql FROM sqlite_master ORDER BY name').all();
  const version = db.prepare('SELECT version FROM schema_version').pluck().get();
  db.close();
  return { all, version };
}

describe('a state.db that Hermes 0.19 has written', () => {
  it('is listed, read, resumed and searched as it is', async () => {
    const { store } = await hermesHome();
    expect(store.problem).toBeNull();
    expect(store.list(all).rows.map((r) => [r.title ?? r.preview, r.source, r.parts, r.messageCount])).toEqual(
      expect.arrayContaining([
        ['Sourdough #2', 'cli', 2, 6],
        ['hello from the phone', 'telegram', 1, 2],
      ]),
    );
    expect(store.get(root)).toMatchObject({ id: tip, preview: 'How do I bake sourdough? 面包' });
    expect(store.prompt(root)?.text).toBe('You are a fixture. ü');
    expect(store.messages(tip, { limit: 20 }).messages.slice(0, 4)).toMatchObject([
      { role: 'user', content: 'How do I bake sourdough? 面包' },
      { role: 'assistant', reasoning: 'why', toolCalls: [{ id: 'c1', name: 'memory', arguments: '{"q": "北京"}' }] },
      { role: 'tool', content: 'found nothing', toolCallId: 'c1', toolName: 'memory' },
      { role: 'assistant', content: 'With pärts and time.' },
    ]);
    for (const name of ['Sourdough', 'Sourdough #2', root, '20260101_11', 'latest']) {
      expect([tip, '20260102_100000_cccccc', 'cron_1_20260102']).toContain(store.resolve(name));
    }
    for (const query of ['面包', 'pärts', 'oven', 'phone']) {
      expect((await store.search(query, { limit: 9, depth: 'full' })).total, query).toBe(1);
    }
    expect((await store.search('sourdough', { limit: 9, depth: 'full' })).total).toBeGreaterThan(1);
  });

  it('takes turns, titles, leases, pins, deletions and repairs without a change of its schema, and stays whole', async () => {
    const { store, file } = await hermesHome();
    const before = schemaOf(file);
    expect((await store.appendMessage(root, { role: 'user', content: 'a turn of the app' })).session).toBe(tip);
    const id = await store.createSession(aSession({ title: 'Sourdough' }));
    expect(store.get(id).title).toBe('Sourdough #3');
    await store.appendMessage(id, { role: 'user', content: 'a branch' });
    const lease = await store.acquireTurn(tip);
    expect(await store.acquireTurn(root)).toBeNull();
    await lease?.release();
    await store.rename(tip, 'Sourdough');
    await store.archive('20260102_100000_cccccc', true);
    await store.remove(tip);
    expect(store.list(all).rows.map((r) => r.id)).not.toContain(tip);
    await store.restore(tip);
    expect(store.get(root)).toMatchObject({ id: tip, title: 'Sourdough', parts: 2 });
    const { text } = await store.export(tip, 'jsonl');
    const to = await openTestStore();
    expect(await to.store.importJsonl(text)).toMatchObject({ sessions: 2, messages: 7 });
    expect(await store.repair()).toMatchObject({ found: 'sound' });
    await store.close();
    expect(schemaOf(file)).toEqual(before);
    expectWhole(file);
  });

  it('is not called damaged for text with U+0000, which its SQLite indexes in another way than ours', async () => {
    const { store, file } = await hermesHome();
    const db = new Database(file, { readonly: true });
    expect(db.pragma('integrity_check')).toEqual([
      { integrity_check: 'malformed inverted index for FTS5 table main.messages_fts_trigram' },
    ]);
    db.close();
    expect(await store.repair()).toMatchObject({ found: 'sound' });
    for (const { id } of store.list(all).rows) await store.remove(id);
    expect(store.stats()).toMatchObject({ staleIndexes: false, trashed: 3 });
  });

  it('with damage in its index of pieces is found damaged all the same, and mended', async () => {
    const { store, home, file } = await hermesHome();
    await store.close();
    const db = new Database(file);
    db.unsafeMode(true);
    db.exec('UPDATE messages_fts_trigram_data SET block = zeroblob(32) WHERE id > 10');
    db.close();
    const again = await openTestStore({ home });
    expect(await again.store.repair()).toMatchObject({ found: 'index' });
    expect(await again.store.repair()).toMatchObject({ found: 'sound' });
    expect((await again.store.search('sourdough', { limit: 9, depth: 'full' })).total).toBeGreaterThan(1);
    await again.store.close();
    expect(expectWhole(file).size).toBe(9);
  });
});
