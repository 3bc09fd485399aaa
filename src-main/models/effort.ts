import { isRecord } from '@shared/record.ts';

/** How long a model is to think before it answers, from none at all to as long as it can. The words are Hermes'. */
export const efforts = ['none', 'minimal', 'low', 'medium', 'high', 'xhigh', 'max', 'ultra'] as const;
export type Effort = (typeof efforts)[number];

/** Reads `reasoning_effort` as people write it; null leaves it to the server, as does what is no known word. */
export function readEffort(value: unknown): Effort | null {
  if (value === false) return 'none';
  if (typeof value !== 'string') return null;
  const word = value.trim().toLowerCase();
  if (['off', 'no', 'false', 'disabled'].includes(word)) return 'none';
  return efforts.find((effort) => effort === word) ?? null;
}

/** A model name without its vendor, and with the one kind of separator: `anthropic/claude-opus-4.5` is `claude-opus-4-5`. */
function plainName(model: string): string {
  return (model.trim().toLowerCase().split('/').at(-1) ?? '').replaceAll('.', '-');
}

/** The effort for a model: its own in `agent.reasoning_overrides`, else `agent.reasoning_effort`. */
export function effortFor(model: string, overrides: unknown, general: unknown): Effort | null {
  const own = Object.entries(isRecord(overrides) ? overrides : {}).find(
    ([name]) => plainName(name) === plainName(model),
  );
  return (own === undefined ? null : readEffort(own[1])) ?? readEffort(general);
}

/** The highest word of the protocols; Hermes' `ultra` is one beyond it. */
function known(effort: Effort): Exclude<Effort, 'ultra'> {
  return effort === 'ultra' ? 'max' : effort;
}

/** The fields of a chat completion that ask for an effort: routers of many models have a field of their own. */
export function chatEffort(effort: Effort, router: boolean): Record<string, unknown> {
  if (!router) return { reasoning_effort: known(effort) };
  return { reasoning: effort === 'none' ? { enabled: false } : { enabled: true, effort: known(effort) } };
}

/** Models of Claude that do not think. */
const unthinking = /claude-(?:instant|2|3(?!-7))/;
/** Models of Claude that think within a budget of tokens; every later one decides for itself how much an effort is. */
const budgeted = /claude-(?:3-7|opus-4-[015](?!\d)|opus-4-20|sonnet-4-[05](?!\d)|sonnet-4-20|haiku-4-5)/;
const withoutXhigh = /claude-(?:opus|sonnet)-4-6/;
const budgets: Readonly<Record<string, number>> = { minimal: 2000, low: 4000, medium: 8000, high: 16_000 };
const largestBudget = 32_000;
/** Room for the answer itself behind the thinking. */
const answerRoom = 4096;

/**
 * The fields of an Anthropic message that ask for an effort, with the output limit that leaves room for it. Nothing for
 * `none`, and where there is no room for it.
 */
export function messagesEffort(effort: Effort, model: string, maxTokens: number): Record<string, unknown> {
  const name = plainName(model);
  if (effort === 'none' || unthinking.test(name)) return {};
  if (name.includes('claude') && !budgeted.test(name)) {
    const word = effort === 'minimal' ? 'low' : known(effort);
    const level = word === 'xhigh' && withoutXhigh.test(name) ? 'max' : word;
    return { thinking: { type: 'adaptive', display: 'summarized' }, output_config: { effort: level } };
  }
  const wanted = budgets[effort] ?? largestBudget;
  const budget = Math.min(wanted, maxTokens - answerRoom);
  return budget < 1024 ? {} : { thinking: { type: 'enabled', budget_tokens: budget } };
}
