import type { Finding, Json, Store } from '@shared/contract/index.ts';
import type { HonchoDesk } from '../../memory-providers/honcho/index.ts';

/** Which rules a text is scanned by. */
export type ScanScope = 'all' | 'context' | 'strict';

/** One turn of tool calls, made exactly as the model would make them. */
export interface ToolTurn {
  /** Runs one call and answers the exact text the model would get. `args` is the JSON text of the arguments. */
  call(name: string, args: string): Promise<{ readonly content: string; readonly failed: boolean }>;
  close(): Promise<void>;
}

/** What a node id of the journey names. */
export type NamedNode =
  | {
      readonly kind: 'memory';
      readonly store: Store;
      readonly entry: string;
      /** Whole; its last one when it was removed. */
      readonly text: string;
      /** Milliseconds; null while it stands. */
      readonly removedAt: number | null;
    }
  | { readonly kind: 'skill'; readonly id: string; readonly name: string };

/** What the command line needs of the core beyond the contract. */
export interface CliServices {
  /** Opens a turn of origin `foreground`, the gate in force; with `session`, in that session. */
  openToolTurn(session: string | null): Promise<ToolTurn>;
  /** Everything the scanner finds in a text, in code points. */
  scan(text: string, scope: ScanScope): readonly Finding[];
  /** The journey in the payload shape of Hermes, with our own fields beside. */
  journeyPayload(): Promise<Json>;
  /**
   * What a node id of ours or of any generation of Hermes names. For a change an id that is only a position is refused, and one
   * of a memory that was removed.
   */
  journeyNode(id: string, purpose: 'look' | 'change' | 'restore'): Promise<NamedNode>;
  /** Honcho's own settings and server, of this profile or of another one of the root; null for this one. */
  honcho(profile: string | null): HonchoDesk;
}
