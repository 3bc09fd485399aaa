import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { linearRegex, PatternError } from './linear-regex.ts';

const atom = fc.constantFrom(
  'a',
  'b',
  'é',
  '中',
  '.',
  '\\d',
  '\\w',
  '\\s',
  '[ab]',
  '[^a]',
  '[a-c]',
  '\\b',
  '^',
  '$',
  '\\.',
  '(?:ab|b)',
);
const mark = fc.constantFrom('', '', '', '*', '+', '?', '{2}', '{1,3}', '{0,}', '*?');
const piece = fc.tuple(atom, mark).map(([a, m]) => (['^', '$', '\\b'].includes(a) ? a : a + m));
const pattern = fc
  .array(
    fc.array(piece, { minLength: 1, maxLength: 5 }).map((p) => p.join('')),
    { minLength: 1, maxLength: 3 },
  )
  .map((p) => p.join('|'));
const text = fc
  .array(fc.constantFrom('a', 'b', 'c', '1', ' ', '.', 'é', '中', '-'), { maxLength: 12 })
  .map((t) => t.join(''));

describe('linearRegex', () => {
  it('finds what the language’s own regular expressions find', () => {
    fc.assert(
      fc.property(pattern, text, (source, line) => {
        expect(linearRegex(source, { ignoreCase: false }).test(line), `${source} in ${line}`).toBe(
          new RegExp(source, 'u').test(line),
        );
      }),
      { numRuns: 2000 },
    );
  });

  it('takes no more than a step a state and character where backtracking takes for ever', () => {
    const line = 'a'.repeat(20_000);
    for (const hostile of ['(a+)+b', '(a|a)*b', '(a*)*b', 'a?'.repeat(30) + 'a{30}b', '(.*)*(.*)*x']) {
      expect(linearRegex(hostile, { ignoreCase: false }).test(line)).toBe(false);
    }
  });

  it('folds case in literals and ranges', () => {
    expect(linearRegex('[a-c]É', { ignoreCase: true }).test('xBé')).toBe(true);
  });

  it.each([
    '(a',
    'a)',
    '[a',
    '*a',
    'a**',
    '(?=a)',
    '(?<n>a)',
    '\\1',
    '\\p{L}',
    '[b-a]',
    'a{300}',
    '\\',
    '((a{200}){200}){200}',
    '('.repeat(60) + ')'.repeat(60),
  ])('refuses %s with a sentence', (bad) => {
    expect(() => linearRegex(bad, { ignoreCase: false })).toThrow(PatternError);
  });
});
