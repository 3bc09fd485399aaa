import { useMemo } from 'react';
import type { ReactNode } from 'react';
import type { Finding } from '@shared/contract/index.ts';
import { entryRuns } from './entry-runs.ts';
import type { EntryRun } from './entry-runs.ts';
import { GlyphText } from './glyph-text.tsx';
import type { DiffSegment } from './word-diff.ts';

export interface EntryTextProps {
  /** The text alone, or its word diff. */
  readonly text: string | readonly DiffSegment[];
  /** Spans of the scanner, code points into the text. */
  readonly findings?: readonly Finding[] | undefined;
  /** The whole entry was added or removed: washed, not underlined. */
  readonly whole?: boolean;
}

/** A memory entry as a reviewer has to see it: what changed, what the scanner found, and what the eye would miss. */
export function EntryText({ text, findings, whole = false }: EntryTextProps): ReactNode {
  const groups = useMemo(() => {
    const runs = entryRuns(typeof text === 'string' ? [{ kind: 'same', text }] : text, findings);
    const out: EntryRun[][] = [];
    for (const run of runs) {
      const last = out.at(-1);
      if (last?.[0]?.change === run.change) last.push(run);
      else out.push([run]);
    }
    return out;
  }, [text, findings]);
  return groups.map((group, index) => {
    const change = group[0]?.change ?? 'same';
    if (change === 'same') return <GlyphText key={index} pieces={group} />;
    const Tag = change === 'add' ? 'ins' : 'del';
    return (
      <Tag key={index} className={whole ? 'whole' : undefined}>
        <GlyphText pieces={group} />
      </Tag>
    );
  });
}
