import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reveal } from '@shared/memory/reveal.ts';
import { proseRuns } from './prose-runs.ts';

const hiddenIn = (text: string, rightToLeft?: boolean): string[] =>
  proseRuns(text, rightToLeft).flatMap((run) =>
    run.kind === 'hidden' ? [run.times === 1 ? run.code : `${run.code} ×${String(run.times)}`] : [],
  );

describe('hidden characters of prose', () => {
  it.each([
    ['plain words, a tab\tand\r\nlines', []],
    ['Persian with its joiner: می‌خواهم', []],
    ['families and flags: 👩‍👩‍👧 ❤️ 🏴󠁧󠁢󠁥󠁮󠁧󠁿', []],
    ['مرحبا \u200f(API)\u200f \u061c12 שלום\u200e!', []],
    ['الاسم \u2068Anna\u2069 هنا', []],
    ['safe \u202egnp.exe\u202c', ['U+202E', 'U+202C']],
    ['مرحبا \u202eabc', ['U+202E']],
    ['مرحبا \u2067abc', ['U+2067']],
    ['مرحبا abc\u2069 \u2067', ['U+2069', 'U+2067']],
    ['latin \u200eonly\u200f', ['U+200E', 'U+200F']],
    ['latin \u2066only\u2069', ['U+2066', 'U+2069']],
    ['one\u200btwo, bell\u0007, red \u001b[31m, cr\rx', ['U+200B', 'U+0007', 'U+001B', 'U+000D']],
    ['many\u200b\u200b\u200b', ['U+200B ×3']],
    ['half \ud83d of one', ['U+D83D']],
  ])('%j: %j', (text, hidden) => {
    expect(hiddenIn(text)).toEqual(hidden);
  });

  it('counts every mark of direction in code', () => {
    expect(hiddenIn('// مرحبا \u200f\u2066x\u2069', false)).toEqual(['U+200F', 'U+2066', 'U+2069']);
  });

  it('misses nothing that a memory entry shows, where no letter is written from right to left', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const signs = (runs: readonly { readonly kind: string; readonly text: string }[], kind: string): string =>
          runs.flatMap((run) => (run.kind === kind ? [run.text.replaceAll('\r', '')] : [])).join('');
        expect(signs(proseRuns(text, false), 'hidden')).toBe(signs(reveal(text), 'glyph'));
      }),
      { numRuns: 500 },
    );
  });

  it('put together are the text, and boxes are bounded', () => {
    const sign = fc.constantFrom(
      'a',
      'ش',
      '\n',
      '\r',
      '\u200b',
      '\u200f',
      '\u202e',
      '\u2067',
      '\u2069',
      '\ud83d',
      '❤️',
    );
    fc.assert(
      fc.property(fc.string({ unit: sign, maxLength: 200 }), (text) => {
        expect(
          proseRuns(text)
            .map((run) => run.text)
            .join(''),
        ).toBe(text);
      }),
    );
    const burden = proseRuns('a\u200b'.repeat(20_000));
    expect(burden.filter(({ kind }) => kind === 'hidden')).toHaveLength(400);
    expect(burden.at(-1)?.text).toMatch(/^(?:a\ufffd){19600}$/);
  });
});
