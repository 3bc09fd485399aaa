import { createContext, useContext } from 'react';
import type { ReactNode } from 'react';
import { useStore } from 'zustand';
import { createConversation } from './conversation-store.ts';
import type { Conversation, ConversationState } from './conversation-store.ts';
import { createFind } from './find-store.ts';
import type { Find, FindState } from './find-store.ts';
import { createLive } from './live-store.ts';
import type { Live, LiveState } from './live-store.ts';
import { createLocals } from './local-store.ts';
import type { Locals, LocalState } from './local-store.ts';

/** Which of the conversations side by side. */
export type PaneName = 'main' | 'beside';

/** One conversation in view, with all that is known of it. Two of them share nothing. */
export interface Pane {
  readonly name: PaneName;
  readonly conversation: Conversation;
  readonly live: Live;
  /** What commands answered here. */
  readonly locals: Locals;
  readonly find: Find;
}

/** Makes a pane with nothing in view. */
export function createPane(name: PaneName): Pane {
  const conversation = createConversation();
  return { name, conversation, live: createLive(), locals: createLocals(), find: createFind(conversation) };
}

const PaneContext = createContext<Pane | null>(null);

/** Everything below belongs to this pane. */
export function PaneProvider({ pane, children }: { pane: Pane; children: ReactNode }): ReactNode {
  return <PaneContext value={pane}>{children}</PaneContext>;
}

/** The pane this belongs to. */
export function usePane(): Pane {
  const pane = useContext(PaneContext);
  if (pane === null) throw new Error('usePane is called outside PaneProvider');
  return pane;
}

/** Of the conversation of this pane. */
export function useConversation<T>(select: (state: ConversationState) => T): T {
  return useStore(usePane().conversation, select);
}

/** Of the turn that runs in this pane. */
export function useLive<T>(select: (state: LiveState) => T): T {
  return useStore(usePane().live, select);
}

/** Of what commands answered in this pane. */
export function useLocals<T>(select: (state: LocalState) => T): T {
  return useStore(usePane().locals, select);
}

/** Of what is looked for in this pane. */
export function useFind<T>(select: (state: FindState) => T): T {
  return useStore(usePane().find, select);
}

/** Whether the hit in view is in this part of a message, which then shows all of itself. */
export function useSought(message: number, part: 'content' | 'reasoning'): boolean {
  return useFind(({ hits, current }) => {
    const hit = hits[current];
    return hit?.message === message && hit.part === part;
  });
}

/** Whether the hit in view is in this call, which then opens. */
export function useSoughtCall(call: string): boolean {
  return useFind(({ hits, current }) => {
    const part = hits[current]?.part;
    return typeof part === 'object' && part.call === call;
  });
}
