import type { Agent } from '../agent/agent.ts';
import type { Handlers } from './handlers.ts';

const ok = { ok: true } as const;

/** The requests of `chat.*` over the agent. */
export function chatHandlers(agent: Agent): Handlers<'chat'> {
  return {
    'chat.send': (input) => agent.send(input),
    'chat.stop': async ({ session }) => {
      await agent.stop(session);
      return ok;
    },
    'chat.retry': ({ session }) => agent.retry(session),
    'chat.edit': ({ session, message, text }) => agent.edit(session, message, text),
    'chat.unqueue': ({ session, id }) => {
      agent.unqueue(session, id);
      return ok;
    },
    'chat.continue': ({ session }) => agent.continue(session),
    'chat.compress': ({ session, focus }) => agent.compress(session, focus),
    'chat.live': ({ session }) => agent.live(session),
    'chat.context': ({ session }) => agent.context(session),
  };
}
