import type { View } from './view.ts';

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ensp: ' ',
  emsp: ' ',
  thinsp: ' ',
  Tab: ' ',
  NewLine: '\n',
  period: '.',
  comma: ',',
  colon: ':',
  semi: ';',
  excl: '!',
  quest: '?',
  lpar: '(',
  rpar: ')',
  lsqb: '[',
  rsqb: ']',
  lcub: '{',
  rcub: '}',
  sol: '/',
  bsol: '\\',
  num: '#',
  percnt: '%',
  dollar: '$',
  equals: '=',
  plus: '+',
  ast: '*',
  lowbar: '_',
  hyphen: '-',
  dash: '-',
  commat: '@',
  verbar: '|',
  grave: '`',
  Hat: '^',
  hellip: '…',
  ndash: '–',
  mdash: '—',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  shy: '',
  zwj: '',
  zwnj: '',
  lrm: '',
  rlm: '',
  ZeroWidthSpace: '',
  NoBreak: '',
  inodot: 'i',
  szlig: 'ß',
  aelig: 'æ',
  oslash: 'ø',
  eth: 'ð',
  thorn: 'þ',
};
const decorated = /^([A-Za-z])(?:acute|grave|circ|uml|tilde|cedil|caron|ring|slash|scr|fr|opf|macr|breve|dot|ogon)$/;

/** What an entity by name stands for; null for one that is none. */
function entity(name: string): string | null {
  if (Object.hasOwn(named, name)) return named[name] ?? null;
  return decorated.exec(name)?.[1] ?? null;
}

function pointOf(code: number): string | null {
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : null;
}

const escape =
  /&(?:amp;)?#[xX]([0-9a-fA-F]{2,8});?|&(?:amp;)?#(\d{2,9});?|&([A-Za-z]{2,14});|\\u\{([0-9a-fA-F]{2,6})\}|\\u([0-9a-fA-F]{4})|\\U([0-9a-fA-F]{8})|\\x([0-9a-fA-F]{2})|\\N\{LATIN (SMALL|CAPITAL) LETTER ([A-Z])\}|%u([0-9a-fA-F]{4})|((?:%(?:25){0,3}[0-9a-fA-F]{2})+)|(?<![A-Za-z0-9])U\+([0-9a-fA-F]{4,5})\s?/g;
const hint = /&#?\w{2,14};|&#\d|\\[uUxN][0-9a-fA-F{]|%u?[0-9a-fA-F]{2}|U\+[0-9a-fA-F]{4}/;
/** Fewer escapes than this are a sign or two in an address or in code. */
const fewestEscapes = 3;
/** Signs that only escapes of letters can hide behind: what stands for a letter, or for nothing. */
const hiding = /^[A-Za-z0-9]?$/;

function percents(run: string): string | null {
  try {
    return decodeURIComponent(run.replace(/%(?:25)+/g, '%'));
  } catch {
    return null;
  }
}

/**
 * A text with the escapes of HTML, JSON, JavaScript, Python and addresses read as what they stand for, wherever they are; null
 * where there are hardly any, or none that could hide a word. Offsets are code points of the source.
 */
export function unescaped(source: string): View | null {
  if (!hint.test(source)) return null;
  let text = '';
  const origins: number[] = [];
  let from = 0;
  let point = 0;
  let found = 0;
  let hidden = 0;
  const copy = (to: number): void => {
    for (let i = from; i < to; point += 1) {
      const width = (source.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
      for (let k = 0; k < width; k += 1) origins.push(point);
      i += width;
    }
    text += source.slice(from, to);
  };
  for (const match of source.matchAll(escape)) {
    const [whole, hex, decimal, name, braced, short, long, byte, size, letter, wide, percent, listed] = match;
    const code = hex ?? braced ?? short ?? long ?? byte ?? wide ?? listed;
    const read =
      code !== undefined
        ? pointOf(Number.parseInt(code, 16))
        : decimal !== undefined
          ? pointOf(Number(decimal))
          : name !== undefined
            ? entity(name)
            : letter !== undefined
              ? size === 'SMALL'
                ? letter.toLowerCase()
                : letter
              : percents(percent ?? '');
    if (read === null) continue;
    copy(match.index);
    for (let i = 0; i < read.length; i += 1) origins.push(point);
    text += read;
    found += Math.max(1, read.length);
    if (hiding.test(read) || read.length > 1) hidden += 1;
    // An escape is made of ASCII: a code point a unit.
    point += whole.length;
    from = match.index + whole.length;
  }
  if (found < fewestEscapes && hidden === 0) return null;
  copy(source.length);
  return { text, origin: Int32Array.from(origins) };
}
