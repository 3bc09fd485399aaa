import type { GoalState } from './state.ts';

/** What is said to the model when a goal goes on, with what the judge found missing. It rides on a message, never in the system prompt. */
export function continuationWords(state: GoalState): string {
  const points = [...state.contract, ...state.subgoals];
  return [
    '[This is from Hermes Desk, not from the person: the standing goal of this conversation is not reached yet.]',
    `The goal: ${state.goal}`,
    ...(points.length === 0
      ? []
      : [`Further points:\n${points.map((point, at) => `${String(at + 1)}. ${point}`).join('\n')}`]),
    ...(state.reason === '' ? [] : [`What is missing, by the judge of your last answer: ${state.reason}`]),
    'Take the next step towards it now. When it is reached, say so and show by what. When you cannot go on without the person, say what you need from them.',
  ].join('\n\n');
}

/** Why a goal is paused, in one sentence each. */
export const pauses = {
  person: 'You paused it.',
  stopped: 'You stopped the turn.',
  everything: 'Everything is paused.',
  budget: (turns: number): string => `Its ${String(turns)} turns are used up.`,
  blocked: (reason: string): string => (reason === '' ? 'It cannot go on without you.' : reason),
  failed: (message: string): string => `The turn failed: ${message}`,
  judgeFailed: (times: number, message: string): string =>
    `The judge could not be asked ${String(times)} times in a row: ${message}`,
  judgeUnreadable: (times: number, reason: string): string =>
    `The judge gave no verdict ${String(times)} times in a row. ${reason}`,
  gates: 'Its checks are shell commands, which only Hermes runs.',
  start: (message: string): string => `It could not go on: ${message}`,
} as const;
