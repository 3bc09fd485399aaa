import { legible } from './legible.ts';

const letterSigns =
  '.- -... -.-. -.. . ..-. --. .... .. .--- -.- .-.. -- -. --- .--. --.- .-. ... - ..- ...- .-- -..- -.-- --..'.split(
    ' ',
  );
const digitSigns = '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----.'.split(' ');
const morseSigns: ReadonlyMap<string, string> = new Map([
  ...letterSigns.map((sign, i) => [sign, String.fromCharCode(97 + i)] as const),
  ...digitSigns.map((sign, i) => [sign, String(i)] as const),
  ['.-.-.-', '.'],
  ['--..--', ','],
  ['..--..', '?'],
  ['-....-', '-'],
  ['-..-.', '/'],
  ['.--.-.', '@'],
  ['---...', ':'],
  ['.----.', "'"],
  ['-.-.--', '!'],
]);

/** Signs of Morse code as people type or draw them, between letters and words. */
export const morseRun = /[.·•∙_\-−–—]{1,6}(?:(?:[ \t]{1,3}|\s?[/|]{1,2}\s?|\s{0,2}\n\s{0,2})[.·•∙_\-−–—]{1,6}){7,}/g;

/** What Morse code says; null for signs that are no letters. */
export function morse(text: string): string | null {
  const plain = text
    .trim()
    .replace(/[·•∙]/g, '.')
    .replace(/[_−–—]/g, '-');
  // Where no blank parts the letters, single slashes do.
  const letters = plain.includes(' ') ? plain : plain.replaceAll('//', ' \n ').replaceAll('/', ' ');
  const read = letters
    .split(/\s?[/|]{1,2}\s?|\s{2,}|\s?\n\s?/)
    .map((word) =>
      word
        .trim()
        .split(/\s+/)
        .map((sign) => morseSigns.get(sign) ?? '\u0000')
        .join(''),
    )
    .join(' ');
  return /^[^\u0000]{8,}$/.test(read) && /[a-z]{2}/.test(read) ? read : null;
}

/** Morse code said in words: dit and dah. */
export const spokenMorse =
  /\b(?:di[th]?|dah)(?:[\s-]{1,2}(?:di[th]?|dah))*(?:\s{0,3}\/?\s{0,3}(?:di[th]?|dah)(?:[\s-]{1,2}(?:di[th]?|dah))*){7,}/gi;

/** What Morse code in words says: blanks part the sounds of a letter, two of them letters. */
export function saidMorse(text: string): string | null {
  const signs = text
    .toLowerCase()
    .replace(/di[th]?[ -]?/g, '.')
    .replace(/dah[ -]?/g, '-');
  return morse(signs);
}

/** Two signs in groups: bits as figures, letters or drawings. */
export const bitRun = /(?:(?:0b)?(?:[01]{4,8}|[abAB]{5,8}|[.#]{5,8}|[xoXO]{5,8})(?:,?\s|[-,|])?){6,}/g;

function bytesOf(bits: string, wide: number): Uint8Array {
  return Uint8Array.from(bits.match(new RegExp(`[01]{${wide}}`, 'g')) ?? [], (byte) => Number.parseInt(byte, 2));
}

/** Bacon's alphabets: of 26 letters, and of 24 in which I is J and U is V. */
const alphabets = ['abcdefghijklmnopqrstuvwxyz', 'abcdefghiklmnopqrstuwxyz'];

/** What two signs in groups may say, as bits of characters or of Bacon's cipher, either sign being the one. */
export function saidByBits(run: string): { readonly how: string; readonly text: string }[] {
  const groups = run.replace(/0b/g, '').match(/[01abAB.#xoXO]+/g) ?? [];
  const signs = groups.join('');
  const first = /[0aA.oO]/;
  const plain = [...signs].map((sign) => (first.test(sign) ? '0' : '1')).join('');
  const said: { how: string; text: string }[] = [];
  if (!plain.includes('0') || !plain.includes('1')) return said;
  const wide = groups.every(({ length }) => length === 7) ? 7 : 8;
  for (const bits of [plain, [...plain].map((bit) => (bit === '0' ? '1' : '0')).join('')]) {
    const text = bits.length % wide === 0 ? legible(bytesOf(bits, wide)) : null;
    if (text !== null) {
      said.push({ how: 'binary', text });
      return said;
    }
  }
  if (signs.length % 5 !== 0 || !groups.every(({ length }) => length % 5 === 0)) return said;
  const places = [...bytesOf(plain, 5)];
  for (const alphabet of alphabets)
    if (places.every((place) => place < alphabet.length))
      said.push({ how: "Bacon's cipher", text: places.map((place) => alphabet.charAt(place)).join('') });
  return said;
}
