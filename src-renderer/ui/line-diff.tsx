import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import type { DiffHunk, DiffLine } from '@shared/skills/line-diff.ts';
import { lineDiff } from '@shared/skills/line-diff.ts';
import { useText } from '../i18n/language.tsx';
import { classes } from './classes.ts';
import { EntryText } from './entry-text.tsx';
import './line-diff.css';
import { wordDiff } from './word-diff.ts';
import type { DiffSegment } from './word-diff.ts';

const signs = { same: ' ', add: '+', rem: '−' } as const;

/** For each line, what of it changed against the line whose place it takes; null for one that stands alone. */
function wordsOf(lines: readonly DiffLine[]): Map<DiffLine, DiffSegment[]> {
  const found = new Map<DiffLine, DiffSegment[]>();
  for (let at = 0; at < lines.length;) {
    if (lines[at]?.kind !== 'rem') {
      at += 1;
      continue;
    }
    const gone = run(lines, at, 'rem');
    const come = run(lines, at + gone.length, 'add');
    gone.forEach((old, index) => {
      const now = come[index];
      if (now === undefined) return;
      const segments = wordDiff(old.text, now.text);
      found.set(
        old,
        segments.filter(({ kind }) => kind !== 'add'),
      );
      found.set(
        now,
        segments.filter(({ kind }) => kind !== 'rem'),
      );
    });
    at += gone.length + come.length;
  }
  return found;
}

function run(lines: readonly DiffLine[], from: number, kind: DiffLine['kind']): DiffLine[] {
  const rest = lines.slice(from);
  const end = rest.findIndex((line) => line.kind !== kind);
  return end < 0 ? rest : rest.slice(0, end);
}

/** Two versions of a file line by line, with numbers and signs, and the words that changed within a line. */
export function LineDiff({ before, after, label }: { before: string; after: string; label: string }): ReactNode {
  const hunks = useMemo(() => lineDiff(before, after), [before, after]);
  return (
    <ol className="df" aria-label={label} tabIndex={0}>
      {hunks.map((hunk, index) => (
        <Fragment key={index}>
          {index > 0 && (
            <li className="gap" aria-hidden="true">
              …
            </li>
          )}
          <Hunk hunk={hunk} />
        </Fragment>
      ))}
    </ol>
  );
}

function Hunk({ hunk }: { hunk: DiffHunk }): ReactNode {
  const t = useText();
  const words = useMemo(() => wordsOf(hunk.lines), [hunk]);
  return hunk.lines.map((line, index) => (
    <li key={index} className={line.kind === 'same' ? undefined : line.kind}>
      <span className="ln" aria-hidden="true">
        {line.old ?? ''}
      </span>
      <span className="ln" aria-hidden="true">
        {line.now ?? ''}
      </span>
      <span className="sg">
        <span aria-hidden="true">{signs[line.kind]}</span>
        {line.kind !== 'same' && <span className="sr">{t(`diff.${line.kind}`)}</span>}
      </span>
      <span className="tx" dir="auto">
        <EntryText text={words.get(line) ?? line.text} />
      </span>
    </li>
  ));
}

/** A unified diff as it was kept. */
export function UnifiedText({ diff }: { diff: string }): ReactNode {
  return (
    <pre className="pre unified" tabIndex={0}>
      {diff.split('\n').map((line, index) => (
        <span key={index} className={classes(line.startsWith('+') && 'put', line.startsWith('-') && 'cut-out')}>
          <EntryText text={line} />
          {'\n'}
        </span>
      ))}
    </pre>
  );
}
