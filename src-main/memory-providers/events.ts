import type { Json, Store } from '@shared/contract/common.ts';

/** The conversation something belongs to. */
export interface ProviderSession {
  readonly id: string;
  /** The conversation this one goes on from or branches off; null for none. */
  readonly parent: string | null;
  /** Its title as it is now; null while it has none. */
  readonly title: string | null;
  /** Directory it works in; null when none was chosen. */
  readonly workspace: string | null;
  /** Where it is held: `desktop` or `cli`. */
  readonly platform: string;
  /** Only `primary` conversations are recalled for and synced; those of children and reviews are not. */
  readonly context: 'primary' | 'subagent' | 'review';
}

/** One message of a turn, as stored. Texts are redacted. */
export interface SyncedMessage {
  readonly role: 'user' | 'assistant' | 'tool';
  readonly content: string;
  readonly toolCalls: readonly { readonly id: string; readonly name: string; readonly arguments: string }[];
  readonly toolCallId: string | null;
  readonly toolName: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A turn that has ended with an answer. Texts are redacted, and free of recalled memory and of what the app put behind the words. */
export interface TurnEvent {
  readonly type: 'turn';
  readonly session: ProviderSession;
  /** Unique for all time; the same when it is told again. */
  readonly turn: string;
  /** 1 for the first turn of the conversation. */
  readonly number: number;
  readonly user: string;
  readonly assistant: string;
  readonly messages: readonly SyncedMessage[];
  readonly at: number;
}

/** A built-in memory write that was committed; a staged one is told when it was approved, never before. Texts are redacted. */
export interface MirrorEvent {
  readonly type: 'mirror';
  readonly session: ProviderSession | null;
  /** The journal's sequence number: unique for all time in this home. */
  readonly seq: number;
  readonly action: 'add' | 'replace' | 'remove';
  readonly target: Store;
  /** The new text; empty for a removal. */
  readonly content: string;
  /** The whole entry as it was; null for an addition. */
  readonly previousContent: string | null;
  readonly writeOrigin: string;
  readonly toolCallId: string | null;
  readonly at: number;
}

/** A conversation has ended for now: the app closes, or another one is begun. */
export interface SessionEndedEvent {
  readonly type: 'session_ended';
  readonly session: ProviderSession;
  readonly messages: readonly SyncedMessage[];
  readonly at: number;
}

/** The work goes on in another conversation. `reset`: a new one without what was said; `rewound`: the same one, earlier. */
export interface SessionSwitchedEvent {
  readonly type: 'session_switched';
  readonly from: ProviderSession;
  readonly to: ProviderSession;
  readonly reason: 'reset' | 'resumed' | 'branched' | 'compressed' | 'rewound';
  readonly at: number;
}

/** Older messages are about to be replaced by a summary. */
export interface CompressingEvent {
  readonly type: 'compressing';
  readonly session: ProviderSession;
  readonly messages: readonly SyncedMessage[];
  readonly at: number;
}

/** The person has allowed that one of their own files is sent (SOUL.md, MEMORY.md, USER.md). `content` is redacted. */
export interface UploadEvent {
  readonly type: 'upload';
  readonly session: ProviderSession | null;
  readonly file: string;
  readonly content: string;
  readonly at: number;
}

/** Everything a provider is told. */
export type ProviderEvent =
  TurnEvent | MirrorEvent | SessionEndedEvent | SessionSwitchedEvent | CompressingEvent | UploadEvent;

/**
 * Something to send, as it lies in the queue on disk. `payload` is the provider's own and holds all that sending needs, because the
 * event is gone after a restart.
 */
export interface Job {
  /** A UUID, given by the manager when the job enters the queue and the same at every attempt: an idempotency key. */
  readonly id: string;
  /** The provider's own word for what it is (`turn`, `conclusion`). */
  readonly kind: string;
  /** The conversation it is from; null for none. */
  readonly session: string | null;
  /** When what it tells of happened, in milliseconds since 1970. */
  readonly at: number;
  readonly payload: Json;
}

/** A job before the manager has numbered it. */
export type NewJob = Omit<Job, 'id' | 'at'>;
