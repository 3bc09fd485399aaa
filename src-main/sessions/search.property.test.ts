import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { aSession, openIndexedStore, openTestStore } from './testing/store.ts';

const scripts = fc.constantFrom(
  ...[
    'a',
    'b',
    'B',
    'é',
    'É',
    'ß',
    'ñ',
    '京',
    '都',
    '大',
    '가',
    '검',
    'か',
    'カ',
    'п',
    'П',
    'ا',
    'ش',
    'ก',
    '्',
    'क',
    'ł',
    'ø',
    'ｶ',
    'ไ',
  ],
  ...[
    '🍞',
    '👩‍🍳',
    '👍🏽',
    '+',
    '-',
    '.',
    '_',
    '%',
    '*',
    '"',
    "'",
    '\\',
    '(',
    ')',
    '[',
    '?',
    '#',
    '@',
    ':',
    '^',
    '~',
    '{',
    '→',
    '🇩',
    '🇪',
    '½',
  ],
  ...[' ', ' ', ' ', '\n', '\t', '0', '7', 'OR', 'AND', '“', '”', '\u200d', '\u3000', '\u0301'],
);
const texts = fc.array(scripts, { minLength: 1, maxLength: 14 }).map((parts) => parts.join(''));

/** Things to look for, without white space and without a meaning of their own in a query. */
const pieces = fc
  .array(scripts, { minLength: 1, maxLength: 4 })
  .map((parts) => parts.join('').replace(/[\s"“”*()]|OR|AND/gu, ''))
  .filter((text) => text !== '');

/** What grep would find: the text as it was typed, its case aside. */
function grep(text: string, query: string): boolean {
  return [query, query.toLowerCase(), query.toUpperCase()].some((q) => text.includes(q));
}

/** Queries that say something other than their own text are for other tests. */
const plain = (query: string): boolean =>
  !/\bNOT\b|\b(role|source|before|after|title):/i.test(query) && query.trim() !== '';

describe('a finished search', () => {
  it.each([
    ['without an index of our own', openTestStore],
    ['with an index of our own', openIndexedStore],
  ])('is never weaker than grep, %s: it has every message that contains the query', async (_with, open) => {
    const { store } = await open();
    const id = await store.createSession(aSession());
    const all: { id: number; text: string }[] = [];
    await fc.assert(
      fc.asyncProperty(
        fc.array(texts, { minLength: 1, maxLength: 6 }),
        texts,
        fc.nat(),
        fc.nat(),
        async (added, other, a, b) => {
          const stored = await store.appendMany(
            id,
            added.map((content) => ({ role: 'user' as const, content })),
          );
          all.push(...stored.map((m, i) => ({ id: m.id, text: added[i] ?? '' })));
          // Some searches find the index up to date, others behind.
          if (b % 2 === 0) await store.searchIndexSettled();
          const source = added[a % added.length] ?? '';
          const piece = source.slice(b % source.length, (b % source.length) + 1 + (a % 6)).toWellFormed();
          for (const query of [piece, other].map((q) => q.trim()).filter(plain)) {
            const result = await store.search(query, { limit: 200, depth: 'full' });
            const expected = all.filter((m) => grep(m.text, query)).map((m) => m.id);
            const hits = new Set(result.hits.map((h) => h.message));
            expect(result.complete).toBe(true);
            expect(result.total).toBeGreaterThanOrEqual(expected.length);
            if (result.total <= 200) expect(expected.filter((m) => !hits.has(m))).toEqual([]);
            for (const hit of result.hits) {
              expect(hit.snippet.isWellFormed()).toBe(true);
              for (const [from, to] of hit.marks) expect(from < to && to <= hit.snippet.length).toBe(true);
            }
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each([
    ['without an index of our own', openTestStore],
    ['with an index of our own', openIndexedStore],
  ])('has every message that holds each of several words somewhere, %s, also after edits', async (_with, open) => {
    const { store } = await open();
    const id = await store.createSession(aSession());
    const all = new Map<number, string>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(texts, { minLength: 1, maxLength: 4 }),
        fc.array(pieces, { minLength: 1, maxLength: 3 }),
        fc.nat(),
        async (added, words, n) => {
          // Most messages hold what will be asked for, in some order, glued to other text or not.
          const contents = added.map((text, i) => {
            const parts = i % 3 === 2 ? [text] : [...words.slice(i % 2), text, ...words.slice(0, i % 2)];
            return parts.join(n % 2 === 0 ? ' ' : '');
          });
          const stored = await store.appendMany(
            id,
            contents.map((content) => ({ role: 'user' as const, content })),
          );
          for (const [i, m] of stored.entries()) all.set(m.id, contents[i] ?? '');
          const [first] = stored;
          if (first && n % 3 === 0) {
            const edited = `${contents[0] ?? ''} ${words.join('x')}`;
            await store.updateMessage(first.id, { content: edited });
            all.set(first.id, edited);
          }
          if (n % 5 < 3) await store.searchIndexSettled();
          const query = words.join(' ');
          if (!plain(query)) return;
          const result = await store.search(query, { limit: 200, depth: 'full' });
          const expected = [...all].filter(([, text]) => words.every((w) => grep(text, w))).map(([m]) => m);
          const hits = new Set(result.hits.map((h) => h.message));
          expect(result.complete).toBe(true);
          expect(result.total).toBeGreaterThanOrEqual(expected.length);
          if (result.total <= 200) expect(expected.filter((m) => !hits.has(m))).toEqual([]);
        },
      ),
      { numRuns: 120 },
    );
  });

  it('never throws, whatever is typed', async () => {
    const { store } = await openTestStore();
    const id = await store.createSession(aSession());
    await store.appendMessage(id, { role: 'user', content: 'some text' });
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 60 }), async (query) => {
        await store.search(query, { limit: 10, depth: 'full' });
      }),
      { numRuns: 200 },
    );
  });
});
