import { legible } from './legible.ts';

/** A series of numbers that stands for text, with what it says. */
export interface Said {
  readonly how: string;
  readonly text: string;
}

const letter = (place: number): string => String.fromCharCode(96 + place);

/** The square of five by five that letters are numbered in, without J; and without K, as prisoners knock. */
const numbered = 'abcdefghiklmnopqrstuvwxyz';
const knocking = 'abcdefghijlmnopqrstuvwxyz';

/** What letters of a square say, by the digits 1 to 5 of their rows and columns. */
function squared(digits: string, square: string): string {
  return (digits.match(/../g) ?? [])
    .map((pair) => square.charAt((Number(pair.charAt(0)) - 1) * 5 + Number(pair.charAt(1)) - 1))
    .join('');
}

/**
 * What numbers, written with so many digits each, may say: as decimal or octal codes of characters, as places of letters from
 * 1 or 0, or in a square of five by five. Nothing is said here of whether it makes sense.
 */
export function saidByNumbers(tokens: readonly string[]): Said[] {
  const said: Said[] = [];
  const values = tokens.map(Number);
  const push = (how: string, text: string | null): void => {
    if (text !== null) said.push({ how, text });
  };
  if (values.every((value) => value < 127 && (value > 31 || value === 10 || value === 9)))
    push('character codes', legible(Uint8Array.from(values)));
  if (tokens.every((token) => /^[0-7]{2,4}$/.test(token))) {
    const octal = tokens.map((token) => Number.parseInt(token, 8));
    if (octal.every((value) => value < 127)) push('octal numbers', legible(Uint8Array.from(octal)));
  }
  if (values.every((value) => value <= 26)) {
    push('letter numbers', values.map((value) => (value === 0 ? ' ' : letter(value))).join(''));
    if (values.includes(0) && !values.includes(26))
      push('letter numbers', values.map((value) => letter(value + 1)).join(''));
  }
  if (tokens.every((token) => /^[1-5]{2}$/.test(token))) push('letter numbers', squared(tokens.join(''), numbered));
  return said;
}

/** What digits without blanks may say: three to a character code, two to a letter or its place in a square. */
export function saidByDigits(digits: string): Said[] {
  const tokens = (many: number): string[] => digits.match(new RegExp(`\\d{${many}}`, 'g')) ?? [];
  const said: Said[] = [];
  if (digits.length % 3 === 0) said.push(...saidByNumbers(tokens(3)).filter(({ how }) => how === 'character codes'));
  if (digits.length % 2 === 0)
    said.push(...saidByNumbers(tokens(2)).filter(({ how, text }) => how === 'letter numbers' && !text.includes('  ')));
  return said;
}

/** What knocks (`. ...  .. ....`) say, pairs of row and column; null for others. */
export function knocked(text: string): string | null {
  const counts = (text.match(/[.*xX•·]+/g) ?? []).map((knocks) => String(knocks.length)).join('');
  return counts.length % 2 === 0 && /^[1-5]+$/.test(counts) ? squared(counts, knocking) : null;
}

const keys = ['', '', 'abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'];

/** What keys of a telephone pressed again and again say (44 33 555 555 666). */
export function pressed(text: string): string {
  return (text.match(/\d+/g) ?? [])
    .map((presses) => keys[Number(presses.charAt(0))]?.charAt(presses.length - 1) ?? '')
    .map((sign) => (sign === '' ? ' ' : sign))
    .join('');
}
