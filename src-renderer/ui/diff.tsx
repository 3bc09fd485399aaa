import type { ReactNode } from 'react';
import type { DiffSegment } from './word-diff.ts';

/** A word diff in running text: taken out is struck through, put in is underlined; the line style comes before the colour. */
export function Diff({ segments, whole = false }: { segments: readonly DiffSegment[]; whole?: boolean }): ReactNode {
  const tone = whole ? 'whole' : undefined;
  return segments.map((segment, index) => {
    if (segment.kind === 'add') {
      return (
        <ins key={index} className={tone}>
          {segment.text}
        </ins>
      );
    }
    if (segment.kind === 'rem') {
      return (
        <del key={index} className={tone}>
          {segment.text}
        </del>
      );
    }
    return <span key={index}>{segment.text}</span>;
  });
}
