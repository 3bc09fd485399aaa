import type { BuiltPrompt, Awaitable, Model, ModelChoice, PromptRequest } from '../ports.ts';
import type { ConsentGate } from '../tool-consent.ts';

/** `delegation.*` as it is in force. */
export interface DelegationSettings {
  /** `max_concurrent_children`: children of one conversation that run at once; a larger call is refused. */
  readonly maxChildren: number;
  /** `max_spawn_depth`: how deep children may have children; 1 means that they have none. */
  readonly maxDepth: number;
  /** `orchestrator_enabled`: whether any child may have children. */
  readonly orchestrators: boolean;
  /** `max_iterations`: model calls of one child. */
  readonly maxCalls: number;
  /** `default_toolsets`: the only toolsets children may have, by Hermes' names; empty for all of the parent's. */
  readonly toolsets: readonly string[];
  /** `max_summary_chars`: code points of a result that the parent is given; infinite for all. */
  readonly summaryChars: number;
  /** `child_timeout_seconds` in milliseconds: a child without a sign of life for so long is ended; 0 for never. */
  readonly inactivity: number;
  /** `inherit_mcp_toolsets`: whether children have the tools of MCP servers. */
  readonly mcpTools: boolean;
}

/** When a child counts as stalled, in milliseconds without a sign of life: thinking, in a tool, and how long is waited on. */
export interface StallLimits {
  readonly idle: number;
  readonly inTool: number;
  readonly grace: number;
}

/** One delegation as it is kept. Times are milliseconds since 1970. */
export interface DelegationRecord {
  readonly id: string;
  readonly parent: string;
  readonly state: string;
  readonly startedAt: number;
  readonly endedAt: number | null;
  readonly delivered: boolean;
  readonly task: Readonly<Record<string, unknown>>;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Delegations on disk. */
export interface DelegationRecords {
  begin(id: string, parent: string, task: Readonly<Record<string, unknown>>): Promise<void>;
  /** What of one that runs has a result already, so that a crash does not take it along. */
  progress(id: string, result: Readonly<Record<string, unknown>>): Promise<void>;
  /** `delivered`: whoever asked has the result already. */
  end(id: string, state: string, result: Readonly<Record<string, unknown>>, delivered: boolean): Promise<void>;
  /** The right to deliver a result; false when another program has it, or it was delivered. */
  claim(id: string, claim: string): Promise<boolean>;
  delivered(id: string): Promise<void>;
  /** Ours of one conversation, oldest first. */
  of(parent: string): readonly DelegationRecord[];
  /** Marks what an ended program left running as unknown, with the results it had; answers the conversations that asked. */
  settle(): Promise<readonly string[]>;
}

/** Transcripts of children as text files that grow while they work. */
export interface Transcripts {
  /** Where the transcript of a task lies. */
  path(delegation: string, index: number): string;
  /** Adds a line. Never throws: a full disk costs the transcript, not the work. */
  write(delegation: string, index: number, line: string): void;
}

/** What delegation is given beside what the agent has. */
export interface DelegationDeps {
  readonly settings: () => DelegationSettings;
  /** Left out, as the reference of Hermes has them. */
  readonly stall?: StallLimits;
  /** The model of children (`delegation.*`), else what the conversation has chosen, else the one in force. */
  readonly model: (choice: ModelChoice) => Awaitable<Model>;
  /** The system prompt of a child: its task stands in its first message. */
  readonly prompt: (request: PromptRequest, role: 'leaf' | 'orchestrator') => Promise<BuiltPrompt>;
  /**
   * Decides calls of children that need the person's leave, without asking: what they have allowed for good is run, and the rest where
   * `subagent_auto_approve` says so.
   */
  readonly consent: () => ConsentGate;
  readonly records: () => DelegationRecords;
  readonly transcripts: Transcripts;
  /** Most children of one call where the caller waits for them, because nobody stays to bring the results later; null where results come later. */
  readonly oneShot: () => number | null;
}
