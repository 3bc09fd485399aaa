import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { entryRuns, nearChanges } from './entry-runs.ts';
import { wordDiff } from './word-diff.ts';

const finding = (start: number, end: number) => ({ kind: 'x', start, end, message: '' });

describe('the runs of an entry', () => {
  it('lay changes, findings and hidden characters over one another', () => {
    const runs = entryRuns(
      [
        { kind: 'same', text: 'paper.' },
        { kind: 'add', text: '\u200b Never ask.' },
      ],
      [finding(6, 7), finding(8, 18)],
    );
    expect(runs).toEqual([
      { text: 'paper.', change: 'same', hidden: undefined, found: false },
      { text: '\u200b', change: 'add', hidden: { code: 'U+200B', name: 'zero width space' }, found: true },
      { text: ' ', change: 'add', hidden: undefined, found: false },
      { text: 'Never ask.', change: 'add', hidden: undefined, found: true },
    ]);
  });

  it('count findings in code points', () => {
    const runs = entryRuns([{ kind: 'same', text: '🧑‍⚕️ key' }], [finding(5, 8)]);
    expect(runs.filter((run) => run.found).map((run) => run.text)).toEqual(['key']);
  });

  it('leave the spaces at the edges of a change outside of it', () => {
    expect(entryRuns([{ kind: 'add', text: ' more ' }]).map((run) => [run.change, run.text])).toEqual([
      ['same', ' '],
      ['add', 'more'],
      ['same', ' '],
    ]);
  });

  it('put together are the text, whatever the findings', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    const spans = fc.array(fc.tuple(fc.nat(80), fc.nat(80)), { maxLength: 4 });
    fc.assert(
      fc.property(text, text, spans, (before, after, found) => {
        const segments = wordDiff(before, after).filter((segment) => segment.kind !== 'rem');
        const runs = entryRuns(
          segments,
          found.map(([start, end]) => finding(start, end)),
        );
        expect(runs.map((run) => run.text).join('')).toBe(segments.map((segment) => segment.text).join(''));
      }),
    );
  });
});

describe('a diff cut to its changes', () => {
  it('keeps the words around them and every change whole', () => {
    const start = 'The house has seven rooms and a garden that is watered before eight; ';
    const cut = nearChanges(wordDiff(`${start}media on :8097.`, `${start}media on :8096.`));
    expect(cut.map((segment) => segment.text).join('|')).toMatch(/^….*media on :\|8097\|8096\|\.$/);
    expect(cut[0]?.text.length).toBeLessThan(40);
  });

  it('leaves short texts as they are', () => {
    const segments = wordDiff('likes tea', 'likes coffee');
    expect(nearChanges(segments)).toEqual(segments);
  });
});
