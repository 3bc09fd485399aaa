import { modelChoiceSchema, type ModelChoice } from '@shared/contract/index.ts';
import type { Agent } from '../agent/agent.ts';
import type { ModelChoice as Choice } from '../agent/ports.ts';
import type { Models } from '../models/models.ts';
import type { SessionStore } from '../sessions/index.ts';
import type { Handlers } from './handlers.ts';

const ok = { ok: true } as const;

/** What the requests `chat.*` work on. */
export interface ChatApiDeps {
  readonly agent: Agent;
  readonly sessions: Pick<SessionStore, 'branch' | 'rename'>;
  readonly models: Pick<Models, 'provider' | 'offered'>;
  /** Marks conversations that are made here. */
  readonly source: 'desktop' | 'cli';
}

/** The requests of `chat.*` over the agent, the conversations and the models. */
export function chatHandlers({ agent, sessions, models, source }: ChatApiDeps): Handlers<'chat'> {
  return {
    'chat.send': ({ model, ...input }) => agent.send({ ...input, model: chosen(model) }),
    'chat.stop': async ({ session }) => {
      await agent.stop(session);
      return ok;
    },
    'chat.retry': ({ session }) => agent.retry(session),
    'chat.edit': ({ session, message, text }) => agent.edit(session, message, text),
    'chat.undo': ({ session }) => agent.undo(session),
    'chat.branch': async ({ session, message, title }) => {
      const { id, words } = await sessions.branch(session, { message, source });
      if (title.trim() !== '') await sessions.rename(id, title);
      return { session: id, words };
    },
    'chat.model': async ({ session }) => {
      const choice = session === null ? {} : await agent.modelChoice(session);
      const { label, model, kind } = models.provider(choice);
      // What another version wrote there and this one does not know is as good as nothing.
      return { provider: choice.provider ?? '', label, model, kind, chosen: modelChoiceSchema.catch({}).parse(choice) };
    },
    'chat.models': async () => ({
      offered: (await models.offered(new AbortController().signal)).map((one) => ({ ...one, models: [...one.models] })),
    }),
    'chat.setModel': async ({ session, model }) => {
      await agent.setModel(session, model === null ? null : chosen(model));
      return ok;
    },
    'chat.unqueue': ({ session, id }) => {
      agent.unqueue(session, id);
      return ok;
    },
    'chat.continue': ({ session }) => agent.continue(session),
    'chat.compress': ({ session, focus, keep }) => agent.compress(session, focus, keep),
    'chat.live': ({ session }) => agent.live(session),
    'chat.context': ({ session }) => agent.context(session),
  };
}

/** A choice without what it leaves open. */
function chosen({ provider, model, effort }: ModelChoice): Choice {
  return {
    ...(provider === undefined ? {} : { provider }),
    ...(model === undefined ? {} : { model }),
    ...(effort === undefined ? {} : { effort }),
  };
}
