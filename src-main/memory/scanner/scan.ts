import type { Finding } from '@shared/contract/index.ts';
import { DeskError } from '../../../src-shared/contract/errors.ts';
import { broadPhrases } from './broad-phrases.ts';
import { contextPhrases } from './context-phrases.ts';
import { undressed } from './dressing.ts';
import { decodedRuns, type Decoded } from './encoded.ts';
import { unescaped } from './escapes.ts';
import { indirectFrames } from './frames/indirect.ts';
import { everydayWords, isOfSomethingElse } from './everyday.ts';
import { hiddenCharacters } from './hidden.ts';
import { languageRules } from './languages.ts';
import { languagePhrases } from './language-phrases.ts';
import { marksOf, withMarks } from './marks.ts';
import { guessed, leastAlone, leastDirect, leastFirm, leastIndirect, righted } from './model/threshold.ts';
import { frameRules, shippedConcepts } from './meanings.ts';
import { shippedModel, shippedReader, shippedTongues } from './model/shipped.ts';
import { modelKinds, Verdicts, type Judges, type Verdict } from './model/verdicts.ts';
import { pairHits, patternHits, type Hit } from './hits.ts';
import { pairRules, patternRules } from './patterns.ts';
import { settingPairs, settingRules } from './settings.ts';
import { shellPairs, shellRules } from './shell.ts';
import { phraseRules } from './phrases.ts';
import type { Reading } from './disguises.ts';
import { mostSegmented, type Budget } from './cutting.ts';
import { Reader } from './readings.ts';
import { holdsIn, scopes, type Kind, type Scope } from './rule.ts';
import { notedCodes, notedPasswords } from './noted.ts';
import { notedRule, secretRules } from './secrets.ts';
import { accessRules } from './access-codes.ts';
import { strictPhrases } from './strict-phrases.ts';
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
import { negated, phrase, PhraseIndex, wordsOf, type Word } from './words.ts';

/** Depth of encodings inside encodings that are still read. */
const maxDepth = 3;
/** Codes that addresses, pages and mail use everywhere: what they say is no more suspect than any text. */
const everydayCodes = new Set(['percent encoding', 'HTML entities', 'escapes', 'quoted-printable', 'mail words']);
/** So many runs in code are read one by one. */
const mostRuns = 40;

/** What the rules are made into before a text can be read. */
interface Machine extends Judges {
  readonly phrases: PhraseIndex<Kind>;
  readonly disguises: Reader;
}

let built: Machine | null = null;

/** Built for the first text: it takes longer than many a command that reads none. */
function machine(): Machine {
  return (built ??= build());
}

function build(): Machine {
  const phrases = new PhraseIndex<Kind>();
  const add = (rules: typeof phraseRules): void => {
    for (const rule of rules) for (const row of rule.phrases) phrases.add(phrase(row), rule);
  };
  add([...phraseRules, ...contextPhrases, ...strictPhrases, ...broadPhrases]);
  const concepts = shippedConcepts();
  const model = shippedModel();
  // Disguises are seen through to words of these; those of other languages are read as they stand.
  const vocabulary = new Set([...phrases.vocabulary, ...concepts.vocabulary]);
  const disguises = new Reader(vocabulary, model.rows);
  add(languagePhrases);
  return { phrases, concepts, model, reader: shippedReader(), disguises, ...shippedTongues(model) };
}

const everySecret = [...secretRules, ...accessRules];
const commandRules = [...shellRules, ...settingRules];
const linePairs = [...pairRules, ...shellPairs, ...settingPairs];
/** Frames of orders said around a corner: they meet ordinary prose more than others and need more around them. */
const indirect = new Set<Kind>(indirectFrames);
/** Kinds of the context whose few words say all there is to say. */
const held = new Set(['fake_update', 'c2_node_registration', 'c2_explicit']);
/** Phrases whose hits hold whatever stands around them: they need no other word. */
const unweighed = new Set<Kind>(contextPhrases.filter(({ kind }) => held.has(kind)));

/** Kinds whose phrases and frames hardly meet ordinary prose: the model must be sure of that to let them go. */
const firm = new Set([
  'forced_action',
  'authority_claim',
  'no_confirm',
  'prompt_injection',
  'leak_system_prompt',
  'disregard_rules',
  'dangerous_command',
]);

/** Every kind of finding that comes from a rule, with its sentence; hidden characters and encodings say their own. */
export const scannerKinds: readonly Kind[] = [
  ...[phraseRules, contextPhrases, strictPhrases, broadPhrases, languagePhrases, frameRules].flat(),
  ...[languageRules, patternRules, shellRules, settingRules, everySecret, linePairs].flat(),
  ...modelKinds,
];

/** Kinds whose phrases are also said of everyday things: rules, secrets, parts and consent are everywhere. */
const saidOfThings = new Set([
  'prompt_injection',
  'disregard_rules',
  'leak_system_prompt',
  'deception_hide',
  'no_confirm',
  'bypass_restrictions',
  'authority_claim',
  'role_hijack',
  'role_pretend',
]);

/** How sure the model must be of the words of a hit, at least. */
function leastFor(rule: Kind): number {
  if (firm.has(rule.kind)) return leastFirm;
  return indirect.has(rule) ? leastIndirect : leastDirect;
}

/** So many hits of a text are weighed at most; a text with more is no ordinary one. */
const mostWeighed = 40;

/** What stands in words: hits of rules and what the model makes of the sentences. */
interface Readable {
  readonly words: readonly Word[];
  /** The words with each address as one. */
  readonly marked: readonly Word[];
  readonly verdicts: Verdicts;
}

function readable(text: string, words: readonly Word[], asWritten: boolean, marked: readonly Word[] = words): Readable {
  return { words, marked, verdicts: new Verdicts(text, marked, machine(), asWritten) };
}

/** Hits of phrases and frames that the model does not take for ordinary prose. */
function wordHits({ words, marked, verdicts }: Readable, scope: Scope): Hit[] {
  const hits: Hit[] = [];
  const weak: Hit[] = [];
  const { concepts, phrases } = machine();
  let weighed = 0;
  const add = (rule: Kind, start: number, end: number): void => {
    if (!unweighed.has(rule) && weighed < mostWeighed) {
      weighed += 1;
      const sure = verdicts.around(wordAt(marked, start), wordAt(marked, end - 1));
      if (sure !== null && sure < leastFor(rule)) {
        weak.push({ rule, start, end });
        return;
      }
    }
    hits.push({ rule, start, end });
  };
  concepts.search(marked, (rule, head, tail) => {
    if (holdsIn(rule.scope, scope)) add(rule, Math.min(head.start, tail.start), Math.max(head.end, tail.end));
  });
  let everyday: Uint8Array | null = null;
  phrases.search(words, (rule, first, last) => {
    if (!holdsIn(rule.scope, scope)) return;
    if (saidOfThings.has(rule.kind)) {
      if ((everyday ??= everydayWords(words, concepts))[first] === 1) return;
      if (isOfSomethingElse(words, last, concepts)) return;
    }
    const head = words[first];
    const tail = words[last];
    if (head === undefined || tail === undefined || negated(words, first)) return;
    add(rule, Math.min(head.start, tail.start), Math.max(head.end, tail.end));
  });
  // Where one hit holds, the others tell the person more of the same text.
  if (hits.length > 0) hits.push(...weak);
  return hits;
}

/** The index of the word that stands at a unit of the text, or last before it. */
function wordAt(words: readonly Word[], unit: number): number {
  let low = 0;
  let high = words.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((words[middle]?.start ?? 0) <= unit) low = middle;
    else high = middle - 1;
  }
  return low;
}

function toFindings(hits: readonly Hit[], view: View, note = ''): Finding[] {
  return hits.map(({ rule, start, end }) => {
    // A reading may run backwards.
    const [head, tail] = [originAt(view, start), originAt(view, end - 1)];
    return {
      kind: rule.kind,
      start: Math.min(head, tail),
      end: Math.max(head, tail) + 1,
      message: note === '' ? rule.says : `${rule.says} (${note})`,
    };
  });
}

/** Words, at least. */
const spoken = /\p{L}{2}.*\p{L}{2}/u;

function around(text: string, start: number, end: number): string {
  return text.slice(Math.max(0, start - 12), end + 12);
}

function hitOf({ rule, first, last }: Verdict): Hit {
  return { rule, start: first.start, end: last.end };
}

function readView(
  view: View,
  words: readonly Word[],
  scope: Scope,
  note: string,
  least: number | null = leastAlone,
): Finding[] {
  const marked = withMarks(words, marksOf(view.text));
  const read = readable(view.text, words, true, marked);
  const hits = wordHits(read, scope);
  if (hits.length === 0 && scope === 'strict' && least !== null) {
    const all = read.verdicts.reaching(least);
    // Figures alone say nothing.
    hits.push(...all.filter(({ first, last }) => spoken.test(around(view.text, first.start, last.end))).map(hitOf));
  }
  hits.push(...patternHits(patternRules, view.text, scope), ...patternHits(commandRules, view.text, scope));
  for (const rule of linePairs) if (holdsIn(rule.scope, scope)) hits.push(...pairHits(rule, view.text));
  return toFindings(hits, view, note);
}

/**
 * What stands in words that were put right; the text they come from was read already. `least`: how sure the model must be of
 * what no rule finds; null where it is not asked.
 */
function wordsOnly(text: string, words: readonly Word[], least: number | null, scope: Scope): Hit[] {
  const inOrder = words.every(({ start }, i) => start >= (words[i - 1]?.start ?? 0));
  const read = readable(text, words, false, inOrder ? withMarks(words, marksOf(text)) : words);
  const hits = wordHits(read, scope);
  if (hits.length === 0 && least !== null && scope === 'strict') hits.push(...read.verdicts.reaching(least).map(hitOf));
  return hits;
}

/** Of so many words a reading that changes a good part of them is of a text in disguise; of fewer, perhaps of a name in code. */
const fewestVeiled = 6;

/** The words of a text, each once. */
function namesOf(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.map(({ word }) => word));
}

/**
 * How sure the model must be of a sentence in a reading, at least: less where much of it was in disguise, which hardly an honest note
 * is. `plain`: the words as they stood.
 */
function leastOf(words: readonly Word[], plain: ReadonlySet<string>): number {
  const changed = words.filter(({ word }) => !plain.has(word)).length;
  return words.length >= fewestVeiled && changed * 3 >= words.length ? leastDirect : leastAlone;
}

function scanDeep(source: string, scope: Scope, depth: number, budget: Budget, veiled = false): Finding[] {
  const folded = fold(source);
  const words = wordsOf(folded.text);
  const findings = readView(folded, words, scope, '', veiled ? leastDirect : leastAlone);
  findings.push(...toFindings(patternHits(languageRules, folded.text, scope), folded));
  const plain = skeleton(source, folded);
  const plainWords = plain.text === folded.text ? words : wordsOf(plain.text);
  if (plainWords !== words) {
    const least = leastOf(plainWords, namesOf(words));
    findings.push(...readView(plain, plainWords, scope, 'written with look-alike letters', least));
  }
  if (machine().disguises.isBackwards(plainWords)) findings.push(...turnedAround(plain, scope, true));
  else if (/\/\/:s?ptth|\blruc\b|\bhsab\b|\bhs\b.{0,9}\|/.test(plain.text))
    findings.push(...turnedAround(plain, scope, false));
  const stood = upright(source);
  if (stood !== null)
    for (const view of [stood, reversed(stood)])
      findings.push(...readView(view, wordsOf(view.text), scope, 'upside down', leastDirect));
  const chosen = choose(ambiguous(source), plain);
  if (chosen !== null) {
    const chosenWords = wordsOf(chosen.text);
    const least = leastOf(chosenWords, namesOf(words));
    findings.push(...readView(chosen, chosenWords, scope, 'written with look-alike letters', least));
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
    if (figures !== null) {
      const words = wordsOf(figures.text);
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
      const hits = wordsOnly(read.text, readWords, least(readWords) + guessed, scope).filter(
        ({ start, end }) => view !== plain || read.text.slice(start, end) !== plain.text.slice(start, end),
      );
      findings.push(...toFindings(hits, view, 'written with digits for letters'));
      for (const reading of disguises.readings(read.text, readWords, budget)) readings.push([view, reading]);
    }
  }
  for (const [view, { how, words: read, text, mostly, sure }] of readings) {
    if (text === undefined) {
      const weighed = sure === true ? least(read) + righted : mostly === true ? least(read) + guessed : null;
      findings.push(...toFindings(wordsOnly(view.text, read, weighed, scope), view, how));
    } else findings.push(...readView({ text, origin: view.origin }, read, scope, how, least(read)));
  }
  return findings;
}

/** What a text says from its end to its beginning, `sure` where its words say that it is so; the finding is the whole text. */
function turnedAround(plain: View, scope: Scope, sure: boolean): Finding[] {
  const text = [...plain.text].reverse().join('');
  const [first] = readView({ text, origin: null }, wordsOf(text), scope, 'backwards', sure ? leastDirect : null);
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
  const findings = hiddenCharacters(text);
  findings.push(...scanDeep(text, scope, 0, { left: mostSegmented }));
  const secrets = patternHits(everySecret, text, scope);
  if (holdsIn(notedRule.scope, scope))
    for (const place of [...notedPasswords(text), ...notedCodes(text)]) secrets.push({ rule: notedRule, ...place });
  if (secrets.length > 0) findings.push(...toFindings(secrets, asItStands(text)));
  return distinct(findings);
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
