import type { Concepts } from '../concepts.ts';
import type { Kind } from '../rule.ts';
import type { Word } from '../words.ts';
import { signsOf, type Sign, type Signs, type WeightOf } from './signs.ts';

/** What a table says of one sign: how much it speaks for an order to the agent, and which family of orders it is of. */
export interface Weight {
  readonly weight: number;
  readonly family: string;
}

/** Weights of signs, with what a sentence starts from and what it must reach. All in hundredths. */
export interface Weights {
  readonly bias: number;
  readonly threshold: number;
  readonly signs: ReadonlyMap<string, Weight>;
  /** The weight of one sign by its name. */
  readonly of: WeightOf;
}

/** A sentence whose signs add up: the kind they speak for most, where the weightiest stand, and these by name. */
export interface Evidence {
  readonly rule: Kind;
  readonly family: string;
  readonly first: Word;
  readonly last: Word;
}

/** A sentence with fewer signs than this is not judged by them: three words that stood in an attack once are in many plans. */
const fewest = 8;

/** The share of a sum that one sign of a bag of `count` known signs adds. */
export function share(count: number): number {
  return 1 / Math.sqrt(Math.max(count, fewest));
}

const nothing: Signs = new Map();

const says = 'Several words together read like an order to the agent';
const kinds: Readonly<Record<string, Kind>> = {
  a: { kind: 'authority_claim', scope: 'strict', says: `${says}, in the name of an authority it cannot have.` },
  c: { kind: 'dangerous_command', scope: 'strict', says: `${says}, to run something harmful.` },
  h: { kind: 'deception_hide', scope: 'strict', says: `${says}, to act behind the person's back.` },
  x: { kind: 'exfil_request', scope: 'strict', says: `${says}, to send private things away.` },
  l: { kind: 'leak_system_prompt', scope: 'strict', says: `${says}, to give out what it was told.` },
  o: { kind: 'prompt_injection', scope: 'strict', says: `${says}, to ignore what it was told.` },
  p: { kind: 'persistence', scope: 'strict', says: `${says}, to stay or spread.` },
  r: { kind: 'role_hijack', scope: 'strict', says: `${says}, to be something else.` },
};

/** The kinds that signs can add up to. */
export const evidenceKinds: readonly Kind[] = Object.values(kinds);

/** Signs of a sentence, and those of the next one that it has not itself, are added up from the bias on. */
function sum(signs: Signs, next: Signs, bias: number): number {
  let all = 0;
  let count = signs.size;
  for (const { weight } of signs.values()) all += weight;
  for (const { name, weight } of next.values()) {
    if (signs.has(name)) continue;
    all += weight;
    count += 1;
  }
  return bias + all * share(count);
}

/** What the weightiest signs of a bag stand for, and where. Null for a bag without any. */
function verdict(signs: readonly Sign[], weights: ReadonlyMap<string, Weight>): Evidence | null {
  const families = new Map<string, number>();
  let heaviest = 0;
  for (const { name } of signs) {
    const found = weights.get(name);
    if (found === undefined || found.weight <= 0) continue;
    families.set(found.family, (families.get(found.family) ?? 0) + found.weight);
    heaviest = Math.max(heaviest, found.weight);
  }
  const [family] = [...families].sort((a, b) => b[1] - a[1])[0] ?? [];
  const rule = kinds[family ?? ''];
  const heavy = signs.filter(({ name }) => (weights.get(name)?.weight ?? 0) * 2 >= heaviest);
  const [head] = heavy;
  if (rule === undefined || head === undefined) return null;
  let { first, last } = head;
  for (const sign of heavy) {
    if (sign.first.start < first.start) first = sign.first;
    if (sign.last.end > last.end) last = sign.last;
  }
  return { rule, family: family ?? '', first, last };
}

/**
 * Sentences, alone or with the next, whose signs together reach the threshold and `more` on top of it. Work is in step
 * with the words: a word makes a bounded number of signs.
 */
export function weigh(
  text: string,
  words: readonly Word[],
  concepts: Concepts,
  weights: Weights,
  more = 0,
): Evidence[] {
  const sentences = signsOf(text, words, concepts, weights.of);
  const found: Evidence[] = [];
  sentences.forEach((signs, i) => {
    if (signs.size < fewest) return;
    for (const next of [nothing, sentences[i + 1] ?? nothing]) {
      const total = sum(signs, next, weights.bias);
      if (total < weights.threshold + more) continue;
      const evidence = verdict([...new Map([...next, ...signs]).values()], weights.signs);
      if (evidence === null) continue;
      found.push(evidence);
      break;
    }
  });
  return found;
}

/** What the words of a hit of a phrase or frame must add up to: with less it is met in ordinary prose. In hundredths. */
export const leastDirect = -100;

/** The same for a hit of an order said around a corner. In hundredths. */
export const leastIndirect = 0;

/** Words on each side of a hit that are weighed with it. */
const beside = 2;

/**
 * What the signs of a stretch of words add up to, from the bias on, in hundredths: of words `from` to `to` and a few on
 * each side, so that nothing written farther off can change it. Null where nothing is known of them.
 */
export function sumAround(
  text: string,
  words: readonly Word[],
  from: number,
  to: number,
  concepts: Concepts,
  weights: Weights,
): number | null {
  let begin = from;
  let end = to;
  while (begin > 0 && from - begin < beside && words[begin]?.hard !== true) begin -= 1;
  while (end + 1 < words.length && end - to < beside && words[end + 1]?.hard !== true) end += 1;
  const stretch = words.slice(begin, end + 1);
  const signs = new Map<string, Sign>();
  for (const sentence of signsOf(text, stretch, concepts, weights.of))
    for (const [name, sign] of sentence) if (!signs.has(name)) signs.set(name, sign);
  return signs.size === 0 ? null : sum(signs, nothing, weights.bias);
}
