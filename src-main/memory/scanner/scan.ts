import type { Finding } from '@shared/contract/index.ts';
import { DeskError } from '../../../src-shared/contract/errors.ts';
import { broadPhrases } from './broad-phrases.ts';
import { contextPhrases } from './context-phrases.ts';
import { decodedRuns } from './encoded.ts';
import { shippedWeights } from './evidence/table.ts';
import { stem } from './evidence/signs.ts';
import { evidenceKinds, weigh, type Evidence, type Weights } from './evidence/weigh.ts';
import { hiddenCharacters } from './hidden.ts';
import { languageRules } from './languages.ts';
import { languagePhrases } from './language-phrases.ts';
import { marksOf, type Mark } from './marks.ts';
import type { Concepts } from './concepts.ts';
import { frameRules, shippedConcepts } from './meanings.ts';
import { pairRules, patternRules, type PairRule, type PatternRule } from './patterns.ts';
import { shellPairs, shellRules } from './shell.ts';
import { phraseRules } from './phrases.ts';
import { Reader } from './readings.ts';
import { holdsIn, scopes, type Kind, type Scope } from './rule.ts';
import { secretRules } from './secrets.ts';
import { strictPhrases } from './strict-phrases.ts';
import { asItStands, fold, originAt, skeleton, unleet, type View } from './view.ts';
import { negated, phrase, PhraseIndex, wordsOf, type Word } from './words.ts';

/** Depth of encodings inside encodings that are still read. */
const maxDepth = 2;

/** What the rules are made into before a text can be read. */
interface Machine {
  readonly phrases: PhraseIndex<Kind>;
  readonly concepts: Concepts;
  readonly weights: Weights;
  readonly reader: Reader;
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
  const weights = shippedWeights();
  // Disguises are seen through to words of these; those of other languages are read as they stand.
  const vocabulary = new Set([...phrases.vocabulary, ...concepts.vocabulary]);
  const reader = new Reader(vocabulary, (word) => weights.signs.has(stem(word)));
  add(languagePhrases);
  return { phrases, concepts, weights, reader };
}

/** Every kind of finding that comes from a rule, with its sentence; hidden characters and encodings say their own. */
export const scannerKinds: readonly Kind[] = [
  ...[phraseRules, contextPhrases, strictPhrases, broadPhrases, languagePhrases, frameRules].flat(),
  ...[languageRules, patternRules, shellRules, secretRules, pairRules, shellPairs].flat(),
  ...evidenceKinds,
];

interface Hit {
  readonly rule: Kind;
  readonly start: number;
  readonly end: number;
}

function wordHits(words: readonly Word[], marks: readonly Mark[], scope: Scope): Hit[] {
  const hits: Hit[] = [];
  const { concepts, phrases } = machine();
  concepts.search(words, marks, (rule, head, tail) => {
    if (!holdsIn(rule.scope, scope)) return;
    hits.push({ rule, start: Math.min(head.start, tail.start), end: Math.max(head.end, tail.end) });
  });
  phrases.search(words, (rule, first, last) => {
    if (!holdsIn(rule.scope, scope)) return;
    const head = words[first];
    const tail = words[last];
    if (head === undefined || tail === undefined) return;
    if (negated(words, first)) return;
    hits.push({ rule, start: Math.min(head.start, tail.start), end: Math.max(head.end, tail.end) });
  });
  return hits;
}

function patternHits(rules: readonly PatternRule[], text: string, scope: Scope): Hit[] {
  const hits: Hit[] = [];
  for (const rule of rules) {
    if (!holdsIn(rule.scope, scope) || rule.hint?.test(text) === false) continue;
    for (const match of text.matchAll(rule.pattern))
      hits.push({ rule, start: match.index, end: match.index + match[0].length });
  }
  return hits;
}

/** First and second thing on one line, near enough: both are found once, then walked together. */
function pairHits(rule: PairRule, text: string): Hit[] {
  const firsts = [...text.matchAll(rule.first)];
  if (firsts.length === 0) return [];
  const seconds = [...text.matchAll(rule.second)];
  const hits: Hit[] = [];
  let from = 0;
  for (const first of firsts) {
    const after = first.index + first[0].length;
    while (from < seconds.length && (seconds[from]?.index ?? 0) < after - 1) from += 1;
    const second = seconds[from];
    if (second === undefined) break;
    if (second.index - after > rule.gap) continue;
    const between = text.slice(first.index, second.index);
    if (between.includes('\n') || rule.unless?.test(between) === true) continue;
    hits.push({ rule, start: first.index, end: second.index + second[0].length });
    if (hits.length >= 50) break;
  }
  return hits;
}

function toFindings(hits: readonly Hit[], view: View, note = ''): Finding[] {
  return hits.map(({ rule, start, end }) => ({
    kind: rule.kind,
    start: originAt(view, start),
    end: originAt(view, end - 1) + 1,
    message: note === '' ? rule.says : `${rule.says} (${note})`,
  }));
}

function evidence(text: string, words: readonly Word[], marks: readonly Mark[]): Evidence[] {
  const { concepts, weights } = machine();
  return weigh(text, words, marks, concepts, weights);
}

function readView(view: View, words: readonly Word[], scope: Scope, note: string): Finding[] {
  const marks = marksOf(view.text);
  const hits = wordHits(words, marks, scope);
  if (hits.length === 0 && scope === 'strict' && note !== 'backwards')
    for (const { rule, first, last } of evidence(view.text, words, marks))
      hits.push({ rule, start: first.start, end: last.end });
  hits.push(...patternHits(patternRules, view.text, scope), ...patternHits(shellRules, view.text, scope));
  for (const rule of [...pairRules, ...shellPairs])
    if (holdsIn(rule.scope, scope)) hits.push(...pairHits(rule, view.text));
  return toFindings(hits, view, note);
}

function scanDeep(source: string, scope: Scope, depth: number): Finding[] {
  const folded = fold(source);
  const words = wordsOf(folded.text);
  const findings = readView(folded, words, scope, '');
  findings.push(...toFindings(patternHits(languageRules, folded.text, scope), folded));
  const plain = skeleton(folded);
  const plainWords = plain.text === folded.text ? words : wordsOf(plain.text);
  if (plainWords !== words) findings.push(...readView(plain, plainWords, scope, 'written with look-alike letters'));
  if (/\/\/:s?ptth|\blruc\b|\bhsab\b|\bhs\b.{0,9}\|/.test(plain.text)) findings.push(...turnedAround(plain, scope));
  const { reader } = machine();
  const readings = reader.readings(plain.text, plainWords, folded.text);
  for (const one of ['i', 'l'] as const) {
    const read = unleet(plain, one);
    if (read === null) continue;
    const readWords = wordsOf(read.text);
    // What has no digit in it was read already; without the signs around it, it may only seem to be one sentence.
    const hits = wordHits(readWords, [], scope).filter(
      ({ start, end }) => read.text.slice(start, end) !== plain.text.slice(start, end),
    );
    findings.push(...toFindings(hits, plain, 'written with digits for letters'));
    readings.push(...reader.readings(read.text, readWords, read.text));
  }
  for (const { how, words: read, text } of readings) {
    if (text === undefined) findings.push(...toFindings(wordHits(read, [], scope), plain, how));
    else findings.push(...readView({ text, origin: plain.origin }, read, scope, how));
  }
  if (depth < maxDepth) findings.push(...encodedFindings(source, scope, depth));
  return findings;
}

/** What a text says from its end to its beginning; the finding is the whole text. */
function turnedAround(plain: View, scope: Scope): Finding[] {
  const text = [...plain.text].reverse().join('');
  const [first] = readView({ text, origin: null }, wordsOf(text), scope, 'backwards');
  if (first === undefined) return [];
  return [{ ...first, start: 0, end: originAt(plain, plain.text.length - 1) + 1 }];
}

function encodedFindings(source: string, scope: Scope, depth: number): Finding[] {
  const runs = decodedRuns(source);
  if (runs.length === 0) return [];
  const view = asItStands(source);
  return runs.flatMap((run) => {
    const inner = scanDeep(run.text, scope, depth + 1)[0];
    if (inner === undefined) return [];
    const start = originAt(view, run.start);
    const end = originAt(view, run.end - 1) + 1;
    return [{ kind: 'encoded_payload', start, end, message: `Hidden in ${run.how}: ${inner.message}` }];
  });
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
  findings.push(...scanDeep(text, scope, 0));
  const secrets = patternHits(secretRules, text, scope);
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
