import Database from 'better-sqlite3';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { askedWords, jaccard, matchExpression, unspacedPairs, wordSet } from './words.ts';

describe('what is looked for', () => {
  it.each<[string, string | null]>([
    ['who maintains postgres?', '"maintains" OR "postgres"'],
    ['Espresso, (machine)!', '"espresso" OR "machine"'],
    ['gpt-4 or gpt-5', '"gpt4" OR "gpt-4" OR "gpt5" OR "gpt-5"'],
    ['what is it', '"what" "is" "it"'],
    ['C', '"c"'],
    ['C++', '"c++"'],
    ['NOT "a" AND*', '"not" """a""" "and*"'],
    ['  \u001c\u0085 ', null],
    ['', null],
  ])('%j', (query, expression) => {
    expect(matchExpression(query)).toBe(expression);
  });

  it('is never a syntax error', () => {
    const db = new Database(':memory:');
    db.exec('CREATE VIRTUAL TABLE t USING fts5(content)');
    const match = db.prepare('SELECT count(*) FROM t WHERE t MATCH ?');
    const syntax = fc.constantFrom(
      '"',
      '(',
      ')',
      '*',
      '^',
      ':',
      '-',
      '+',
      'NEAR(a b, 2)',
      'AND',
      'OR',
      'NOT',
      '{a}',
      '\u0000',
      '\ud800',
      'a',
      ' ',
      '.',
      'content:',
    );
    const queries = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(syntax).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(queries, (query) => {
        const expression = matchExpression(query);
        if (expression !== null) expect(() => match.get(expression)).not.toThrow();
      }),
      { numRuns: 500 },
    );
    expect(() => match.get(matchExpression(askedWords('word '.repeat(10_000))))).not.toThrow();
    db.close();
  });

  it('in scripts without spaces is cut into pairs', () => {
    expect(unspacedPairs('我喜欢 coffee 茶')).toEqual(['我喜', '喜欢', '茶']);
    expect(unspacedPairs('coffee')).toEqual([]);
  });

  it('is compared word by word, punctuation and letter case set aside', () => {
    expect(jaccard(wordSet('Green TEA, please'), wordSet('(tea) <please>!'))).toBeCloseTo(2 / 3);
    expect(jaccard(wordSet(''), wordSet('tea'))).toBe(0);
  });
});
