import { DeskError } from '@shared/contract/index.ts';
import type { ErrorShape, Message, SessionRow, TurnOutcome } from '@shared/contract/index.ts';
import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

/** A conversation in view. Streaming text is not here (see live-store), so that it re-renders nothing but itself. */
export interface ConversationState {
  readonly session: string | null;
  readonly row: SessionRow | null;
  readonly state: 'none' | 'loading' | 'ready' | 'failed';
  /** Why it could not be read. */
  readonly error: unknown;
  /** The loaded end of the conversation, by id, without gaps. */
  readonly messages: readonly Message[];
  /** How many older messages are not loaded yet: they have their place in the list, empty. */
  readonly missing: number;
  /** A page around a message that is sought, while what lies between it and the end is not loaded yet; `start` is its place. */
  readonly island: { readonly start: number; readonly messages: readonly Message[] } | null;
  /** Results of tool calls by the id of the call. */
  readonly results: ReadonlyMap<string, Message>;
  /** Id of the line with which the newest snapshot began; 0 for none. Answers before it may be another model's. */
  readonly snapshot: number;
  /** A turn that a crash or a stop left half done. */
  readonly halfDone: boolean;
  /** How the last turn ended, when it did not complete. */
  readonly ended: { readonly outcome: TurnOutcome; readonly error: ErrorShape | null } | null;
  /** Counts what the person sent from this window: their own words are followed to the end. */
  readonly sent: number;
}

/** Whether there is no such conversation in this home (any more). */
export function isGone({ state, error }: ConversationState): boolean {
  return state === 'failed' && error instanceof DeskError && error.code === 'not_found';
}

/** The store of one pane, with what may be done to it. */
export interface Conversation extends StoreApi<ConversationState> {
  /** Puts a conversation in view, empty until it is loaded; null for a new one. */
  show(session: string | null): void;
  /** Takes messages into the conversation in view. `missing` is left as it is unless given. */
  take(more: readonly Message[], missing?: number): void;
  /** Replaces everything from the first of `tail` on: after rows were rewound. */
  replaceTail(tail: readonly Message[], missing: number): void;
}

const nothing: ConversationState = {
  session: null,
  row: null,
  state: 'none',
  error: null,
  messages: [],
  missing: 0,
  island: null,
  results: new Map(),
  snapshot: 0,
  halfDone: false,
  ended: null,
  sent: 0,
};

/** Makes the store of one pane, empty. */
export function createConversation(): Conversation {
  const store = createStore<ConversationState>(() => nothing);
  return Object.assign(store, {
    show(session: string | null): void {
      store.setState({ ...nothing, session, state: session === null ? 'none' : 'loading' });
    },
    take(more: readonly Message[], missing?: number): void {
      store.setState((was) => {
        const messages = mergeMessages(was.messages, more);
        const island = (missing ?? was.missing) <= (was.island?.start ?? 0) ? null : was.island;
        return { messages, ...derived(messages), island, ...(missing === undefined ? {} : { missing }) };
      });
    },
    replaceTail(tail: readonly Message[], missing: number): void {
      store.setState((was) => {
        const first = tail[0]?.id ?? Number.NEGATIVE_INFINITY;
        const messages = [...was.messages.filter((message) => message.id < first), ...tail];
        const older = messages.length - tail.length;
        return { messages, ...derived(messages), missing: Math.max(0, missing - older) };
      });
    },
  });
}

/** The message at a place of the whole conversation; undefined while it is not loaded. */
export function messageAt(
  { messages, missing, island }: Pick<ConversationState, 'messages' | 'missing' | 'island'>,
  index: number,
): Message | undefined {
  return index >= missing ? messages[index - missing] : island?.messages[index - island.start];
}

/** Puts messages at their place by id; one that is there already is replaced. Both lists are in order of id. */
export function mergeMessages(known: readonly Message[], more: readonly Message[]): Message[] {
  const last = known.at(-1);
  const first = more[0];
  if (first === undefined) return [...known];
  if (last === undefined || first.id > last.id) return [...known, ...more];
  const byId = new Map(known.map((message) => [message.id, message]));
  for (const message of more) byId.set(message.id, message);
  return [...byId.values()].sort((a, b) => a.id - b.id);
}

/**
 * Whether a message has a row of its own: tool results stand with their call, and what was rewound is set aside. A `note` is
 * a line of the app's own (a failed turn, a new snapshot), never sent to a model.
 */
export function isShown(message: Message): boolean {
  if (message.displayKind === 'hidden' || (!message.active && !message.compacted)) return false;
  if (message.role === 'user' || message.role === 'note') return true;
  return message.role === 'assistant' && hasContent(message);
}

function hasContent(message: Message): boolean {
  return message.content !== '' || message.toolCalls.length > 0 || (message.reasoning ?? '') !== '';
}

/** What follows from the messages. */
function derived(messages: readonly Message[]): Pick<ConversationState, 'results' | 'snapshot'> {
  const snapshot = messages.findLast(({ displayKind }) => displayKind === 'new_snapshot')?.id ?? 0;
  return { results: resultsOf(messages), snapshot };
}

function resultsOf(messages: readonly Message[]): ReadonlyMap<string, Message> {
  const results = new Map<string, Message>();
  for (const message of messages) if (message.toolCallId !== null) results.set(message.toolCallId, message);
  return results;
}
