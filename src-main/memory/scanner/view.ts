import { confusables } from './confusables.ts';

/**
 * A reading of a text: what it says once disguises are taken off. `origin[i]` is the code point of the source that
 * UTF-16 unit `i` of `text` came from, so that a match can be shown where it stands.
 */
export interface View {
  readonly text: string;
  readonly origin: Int32Array;
}

/** Characters that draw nothing. They are dropped before words are read, so they cannot split one. */
export const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

const combining = /\p{Mn}/u;
const latinGreekCyrillic = /[\u00c0-\u024f\u1e00-\u1fff\u0370-\u03ff\u0400-\u052f]/u;

class Builder {
  #parts: string[] = [];
  #origin: number[] = [];

  push(text: string, source: number): void {
    this.#parts.push(text);
    for (let i = 0; i < text.length; i += 1) this.#origin.push(source);
  }

  view(): View {
    return { text: this.#parts.join(''), origin: Int32Array.from(this.#origin) };
  }
}

/** Reads a text with compatibility forms folded (NFKC), invisible characters and Latin accents dropped, in lower case. */
export function fold(source: string): View {
  const out = new Builder();
  let index = 0;
  for (const character of source) {
    const at = index;
    index += 1;
    if (character < '\u0080') {
      out.push(character.toLowerCase(), at);
      continue;
    }
    if (invisible.test(character)) continue;
    if (combining.test(character) && character < '\u0370') continue;
    let folded = character.normalize('NFKC');
    if (latinGreekCyrillic.test(folded)) folded = folded.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
    if (folded === '\u2019' || folded === '\u2018') folded = "'";
    // Circled and squared letters fold to capitals or to nothing useful in NFKC; what remains is taken as it is.
    out.push(folded.toLowerCase(), at);
  }
  return out.view();
}

/** Derives a view by replacing single characters. A replacement of the empty string drops the character. */
export function mapView(view: View, replace: (character: string, index: number, text: string) => string): View {
  const out = new Builder();
  for (let i = 0; i < view.text.length;) {
    const character = String.fromCodePoint(view.text.codePointAt(i) ?? 0);
    out.push(replace(character, i, view.text), view.origin[i] ?? 0);
    i += character.length;
  }
  return out.view();
}

/** Letters of other scripts and enclosed letters that look like Latin ones, read as Latin. */
export function skeleton(view: View): View {
  return mapView(view, (character) => confusables.get(character) ?? enclosed(character) ?? character);
}

/** Enclosed alphabets that NFKC leaves alone: negative circled, negative squared, regional indicators. */
function enclosed(character: string): string | null {
  const code = character.codePointAt(0) ?? 0;
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  }
  return null;
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

/** Digits and signs that stand for letters, read as letters; `one` says what 1, ! and | stand for. */
export function unleet(view: View, one: 'i' | 'l'): View {
  return mapView(view, (character, index, text) => {
    if (character === '1' || character === '|') return one;
    if (character === '!') return /[\p{L}\d@$]/u.test(text[index + 1] ?? '') ? one : character;
    return leet[character] ?? character;
  });
}

/** Only the letters, so that spacing, dots and dashes between them do not matter. */
export function compact(view: View): View {
  return mapView(view, (character) => (/\p{L}/u.test(character) ? character : ''));
}

/** ROT13 of the Latin letters. */
export function rot13(view: View): View {
  return mapView(view, (character) => {
    const code = character.charCodeAt(0);
    return code >= 97 && code <= 122 ? String.fromCharCode(((code - 97 + 13) % 26) + 97) : character;
  });
}

/** The text backwards. */
export function reversed(view: View): View {
  const text = [...view.text].reverse().join('');
  const origin = Int32Array.from(view.origin).reverse();
  return { text, origin };
}
