import { Buffer } from 'node:buffer';
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

function legible(bytes: Uint8Array): string | null {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
  return text.length >= 6 && readable.test(text) && /\p{L}{3}/u.test(text) ? text : null;
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
      unwrapped(Buffer.from(bare, 'base64')) ?? unwrapped(Buffer.from([...bare].reverse().join(''), 'base64')),
    );
  }
  for (const m of matches(
    source,
    /(?:\\x[0-9a-fA-F]{2}){6,}|(?:0x[0-9a-fA-F]{2}[\s,]{0,2}){6,}|(?:[0-9a-fA-F]{2}[\s:,-]?){12,}/g,
  )) {
    const digits = m[0].replace(/\\x|0x|[^0-9a-fA-F]/g, '');
    if (digits.length % 2 === 0) push('hex', m, unwrapped(Buffer.from(digits, 'hex')));
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
  for (const m of matches(source, /\b(?:[1-9]|1\d|2[0-6])(?:[-,. ]{1,3}(?:\/[ ]?)?(?:[1-9]|1\d|2[0-6])\b){9,}/g)) {
    const letters = (m[0].match(/\d+/g) ?? []).map((place) => String.fromCharCode(96 + Number(place)));
    push('letter numbers', m, letters.join(''));
  }
  for (const m of matches(source, /chr\(\d{2,3}\)(?:\s?[+.&,]\s?chr\(\d{2,3}\)){5,}/gi)) {
    push('character codes', m, legible(Uint8Array.from(m[0].match(/\d+/g) ?? [], Number)));
  }
  return found;
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
