/** What a reference points at. */
export type ReferenceKind = 'file' | 'folder' | 'git' | 'url' | 'memory' | 'session' | 'diff' | 'staged';

const named = ['file', 'folder', 'git', 'url', 'memory', 'session'] as const;

/** One `@` reference in a message. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** As it is typed, with the `@`; what is typed stays in the message. */
  readonly raw: string;
  /** Where it stands, in UTF-16 units. */
  readonly start: number;
  readonly end: number;
  /** Path, address, number, words of an entry, or title or id of a session; empty for `@diff` and `@staged`. */
  readonly target: string;
  /** Lines that are meant, from 1, both included; null for the whole. */
  readonly lines: { readonly from: number; readonly to: number } | null;
}

const start = /(?<![\p{L}\p{N}_/])@(?:(diff|staged)(?![\p{L}\p{N}_])|(file|folder|git|url|memory|session):)/gu;
const quotes = new Set(['`', '"', "'"]);
const closers: Readonly<Record<string, string>> = {
  ')': '(',
  ']': '[',
  '}': '{',
  '>': '<',
  '»': '«',
  '）': '（',
  '」': '「',
};
/** Longest value that is looked at, in UTF-16 units. */
const longest = 4_000;

/** Takes off what belongs to the sentence: final punctuation, quotes and emphasis, and brackets that were opened before the reference. */
function bare(value: string): string {
  // The folder itself, and the one above it.
  if (value === '.' || value === '..') return value;
  let end = value.length;
  while (end > 0) {
    const last = value[end - 1] ?? '';
    const opener = closers[last];
    const kept = value.slice(0, end);
    const unbalanced = opener !== undefined && kept.split(opener).length < kept.split(last).length;
    if (!unbalanced && !/[,.;:!?…，。；：！？、*`"'”’]/u.test(last)) break;
    end -= 1;
  }
  return value.slice(0, end);
}

interface Value {
  readonly text: string;
  /** What stands behind a quoted value: the lines. Null for a bare one, which has them inside. */
  readonly suffix: string | null;
  readonly end: number;
}

/** The value that begins at `at`: quoted, or up to the next space. Null when there is none. */
function valueAt(text: string, at: number): Value | null {
  const quote = text[at] ?? '';
  if (quotes.has(quote)) {
    const close = text.slice(at + 1, at + 1 + longest).search(new RegExp(`${quote}|\\n`, 'u'));
    if (close > 0 && text[at + 1 + close] === quote) {
      const end = at + close + 2;
      const suffix =
        /^(?:#L\d{1,9}(?:-L?\d{1,9})?|:\d{1,9}(?:[-:]\d{1,9})?)/u.exec(text.slice(end, end + 40))?.[0] ?? '';
      return { text: text.slice(at + 1, at + 1 + close), suffix, end: end + suffix.length };
    }
  }
  const value = bare(/^\S+/u.exec(text.slice(at, at + longest))?.[0] ?? '');
  return value === '' ? null : { text: value, suffix: null, end: at + value.length };
}

/** Splits `path:10-25`, `path:42`, `path:42:7` and `path#L10-L25`; a range that makes no sense means the whole file. */
function lineRange(value: string): { readonly path: string; readonly lines: Reference['lines'] } {
  const match = /^(.+?)(?:#L(\d{1,9})(?:-L?(\d{1,9}))?|:(\d{1,9})(?:-(\d{1,9})|:\d{1,9})?)$/u.exec(value);
  if (match === null) return { path: value, lines: null };
  const [, path = value, hashFrom, hashTo, colonFrom, colonTo] = match;
  const from = Number(hashFrom ?? colonFrom);
  const to = Number(hashTo ?? colonTo ?? from);
  return { path, lines: from >= 1 && to >= from ? { from, to } : null };
}

/**
 * Every reference of a message, in order: `@file:PATH` with lines, `@folder:PATH`, `@git:N`, `@url:ADDRESS`, `@memory:WORDS`,
 * `@session:TITLE`, `@diff`, `@staged`. A value with spaces stands in backticks or quotes. An `@` inside a word (an address of mail) is
 * none. Takes time linear in the text.
 */
export function findReferences(text: string): Reference[] {
  const found: Reference[] = [];
  start.lastIndex = 0;
  for (let match = start.exec(text); match !== null; match = start.exec(text)) {
    const [, whole, kind] = match;
    const at = match.index;
    if (whole === 'diff' || whole === 'staged') {
      found.push({ kind: whole, raw: match[0], start: at, end: start.lastIndex, target: '', lines: null });
      continue;
    }
    const value = valueAt(text, start.lastIndex);
    const known = named.find((one) => one === kind);
    if (value === null || known === undefined) continue;
    const isFile = kind === 'file';
    // A quoted path is taken as it is, so that a name that looks like a range can be meant too.
    const { path, lines: inside } =
      isFile && value.suffix === null ? lineRange(value.text) : { path: value.text, lines: null };
    const lines = isFile && value.suffix !== null ? lineRange(`x${value.suffix}`).lines : inside;
    const end = isFile ? value.end : value.end - (value.suffix ?? '').length;
    found.push({ kind: known, raw: text.slice(at, end), start: at, end, target: path, lines });
    start.lastIndex = end;
  }
  return found;
}

/** A reference as it is to be typed: quoted where its value has spaces or ends in what would be taken for punctuation. */
export function writeReference(kind: 'file' | 'folder' | 'url' | 'memory' | 'session', target: string): string {
  const plain = `@${kind}:${target}`;
  const [read] = findReferences(plain);
  if (read?.end === plain.length && read.target === target && read.lines === null) return plain;
  const quote = ['`', '"', "'"].find((one) => !target.includes(one)) ?? '`';
  return `@${kind}:${quote}${target}${quote}`;
}

/** The reference being typed at `caret`: what stands behind its `@`; null when the caret is in none. */
export function typedReference(text: string, caret: number): { readonly start: number; readonly query: string } | null {
  const before = text.slice(Math.max(0, caret - 500), caret);
  const match = /(?<![\p{L}\p{N}_/])@((?:(?:file|folder|url|memory|session):)?(?:[`"'][^`"'\n]*|[^\s@`"']*))$/u.exec(
    before,
  );
  if (match === null) return null;
  const [, query = ''] = match;
  return { start: caret - query.length - 1, query };
}
