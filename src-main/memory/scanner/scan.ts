import type { Finding } from '@shared/contract/index.ts';
import { DeskError } from '../../../src-shared/contract/errors.ts';
import { mostSegmented, type Budget } from './cutting.ts';
import type { Reading } from './disguises.ts';
import { undressed } from './dressing.ts';
import { decodedRuns, type Decoded } from './encoded.ts';
import { unescaped } from './escapes.ts';
import { isDressedUp, isMostlyLatin } from './fancy.ts';
import { hiddenCharacters } from './hidden.ts';
import { patternHits } from './hits.ts';
import { languageRules } from './languages.ts';
import { everySecret, machine } from './machine.ts';
import { guessed, leastAlone, leastVeiled, righted } from './model/threshold.ts';
import { notedCodes, notedPasswords } from './noted.ts';
import { holdsIn, scopes, type Scope } from './rule.ts';
import { notedRule } from './secrets.ts';
import {
  ambiguous,
  asItStands,
  composed,
  fold,
  leetAmbiguous,
  originAt,
  reversed,
  skeleton,
  unleet,
  upright,
  type Ambiguous,
  type View,
} from './view.ts';
import { leastOf, namesOf, readView, saysNothingNew, toFindings, wordsOnly } from './weighing.ts';
import { wordsOf, type Word } from './words.ts';

/** Depth of encodings inside encodings that are still read. */
const maxDepth = 3;
/** Codes that addresses, pages and mail use everywhere: what they say is no more suspect than any text. */
const everydayCodes = new Set(['percent encoding', 'HTML entities', 'escapes', 'quoted-printable', 'mail words']);
/** So many runs in code are read one by one. */
const mostRuns = 40;

function scanDeep(source: string, scope: Scope, depth: number, budget: Budget, veiled = false): Finding[] {
  const folded = fold(source);
  const words = wordsOf(folded.text);
  const findings = readView(folded, words, scope, '', veiled || isDressedUp(source) ? leastVeiled : leastAlone);
  findings.push(...toFindings(patternHits(languageRules, folded.text, scope), folded));
  const plain = skeleton(source, folded);
  const plainWords = plain.text === folded.text ? words : wordsOf(plain.text);
  if (plainWords !== words) {
    const least = leastOf(plainWords, namesOf(words));
    findings.push(
      ...readView(plain, plainWords, scope, 'written with look-alike letters', least, isMostlyLatin(folded.text)),
    );
  }
  if (machine().disguises.isBackwards(plainWords)) findings.push(...turnedAround(plain, scope, true));
  else if (/\/\/:s?ptth|\blruc\b|\bhsab\b|\bhs\b.{0,9}\|/.test(plain.text))
    findings.push(...turnedAround(plain, scope, false));
  const stood = upright(source);
  if (stood !== null)
    for (const view of [stood, reversed(stood)])
      findings.push(...readView(view, wordsOf(view.text), scope, 'upside down'));
  const chosen = choose(ambiguous(source), plain);
  if (chosen !== null) {
    const chosenWords = wordsOf(chosen.text);
    const least = leastOf(chosenWords, namesOf(words));
    findings.push(
      ...readView(chosen, chosenWords, scope, 'written with look-alike letters', least, isMostlyLatin(folded.text)),
    );
    findings.push(...disguised(chosen, chosenWords, true, scope, budget));
  }
  const bare = undressed(plain);
  // Brackets of markup draw no letters.
  findings.push(...disguised(plain, plainWords, bare === null, scope, budget));
  if (bare !== null) {
    const bareWords = wordsOf(bare.text);
    findings.push(
      ...readView(bare, bareWords, scope, 'broken up by markup'),
      ...disguised(bare, bareWords, true, scope, budget),
    );
  }
  if (depth < maxDepth) findings.push(...encodedFindings(source, scope, depth, budget));
  return findings;
}

/** A text with the letters that make words of signs that may be several; null where there are none. */
function choose(signs: Ambiguous | null, plain: View): View | null {
  return signs === null ? null : machine().disguises.glyphs.chosen(signs, plain);
}

/** What a text says once its letters, words and spellings are put right; `drawn`: whether signs may draw letters. */
function disguised(plain: View, plainWords: readonly Word[], drawn: boolean, scope: Scope, budget: Budget): Finding[] {
  const findings: Finding[] = [];
  const { disguises } = machine();
  const readings: [View, Reading][] = disguises
    .readings(plain.text, plainWords, budget)
    .map((reading) => [plain, reading]);
  let seen: ReadonlySet<string> | null = null;
  const least = (words: readonly Word[]): number => leastOf(words, (seen ??= namesOf(plainWords)));
  for (const view of [plain, drawn ? composed(plain) : null]) {
    if (view === null) continue;
    const figures = choose(leetAmbiguous(view), view);
    const words = figures === null ? [] : wordsOf(figures.text);
    if (figures !== null && !saysNothingNew(words, (seen ??= namesOf(plainWords)))) {
      findings.push(...readView(figures, words, scope, 'written with digits for letters', least(words)));
      for (const reading of disguises.readings(figures.text, words, budget)) readings.push([figures, reading]);
    }
    let asI = figures?.text ?? '';
    for (const one of ['i', 'l'] as const) {
      const read = unleet(view, one) ?? (view === plain || one === 'l' ? null : view);
      if (read === null) continue;
      if (read.text === asI) {
        // Read already, and every word of it is one: there is no other letter to try.
        if (figures !== null) break;
        continue;
      }
      asI = read.text;
      const readWords = wordsOf(read.text);
      // What has no sign in it was read already; without the signs around it, it may only seem to be one sentence.
      const hits = wordsOnly(read, readWords, least(readWords) + guessed, scope).filter(
        ({ start, end }) => view !== plain || read.text.slice(start, end) !== plain.text.slice(start, end),
      );
      findings.push(...toFindings(hits, view, 'written with digits for letters'));
      for (const reading of disguises.readings(read.text, readWords, budget)) readings.push([view, reading]);
    }
  }
  const told: Reading[] = [];
  for (const [view, reading] of readings) {
    const { how, words: read, text, mostly, sure } = reading;
    if (text === undefined) {
      // What the figures of a text say may come out as its letters did.
      if (told.some((other) => isSameReading(other, reading))) continue;
      told.push(reading);
      const weighed = sure === true ? least(read) + righted : mostly === true ? least(read) + guessed : null;
      findings.push(...toFindings(wordsOnly(view, read, weighed, scope), view, how));
    } else findings.push(...readView({ text, origin: view.origin }, read, scope, how, least(read)));
  }
  return findings;
}

/** Whether two readings of the words of one text are told alike: words, places and how sure they are. */
function isSameReading(one: Reading, other: Reading): boolean {
  return (
    one.how === other.how &&
    one.sure === other.sure &&
    one.mostly === other.mostly &&
    one.words.length === other.words.length &&
    one.words.every(({ word, hard, start, end }, i) => {
      const same = other.words[i];
      return same?.word === word && same.hard === hard && same.start === start && same.end === end;
    })
  );
}

/** What a text says from its end to its beginning, `sure` where its words say that it is so; the finding is the whole text. */
function turnedAround(plain: View, scope: Scope, sure: boolean): Finding[] {
  const text = [...plain.text].reverse().join('');
  const [first] = readView({ text, origin: null }, wordsOf(text), scope, 'backwards', sure ? leastVeiled : null);
  if (first === undefined) return [];
  return [{ ...first, start: 0, end: originAt(plain, plain.text.length - 1) + 1 }];
}

/** What encodings say. Of very many runs all is read as one text, so that many short ones cost no more than their length. */
function encodedFindings(source: string, scope: Scope, depth: number, budget: Budget): Finding[] {
  const open = unescaped(source);
  const runs = decodedRuns(source).filter(({ text }) => text !== open?.text);
  const findings = open === null ? [] : escapedFindings(open, scope, depth, budget);
  const [head, tail] = [runs[0], runs.at(-1)];
  if (head === undefined || tail === undefined) return findings;
  const view = asItStands(source);
  const told = (how: string, start: number, end: number, inner: Finding | undefined): void => {
    if (inner === undefined) return;
    const place = { start: originAt(view, start), end: originAt(view, end - 1) + 1 };
    findings.push({ kind: 'encoded_payload', ...place, message: `Hidden in ${how}: ${inner.message}` });
  };
  if (runs.length > mostRuns) {
    const all = [...new Set(runs.map(({ text }) => text))].join('\n\n');
    const [start, end] = [Math.min(...runs.map((run) => run.start)), Math.max(...runs.map((run) => run.end))];
    told(head.how, start, end, scanDeep(all, scope, depth + 1, budget)[0]);
    return findings;
  }
  const known = new Map<string, Finding | undefined>();
  for (const { how, start, end, text } of runs) {
    const inner = known.has(text)
      ? known.get(text)
      : scanDeep(text, scope, depth + 1, budget, !everydayCodes.has(how))[0];
    known.set(text, inner);
    told(how, start, end, inner);
  }
  if (findings.length > 0 || runs.every(({ start, end }) => end - start + 8 > source.length)) return findings;
  // What is in code may be a part of a sentence whose rest is not.
  const [inner] = scanDeep(decodedInPlace(source, runs), scope, depth + 1, budget);
  told(head.how, head.start, head.end, inner);
  return findings;
}

/** A text with what its runs in code say where they stand; of runs that overlap the first. */
function decodedInPlace(source: string, runs: readonly Decoded[]): string {
  let text = '';
  let from = 0;
  for (const run of [...runs].sort((a, b) => a.start - b.start)) {
    if (run.start < from) continue;
    text += source.slice(from, run.start) + run.text;
    from = run.end;
  }
  return text + source.slice(from);
}

/** What a text whose escapes were read says, told of where it stands. */
function escapedFindings(open: View, scope: Scope, depth: number, budget: Budget): Finding[] {
  const [inner] = scanDeep(open.text, scope, depth + 1, budget);
  if (inner === undefined) return [];
  const points = asItStands(open.text);
  const place = (point: number): number => {
    const unit = points.origin === null ? point : points.origin.indexOf(point);
    return originAt(open, unit);
  };
  const [start, end] = [place(inner.start), place(inner.end - 1) + 1];
  return [{ kind: 'encoded_payload', start, end, message: `Hidden in escapes: ${inner.message}` }];
}

/**
 * Reads a text for what could turn the agent against its person, in one of the three scopes of Hermes (cumulative:
 * all, context, strict). The whole text is read, in linear time. Findings are ordered by place, one a kind and place;
 * offsets are code points.
 *
 * @throws DeskError `usage` for an unknown scope.
 */
export function scan(text: string, scope: Scope = 'strict'): Finding[] {
  if (!scopes.includes(scope)) {
    throw new DeskError('usage', `There is no scanner scope "${scope as string}".`, {
      remedy: 'Use all, context or strict.',
    });
  }
  if (text === '') return [];
  const { hearing, readers, unread } = machine();
  try {
    return distinct(findingsOf(text, scope));
  } finally {
    hearing.forget();
    readers.forget();
    unread.forget();
  }
}

function findingsOf(text: string, scope: Scope): Finding[] {
  const findings = hiddenCharacters(text);
  findings.push(...scanDeep(text, scope, 0, { left: mostSegmented }));
  const secrets = patternHits(everySecret, text, scope);
  if (holdsIn(notedRule.scope, scope))
    for (const place of [...notedPasswords(text), ...notedCodes(text)]) secrets.push({ rule: notedRule, ...place });
  if (secrets.length > 0) findings.push(...toFindings(secrets, asItStands(text)));
  return findings;
}

/** One finding a kind and place: the same phrase read in two views is told once. */
function distinct(findings: readonly Finding[]): Finding[] {
  const sorted = [...findings].sort((a, b) => a.start - b.start || b.end - a.end || (a.kind < b.kind ? -1 : 1));
  const kept: Finding[] = [];
  const reach = new Map<string, number>();
  for (const finding of sorted) {
    if ((reach.get(finding.kind) ?? -1) >= finding.end) continue;
    reach.set(finding.kind, finding.end);
    kept.push(finding);
  }
  return kept;
}

/** The sentence a refused write is answered with, or null for a clean text. Names the first kind, as Hermes does. */
export function firstThreatMessage(text: string, scope: Scope = 'strict'): string | null {
  const first = scan(text, scope)[0];
  if (first === undefined) return null;
  return `Blocked: the text matches '${first.kind}'. ${first.message} Memory goes into the system prompt, so it must not carry instructions or secrets.`;
}
