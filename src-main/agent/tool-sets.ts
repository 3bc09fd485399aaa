import type { Tool } from '@shared/tools/tool.ts';
import type { Children } from './delegation/children.ts';

/** The tools of each conversation. */
export interface ToolSets {
  /**
   * The tools of a conversation, always the same ones in the same order: those there were when it was first asked, because another
   * list costs the provider's cache of the whole conversation.
   */
  of(session: string): readonly Tool[];
  /** The same without beginning to keep them: for looking at a conversation. */
  peek(session: string): readonly Tool[];
  /** Gives a conversation the tools there are now: when its prompt is built anew, or when the person asks for them. */
  renew(session: string): readonly Tool[];
}

/** Conversations whose tools are remembered; one that is forgotten gets those of its next turn. */
const mostKept = 500;

/** Makes the sets of the app's own tools and, behind them, those that `more` has at the moment. */
export function createToolSets(own: readonly Tool[], more: () => readonly Tool[]): ToolSets {
  const kept = new Map<string, readonly Tool[]>();
  const now = (): readonly Tool[] => [...own, ...more()];
  const renew = (session: string): readonly Tool[] => {
    const tools = now();
    // Calls outside a conversation have nothing to keep stable.
    if (session === '') return tools;
    kept.delete(session);
    kept.set(session, tools);
    const [oldest] = kept.keys();
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return tools;
  };
  return {
    of: (session) => kept.get(session) ?? renew(session),
    peek: (session) => kept.get(session) ?? now(),
    renew,
  };
}

/** The same, with the tools of children where a conversation is one. */
export function childToolSets(sets: ToolSets, children: Children): ToolSets {
  const own = (session: string): readonly Tool[] | null => children.of(session)?.tools ?? null;
  return {
    of: (session) => own(session) ?? sets.of(session),
    peek: (session) => own(session) ?? sets.peek(session),
    renew: (session) => own(session) ?? sets.renew(session),
  };
}
