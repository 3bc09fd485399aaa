import type { Finding, Json } from '@shared/contract/index.ts';

/** Which rules a text is scanned by. */
export type ScanScope = 'all' | 'context' | 'strict';

/** One turn of tool calls, made exactly as the model would make them. */
export interface ToolTurn {
  /** Runs one call and answers the exact text the model would get. `args` is the JSON text of the arguments. */
  call(name: string, args: string): Promise<{ readonly content: string; readonly failed: boolean }>;
  close(): Promise<void>;
}

/** What the command line needs of the core beyond the contract. */
export interface CliServices {
  /** Opens a turn of origin `foreground`, the gate in force; with `session`, in that session. */
  openToolTurn(session: string | null): Promise<ToolTurn>;
  /** Everything the scanner finds in a text, in code points. */
  scan(text: string, scope: ScanScope): readonly Finding[];
  /** The journey in the payload shape of Hermes, with our own fields beside. */
  journeyPayload(): Promise<Json>;
}
