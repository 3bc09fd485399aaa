import type { ErrorShape } from './errors.ts';
import type { EventFrame } from './frames.ts';

/** The answer to a request as it crosses Electron IPC: an Error object would lose everything but its message. */
export type Answer =
  { readonly ok: true; readonly output: unknown } | { readonly ok: false; readonly error: ErrorShape };

/**
 * What the preload puts at `window.hermesDesk`, and nothing more: no channel name, no Electron object, no Node.
 * The renderer's bridge checks what goes in and comes out against the contract.
 */
export interface HermesDeskWindow {
  /** Never rejects: a refusal is an answer. */
  request(name: string, input: unknown): Promise<Answer>;
  /** Calls `listener` with each event, in order. Returns the way to stop. */
  on(listener: (event: EventFrame) => void): () => void;
  /** Events were missed: everything shown must be loaded afresh. Returns the way to stop. */
  onResync(listener: () => void): () => void;
}
