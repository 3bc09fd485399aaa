import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  countEntries,
  entryFault,
  normalizeEntry,
  parseEntries,
  serializeEntries,
  splitEntries,
  unique,
} from './entries.ts';
import { codePointsOf, countCodePoints, firstCodePoints, preview, strip } from './text.ts';
import { formatRatio, formatUsage, percentOf, usage, usageOf } from './usage.ts';

/** Text with everything that makes trouble at the edges of an entry. */
export const troublesome = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '§',
        '\n',
        '\r\n',
        '\r',
        ' ',
        '\t',
        '\u0085',
        '\u001c',
        '\u200b',
        '\ufeff',
        '\u2028',
        '你',
        '①',
        '→',
        '😀',
      ),
      fc.constantFrom('§\n', '\n§', '\n§\n', ' § ', '👨‍👩‍👧', 'é', 'e\u0301', ':'),
      fc.string({ maxLength: 6, unit: 'grapheme' }),
    ),
    { maxLength: 12 },
  )
  .map((parts) => parts.join(''));

describe('entries of a store file', () => {
  it.each([
    ['price § 5\n§\nb', ['price § 5', 'b']],
    ['', []],
    ['\n\n', []],
    ['a\n§\nb\n', ['a', 'b']],
    ['a\r\n§\r\nb', ['a', 'b']],
    ['a\r§\rb', ['a', 'b']],
    ['a\n\n§\n\n b ', ['a', 'b']],
    ['§\na', ['a']],
    ['a\n§', ['a']],
    ['a\n§\n§\nb', ['a', 'b']],
    ['a\n§ \nb\n § \nc', ['a', 'b', 'c']],
    ['a §\n§ b', ['a §\n§ b']],
    ['a\n§\nb\n§\na', ['a', 'b']],
    ['one\n\ntwo', ['one\n\ntwo']],
  ])('reads %j', (text, entries) => {
    expect(parseEntries(text)).toEqual(entries);
  });

  it('gives back every list of entries that may be stored', () => {
    fc.assert(
      fc.property(fc.array(troublesome, { maxLength: 8 }), (texts) => {
        const entries = unique(texts.map(normalizeEntry).filter((text) => entryFault(text) === null));
        expect(parseEntries(serializeEntries(entries))).toEqual(entries);
      }),
      { numRuns: 2000 },
    );
  });

  it('reads any text without losing a character that is no white space, sign or mark', () => {
    fc.assert(
      fc.property(troublesome, (text) => {
        const visible = (value: string): string => value.replace(/[\s§\u0085\u001c-\u001f\ufeff]/g, '');
        expect(visible(splitEntries(text).join(''))).toBe(visible(text));
      }),
    );
  });

  it('is stable: what was read and written is read the same', () => {
    fc.assert(
      fc.property(troublesome, (text) => {
        const once = parseEntries(text);
        expect(parseEntries(serializeEntries(once))).toEqual(once);
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['', 'empty'],
    ['Shopping rules:\n§\nbuy milk first', 'delimiter'],
    ['§', 'delimiter'],
    ['§\nbegins', 'delimiter'],
    ['ends\n§', 'delimiter'],
    ['blank \n § \n beside', 'delimiter'],
    ['half \ud83d', 'half_character'],
    ['\ufeffmark', 'byte_order_mark'],
    ['German law: § 535 BGB and §§ 1-3 apply', null],
  ])('says why %j cannot be an entry', (text, fault) => {
    expect(entryFault(normalizeEntry(text))).toBe(fault);
  });
});

describe('text as Python sees it', () => {
  it.each([
    ['\u0009\u000b\u001c\u001f \u0085\u00a0\u1680\u2003\u2028\u2029\u202f\u205f\u3000x\u3000', 'x'],
    ['\ufeffx\ufeff', '\ufeffx\ufeff'],
    ['\u200bx', '\u200bx'],
    ['\u180ex', '\u180ex'],
    ['   ', ''],
  ])('strips %j', (text, expected) => {
    expect(strip(text)).toBe(expected);
  });

  it('counts code points like an iterator does', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.nat(20), (text, points) => {
        expect(countCodePoints(text)).toBe(codePointsOf(text).length);
        expect(firstCodePoints(text, points)).toBe(codePointsOf(text).slice(0, points).join(''));
      }),
    );
    expect(countCodePoints('👨‍👩‍👧')).toBe(5);
    expect(countCodePoints('\ud83dx')).toBe(2);
  });

  it('marks a preview that is cut and no other', () => {
    expect(preview('x'.repeat(80), 80)).toBe('x'.repeat(80));
    expect(preview('x'.repeat(81), 80)).toBe(`${'x'.repeat(80)}...`);
  });
});

describe('usage', () => {
  it.each([
    [29, 100, 28],
    [58, 100, 57],
    [10, 10, 100],
    [11, 10, 100],
    [1, 0, 0],
    [0, -1, 0],
    [2199, 2200, 99],
  ])('%d of %d is %d percent', (chars, limit, percent) => {
    expect(percentOf(chars, limit)).toBe(percent);
  });

  it('is never below 0, above 100 or no number', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer(), (chars, limit) => {
        const percent = percentOf(chars, limit);
        expect(percent >= 0 && percent <= 100 && Number.isInteger(percent)).toBe(true);
      }),
    );
  });

  it('writes numbers as the format does', () => {
    expect(formatUsage(usage(1474, 2200))).toBe('67% — 1,474/2,200 chars');
    expect(formatRatio(usage(1234567, 7654321))).toBe('1,234,567/7,654,321');
    expect(usageOf(['1234', '5678'], 100).chars).toBe(11);
    expect(countEntries([])).toBe(0);
  });
});
