import type { Judgement } from './judge.ts';
import { longestPark, type GoalState, type Parked } from './state.ts';
import { pauses } from './words.ts';

/** Judgements in succession that may fail before a goal is paused: not to be had, and not to be read. */
const mostFailed = 5;
const mostUnreadable = 3;

/** What follows from a judgement, and what of it is kept. */
export type Step = { readonly patch: Partial<GoalState> } & (
  | { readonly what: 'done' | 'another' }
  | { readonly what: 'pause'; readonly why: string }
  | { readonly what: 'park'; readonly parked: Parked }
);

/** Decides what follows. A judge that fails is taken for one that says continue, a few times in a row. */
export function stepAfter(
  said: Exclude<Judgement, { kind: 'stopped' }>,
  state: Pick<GoalState, 'failed' | 'unreadable'>,
  at: { readonly now: number; readonly delegations: number },
): Step {
  if (said.kind === 'failed') {
    const failed = state.failed + 1;
    const patch = { failed };
    if (failed < mostFailed) return { what: 'another', patch };
    return { what: 'pause', patch, why: pauses.judgeFailed(failed, said.error.message) };
  }
  if (said.kind === 'unreadable') {
    const unreadable = state.unreadable + 1;
    const patch = { unreadable, failed: 0 };
    if (unreadable < mostUnreadable) return { what: 'another', patch };
    return { what: 'pause', patch, why: pauses.judgeUnreadable(unreadable, said.reason) };
  }
  const { verdict, reason, waitFor } = said;
  const patch = { verdict, reason, failed: 0, unreadable: 0 };
  if (verdict === 'done') return { what: 'done', patch };
  if (verdict === 'blocked') return { what: 'pause', patch, why: pauses.blocked(reason) };
  const parked = { pid: 0, since: at.now, reason };
  if (verdict === 'wait' && waitFor !== null) {
    return { what: 'park', patch, parked: { ...parked, kind: 'time', until: at.now + waitFor * 1000 } };
  }
  if (verdict === 'wait' && at.delegations > 0) {
    return { what: 'park', patch, parked: { ...parked, kind: 'delegations', until: at.now + longestPark } };
  }
  return { what: 'another', patch };
}
