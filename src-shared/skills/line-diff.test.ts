import { applyPatch } from 'diff';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countLines, lineDiff, unifiedDiff } from './line-diff.ts';

const text = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', '', '---', '+++ x', '中文', '@@ -1 +1 @@'), { maxLength: 12 }),
    fc.boolean(),
  )
  .map(([lines, end]) => lines.join('\n') + (end ? '\n' : ''));

describe('a difference line by line', () => {
  it('as a unified diff makes the new text of the old one', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const diff = unifiedDiff('SKILL.md', before, after);
        if (before === after) expect(diff.split('\n')).toHaveLength(2);
        else expect(applyPatch(before, `${diff}\n`)).toBe(after);
      }),
    );
  });

  it('numbers the lines of both sides', () => {
    const before = '1\n2\n3\n4\n5\n6\n7\n8\n9\n';
    const [hunk] = lineDiff(before, before.replace('5', 'five\nand more'));
    expect(hunk?.lines.map(({ kind, old, now, text: line }) => [kind, old, now, line])).toEqual([
      ['same', 2, 2, '2'],
      ['same', 3, 3, '3'],
      ['same', 4, 4, '4'],
      ['rem', 5, null, '5'],
      ['add', null, 5, 'five'],
      ['add', null, 6, 'and more'],
      ['same', 6, 7, '6'],
      ['same', 7, 8, '7'],
      ['same', 8, 9, '8'],
    ]);
    expect(countLines(hunk === undefined ? [] : [hunk])).toEqual({ added: 2, removed: 1 });
  });

  it('names a file that is not there yet, or no more', () => {
    expect(unifiedDiff('x', null, 'a\n')).toBe('--- /dev/null\n+++ b/x\n@@ -0,0 +1 @@\n+a');
    expect(unifiedDiff('x', 'a\n', null)).toBe('--- a/x\n+++ /dev/null\n@@ -1 +0,0 @@\n-a');
  });

  it('of two long texts without a line in common is both, whole, and takes no minutes', () => {
    const many = (mark: string): string => Array.from({ length: 5000 }, (_, n) => `${mark}${String(n)}\n`).join('');
    const hunks = lineDiff(many('a'), many('b'));
    expect(countLines(hunks)).toEqual({ added: 5000, removed: 5000 });
  });
});
