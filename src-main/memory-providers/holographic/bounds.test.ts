import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { affordableWords, comparedFacts, MOST_HITS } from './bounds.ts';
import { openTestFacts } from './testing/store.ts';

it('a small store is asked for every word and compared as a whole', async () => {
  const { store } = openTestFacts();
  for (const text of ['green tea', 'black tea', 'a walk']) await store.add(text);
  expect(affordableWords(store.db, ['tea', 'walk'])).toEqual({ kept: ['tea', 'walk'], notice: null });
  expect(comparedFacts(store.db, ['Ada'], null)).toBeNull();
});

it('a large one is asked for its rarest words, and for one at least that a fact has', async () => {
  const { store } = openTestFacts();
  for (const text of ['tea one', 'tea two', 'tea three walk', 'tea four gpt-4', 'Café tea']) await store.add(text);
  const asked = (...words: string[]): string[] => affordableWords(store.db, words, 2).kept;
  expect(asked('tea', 'walk')).toEqual(['walk']);
  expect(asked('tea', 'gpt-4', 'walk')).toEqual(['gpt-4', 'walk']);
  expect(asked('nowhere', 'tea')).toEqual(['nowhere', 'tea']);
  expect(asked('CAFE', 'tea')).toEqual(['CAFE']);
  expect(affordableWords(store.db, ['tea', 'walk'], 2).notice).toContain('tea');
});

it('a large one is compared by who has the names, in the category asked for, and then by what is newest', async () => {
  const { store } = openTestFacts();
  await store.add('Ada Lovelace keeps bees', { category: 'project' });
  for (const at of [1, 2, 3, 4])
    await store.add(`note number ${String(at)}`, { category: at === 2 ? 'tool' : 'project' });
  expect(comparedFacts(store.db, ['ada lovelace'], null, 3)).toEqual({ ids: [1, 4, 5], total: 5 });
  expect(comparedFacts(store.db, ['ada lovelace'], 'project', 3)).toEqual({ ids: [1, 4, 5], total: 4 });
  expect(comparedFacts(store.db, ['nobody'], null, 3)).toEqual({ ids: [3, 4, 5], total: 5 });
  expect(comparedFacts(store.db, ['nobody'], 'tool', 3)).toBeNull();
});

it('an answer that leaves something out says so', async () => {
  const { file, call, store } = openTestFacts();
  const raw = new Database(file);
  const insert = raw.prepare('INSERT INTO facts (content) VALUES (?)');
  raw.transaction(() => {
    for (let at = 0; at <= MOST_HITS; at += 1) insert.run(`ordinary fact ${String(at)}`);
  })();
  raw.close();
  await store.add('an ordinary and peculiar thing');
  expect(await call({ action: 'search', query: 'ordinary peculiar' })).toMatchObject({
    count: 1,
    results: [{ content: 'an ordinary and peculiar thing' }],
    note: 'Too many facts have these words, so they were not asked for: ordinary.',
  });
  expect(await call({ action: 'search', query: 'peculiar' })).not.toHaveProperty('note');
});
