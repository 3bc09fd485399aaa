import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entitiesIn } from './entities.ts';

describe('the entities of a text', () => {
  it.each<[string, string[]]>([
    ['Ada Lovelace wrote to Charles Babbage', ['Ada Lovelace', 'Charles Babbage']],
    ['she prefers "Python" and \'pytest\' at work', ['Python', 'pytest']],
    ['they call it “Blue Heron” or ‘the heron’', ['Blue Heron', 'the heron']],
    ['Guido van Rossum aka BDFL left', ['Guido van Rossum', 'BDFL']],
    ['we use kubernetes also known as k8s daily', ['kubernetes', 'k8s']],
    ["I don't think that's what we can't do", []],
    ["the dogs' bowl and the cats' bowl", []],
    ['"Night Train" is not split into words', ['Night Train']],
    ['Project Status was fine. Ada Lovelace agreed', ['Ada Lovelace']],
    ['The Project Gutenberg and New York stay', ['The Project Gutenberg', 'New York']],
    ['No Idea was good', []],
    ['in Ｎｅｗ form: "Ｂｌｕｅ Heron" once, "blue-heron" again', ['Blue Heron']],
    ['“Mei Tanaka’s” and Mei Tanaka', ['Mei Tanaka']],
    ['"x" and "C" and "7" and "!!"', ['C']],
    [`"${'long '.repeat(9)}" and "${'a'.repeat(81)}"`, []],
    ['一二三 “咖啡馆” 四五六', ['咖啡馆']],
    ['ada lovelace', []],
    ['“unclosed, and 5" screws', []],
    ['', []],
  ])('%s', (text, names) => {
    expect(entitiesIn(text)).toEqual(names);
  });

  it('are found in any text without a fault, short, each once', () => {
    const pieces = fc.constantFrom(
      '"',
      "'",
      '“',
      '”',
      ' aka ',
      'Ada ',
      'Bob ',
      ' ',
      '\n',
      'also known as ',
      'x',
      '\ud800',
      '._-',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(pieces).map((list) => list.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const names = entitiesIn(text);
        expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
        for (const name of names) {
          expect(name.trim()).not.toBe('');
          expect([...name].length).toBeLessThanOrEqual(80);
        }
      }),
      { numRuns: 300 },
    );
  });

  it.each(['"', "'a", 'A', 'Ab ', ' aka ', 'also  known', '“', 'a.', 'Aa'])(
    'of a hostile text of %j come back',
    (piece) => {
      expect(entitiesIn(piece.repeat(60_000)).length).toBeLessThanOrEqual(1024);
    },
  );
});
