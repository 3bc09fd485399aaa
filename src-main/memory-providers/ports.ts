import type { Store } from '@shared/contract/common.ts';
import type { ProviderSession, SyncedMessage } from './events.ts';
import type { ProviderContext, ProviderKind } from './provider.ts';

/** A message of a conversation as the manager is told it. */
export interface SaidMessage {
  readonly role: 'user' | 'assistant' | 'tool' | 'note';
  readonly content: string;
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly toolCallId: string | null;
  readonly toolName: string | null;
  /** `hidden` for words that the app said in the person's place. */
  readonly displayKind: string | null;
  /** Written in the place of older messages. */
  readonly summary: boolean;
}

/** A turn that has ended with an answer: its messages, from the person's words on. */
export interface AnsweredTurn {
  readonly session: string;
  /** Unique for all time. */
  readonly turn: string;
  /** The person's words were said in this turn, not in one that it goes on with. */
  readonly spoken: boolean;
  readonly messages: readonly SaidMessage[];
}

/** A committed change of the built-in memory, as its journal has it. */
export interface MemoryChange {
  readonly seq: number;
  /** Milliseconds since 1970. */
  readonly time: number;
  readonly op: 'add' | 'replace' | 'remove' | 'restore';
  readonly store: Store;
  readonly before: string | null;
  readonly after: string | null;
  readonly origin: string;
  readonly session: string | null;
}

/** What the manager knows of conversations. */
export interface ProviderConversations {
  /** One that is stored; null for one that is only about to be made. */
  find(id: string): ProviderSession | null;
  /** Turns that were answered in it before; 0 when that cannot be told. */
  turns(id: string): number;
  messages(id: string): readonly SyncedMessage[];
  /**
   * The messages of its newest turn, from the person's words on; null while it is not answered, or while somebody works at it.
   */
  lastTurn(id: string): readonly SaidMessage[] | null;
  /** Whether a turn runs in it. */
  running(id: string): boolean;
  /** Whether it works at a task for another one, or is being reviewed. */
  isChild(id: string): boolean;
}

/** What the manager knows of the built-in memory. */
export interface ProviderJournal {
  /** Changes of ours behind a sequence number, oldest first. */
  changes(after: number): Promise<readonly MemoryChange[]>;
  /** The newest sequence number. */
  last(): Promise<number>;
}

/** Times, in milliseconds; tests use short ones. */
export interface ProviderLimits {
  /** Longest wait of a turn for a recall. */
  readonly recallMs: number;
  readonly sendMs: number;
  /** Longest wait of the closing app for the queue. */
  readonly closeMs: number;
  /** What is done behind a turn. */
  readonly behindMs: number;
  /** Between looks for jobs that another process of ours has left; null looks never. */
  readonly lookMs: number | null;
  readonly backoff: (attempts: number) => number;
}

/** What the memory providers of one home are wired to. */
export interface ManagerDeps {
  /** Every kind there is now; plug-ins come and go. */
  readonly kinds: () => readonly ProviderKind[];
  /** For every kind alike; requests and programs of it are followed for the log. */
  readonly context: ProviderContext;
  readonly conversations: ProviderConversations;
  readonly journal: ProviderJournal;
  /** Kinds of what the scanner finds in a text that is meant for a model. */
  readonly scan: (text: string) => readonly string[];
  /** Names of the app's own tools. */
  readonly taken: () => readonly string[];
  /** Whether the tools of memory are offered at all. */
  readonly toolsOn: () => boolean;
  /** `desktop` or `cli`. */
  readonly platform: string;
  readonly workspace: () => string | null;
  /** True while another app owns the home: nothing is written, nothing is sent. */
  readonly readOnly: boolean;
  readonly limits?: Partial<ProviderLimits>;
  /** Told whenever the status, or what is wrong, reads differently. */
  readonly onChange: () => void;
}
