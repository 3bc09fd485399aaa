import { structuredPatch } from 'diff';

/** One line of a comparison; `old` and `now` count from 1, null on the side that has it not. */
export interface DiffLine {
  readonly kind: 'same' | 'add' | 'rem';
  readonly old: number | null;
  readonly now: number | null;
  readonly text: string;
}

/** A run of lines with changes, and where it begins on both sides. */
export interface DiffHunk {
  readonly oldStart: number;
  readonly oldLines: number;
  readonly newStart: number;
  readonly newLines: number;
  readonly lines: readonly DiffLine[];
  /** `\ No newline at end of file` holds for the last line of these kinds. */
  readonly noNewline: readonly ('add' | 'rem')[];
}

/** Beyond so many changed lines two texts are taken as wholly different: finding the least difference would take too long. */
const mostEdits = 4000;
const context = 3;

function endless(text: string): boolean {
  return text !== '' && !text.endsWith('\n');
}

/** The lines of a text; a line end at its very end begins no further one. */
function linesOf(text: string): string[] {
  const lines = text.split('\n');
  if (lines.at(-1) === '') lines.pop();
  return lines;
}

function whole(before: string, after: string): DiffHunk {
  const gone = linesOf(before);
  const come = linesOf(after);
  return {
    oldStart: gone.length === 0 ? 0 : 1,
    oldLines: gone.length,
    newStart: come.length === 0 ? 0 : 1,
    newLines: come.length,
    lines: [
      ...gone.map((text, at): DiffLine => ({ kind: 'rem', old: at + 1, now: null, text })),
      ...come.map((text, at): DiffLine => ({ kind: 'add', old: null, now: at + 1, text })),
    ],
    noNewline: [...(endless(before) ? (['rem'] as const) : []), ...(endless(after) ? (['add'] as const) : [])],
  };
}

/** Compares two texts line by line, with three lines around each change. Equal texts have no hunks. */
export function lineDiff(before: string, after: string): DiffHunk[] {
  if (before === after) return [];
  if (before === '' || after === '') return [whole(before, after)];
  const patch = structuredPatch('', '', before, after, '', '', { context, maxEditLength: mostEdits });
  if (patch === undefined) return [whole(before, after)];
  return patch.hunks.map((hunk) => {
    let old = hunk.oldStart;
    let now = hunk.newStart;
    const noNewline = new Set<'add' | 'rem'>();
    const lines: DiffLine[] = [];
    for (const line of hunk.lines) {
      const text = line.slice(1);
      if (line.startsWith('+')) lines.push({ kind: 'add', old: null, now: now++, text });
      else if (line.startsWith('-')) lines.push({ kind: 'rem', old: old++, now: null, text });
      else if (line.startsWith('\\')) noNewline.add(lines.at(-1)?.kind === 'rem' ? 'rem' : 'add');
      else lines.push({ kind: 'same', old: old++, now: now++, text });
    }
    const { oldStart, oldLines, newStart, newLines } = hunk;
    return { oldStart, oldLines, newStart, newLines, lines, noNewline: [...noNewline] };
  });
}

const signs = { same: ' ', add: '+', rem: '-' } as const;

/** A file that is not there yet, or no more, is null. Names the path once for each side, as `diff -u` does. */
export function unifiedDiff(path: string, before: string | null, after: string | null): string {
  const hunks = lineDiff(before ?? '', after ?? '');
  const head = [
    `--- ${before === null ? '/dev/null' : `a/${path}`}`,
    `+++ ${after === null ? '/dev/null' : `b/${path}`}`,
  ];
  const body = hunks.flatMap(({ oldStart, oldLines, newStart, newLines, lines, noNewline }) => {
    const last = {
      add: lines.findLastIndex(({ kind }) => kind !== 'rem'),
      rem: lines.findLastIndex(({ kind }) => kind !== 'add'),
    };
    return [
      `@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`,
      ...lines.flatMap(({ kind, text }, at) => {
        const bare = noNewline.some((side) => last[side] === at);
        return bare ? [signs[kind] + text, '\\ No newline at end of file'] : [signs[kind] + text];
      }),
    ];
  });
  return [...head, ...body].join('\n');
}

function range(start: number, count: number): string {
  return count === 1 ? String(start) : `${String(start)},${String(count)}`;
}

/** Lines added and removed. */
export function countLines(hunks: readonly DiffHunk[]): { readonly added: number; readonly removed: number } {
  const lines = hunks.flatMap((hunk) => hunk.lines);
  return {
    added: lines.filter(({ kind }) => kind === 'add').length,
    removed: lines.filter(({ kind }) => kind === 'rem').length,
  };
}
