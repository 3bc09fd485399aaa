const word = /[\p{L}\p{M}\p{N}_]+/gu;
const rtl = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const letter = /\p{L}/u;

/** Whether a text has a letter of a script that is written from right to left. */
export const hasRightToLeft = (text: string): boolean => rtl.test(text);

/**
 * The direction to lay a paragraph out in. The rule of the first strong letter is wrong for an Arabic sentence that begins
 * with a Latin name; here right-to-left wins when at least a third of the words are written so.
 */
export function directionOf(text: string): 'ltr' | 'rtl' {
  if (!rtl.test(text)) return 'ltr';
  let right = 0;
  let left = 0;
  for (const [found] of text.slice(0, 4000).matchAll(word)) {
    if (rtl.test(found)) right += 1;
    else if (letter.test(found)) left += 1;
  }
  return right * 2 >= left ? 'rtl' : 'ltr';
}
