import { characterKind, markKind } from './characters.ts';
import { alternatives, lookAlikes, ornaments } from './confusables.ts';
import { matchesOf } from './matches.ts';

/**
 * A reading of a text: what it says once disguises are taken off. `origin[i]` is the code point of the source that
 * UTF-16 unit `i` of `text` came from, so that a match can be shown where it stands; null stands for `i` itself.
 */
export interface View {
  readonly text: string;
  readonly origin: Int32Array | null;
}

/** Characters that draw nothing. They are dropped before words are read, so they cannot split one. */
const invisible =
  /[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb]|[\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}]/u;

const latinGreekCyrillic = /[\u00c0-\u024f\u1e00-\u1fff\u0370-\u03ff\u0400-\u052f]/u;
const beyondAscii = /[^\0-\x7f]/;

/** The code point in the source that a UTF-16 unit of a view came from. */
export function originAt(view: View, unit: number): number {
  return view.origin === null ? unit : (view.origin[unit] ?? 0);
}

/** Marks that stand over, under or around a letter of any script and belong to no spelling that is read here. */
const overlaid = /[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe20-\ufe2f]/u;

/** What one character beyond ASCII reads as. */
function foldCharacter(character: string, code: number): string {
  if (invisible.test(character) || overlaid.test(character)) return '';
  for (const first of [0x1f150, 0x1f170, 0x1f1e6]) {
    // Enclosed alphabets that NFKC leaves alone: negative circled, negative squared, regional indicators.
    if (code >= first && code < first + 26) return String.fromCharCode(97 + code - first);
  }
  const folded = bare(character);
  return folded === '\u2019' || folded === '\u2018' ? "'" : folded.toLowerCase();
}

/** The compatibility form of a character, a Latin, Greek or Cyrillic letter without its accents. */
function bare(character: string): string {
  const folded = character.normalize('NFKC');
  return latinGreekCyrillic.test(folded) ? folded.normalize('NFD').replace(/[\u0300-\u036f]/g, '') : folded;
}

/** Reads a text with compatibility forms folded (NFKC), invisible characters and Latin accents dropped, in lower case. */
export function fold(source: string): View {
  return readThrough(source, foldCharacter, foldedAs);
}

/** What characters beyond ASCII were read as, by code point; so many are remembered. */
type Remembered = Map<number, string>;
const mostRemembered = 4000;
const foldedAs: Remembered = new Map();

function readThrough(source: string, read: (character: string, code: number) => string, seen: Remembered): View {
  if (!beyondAscii.test(source)) return { text: source.toLowerCase(), origin: null };
  if (seen.size > mostRemembered) seen.clear();
  let text = '';
  let origin = new Int32Array(source.length + 16);
  let point = 0;
  for (let i = 0; i < source.length; point += 1) {
    const code = source.codePointAt(i) ?? 0;
    const width = code > 0xffff ? 2 : 1;
    let folded = seen.get(code);
    if (folded === undefined) {
      const character = source.slice(i, i + width);
      folded = code < 0x80 ? character.toLowerCase() : read(character, code);
      seen.set(code, folded);
    }
    if (text.length + folded.length > origin.length) {
      const wider = new Int32Array(origin.length * 2 + folded.length);
      wider.set(origin);
      origin = wider;
    }
    origin.fill(point, text.length, text.length + folded.length);
    text += folded;
    i += width;
  }
  return { text, origin };
}

/** The text as it stands, with the code point of each unit. */
export function asItStands(source: string): View {
  if (!beyondAscii.test(source)) return { text: source, origin: null };
  const origin = new Int32Array(source.length);
  let point = 0;
  for (let i = 0; i < source.length; point += 1) {
    const width = (source.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
    origin.fill(point, i, i + width);
    i += width;
  }
  return { text: source, origin };
}

const capitalCherokee = /[\u13a0-\u13ef]/;
/** Small Cherokee letters are drawn like the capitals. */
const drawnLike = new Map(
  lookAlikes.flatMap(([latin, others]) =>
    [...others].flatMap((other) =>
      (capitalCherokee.test(other) ? [other, other.toLowerCase()] : [other]).map((drawn) => [drawn, latin] as const),
    ),
  ),
);
const ornamental = new Map(ornaments.flatMap(([latin, others]) => [...others].map((other) => [other, latin] as const)));

/** Scripts from Hebrew on with words of their own, and those among them whose letters are drawn like Latin ones. */
const ownWords = [0x590, 0xffdc] as const;
const likeLatin = [
  [0x10a0, 0x10ff],
  [0x13a0, 0x177f],
  [0x1c80, 0x2e7f],
  [0xa4d0, 0xa7ff],
  [0xab30, 0xabbf],
] as const;

function isOwn(code: number): boolean {
  if (code < ownWords[0] || code > ownWords[1] || characterKind(code) === markKind) return false;
  return !likeLatin.some(([first, last]) => code >= first && code <= last);
}

/** Whether nearly all that a text has of such scripts is there for its shape: those letters are ornaments then. */
function isOrnate(source: string): boolean {
  let own = 0;
  let drawn = 0;
  for (let i = 0; i < source.length; i += 1) {
    // Beyond the first plane stand none.
    const code = source.codePointAt(i) ?? 0;
    if (code > 0xffff) i += 1;
    if (!isOwn(code)) continue;
    own += 1;
    if (ornamental.has(source.charAt(i))) drawn += 1;
  }
  return drawn > 0 && drawn >= own * 0.8;
}

/** What characters beyond ASCII look like, and what they do where ornaments are letters. */
const drawnAs: Remembered = new Map();
const ornateAs: Remembered = new Map();

/** Reads a text with letters of other scripts that look like Latin ones as these; what `fold` reads is read too. */
export function skeleton(source: string, folded: View): View {
  if (!beyondAscii.test(source)) return folded;
  const ornate = isOrnate(source);
  const drawn = (character: string): string | undefined =>
    drawnLike.get(character) ?? (ornate ? ornamental.get(character) : undefined);
  const read = (character: string, code: number): string => {
    const known = drawn(character);
    if (known !== undefined) return known;
    if (characterKind(code) === markKind) return '';
    const plain = bare(character);
    if (plain.charCodeAt(0) < 0x80) return foldCharacter(character, code);
    return [...plain].map((part) => drawn(part) ?? foldCharacter(part, part.codePointAt(0) ?? 0)).join('');
  };
  const view = readThrough(source, read, ornate ? ornateAs : drawnAs);
  return view.text === folded.text ? folded : view;
}

/** Every letter that a sign may stand for, the likeliest first. */
const meanings = new Map<string, string>();
for (const [signs, letters] of alternatives) for (const sign of signs) meanings.set(sign, letters);

function hasMeanings(source: string): boolean {
  for (const character of source) if (meanings.has(character)) return true;
  return false;
}

/** What each unit of a reading may be besides what it is; null where nothing in the text has two meanings. */
export interface Ambiguous {
  readonly view: View;
  /** By unit of the text, further letters for it; empty for most. */
  readonly others: readonly string[];
}

/** The skeleton of a text with all that its letters may stand for; null for one without such letters. */
export function ambiguous(source: string): Ambiguous | null {
  if (!beyondAscii.test(source) || !hasMeanings(source)) return null;
  const ornate = isOrnate(source);
  let text = '';
  const origins: number[] = [];
  const others: string[] = [];
  let point = 0;
  for (const character of source) {
    const letters = meanings.get(character) ?? '';
    const code = character.codePointAt(0) ?? 0;
    const drawn = letters.charAt(0) || (drawnLike.get(character) ?? (ornate ? ornamental.get(character) : undefined));
    const read =
      drawn ??
      (code < 0x80 ? character.toLowerCase() : characterKind(code) === markKind ? '' : foldCharacter(character, code));
    for (let i = 0; i < read.length; i += 1) {
      origins.push(point);
      others.push(letters.slice(1));
    }
    text += read;
    point += 1;
  }
  return { view: { text, origin: Int32Array.from(origins) }, others };
}

/** Small letters and capitals turned upside down, as a to z. */
const turnedSmall = ['ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz', 'ɒqɔpǝɟɓɥıɾʞןɯuodbɹsʇnʌʍxʎz', 'ɐqɔpǝɟᵷɥıſʞꞁɯuodbɹsʇnʌʍxʎz'];
const turnedCapitals = ['∀ꓭƆᗡƎℲ⅁HIſꓘ⅂WNOԀΌᴚS⊥∩ΛMX⅄Z', 'Ɐ𐐒ↃᗡƎℲ⅁HIſꞰ˥WNOԀÓᴚSꞱՈɅMX⅄Z'];
function flipsOf(alphabets: readonly string[]): Map<string, string> {
  return new Map(
    alphabets.flatMap((alphabet) =>
      Array.from(alphabet, (flipped, i) => [flipped, String.fromCharCode(97 + i)] as const),
    ),
  );
}
const smallFlips = flipsOf(turnedSmall);
const capitalFlips = flipsOf(turnedCapitals);
const flippedOnly = /[ɐɒɔǝɟƃɓɥᴉɾʞɯɹʇʌʍʎןᵷꞁ]/g;
const capitalOnly = /[∀ꓭᗡℲ⅁ꓘ⅂⊥∩⅄Ɐ𐐒ꞰꞱɅ]/gu;

/** Letters turned upside down, each read where it stands as if it stood upright; null when a text has fewer than three. */
export function upright(source: string): View | null {
  if (!beyondAscii.test(source)) return null;
  const small = (source.match(flippedOnly)?.length ?? 0) >= 3;
  if (!small && (source.match(capitalOnly)?.length ?? 0) < 3) return null;
  const flips = small ? smallFlips : capitalFlips;
  const stands = asItStands(source);
  let text = '';
  const origins: number[] = [];
  let unit = 0;
  for (const character of source) {
    const read = (flips.get(character) ?? foldCharacter(character, character.codePointAt(0) ?? 0)).toLowerCase();
    for (let i = 0; i < read.length; i += 1) origins.push(originAt(stands, unit));
    text += read;
    unit += character.length;
  }
  return { text, origin: Int32Array.from(origins) };
}

/** A reading from its end to its beginning. */
export function reversed({ text, origin }: View): View {
  const backwards = [...text].reverse().join('');
  const places = origin ?? Int32Array.from({ length: text.length }, (_, i) => i);
  return { text: backwards, origin: Int32Array.from(places).reverse() };
}

/** All that digits and signs are written for, likeliest first. */
const leetMeanings: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'il',
  '2': 'z',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '6': 'gb',
  '7': 'tl',
  '8': 'b',
  '9': 'g',
  '@': 'a',
  $: 's',
  '€': 'e',
  '£': 'l',
  '+': 't',
  '(': 'c',
  '<': 'c',
  '¡': 'i',
  '!': 'il',
  '|': 'li',
  '¢': 'c',
  '¥': 'y',
};
const leetNear = /[a-z][0-9@$€£!|+(¡]|[0-9@$€£!|+(¡][a-z]/;
/** Signs that are only tried together with all else that they may be. */
const seldom = new Set('<¢¥');
const smallLetter = 1;
const often = 2;
const rare = 3;
/** By UTF-16 unit: a small letter, a figure or sign that is often written for one, one that seldom is, or nothing of the kind (0). */
const leetUnits = new Uint8Array(0x20ad);
leetUnits.fill(smallLetter, 97, 123);
for (const sign of Object.keys(leetMeanings)) leetUnits[sign.charCodeAt(0)] = seldom.has(sign) ? rare : often;

/** A run of small letters and of what is written for them: where it stands, and whether it has any of either. */
interface LeetToken {
  readonly start: number;
  readonly end: number;
  readonly letters: boolean;
  readonly signs: boolean;
}

/** The runs of units up to a kind of `leetUnits`, in order. */
function leetTokens(text: string, upTo: number): LeetToken[] {
  const tokens: LeetToken[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const start = at;
    let letters = false;
    let signs = false;
    for (; at < text.length; at += 1) {
      const kind = leetUnits[text.charCodeAt(at)] ?? 0;
      if (kind === 0 || kind > upTo) break;
      if (kind === smallLetter) letters = true;
      else signs = true;
    }
    if (at > start) tokens.push({ start, end: at, letters, signs });
  }
  return tokens;
}

/** A text with letters for the signs of some of its runs, each sign (with its place) as `read` says. */
function withLetters(text: string, tokens: readonly LeetToken[], read: (sign: string, at: number) => string): string {
  let made = '';
  let from = 0;
  for (const { start, end } of tokens)
    for (let at = start; at < end; at += 1) {
      if (leetUnits[text.charCodeAt(at)] === smallLetter) continue;
      const sign = text.charAt(at);
      // An exclamation mark at the end of a word is one.
      if (sign === '!' && at === end - 1) continue;
      made += text.slice(from, at) + read(sign, at);
      from = at + 1;
    }
  return made + text.slice(from);
}

/**
 * Digits and signs that stand for letters, read as letters; `one` says what 1, ! and | stand for. Null when the text has
 * none beside a letter, or none of them is one. Every character keeps its place.
 */
export function unleet(view: View, one: 'i' | 'l'): View | null {
  if ((one === 'l' && !/[1!|]/.test(view.text)) || !leetNear.test(view.text)) return null;
  const ownSign = signsIn(view.text);
  const tokens = leetTokens(view.text, often).filter(
    ({ start, end, letters, signs }) => letters && signs && !ownSign(start, end),
  );
  const text = withLetters(view.text, tokens, (sign) => {
    if (sign === '1' || sign === '|' || sign === '!') return one;
    // A two is drawn like no letter that is often meant.
    return sign === '2' ? sign : (leetMeanings[sign]?.charAt(0) ?? sign);
  });
  return text === view.text ? null : { text, origin: view.origin };
}

/** Signs of mail addresses and shells, which are no letters. */
const ownSigns = /[\w.+-]{1,64}@[\w-]{1,63}\.[a-z]|\$[({]/g;

/** Whether a place in a text is among signs that are no letters; asked of places in order. */
function signsIn(text: string): (start: number, end: number) => boolean {
  if (!/[@$]/.test(text)) return () => false;
  const found = matchesOf(text, ownSigns);
  let next = 0;
  const endOf = (match: RegExpExecArray | undefined): number =>
    match === undefined ? Number.POSITIVE_INFINITY : match.index + match[0].length;
  return (start, end) => {
    while (endOf(found[next]) <= start) next += 1;
    return (found[next]?.index ?? Number.POSITIVE_INFINITY) < end;
  };
}

const spreadFigure = /(?:(?<![a-z0-9])[a-z0-9][^a-z0-9\n]{1,3}){6}/;

/** A reading of which each digit and sign in a word may be letters; null where hardly any word has both. Every unit keeps its place. */
export function leetAmbiguous(view: View): Ambiguous | null {
  const spread = /[0134578]/.test(view.text) && spreadFigure.test(view.text);
  if (!spread && !leetNear.test(view.text)) return null;
  const tokens = leetTokens(view.text, rare);
  const mixed = tokens.reduce((all, { letters, signs }) => all + (letters && signs ? 1 : 0), 0);
  if (mixed === 0 && !spread) return null;
  const dense = mixed * 4 >= tokens.length || spread;
  const others = new Array<string>(view.text.length).fill('');
  const ownSign = signsIn(view.text);
  const meant = tokens.filter(
    ({ start, end, letters, signs }) => signs && (letters || (dense && end - start <= 4)) && !ownSign(start, end),
  );
  const text = withLetters(view.text, meant, (sign, at) => {
    const may = leetMeanings[sign] ?? sign;
    others[at] = may.slice(1);
    return may.charAt(0);
  });
  return { view: { text, origin: view.origin }, others };
}

/** Signs that together draw a letter, longest first. */
const drawnWith: readonly (readonly [string, string])[] = [
  ['|\\/|', 'm'],
  ['\\/\\/', 'w'],
  ['|\\|', 'n'],
  ['/\\/', 'n'],
  ['/-\\', 'a'],
  ['|-|', 'h'],
  [']-[', 'h'],
  ['|_|', 'u'],
  ['(_)', 'u'],
  ['/\\', 'a'],
  ['\\/', 'v'],
  ['|)', 'd'],
  ['[)', 'd'],
  ['|3', 'b'],
  ['|<', 'k'],
  ['|{', 'k'],
  ['|>', 'p'],
  ['|*', 'p'],
  ['|2', 'r'],
  ['|_', 'l'],
  ['|=', 'f'],
  ['()', 'o'],
  ['[]', 'o'],
  ['><', 'x'],
  ['}{', 'h'],
  ['`/', 'y'],
  ["'/", 'y'],
  ['^', 'a'],
  ['<', 'c'],
  ['{', 'c'],
  ['#', 'h'],
];
const drawings = new Map(drawnWith);
const drawing = new RegExp(drawnWith.map(([signs]) => signs.replace(/[\\/|()[\]{}^*]/g, '\\$&')).join('|'), 'g');
/** A drawn letter in a word: beside a letter, a figure or another one. */
const inWord = /[a-z0-9@$+][|\\/(\[\]}{`^<#][|\\/)\]}{_\-3<>*2=a-z0-9]|[|\\/)\]}{<>*_[][a-z0-9@$+]/g;
const fewestDrawings = 2;

function isDrawn(text: string): boolean {
  inWord.lastIndex = 0;
  let found = 0;
  while (found < fewestDrawings && inWord.test(text)) found += 1;
  return found === fewestDrawings;
}

/** Letters drawn with several signs (`|)0 n0+`), read as letters; null when hardly any stands in a word. */
export function composed(view: View): View | null {
  if (!isDrawn(view.text)) return null;
  let text = '';
  const origin = new Int32Array(view.text.length);
  let from = 0;
  const copy = (part: string, at: number): void => {
    for (let i = 0; i < part.length; i += 1) origin[text.length + i] = originAt(view, at + i);
    text += part;
  };
  let found = 0;
  for (const match of view.text.matchAll(drawing)) {
    copy(view.text.slice(from, match.index), from);
    copy(drawings.get(match[0]) ?? match[0], match.index);
    from = match.index + match[0].length;
    found += 1;
  }
  copy(view.text.slice(from), from);
  return found < fewestDrawings ? null : { text, origin };
}
