import { join } from 'node:path';
import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fold } from './match.ts';
import { parseQuery, positiveTerms } from './query.ts';
import { OwnIndex } from './search-own.ts';
import { proposals, type Batch } from './search-plan.ts';
import { wordToken } from './search-tokens.ts';
import { readVarints } from './search-weigh.ts';
import { tell } from './testing/search.ts';
import { openIndexedStore } from './testing/store.ts';

const vocabulary = [
  'port',
  'ports',
  'portal',
  'deploy',
  'Deploying',
  'rust',
  'café',
  'userName',
  'user_name',
  'a-b',
  '京都',
  '🍞',
  'go',
];

/** What `bm25()` itself says of each message. */
function weighed(file: string, expression: string): Map<number, number> {
  const db = new Database(file, { readonly: true });
  const sql = 'SELECT rowid, -bm25(tokens, 1.0, 0.8, 1.0, 0.3) FROM tokens WHERE tokens MATCH ?';
  const rows = db.prepare<[string], [number, number]>(sql).raw().all(expression);
  db.close();
  return new Map(rows);
}

/** The words of a query as the index is asked for them, the last one also as the beginning of others. */
function expressions(index: OwnIndex, words: readonly string[]): [typed: string, wide: string] {
  const any = (tokens: readonly string[]): string => `{words code} : (${tokens.map((t) => `"${t}"`).join(' OR ')})`;
  const tokens = words.map(wordToken);
  const last = tokens.at(-1) ?? '';
  const wide = [...new Set([last, ...index.termsFrom(fold(words.at(-1) ?? ''), 16)])];
  return [
    tokens.map((t) => any([t])).join(' AND '),
    [...tokens.slice(0, -1).map((t) => any([t])), any(wide)].join(' AND '),
  ];
}

describe('a few matches', () => {
  it('are all proposed, and weigh what bm25 of FTS5 says of them', async () => {
    const message = fc
      .array(fc.constantFrom(...vocabulary), { minLength: 1, maxLength: 12 })
      .map((words) => words.join(' '));
    const query = fc.array(fc.constantFrom('port', 'deploy', 'rust', 'café', 'go', 'user'), {
      minLength: 1,
      maxLength: 3,
    });
    await fc.assert(
      fc.asyncProperty(
        fc.array(message, { minLength: 1, maxLength: 50 }),
        fc.array(query, { minLength: 1, maxLength: 6 }),
        async (texts, queries) => {
          const t = await openIndexedStore();
          await tell(t, [texts]);
          await t.store.searchIndexSettled();
          const file = join(t.home, 'desk', 'search.db');
          const index = new OwnIndex({
            ...{ state: t.file, file, keep: 'never' as const },
            ...{ onStatus: () => undefined, log: () => undefined },
          });
          for (const words of queries) {
            const { tree } = parseQuery(words.join(' '), 0);
            if (tree === null) continue;
            expect(positiveTerms(tree).map((term) => term.text)).toEqual(words);
            const batches: Batch[] = [...proposals(index, tree, () => true)];
            const [typed, wide] = expressions(index, words);
            const all = weighed(file, wide);
            const [first, second] = batches;
            expect(new Set(first?.proposed.map((p) => p.id)), typed).toEqual(new Set(weighed(file, typed).keys()));
            const proposed = new Set(batches.flatMap((b) => b.proposed.map((p) => p.id)));
            expect(proposed, wide).toEqual(new Set(all.keys()));
            for (const [batch, scores] of [
              [first, weighed(file, typed)],
              [second, all],
            ] as const) {
              for (const { id } of batch?.proposed ?? []) {
                // What the first batch had is not looked at again.
                if (batch === second && first?.proposed.some((p) => p.id === id) === true) continue;
                const { content } = t.store.message(id);
                expect(batch?.weigh?.(id, content), `${words.join(' ')} in ${content}`).toBeCloseTo(
                  scores.get(id) ?? NaN,
                  9,
                );
              }
            }
          }
          await index.close();
          await t.store.close();
        },
      ),
      { numRuns: 12 },
    );
  });
});

describe('the counts of FTS5', () => {
  it('are read whatever their length', () => {
    expect(readVarints(new Uint8Array([]))).toEqual([]);
    expect(readVarints(new Uint8Array([0, 127, 0x81, 0, 0x81, 0x80, 0]))).toEqual([0, 127, 128, 16_384]);
    expect(readVarints(new Uint8Array([...Array<number>(8).fill(0x80), 5]))).toEqual([5]);
  });
});
