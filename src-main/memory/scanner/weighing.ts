import type { Finding } from '@shared/contract/index.ts';
import { contextPhrases } from './context-phrases.ts';
import { everydayWords, isOfSomethingElse } from './everyday.ts';
import { indirectFrames } from './frames/indirect.ts';
import { pairHits, patternHits, type Hit } from './hits.ts';
import { commandRules, linePairs, machine } from './machine.ts';
import { marksIn, withMarks } from './marks.ts';
import { guessed, leastAlone, leastDirect, leastFirm, leastIndirect, leastVeiled } from './model/threshold.ts';
import { Verdicts, type Judges, type Verdict } from './model/verdicts.ts';
import { patternRules } from './patterns.ts';
import { holdsIn, type Kind, type Scope } from './rule.ts';
import { allOf, type Fresh } from './unread.ts';
import { originAt, type View } from './view.ts';
import { negated, type Word } from './words.ts';

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
interface Readable extends Fresh {
  /** The words with each address as one. */
  readonly marked: readonly Word[];
  readonly verdicts: Verdicts;
}

function readable(
  text: string,
  fresh: Fresh,
  asWritten: boolean,
  marked: readonly Word[] = fresh.words,
  judges: Judges = machine(),
): Readable {
  return { ...fresh, marked, verdicts: new Verdicts(text, marked, judges, asWritten) };
}

/** Hits of phrases and frames that the model does not take for ordinary prose. */
function wordHits({ words, isNew, marked, verdicts }: Readable, scope: Scope): Hit[] {
  const hits: Hit[] = [];
  const weak: Hit[] = [];
  const { concepts, phrases } = machine();
  let weighed = 0;
  const add = (rule: Kind, start: number, end: number): void => {
    if (!isNew(start, end)) return;
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

/** Hits as findings, each with its place in the text that the view is of; `note`: how it was read. */
export function toFindings(hits: readonly Hit[], view: View, note = ''): Finding[] {
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

/**
 * What stands in a view of a text. `least`: how sure the model must be of what no rule finds; null where it is not asked.
 * `translated`: whether what is not English may be in another language; it may not where the letters were drawn from another script.
 */
export function readView(
  view: View,
  words: readonly Word[],
  scope: Scope,
  note: string,
  least: number | null = leastAlone,
  translated = true,
): Finding[] {
  const fresh = machine().unread.of(words, least);
  const marked = withMarks(fresh.words, marksIn(view));
  const judges = translated ? machine() : { ...machine(), languages: null };
  const read = readable(view.text, fresh, true, marked, judges);
  const hits = wordHits(read, scope);
  if (hits.length === 0 && scope === 'strict' && least !== null) {
    const all = read.verdicts.reaching(least, read.isNew);
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
export function wordsOnly(view: View, words: readonly Word[], least: number | null, scope: Scope): Hit[] {
  const inOrder = words.every(({ start }, i) => start >= (words[i - 1]?.start ?? 0));
  const fresh = inOrder ? machine().unread.of(words, least) : allOf(words);
  const read = readable(view.text, fresh, false, inOrder ? withMarks(fresh.words, marksIn(view)) : fresh.words);
  const hits = wordHits(read, scope);
  if (hits.length === 0 && least !== null && scope === 'strict')
    hits.push(...read.verdicts.reaching(least, read.isNew).map(hitOf));
  return hits;
}

/** Of so many words a reading that changes a good part of them is of a text in disguise; of fewer, perhaps of a name in code. */
const fewestVeiled = 6;

/** The words of a text, each once. */
export function namesOf(words: readonly Word[]): ReadonlySet<string> {
  return new Set(words.map(({ word }) => word));
}

/**
 * How sure the model must be of a sentence in a reading, at least: less where much of it was in disguise, which hardly an honest note
 * is, far more where what was changed became no word: that was a figure (9th) or an address. `plain`: the words as they stood.
 */
export function leastOf(words: readonly Word[], plain: ReadonlySet<string>): number {
  const changed = changedWords(words, plain);
  if (!changed.some(isWord)) return leastAlone + guessed;
  return words.length >= fewestVeiled && changed.length * 3 >= words.length ? leastVeiled : leastAlone;
}

/** Of so many words one that was changed and became none is a figure or an address. */
const manyWords = 50;

/** Whether a reading says nothing that the text does not say as it stands: hardly a word of it differs, and that is none. */
export function saysNothingNew(words: readonly Word[], plain: ReadonlySet<string>): boolean {
  if (words.length < manyWords) return false;
  const changed = changedWords(words, plain);
  return changed.length * manyWords <= words.length && !changed.some(isWord);
}

function changedWords(words: readonly Word[], plain: ReadonlySet<string>): Word[] {
  return words.filter(({ word }) => !plain.has(word));
}

function isWord({ word }: Word): boolean {
  return word.length > 1 && machine().known(word);
}
