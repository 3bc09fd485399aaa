import type { Tool } from '@shared/tools/tool.ts';
import type { BuiltPrompt, Model, PromptRequest } from '../ports.ts';
import type { ConsentGate } from '../tool-consent.ts';

/** What a conversation that works at a task of another one runs with, in place of what the person's conversations have. */
export interface ChildSetup {
  readonly model: Model;
  readonly tools: readonly Tool[];
  /** Model calls before the closing summary. */
  readonly maxCalls: number;
  /** Decides calls that need leave without asking anybody. */
  readonly consent: ConsentGate;
  prompt(request: PromptRequest): Promise<BuiltPrompt>;
}

/** The conversations that work at tasks of others in this process. */
export interface Children {
  /** What a conversation runs with as a child; null for one of the person's. */
  of(session: string): ChildSetup | null;
  add(session: string, setup: ChildSetup): void;
  drop(session: string): void;
}

/** Makes an empty list. */
export function createChildren(): Children {
  const all = new Map<string, ChildSetup>();
  return {
    of: (session) => all.get(session) ?? null,
    add: (session, setup) => void all.set(session, setup),
    drop: (session) => void all.delete(session),
  };
}
