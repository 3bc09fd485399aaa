import type { Finding } from '@shared/contract/index.ts';

const emoji = /\p{Extended_Pictographic}|[\u{1f3fb}-\u{1f3ff}]|\ufe0f/u;
const arabic = /[\u0600-\u06ff\u0750-\u077f\u0870-\u08ff\ufb50-\ufdff\ufe70-\ufefe]/u;
const indic = /[\u0900-\u0dff\u1000-\u109f\u1780-\u17ff\u1b00-\u1b7f\ua980-\ua9df]/u;
const mongolian = /[\u1800-\u18af]/u;
const unspaced = /[\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff]/u;
const rightToLeft = /(?!\u061c)[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const worthReading = /[^\t\n\r\x20-\x7e]/;
const ideograph = /\p{Script=Han}|[\u3000-\u30ff]/u;
const emojiCapable = /\p{Emoji}|\p{Extended_Pictographic}|\p{Sm}|\p{So}|\p{Sc}|[\u2000-\u2bff\u3030\u303d]/u;
const flags = new Set(['gbeng', 'gbsct', 'gbwls']);

const names: Readonly<Record<number, string>> = {
  0x00ad: 'soft hyphen',
  0x034f: 'combining grapheme joiner',
  0x061c: 'Arabic letter mark',
  0x180e: 'Mongolian vowel separator',
  0x200b: 'zero width space',
  0x200c: 'zero width non-joiner',
  0x200d: 'zero width joiner',
  0x200e: 'left-to-right mark',
  0x200f: 'right-to-left mark',
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
  0x3164: 'Hangul filler',
  0xfeff: 'zero width no-break space',
};

/** `U+200B` of a code point, at least four digits, upper case. */
export function codePointName(code: number): string {
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

function suspicious(code: number): boolean {
  return (
    (code < 0x20 && code !== 9 && code !== 10 && code !== 13) ||
    (code >= 0x7f && code <= 0x9f && code !== 0x85) ||
    code in names ||
    code === 0x115f ||
    code === 0x1160 ||
    code === 0x17b4 ||
    code === 0x17b5 ||
    code === 0xffa0 ||
    code === 0x2065 ||
    (code >= 0x206a && code <= 0x206f) ||
    (code >= 0xfff9 && code <= 0xfffb) ||
    (code >= 0x1d173 && code <= 0x1d17a) ||
    (code >= 0xe0000 && code <= 0xe007f) ||
    isSelector(code)
  );
}

function isSelector(code: number): boolean {
  return (
    (code >= 0xfe00 && code <= 0xfe0f) || (code >= 0xe0100 && code <= 0xe01ef) || (code >= 0x180b && code <= 0x180d)
  );
}

/** Whether an invisible character does honest work where it stands. */
function legitimate(code: number, before: string, after: string, hasRightToLeft: boolean): boolean {
  switch (code) {
    case 0x200d:
      return (emoji.test(before) && emoji.test(after)) || emojiSign(before, after) || joins(before) || joins(after);
    case 0x200c:
      return joins(before) || joins(after);
    case 0x200b:
      return unspaced.test(before) || unspaced.test(after);
    case 0x200e:
    case 0x200f:
    case 0x061c:
      return hasRightToLeft && !(/[a-z]/i.test(before) && /[a-z]/i.test(after));
    case 0x00ad:
      return /\p{L}/u.test(before) && /\p{L}/u.test(after);
    case 0x2061:
    case 0x2062:
      return false;
    case 0x180e:
      return mongolian.test(before) && mongolian.test(after);
    default:
      return false;
  }
}

function emojiSign(before: string, after: string): boolean {
  return emoji.test(before) && /[\u2640\u2642\u2695\u2696\u2708\u2764\u26a7\u27a1\u2b1b\u2194\u2195]/.test(after);
}

function joins(character: string): boolean {
  return arabic.test(character) || indic.test(character);
}

function selectorIsHonest(code: number, before: string, previousIsSelector: boolean): boolean {
  if (previousIsSelector || before === '') return false;
  if (code >= 0x180b && code <= 0x180d) return mongolian.test(before);
  if (code >= 0xe0100) return ideograph.test(before);
  return (
    emojiCapable.test(before) ||
    ideograph.test(before) ||
    joins(before) ||
    /[\u1000-\u109f\uaa60-\uaa7f\u1800-\u18af]/u.test(before)
  );
}

const longestIsolate = 64;

/** Where the isolate begun at `start` ends, when it holds only a few words that are written from right to left; or -1. */
function honestIsolate(characters: readonly string[], start: number): number {
  let worded = false;
  for (let i = start + 1; i < characters.length && i <= start + longestIsolate; i += 1) {
    const character = characters[i] ?? '';
    const code = character.codePointAt(0) ?? 0;
    if (code === 0x2069) return worded ? i : -1;
    if (suspicious(code) || /[a-z\n]/i.test(character)) return -1;
    worded ||= rightToLeft.test(character);
  }
  return -1;
}

/**
 * Hidden characters that have no honest work where they stand: zero-width characters, direction overrides, tag
 * characters, variation selectors that carry data, fillers, control characters. Joiners of Persian, Indic scripts and
 * emoji, marks in right-to-left text and isolates around it, keycaps and flags pass. One finding a run. Offsets are code points.
 */
export function hiddenCharacters(source: string): Finding[] {
  if (!worthReading.test(source)) return [];
  const characters = [...source];
  const hasRightToLeft = rightToLeft.test(source);
  const findings: Finding[] = [];
  let isolateEnd = -1;
  let i = 0;
  while (i < characters.length) {
    const code = characters[i]?.codePointAt(0) ?? 0;
    if (!suspicious(code)) {
      i += 1;
      continue;
    }
    if (code >= 0x2066 && code <= 0x2068) isolateEnd = honestIsolate(characters, i);
    if (i <= isolateEnd && code >= 0x2066 && code <= 0x2069) {
      i += 1;
      continue;
    }
    if (code >= 0xe0000 && code <= 0xe007f) {
      i = tagRun(characters, i, findings);
      continue;
    }
    const before = characters[i - 1] ?? '';
    const after = characters[i + 1] ?? '';
    if (isSelector(code)) {
      const previous = before.codePointAt(0) ?? 0;
      if (!selectorIsHonest(code, before, isSelector(previous))) {
        const start = i;
        while (i < characters.length && isSelector(characters[i]?.codePointAt(0) ?? 0)) i += 1;
        findings.push({
          kind: 'variation_selector_smuggling',
          start,
          end: i,
          message: `Hidden data: ${i - start} variation selector${i - start === 1 ? '' : 's'} where none belongs. You cannot see it, the model can.`,
        });
        continue;
      }
    } else if (!legitimate(code, before, after, hasRightToLeft)) {
      const control = code < 0xa0 && code !== 0xad;
      const name = codePointName(code);
      findings.push({
        kind: control ? `control_character_${name}` : `invisible_unicode_${name}`,
        start: i,
        end: i + 1,
        message: `Hidden character ${name}${names[code] === undefined ? '' : ` (${names[code]})`}. You cannot see it, the model can.`,
      });
    }
    i += 1;
  }
  return findings;
}

function tagRun(characters: readonly string[], start: number, findings: Finding[]): number {
  let end = start;
  let said = '';
  while (end < characters.length) {
    const code = characters[end]?.codePointAt(0) ?? 0;
    if (code < 0xe0000 || code > 0xe007f) break;
    if (code >= 0xe0020 && code <= 0xe007e) said += String.fromCharCode(code - 0xe0000);
    end += 1;
  }
  const closed = characters[end - 1]?.codePointAt(0) === 0xe007f;
  if (characters[start - 1] === '\u{1f3f4}' && closed && flags.has(said)) return end;
  findings.push({
    kind: 'invisible_unicode_tags',
    start,
    end,
    message: `Hidden text in tag characters${said === '' ? '' : `: "${said.slice(0, 80)}"`}. You cannot see it, the model can.`,
  });
  return end;
}
