import { confusables } from './confusables.ts';

/**
 * A reading of a text: what it says once disguises are taken off. `origin[i]` is the code point of the source that
 * UTF-16 unit `i` of `text` came from, so that a match can be shown where it stands; null stands for `i` itself.
 */
export interface View {
  readonly text: string;
  readonly origin: Int32Array | null;
}

/** Characters that draw nothing. They are dropped before words are read, so they cannot split one. */
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

const latinGreekCyrillic = /[\u00c0-\u024f\u1e00-\u1fff\u0370-\u03ff\u0400-\u052f]/u;
const beyondAscii = /[^\0-\x7f]/;

/** The code point in the source that a UTF-16 unit of a view came from. */
export function originAt(view: View, unit: number): number {
  return view.origin === null ? unit : (view.origin[unit] ?? 0);
}

/** What one character beyond ASCII reads as. */
function foldCharacter(character: string, code: number): string {
  if (invisible.test(character) || (code >= 0x300 && code < 0x370)) return '';
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    // Enclosed alphabets that NFKC leaves alone: negative circled, negative squared, regional indicators.
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  }
  let folded = character.normalize('NFKC');
  if (latinGreekCyrillic.test(folded)) folded = folded.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
  return folded === '\u2019' || folded === '\u2018' ? "'" : folded.toLowerCase();
}

/** Reads a text with compatibility forms folded (NFKC), invisible characters and Latin accents dropped, in lower case. */
export function fold(source: string): View {
  if (!beyondAscii.test(source)) return { text: source.toLowerCase(), origin: null };
  const seen = new Map<number, string>();
  let text = '';
  let origin = new Int32Array(source.length + 16);
  let point = 0;
  for (let i = 0; i < source.length; point += 1) {
    const code = source.codePointAt(i) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    let folded = seen.get(code);
    if (folded === undefined) {
      const character = source.slice(i, i + width);
      folded = code < 0x80 ? character.toLowerCase() : foldCharacter(character, code);
      seen.set(code, folded);
    }
    if (text.length + folded.length > origin.length) {
      const wider = new Int32Array(origin.length * 2 + folded.length);
      wider.set(origin);
      origin = wider;
    }
    origin.fill(point, text.length, text.length + folded.length);
    text += folded;
    i += width;
  }
  return { text, origin };
}

/** The text as it stands, with the code point of each unit. */
export function asItStands(source: string): View {
  if (!beyondAscii.test(source)) return { text: source, origin: null };
  const origin = new Int32Array(source.length);
  let point = 0;
  for (let i = 0; i < source.length; point += 1) {
    const width = (source.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
    origin.fill(point, i, i + width);
    i += width;
  }
  return { text: source, origin };
}

const lookAlike = new RegExp(`[${[...confusables.keys()].join('')}]`, 'g');

/** Letters of other scripts that look like Latin ones, read as Latin. Every letter keeps its place. */
export function skeleton(view: View): View {
  if (!beyondAscii.test(view.text)) return view;
  return { text: view.text.replace(lookAlike, (letter) => confusables.get(letter) ?? letter), origin: view.origin };
}

const flips = new Map(
  Array.from('ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz').map((flipped, i) => [flipped, String.fromCharCode(97 + i)] as const),
);
const flippedOnly = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/g;

/** Letters turned upside down, read as if they stood upright; null when a text has fewer than three. */
export function upright(text: string): string | null {
  if (!beyondAscii.test(text) || (text.match(flippedOnly)?.length ?? 0) < 3) return null;
  return text.replace(/\p{L}/gu, (letter) => flips.get(letter) ?? letter);
}

const leet: Readonly<Record<string, string>> = {
  '0': 'o',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'g',
  '7': 't',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '(': 'c',
  '¡': 'i',
};
const leetNear = /[a-z][0-9@$€£!|+(¡]|[0-9@$€£!|+(¡][a-z]/;
const leetToken = /[a-z0-9@$€£!|+(¡]{2,}/g;

/**
 * Digits and signs that stand for letters, read as letters; `one` says what 1, ! and | stand for. Null when the text has
 * none beside a letter. Every character keeps its place.
 */
export function unleet(view: View, one: 'i' | 'l'): View | null {
  if (!leetNear.test(view.text) || (one === 'l' && !/[1!|]/.test(view.text))) return null;
  const text = view.text.replace(leetToken, (token) =>
    /[a-z]/.test(token)
      ? token.replace(/[^a-z]/g, (sign, at: number) => {
          if (sign === '1' || sign === '|') return one;
          if (sign === '!') return at === token.length - 1 ? sign : one;
          return leet[sign] ?? sign;
        })
      : token,
  );
  return { text, origin: view.origin };
}
