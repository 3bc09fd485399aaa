import Database from 'better-sqlite3';
import { existsSync, rmSync, statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SearchResult } from './store-types.ts';
import { aSession, openCommandStore, openIndexedStore, openTestStore, type TestStore } from './testing/store.ts';

const firstPage = { limit: 50, depth: 'index' } as const;

async function withMessages(texts: readonly string[]): Promise<TestStore & { id: string; index: string }> {
  const opened = await openIndexedStore();
  const id = await opened.store.createSession(aSession());
  await opened.store.appendMany(
    id,
    texts.map((content) => ({ role: 'user' as const, content })),
  );
  await opened.store.searchIndexSettled();
  return { ...opened, id, index: join(opened.home, 'desk', 'search.db') };
}

function texts({ store }: TestStore, { hits }: SearchResult): string[] {
  return hits.filter((h) => h.message !== null).map((h) => store.message(h.message ?? 0).content);
}

async function page(t: TestStore, query: string): Promise<string[]> {
  return texts(t, await t.store.search(query, firstPage));
}

/** How often a word is in the index itself, without any look at state.db. */
function inIndex(file: string, token: string): number {
  const db = new Database(file, { readonly: true });
  const n = db.prepare('SELECT count(*) FROM tokens WHERE tokens MATCH ?').pluck().get(`"${token}"`);
  db.close();
  return Number(n);
}

describe('the search index of our own', () => {
  it('has the first page for words, endings, accents, CJK, code and pictures', async () => {
    const all = [
      'The Café bakes bread',
      '讨论Agent通信协议',
      '京都に行く',
      'written in C++ and C#',
      'see getUserName in src/main/foo-bar.ts',
      'set user_name in .env',
      'enjoy 🍞 and 👩‍🍳',
      'ПРИВЕТ мир',
    ];
    const t = await withMessages(all);
    const cases: readonly (readonly [string, number])[] = [
      ['cafe', 0],
      ['CAFÉ', 0],
      ['baking', 0],
      ['bread', 0],
      ['通信', 1],
      ['agent', 1],
      ['Agent通信', 1],
      ['京', 2],
      ['京都', 2],
      ['C++', 3],
      ['C#', 3],
      ['user', 4],
      ['getusername', 4],
      ['foo-bar', 4],
      ['src/main', 4],
      ['user_name', 5],
      ['.env', 5],
      ['🍞', 6],
      ['👩‍🍳', 6],
      ['привет', 7],
      ['brea', 0],
    ];
    for (const [query, expected] of cases) expect(await page(t, query), query).toContain(all[expected]);
  });

  it('puts the word as it was typed before other endings of it, and marks both', async () => {
    const t = await withMessages(['they were running late', 'a run', 'run run run']);
    const result = await t.store.search('running', firstPage);
    expect(texts(t, result)[0]).toBe('they were running late');
    expect(texts(t, result)).toHaveLength(3);
    for (const hit of result.hits) expect(hit.marks.length, hit.snippet).toBeGreaterThan(0);
  });

  it('takes a phrase as it stands', async () => {
    const t = await withMessages(['docker networking basics', 'dockers network', 'networking for docker']);
    expect(await page(t, '"docker networking"')).toEqual(['docker networking basics']);
  });

  it('finds a word with one wrong letter when nothing has it as typed, and says so', async () => {
    const t = await withMessages(['the sourdough starter', 'unrelated']);
    for (const typo of ['sourdoguh', 'sourdouh', 'sourdoughh', 'sourdoxgh']) {
      const result = await t.store.search(typo, { limit: 5, depth: 'full' });
      expect(texts(t, result), typo).toEqual(['the sourdough starter']);
      expect(result.note, typo).toContain('sourdough');
    }
  });

  it('offers messages with some of the words when none has all', async () => {
    const t = await withMessages(['my dog is called Biscuit', 'the weather is fine']);
    const result = await t.store.search('name dog Biscuit elephants', { limit: 5, depth: 'full' });
    expect(texts(t, result)[0]).toBe('my dog is called Biscuit');
    expect(result.note).toContain('No message contains all');
  });

  it('knows new, changed and deleted messages, and never shows rewound or hidden ones', async () => {
    const t = await withMessages(['alpha needle', 'beta needle']);
    const added = await t.store.appendMessage(t.id, { role: 'assistant', content: 'gamma needle' });
    expect(await page(t, 'gamma')).toEqual(['gamma needle']);
    await t.store.updateMessage(added.id, { content: 'delta needle' });
    await t.store.searchIndexSettled();
    expect(await page(t, 'delta')).toEqual(['delta needle']);
    expect(await page(t, 'gamma')).toEqual([]);
    expect(inIndex(t.index, 'gamma')).toBe(0);
    await t.store.appendMessage(t.id, { role: 'user', content: 'hidden needle', displayKind: 'hidden' });
    await t.store.rewind(t.id, added.id - 1);
    await t.store.searchIndexSettled();
    expect(await page(t, 'needle')).toEqual(['alpha needle']);
    await t.store.remove(t.id);
    await t.store.searchIndexSettled();
    expect(inIndex(t.index, 'needl')).toBe(0);
    await t.store.restore(t.id);
    await t.store.searchIndexSettled();
    expect(await page(t, 'needle')).toEqual(['alpha needle']);
  });

  it('catches up with what another program wrote, changed and deleted while nobody looked', async () => {
    const t = await withMessages(['one apple', 'two apples', 'three pears']);
    await t.store.close();
    const db = new Database(t.file);
    db.exec(`UPDATE messages SET content = 'two oranges' WHERE content = 'two apples';
      DELETE FROM messages WHERE content = 'three pears';
      INSERT INTO messages (session_id, role, content, timestamp) VALUES ('${t.id}', 'user', 'four plums', 1)`);
    db.close();
    const again = await openIndexedStore({ home: t.home });
    await again.store.searchIndexSettled();
    expect(await page(again, 'oranges')).toEqual(['two oranges']);
    expect(await page(again, 'plums')).toEqual(['four plums']);
    expect(await page(again, 'pears')).toEqual([]);
    expect(inIndex(t.index, 'pear')).toBe(0);
    expect(inIndex(t.index, 'appl')).toBe(1);
  });

  it('sees a text of the same length that another program wrote into a conversation while we watch', async () => {
    const t = await withMessages(['one apple']);
    const stop = t.store.watch();
    const db = new Database(t.file);
    db.exec(`UPDATE messages SET content = 'one grape';
      UPDATE sessions SET message_count = 7`);
    db.close();
    await expect.poll(() => inIndex(t.index, 'grap'), { timeout: 10_000 }).toBe(1);
    stop();
  });

  it.each([
    ['deleted', (file: string) => rmSync(file)],
    ['cut off', (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2 / 4096) * 4096)],
  ])('is made anew when it was %s, while we run', async (_how, harm) => {
    const t = await withMessages(Array.from({ length: 400 }, (_, i) => `needle number ${i} ${'word '.repeat(i % 50)}`));
    const checkpoint = new Database(t.index);
    checkpoint.pragma('wal_checkpoint(TRUNCATE)');
    checkpoint.close();
    harm(t.index);
    await t.store.appendMessage(t.id, { role: 'user', content: 'after the harm' });
    expect((await t.store.search('needle', { limit: 500, depth: 'full' })).total).toBe(400);
    await expect
      .poll(async () => (await page(t, 'harm')).length > 0 && t.store.searchIndex().state === 'ready', {
        timeout: 15_000,
      })
      .toBe(true);
    await t.store.searchIndexSettled();
    expect(inIndex(t.index, 'needl')).toBe(400);
  });

  it('is made anew when it is no database, or of another layout', async () => {
    const t = await withMessages(['needle']);
    await t.store.close();
    const db = new Database(t.index);
    db.exec(`UPDATE meta SET value = 'another' WHERE key = 'layout'`);
    db.close();
    const second = await openIndexedStore({ home: t.home });
    await second.store.searchIndexSettled();
    expect(await page(second, 'needle')).toEqual(['needle']);
    await second.store.close();
    truncateSync(t.index, 100);
    const third = await openIndexedStore({ home: t.home });
    await third.store.searchIndexSettled();
    expect(inIndex(t.index, 'needl')).toBe(1);
    expect(third.store.searchIndex().state).toBe('ready');
  });

  it('is only read, never made, where nobody keeps it', async () => {
    const t = await withMessages(['needle']);
    const looker = await openTestStore({ home: t.home, searchDb: { file: t.index, keep: 'never' } });
    expect(await page(looker, 'needle')).toEqual(['needle']);
    expect(looker.store.searchIndex().state).toBe('off');
    await expect(looker.store.rebuildSearchIndex()).rejects.toMatchObject({ code: 'refused' });
    const bare = await openTestStore();
    await bare.store.close();
    const none = await openTestStore({
      home: bare.home,
      searchDb: { file: join(bare.home, 'desk', 'search.db'), keep: 'never' },
    });
    expect(await page(none, 'needle')).toEqual([]);
    expect(existsSync(join(bare.home, 'desk', 'search.db'))).toBe(false);
  });

  it('is brought on by the first search of a single command, and by nothing else of it', async () => {
    const t = await openCommandStore();
    const id = await t.store.createSession(aSession());
    await t.store.appendMessage(id, { role: 'user', content: 'Café bakes 面包' });
    t.store.list({ limit: 9, offset: 0, archived: false, title: '' });
    const index = join(t.home, 'desk', 'search.db');
    expect(existsSync(index)).toBe(false);
    for (const query of ['cafe', 'baking', '面包', 'bakez']) {
      expect(texts(t, await t.store.search(query, { limit: 5, depth: 'full' })), query).toEqual(['Café bakes 面包']);
    }
    await t.store.close();
    expect(inIndex(index, 'bak')).toBe(1);
  });

  it('is made anew by a single command that is told to', async () => {
    const t = await openCommandStore();
    const id = await t.store.createSession(aSession());
    await t.store.appendMessage(id, { role: 'user', content: 'needle' });
    await t.store.rebuildSearchIndex();
    expect(t.store.searchIndex()).toMatchObject({ state: 'ready', done: 1, total: 1 });
  });

  it('is kept by several at once without harm', async () => {
    const t = await withMessages(Array.from({ length: 3000 }, (_, i) => `needle number ${i}`));
    await t.store.rebuildSearchIndex();
    rmSync(t.index);
    const others = await Promise.all([1, 2].map(() => openCommandStore({ home: t.home })));
    await t.store.appendMessage(t.id, { role: 'user', content: 'one more needle' });
    const totals = others.map(async (o) => (await o.store.search('needle', { limit: 5, depth: 'full' })).total);
    expect(await Promise.all(totals)).toEqual([3001, 3001]);
    await t.store.searchIndexSettled();
    await Promise.all(others.map((o) => o.store.close()));
    await t.store.close();
    expect(inIndex(t.index, 'needl')).toBe(3001);
    const db = new Database(t.index);
    db.exec(`INSERT INTO tokens(tokens) VALUES ('integrity-check')`);
    db.close();
  });

  it('shows what a compaction took away and never what was superseded, without being told', async () => {
    const t = await withMessages(['first needle', 'second needle', 'third needle']);
    const db = new Database(t.file);
    db.exec(`UPDATE messages SET active = 0, compacted = 1 WHERE content = 'first needle';
      UPDATE messages SET active = 0 WHERE content = 'second needle'`);
    db.close();
    for (const depth of ['index', 'full'] as const) {
      const { hits } = await t.store.search('needle', { limit: 5, depth });
      expect(hits.map((h) => h.snippet).sort()).toEqual(['first needle', 'third needle']);
    }
  });

  it('tells how far it has come, and that the first hits may not be the best meanwhile', async () => {
    const t = await withMessages(['needle']);
    await t.store.rebuildSearchIndex();
    expect(t.events.filter((e) => e.type === 'search.index').map((e) => e.data)).toContainEqual({
      state: 'ready',
      done: 1,
      total: 1,
    });
    expect(t.store.searchIndex()).toEqual({ state: 'ready', done: 1, total: 1 });
  });

  it('leaves state.db as it is', async () => {
    const t = await withMessages(['needle']);
    await t.store.close();
    const db = new Database(t.file, { readonly: true });
    const schema = db.prepare('SELECT count(*) FROM sqlite_master').pluck().get();
    db.close();
    const plain = await openTestStore();
    await plain.store.close();
    const other = new Database(plain.file, { readonly: true });
    expect(schema).toBe(other.prepare('SELECT count(*) FROM sqlite_master').pluck().get());
    other.close();
    expect(statSync(t.index).mode & 0o077).toBe(0);
  });
});
