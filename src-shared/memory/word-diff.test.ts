import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wordDiff } from './word-diff.ts';

describe('word diff', () => {
  it('shows the words that changed', () => {
    expect(wordDiff('photos first, then media', 'media first, then photos')).toEqual([
      { kind: 'removed', text: 'photos' },
      { kind: 'added', text: 'media' },
      { kind: 'same', text: ' first, then ' },
      { kind: 'removed', text: 'media' },
      { kind: 'added', text: 'photos' },
    ]);
  });

  it('compares Chinese by character', () => {
    expect(wordDiff('周日买菜', '周六买菜')).toEqual([
      { kind: 'same', text: '周' },
      { kind: 'removed', text: '日' },
      { kind: 'added', text: '六' },
      { kind: 'same', text: '买菜' },
    ]);
  });

  it('gives back both texts, to the character', () => {
    const text = fc.string({ maxLength: 40, unit: 'binary' });
    fc.assert(
      fc.property(text, text, (before, after) => {
        const parts = wordDiff(before, after);
        const side = (drop: string): string =>
          parts
            .filter((part) => part.kind !== drop)
            .map((part) => part.text)
            .join('');
        expect(side('added')).toBe(before);
        expect(side('removed')).toBe(after);
      }),
    );
  });
});
