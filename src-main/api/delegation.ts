import type { Agent } from '../agent/agent.ts';
import type { Handlers } from './handlers.ts';

/** The requests about tasks given to agents of their own. */
export function delegationHandlers(agent: Agent): Handlers<'delegation'> {
  return {
    'delegation.list': ({ session }) => ({ children: [...(agent.delegations?.list(session) ?? [])] }),
    'delegation.stop': ({ session, child }) => ({ stopped: agent.delegations?.stop(session, child) ?? 0 }),
  };
}
