import { codePointsOf } from './text.ts';

/**
 * Entries that say nearly the same as another text, by their words. A hint for the reader and the model; nothing is ever
 * refused or dropped because of it.
 */

/** Words that carry no fact: a rule stays the same rule whether it is said with `always` or with `never ... without`. */
const EMPTY_WORDS = new Set(
  (
    'a an the and or but nor so of to in on at by for with without from into onto over under about as is are was were be ' +
    'been being am do does did done doing has have had having will would shall should can could may might must not no ' +
    'never always ever every each any all some this that these those it its he she they them their his her him you your ' +
    'i me my we our us who whom which what when where why how if then than too very just also only both after before ' +
    'until while during again once user users person please one make makes sure use uses using used'
  ).split(' '),
);

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const UNSPACED = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u;

/** Cuts the common endings of English, so that `running`, `runs` and `run` are one word. */
function stem(word: string): string {
  if (!/^[a-z]+$/.test(word) || word.length < 4) return word;
  let root = word;
  if (root.endsWith('ies')) root = `${root.slice(0, -3)}y`;
  else if (/(?:ss|x|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (root.endsWith('s') && !root.endsWith('ss') && !root.endsWith('us')) root = root.slice(0, -1);
  for (const ending of ['ing', 'ed', 'er', 'ly']) {
    if (root.endsWith(ending) && root.length - ending.length >= 3) {
      root = root.slice(0, -ending.length);
      break;
    }
  }
  if (/([bdfgmnprt])\1$/.test(root)) root = root.slice(0, -1);
  return root.length > 3 && root.endsWith('e') ? root.slice(0, -1) : root;
}

/** The words of a text that carry its meaning; Chinese and Japanese as pairs of characters. */
function meaning(text: string): Set<string> {
  const found = new Set<string>();
  for (const { segment, isWordLike } of segmenter.segment(text.normalize('NFKC').toLowerCase())) {
    if (isWordLike !== true || EMPTY_WORDS.has(segment)) continue;
    if (!UNSPACED.test(segment)) found.add(stem(segment));
  }
  for (const [run] of text.matchAll(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu)) {
    const characters = codePointsOf(run);
    characters.slice(1).forEach((character, i) => found.add(`${characters[i] ?? ''}${character}`));
  }
  return found;
}

/** Whether two sets of words are close enough to be worth a look. */
function close(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const smaller = Math.min(a.size, b.size);
  if (smaller < 2) return false;
  const shared = [...a].filter((word) => b.has(word)).length;
  const union = a.size + b.size - shared;
  return shared >= 2 && (shared / union >= 0.45 || (shared >= 3 && shared / smaller >= 0.75));
}

/** The entries that say nearly the same as `text`, in file order; the text itself is not among them. */
export function similarEntries(entries: readonly string[], text: string): string[] {
  const words = meaning(text);
  if (words.size < 2) return [];
  return entries.filter((entry) => entry !== text && close(words, meaning(entry)));
}

/** Pairs of neighbouring characters, so that a mistyped word still shares most of its own. */
function pairs(text: string): Set<string> {
  const characters = codePointsOf(text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim());
  return new Set(characters.slice(1).map((character, i) => `${characters[i] ?? ''}${character}`));
}

/**
 * The entries a person may have meant by a piece of text that stands in none of them, nearest first, at most `most`: those
 * that hold a good part of its words or, for a slip of the pen, of its letters.
 */
export function nearestEntries(entries: readonly string[], piece: string, most = 3): string[] {
  const words = meaning(piece);
  const letters = pairs(piece);
  if (letters.size === 0) return [];
  const held = (wanted: ReadonlySet<string>, there: ReadonlySet<string>): number =>
    wanted.size === 0 ? 0 : [...wanted].filter((each) => there.has(each)).length / wanted.size;
  return entries
    .map((entry) => ({ entry, score: Math.max(held(words, meaning(entry)), held(letters, pairs(entry)) - 0.15) }))
    .filter(({ score }) => score >= 0.35)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ entry }) => entry);
}
