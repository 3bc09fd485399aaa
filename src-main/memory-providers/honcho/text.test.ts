import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capped, chunk, storable, withinTokens, withoutReasoning } from './text.ts';

describe('cutting a message', () => {
  it.each<[string, number, string[]]>([
    ['a'.repeat(25), 20, ['a'.repeat(20), '[continued] aaaaa']],
    [
      'para one here ok\n\npara two follows here. And more words',
      30,
      ['para one here ok', '[continued] para two follows', '[continued] here.', '[continued] And more words'],
    ],
    [
      'One two. Three four five six seven eight nine ten',
      30,
      ['One two.', '[continued] Three four five', '[continued] six seven eight', '[continued] nine ten'],
    ],
    [
      `a. ${'b'.repeat(60)}`,
      30,
      [`a. ${'b'.repeat(27)}`, `[continued] ${'b'.repeat(18)}`, `[continued] ${'b'.repeat(15)}`],
    ],
  ])('cuts %j to %i as Hermes does', (text, limit, pieces) => {
    expect(chunk(text, limit)).toEqual(pieces);
  });

  it('pieces keep the limit, halve no character, and together say what was said', () => {
    const texts = fc.string({ unit: fc.constantFrom('a', ' ', '.', '\n', '\n\n', '😀', '字'), maxLength: 400 });
    fc.assert(
      fc.property(texts, fc.integer({ min: 40, max: 120 }), (text, limit) => {
        const pieces = chunk(text, limit);
        for (const piece of pieces) {
          expect(piece.length).toBeLessThanOrEqual(limit);
          expect(piece.isWellFormed()).toBe(true);
        }
        const said = pieces.map((piece, at) => (at === 0 ? piece : piece.replace(/^\[continued\] /, ''))).join('');
        expect(said.replace(/\s/g, '')).toBe(text.replace(/\s/g, ''));
      }),
      { numRuns: 200 },
    );
  });

  it('nothing of recalled memory, no NUL and no half character is stored', () => {
    expect(storable('hi\0 <memory-context>\nsecret\n</memory-context>\n you\ud83d')).toBe('hi \n you\ufffd');
    expect(storable('<memory-context> never closed')).toBe('');
    expect(storable(' \n ')).toBe('');
  });
});

describe('bounds of a recall', () => {
  it('an answer ends at a word, with an ellipsis', () => {
    expect(capped('one two three', 9)).toBe('one two …');
    expect(capped('short', 9)).toBe('short');
  });

  it('a recall keeps to its tokens, back to a space only where one is near', () => {
    expect(withinTokens('aaaa bbbb cccc dddd eeee', 5)).toBe('aaaa bbbb cccc dddd');
    expect(withinTokens('a bbbbbbbbbbbbbbbbbbbbbbbbbb', 5)).toHaveLength(20);
    expect(withinTokens('x'.repeat(100_000), null)).toHaveLength(40_000);
  });
});

describe('thinking that a summary has left in', () => {
  it.each([
    ['<think>they seem tired</think>Eri likes tea.', 'Eri likes tea.'],
    ['Eri <thinking a="b">x\ny</thinking>likes <reasoning>z</reasoning>tea.', 'Eri likes tea.'],
    ['<think><think>a</think>b</think>Tea.', 'Tea.'],
    ['Eri likes tea.', 'Eri likes tea.'],
    ['never closed <think>and so on', ''],
    ['so on</think> Tea.', ''],
  ])('%j becomes %j', (text, clean) => {
    expect(withoutReasoning(text)).toBe(clean);
  });

  it('tags without end are no work', () => {
    expect(withoutReasoning('<think>'.repeat(200_000))).toBe('');
  });
});
