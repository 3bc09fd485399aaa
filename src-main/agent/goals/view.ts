import type { Goal, GoalGate } from '@shared/contract/goals.ts';
import { failedLast, type Gate } from './gates.ts';
import type { GoalState } from './state.ts';

/** Why nothing happens for a goal, in one sentence; empty where something does, or nothing is to be said. */
function whyOf({ status, pausedReason, parked }: GoalState, doing: Goal['doing'], resting: string): string {
  if (status === 'paused') return pausedReason;
  if (status !== 'active') return '';
  if (doing === 'waiting') return parked?.reason ?? '';
  return doing === 'resting' ? resting : '';
}

function gateView(gate: Gate): GoalGate {
  const { command, ran, exit: exitCode, output, attempts: failures, maxRetries: mostFailures, ours } = gate;
  const state = failedLast(gate) ? 'failed' : ran ? 'passed' : 'new';
  return { command, state, exitCode, output, failures, mostFailures, ours };
}

/** A goal as it is shown. `resting` says why an active one rests. */
export function goalView(session: string, state: GoalState, doing: Goal['doing'], resting: string): Goal {
  const active = state.status === 'active';
  const parked = active && doing === 'waiting' ? state.parked : null;
  return {
    session,
    goal: state.goal,
    subgoals: [...state.subgoals],
    terms: [...state.terms],
    gates: state.gates.map(gateView),
    status: state.status === 'cleared' ? 'done' : state.status,
    doing: active ? doing : 'resting',
    turnsUsed: state.turnsUsed,
    maxTurns: state.maxTurns,
    verdict: state.verdict,
    reason: state.reason,
    why: whyOf(state, doing, resting),
    waitingUntil: parked?.kind === 'time' ? parked.until : null,
    waitingPid: parked?.kind === 'process' ? parked.pid : null,
    createdAt: state.createdAt,
  };
}
