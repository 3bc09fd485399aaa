import type { Message, SearchHit } from '@shared/contract/index.ts';

/** A line of the preview: something said, or so many tool calls between. */
export type PreviewLine =
  | { readonly kind: 'said'; readonly key: string; readonly message: Message; readonly changes: number }
  | { readonly kind: 'steps'; readonly key: string; readonly calls: number };

/** What was said, with the tool calls between folded into their number, and changes of memory told at the answer after them. */
export function foldSteps(messages: readonly Message[]): PreviewLine[] {
  const lines: PreviewLine[] = [];
  let calls = 0;
  let changes = 0;
  const flush = (before: number): void => {
    if (calls > 0) lines.push({ kind: 'steps', key: `steps ${before}`, calls });
    calls = 0;
  };
  for (const message of messages) {
    if (message.displayKind === 'hidden' || (!message.active && !message.compacted)) continue;
    if (message.role === 'tool') {
      changes += message.effect?.journal.length ?? 0;
      continue;
    }
    if ((message.role === 'user' || message.role === 'assistant') && message.content !== '') {
      flush(message.id);
      lines.push({ kind: 'said', key: String(message.id), message, changes });
      changes = 0;
    }
    calls += message.toolCalls.length;
  }
  flush(Number.MAX_SAFE_INTEGER);
  return lines;
}

/** The pieces of text the search marked, longest first. */
export function markedWords(hits: readonly SearchHit[]): string[] {
  const words = new Set<string>();
  for (const hit of hits) {
    for (const [start, end] of hit.marks) {
      const word = hit.snippet.slice(start, end).toLowerCase();
      if (word !== '') words.add(word);
    }
  }
  return [...words].sort((a, b) => b.length - a.length);
}

/** Markdown as plain words, for a line that is only looked over: its emphasis gone, its bullets as signs. */
export function plainWords(markdown: string): string {
  return markdown.replace(/\*\*(?=\S)([^*\n]{1,500})(?<=\S)\*\*/g, '$1').replace(/^(\s*)[-*] (?=\S)/gm, '$1• ');
}

/** Text longer than this is shown from shortly before its first mark. */
const longest = 2000;

/** Text with every occurrence of the words marked; a long one is cut around the first. */
export function marksIn(text: string, words: readonly string[]): { text: string; marks: [number, number][] } {
  const first = Math.min(...words.map((word) => text.toLowerCase().indexOf(word)).filter((index) => index >= 0));
  const from = text.length > longest && Number.isFinite(first) ? Math.max(0, first - 200) : 0;
  const part = text.slice(from, from + longest);
  const shown = `${from > 0 ? '…' : ''}${part}${from + longest < text.length ? '…' : ''}`;
  const lower = shown.toLowerCase();
  const marks: [number, number][] = [];
  // Lower case may change the length of a text; offsets would then be wrong.
  if (lower.length === shown.length) {
    for (const word of words) {
      for (let index = lower.indexOf(word); index >= 0; index = lower.indexOf(word, index + word.length)) {
        marks.push([index, index + word.length]);
      }
    }
  }
  return { text: shown, marks: marks.sort((a, b) => a[0] - b[0] || b[1] - a[1]) };
}
