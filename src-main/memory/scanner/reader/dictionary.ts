/**
 * One language's words with the English that stands for each, word by word. Lines of its file: `form<TAB>english`, the form
 * folded as texts are; an English of `-` stands for nothing.
 */
export class Dictionary {
  readonly #english: ReadonlyMap<string, string>;
  /** The forms in order, to find those that begin alike. Made when first asked. */
  #sorted: string[] | null = null;
  /** By the first letter of forms, how long the longest of them is. */
  readonly #longest: ReadonlyMap<number, number>;
  /** The words that forms of several words begin with. */
  readonly #heads: ReadonlySet<string>;

  constructor(lines: string) {
    const english = new Map<string, string>();
    const longest = new Map<number, number>();
    const heads = new Set<string>();
    for (const line of lines.split('\n')) {
      const tab = line.indexOf('\t');
      if (tab <= 0) continue;
      const form = line.slice(0, tab);
      const said = line.slice(tab + 1);
      if (!english.has(form)) english.set(form, said === '-' ? '' : said);
      const first = form.charCodeAt(0);
      if (form.length > (longest.get(first) ?? 0)) longest.set(first, Math.min(form.length, longestForm));
      const blank = form.indexOf(' ');
      if (blank > 0) heads.add(form.slice(0, blank));
    }
    this.#english = english;
    this.#longest = longest;
    this.#heads = heads;
  }

  /** Whether it has a word just as it stands. */
  has(word: string): boolean {
    return this.#english.has(word);
  }

  /** The English of words, in their order; a word it does not know stays as it is. */
  english(words: readonly string[]): string {
    const said: string[] = [];
    for (let at = 0; at < words.length;) {
      const together = this.#heads.has(words[at] ?? '') ? this.#phraseAt(words, at) : null;
      if (together !== null) {
        said.push(together.english);
        at += together.count;
        continue;
      }
      const word = words[at] ?? '';
      said.push(unparted.test(word) ? this.#cut(word) : this.#word(word));
      at += 1;
    }
    return said.filter((part) => part !== '').join(' ');
  }

  #phraseAt(words: readonly string[], at: number): { readonly english: string; readonly count: number } | null {
    for (let count = Math.min(wordsOfPhrase, words.length - at); count > 1; count -= 1) {
      const english = this.#english.get(words.slice(at, at + count).join(' '));
      if (english !== undefined) return { english, count };
    }
    return null;
  }

  #word(word: string): string {
    const whole = this.#english.get(word);
    if (whole !== undefined || word.length > longestWord) return whole ?? word;
    return this.#parted(word) ?? this.#alike(word) ?? this.#compound(word) ?? word;
  }

  /** A word with a small one written to it: after an apostrophe its ending, before it an article, or a letter that Arabic and Hebrew write to it. */
  #parted(word: string): string | null {
    const sign = word.indexOf("'");
    if (sign > 0) {
      const [before, after] = [word.slice(0, sign), word.slice(sign + 1)];
      return before.length > longestArticle ? this.#word(before) : after === '' ? null : this.#word(after);
    }
    for (let length = 1; length <= longestClitic && clitics.test(word.slice(0, length)); length += 1) {
      const rest = word.slice(length);
      const english = rest.length < shortestHost ? undefined : this.#english.get(rest);
      if (english !== undefined) return english;
    }
    return null;
  }

  /** Two words written as one, the parts where both are known and none is short. */
  #compound(word: string): string | null {
    for (let to = word.length - shortestPart; to >= shortestPart; to -= 1) {
      const tail = this.#english.get(word.slice(to));
      if (tail === undefined) continue;
      const start = word.slice(0, to);
      const head =
        this.#english.get(start) ?? (start.endsWith('s') ? this.#english.get(start.slice(0, -1)) : undefined);
      if (head !== undefined) return `${head} ${tail}`;
    }
    return null;
  }

  /** What the form means that begins most like a word, where enough of it does: endings are many, dictionaries short. */
  #alike(word: string): string | null {
    const least = Math.max(fewestAlike, Math.ceil(word.length * shareAlike));
    if (word.length < least) return null;
    const sorted = (this.#sorted ??= [...this.#english.keys()].sort());
    let low = 0;
    let high = sorted.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sorted[middle] ?? '') < word) low = middle + 1;
      else high = middle;
    }
    let best: string | null = null;
    let most = least - 1;
    for (const form of [sorted[low - 1] ?? '', sorted[low] ?? '']) {
      const same = commonStart(word, form);
      if (same > most && form.length - same <= mostOver) [best, most] = [form, same];
    }
    return best === null ? null : (this.#english.get(best) ?? null);
  }

  /** A run of a script that parts no words: the longest forms from its start; what is none is left out. */
  #cut(run: string): string {
    const said: string[] = [];
    for (let from = 0; from < run.length;) {
      let to = Math.min(run.length, from + (this.#longest.get(run.charCodeAt(from)) ?? 0));
      while (to > from && !this.#english.has(run.slice(from, to))) to -= 1;
      if (to > from) said.push(this.#english.get(run.slice(from, to)) ?? '');
      from = Math.max(to, from + 1);
    }
    return said.filter((part) => part !== '').join(' ');
  }
}

const longestForm = 12;
/** Longer runs of letters are no words: their parts are not looked for. */
const longestWord = 40;
/** Letters that are written to the word they belong to. */
const clitics = /^[\u0648\u0641\u0628\u0643\u0644\u0627\u0633\u05d5\u05d4\u05d1\u05dc\u05de\u05e9\u05db]+$/u;
const longestClitic = 4;
/** So many letters at least must be left of it. */
const shortestHost = 3;
const longestArticle = 4;
const shortestPart = 4;
const wordsOfPhrase = 4;
const fewestAlike = 4;
const shareAlike = 0.7;
/** So many letters more a form may have than it shares with the word. */
const mostOver = 4;

/** Scripts whose words are written together, or with what belongs to them. */
const unparted =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;

function commonStart(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  let same = 0;
  while (same < length && a.charCodeAt(same) === b.charCodeAt(same)) same += 1;
  return same;
}
