import { childStateSchema, type Child } from '@shared/contract/delegation.ts';
import { countAt, isRecord, listAt, textAt } from '@shared/record.ts';
import type { DelegationRecord } from './ports.ts';
import { lostWords, resultWords, stateOf, type TaskResult } from './words.ts';

/** What of a child is written down when it begins. */
export function childNote({ id, session, goal, role, model }: Child): Readonly<Record<string, unknown>> {
  return { id, session, goal, role, model };
}

function goalsOf(record: DelegationRecord): string[] {
  return listAt(record.task, 'children').map((child) => textAt(child, 'goal'));
}

function resultsOf(record: DelegationRecord): TaskResult[] {
  return listAt(record.result, 'results').filter(isRecord) as unknown as TaskResult[];
}

/** The message that brings what became of a delegation to its conversation. */
export function wordsOf(record: DelegationRecord): string {
  if (record.state === 'unknown') return lostWords(record.id, goalsOf(record), resultsOf(record));
  return resultWords(record.id, goalsOf(record), resultsOf(record));
}

/** The children of a delegation as it stands on disk. */
export function childrenOf(record: DelegationRecord): Child[] {
  const results = resultsOf(record);
  return listAt(record.task, 'children').map((note, index): Child => {
    const result = results.find((each) => each.task_index === index);
    const tokens = isRecord(result) ? result['tokens'] : undefined;
    const known = result === undefined ? record.state : stateOf(result);
    return {
      id: textAt(note, 'id'),
      delegation: record.id,
      parent: record.parent,
      session: textAt(note, 'session'),
      index,
      goal: textAt(note, 'goal'),
      role: textAt(note, 'role') === 'orchestrator' ? 'orchestrator' : 'leaf',
      model: textAt(note, 'model'),
      state: childStateSchema.catch('unknown').parse(known),
      exitReason: textAt(result, 'exit_reason'),
      error:
        record.state === 'unknown' && result === undefined ? textAt(record.result, 'error') : textAt(result, 'error'),
      activity: '',
      startedAt: record.startedAt,
      endedAt:
        result === undefined ? record.endedAt : record.startedAt + (countAt(result, 'duration_seconds') ?? 0) * 1000,
      calls: Math.floor(countAt(result, 'api_calls') ?? 0),
      tools: listAt(result, 'tool_trace').length,
      inputTokens: countAt(tokens, 'input') ?? 0,
      outputTokens: countAt(tokens, 'output') ?? 0,
      costUsd: countAt(result, 'cost_usd'),
    };
  });
}
