import { Buffer } from 'node:buffer';
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromBase32, fromBase45, fromBase64, fromBase85, fromBase91, fromHex, fromNumber } from './bases.ts';

const lower = 'abcdefghijklmnopqrstuvwxyz';
/** Texts that decoders take for text: letters with blanks, long enough to be told from chance. */
const texts = fc
  .array(fc.string({ unit: fc.constantFrom(...Array.from(lower)), minLength: 3, maxLength: 9 }), {
    minLength: 5,
    maxLength: 14,
  })
  .filter((words) => new Set(words.join('')).size > 7)
  .map((words) => words.join(' '));

function everyText(holds: (text: string) => void): void {
  fc.assert(fc.property(texts, holds), { numRuns: 100 });
}

function inBase(bytes: Uint8Array, alphabet: string): string {
  let number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
  let out = '';
  for (; number > 0n; number /= BigInt(alphabet.length))
    out = alphabet.charAt(Number(number % BigInt(alphabet.length))) + out;
  return out;
}

function inBits(text: string, wide: number, alphabet: string): string {
  const bits = [...Buffer.from(text)].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const groups = bits.match(new RegExp(`.{1,${wide}}`, 'g')) ?? [];
  return groups.map((group) => alphabet.charAt(Number.parseInt(group.padEnd(wide, '0'), 2))).join('');
}

function inFives(text: string, signOf: (digit: number) => string): string {
  const bytes = Buffer.from(text);
  let out = '';
  for (let i = 0; i < bytes.length; i += 4) {
    const held = Math.min(4, bytes.length - i);
    let value = 0;
    for (let k = 0; k < 4; k += 1) value = value * 256 + (bytes[i + k] ?? 0);
    const digits: number[] = [];
    for (let k = 0; k < 5; k += 1) {
      digits.unshift(value % 85);
      value = Math.floor(value / 85);
    }
    out += digits
      .slice(0, held + 1)
      .map(signOf)
      .join('');
  }
  return out;
}

describe('what was encoded is read again', () => {
  it.each<[string, (base64: string) => string]>([
    ['as it is', (text) => text],
    ['without padding', (text) => text.replace(/=+$/, '')],
    ['backwards', (text) => [...text].reverse().join('')],
    ['behind other signs', (text) => `xz${text}`],
    [
      'with capitals for small letters',
      (text) => text.replace(/[a-z]/gi, (sign) => (sign < 'a' ? sign.toLowerCase() : sign.toUpperCase())),
    ],
  ])('base64 %s', (_, change) => {
    everyText((text) => {
      expect(fromBase64(change(Buffer.from(text).toString('base64')))).toBe(text);
    });
  });

  it.each<[string, (text: string) => Buffer]>([
    ['UTF-16', (text) => Buffer.from(text, 'utf16le')],
    ['UTF-16, high byte first', (text) => Buffer.from(text, 'utf16le').swap16()],
    ['gzip', (text) => gzipSync(text)],
    ['zlib', (text) => deflateSync(text)],
    ['deflate', (text) => deflateRawSync(text)],
  ])('base64 of %s', (_, pack) => {
    everyText((text) => {
      expect(fromBase64(pack(text).toString('base64'))).toBe(text);
    });
  });

  it('hexadecimal, also backwards', () => {
    everyText((text) => {
      const hex = Buffer.from(text).toString('hex');
      expect(fromHex(hex)).toBe(text);
      expect(fromHex([...hex].reverse().join(''))).not.toBeNull();
    });
  });

  it.each([
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
    '0123456789ABCDEFGHIJKLMNOPQRSTUV',
    '0123456789ABCDEFGHJKMNPQRSTVWXYZ',
    'ybndrfg8ejkmcpqxot1uwisza345h769',
  ])('base32 of %s', (alphabet) => {
    everyText((text) => {
      expect(fromBase32(inBits(text, 5, alphabet))).toBe(text);
    });
  });

  it.each([
    ['base58', '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'],
    ['base62', `0123456789${lower.toUpperCase()}${lower}`],
    ['base36', `0123456789${lower}`],
    ['a number', '0123456789'],
  ])('%s', (how, alphabet) => {
    everyText((text) => {
      expect(fromNumber(inBase(Buffer.from(text), alphabet))).toEqual({ how, text });
    });
  });

  it('base85 of Adobe, of RFC 1924 and of ZeroMQ', () => {
    const rfc = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~';
    const z85 = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ.-:+=^!/*?&<>()[]{}@%$#';
    everyText((text) => {
      expect(fromBase85(inFives(text, (digit) => String.fromCharCode(33 + digit)))?.text).toBe(text);
      for (const alphabet of [rfc, z85])
        expect(fromBase85(inFives(text, (digit) => alphabet.charAt(digit)))?.text).toBe(text);
    });
  });

  it('base45, as its RFC has it', () => {
    expect(fromBase45('QED8WEX0')).toBe(null);
    expect(fromBase45('%69 VD92EX0')).toBe('Hello!!');
  });

  it('basE91', () => expect(fromBase91('fPNKd8C')).toBeNull());
});

describe('what says nothing is no text', () => {
  it('whatever the signs', () => {
    const signs = fc.string({
      unit: fc.constantFrom(...Array.from(`${lower}${lower.toUpperCase()}0123456789+/`)),
      minLength: 40,
      maxLength: 90,
    });
    let read = 0;
    fc.assert(
      fc.property(signs, (text) => {
        if (fromBase64(text) !== null || fromNumber(text) !== null) read += 1;
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(read).toBe(0);
  });
});
