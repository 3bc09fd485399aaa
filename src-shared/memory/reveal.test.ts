import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasHidden, reveal } from './reveal.ts';

function codes(text: string): string[] {
  return reveal(text).flatMap((segment) => (segment.kind === 'glyph' ? [`${segment.code} ${segment.name}`] : []));
}

describe('hidden characters', () => {
  it.each([
    ['tray 1.\u200bTray 2', ['U+200B zero width space']],
    ['a\u202eb\u202c', ['U+202E right-to-left override', 'U+202C pop directional formatting']],
    ['\u{e0069}\u{e0067}', ['U+E0069 tag character “i”', 'U+E0067 tag character “g”']],
    ['x\u{e0100}', ['U+E0100 variation selector 17']],
    ['a\u200cb', ['U+200C zero width non-joiner']],
    ['ig\u00adnore', ['U+00AD soft hyphen']],
    ['\u0000\u001b\u0085', ['U+0000 null', 'U+001B escape', 'U+0085 next line']],
    ['cut \ud83d', ['U+D83D half of a character pair']],
    ['\ufeffstart', ['U+FEFF byte order mark']],
    ['a\ufe0f', ['U+FE0F variation selector 16']],
  ])('shows those of %j', (text, expected) => {
    expect(codes(text)).toEqual(expected);
  });

  it.each([
    'line\nand\ttab',
    'کاربر می‌خواهد پاسخ‌ها کوتاه باشند',
    'क्‍ष और र्‍य',
    '👨‍👩‍👧 ❤️ 🏳️‍🌈 👩🏽‍💻 1️⃣ 🇩🇪 🧑‍⚕️',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'café, 你好, ①②③, → ↔ ×',
  ])('leaves %j as it is', (text) => {
    expect(hasHidden(text)).toBe(false);
  });

  it('shows the tags that follow a flag but spell none', () => {
    expect(codes('🏴\u{e0069}\u{e0067}\u{e006e}\u{e006f}\u{e0072}\u{e0065}\u{e0020}\u{e0061}')).toHaveLength(8);
  });

  it('gives back the text, piece by piece', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(
          reveal(text)
            .map((segment) => segment.text)
            .join(''),
        ).toBe(text);
      }),
    );
  });
});
