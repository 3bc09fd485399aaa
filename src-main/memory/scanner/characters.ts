/** What a code point is: see `characterKind`. */
type CharacterKind = 1 | 2 | 3 | 4 | 5;
export const letterKind = 1;
export const numberKind = 2;
export const markKind = 3;
export const blankKind = 4;
export const signKind = 5;

/** Asked of every character of every text: each is told by its class once. 0 stands for one that was not asked yet. */
const known = new Uint8Array(0x10000);

/** Whether a code point is a letter (`\p{L}`), a number (`\p{N}`), a mark (`\p{M}`), a blank (`\s`) or any other sign. */
export function characterKind(code: number): CharacterKind {
  const kind = code < 0x10000 ? known[code] : 0;
  if (kind !== 0) return kind as CharacterKind;
  const told = toldByClass(String.fromCodePoint(code));
  if (code < 0x10000) known[code] = told;
  return told;
}

function toldByClass(character: string): CharacterKind {
  if (/\p{L}/u.test(character)) return letterKind;
  if (/\p{N}/u.test(character)) return numberKind;
  if (/\p{M}/u.test(character)) return markKind;
  return /\s/.test(character) ? blankKind : signKind;
}
