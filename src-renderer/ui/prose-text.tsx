import { useMemo } from 'react';
import type { ReactNode } from 'react';
import { Glyph } from './glyph-text.tsx';
import { proseRuns } from './prose-runs.ts';

/**
 * Untrusted text as it was written, with what cannot be seen shown by its code. `code` for what is no prose: there every hidden character
 * counts, also a direction mark.
 */
export function ProseText({ text, code = false }: { text: string; code?: boolean }): ReactNode {
  const runs = useMemo(() => (code ? proseRuns(text, false) : proseRuns(text)), [text, code]);
  return runs.map((run, index) => (run.kind === 'plain' ? run.text : <Glyph key={index} {...run} />));
}
