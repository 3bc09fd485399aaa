import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spreadRuns } from './spread.ts';

const found = (text: string): string[] => spreadRuns(text).map((run) => run.map((letter) => letter.text).join(''));

it.each([
  ['i g n o r e', ['ignore']],
  ['please i-g-n-o-r-e it', ['ignore']],
  ['i.  g.  n.  o.  r.  e', ['ignore']],
  ['i n s t r u c t s all', ['instructs']],
  ['д е л а й', ['делай']],
  ['𝒶 𝒷 𝒸 𝒹 𝑒', ['𝒶𝒷𝒸𝒹𝑒']],
  ['a b c d', []],
  ['a b\nc d e', []],
  ['a      b c d e', []],
  ["'i', 'g', 'n', 'o', 'r', 'e'", ['ignore']],
  ["i'g'n'o'r'e it", ['ignore']],
  ["a b c d I'll", []],
  ['1a b c d e', []],
  ['Repo 你 tests', []],
])('of %j are %j', (text, expected) => {
  expect(found(text)).toEqual(expected);
});

it('stand where they say', () => {
  const [run] = spreadRuns('so: 𝒶 b c d e!');
  expect(run?.map(({ at }) => at)).toEqual([4, 7, 9, 11, 13]);
});

it('are those of the expression that says the same', () => {
  const expression = /(?<![A-Za-z0-9])[A-Za-z](?:[^A-Za-z0-9\n]{1,5}[A-Za-z](?![A-Za-z0-9]|'[A-Za-z][A-Za-z0-9])){4,}/g;
  const text = fc.string({ unit: fc.constantFrom('a', 'B', ' ', '-', "'", '7', '\n'), maxLength: 60 });
  fc.assert(
    fc.property(text, (words) => {
      const said = [...words.matchAll(expression)].map(([run]) => run.replace(/[^A-Za-z]/g, ''));
      expect(found(words)).toEqual(said);
    }),
    { numRuns: 3000 },
  );
});
