import { characterKind, markKind, signKind } from './characters.ts';
import type { Reading } from './disguises.ts';
import type { Lexis } from './lexis.ts';
import type { Word } from './words.ts';

/** Whether nothing but a few signs stands between a word and the next. */
function joins(text: string, { end }: Pick<Word, 'end'>, next: Word | undefined): boolean {
  if (next === undefined || next.start <= end || next.start > end + 4) return false;
  for (let at = end; at < next.start;) {
    const code = text.codePointAt(at) ?? 0;
    const kind = characterKind(code);
    if (kind !== signKind && kind !== markKind) return false;
    at += code > 0xffff ? 2 : 1;
  }
  return true;
}

/**
 * Words cut in pieces by signs without blanks (in-struc-tions), joined where the whole is a word and not every piece is one,
 * or where `telling` knows the whole or takes it for a misspelling; null when there are none.
 */
export function joined(
  text: string,
  words: readonly Word[],
  telling: (word: string) => boolean,
  lexis: Lexis,
): Reading | null {
  const out: Word[] = [];
  const known = new Map<string, boolean>();
  let some = false;
  for (let i = 0; i < words.length;) {
    const head = words[i];
    if (head === undefined) break;
    if (!joins(text, head, words[i + 1])) {
      out.push(head);
      i += 1;
      continue;
    }
    let whole = head.word;
    let end = head.end;
    let pieces = lexis.isUsual(head.word) && head.word.length > 1;
    let next = i + 1;
    for (; next < words.length; next += 1) {
      const word = words[next];
      if (word === undefined || whole.length + word.word.length > 40 || !joins(text, { end }, word)) break;
      whole += word.word;
      end = word.end;
      pieces &&= lexis.isUsual(word.word) && word.word.length > 1;
    }
    let says = false;
    if (next > i + 1) {
      const key = pieces ? whole : `${whole} `;
      says = known.get(key) ?? (telling(whole) || (!pieces && lexis.isUsual(whole)));
      known.set(key, says);
    }
    if (says) {
      out.push({ ...head, word: whole, end });
      some = true;
    } else out.push(...words.slice(i, next));
    i = next;
  }
  return some ? { how: 'words cut in pieces', words: out, sure: true } : null;
}

/** Two lines of settings: names with what they are set to. */
const settings = /(?:^|\n)[\s-]*[\w.-]+:(?:\s[^\n]*)?\n[\s-]*[\w.-]+:/;

/** Words of which hardly two stand in one sentence (Ignore. All! Previous...), as one; null where that is not so. */
export function levelled(text: string, words: readonly Word[]): Reading | null {
  if (words.filter(({ first }) => first).length * 9 < words.length * 4) return null;
  const meant = words.filter(({ word }) => !/^\d+$/.test(word));
  if (meant.length < 4 || settings.test(text)) return null;
  const read = meant.map((word, i) => (i === 0 ? word : { ...word, first: false, hard: false, opens: false }));
  return { how: 'words set apart', words: read, sure: true };
}

/** Whether a small letter stands twice in a row. */
function isRepeated(word: string): boolean {
  for (let i = 1; i < word.length; i += 1) {
    const code = word.charCodeAt(i);
    if (code >= 97 && code <= 122 && code === word.charCodeAt(i - 1)) return true;
  }
  return false;
}

const heldDown = /([a-z])\1{2,}/;
const eachTwice = /^(?:([a-z])\1){3,}$/;
/** In so many words every letter stands twice: nobody guesses what they mean. */
const fewestTwice = 3;

/** The word that `word` is with its letters said once or twice; null for none. */
function undoubled(word: string, lexis: Lexis): string | null {
  const single = word.replace(/([a-z])\1+/g, '$1');
  if (lexis.vocabulary.has(single)) return single;
  const doubled = Array.from(single, (_, i) => single.slice(0, i + 1) + single.slice(i));
  return (
    doubled.find((made) => lexis.vocabulary.has(made)) ??
    [single, ...doubled].find((made) => lexis.isUsual(made)) ??
    null
  );
}

/** Words with letters held down or doubled (ignooore, ddeelleettee), each as the word it is. */
export function shortened(words: readonly Word[], lexis: Lexis): Reading | null {
  let changed = 0;
  const known = new Map<string, string>();
  const read = words.map((word) => {
    if (!isRepeated(word.word)) return word;
    let meant = known.get(word.word);
    if (meant === undefined) {
      const odd = word.word.length > 3 && !lexis.isUsual(word.word);
      meant = (odd ? undoubled(word.word, lexis) : null) ?? word.word.replace(/([a-z])\1{2,}/g, '$1');
      if (/^(?:([a-z])\1)+$/.test(word.word) && !odd) meant = word.word.replace(/([a-z])\1/g, '$1');
      known.set(word.word, meant);
    }
    if (meant !== word.word && (heldDown.test(word.word) || word.word.length - meant.length > 1)) changed += 1;
    return meant === word.word ? word : { ...word, word: meant };
  });
  const sure = words.filter(({ word }) => eachTwice.test(word)).length >= fewestTwice;
  return changed > 0 ? { how: 'letters repeated', words: read, mostly: true, sure } : null;
}
