import type { EventFrame, RequestName } from '@shared/contract/index.ts';
import type { Connection } from './bridge.ts';

/** Carries requests and events as they are on the wire, unchecked. `checkedBridge` makes a Bridge of it. */
export interface Transport {
  /** Resolves with the raw output; rejects with a `DeskError`. */
  send(name: RequestName, input: unknown): Promise<unknown>;
  onEvent(listener: (frame: EventFrame) => void): void;
  /** Events were missed. */
  onResync(listener: () => void): void;
  connection(): Connection;
  onConnection(listener: (connection: Connection) => void): () => void;
}

/** A set of listeners; one that throws does not keep the others from hearing. */
export class Listeners<T> {
  readonly #all = new Set<(value: T) => void>();

  add(listener: (value: T) => void): () => void {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  }

  tell(value: T): void {
    for (const listener of [...this.#all]) {
      try {
        listener(value);
      } catch (error) {
        reportError(error);
      }
    }
  }
}
