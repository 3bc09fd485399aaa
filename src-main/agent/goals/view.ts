import type { Goal } from '@shared/contract/goals.ts';
import type { GoalState } from './state.ts';

/** Why nothing happens for a goal, in one sentence; empty where something does, or nothing is to be said. */
function whyOf({ status, pausedReason, parked }: GoalState, doing: Goal['doing'], resting: string): string {
  if (status === 'paused') return pausedReason;
  if (status !== 'active') return '';
  if (doing === 'waiting') return parked?.reason ?? '';
  return doing === 'resting' ? resting : '';
}

/** A goal as it is shown. `resting` says why an active one rests. */
export function goalView(session: string, state: GoalState, doing: Goal['doing'], resting: string): Goal {
  const active = state.status === 'active';
  return {
    session,
    goal: state.goal,
    subgoals: [...state.subgoals],
    status: state.status === 'cleared' ? 'done' : state.status,
    doing: active ? doing : 'resting',
    turnsUsed: state.turnsUsed,
    maxTurns: state.maxTurns,
    verdict: state.verdict,
    reason: state.reason,
    why: whyOf(state, doing, resting),
    waitingUntil: active && doing === 'waiting' && state.parked?.kind === 'time' ? state.parked.until : null,
    createdAt: state.createdAt,
  };
}
