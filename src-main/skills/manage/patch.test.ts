import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { patchText } from './patch.ts';

describe('a piece of a text', () => {
  it.each([
    ['as it is', 'a b\nc\n', 'b', 'x', 'a x\nc\n'],
    [
      'with another indentation, which the new text takes over',
      'if\n    run\n    stop\n',
      'run\nstop',
      'run\nwait\nstop',
      'if\n    run\n    wait\n    stop\n',
    ],
    ['with other spacing', 'one   two\nthree\n', 'one two', '1 2', '1 2\nthree\n'],
    ['with plain quotation marks', 'say “hi”\n', 'say "hi"', 'say hi', 'say hi\n'],
    ['with its line ends written out', 'a\nb\n', 'a\\nb', 'c\\nd', 'c\nd\n'],
    ['taken out', 'a\nb\n', 'b\n', '', 'a\n'],
  ])('is found %s', (_how, text, old, next, result) => {
    expect(patchText(text, old, next, false)).toMatchObject({ ok: true, text: result });
  });

  it.each([
    ['twice', 'a a', 'a', 2],
    ['not at all', 'a', 'b', 0],
    ['only by likeness', 'start the import at once', 'start the export at once', 0],
  ])('that stands there %s is not replaced', (_how, text, old, found) => {
    expect(patchText(text, old, 'x', false)).toMatchObject({ ok: false, found });
  });

  it('is replaced everywhere when asked', () => {
    expect(patchText('a a\na', 'a', 'b', true)).toMatchObject({ ok: true, text: 'b b\nb', count: 3 });
  });

  it('leaves all that stands before and behind it alone', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (before, behind, next) => {
        const old = '\u0001needle\u0001';
        const patched = patchText(before + old + behind, old, next, false);
        expect(patched).toMatchObject({ ok: true, text: before + next + behind });
      }),
    );
  });
});
