import { originAt, type View } from './view.ts';

/** Marks that no reader sees, or that a program takes out before anyone reads: each with what is left of it. */
interface Dressing {
  /** A mark; where it has a group, that is left. With the flag g. */
  readonly mark: RegExp;
  readonly left: string;
  /** What a text must have for the mark to be looked for. */
  readonly hint: RegExp;
}

const inline =
  'a|abbr|b|big|bdi|bdo|cite|code|del|dfn|em|font|i|ins|kbd|label|mark|nobr|q|s|samp|small|span|strike|strong|sub|sup|tt|u|var|w|wbr|x';

const dressings: readonly Dressing[] = [
  { hint: /\w<!--|-->\w/, mark: /<!--([^<>]{0,40}?)-->/g, left: '' },
  { hint: /<\/?[a-z]/, mark: new RegExp(`</?(?:${inline})(?:\\s[^<>]{0,120})?/?>`, 'g'), left: '' },
  // Strings that a program puts together.
  { hint: /["'`]\s?(?:\+|\.|\|\||&|~)\s?["'`]/, mark: /["'`]\s?(?:\+|\.\.?|\|\||&|~)\s?["'`]/g, left: '' },
  { hint: /["'],? ?["']/, mark: /(?<=["'(,][^"'\n]{0,12})["'],? ?["'](?=[^"'\n]{1,12}["'])/g, left: '' },
  {
    hint: /[a-z]\$\{|\}[a-z]/,
    mark: /\$\{["'`]{2}\}|\$\{["'`](?=[^"'`}]{1,40}["'`]\})|(?<=\$\{["'`][^"'`}]{1,40})["'`]\}/g,
    left: '',
  },
  // LaTeX: spaces that are drawn narrow, commands around letters.
  {
    hint: /\\[a-z]{2,12}\s?\{|\{\\/,
    mark: /\{?\\[a-z]{2,12}\s?\{|\{\\[a-z]{2,8}\s|(?<=[a-z])\}|\}(?=[a-z])/g,
    left: '',
  },
  { hint: /[a-z]\\[,;:!/-]/, mark: /(?<=[a-z])(?:\\[,;:!/-]|\{\})(?=[a-z])/g, left: '' },
  { hint: /\\ \w/, mark: /\\ /g, left: ' ' },
  { hint: /\]\(#/, mark: /\[(?=[^\]\n]{1,40}\]\(#)|\]\(#[^)\s]{0,20}\)/g, left: '' },
  // Emphasis, comments and empty brackets inside a word; a word parted at the end of a line.
  {
    hint: /[a-z](?:\*\*|~~|`|\/\*|\(\)|\[\]|\{\}|-\n|''|"")/,
    mark: /(?<=[a-z])(?:\*{2,6}|~{2,4}|`{1,3}|\/\*[^*\n]{0,20}\*\/|\(\)|\[\]|\{\}|-\n|''|"")(?=[a-z])/g,
    left: '',
  },
  {
    hint: /(?:^|\s)(?:\*\*|~~|_)[a-z]{1,3}(?:\*\*|~~|_)[a-z]/,
    mark: /(?<=^|\s)(?:\*\*|~~|_)(?=[a-z]{1,12}(?:\*\*|~~|_)[a-z])|(?<=[a-z])(?:\*\*|~~)(?=[a-z\s]|$)/g,
    left: '',
  },
];

/** What `mark` matches is taken out of a text, or `left` stands for it; null where there is none. */
function without(view: View, { mark, left }: Dressing): View | null {
  let text = '';
  let from = 0;
  const origins: number[] = [];
  const copy = (to: number): void => {
    for (let i = from; i < to; i += 1) origins.push(originAt(view, i));
    text += view.text.slice(from, to);
  };
  for (const match of view.text.matchAll(mark)) {
    copy(match.index);
    for (let i = 0; i < left.length; i += 1) origins.push(originAt(view, match.index));
    text += left;
    from = match.index + match[0].length;
  }
  if (from === 0) return null;
  copy(view.text.length);
  return { text, origin: Int32Array.from(origins) };
}

/**
 * A folded text without what markup, programs and typesetting put between its letters (`ig<b></b>nore`, `'ig' + 'nore'`,
 * `ig**nore**`, `\text{ignore}`); null where there is nothing of the kind.
 */
export function undressed(view: View): View | null {
  let bare: View | null = null;
  for (const dressing of dressings) {
    const now: View = bare ?? view;
    if (dressing.hint.test(now.text)) bare = without(now, dressing) ?? bare;
  }
  return bare;
}
