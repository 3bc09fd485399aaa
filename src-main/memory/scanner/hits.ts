import { matchesOf } from './matches.ts';
import type { PairRule, PatternRule } from './patterns.ts';
import { holdsIn, type Kind, type Scope } from './rule.ts';

/** Where a rule holds. Offsets are UTF-16 units of the text that was read. */
export interface Hit {
  readonly rule: Kind;
  readonly start: number;
  readonly end: number;
}

/** What expressions of a scope find, those whose hint the text has. */
export function patternHits(rules: readonly PatternRule[], text: string, scope: Scope): Hit[] {
  const hits: Hit[] = [];
  // Rules that stand together often have the same hint.
  let asked: RegExp | undefined;
  let hinted = true;
  for (const rule of rules) {
    if (!holdsIn(rule.scope, scope)) continue;
    if (rule.hint !== asked) {
      asked = rule.hint;
      hinted = asked?.test(text) !== false;
    }
    if (!hinted) continue;
    for (const match of matchesOf(text, rule.pattern))
      hits.push({ rule, start: match.index, end: match.index + match[0].length });
  }
  return hits;
}

/** First and second thing on one line, near enough: both are found once, then walked together. */
export function pairHits(rule: PairRule, text: string): Hit[] {
  const firsts = [...matchesOf(text, rule.first)];
  if (firsts.length === 0) return [];
  const seconds = [...matchesOf(text, rule.second)];
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
