import { DeskError } from '@shared/contract/errors.ts';
import type { Logger } from './home/index.ts';
import type { SessionStore } from './sessions/index.ts';
import type { Skills } from './skills/skills.ts';

/** What rides on the person's words comes from here. */
export interface RidingOfHomeDeps {
  readonly skills: Pick<Skills, 'news'>;
  readonly sessions: Pick<SessionStore, 'prompt' | 'facts'>;
  readonly recall: (
    session: string,
    text: string,
    signal: AbortSignal,
  ) => Promise<{ readonly context: string; readonly note: string | null }>;
  readonly log: Logger;
}

/** What rides on the person's words: for the model, and then, for the person, lines about it. */
export interface RidingOfHome {
  readonly context: (session: string, text: string, signal: AbortSignal) => Promise<string>;
  readonly notes: (session: string) => readonly string[];
}

/** News of skills, and what the memory provider recalls. Either may fail without taking the other along. */
export function ridingOfHome({ skills, sessions, recall, log }: RidingOfHomeDeps): RidingOfHome {
  /** What a conversation is to be told, on its way from the model's text to the person's. */
  const lines = new Map<string, readonly string[]>();
  const news = async (session: string): ReturnType<Skills['news']> => {
    try {
      return await skills.news(session, sessions.prompt(session)?.text ?? '', sessions.facts(session).cwd);
    } catch (error) {
      // A conversation that is only about to be made has been told nothing yet.
      const isNew = error instanceof DeskError && error.code === 'not_found';
      if (!isNew) log.warn('news of skills could not be gathered', { detail: String(error) });
      return null;
    }
  };
  return {
    context: async (session, text, signal) => {
      const [told, recalled] = await Promise.all([news(session), recall(session, text, signal)]);
      lines.set(
        session,
        [told?.person ?? null, recalled.note].filter((line) => line !== null),
      );
      return [told?.model ?? '', recalled.context].filter((part) => part !== '').join('\n\n');
    },
    notes: (session) => {
      const notes = lines.get(session) ?? [];
      lines.delete(session);
      return notes;
    },
  };
}
