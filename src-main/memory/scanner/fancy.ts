const beyondAscii = /[^\0-\x7f]/;
const beyondLatin = /[^\0-\u1fff]/;
const inFancyLetters = /[\u2070-\u209c\u2100-\u214f\u2460-\u24ff\uff21-\uff5a\u{1d400}-\u{1d7ff}\u{1f110}-\u{1f189}]/gu;
const smallOrCapital = /[a-z]/gi;
/** So many letters of a text in a fancy alphabet are no sign or formula. */
const fewestFancy = 8;

/** Whether a third of the letters of a text or more are of alphabets that only look like letters: mathematical, circled, full width. */
export function isDressedUp(text: string): boolean {
  if (!beyondLatin.test(text)) return false;
  const fancy = text.match(inFancyLetters)?.length ?? 0;
  return fancy >= fewestFancy && fancy * 2 >= (text.match(smallOrCapital)?.length ?? 0);
}

const letters = /\p{L}/gu;
const otherLetters = /[^\P{L}\p{Script=Latin}]/gu;

/** Whether half of the letters of a text or more are Latin ones. */
export function isMostlyLatin(text: string): boolean {
  if (!beyondAscii.test(text)) return true;
  return (text.match(otherLetters)?.length ?? 0) * 2 <= (text.match(letters)?.length ?? 0);
}
