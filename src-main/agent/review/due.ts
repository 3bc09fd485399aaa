import type { Row } from '../ports.ts';

/** After how many turns and tool iterations a review is due; 0 switches that trigger off. */
export interface Intervals {
  /** `memory.nudge_interval`: turns of the person. */
  readonly turns: number;
  /** `skills.creation_nudge_interval`: answers with tool calls. */
  readonly iterations: number;
}

/** How far a conversation is toward its next review. */
export interface Counters {
  readonly turns: number;
  readonly iterations: number;
}

/** What a review is to look for. */
export interface Wanted {
  readonly memory: boolean;
  readonly skills: boolean;
}

/** Whether a row is words the person began a turn with. */
export function beginsTurn(row: Row): boolean {
  return row.role === 'user' && !row.summary && row.displayKind !== 'hidden' && row.displayKind !== 'steer';
}

/** The index of the words that began the newest turn; -1 when there are none. */
export function turnStart(rows: readonly Row[]): number {
  return rows.findLastIndex(beginsTurn);
}

/**
 * Where counting begins in a conversation nobody has counted yet: its earlier turns count as far as they go beyond the last full
 * interval, as Hermes does it, and no earlier tool call counts.
 */
export function firstCount(before: readonly Row[], { turns }: Intervals): Counters {
  return { turns: turns > 0 ? before.filter(beginsTurn).length % turns : 0, iterations: 0 };
}

/**
 * Counts one turn that was answered; `rows` are its own. A call of the tool `memory` begins the turns anew, one of
 * `skill_manage` the iterations; what has become due begins anew as well.
 */
export function countTurn(
  before: Counters,
  rows: readonly Row[],
  intervals: Intervals,
): { readonly counters: Counters; readonly due: Wanted } {
  let turns = before.turns + 1;
  let { iterations } = before;
  const memory = intervals.turns > 0 && turns >= intervals.turns;
  if (memory) turns = 0;
  for (const { toolCalls } of rows) {
    if (toolCalls.length === 0) continue;
    iterations += 1;
    if (toolCalls.some(({ name }) => name === 'memory')) turns = 0;
    if (toolCalls.some(({ name }) => name === 'skill_manage')) iterations = 0;
  }
  const skills = intervals.iterations > 0 && iterations >= intervals.iterations;
  if (skills) iterations = 0;
  return { counters: { turns, iterations }, due: { memory, skills } };
}
