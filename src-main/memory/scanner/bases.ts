import { Buffer } from 'node:buffer';
import { legible, unwrapped } from './legible.ts';

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

const base85Signs = [
  '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~',
  '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#',
];

/** The text of signs without blanks in Adobe's Ascii85, base85 of RFC 1924 or Z85, and which of them; null for none. */
export function fromBase85(signs: string): { readonly how: string; readonly text: string } | null {
  const bare = signs.replace(/^<~|~>$/g, '');
  const ascii = fives([...bare].map((sign) => sign.charCodeAt(0) - 33));
  const text = ascii === null ? null : legible(ascii);
  if (text !== null) return { how: 'Ascii85', text };
  for (const alphabet of base85Signs) {
    const bytes = fives([...signs].map((sign) => alphabet.indexOf(sign)));
    const read = bytes === null ? null : legible(bytes);
    if (read !== null) return { how: 'base85', text: read };
  }
  return null;
}

const base91Signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,./:;<=>?@[]^_`{|}~"';

/** The text of signs in basE91; null for others. */
export function fromBase91(signs: string): string | null {
  const out: number[] = [];
  let first = -1;
  let value = 0;
  let bits = 0;
  for (const sign of signs) {
    const digit = base91Signs.indexOf(sign);
    if (digit === -1) return null;
    if (first < 0) {
      first = digit;
      continue;
    }
    const pair = first + digit * 91;
    value |= pair << bits;
    bits += (pair & 8191) > 88 ? 13 : 14;
    for (; bits > 7; bits -= 8) {
      out.push(value & 255);
      value >>= 8;
    }
    first = -1;
  }
  if (first >= 0) out.push((value | (first << bits)) & 255);
  return legible(Uint8Array.from(out));
}

const base45Signs = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';

/** The text of signs in base45 (RFC 9285); null for others. */
export function fromBase45(signs: string): string | null {
  const out: number[] = [];
  for (let i = 0; i < signs.length; i += 3) {
    const digits = [...signs.slice(i, i + 3)].map((sign) => base45Signs.indexOf(sign));
    const [a = 0, b = 0, c = 0] = digits;
    const value = a + b * 45 + c * 2025;
    if (digits.length === 1 || digits.includes(-1) || value > 0xffff) return null;
    if (digits.length === 3) out.push(value >> 8);
    out.push(value & 255);
  }
  return legible(Uint8Array.from(out));
}

const base32Signs = [
  'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
  '0123456789ABCDEFGHIJKLMNOPQRSTUV',
  '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
  'YBNDRFG8EJKMCPQXOT1UWISZA345H769',
];

/** The text of signs in base32: of RFC 4648, its hex form, Crockford's, z-base-32; small letters count as capitals. */
export function fromBase32(signs: string): string | null {
  const bare = signs.replace(/=+$/, '').toUpperCase();
  for (const alphabet of base32Signs) {
    const out: number[] = [];
    let bits = 0;
    let value = 0;
    let fits = true;
    for (const sign of bare) {
      const digit = alphabet.indexOf(sign);
      fits &&= digit !== -1;
      if (!fits) break;
      value = ((value << 5) | digit) & 0xfff;
      bits += 5;
      if (bits >= 8) {
        bits -= 8;
        out.push((value >> bits) & 0xff);
      }
    }
    const text = fits ? legible(Uint8Array.from(out)) : null;
    if (text !== null) return text;
  }
  return null;
}

const lower = 'abcdefghijklmnopqrstuvwxyz';
const upper = lower.toUpperCase();
/** Alphabets of numbers that stand for bytes as a whole. */
const wholes: readonly (readonly [string, string])[] = [
  ['base58', '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'],
  ['base62', `0123456789${upper}${lower}`],
  ['base62', `0123456789${lower}${upper}`],
  ['base36', `0123456789${lower}`],
  ['a number', '0123456789'],
];

/** The text of a number in base 58, 62, 36 or 10 whose bytes it is, and which; null for none. Work is the square of the length. */
export function fromNumber(signs: string): { readonly how: string; readonly text: string } | null {
  for (const [how, alphabet] of wholes) {
    const cased = how === 'base36' ? signs.toLowerCase() : signs;
    const digits = [...cased].map((sign) => alphabet.indexOf(sign));
    if (digits.includes(-1) || (how === 'base36' && /[A-Z]/.test(signs) && /[a-z]/.test(signs))) continue;
    const text = legible(bytesOf(digits, alphabet.length));
    if (text !== null) return { how, text };
  }
  return null;
}

function bytesOf(digits: readonly number[], base: number): Uint8Array {
  const bytes: number[] = [];
  for (const digit of digits) {
    let carry = digit;
    for (let i = 0; i < bytes.length; i += 1) {
      carry += (bytes[i] ?? 0) * base;
      bytes[i] = carry & 255;
      carry >>= 8;
    }
    for (; carry > 0; carry >>= 8) bytes.push(carry & 255);
  }
  return Uint8Array.from(bytes.reverse());
}

function rotated(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => {
    const first = letter < 'a' ? 65 : 97;
    return String.fromCharCode(((letter.charCodeAt(0) - first + 13) % 26) + first);
  });
}

function caseSwapped(text: string): string {
  return text.replace(/[a-z]/gi, (letter) => (letter < 'a' ? letter.toLowerCase() : letter.toUpperCase()));
}

function backwards(text: string): string {
  return [...text].reverse().join('');
}

/** Longer signs are not tried backwards, in ROT13 and so on. */
const longestChanged = 8000;

/** Whether bytes may begin a text, one in UTF-16 or a compressed one: most that are not are known by their first. */
function mayBeText(bytes: Buffer): boolean {
  const [first = 0, second = 0] = bytes;
  if ((first === 0) !== (second === 0)) return true;
  if (first === 0x1f || first === 0x78 || (first & 7) === 3 || (first & 7) === 5) return true;
  return bytes.every((byte) => byte > 31 || byte === 9 || byte === 10 || byte === 13);
}

/** The text of signs in base64, plain or of addresses, also backwards, in ROT13, with capitals for small letters, or behind up to three others. */
export function fromBase64(signs: string): string | null {
  const bare = signs.replace(/\s/g, '');
  const read = (text: string): string | null =>
    mayBeText(Buffer.from(text.slice(0, 12), 'base64')) ? unwrapped(Buffer.from(text, 'base64')) : null;
  const whole = read(bare);
  if (whole !== null || bare.length > longestChanged) return whole;
  const changed = read(backwards(bare)) ?? read(rotated(bare)) ?? read(caseSwapped(bare));
  if (changed !== null) return changed;
  for (let skipped = 1; skipped <= 3 && bare.length - skipped >= 16; skipped += 1) {
    const text = read(bare.slice(skipped));
    if (text !== null) return text;
  }
  return null;
}

/** The text of hexadecimal digits, also backwards; null for others. */
export function fromHex(signs: string): string | null {
  const digits = signs.replace(/[^0-9a-fA-F]/g, '');
  if (digits.length % 2 !== 0 || digits.length < 12) return null;
  return unwrapped(Buffer.from(digits, 'hex')) ?? legible(Buffer.from(backwards(digits), 'hex'));
}
