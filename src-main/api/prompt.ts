import { DeskError } from '@shared/contract/errors.ts';
import type { PromptBuilder } from '../prompt/builder.ts';
import { viewOf, viewStored } from '../prompt/view.ts';
import type { Handlers } from './handlers.ts';

/** What `prompt.view` needs of its neighbours. */
export interface PromptApiDeps {
  readonly prompts: PromptBuilder;
  /** A session's stored prompt; null when there is no such session. */
  readonly session: (id: string) => Promise<{
    readonly systemPrompt: string | null;
    readonly startedAt: number;
    readonly config: Readonly<Record<string, unknown>>;
  } | null>;
  /** What a session begun now would be given. */
  readonly next: () => Promise<{
    readonly model: string;
    readonly provider: string;
    readonly workspace: string | null;
    readonly tools: readonly string[];
  }>;
  readonly now?: () => number;
}

/** Stands for the id in the prompt of a session that does not exist yet. */
const noSession = '(not begun)';

/** The requests of `prompt.*`. */
export function promptHandlers(deps: PromptApiDeps): Handlers<'prompt'> {
  return {
    'prompt.view': async ({ session }) => {
      if (session !== null) {
        const found = await deps.session(session);
        if (found === null) throw new DeskError('not_found', `There is no conversation ${session}.`);
        const { systemPrompt, startedAt, config } = found;
        return viewStored({ session, text: systemPrompt ?? '', startedAt, config });
      }
      const facts = await deps.next();
      const startedAt = (deps.now ?? Date.now)();
      const { text, tiers } = await deps.prompts.build({ ...facts, session: noSession, startedAt });
      return viewOf(null, null, text, tiers);
    },
  };
}
