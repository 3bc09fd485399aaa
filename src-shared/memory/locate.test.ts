import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { locate } from './locate.ts';

describe('locate', () => {
  it('never takes half a character for a piece of a whole one', () => {
    for (const half of ['\ud83d', '\ude00', 'x\ud83d']) expect(locate(['x😀 ok'], half)).toEqual({ kind: 'none' });
    expect(locate(['x😀 ok'], '😀')).toEqual({ kind: 'one', index: 0 });
  });

  it('prefers the whole entry over entries that contain it', () => {
    expect(locate(['uses next.js 14.x', 'x', 'xylophone lessons'], 'x')).toEqual({ kind: 'one', index: 1 });
  });

  it('never chooses between different entries', () => {
    expect(locate(['server A nginx', 'server B nginx'], 'nginx')).toEqual({
      kind: 'many',
      matches: ['server A nginx', 'server B nginx'],
    });
  });

  it('takes the first of identical entries', () => {
    expect(locate(['b', 'a tea', 'a tea'], 'tea')).toEqual({ kind: 'one', index: 1 });
  });

  it('compares exactly: case and normal form matter', () => {
    expect(locate(['Tea', 'cafe\u0301'], 'tea')).toEqual({ kind: 'none' });
    expect(locate(['cafe\u0301'], 'caf\u00e9')).toEqual({ kind: 'none' });
  });

  it('finds an entry exactly when one text equals or contains the words', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 3 })), fc.string({ maxLength: 2 }), (entries, words) => {
        const found = locate(entries, words);
        const texts = new Set(entries.filter((entry) => entry.includes(words)));
        if (entries.includes(words)) expect(found).toEqual({ kind: 'one', index: entries.indexOf(words) });
        else expect(found.kind).toBe(texts.size === 0 ? 'none' : texts.size === 1 ? 'one' : 'many');
      }),
    );
  });
});
