import { Buffer, isUtf8 } from 'node:buffer';
import { gunzipSync, inflateSync } from 'node:zlib';

/** A piece of text that was written in code, with what it says. Offsets are UTF-16 units of the source. */
export interface Decoded {
  readonly how: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const readable = /^[\p{L}\p{M}\p{N}\p{P}\p{S}\p{Zs}\n\r\t]*$/u;

/** How much a compressed run may unpack to, in bytes. */
const largestUnpacked = 65_536;

/** The text of bytes that may be UTF-8, UTF-16 or compressed. */
function unwrapped(bytes: Buffer): string | null {
  const gzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  if (gzip || (bytes[0] === 0x78 && [0x01, 0x5e, 0x9c, 0xda].includes(bytes[1] ?? 0))) {
    try {
      const options = { maxOutputLength: largestUnpacked };
      return legible(gzip ? gunzipSync(bytes, options) : inflateSync(bytes, options));
    } catch {
      return null;
    }
  }
  if (bytes.length >= 12 && bytes[1] === 0 && bytes[3] === 0 && bytes[5] === 0)
    return legible(Buffer.from(bytes.toString('utf16le')));
  return legible(bytes);
}

const utf8 = new TextDecoder('utf-8');

function legible(bytes: Uint8Array): string | null {
  // Asked first: a decoder that throws takes many times longer, and most runs decode to nothing.
  if (!isUtf8(bytes)) return null;
  const text = utf8.decode(bytes);
  return text.length >= 6 && readable.test(text) && (/\p{L}{3}/u.test(text) || /^[\da-f\s]{24,}$/i.test(text))
    ? text
    : null;
}

function* matches(source: string, pattern: RegExp): Generator<RegExpExecArray> {
  yield* source.matchAll(pattern);
}

/** Finds base64, base32, hex, percent, entity, escape and code-number runs that decode to legible text. Linear. */
export function decodedRuns(source: string): Decoded[] {
  const found: Decoded[] = [];
  const push = (how: string, match: RegExpExecArray, text: string | null): void => {
    if (text !== null) found.push({ how, start: match.index, end: match.index + match[0].length, text });
  };
  for (const m of matches(source, /[A-Za-z0-9+/_-]{16,}(?:\s?[A-Za-z0-9+/_-]{16,})*={0,2}/g)) {
    const bare = m[0].replace(/\s/g, '');
    push(
      'base64',
      m,
      unwrapped(Buffer.from(bare, 'base64')) ??
        unwrapped(Buffer.from([...bare].reverse().join(''), 'base64')) ??
        unwrapped(Buffer.from(rotated(bare), 'base64')),
    );
  }
  for (const m of matches(source, /(?:[A-Za-z0-9+/]{2,12}\s){4,}[A-Za-z0-9+/]{2,12}={0,2}/g)) {
    // Real words rarely decode to legible text, so groups are only tried where a figure or a capital stands inside one.
    if (/[a-z\d][A-Z]|\d[a-z]/.test(m[0]))
      push('base64 in groups', m, legible(Buffer.from(m[0].replace(/\s/g, ''), 'base64')));
  }
  for (const m of matches(source, /\bbegin \d{3} \S{1,80}\n((?:[!-`][ -`]{1,61}\n?){1,40})/g))
    push('uuencode', m, uudecoded(m[1] ?? ''));
  for (const m of matches(source, /(?<![A-Za-z0-9])[1-9A-HJ-NP-Za-km-z]{24,120}(?![A-Za-z0-9])/g))
    push('base58', m, base58(m[0]));
  // Strings put together from pieces: "SWdu" + "b3Jl".
  for (const m of matches(
    source,
    /[A-Za-z0-9+/=_-]{2,40}["'`](?:\s?[+.,]\s?["'`][A-Za-z0-9+/=_-]{1,40}["'`]){1,}(?:\s?[+.,]\s?["'`][A-Za-z0-9+/=_-]{1,40})?/g,
  )) {
    const joined = m[0].replace(/["'`]\s?[+.,]\s?["'`]|["'`]/g, '');
    push('pieces of base64', m, unwrapped(Buffer.from(joined, 'base64')));
    push('pieces of hex', m, /^[\da-f]+$/i.test(joined) ? unwrapped(Buffer.from(joined, 'hex')) : null);
  }
  for (const m of matches(source, /(?<![\x21-\x7e])[!-~]{20,4000}(?![\x21-\x7e])/g)) {
    if (/^[\w/.:-]+$/.test(m[0]) || !/[^\w]/.test(m[0])) continue;
    push('Ascii85', m, ascii85(m[0]));
    push('base85', m, base85(m[0]));
  }
  for (const m of matches(source, /(?<![!-~])(?:[!-~]{1,24}[ ]){2,}[!-~]{1,24}/g)) {
    // Text in ROT47 is mostly signs and figures where there would be letters.
    const odd = m[0].replace(/[a-z\s]/gi, '').length;
    if (odd * 3 > m[0].length) push('ROT47', m, rot47(m[0]));
  }
  for (const m of matches(source, /[\u2801-\u283f]+(?:[ \u2800][\u2801-\u283f]+)*/g)) push('Braille', m, braille(m[0]));
  for (const m of matches(source, /(?:\\0{0,4}[0-9a-fA-F]{2}(?![0-9a-fA-F])\s?){6,}/g)) {
    const codes = m[0].match(/[0-9a-fA-F]{2}(?=\\|\s|$)/g) ?? [];
    push('CSS escapes', m, legible(Uint8Array.from(codes, (code) => Number.parseInt(code, 16))));
  }
  for (const m of matches(source, /(?:\b0o?[0-7]{2,3}\b[\s,]{0,2}){6,}/g)) {
    const codes = m[0].match(/[0-7]{2,3}\b/g) ?? [];
    push('octal numbers', m, legible(Uint8Array.from(codes, (code) => Number.parseInt(code, 8))));
  }
  for (const m of matches(source, /\b(?:[a-z]{1,16}(?:ay|way|yay)[.,!]?\s){2,}[a-z]{1,16}(?:ay|way|yay)\b/gi)) {
    push('pig Latin', m, pigLatin(m[0]));
  }
  for (const m of matches(source, natoRun)) push('the spelling alphabet', m, spelt(m[0]));
  for (const m of matches(
    source,
    /(?:\\x[0-9a-fA-F]{2}){6,}|(?:0x[0-9a-fA-F]{2}[\s,]{0,2}){6,}|(?:[0-9a-fA-F]{2}[\s:,-]?){12,}/g,
  )) {
    const digits = m[0].replace(/\\x|0x|[^0-9a-fA-F]/g, '');
    if (digits.length % 2 !== 0) continue;
    push(
      'hex',
      m,
      unwrapped(Buffer.from(digits, 'hex')) ?? legible(Buffer.from([...digits].reverse().join(''), 'hex')),
    );
  }
  const percents = source.includes('%') ? /(?:%[0-9a-fA-F]{2}|[A-Za-z0-9+_.-]){12,}/g : /$^/g;
  for (const m of matches(source, percents)) {
    if ((m[0].match(/%/g) ?? []).length < 3) continue;
    push(
      'percent encoding',
      m,
      safely(() => decodeURIComponent(m[0].replaceAll('+', ' '))),
    );
  }
  if (source.includes('=')) {
    for (const m of matches(source, /(?:=[0-9A-Fa-f]{2}|[ -<>-~]|=\r?\n){12,}/g)) {
      if ((m[0].match(/=[0-9A-Fa-f]{2}/g) ?? []).length < 6) continue;
      const bytes = m[0]
        .replace(/=\r?\n/g, '')
        .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
      push('quoted-printable', m, legible(Buffer.from(bytes, 'latin1')));
    }
  }
  for (const m of matches(source, /(?:&#(?:x[0-9a-fA-F]{2,6}|\d{2,7});[\s]?){4,}/g)) {
    const text = m[0].replace(/&#(?:x([0-9a-fA-F]+)|(\d+));/g, (_, hex: string | undefined, dec: string | undefined) =>
      point(hex === undefined ? Number(dec) : Number.parseInt(hex, 16)),
    );
    push('HTML entities', m, text);
  }
  for (const m of matches(source, /(?:\\u\{?[0-9a-fA-F]{4,6}\}?){4,}/g)) {
    push(
      'escapes',
      m,
      m[0].replace(/\\u\{?([0-9a-fA-F]{4,6})\}?/g, (_, hex: string) => point(Number.parseInt(hex, 16))),
    );
  }
  for (const m of matches(source, /(?:[01]{8}[\s,]?){6,}/g)) {
    const bits = m[0].match(/[01]{8}/g) ?? [];
    push('binary', m, legible(Uint8Array.from(bits, (eight) => Number.parseInt(eight, 2))));
  }
  for (const m of matches(source, /(?:\b(?:1[01]\d|12[0-6]|[3-9]\d)\b[\s,]{1,2}){8,}(?:\d{2,3})?/g)) {
    push(
      'character codes',
      m,
      legible(
        Uint8Array.from(
          m[0]
            .trim()
            .split(/[\s,]+/)
            .filter(Boolean),
          Number,
        ),
      ),
    );
  }
  for (const m of matches(source, /\b[A-Z2-7]{24,}={0,6}/g)) push('base32', m, legible(base32(m[0])));
  for (const m of matches(source, /[.-]{1,6}(?:\s{1,3}(?:\/\s{1,3})?[.-]{1,6}){7,}/g)) push('Morse', m, morse(m[0]));
  for (const m of matches(source, /(?:\\[01][0-7]{2}){6,}/g)) {
    const codes = m[0].match(/[0-7]{3}/g) ?? [];
    push('octal escapes', m, legible(Uint8Array.from(codes, (code) => Number.parseInt(code, 8))));
  }
  for (const m of matches(source, /\b(?:[1-9]|1\d|2[0-6])(?:[-,. ]{1,3}(?:\/[ ]?)?(?:0|[1-9]|1\d|2[0-6])\b){9,}/g)) {
    const letters = (m[0].match(/\d+/g) ?? []).map((place) =>
      place === '0' ? ' ' : String.fromCharCode(96 + Number(place)),
    );
    push('letter numbers', m, letters.join(''));
  }
  for (const m of matches(source, /chr\(\d{2,3}\)(?:\s?[+.&,]\s?chr\(\d{2,3}\)){5,}/gi)) {
    push('character codes', m, legible(Uint8Array.from(m[0].match(/\d+/g) ?? [], Number)));
  }
  return found;
}

function uudecoded(lines: string): string | null {
  const bytes: number[] = [];
  for (const line of lines.split('\n')) {
    const count = (line.charCodeAt(0) - 32) & 63;
    const begin = bytes.length;
    for (let i = 1; i + 3 < line.length + 3; i += 4) {
      const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((k) => ((line.charCodeAt(i + k) || 32) - 32) & 63);
      bytes.push((a << 2) | (b >> 4), ((b & 15) << 4) | (c >> 2), ((c & 3) << 6) | d);
    }
    bytes.length = Math.min(bytes.length, begin + count);
  }
  return legible(Uint8Array.from(bytes));
}

const base58Signs = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

function base58(text: string): string | null {
  const bytes: number[] = [];
  for (const sign of text) {
    let carry = base58Signs.indexOf(sign);
    for (let i = 0; i < bytes.length; i += 1) {
      carry += (bytes[i] ?? 0) * 58;
      bytes[i] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  return legible(Uint8Array.from(bytes.reverse()));
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

function rot47(text: string): string | null {
  const read = text.replace(/[!-~]/g, (sign) => String.fromCharCode(33 + ((sign.charCodeAt(0) - 33 + 47) % 94)));
  return read.replace(/[^a-z\s]/gi, '').length * 5 > read.length * 4 ? read : null;
}

/** Digits in base 85, five to four bytes; the last group may be short. Null for a sign that is none. */
function fives(digits: readonly number[]): Uint8Array | null {
  const out: number[] = [];
  for (let i = 0; i < digits.length; i += 5) {
    const group = digits.slice(i, i + 5);
    const held = group.length;
    if (held === 1 || group.some((digit) => digit < 0 || digit > 84)) return null;
    while (group.length < 5) group.push(84);
    const value = group.reduce((all, digit) => all * 85 + digit, 0);
    if (value > 0xffffffff) return null;
    for (let k = 0; k < held - 1; k += 1) out.push(Math.floor(value / 256 ** (3 - k)) % 256);
  }
  return Uint8Array.from(out);
}

function ascii85(text: string): string | null {
  const bare = text.replace(/^<~|~>$/g, '');
  const bytes = fives([...bare].map((sign) => sign.charCodeAt(0) - 33));
  return bytes === null ? null : legible(bytes);
}

const base85Signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';

function base85(text: string): string | null {
  const bytes = fives([...text].map((sign) => base85Signs.indexOf(sign)));
  return bytes === null ? null : legible(bytes);
}

const brailleLetters = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';

function braille(text: string): string | null {
  const read = [...text]
    .map((sign) => {
      const place = brailleLetters.indexOf(sign);
      return place === -1 ? ' ' : String.fromCharCode(97 + place);
    })
    .join('');
  return /[a-z]{3}/.test(read) ? read : null;
}

/** Words with the first consonants behind and -ay added, each as it was. Where several readings are possible, one. */
function pigLatin(text: string): string {
  return text.toLowerCase().replace(/[a-z]+/g, (word) => {
    if (/[aeiou].*[wy]ay$/.test(word) && /^[aeiou]/.test(word) && /(?:way|yay)$/.test(word)) {
      return word.replace(/(?:way|yay)$/, '');
    }
    const bare = word.replace(/ay$/, '');
    const moved = /(?:[^aeiou]{2,3}|qu|[^aeiou])$/.exec(bare)?.[0] ?? '';
    const onset = ['str', 'scr', 'spr', 'thr', 'shr'].find((cluster) => moved.endsWith(cluster));
    const pair = /(?:[bcdfgkpst][lrh]|s[cklmnptw]|wh|th|sh|ch|ph|qu|wr|kn|tw|dw)$/.exec(bare)?.[0];
    const front = onset ?? pair ?? bare.slice(-1);
    return front + bare.slice(0, bare.length - front.length);
  });
}

const nato =
  'alpha|alfa bravo charlie delta echo foxtrot golf hotel india juliett|juliet kilo lima mike november oscar papa quebec romeo sierra tango uniform victor whiskey|whisky xray|x-ray yankee zulu'.split(
    ' ',
  );
const natoRun = new RegExp(`\\b(?:(?:${nato.join('|')})[\\s,.-]{1,3}){5,}(?:${nato.join('|')})\\b`, 'gi');

function spelt(text: string): string {
  return (text.toLowerCase().match(/x-ray|[a-z]+/g) ?? []).map((word) => word.charAt(0)).join('');
}

function point(code: number): string {
  return code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

function safely(decode: () => string): string | null {
  try {
    return decode();
  } catch {
    return null;
  }
}

function base32(text: string): Uint8Array {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
  const out: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text.replace(/=+$/, '')) {
    value = ((value << 5) | alphabet.indexOf(character)) & 0xfff;
    bits += 5;
    if (bits >= 8) {
      bits -= 8;
      out.push((value >> bits) & 0xff);
    }
  }
  return Uint8Array.from(out);
}

const morseLetters =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  );

function morse(text: string): string | null {
  const words = text.trim().split(/\s?\/\s?|\s{2,}/);
  const read = words
    .map((word) =>
      word
        .trim()
        .split(/\s+/)
        .map((sign) => morseLetters.indexOf(sign))
        .map((place) => (place === -1 ? '?' : String.fromCharCode(97 + place)))
        .join(''),
    )
    .join(' ');
  return /^[a-z ]{8,}$/.test(read) ? read : null;
}
