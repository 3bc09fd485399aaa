import type { Effect } from '../contract/sessions.ts';

declare global {
  /** Node and browsers have it; src-shared is written against neither. */
  interface AbortSignal {
    readonly aborted: boolean;
  }
}

/** In which conversation, and for whom, a tool is called. */
export interface ToolContext {
  /** Session id; empty for a call outside any session (`desk tool` without `--session`). */
  readonly session: string;
  /** One turn of the agent; failure caps count within it. */
  readonly turn: string;
  readonly origin: 'foreground' | 'background_review';
  /** A review the person asked for: what it replaces and removes is theirs to have wanted, and waits only with the gate on. */
  readonly attended?: boolean;
  /** Row id of the person's message that began the turn; null where there is none. */
  readonly message: number | null;
  /** Directory the file tools may read; null when none was chosen. */
  readonly workspace: string | null;
  readonly signal: AbortSignal;
}

/** What a tool answers. `content` is the exact text the model gets. */
export interface ToolResult {
  readonly content: string;
  /** True when the call did not do what was asked. */
  readonly failed: boolean;
  /** What it did to memory or skills, for Undo and Review in the chat. */
  readonly effect: Effect | null;
}

/** A tool the model may call. Nothing here can approve, purge or override. */
export interface Tool {
  readonly name: string;
  readonly description: string;
  /** JSON Schema of the arguments, an object. */
  readonly parameters: Readonly<Record<string, unknown>>;
  /** `parallel` calls may overlap each other; a `barrier` runs alone, in order. */
  readonly concurrency: 'parallel' | 'barrier';
  /** Milliseconds a call may take, where that is not what the loop allows. */
  readonly timeoutMs?: number;
  /** Present when each call needs the person's leave first: whose tool it is, and its name there. */
  readonly asks?: { readonly server: string; readonly tool: string };
  /** It reaches what is remembered of the person elsewhere: agents that work at a task for another are not given it. */
  readonly remembers?: true;
  /** Never throws for bad arguments: it answers them. */
  run(args: Readonly<Record<string, unknown>>, context: ToolContext): Promise<ToolResult>;
}
