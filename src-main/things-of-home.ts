import { skillWord } from '@shared/chat/skill-words.ts';
import { STORE_FILES } from '@shared/memory/entries.ts';
import type { MemoryService } from './memory/index.ts';
import type { Things } from './prompt/references/things.ts';
import type { SessionStore } from './sessions/index.ts';
import type { Skills } from './skills/skills.ts';

/** Messages at the end of a session that are looked at for what was said last. */
const lastLooked = 60;

/** What words of the person's can point at in a home besides files. */
export function thingsOfHome(deps: {
  readonly memory: Pick<MemoryService, 'nodes'>;
  readonly sessions: Pick<SessionStore, 'list' | 'get' | 'resolve' | 'messages'>;
  readonly skills: Pick<Skills, 'invoke'>;
}): Things {
  const { memory, sessions, skills } = deps;
  return {
    entries: async () =>
      (await memory.nodes()).map(({ store, entry }) => ({ text: entry.text, file: STORE_FILES[store] })),
    sessions: (words, limit, except) =>
      sessions
        .list({ limit: limit + 1, offset: 0, archived: false, title: words })
        .rows.filter(({ id }) => id !== except)
        .slice(0, limit),
    session: (name) => {
      const row = sessions.get(sessions.resolve(name));
      const { messages } = sessions.messages(row.id, { limit: lastLooked });
      const said = messages.filter(
        ({ role, content, active }) => active && content !== '' && (role === 'user' || role === 'assistant'),
      );
      return {
        ...row,
        messages: row.messageCount,
        said: said.map(({ role, content }) => ({ role, text: content })),
      };
    },
    skill: async (name, at) => {
      if (skillWord(name) === null) return null;
      const found = await skills.invoke(name, at);
      if (found === null) return null;
      if (!found.ok) return { kind: 'refused', reason: found.reason };
      const body = `The person asks for the skill ${found.name}: work by it in this turn. skill_view shows the files beside it.`;
      return { kind: 'block', sign: '📘', body: `${body}\n\n${found.text}`, language: '' };
    },
  };
}
