/** What came of looking for a text and putting another in its place. */
export type Patched =
  | { readonly ok: true; readonly text: string; readonly count: number }
  | { readonly ok: false; readonly why: string; readonly found: number };

interface Span {
  readonly start: number;
  readonly end: number;
}

const likeAscii: Readonly<Record<string, string>> = {
  '\u201c': '"',
  '\u201d': '"',
  '\u2018': "'",
  '\u2019': "'",
  '\u2014': '--',
  '\u2013': '-',
  '\u2026': '...',
  '\u00a0': ' ',
};

const plainSigns = (line: string): string =>
  line.replace(/[\u201c\u201d\u2018\u2019\u2014\u2013\u2026\u00a0]/g, (sign) => likeAscii[sign] ?? sign);
const trimmed = (line: string): string => line.trim();
const spaced = (line: string): string => line.replace(/\s+/g, ' ').trim();
const signed = (line: string): string => spaced(plainSigns(line));

function exactSpans(text: string, wanted: string): Span[] {
  const spans: Span[] = [];
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + wanted.length)) {
    spans.push({ start: at, end: at + wanted.length });
  }
  return spans;
}

/** Runs of whole lines that read the same once each line is `folded`. */
function lineSpans(text: string, wanted: string, folded: (line: string) => string): Span[] {
  const lines = text.split('\n');
  const look = wanted
    .replace(/^\n+|\n+$/g, '')
    .split('\n')
    .map(folded);
  if (look.every((line) => line === '')) return [];
  const have = lines.map(folded);
  const starts: number[] = [];
  let at = 0;
  for (const line of lines) {
    starts.push(at);
    at += line.length + 1;
  }
  const spans: Span[] = [];
  for (let first = 0; first + look.length <= have.length;) {
    if (!look.every((line, index) => have[first + index] === line)) {
      first += 1;
      continue;
    }
    const last = first + look.length - 1;
    spans.push({ start: starts[first] ?? 0, end: (starts[last] ?? 0) + (lines[last] ?? '').length });
    first = last + 1;
  }
  return spans;
}

function indentOf(text: string): string {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  return /^[ \t]*/.exec(line)?.[0] ?? '';
}

/** The new text with the indentation the file has, where the old text was given with another. */
function reindented(replacement: string, given: string, region: string): string {
  const from = indentOf(given);
  const to = indentOf(region);
  if (from === to) return replacement;
  return replacement
    .split('\n')
    .map((line) => (line.trim() !== '' && line.startsWith(from) ? to + line.slice(from.length) : line))
    .join('\n');
}

function replaceSpans(text: string, spans: readonly Span[], put: (region: string) => string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of spans) {
    result += text.slice(at, start) + put(text.slice(start, end));
    at = end;
  }
  return result + text.slice(at);
}

/**
 * Puts `next` in the place of `old` in a text (LF line ends). Looked for as it is first, then line by line with other
 * indentation, other spacing, plain quotation marks, and with `\n` and `\t` written out. What only resembles it is never
 * taken. More than one place is refused unless `all`.
 */
export function patchText(text: string, old: string, next: string, all: boolean): Patched {
  if (old === next) return { ok: false, why: 'old_string and new_string are the same.', found: 0 };
  const unescaped = old.replaceAll('\\n', '\n').replaceAll('\\t', '\t');
  const body = next.replace(/\n+$/, (end) => (old.endsWith('\n') ? '' : end));
  const ways: readonly (() => { spans: Span[]; put: (region: string) => string })[] = [
    () => ({ spans: exactSpans(text, old), put: () => next }),
    ...[trimmed, spaced, signed].map((folded) => () => ({
      spans: lineSpans(text, old, folded),
      put: (region: string) => reindented(body, old.replace(/^\n+/, ''), region),
    })),
    () => ({
      spans: unescaped === old ? [] : exactSpans(text, unescaped),
      put: () => next.replaceAll('\\n', '\n').replaceAll('\\t', '\t'),
    }),
  ];
  for (const way of ways) {
    const { spans, put } = way();
    if (spans.length === 0) continue;
    if (spans.length > 1 && !all) {
      const why = `old_string stands in ${String(spans.length)} places. Make it longer until it is the only one, or set replace_all.`;
      return { ok: false, why, found: spans.length };
    }
    return { ok: true, text: replaceSpans(text, spans, put), count: spans.length };
  }
  return { ok: false, why: 'old_string does not stand in the file.', found: 0 };
}
