import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cellTime,
  clip,
  codePoints,
  contentText,
  decodeContent,
  decodeObject,
  decodeToolCalls,
  encodeContent,
  encodeToolCalls,
  pythonDumps,
} from './encoding.ts';

describe('JSON as Python writes it', () => {
  it.each([
    [{ a: 'é', b: [1, true, null] }, '{"a": "\\u00e9", "b": [1, true, null]}'],
    ['😀\n"\\\u007f', '"\\ud83d\\ude00\\n\\"\\\\\\u007f"'],
    [[], '[]'],
    [{}, '{}'],
    [{ a: undefined }, '{}'],
  ])('%j becomes %s', (value, text) => {
    expect(pythonDumps(value)).toBe(text);
  });

  it('reads back as the same value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(JSON.parse(pythonDumps(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});

describe('content', () => {
  it('is text as it stands, or JSON behind its mark', () => {
    expect(encodeContent('plain')).toBe('plain');
    expect(encodeContent(null)).toBeNull();
    expect(encodeContent([{ type: 'text', text: 'é' }])).toBe('\0json:[{"type": "text", "text": "\\u00e9"}]');
    expect(decodeContent('\0json:[{"type": "text", "text": "\\u00e9"}]')).toEqual([{ type: 'text', text: 'é' }]);
    expect(decodeContent('\0json:broken')).toBe('\0json:broken');
    expect(decodeContent('json:[]')).toBe('json:[]');
    expect(decodeContent(7)).toBe('7');
  });

  it('is shown as its text parts', () => {
    expect(contentText([{ type: 'text', text: 'a' }, { type: 'image_url' }, 'b'])).toBe('a\n[image_url]\nb');
    expect(contentText(null)).toBe('');
  });
});

describe('tool calls', () => {
  it('come back as they were', () => {
    const calls = [{ id: 'c', name: 'memory', arguments: '{"x": "é"}' }];
    expect(decodeToolCalls(encodeToolCalls(calls))).toEqual(calls);
    expect(encodeToolCalls([])).toBeNull();
  });

  it.each([
    ['[{"id": 1, "function": {"name": "n", "arguments": {"a": 1}}}]', [{ id: '1', name: 'n', arguments: '{"a":1}' }]],
    ['[{"call_id": "x", "name": "n", "arguments": "{}"}]', [{ id: 'x', name: 'n', arguments: '{}' }]],
    [
      '[null, 3]',
      [
        { id: '', name: '', arguments: '' },
        { id: '', name: '', arguments: '' },
      ],
    ],
    ['broken', []],
    [null, []],
  ])('%s are read as far as they go', (cell, calls) => {
    expect(decodeToolCalls(cell)).toEqual(calls);
  });
});

describe('cells', () => {
  it('that are no time are null', () => {
    expect([cellTime(1_700_000_000.5), cellTime(5e246), cellTime('12'), cellTime(null), cellTime(-1)]).toEqual([
      1_700_000_000_500,
      null,
      null,
      null,
      null,
    ]);
  });

  it('that were encoded twice are read', () => {
    expect(decodeObject('"{\\"a\\": 1}"')).toEqual({ a: 1 });
    expect(decodeObject('[1]')).toBeNull();
  });

  it('are clipped by code points', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(20), (text, n) => {
        expect(clip(text, n)).toBe(Array.from(text).slice(0, n).join(''));
        expect(codePoints(text)).toBe(Array.from(text).length);
      }),
    );
  });
});
