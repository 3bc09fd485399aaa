import { DeskError } from '@shared/contract/errors.ts';
import type { SessionSource } from './memory/index.ts';
import type { SessionStore } from './sessions/index.ts';

/** Longest quote of a person's words, in code points. */
const quoteLength = 300;

/** A missing conversation, or a state.db that cannot be read, is no reason for memory to fail: nothing is known then. */
function known<T>(look: () => T): T | null {
  try {
    return look();
  } catch (error) {
    if (error instanceof DeskError) return null;
    throw error;
  }
}

/** What memory asks of conversations. */
export function sessionSource(sessions: SessionStore): SessionSource {
  return {
    prompt: (id) =>
      known(() => {
        const prompt = sessions.prompt(id);
        if (prompt === null || prompt.text === '') return null;
        return { text: prompt.text, frozenAt: prompt.frozenAt, title: sessions.get(id).title };
      }),
    latest: () => known(() => sessions.resolve('latest')),
    title: (id) => known(() => sessions.get(id).title),
    quote: (_session, message) => known(() => [...sessions.message(message).content].slice(0, quoteLength).join('')),
  };
}
