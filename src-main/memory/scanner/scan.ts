import type { Finding } from '@shared/contract/index.ts';
import { DeskError } from '../../../src-shared/contract/errors.ts';
import { decodedRuns } from './encoded.ts';
import { hiddenCharacters } from './hidden.ts';
import { languageRules } from './languages.ts';
import { pairRules, patternRules, type PairRule, type PatternRule } from './patterns.ts';
import { phraseRules } from './phrases.ts';
import { holdsIn, scopes, type Kind, type Scope } from './rule.ts';
import { secretRules } from './secrets.ts';
import { compactRules } from './squeezed.ts';
import { compact, fold, reversed, rot13, skeleton, unleet, type View } from './view.ts';
import { phrase, PhraseIndex, wordsOf } from './words.ts';

/** Depth of encodings inside encodings that are still read. */
const maxDepth = 2;

const phraseIndex = new PhraseIndex<Kind>();
for (const rule of phraseRules) for (const row of rule.phrases) phraseIndex.add(phrase(row), rule);

interface Hit {
  readonly rule: Kind;
  readonly start: number;
  readonly end: number;
}

const negations = new Set(['not', 'never', "don't", 'dont', "doesn't", "won't", 'cannot', "can't"]);
/** Kinds whose phrase a "never" right before it turns into its opposite. */
const negatable = new Set([
  'prompt_injection',
  'disregard_rules',
  'leak_system_prompt',
  'context_exfil',
  'exfil_request',
  'role_pretend',
]);

function phraseHits(view: View, scope: Scope): Hit[] {
  const words = wordsOf(view);
  const hits: Hit[] = [];
  phraseIndex.search(words, (rule, first, last, at) => {
    if (!holdsIn(rule.scope, scope)) return;
    const before = words[at - 1]?.word;
    if (before !== undefined && !first.first && negations.has(before) && negatable.has(rule.kind)) return;
    hits.push({ rule, start: first.start, end: last.end });
  });
  return hits;
}

function patternHits(rules: readonly PatternRule[], text: string, scope: Scope): Hit[] {
  return rules
    .filter((rule) => holdsIn(rule.scope, scope))
    .flatMap((rule) =>
      [...text.matchAll(rule.pattern)].map((m) => ({ rule, start: m.index, end: m.index + m[0].length })),
    );
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
    const between = second.index - after;
    if (
      between > rule.gap ||
      (between > 0 && text.indexOf('\n', after) !== -1 && text.indexOf('\n', after) < second.index)
    )
      continue;
    if (rule.unless?.test(text.slice(first.index, second.index)) === true) continue;
    hits.push({ rule, start: first.index, end: second.index + second[0].length });
    if (hits.length >= 50) break;
  }
  return hits;
}

function toFindings(hits: readonly Hit[], view: View, note = ''): Finding[] {
  return hits.map(({ rule, start, end }) => ({
    kind: rule.kind,
    start: view.origin[start] ?? 0,
    end: (view.origin[end - 1] ?? 0) + 1,
    message: note === '' ? rule.says : `${rule.says} (${note})`,
  }));
}

function readView(view: View, scope: Scope, note: string): Finding[] {
  const hits = [
    ...phraseHits(view, scope),
    ...patternHits(patternRules, view.text, scope),
    ...pairRules.filter((rule) => holdsIn(rule.scope, scope)).flatMap((rule) => pairHits(rule, view.text)),
  ];
  return toFindings(hits, view, note);
}

function scanDeep(source: string, scope: Scope, depth: number): Finding[] {
  const folded = fold(source);
  const findings = [
    ...readView(folded, scope, ''),
    ...toFindings(patternHits(languageRules, folded.text, scope), folded),
  ];
  const plain = skeleton(folded);
  if (plain.text !== folded.text) findings.push(...readView(plain, scope, 'written with look-alike letters'));
  for (const one of ['i', 'l'] as const) {
    const read = unleet(plain, one);
    if (read.text !== plain.text)
      findings.push(...toFindings(phraseHits(read, scope), read, 'written with digits for letters'));
    findings.push(
      ...toFindings(patternHits(compactRules, compact(read).text, scope), compact(read), 'letters spread out'),
    );
  }
  findings.push(...toFindings(phraseHits(rot13(plain), scope), rot13(plain), 'in ROT13'));
  const backwards = reversed(plain);
  findings.push(
    ...toFindings(phraseHits(backwards, scope), backwards, 'backwards').map((f) => ({
      ...f,
      start: f.end - 1,
      end: f.start + 1,
    })),
  );
  if (depth < maxDepth) findings.push(...encodedFindings(source, scope, depth));
  return findings;
}

function encodedFindings(source: string, scope: Scope, depth: number): Finding[] {
  return decodedRuns(source).flatMap((run) => {
    const inner = scanDeep(run.text, scope, depth + 1)[0];
    if (inner === undefined) return [];
    const start = [...source.slice(0, run.start)].length;
    const end = start + [...source.slice(run.start, run.end)].length;
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
  const raw: View = { text, origin: originOf(text) };
  findings.push(...toFindings(patternHits(secretRules, text, scope), raw));
  return distinct(findings);
}

function originOf(text: string): Int32Array {
  const origin = new Int32Array(text.length);
  let point = 0;
  for (let i = 0; i < text.length; point += 1) {
    const width = (text.codePointAt(i) ?? 0) > 0xffff ? 2 : 1;
    origin.fill(point, i, i + width);
    i += width;
  }
  return origin;
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
