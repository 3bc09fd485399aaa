import type { ReactNode } from 'react';

/** Text with marked ranges (UTF-16 offsets, end exclusive, in order). Ranges that overlap or lie outside are cut to fit. */
export function MarkedText({
  text,
  marks,
}: {
  text: string;
  marks: readonly (readonly [number, number])[];
}): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const [start, end] of marks) {
    const from = Math.max(at, start);
    const to = Math.min(text.length, end);
    if (from >= to) continue;
    if (from > at) parts.push(text.slice(at, from));
    parts.push(<mark key={from}>{text.slice(from, to)}</mark>);
    at = to;
  }
  parts.push(text.slice(at));
  return parts;
}
