import type { ReactNode } from 'react';
import type { DiffSegment } from './word-diff.ts';

/** A word diff in running text: taken out is struck through, put in is underlined; the line style comes before the colour. */
export function Diff({ segments, whole = false }: { segments: readonly DiffSegment[]; whole?: boolean }): ReactNode {
  return segments.map((segment, index) => <Segment key={index} segment={segment} whole={whole} />);
}

/** Spaces at the edges of a change stand outside its wash: they are part of it, but nothing to see. */
function Segment({ segment, whole }: { segment: DiffSegment; whole: boolean }): ReactNode {
  if (segment.kind === 'same') return segment.text;
  const inner = segment.text.trim();
  if (inner === '') return segment.text;
  const at = segment.text.indexOf(inner);
  const Tag = segment.kind === 'add' ? 'ins' : 'del';
  return (
    <>
      {segment.text.slice(0, at)}
      <Tag className={whole ? 'whole' : undefined}>{inner}</Tag>
      {segment.text.slice(at + inner.length)}
    </>
  );
}
