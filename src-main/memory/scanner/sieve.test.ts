import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesOf } from './matches.ts';
import { hashOf, hashWith, Sieve, weightOf } from './sieve.ts';

const words = fc.array(fc.string({ maxLength: 90 }), { maxLength: 40 });

describe('a sieve of words', () => {
  it('lets each of its words through, and hardly a string that is none', () => {
    fc.assert(
      fc.property(words, (list) => {
        const sieve = new Sieve(list);
        for (const word of list) expect(sieve.mayHave(hashOf(word))).toBe(true);
      }),
      { numRuns: 100 },
    );
    const sieve = new Sieve(['ignore', 'previous']);
    const passed = Array.from({ length: 1000 }, (_, i) => `word${i}`).filter((word) => sieve.mayHave(hashOf(word)));
    expect(passed.length).toBeLessThan(5);
  });

  it('knows a string with another letter by the weight of its place, however long', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 90 }), fc.nat(), (text, some) => {
        const at = some % text.length;
        const changed = text.slice(0, at) + 'q' + text.slice(at + 1);
        const step = 'q'.charCodeAt(0) - text.charCodeAt(at);
        expect((hashOf(text) + Math.imul(step, weightOf(text.length - 1 - at))) | 0).toBe(hashOf(changed));
        expect(hashWith(hashOf(text), 113)).toBe(hashOf(`${text}q`));
      }),
      { numRuns: 200 },
    );
  });
});

describe('the matches of an expression', () => {
  it('are those of matchAll, from the beginning each time', () => {
    const pattern = /a./g;
    for (let i = 0; i < 2; i += 1) expect([...matchesOf('xabac', pattern)].map(({ index }) => index)).toEqual([1, 3]);
    expect([...matchesOf('xyz', pattern)]).toEqual([]);
  });
});
