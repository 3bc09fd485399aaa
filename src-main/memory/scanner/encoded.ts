import { Buffer } from 'node:buffer';
import { fromBase32, fromBase45, fromBase64, fromBase85, fromBase91, fromHex, fromNumber } from './bases.ts';
import { unescaped } from './escapes.ts';
import { legible, unwrapped } from './legible.ts';
import { matchesOf } from './matches.ts';
import { knocked, pressed, saidByDigits, saidByNumbers } from './numbers.ts';
import { piecedRuns } from './pieces.ts';
import { bitRun, morse, morseRun, saidByBits, saidMorse, spokenMorse } from './signals.ts';
import { natoRun, pigLatin, playedWith, spelt } from './wordplay.ts';

/** A piece of text that was written in code, with what it says. Offsets are UTF-16 units of the source. */
export interface Decoded {
  readonly how: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Numbers in large bases are worked out for so many digits of a text: each takes the square of its length. */
const mostNumberDigits = 2000;
const longestNumber = 500;

/** A run that an expression finds, and what it may say. */
interface Code {
  readonly run: RegExp;
  /** What a text must have for the run to be looked for. */
  readonly hint?: RegExp;
  readonly says: (run: string) => readonly { readonly how: string; readonly text: string }[];
}

function one(how: string, text: string | null): { readonly how: string; readonly text: string }[] {
  return text === null ? [] : [{ how, text }];
}

function codesIn(run: string, pattern: RegExp, base: number): string | null {
  return legible(Uint8Array.from(run.match(pattern) ?? [], (code) => Number.parseInt(code, base) & 255));
}

/** What signs of ASCII and blanks between them say in ROT47; null where that is not mostly letters. */
function rot47(text: string): string | null {
  const bytes = Buffer.from(text, 'latin1');
  let plain = 0;
  bytes.forEach((byte, i) => {
    const read = byte < 33 ? byte : 33 + ((byte - 33 + 47) % 94);
    if (read < 33 || (read > 64 && read < 91) || (read > 96 && read < 123)) plain += 1;
    bytes[i] = read;
  });
  return plain * 5 > bytes.length * 4 ? bytes.toString('latin1') : null;
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

/** Words of a mail's head (RFC 2047) next to each other. */
function mailWords(run: string): string | null {
  const bytes = Array.from(run.matchAll(/=\?[\w-]{1,20}\?([bq])\?([^?\s]{0,200})\?=/gi), ([, way = '', text = '']) =>
    way.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ),
  );
  return legible(Buffer.concat(bytes));
}

function quotedPrintable(run: string): string | null {
  if ((run.match(/=[0-9A-Fa-f]{2}/g) ?? []).length < 6) return null;
  const bytes = run
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return legible(Buffer.from(bytes, 'latin1'));
}

function percentDecoded(run: string): string | null {
  const spaced = run.replaceAll('+', ' ');
  if ((run.match(/%/g) ?? []).length < 3 && !/^[?&#]?[\w-]*=?(?:[A-Za-z0-9'.,!-]+ ){3}/.test(spaced)) return null;
  try {
    return decodeURIComponent(spaced);
  } catch {
    return null;
  }
}

/** Every word in base64 by itself. */
function wordByWord(run: string): string | null {
  const words = run.split(/[\s,;|]+/).map((word) => Buffer.from(word, 'base64').toString('latin1'));
  return words.every((word) => /^[ -~]+$/.test(word)) &&
    words.filter((word) => /^[a-z']{2,}[.,!?:;]?$/i.test(word)).length * 3 >= words.length * 2
    ? words.join(' ')
    : null;
}

function wideUtf7(run: string): string | null {
  const read = run.replace(/\+([A-Za-z0-9/]{3,400})-/g, (_, signs: string) => {
    const bytes = Buffer.from(signs, 'base64');
    return Buffer.from(bytes.subarray(0, bytes.length & ~1))
      .swap16()
      .toString('utf16le');
  });
  return legible(Buffer.from(read));
}

const numberMark = String.raw`(?:Alt\+|&?#|\\|chr\w?\(|char\()?`;
/** Signs and at most one bracket between two numbers, and quotes around them. */
const apart = String.raw`[)\]]?["']?[\s,;|/.:+&_-]{1,4}["'[]?`;

const codes: readonly Code[] = [
  {
    run: /\bbegin \d{3} \S{1,80}\n((?:[!-`][ -`]{1,61}\n?){1,40})/g,
    says: (run) => one('uuencode', uudecoded(run.replace(/^.*\n/, ''))),
  },
  {
    run: /(?<![!-~])[#-M](?:[!-`]{4}){4,15}(?=\s|$)(?:\n[!-M](?:[!-`]{4}){1,15}(?=\s|$))*/g,
    says: (run) => one('uuencode', uudecoded(run)),
  },
  {
    run: /(?<![A-Za-z0-9+/=])(?:[A-Za-z0-9+/]{4}){0,6}(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)(?:[,;|]?\s(?:[A-Za-z0-9+/]{4}){0,6}(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)(?![A-Za-z0-9+/=])){2,}/g,
    hint: /[A-Za-z0-9]==?(?=[\s,;|]|$)/,
    says: (run) => one('base64 word by word', wordByWord(run)),
  },
  {
    run: /(?<![\w+/=])(?:[A-Za-z0-9+/=][ .,*|_-]){20,}[A-Za-z0-9+/=](?![\w+/=])/g,
    says: (run) => one('base64 in groups', unwrapped(Buffer.from(run.replace(/[ .,*|_-]/g, ''), 'base64'))),
  },
  {
    // Real words rarely decode to legible text, so groups are only tried where a figure or a capital stands inside one.
    run: /(?:[A-Za-z0-9+/]{2,12}\s){4,}[A-Za-z0-9+/]{2,12}={0,2}/g,
    says: (run) =>
      /[a-z\d][A-Z]|\d[a-z]/.test(run)
        ? one('base64 in groups', legible(Buffer.from(run.replace(/\s/g, ''), 'base64')))
        : [],
  },
  {
    // Strings put together from pieces: "SWdu" + "b3Jl".
    hint: /["'`]\s?[+.,;]\s?(?:\w{1,12}\s?=\s?)?["'`]/,
    run: /(?<![A-Za-z0-9+/=_-])[A-Za-z0-9+/=_-]{2,100}["'`](?:\s?[+.,;]\s?(?:\w{1,12}\s?=\s?)?["'`][A-Za-z0-9+/=_-]{1,100}["'`]){1,}(?:\s?[+.,]\s?["'`][A-Za-z0-9+/=_-]{1,100})?/g,
    says: (run) => {
      const joined = run.replace(/["'`]\s?[+.,;]\s?(?:\w{1,12}\s?=\s?)?["'`]|["'`]/g, '');
      return [
        ...one('pieces of base64', unwrapped(Buffer.from(joined, 'base64'))),
        ...one('pieces of hex', /^[\da-f]+$/i.test(joined) ? unwrapped(Buffer.from(joined, 'hex')) : null),
      ];
    },
  },
  {
    run: /(?<![\x21-\x7e])(?:<~(?:\s?[!-~]){20,4000}|[!-~]{20,4000})(?![\x21-\x7e])/g,
    says: (run) => {
      const bare = run.replace(/\s/g, '');
      if (/^[\w/.:-]+$/.test(bare)) return [];
      const behind = bare.slice(bare.search(/[=:]/) + 1).replace(/[.]$/, '');
      const read = fromBase85(bare) ?? (behind.length < bare.length && behind.length > 19 ? fromBase85(behind) : null);
      return read === null ? one('base91', fromBase91(bare) ?? fromBase91(behind)) : [read];
    },
  },
  {
    run: /(?<![A-Za-z0-9])[0-9A-Z $%*+\-./:]{24,2000}(?![a-z])/g,
    hint: /[0-9A-Z $%*+\-./:]{24}/,
    says: (run) =>
      /\d[A-Z]|[A-Z]\d/.test(run)
        ? one('base45', fromBase45(run) ?? fromBase45(run.trim()) ?? fromBase45(run.trim().replace(/\.$/, '')))
        : [],
  },
  {
    // Text in ROT47 is mostly signs and figures where there would be letters.
    run: /(?<![!-~])(?:[!-~]{1,24}[ ]){2,}[!-~]{1,24}/g,
    says: (run) =>
      run.replace(/[a-z\s]+/gi, '').length * 3 > run.length && run.replace(/[\d\s.,:+-]+/g, '').length * 6 > run.length
        ? one('ROT47', rot47(run))
        : [],
  },
  { run: /[\u2801-\u283f]+(?:[ \u2800][\u2801-\u283f]+)*/g, says: (run) => one('Braille', braille(run)) },
  {
    run: /(?:\\0{0,4}[0-9a-fA-F]{2}(?![0-9a-fA-F])\s?){6,}/g,
    says: (run) => one('CSS escapes', codesIn(run, /[0-9a-fA-F]{2}(?=\\|\s|$)/g, 16)),
  },
  { run: /(?:\\[01]?[0-7]{2}(?!\d)){6,}/g, says: (run) => one('octal escapes', codesIn(run, /[0-7]{2,3}/g, 8)) },
  { run: /(?:\\0[01]?[0-7]{2}(?!\d)){6,}/g, says: (run) => one('octal escapes', codesIn(run, /[0-7]{2,4}/g, 8)) },
  {
    run: /(?:\b0o?[0-7]{2,3}\b[\s,]{0,2}){6,}/g,
    says: (run) => one('octal numbers', codesIn(run, /[0-7]{2,3}\b/g, 8)),
  },
  {
    run: /\b(?:[a-z]{1,16}(?:-[a-z]{0,4})?(?:ay|way|yay)[.,!]?\s){2,}[a-z]{1,16}(?:-[a-z]{0,4})?(?:ay|way|yay)\b/gi,
    says: (run) => one('pig Latin', pigLatin(run.replaceAll('-', ''))),
  },
  { run: natoRun, says: (run) => one('the spelling alphabet', spelt(run)) },
  {
    run: /(?:\\x[0-9a-fA-F]{2}){6,}|(?:0x[0-9a-fA-F]{2}[\s,]{0,2}){6,}|(?:[0-9a-fA-F]{2}[\s:,-]?){12,}/g,
    says: (run) => one('hex', fromHex(run.replace(/\\x|0x/g, ''))),
  },
  {
    run: /(?<![0-9a-zA-Z])(?:(?:\\x|0x|&H|[#$%])?[0-9a-fA-F]{2}h?["']?[\s,;|/.:+&_"'-]{1,4}){7,}(?:\\x|0x|&H|[#$%])?[0-9a-fA-F]{2}h?(?![0-9a-zA-Z])/g,
    says: (run) => one('hex', fromHex(run.replace(/\\x|0x|&H/g, ''))),
  },
  {
    run: /(?<![0-9a-zA-Z])(?:[0-9a-fA-F]{3,16}[\s:,|/._-]{1,2}){3,}[0-9a-fA-F]{1,16}(?![0-9a-zA-Z])/g,
    says: (run) => one('hex', fromHex(run)),
  },
  {
    run: /(?:^|\n)(?:[0-9a-fA-F]{4,8}:?\s{1,2}(?:[0-9a-fA-F]{2,4}[ ]{1,2}){1,16}[0-9a-fA-F]{0,4}[^\n]{0,24}\n?){1,200}/g,
    hint: /(?:^|\n)[0-9a-fA-F]{4,8}:?\s/,
    says: (run) =>
      one('hex', fromHex(run.replace(/(^|\n)[0-9a-fA-F]{4,8}:?\s/g, '$1').replace(/(?:[ ]{2}\S|\|)[^\n]*$/gm, ''))),
  },
  {
    run: /(?:%[0-9a-fA-F]{2}|[A-Za-z0-9+_.-]){12,}/g,
    hint: /%/,
    says: (run) => one('percent encoding', percentDecoded(run)),
  },
  {
    run: /(?<=[?&#][\w-]{1,20}=)[A-Za-z0-9'.,!%+-]{12,}/g,
    hint: /=\w+\+\w+\+/,
    says: (run) => one('percent encoding', percentDecoded(run)),
  },
  {
    run: /(?:=\?[\w-]{1,20}\?[bq]\?[^?\s]{0,200}\?=\s{0,3})+/gi,
    hint: /=\?/,
    says: (run) => one('mail words', mailWords(run)),
  },
  {
    run: /(?:=[0-9A-Fa-f]{2}|[ -<>-~]|=\r?\n){12,}/g,
    hint: /=/,
    says: (run) => one('quoted-printable', quotedPrintable(run)),
  },
  {
    run: /(?:\+[A-Za-z0-9/]{3,400}-\s?)+/g,
    hint: /\+[A-Za-z0-9/]{3,400}-/,
    says: (run) => one('UTF-7', wideUtf7(run)),
  },
  {
    run: /(?:&#(?:x[0-9a-fA-F]{2,6}|\d{2,7});\s?){4,}/g,
    hint: /&#/,
    says: (run) => one('HTML entities', unescaped(run)?.text ?? null),
  },
  {
    run: /(?:\\u\{?[0-9a-fA-F]{4,6}\}?){4,}/g,
    hint: /\\u/,
    says: (run) => one('escapes', unescaped(run)?.text ?? null),
  },
  { run: bitRun, says: saidByBits },
  {
    run: new RegExp(`(?<![\\w.])(?:${numberMark}\\d{1,4}${apart}){7,}${numberMark}\\d{1,4}(?![\\w])`, 'gi'),
    hint: /\d{1,3}[^\w]{1,6}\w{0,4}[(\\#&+]{0,2}\d{1,3}[^\w]{1,6}\w{0,4}[(\\#&+]{0,2}\d{1,3}[^\w]/,
    says: (run) => saidByNumbers(run.match(/\d+/g) ?? []),
  },
  { run: /(?<!\d)\d{20,4000}(?!\d)/g, says: saidByDigits },
  { run: /(?:\\1?\d{2}(?!\d)){6,}/g, says: (run) => one('character codes', codesIn(run, /\d{2,3}/g, 10)) },
  {
    run: /(?<!\d)(?:(?:0|2{1,3}|3{1,3}|4{1,3}|5{1,3}|6{1,3}|7{1,4}|8{1,3}|9{1,4})[ -]){9,}(?:2{1,3}|3{1,3}|4{1,3}|5{1,3}|6{1,3}|7{1,4}|8{1,3}|9{1,4})(?!\d)/g,
    says: (run) => one('telephone keys', pressed(run)),
  },
  {
    run: /(?:[.*•·]{1,5} [.*•·]{1,5}\s{1,3}(?:\/\s)?){7,}[.*•·]{1,5} [.*•·]{1,5}/g,
    says: (run) => one('knocks', knocked(run)),
  },
  { run: morseRun, says: (run) => one('Morse', morse(run)) },
  { run: spokenMorse, says: (run) => one('Morse', saidMorse(run)) },
  {
    run: /(?<![01])[01]{1,5}(?:(?:\s|\s\/\s)[01]{1,5}){9,}(?![01])/g,
    says: (run) =>
      ['.-', '-.'].flatMap(([zero = '', one_ = '']) =>
        one('Morse', morse(run.replaceAll('0', zero).replaceAll('1', one_))),
      ),
  },
];

const solidRun = /[A-Za-z0-9+/_-]{16,}(?:\s?[A-Za-z0-9+/_-]{16,})*={0,2}/g;

/** Finds runs in the encodings and codes that decode to legible text. Linear. */
export function decodedRuns(source: string): Decoded[] {
  const found: Decoded[] = [];
  let digitsLeft = mostNumberDigits;
  const solid = (signs: string): { readonly how: string; readonly text: string }[] => {
    const bare = signs.replace(/\s/g, '');
    const letters = bare.replace(/=+$/, '');
    if (/^(?:[0-9a-f]+|[0-9A-F]+)$/.test(letters) && /\d/.test(letters)) {
      const hex = fromHex(letters);
      if (hex !== null) return [{ how: 'hex', text: hex }];
      if (/[a-f]/i.test(letters)) return [];
    }
    const base64 = fromBase64(bare);
    if (base64 !== null) return [{ how: 'base64', text: base64 }];
    const base32 =
      /^[A-Z0-9]+$|^[a-z0-9]+$/.test(letters) && letters.length >= 20 && /\d/.test(letters.slice(0, 200))
        ? fromBase32(letters)
        : null;
    if (base32 !== null) return [{ how: 'base32', text: base32 }];
    if (!/^[A-Za-z0-9]+$/.test(letters) || letters.length > longestNumber || letters.length > digitsLeft) return [];
    if (letters.length < 20 || !/\d/.test(letters)) return [];
    digitsLeft -= letters.length;
    const number = fromNumber(letters);
    return number === null ? [] : [number];
  };
  const push = (start: number, end: number, said: readonly { readonly how: string; readonly text: string }[]): void => {
    for (const { how, text } of said) found.push({ how, start, end, text });
  };
  for (const match of matchesOf(source, solidRun)) push(match.index, match.index + match[0].length, solid(match[0]));
  for (const { start, end, joined } of piecedRuns(source)) push(start, end, solid(joined));
  for (const { run, hint, says } of codes) {
    if (hint?.test(source) === false) continue;
    for (const match of matchesOf(source, run)) push(match.index, match.index + match[0].length, says(match[0]));
  }
  const played = playedWith(source);
  if (played !== null) found.push({ ...played, start: 0, end: source.length });
  return found;
}
