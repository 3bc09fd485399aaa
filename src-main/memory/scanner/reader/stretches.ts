import type { Word } from '../words.ts';
import type { Languages } from './languages.ts';

/** A sentence as the reader is given it. */
export interface Sentence {
  /** Its words, as indices from and to (exclusive) among those of the text. */
  readonly from: number;
  readonly to: number;
  /** How many words are read. */
  readonly count: number;
  /** What is read: the words as they stand, or what stands for them in English. */
  readonly text: string;
  /** Whether it was put into English. */
  readonly foreign: boolean;
}

/** Sentences that follow one another and are read together: from and to (exclusive) among those of the text. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** Longer sentences are read in pieces of this many words. */
const longestSentence = 48;
/** So many words are read together at most, if a sentence alone has not more. */
const longestStretch = 52;

/** A sentence with a smaller share of English words is in another language, */
const englishShare = 0.6;
/** and one of so many words has at least one of these. */
const surelyEnglish = 5;
const english = new Set(
  `the to a an of you your and is it for with not do my i this that any all be are at by from or if when he she they we
  what who how than then them his her our its was were will should must can never always every no on as but only`.split(
    /\s+/,
  ),
);
/** Those that are words of other languages too. */
const shared = new Set(
  'a an and do i all be at by or he we her was will no on as in is for if must can are its'.split(' '),
);
/** Small words of languages that share many longer ones with English. Two of them, and more than of English ones, tell. */
const notEnglish = new Set(
  `le les des une est que pas pour avec dans sur qui vous tes ses cette nous leur aux tout tous toutes et ou sans rien ne sa son
  mes mais plus je tu elle de la el los las una por con del su al lo se sus esta este cuando y nada todas todos sin pero muy ya
  mi te os um uma da em com nao seu sua na dos das ao e sem mas ele ela o il gli che per della non si di nel sono senza piu alla
  dal ti het een van niet und der das nicht ist ein eine mit auf zu dem och att det jag som inte ikke og til`.split(
    /\s+/,
  ),
);
const tells = 2;
/** So many words make a sentence of another language. */
const fewestForeign = 3;
const unparted = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

/** What tells English sentences from others, and puts those into it. */
export interface Tongues {
  /** Whether a word, or one without its ending, is an English one. */
  readonly known: (word: string) => boolean;
  /** Null where a text cannot be in another language: what is not English is none there. */
  readonly languages: Languages | null;
}

/** What each small word tells: whether it is English, of other languages too, and of others than English. */
const smallWords = new Map(
  [...english, ...shared, ...notEnglish].map((word) => [
    word,
    { english: english.has(word), shared: shared.has(word), other: notEnglish.has(word) },
  ]),
);

function isEnglish(words: readonly Word[], known: Tongues['known']): boolean {
  let small = 0;
  let shareds = 0;
  let others = 0;
  for (const { word } of words) {
    const told = smallWords.get(word);
    if (told === undefined) continue;
    if (told.english) small += 1;
    if (told.shared) shareds += 1;
    if (told.other) others += 1;
  }
  if (others >= tells && others > small - shareds) return false;
  if (words.length >= surelyEnglish && small === 0) return false;
  const needed = words.length * englishShare;
  let read = 0;
  for (let i = 0; i < words.length && read < needed; i += 1) if (known(words[i]?.word ?? '')) read += 1;
  return read >= needed;
}

/** Four words or more without a blank, all joined by the same sign. */
const joinedBySigns = /(?<![\w/.@:~+=|-])[\p{L}\p{N}']+([-_+=/~|])[\p{L}\p{N}']+(?:\1[\p{L}\p{N}']+){2,}(?![\w@/:])/gu;
const joins = /[-_+=/~|]/;

/** A sentence as it is read: words that signs join say what they say without them. */
function parted(sentence: string): string {
  if (!joins.test(sentence)) return sentence;
  return sentence.replace(joinedBySigns, (run, sign: string) => run.replaceAll(sign, ' '));
}

/**
 * The sentences of a text, those in other languages as English. Linear.
 *
 * @param asWritten - false where the words were put right, so that the text does not have them
 */
export function sentencesFor(text: string, words: readonly Word[], tongues: Tongues, asWritten: boolean): Sentence[] {
  const sentences: Sentence[] = [];
  // By what a sentence says: hostile texts say the same again and again.
  const known = new Map<string, readonly Part[] | null>();
  let from = 0;
  const close = (to: number): void => {
    const part = words.slice(from, to);
    const [first, last] = [part[0], part.at(-1)];
    if (first === undefined || last === undefined) return;
    const spoken = part.map(({ word }) => word);
    const said = spoken.join(' ');
    let put = known.get(said);
    if (put === undefined) {
      const long = part.length >= fewestForeign || spoken.some((word) => unparted.test(word));
      const other = long && !isEnglish(part, tongues.known);
      const meant = other ? (tongues.languages?.english(spoken) ?? null) : null;
      put = meant !== null ? partsOf(meant) : other && tongues.languages === null ? [] : null;
      known.set(said, put);
    }
    // The sign that ends a sentence is read with it.
    const stands = asWritten ? parted(text.slice(first.start, last.end + 1).trimEnd()) : said;
    if (put === null) sentences.push({ from, to, count: part.length, text: stands, foreign: false });
    // A run of a script that parts no words may be long: each part of it is a sentence that stands at the same place.
    else for (const { count, text: english } of put) sentences.push({ from, to, count, text: english, foreign: true });
    from = to;
  };
  words.forEach(({ hard }, at) => {
    if ((hard || at - from >= longestSentence) && at > from) close(at);
  });
  close(words.length);
  return sentences;
}

/** Words that are read as a whole, and how many. */
interface Part {
  readonly count: number;
  readonly text: string;
}

/** What was put into English, in parts that are read as a whole; at least one. */
function partsOf(english: string): Part[] {
  const words = english.split(' ');
  return Array.from({ length: Math.ceil(words.length / longestSentence) }, (_, i) => {
    const part = words.slice(i * longestSentence, (i + 1) * longestSentence);
    return { count: part.length, text: part.join(' ') };
  });
}

/** The stretches that sentences are read in: as many as go together, each next one begins with the last of the one before. */
export function stretchesOf(sentences: readonly Sentence[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (let from = 0; from < sentences.length;) {
    let to = from;
    let words = 0;
    for (; to < sentences.length; to += 1) {
      const one = sentences[to];
      if (one === undefined) break;
      words += one.count;
      if (to > from && words > longestStretch) break;
    }
    stretches.push({ from, to });
    if (to >= sentences.length) break;
    from = Math.max(from + 1, to - 1);
  }
  return stretches;
}
