import type { Emit, Finding, Origin, Store } from '@shared/contract/index.ts';

/** Looks a text over for what must not reach a system prompt; spans in code points. Must be pure and never throw. */
export type Scan = (text: string, scope: 'strict') => readonly Finding[];

/** What memory wants to know of conversations. */
export interface SessionSource {
  /** The system prompt a session was given, and when; null when there is no such session or it has none yet. */
  prompt(id: string): { readonly text: string; readonly frozenAt: number; readonly title: string | null } | null;
  /** The session a person looks at when they name none; null when there is none. */
  latest(): string | null;
  title(id: string): string | null;
  /** The person's words in a message, at most 300 code points; null when unknown. */
  quote(session: string, message: number): string | null;
}

/** A small logger; texts of memories never go in. */
export interface Log {
  info(message: string): void;
  warn(message: string): void;
}

/** What memory needs of the house around it. Paths are absolute. */
export interface MemoryDeps {
  /** `<home>/memories`. */
  readonly memoriesDir: string;
  /** `<home>/pending`; memory writes wait in its folder `memory`. */
  readonly pendingDir: string;
  /** `<home>/desk`. */
  readonly deskDir: string;
  /** Limits in code points, as configured now. */
  readonly limits: () => Readonly<Record<Store, number>>;
  /** Whether a store is switched on, as configured now. */
  readonly enabled: (store: Store) => boolean;
  /** `memory.write_approval` as configured now. */
  readonly gate: () => boolean;
  /** Writes `memory.write_approval`. */
  readonly setGate: (on: boolean) => Promise<void>;
  readonly scan: Scan;
  readonly emit: Emit;
  readonly sessions: SessionSource;
  readonly log: Log;
  /** True while another app owns the home: nothing is written then, not even the journal. */
  readonly readOnly?: () => boolean;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
  /** Who repeats what memory holds; null for nobody. */
  readonly repeated?: () => Repeated | null;
}

/** Others beside the stores that repeat what memory holds: a memory provider, with what waits for it and the log of what it was sent. */
export interface Repeated {
  /** Tells them of every change that is committed. Never throws. */
  tell(): Promise<void>;
  /** Takes out what touches an erased text; names what was taken from and, in words, what keeps it. Never throws. */
  erase(touches: (text: string) => boolean): { readonly erased: readonly string[]; readonly kept: readonly string[] };
}

/** What a change is recorded with: who, in which conversation, on whose word. */
export interface ChangeCause {
  readonly origin: Origin;
  readonly session: string | null;
  readonly message: number | null;
  readonly approver: string | null;
}
