import { describe, expect, it } from 'vitest';
import { undressed } from './dressing.ts';
import { unescaped } from './escapes.ts';
import { fold, originAt } from './view.ts';

describe('escapes are read wherever they stand', () => {
  it.each([
    ['i&#103;n&#x6f;re i&shy;t', 'ignore it'],
    ['ign\\u006fre\\x20all', 'ignore all'],
    ['\\u{69}\\u{67}\\u{6e}', 'ign'],
    ['%69%67%6E %u0069', 'ign i'],
    ['%2569%2567%256E', 'ign'],
    ['U+0069 U+0067 U+006E', 'ign'],
    ['\\N{LATIN SMALL LETTER I}gnor\\N{LATIN SMALL LETTER E}', 'ignore'],
    ['p&aacute;ss&nbsp;w&ouml;rd', 'pass word'],
    ['&amp;#105;&amp;#103;n', 'ign'],
  ])('%s', (text, read) => expect(unescaped(text)?.text).toBe(read));

  it.each(['AT&T and R&D', 'a\\b\\c', '50 % of it, 20 % off', 'plain', '&nosuchname; & more', 'fish &amp; chips'])(
    'not: %s',
    (text) => expect(unescaped(text)).toBeNull(),
  );

  it('and known to have stood where they did', () => {
    const view = unescaped('😀 i&#103;nore');
    expect(view?.text).toBe('😀 ignore');
    expect(view === null ? 0 : originAt(view, view.text.indexOf('nore'))).toBe(9);
  });
});

describe('what stands between letters is taken out', () => {
  it.each([
    ['ig<b></b>nore <em>all</em>', 'ignore all'],
    ['ig<!-- x -->nore', 'ignore'],
    ["'ig' + 'nore'", "'ignore'"],
    ["'ig' || 'nore'", "'ignore'"],
    ['ig**no**re', 'ignore'],
    ['ig``nore', 'ignore'],
    ['ig/**/nore', 'ignore'],
    ['\\text{ignore}', 'ignore'],
    ['i\\,g\\,n', 'ign'],
    ['ig-\nnore', 'ignore'],
    ['${"ign"}ore', 'ignore'],
    ['[ignore](#) it', 'ignore it'],
  ])('%s', (text, read) => expect(undressed(fold(text))?.text).toBe(read));

  it.each(['a < b and c > d', 'see **this** note', 'x = y * z', 'f(a, b)', 'plain words', 'a/b'])('not: %s', (text) =>
    expect(undressed(fold(text))).toBeNull(),
  );
});
