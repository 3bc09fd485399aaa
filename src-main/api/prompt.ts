import { DeskError } from '@shared/contract/errors.ts';
import { estimateTokens } from '../agent/context-use.ts';
import type { PromptBuilder } from '../prompt/builder.ts';
import { comparePrompts } from '../prompt/compare.ts';
import { viewOf, viewStored } from '../prompt/view.ts';
import type { Handlers } from './handlers.ts';

/** What `prompt.view` needs of its neighbours. */
export interface PromptApiDeps {
  readonly prompts: Pick<PromptBuilder, 'build' | 'matches' | 'hints'>;
  /** A session's stored prompt; null when there is no such session. */
  readonly session: (id: string) => Promise<{
    readonly systemPrompt: string | null;
    readonly startedAt: number;
    readonly config: Readonly<Record<string, unknown>>;
  } | null>;
  /** Id of the session with a prompt that began before this one, or last of all; null when there is none. */
  readonly before: (id: string | null) => string | null;
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
  const stored = async (session: string): Promise<ReturnType<typeof viewStored>> => {
    const found = await deps.session(session);
    if (found === null) throw new DeskError('not_found', `There is no conversation ${session}.`);
    const { systemPrompt, startedAt, config } = found;
    return viewStored({ session, text: systemPrompt ?? '', startedAt, config }, estimateTokens);
  };
  const next = async (): Promise<ReturnType<typeof viewOf>> => {
    const facts = await deps.next();
    const startedAt = (deps.now ?? Date.now)();
    const { text, tiers } = await deps.prompts.build({ ...facts, session: noSession, startedAt, preview: true });
    return viewOf(null, null, text, tiers, estimateTokens);
  };
  return {
    'prompt.view': async ({ session }) => {
      const view = session === null ? await next() : await stored(session);
      const earlier = deps.before(session);
      return { ...view, before: earlier === null ? null : comparePrompts(await stored(earlier), view) };
    },
  };
}
