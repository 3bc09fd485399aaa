import { Dictionary } from './dictionary.ts';

/** The languages there are dictionaries of, by the script most of their words are written in. */
export const languagesByScript: Readonly<Record<string, readonly string[]>> = {
  Latin: ['de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'tr', 'sv', 'da', 'cs', 'ro', 'vi', 'id', 'hi-latn'],
  Cyrillic: ['ru', 'uk'],
  Arabic: ['ar', 'fa', 'ur'],
  Devanagari: ['hi'],
  Hebrew: ['he'],
  Greek: ['el'],
  Hangul: ['ko'],
  Kana: ['ja'],
  Han: ['zh'],
};

const scripts: readonly (readonly [script: string, RegExp])[] = [
  ['Kana', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ['Hangul', /\p{Script=Hangul}/u],
  ['Han', /\p{Script=Han}/u],
  ['Cyrillic', /\p{Script=Cyrillic}/u],
  ['Arabic', /\p{Script=Arabic}/u],
  ['Devanagari', /\p{Script=Devanagari}/u],
  ['Hebrew', /\p{Script=Hebrew}/u],
  ['Greek', /\p{Script=Greek}/u],
  ['Latin', /\p{Script=Latin}/u],
];

/** Of parted words, so many must be known for a language to be taken for that of a sentence. */
const knownShare = 0.45;

/** Puts sentences of other languages into English word by word. */
export class Languages {
  readonly #read: (language: string) => string | null;
  readonly #dictionaries = new Map<string, Dictionary | null>();

  /** `read`: the lines of a language's dictionary, or null where there is none; asked once each, when first needed. */
  constructor(read: (language: string) => string | null) {
    this.#read = read;
  }

  #of(language: string): Dictionary | null {
    const known = this.#dictionaries.get(language);
    if (known !== undefined) return known;
    const lines = this.#read(language);
    const made = lines === null ? null : new Dictionary(lines);
    this.#dictionaries.set(language, made);
    return made;
  }

  /** The English of the words of a sentence, or null where its language is not known. */
  english(words: readonly string[]): string | null {
    const text = words.join(' ');
    const script = scripts.find(([, pattern]) => pattern.test(text))?.[0];
    if (script === undefined) return null;
    let best: Dictionary | null = null;
    let most = 0;
    const wanted = languagesByScript[script] ?? [];
    for (const language of wanted) {
      const dictionary = this.#of(language);
      if (dictionary === null) continue;
      if (wanted.length === 1) return dictionary.english(words);
      const known = knownIn(words, dictionary, Math.max(most + 1, words.length * knownShare));
      if (known > most) [best, most] = [dictionary, known];
    }
    return best === null || most < words.length * knownShare ? null : best.english(words);
  }
}

/** How many words a dictionary has; 0 as soon as it cannot have `least` of them. */
function knownIn(words: readonly string[], dictionary: Dictionary, least: number): number {
  let known = 0;
  for (let i = 0; i < words.length; i += 1) {
    if (dictionary.has(words[i] ?? '')) known += 1;
    else if (known + words.length - i - 1 < least) return 0;
  }
  return known;
}
