import type { Finding } from '@shared/contract/index.ts';
import { reveal } from '@shared/memory/reveal.ts';
import { offsetAfter } from '@shared/memory/text.ts';
import type { DiffSegment } from './word-diff.ts';

/** A stretch of an entry that looks the same throughout. */
export interface EntryRun {
  readonly text: string;
  readonly change: DiffSegment['kind'];
  /** `U+200B` and its name, for one character that cannot be seen. */
  readonly hidden: { readonly code: string; readonly name: string } | undefined;
  /** True inside a finding of the scanner. */
  readonly found: boolean;
}

/** Spaces at the edges of a change are part of it, but nothing to see: they stand outside. */
function withoutEdges(segment: DiffSegment): DiffSegment[] {
  const inner = segment.text.trim();
  if (segment.kind === 'same' || inner === '' || inner === segment.text) return [segment];
  const at = segment.text.indexOf(inner);
  const parts: DiffSegment[] = [
    { kind: 'same', text: segment.text.slice(0, at) },
    { kind: segment.kind, text: inner },
    { kind: 'same', text: segment.text.slice(at + inner.length) },
  ];
  return parts.filter((part) => part.text !== '');
}

/**
 * Lays changes, findings (code points into the joined text) and hidden characters over one another, in reading order. The
 * texts joined are the segments joined.
 */
export function entryRuns(segments: readonly DiffSegment[], findings: readonly Finding[] = []): EntryRun[] {
  const pieces = segments.flatMap(withoutEdges);
  const text = pieces.map((piece) => piece.text).join('');
  const spans = findings.map(({ start, end }) => {
    const from = offsetAfter(text, 0, start);
    return [from, offsetAfter(text, from, end - start)] as const;
  });
  const shown = reveal(text);
  const cuts = new Set<number>([0, text.length, ...spans.flat()]);
  const note = (lengths: readonly number[]): void => {
    let at = 0;
    for (const length of lengths) cuts.add((at += length));
  };
  note(pieces.map((piece) => piece.text.length));
  note(shown.map((segment) => segment.text.length));
  const ends = [...cuts].sort((a, b) => a - b).slice(1);

  const runs: EntryRun[] = [];
  const under = { piece: 0, pieceEnd: pieces[0]?.text.length ?? 0, glyph: 0, glyphEnd: shown[0]?.text.length ?? 0 };
  let at = 0;
  for (const end of ends) {
    while (under.pieceEnd <= at) under.pieceEnd += pieces[++under.piece]?.text.length ?? text.length;
    while (under.glyphEnd <= at) under.glyphEnd += shown[++under.glyph]?.text.length ?? text.length;
    const glyph = shown[under.glyph];
    const from = at;
    runs.push({
      text: text.slice(from, end),
      change: pieces[under.piece]?.kind ?? 'same',
      hidden: glyph?.kind === 'glyph' ? { code: glyph.code, name: glyph.name } : undefined,
      found: spans.some(([start, stop]) => start <= from && end <= stop && start < stop),
    });
    at = end;
  }
  return runs;
}

/** Long unchanged stretches of a diff cut to the words around the changes: `…photos on :2283, media on`. */
export function nearChanges(segments: readonly DiffSegment[], around = 32): DiffSegment[] {
  return segments.map((segment, index) => {
    if (segment.kind !== 'same') return segment;
    const points = [...segment.text];
    const lead = index === 0 ? 0 : around;
    const tail = index === segments.length - 1 ? 0 : around;
    if (points.length <= lead + tail + 8) return segment;
    const head = points.slice(0, lead).join('');
    const end = tail === 0 ? '' : points.slice(-tail).join('');
    return { kind: 'same', text: `${head}…${end.replace(/^\S*\s/, '')}` };
  });
}
