import type { GoalTerm } from '@shared/contract/goals.ts';
import { isRecord, recordAt } from '@shared/record.ts';

/** What a goal can be held to, in the order in which it is shown, and the words people begin such a line with. */
const fields: Readonly<Record<string, readonly string[]>> = {
  outcome: ['outcome', 'goal', 'done', 'done when', '完成标准', '结果'],
  verification: ['verification', 'verify', 'verified by', 'evidence', 'proof', '验证'],
  constraints: ['constraints', 'constraint', 'preserve', 'must not', 'do not change', '约束', '不得'],
  boundaries: ['boundaries', 'boundary', 'scope', 'allowed', 'files', '范围'],
  stop_when: ['stop when', 'stop_when', 'blocked', 'stop if blocked', 'give up when', '停止条件', '何时停止'],
};

/** How a line of each field begins when it is written out. */
const openings: Readonly<Record<string, string>> = {
  outcome: 'outcome',
  verification: 'verify',
  constraints: 'constraints',
  boundaries: 'scope',
  stop_when: 'stop when',
};

const byWord = new Map(Object.entries(fields).flatMap(([field, words]) => words.map((word) => [word, field] as const)));

/** A goal in words, and what it is held to. */
export interface GoalText {
  readonly goal: string;
  readonly terms: readonly GoalTerm[];
}

/**
 * Takes lines `field: value` out of the words of a goal, by Hermes' names of the fields. A line with any other word before its colon
 * is part of the goal. Where nothing else is left, the outcome is the goal.
 */
export function readGoalText(text: string): GoalText {
  const found = new Map<string, string[]>();
  const rest: string[] = [];
  for (const line of text.split(/\r\n|[\n\r]/u)) {
    const [, word = '', value = ''] = /^\s*([^:：]{1,40}?)\s*[:：]\s*(\S.*?)\s*$/u.exec(line) ?? [];
    const field = byWord.get(word.toLowerCase());
    if (field === undefined) rest.push(line);
    else found.set(field, [...(found.get(field) ?? []), value]);
  }
  const terms = Object.keys(fields).flatMap((field) => {
    const lines = found.get(field);
    return lines === undefined ? [] : [{ field, text: lines.join(' ') }];
  });
  const goal = rest.join('\n').trim();
  if (goal !== '' || terms.length === 0) return { goal, terms };
  const [first, ...others] = terms;
  return { goal: first?.text ?? '', terms: others };
}

/** A goal as it is typed: the opposite of `readGoalText`. */
export function writeGoalText({ goal, terms }: GoalText): string {
  return [goal, ...terms.map(({ field, text }) => `${openings[field] ?? field}: ${text}`)].join('\n');
}

/** What a goal on disk is held to; fields of other versions too. */
export function readTerms(raw: unknown): GoalTerm[] {
  if (!isRecord(raw)) return [];
  const names = [...new Set([...Object.keys(fields), ...Object.keys(raw)])];
  return names.flatMap((field) => {
    const text = raw[field];
    return typeof text === 'string' && text.trim() !== '' ? [{ field, text: text.replace(/\s+/gu, ' ').trim() }] : [];
  });
}

/** The same as Hermes keeps it, over what stood there. */
export function writeTerms(
  terms: readonly GoalTerm[],
  raw: Readonly<Record<string, unknown>> | null,
): Readonly<Record<string, unknown>> {
  const none = Object.fromEntries(Object.keys(fields).map((field) => [field, '']));
  return {
    ...none,
    ...recordAt(raw, 'contract'),
    ...Object.fromEntries(terms.map(({ field, text }) => [field, text])),
  };
}

/** What a goal is held to as a judge and the model read it, one line each. */
export function termLines(terms: readonly GoalTerm[]): string[] {
  return terms.map(({ field, text }) => `${field.replaceAll('_', ' ')}: ${text}`);
}
