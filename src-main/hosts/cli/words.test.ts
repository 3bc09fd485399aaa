import { describe, expect, it } from 'vitest';
import { harmless, timeWord, withoutOrders } from './words.ts';

describe('a text for a terminal', () => {
  it('gives no orders and hides nothing', () => {
    expect(harmless('a\u001b[2Jb')).toBe('a[U+001B][2Jb');
    expect(harmless('tea\u200b\u{e0041}\u202e')).toBe('tea[U+200B][U+E0041][U+202E]');
    expect(harmless('over\rwritten')).toBe('over[U+000D]written');
  });

  it.each([
    'می\u200cخواهم',
    '👨\u200d👩\u200d👧',
    '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'a\tb\nc',
  ])('leaves %j, which spells something, as it is', (text) => {
    expect(harmless(text)).toBe(text);
  });

  it('ends a line of either kind as a line', () => {
    expect(harmless('a\r\nb')).toBe('a\nb');
  });

  it('streams in pieces without an order and without breaking what two pieces spell together', () => {
    expect(['\u001b]52;c;aGk=\u0007', '👨', '\u200d👩'].map(withoutOrders).join('')).toBe(
      '[U+001B]]52;c;aGk=[U+0007]👨\u200d👩',
    );
  });
});

describe('a word that is a time', () => {
  it('takes a day alone for its beginning where the person is, as the lists show times', () => {
    expect(timeWord('2026-05-12')).toBe(new Date(2026, 4, 12).getTime());
    expect(timeWord('2026-05-12T09:14')).toBe(new Date(2026, 4, 12, 9, 14).getTime());
    expect(timeWord('2026-05-12T09:14:00Z')).toBe(Date.UTC(2026, 4, 12, 9, 14));
  });

  it.each(['yesterday', '2026-13-01', ''])('refuses %j', (text) => {
    expect(() => timeWord(text)).toThrow(/is not a time/);
  });
});
