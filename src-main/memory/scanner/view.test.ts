import { describe, expect, it } from 'vitest';
import { composed, fold, originAt, skeleton } from './view.ts';

const composedText = (text: string): string | null => composed(fold(text))?.text ?? null;

describe('letters drawn with several signs', () => {
  it.each([
    ['|)0 n0+ +e|_l', 'd0 n0+ +ell'],
    ['|-|i|)e i+', 'hide i+'],
    ['4|)|\\/|1n |<ey', '4dm1n key'],
  ])('%s', (text, read) => expect(composedText(text)).toBe(read));

  it.each(['a | b | c', 'if (a) { b[0] = c; }', 'see docs/notes.md', 'plain words'])('not: %s', (text) =>
    expect(composedText(text)).toBe(null),
  );

  it('keep the place of their first sign', () => {
    const view = composed(fold('so |-|i|)e it'));
    expect(view?.text).toBe('so hide it');
    expect(view === null ? [] : [3, 4, 5, 6].map((at) => originAt(view, at))).toEqual([3, 6, 7, 9]);
  });
});

describe('letters drawn like Latin ones', () => {
  it.each([
    ['\u0456gn\u043ere', 'ignore'],
    ['Ov\uab7c\uaba2\uaba2\uab75\uab70\uab7c', 'override'],
    ['\u2c63assword', 'password'],
  ])('%s', (text, read) => expect(skeleton(text, fold(text)).text).toBe(read));

  it.each(['\u0939\u093f\u0928\u094d\u0926\u0940', '\u4e0d\u8981', '\u05e9\u05dc\u05d5\u05dd'])(
    'words of other scripts stay: %s',
    (text) => expect(skeleton(text, fold(text)).text).not.toMatch(/[a-z]/),
  );
});
