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
    'about above after again against ago all alone along already also always and another any anything are around ask asks ' +
    'because been before being below besides best better between both but call called calls can cannot case cases change ' +
    'changed changes come comes could did different does doing done down during each early easy either else end enough even ' +
    'ever every everything exactly far few find first follow following for from full get gets give given gives goes going ' +
    'good got great had half hand has have having help here high hold holds how however into its itself just keep keeps kept ' +
    'kind know known large last late later least leave left less let lets like likes list lists little long look looks made ' +
    'main make makes many may maybe mean means might mind more most much must name named names near need needs never new next ' +
    'none nor not nothing now off often old once one only open opens other others our out over own part parts per place ' +
    'please prefer prefers put puts quite rather read reads ready real really right run runs said same save saved saves say ' +
    'says second see seen set sets several shall she short should show shows side simple since small some something soon ' +
    'start starts still stop stops such sure take takes tell tells text than that the their them then there these they thing ' +
    'things think this those though three through time times today together told too try tries turn twice two under until ' +
    'upon use used user uses using usual very want wanted wants was way ways week weeks well went were what whatever when ' +
    'where whether which while who whole whom whose why will with within without word words work works would write writes ' +
    'year years yes yet you your yours answer answers check checks checked copy day days file files line lines log logs cut ' +
    'note notes number numbers page pages step steps item items done task tasks month months hour hours minute minutes ' +
    '使用 可以 需要 一个 这个 那个 我们 他们 没有 不要 但是 因为 所以 如果 什么 已经 喜欢 希望 以及 或者 时候 进行 之后 之前 通过 ' +
    '每次 每天 每周 其他 所有 自己 一起 一些 这样 怎么 直接 完成 开始 内容'
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

/** A word that stands out in its text: a name in the middle of a sentence, or with a digit or several capitals. */
const SENTENCE_START = /(?:^|[.!?:;\n•–—-]\s*|["'“‘(\[])$/u;
const CAPITALISED = /\p{Lu}[\p{L}\p{N}\p{M}]{2,}|[\p{L}]+\p{N}[\p{L}\p{N}]*/gu;

/** The words of a text that stand out, lower-cased: they say more about it than ordinary ones. */
export function standingOut(text: string): Set<string> {
  const read = text.slice(0, READ).normalize('NFKC');
  const found = new Set<string>();
  for (const match of read.matchAll(CAPITALISED)) {
    const [word] = match;
    const name = /\p{N}|\p{Lu}.*\p{Lu}/u.test(word) || !SENTENCE_START.test(read.slice(0, match.index).trimEnd());
    if (name) found.add(word.toLowerCase());
  }
  return found;
}
