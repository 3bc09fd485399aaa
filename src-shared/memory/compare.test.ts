import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockedPlaceholder } from './blocks.ts';
import { compareEntries, type LiveText } from './compare.ts';
import { unique } from './entries.ts';

function live(...texts: readonly (string | readonly [id: string, text: string, placeholder?: string])[]): LiveText[] {
  return texts.map((given) => {
    const [id, text, placeholder] = typeof given === 'string' ? [given, given, undefined] : given;
    return { id, text, placeholder: placeholder ?? null };
  });
}

function shape(rows: ReturnType<typeof compareEntries>): unknown[] {
  return rows.map((row) => [row.kind, row.snapshot, row.live?.text ?? null]);
}

describe('live against frozen', () => {
  it('tells unchanged, added, changed and removed apart, in the order of the file', () => {
    const past = live(['1', 'a'], ['2', 'b'], ['3', 'c']);
    const now = live(['1', 'a'], ['3', 'c edited'], ['4', 'd']);
    expect(shape(compareEntries(['a', 'b', 'c'], past, now))).toEqual([
      ['unchanged', 'a', 'a'],
      ['removed', 'b', null],
      ['changed', 'c', 'c edited'],
      ['added', null, 'd'],
    ]);
  });

  it('keeps an entry that only moved unchanged', () => {
    const now = live('c', 'a', 'b');
    expect(compareEntries(['a', 'b', 'c'], now, now).map((row) => row.kind)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
  });

  it('pairs a placeholder with the entry it stands for, also when it was edited since', () => {
    const line = blockedPlaceholder('MEMORY.md', ['x']);
    const past = live(['1', 'bad', line], ['2', 'also bad', line]);
    expect(shape(compareEntries([line, line], past, live(['1', 'good'], ['2', 'also bad', line])))).toEqual([
      ['changed', line, 'good'],
      ['blocked', line, 'also bad'],
    ]);
  });

  it('pairs a placeholder of another scanner with the withheld entry', () => {
    const theirs = '[BLOCKED: MEMORY.md entry contained threat pattern(s): other_kind. Any tail.]';
    const ours = blockedPlaceholder('MEMORY.md', ['x']);
    expect(shape(compareEntries(['a', theirs], [], live('a', ['2', 'bad', ours])))).toEqual([
      ['unchanged', 'a', 'a'],
      ['blocked', theirs, 'bad'],
    ]);
  });

  it('without a journal shows an edit as removed and added', () => {
    expect(shape(compareEntries(['old words'], [], live('new words')))).toEqual([
      ['removed', 'old words', null],
      ['added', null, 'new words'],
    ]);
  });

  it('pairs repeated texts one by one', () => {
    expect(shape(compareEntries(['a', 'a'], [], live('a')))).toEqual([
      ['unchanged', 'a', 'a'],
      ['removed', 'a', null],
    ]);
  });

  it('loses no line of either side and puts no line in twice', () => {
    const texts = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 });
    fc.assert(
      fc.property(texts, texts, (told, texts) => {
        const now = live(...unique(texts));
        const rows = compareEntries(told, [], now);
        expect(rows.flatMap((row) => (row.live === null ? [] : [row.live]))).toEqual(now);
        expect(rows.flatMap((row) => row.snapshot ?? []).sort()).toEqual([...told].sort());
        expect(rows.every((row) => row.kind !== 'unchanged' || row.snapshot === row.live?.text)).toBe(true);
      }),
    );
  });
});
