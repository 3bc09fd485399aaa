import type { ContextEngine } from './compression/engine.ts';
import type { CompressionSettings } from './compression/settings.ts';
import type { Emit } from '@shared/contract/index.ts';
import type { Json } from '@shared/contract/common.ts';
import type { TurnOutcome, UsageRecord } from '@shared/contract/chat.ts';
import type { DeskError } from '@shared/contract/errors.ts';
import type { Effect, ToolCall } from '@shared/contract/sessions.ts';
import type { Tool } from '@shared/tools/tool.ts';
import type { ConsentGate } from './tool-consent.ts';
import type { DelegationDeps } from './delegation/ports.ts';
import type { Children } from './delegation/children.ts';
import type { GoalDeps } from './goals/ports.ts';
import type { ReviewDeps } from './review/ports.ts';
import type { Reviewer } from './review/reviewer.ts';
import type { ModelUsage, ModelChoice, Model } from './model-port.ts';
import type { ToolSets } from './tool-sets.ts';

export type {
  WireMessage,
  ModelRequest,
  ModelToolCall,
  ModelUsage,
  ModelEvent,
  ModelChoice,
  Model,
} from './model-port.ts';

/** A value now or later: the loop awaits both alike. */
export type Awaitable<T> = T | Promise<T>;

// ---- conversation ----------------------------------------------------------------------------------------------------

/**
 * Role of a row. `note` is a line for the person that no model is ever sent: why a turn failed, that a new snapshot
 * began. It is stored under Hermes' bookkeeping role `session_meta`.
 */
export type RowRole = 'user' | 'assistant' | 'tool' | 'note';

/** A row to append to a conversation. */
export interface NewRow {
  readonly role: RowRole;
  /** The clean text. */
  readonly content: string;
  /** The exact text sent to the model, when it differs from `content`. */
  readonly apiContent?: string;
  readonly reasoning?: string;
  /** Opaque reasoning items that the provider wants back with the answer. */
  readonly reasoningDetails?: Json;
  readonly toolCalls?: readonly ToolCall[];
  readonly toolCallId?: string;
  readonly toolName?: string;
  readonly finishReason?: string;
  /** How screens treat the row: `steer`, `hidden`, `turn_failed`, `new_snapshot`. */
  readonly displayKind?: string;
  /** What a tool row did to memory or skills. */
  readonly effect?: Effect;
  /** More for screens, kept with the row. */
  readonly metadata?: Readonly<Record<string, Json>>;
}

/** A row as stored and active: part of the conversation. */
export interface Row {
  readonly id: number;
  readonly role: RowRole;
  readonly content: string;
  readonly apiContent: string | null;
  /** Opaque reasoning items of an answer; null when it has none. */
  readonly reasoningDetails: Json;
  readonly toolCalls: readonly ToolCall[];
  readonly toolCallId: string | null;
  readonly toolName: string | null;
  readonly finishReason: string | null;
  readonly displayKind: string | null;
  /** Written by a compression in the place of older rows. */
  readonly summary: boolean;
}

/** What the loop needs to know of a session. */
export interface SessionInfo {
  readonly id: string;
  readonly model: string | null;
  /** The stored system prompt; null or empty when none was stored. */
  readonly systemPrompt: string | null;
  /** Milliseconds since 1970. */
  readonly startedAt: number;
  /** When the newest message was stored, in milliseconds since 1970. */
  readonly lastActive: number;
  /** Directory the file tools may read; null when none was chosen. */
  readonly workspace: string | null;
  /** The `model_config` object; empty when absent or damaged. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** A session to create. */
export interface NewSession {
  readonly id: string;
  readonly model: string;
  readonly provider: string;
  readonly systemPrompt: string;
  /** Keys to put into `model_config`. */
  readonly config: Readonly<Record<string, Json>>;
  readonly startedAt: number;
  readonly workspace: string | null;
  /** A title derived from the first words; the store drops it when another session has it. */
  readonly title: string | null;
  /** The conversation that gives this one its task; left out for one of the person's. */
  readonly delegatedFrom?: string;
}

/** What one or more calls took, and who answered them. */
export type CallUsage = ModelUsage & {
  readonly calls: number;
  readonly model: string;
  readonly provider: string;
  /** What the call was for; left out for the conversation itself. */
  readonly task?: string;
};

/** What is stored together with rows. */
export interface Accompanying {
  readonly usage: CallUsage;
  /** Keys for `model_config`, from the id of the last row. */
  readonly config: (last: number) => Readonly<Record<string, Json>>;
}

/** How the compressions of a session have gone. */
export interface CompressionState {
  /** Milliseconds since 1970 until which none is tried by itself; null for no such time. */
  readonly cooldownUntil: number | null;
  readonly error: string | null;
  /** Failures in succession. */
  readonly failures: number;
  /** Compressions in succession that gained nothing. */
  readonly ineffective: number;
}

/** A summary for the place of older rows. */
export interface Compaction {
  /** Rows whose place it takes, in order. */
  readonly summarised: readonly number[];
  /** Rows that stand behind it, in the order wanted. */
  readonly carried: readonly number[];
  readonly summary: { readonly role: 'user' | 'assistant'; readonly content: string };
  /** The system prompt that begins with it; null leaves it as it is. */
  readonly prompt: {
    readonly systemPrompt: string;
    readonly model: string;
    readonly provider: string;
    readonly config: Readonly<Record<string, Json>>;
  } | null;
  /** A line for the person; null says nothing. */
  readonly note: { readonly content: string; readonly displayKind: string } | null;
}

/** The right to run turns in one session, or to compress it, against every process on this home. */
export interface Lease {
  /** Puts the expiry off. False when the lease was lost to someone else. */
  renew(): Awaitable<boolean>;
  release(): Awaitable<void>;
}

/**
 * The conversations on disk. Every write has reached the database when the method answers, in one transaction; telling
 * the screens (`message.added`, `session.changed`) is the store's, after the commit.
 */
export interface SessionStore {
  find(id: string): Awaitable<SessionInfo | null>;
  create(session: NewSession): Awaitable<void>;
  /** Puts another system prompt in place and merges `config` into `model_config`. */
  setPrompt(
    id: string,
    prompt: {
      readonly systemPrompt: string;
      readonly model: string;
      readonly provider: string;
      readonly config: Readonly<Record<string, Json>>;
    },
  ): Awaitable<void>;
  /** Appends the rows in order and answers them with their ids; what accompanies them is in the same transaction. */
  append(id: string, rows: readonly NewRow[], accompanying?: Accompanying): Awaitable<readonly Row[]>;
  /** Every active row, in order. */
  conversation(id: string): Awaitable<readonly Row[]>;
  /** The newest active rows, in order; enough to tell whether an answer is owed. */
  tail(id: string): Awaitable<readonly Row[]>;
  /** Takes the user row `message` and all after it out of the conversation; nothing is deleted. */
  rewind(id: string, message: number): Awaitable<void>;
  /** Puts keys into `model_config`; null takes one out. */
  patchConfig(id: string, patch: Readonly<Record<string, Json>>): Awaitable<void>;
  addUsage(id: string, usage: CallUsage): Awaitable<void>;
  /** Carries a compaction out, all or nothing, and answers the conversation as it is then. Throws `conflict`, `busy`. */
  compact(id: string, compaction: Compaction): Awaitable<readonly Row[]>;
  /** The right to compress a session, or who has it. */
  compressionLock(id: string): Awaitable<Lease | { readonly heldBy: string }>;
  compressionState(id: string): Awaitable<CompressionState>;
  setCompressionState(id: string, state: CompressionState): Awaitable<void>;
  /** The lease, or a sentence saying who holds it (`Hermes, process 4711, since 09:14`). */
  lease(id: string): Awaitable<Lease | { readonly heldBy: string }>;
  /** Who runs a turn in the session now, in any process; null when nobody does. */
  heldBy(id: string): Awaitable<string | null>;
}

// ---- prompt ----------------------------------------------------------------------------------------------------------

/** What a system prompt is built for. */
export interface PromptRequest {
  readonly session: string;
  readonly model: string;
  readonly provider: string;
  readonly startedAt: number;
  readonly workspace: string | null;
  readonly tools: readonly string[];
}

/** A system prompt: the exact text, and what of its make-up is kept in `model_config`. */
export interface BuiltPrompt {
  readonly text: string;
  readonly config: Readonly<Record<string, Json>>;
  /** Lines for the person: a file that was cut or blocked. */
  readonly warnings: readonly string[];
}

/** Builds system prompts and knows which stored ones still hold. */
export interface Prompts {
  build(request: PromptRequest): Promise<BuiltPrompt>;
  /** Whether a stored prompt was made for this model and provider. */
  matches(prompt: string, model: string, provider: string): boolean;
  /** A tracker of the directories a session's tool calls come to, for hints on tool results; null without a workspace. */
  hints(workspace: string | null): HintTracker | null;
}

/** Looks for project notes beside the files a tool call touches. Each directory speaks once. */
export interface HintTracker {
  /** Text to put behind the tool result, beginning with a blank line; empty when there is nothing new. */
  after(tool: string, args: Readonly<Record<string, unknown>>): Promise<string>;
}

// ---- drafts ----------------------------------------------------------------------------------------------------------

/** What was on the screen of an answer that was being streamed. */
export interface Draft {
  readonly session: string;
  readonly turn: string;
  /** Id of the newest row the answer comes after. */
  readonly after: number;
  readonly text: string;
  readonly reasoning: string;
}

/** The draft of one answer, written as it is streamed. Never throws: a full disk costs the draft, not the answer. */
export interface DraftWriter {
  /** Adds a piece. On disk when it returns, as far as a killed process goes. */
  add(text: string, reasoning: string): void;
  /** The answer begins anew: what was added so far is void. */
  restart(): void;
  close(): void;
}

/** Drafts of running answers, outside the database. One that is still there at a start was cut off by a crash. */
export interface Drafts {
  /** Begins the draft of an answer; an older one of the session is replaced. */
  open(session: string, turn: string, after: number): DraftWriter;
  find(session: string): Draft | null;
  drop(session: string): void;
  /** Sessions that have a draft. */
  list(): readonly string[];
}

// ---- compression -----------------------------------------------------------------------------------------------------

/** What compression needs beside the rest. */
export interface CompressionDeps {
  /** `compression.*` as it is in force. */
  readonly settings: () => CompressionSettings;
  /** The engine in force; left out, the compressor. */
  readonly engine?: () => ContextEngine;
  /** The model that summarises; null when there is none and the summary is made by rule. */
  readonly model: () => Awaitable<Model | null>;
  /** Text that must survive with the summary of these rows (what a memory provider wants kept); empty for none. Never throws. */
  readonly keep?: (session: string, rows: readonly Row[], signal: AbortSignal) => Promise<string>;
  /** Masks secrets in what is kept of older messages, whatever the person's own setting. */
  readonly redact: (text: string) => string;
  /** Whether a call failed because the conversation is too long for the model. */
  readonly isOverflow: (error: DeskError) => boolean;
}

/** Who keeps what is said outside the app, and is told of each turn. None of this may throw, or take long. */
export interface TurnWitness {
  /** The person's words that begin a turn are on disk. */
  said(session: string, turn: string): void;
  /**
   * A turn was answered. `rows` are its own, from the person's words on; `spoken` when they were said in this turn and not in one
   * that this goes on with.
   */
  answered(answered: {
    readonly session: string;
    readonly turn: string;
    readonly rows: readonly Row[];
    readonly spoken: boolean;
  }): void;
  /** The person went back to an earlier place of a conversation. */
  rewound(session: string): void;
}

/** Everything the agent is given. */
export interface AgentDeps {
  readonly store: SessionStore;
  /** The model to call, as configured at this moment; a conversation's own choice goes before that. */
  readonly model: (choice?: ModelChoice) => Awaitable<Model>;
  readonly prompts: Prompts;
  readonly tools: readonly Tool[];
  /** Tools that come and go, as they are now: those of MCP servers. A conversation keeps what it began with. */
  readonly moreTools?: () => readonly Tool[];
  /** Asked before a call of a tool that needs the person's leave. Without it no such tool is run. */
  readonly consent?: ConsentGate;
  readonly drafts: Drafts;
  readonly emit: Emit;
  /** Directory for the file tools of a new session. */
  readonly workspace: () => string | null;
  /** Model calls in one turn before the closing summary (`agent.max_turns`; for a child `delegation.max_iterations`). */
  readonly maxCalls: (session: string) => number;
  /** Left out, nothing is ever compressed. */
  readonly compression?: CompressionDeps;
  /** Left out, no conversation is ever reviewed. */
  readonly review?: ReviewDeps;
  /** Left out, no conversation has a goal. */
  readonly goals?: GoalDeps;
  /** Left out, nothing is delegated: there is no such tool. */
  readonly delegation?: DelegationDeps;
  /** Called at the beginning of every turn, so that failure caps count anew. */
  readonly beginTurn?: (session: string, turn: string) => void;
  /**
   * Looks up what the person's words point at with `@`, and the skills they begin with. `context` is sent behind them; a throw keeps them from being sent.
   */
  readonly references?: (said: {
    readonly session: string;
    readonly text: string;
    readonly workspace: string | null;
    readonly window: number;
    readonly signal: AbortSignal;
  }) => Promise<{ readonly context: string; readonly warnings: readonly string[] }>;
  /** Why no model may be called now, asked before every call (a spending limit); null when it may. */
  readonly refusal?: () => Awaitable<DeskError | null>;
  /** Whether everything is paused: no turn begins, what is queued waits. */
  readonly paused?: () => boolean;
  /** Text to send behind the person's words (recall, notices); empty for none. Failure never stops the turn. */
  readonly turnContext?: (session: string, text: string, signal: AbortSignal) => Promise<string>;
  /** Lines for the person behind their words, asked for after `turnContext`; no model is sent them. */
  readonly turnNotes?: (session: string) => readonly string[];
  /** Left out, nobody is told of turns. */
  readonly witness?: TurnWitness;
  /** Log line for people who look into a failure; never shown in the chat. */
  readonly log?: (message: string, detail: unknown) => void;
  readonly now?: () => number;
}

/** What the loop works with: what it was given, and the tools of each conversation. */
export interface LoopDeps extends AgentDeps {
  readonly toolSets: ToolSets;
  /** Who reviews conversations once they rest; null when nobody does. */
  readonly reviewer: () => Reviewer | null;
  /** The conversations that work at a task of another one, with what they run with. */
  readonly children: Children;
  /** What the conversation is to hear before anything new is said to it: results of what it has delegated. */
  readonly arrivals: (session: string) => Awaitable<readonly NewRow[]>;
  /** A turn begins in a conversation. */
  readonly turnBegins: (session: string) => void;
  /** A turn has ended; `followed` when words wait, which begin the next one. */
  readonly turnEnded: (ended: EndedTurn) => void;
}

/** A turn that has ended. */
export interface EndedTurn {
  readonly session: string;
  readonly outcome: TurnOutcome;
  readonly error: DeskError | null;
  readonly usage: UsageRecord;
  readonly followed: boolean;
  /** Nothing was said in it: it only compressed the conversation. */
  readonly compression: boolean;
}
