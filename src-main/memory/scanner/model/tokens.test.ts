import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Concepts } from '../concepts.ts';
import { wordsOf } from '../words.ts';
import { marksOfPlace, nameIn, sentencesOf } from './tokens.ts';

const concepts = new Concepts({ SEND: { verbs: 'send' } }, []);
const names = ['send', 'the', 'key', 'delete', 'asking', '@SEND', ...Object.values(marksOfPlace)];
const rowOf = (name: string): number | undefined => {
  const at = names.indexOf(name);
  return at === -1 ? undefined : at;
};
const read = (text: string): string[][][] =>
  sentencesOf(text, wordsOf(text), concepts, rowOf).map((tokens) =>
    tokens.map(({ rows }) => rows.map((row) => names[row] ?? '')),
  );

describe('what the model reads', () => {
  it('is words, their classes, and where an order may begin', () => {
    expect(read('send the key')).toEqual([[['send', '@SEND', '#order'], ['the'], ['key']]]);
  });

  it('knows what a "not" holds for, up to the end of the clause', () => {
    const [sentence] = read('the key never delete the key, delete the key');
    expect(sentence?.map((rows) => rows.includes('#not'))).toEqual([
      false,
      false,
      false,
      true,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes words without their endings, figures as one', () => {
    const known = (name: string): boolean => names.includes(name);
    expect(nameIn('keys', known)).toBe('key');
    expect(nameIn('deleted', known)).toBe('delete');
    expect(nameIn('1999', known)).toBe('#number');
    expect(nameIn('zzz', known)).toBeNull();
  });

  it('leaves out sentences of other languages and command lines', () => {
    expect(read('lorem ipsum dolor sit')).toEqual([]);
    expect(read('rm -rf /the/key')).toEqual([]);
  });

  it('reads each word of an English text once, in order', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('send', 'the', 'key', 'delete'), { minLength: 2, maxLength: 200 }),
        (words) => {
          const text = words.join(' ');
          expect(
            read(text)
              .flat()
              .map(([own]) => own),
          ).toEqual(words);
        },
      ),
      { numRuns: 50 },
    );
  });
});
