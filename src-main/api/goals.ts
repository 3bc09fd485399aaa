import { DeskError } from '@shared/contract/errors.ts';
import type { Agent } from '../agent/agent.ts';
import type { Goals } from '../agent/goals/goals.ts';
import type { Handlers } from './handlers.ts';

const ok = { ok: true } as const;

/** The requests about standing goals. */
export function goalHandlers(agent: Agent): Handlers<'goal'> {
  const goals = (): Goals => {
    if (agent.goals !== null) return agent.goals;
    throw new DeskError('refused', 'Goals are not available here.');
  };
  return {
    'goal.get': ({ session }) => ({ goal: agent.goals?.get(session) ?? null }),
    'goal.set': ({ session, text }) => goals().set(session, text),
    'goal.draft': async ({ session, text }) => ({ text: await goals().draft(session, text) }),
    'goal.wait': async ({ session, on, reason }) => ({ goal: await goals().wait(session, on, reason) }),
    'goal.gates': async ({ session, change }) => ({ goal: await goals().gates(session, change) }),
    'goal.pause': async ({ session }) => ({ goal: await goals().pause(session) }),
    'goal.resume': async ({ session }) => ({ goal: await goals().resume(session) }),
    'goal.clear': async ({ session }) => {
      await goals().clear(session);
      return ok;
    },
    'goal.subgoals': async ({ session, change }) => ({ goal: await goals().subgoals(session, change) }),
  };
}
