import { matchesOf } from './matches.ts';
import type { View } from './view.ts';
import type { Word } from './words.ts';

/** A stretch of text that is a name of something rather than words: an address, a file. Offsets are UTF-16 units. */
export interface Mark {
  /** What frames know it as: `#url`, `#mail`, `#ip`, `#phone`, `#agentfile` or `#secretfile`. */
  readonly name: string;
  readonly start: number;
  readonly end: number;
  /** Whether words inside it may mean what they say elsewhere. */
  readonly readable: boolean;
}

const kinds: readonly (readonly [name: string, readable: boolean, pattern: RegExp, hint: RegExp])[] = [
  ['#mail', false, /(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}/g, /@/],
  [
    '#url',
    false,
    /\b(?:https?|ftps?|wss?|s3|gs|rsync|sftp|ssh|tcp|udp):\/\/[^\s<>"')\]}]{1,400}|(?<![\w.@-])(?:[a-z0-9-]{1,40}\.){1,4}(?:com|net|org|io|example|ru|cn|xyz|onion|cc|info|site|online|top|biz|tk|evil|invalid)(?![\w-]|\.\w)(?:\/[^\s<>"')\]}]{0,200})?/g,
    /:\/\/|\w\.\w/,
  ],
  ['#ip', false, /(?<![\w.])\d{1,3}(?:\.\d{1,3}){3}(?::\d{1,5})?(?![\w.]\d)/g, /\d\.\d/],
  ['#phone', false, /(?<![\w+.-])\+?\d{1,4}[ -]\d{2,4}[ -]\d{3,8}(?:[ -]\d{2,6})?(?![\w-])|\b555-?\d{4}\b/g, /\d{3}/],
  [
    '#agentfile',
    true,
    /\b(?:agents|claude|soul|memory|user|gemini|hermes|skill|copilot-instructions)\.md\b|\.(?:cursorrules|clinerules|windsurfrules)\b|\b(?:config\.ya?ml|settings\.json|mcp\.json)\b|\.hermes\/[\w./-]{1,60}/g,
    /\./,
  ],
  [
    '#secretfile',
    true,
    /(?<![\w.])\.env(?:\.(?!example|sample|template|dist)\w{1,16})?(?![\w.]*\w)|\.ssh(?:\/[\w.-]{1,40})?(?![\w-])|\bid_(?:rsa|ed25519|ecdsa)\b|\.aws(?:\/\w{1,20})?|\.netrc\b|\.gnupg\b|\.kube\/config|\.pgpass\b|\.npmrc\b|\/etc\/shadow|\bwallet\.dat\b|\.config\/g(?:h|cloud)\b|\.git-credentials\b|\.docker\/config/g,
    /[./_]/,
  ],
];

/** A text has the same marks in all the readings of its words. */
const marksByView = new WeakMap<View, readonly Mark[]>();

/** The addresses and files named in a view: looked for once in each. */
export function marksIn(view: View): readonly Mark[] {
  let marks = marksByView.get(view);
  if (marks === undefined) marksByView.set(view, (marks = marksOf(view.text)));
  return marks;
}

/** The addresses and files named in a folded text, in order, none inside another. Linear. */
export function marksOf(text: string): Mark[] {
  const marks: Mark[] = [];
  for (const [name, readable, pattern, hint] of kinds) {
    if (!hint.test(text)) continue;
    for (const match of matchesOf(text, pattern))
      marks.push({ name, readable, start: match.index, end: match.index + match[0].length });
  }
  marks.sort((a, b) => a.start - b.start || b.end - a.end);
  let reach = 0;
  return marks.filter(({ start, end }) => {
    if (start < reach) return false;
    reach = end;
    return true;
  });
}

/** The words with each address as one word, and the name of a file in front of its words; `marks` in order of place. */
export function withMarks(words: readonly Word[], marks: readonly Mark[]): readonly Word[] {
  if (marks.length === 0) return words;
  const out: Word[] = [];
  let next = 0;
  let inside: Mark | null = null;
  for (const word of words) {
    if (inside !== null && word.start < inside.end) continue;
    inside = null;
    while ((marks[next]?.end ?? Number.POSITIVE_INFINITY) <= word.start) next += 1;
    const mark = marks[next];
    if (mark === undefined || mark.start > word.start) {
      out.push(word);
      continue;
    }
    next += 1;
    out.push({ ...word, word: mark.name, end: mark.readable ? word.end : mark.end });
    if (mark.readable) out.push({ ...word, first: false, hard: false });
    else inside = mark;
  }
  return out;
}
