import type { Json } from '@shared/contract/common.ts';
import { yamlEdits } from './edit.ts';

/**
 * Sets one key in the raw text of a YAML file, which may have a BOM and any line ends; both are kept, and new lines get
 * the line end the file uses most. Answers the new text, or null when nothing has to change. Throws as yamlEdits does.
 */
export function editText(raw: string, path: readonly string[], value: Json | undefined): string | null {
  const bom = raw.startsWith('\uFEFF') ? 1 : 0;
  const body = raw.slice(bom);
  const { text, offsets } = normalize(body);
  const edits = yamlEdits(text, path, value);
  if (edits.length === 0) return null;
  const end = mostUsedLineEnd(body);
  let out = body;
  for (const edit of [...edits].sort((a, b) => b.start - a.start)) {
    const start = offsets(edit.start);
    out = out.slice(0, start) + edit.text.replaceAll('\n', end) + out.slice(offsets(edit.end));
  }
  return raw.slice(0, bom) + out;
}

/** The text with LF line ends, and where each of its offsets lies in the original. */
function normalize(body: string): { text: string; offsets: (at: number) => number } {
  const dropped: number[] = [];
  const text = body.replace(/\r\n?/g, (end: string, at: number) => {
    if (end === '\r\n') dropped.push(at - dropped.length);
    return '\n';
  });
  return {
    text,
    // Each CRLF before an offset puts it one further on; the offset of the line end itself stays before its CR.
    offsets: (at) => at + dropped.filter((end) => end < at).length,
  };
}

function mostUsedLineEnd(body: string): string {
  const crlf = body.match(/\r\n/g)?.length ?? 0;
  const lf = (body.match(/\n/g)?.length ?? 0) - crlf;
  const cr = (body.match(/\r/g)?.length ?? 0) - crlf;
  if (crlf > lf && crlf >= cr) return '\r\n';
  return cr > lf ? '\r' : '\n';
}
