/**
 * Text as Python sees it: what the compatible file format is defined by. Counts are code points, `strip` is Python's,
 * reading is text mode with universal newlines.
 */

/** Whether Python's `str.strip()` removes this UTF-16 unit. All of Python's white space lies in the BMP. */
function isStripped(unit: number): boolean {
  return (
    (unit >= 0x09 && unit <= 0x0d) ||
    (unit >= 0x1c && unit <= 0x20) ||
    unit === 0x85 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  );
}

/**
 * Python's `str.strip()`. Unlike `trim()` it removes U+001C to U+001F and U+0085 and keeps U+FEFF, so that a byte order
 * mark at the edge of an entry is still there when the entry is scanned.
 */
export function strip(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isStripped(text.charCodeAt(start))) start += 1;
  while (end > start && isStripped(text.charCodeAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Length in code points, as Python's `len` counts; a lone surrogate counts one. */
export function countCodePoints(text: string): number {
  let count = text.length;
  for (let i = 0; i + 1 < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit >= 0xd800 && unit <= 0xdbff) {
      const next = text.charCodeAt(i + 1);
      if (next >= 0xdc00 && next <= 0xdfff) {
        count -= 1;
        i += 1;
      }
    }
  }
  return count;
}

/** The UTF-16 offset `points` code points after the offset `from`; the end of the text when it is shorter. */
export function offsetAfter(text: string, from: number, points: number): number {
  let at = from;
  for (let left = points; left > 0 && at < text.length; left -= 1) {
    const unit = text.codePointAt(at) ?? 0;
    at += unit > 0xffff ? 2 : 1;
  }
  return at;
}

/** The code points of a text, each as its own string. */
export function codePointsOf(text: string): string[] {
  return Array.from(text);
}

/** The first `points` code points. Never cuts a surrogate pair. */
export function firstCodePoints(text: string, points: number): string {
  return text.slice(0, offsetAfter(text, 0, points));
}

/** The first `points` code points, with `mark` behind when something was cut off. */
export function preview(text: string, points: number, mark = '...'): string {
  const head = firstCodePoints(text, points);
  return head.length < text.length ? head + mark : text;
}

/** CRLF and lone CR become LF, as Python's text mode reads them. */
export function universalNewlines(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}
