/** Where reading one JSON value led: the offset behind it, or the offset of the first character that cannot be right. */
export type JsonScan = { readonly ok: true; readonly end: number } | { readonly ok: false; readonly at: number };

const whitespace = /[ \t\n\r]*/y;
const string = /"(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/y;
const number = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const plainRun = /[^"\\\u0000-\u001f]*/y;
/** What may stand behind a number that was cut in its fraction or exponent. */
const cutNumber = /^(?:\.|[eE][+-]?)$/;
const words = ['true', 'false', 'null'];
const maxDepth = 512;

function match(pattern: RegExp, text: string, at: number): number {
  pattern.lastIndex = at;
  const found = pattern.exec(text);
  return found === null ? -1 : at + found[0].length;
}

function skip(text: string, at: number): number {
  return match(whitespace, text, at);
}

function badString(text: string, start: number): number {
  let at = start + 1;
  for (;;) {
    at = match(plainRun, text, at);
    if (text[at] !== '\\') return at;
    const escape = text[at + 1];
    if (escape === undefined) return text.length;
    if (escape === 'u') {
      for (let digit = at + 2; digit < at + 6; digit++) {
        if (!/[0-9a-fA-F]/.test(text[digit] ?? '')) return Math.min(digit, text.length);
      }
      at += 6;
    } else if ('"\\/bfnrt'.includes(escape)) {
      at += 2;
    } else {
      return at + 1;
    }
  }
}

function scanString(text: string, at: number): JsonScan {
  const end = match(string, text, at);
  return end >= 0 ? { ok: true, end } : { ok: false, at: badString(text, at) };
}

function scanScalar(text: string, at: number): JsonScan {
  if (text[at] === '"') return scanString(text, at);
  const end = match(number, text, at);
  if (end >= 0)
    return text.length - end <= 2 && cutNumber.test(text.slice(end))
      ? { ok: false, at: text.length }
      : { ok: true, end };
  for (const word of words) {
    if (text.startsWith(word, at)) return { ok: true, end: at + word.length };
    if (at < text.length && word.startsWith(text.slice(at))) return { ok: false, at: text.length };
  }
  if (text[at] === '-') return { ok: false, at: at + 1 };
  return { ok: false, at };
}

function scanMembers(text: string, start: number, close: '}' | ']', depth: number): JsonScan {
  let at = skip(text, start + 1);
  if (text[at] === close) return { ok: true, end: at + 1 };
  for (;;) {
    if (close === '}') {
      if (text[at] !== '"') return { ok: false, at };
      const key = scanString(text, at);
      if (!key.ok) return key;
      at = skip(text, key.end);
      if (text[at] !== ':') return { ok: false, at };
      at = skip(text, at + 1);
    }
    const value = scanValue(text, at, depth + 1);
    if (!value.ok) return value;
    at = skip(text, value.end);
    if (text[at] === close) return { ok: true, end: at + 1 };
    if (text[at] !== ',') return { ok: false, at };
    at = skip(text, at + 1);
  }
}

function scanValue(text: string, at: number, depth: number): JsonScan {
  if (depth > maxDepth) return { ok: false, at };
  if (text[at] === '{') return scanMembers(text, at, '}', depth);
  if (text[at] === '[') return scanMembers(text, at, ']', depth);
  return scanScalar(text, at);
}

/**
 * Reads one JSON value that begins at `from` (white space before it is skipped), by the grammar of RFC 8259 and no
 * further than 512 levels deep. A text that only ends too early fails at its length. Offsets are UTF-16 units.
 */
export function scanJson(text: string, from = 0): JsonScan {
  return scanValue(text, skip(text, from), 0);
}

/** Splits a text that is nothing but JSON values one after the other, white space between them; null for any other. */
export function splitJson(text: string): string[] | null {
  const parts: string[] = [];
  let at = skip(text, 0);
  while (at < text.length) {
    const scan = scanJson(text, at);
    if (!scan.ok) return null;
    parts.push(text.slice(at, scan.end));
    at = skip(text, scan.end);
  }
  return parts;
}
