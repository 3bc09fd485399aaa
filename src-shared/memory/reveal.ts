import { codePointsOf, countCodePoints } from './text.ts';

/** A piece of text as a reviewer sees it: readable as it is, or one hidden character shown as a box with its name. */
export type Segment =
  | { readonly kind: 'plain'; readonly text: string }
  | { readonly kind: 'glyph'; readonly text: string; readonly code: string; readonly name: string };

const NAMES: Readonly<Record<number, string>> = {
  0x00: 'null',
  0x08: 'backspace',
  0x0b: 'vertical tab',
  0x0c: 'form feed',
  0x0d: 'carriage return',
  0x1b: 'escape',
  0x7f: 'delete',
  0x85: 'next line',
  0xad: 'soft hyphen',
  0x34f: 'combining grapheme joiner',
  0x61c: 'Arabic letter mark',
  0x115f: 'Hangul choseong filler',
  0x1160: 'Hangul jungseong filler',
  0x17b4: 'Khmer inherent vowel aq',
  0x17b5: 'Khmer inherent vowel aa',
  0x180b: 'Mongolian variation selector one',
  0x180c: 'Mongolian variation selector two',
  0x180d: 'Mongolian variation selector three',
  0x180e: 'Mongolian vowel separator',
  0x180f: 'Mongolian variation selector four',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
  0x2028: 'line separator',
  0x2029: 'paragraph separator',
  0x202a: 'left-to-right embedding',
  0x202b: 'right-to-left embedding',
  0x202c: 'pop directional formatting',
  0x202d: 'left-to-right override',
  0x202e: 'right-to-left override',
  0x2060: 'word joiner',
  0x2061: 'function application',
  0x2062: 'invisible times',
  0x2063: 'invisible separator',
  0x2064: 'invisible plus',
  0x2066: 'left-to-right isolate',
  0x2067: 'right-to-left isolate',
  0x2068: 'first strong isolate',
  0x2069: 'pop directional isolate',
  0x2800: 'blank Braille pattern',
  0x3164: 'Hangul filler',
  0xfeff: 'byte order mark',
  0xffa0: 'halfwidth Hangul filler',
  0xfff9: 'interlinear annotation anchor',
  0xfffa: 'interlinear annotation separator',
  0xfffb: 'interlinear annotation terminator',
};

/** Scripts whose spelling needs the joiners. */
const JOINING = /[\p{L}\p{M}]/u;
const JOINING_SCRIPT =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Lao}\p{Script=Tibetan}]/u;
const PICTURE = /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u;
const SELECTED = /[\p{Emoji}\p{Extended_Pictographic}\p{Script=Han}]/u;

function nameOf(code: number): string | null {
  const known = NAMES[code];
  if (known !== undefined) return known;
  if (code < 0x20 && code !== 0x09 && code !== 0x0a) return 'control character';
  if (code > 0x7f && code < 0xa0) return 'control character';
  if (code >= 0xd800 && code <= 0xdfff) return 'half of a character pair';
  if (code >= 0xfe00 && code <= 0xfe0f) return `variation selector ${code - 0xfe00 + 1}`;
  if (code >= 0xe0100 && code <= 0xe01ef) return `variation selector ${code - 0xe0100 + 17}`;
  if (code === 0xe0001) return 'language tag';
  if (code === 0xe007f) return 'cancel tag';
  if (code >= 0xe0020 && code <= 0xe007e) return `tag character “${String.fromCharCode(code - 0xe0000)}”`;
  if (code >= 0x206a && code <= 0x206f) return 'deprecated format character';
  return null;
}

/** Whether a hidden character does visible work where it stands: joins an emoji, spells a word, picks a picture. */
function belongs(points: readonly string[], at: number): boolean {
  const code = points[at]?.codePointAt(0) ?? 0;
  let left = at - 1;
  while (left >= 0 && /[\uFE0E\uFE0F\u{1F3FB}-\u{1F3FF}]/u.test(points[left] ?? '')) left -= 1;
  const before = points[left] ?? '';
  const after = points[at + 1] ?? '';
  if (code === 0xfe0e || code === 0xfe0f) return SELECTED.test(points[at - 1] ?? '') || points[at + 1] === '\u20e3';
  if (code === 0x200d && PICTURE.test(before) && (PICTURE.test(after) || /[♀♂⚕⚖✈❤⬛]/u.test(after))) return true;
  if (code !== 0x200c && code !== 0x200d) return false;
  return JOINING_SCRIPT.test(before) && (JOINING_SCRIPT.test(after) || !JOINING.test(after));
}

/** Ends of the tag sequences that spell a flag (England, Scotland, Wales), the only tags a keyboard can give. */
const FLAG = /^\u{1F3F4}[\u{E0061}-\u{E007A}\u{E0030}-\u{E0039}]{3,6}\u{E007F}/u;

/**
 * Splits a text into what can be read and what cannot be seen. Characters that spell something where they stand (the
 * joiners of Persian and Hindi, of an emoji family, of a flag) stay part of the readable text. The pieces joined give
 * back the text.
 */
export function reveal(text: string): Segment[] {
  const segments: Segment[] = [];
  const points = codePointsOf(text);
  let plain = '';
  const flush = (): void => {
    if (plain !== '') segments.push({ kind: 'plain', text: plain });
    plain = '';
  };
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] ?? '';
    if (point === '\u{1F3F4}') {
      const flag = FLAG.exec(points.slice(at, at + 8).join(''))?.[0];
      if (flag !== undefined) {
        plain += flag;
        at += countCodePoints(flag) - 1;
        continue;
      }
    }
    const code = point.codePointAt(0) ?? 0;
    const name = nameOf(code);
    if (name === null || belongs(points, at)) {
      plain += point;
      continue;
    }
    flush();
    segments.push({ kind: 'glyph', text: point, code: `U+${code.toString(16).toUpperCase().padStart(4, '0')}`, name });
  }
  flush();
  return segments;
}

/** Whether a text holds a character that cannot be seen and spells nothing. */
export function hasHidden(text: string): boolean {
  return reveal(text).some((segment) => segment.kind === 'glyph');
}

/** The text without its hidden characters; those that spell something stay. */
export function withoutHidden(text: string): string {
  return reveal(text)
    .filter((segment) => segment.kind === 'plain')
    .map((segment) => segment.text)
    .join('');
}
