/** Words of a text by Unicode word boundaries; scripts without spaces are segmented. */

const UNSPACED = String.raw`[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{sc=Thai}\p{sc=Khmer}\p{sc=Lao}\p{sc=Myanmar}]`;
const RUNS = new RegExp(String.raw`(?<unspaced>${UNSPACED}+)|(?:(?!${UNSPACED})[\p{L}\p{N}\p{M}])+`, 'gu');
const HAS_UNSPACED = new RegExp(UNSPACED, 'u');

/** One segmenter for all: it chooses its dictionary by script, not by locale. */
const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/** Texts are read this far, in UTF-16 units: what links two memories stands near their beginning. */
const READ = 2000;

/** All words in order, lower-cased and in one normal form. */
export function wordsOf(text: string): string[] {
  const words: string[] = [];
  for (const match of text.slice(0, READ).normalize('NFKC').toLowerCase().matchAll(RUNS)) {
    const [run] = match;
    if (match.groups?.['unspaced'] === undefined) words.push(run);
    else words.push(...segmented(run));
  }
  return words;
}

/** Characters that are words by themselves in running text: no part of a name the dictionary does not know. */
const PARTICLES = new Set(
  '的了在是和与及也都就不很把被给对为到上下中里用按有我你他她它这那一个はのにをがとでもへやかたて',
);

/** Words of a run without spaces. What the dictionary does not know falls apart into single characters; those are put together. */
function segmented(run: string): string[] {
  const words: string[] = [];
  let loose = '';
  const settle = (): void => {
    if (loose !== '') words.push(loose);
    loose = '';
  };
  for (const { segment, isWordLike } of segmenter.segment(run)) {
    if (isWordLike === true && segment.length === 1 && !PARTICLES.has(segment)) {
      loose += segment;
      continue;
    }
    settle();
    if (isWordLike === true) words.push(segment);
  }
  settle();
  return words;
}

/** Whether a text is (partly) in a script without spaces, where a word has no boundary to look for. */
export function isUnspaced(text: string): boolean {
  return HAS_UNSPACED.test(text);
}

/** Words that say nothing about what a text is about. Rarity takes care of the rest. */
const EMPTY = new Set(
  (
    'about above after again against all also always and any are around because been before being below between both but ' +
    'can cannot could did does doing done down during each either else every few first for from get gets goes got had has ' +
    'have having here how however into its itself just keep keeps last later least less let like likes made make makes many ' +
    'may more most much must need needs never new next none nor not now off often old once one only other others our out ' +
    'over own per prefer prefers put rather same see set shall she should since some something still such than that the ' +
    'their them then there these they this those through time times too two under until upon use used user uses using very ' +
    'want wants was way well were what when where which while who whom whose why will with within without would yes yet you ' +
    'your 使用 可以 需要 一个 这个 那个 我们 他们 没有 不要 但是 因为 所以 如果 什么 已经 喜欢 希望 以及 或者 时候'
  ).split(' '),
);

/** Words worth comparing, without repeats: at least three letters (two where there are no spaces), none of the empty ones. */
export function tellingWords(words: readonly string[], most: number): string[] {
  const kept = new Set<string>();
  for (const word of words) {
    if (kept.size >= most) break;
    const long = word.length >= 3 || (word.length === 2 && isUnspaced(word));
    if (long && !EMPTY.has(word)) kept.add(word);
  }
  return [...kept];
}
