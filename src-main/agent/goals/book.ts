import { DeskError } from '@shared/contract/errors.ts';
import type { GoalStore } from './ports.ts';
import { readGoal, writeGoal, type GoalState } from './state.ts';

/** The goals on disk, changed one change after the other, so that none is made from what another has changed meanwhile. */
export class GoalBook {
  readonly #store: () => GoalStore;
  readonly #writing = new Map<string, Promise<unknown>>();

  constructor(store: () => GoalStore) {
    this.#store = store;
  }

  /** The goal of a conversation; null when there is none, or it was cleared. */
  find(session: string): GoalState | null {
    return readGoal(this.#store().read(session));
  }

  /** The same; throws `not_found`. */
  get(session: string): GoalState {
    const state = this.find(session);
    if (state !== null) return state;
    throw new DeskError('not_found', 'This conversation has no goal.', {
      remedy: 'Set one with /goal and what is to be reached.',
    });
  }

  /** Sessions with a goal. */
  list(): readonly string[] {
    return this.#store().list();
  }

  /** Changes a goal as it is on disk then, and answers it. Throws `not_found`, and what `change` throws. */
  amend(session: string, change: (state: GoalState) => GoalState): Promise<GoalState> {
    return this.#inTurn(session, async () => {
      const state = change(this.get(session));
      await this.#store().write(session, writeGoal(state, this.#store().read(session)));
      return state;
    });
  }

  /** Puts a goal in the place of whatever stood there; answers the way back. */
  replace(session: string, state: GoalState): Promise<() => Promise<void>> {
    return this.#inTurn(session, async () => {
      const earlier = this.#store().read(session);
      await this.#store().write(session, writeGoal(state, null));
      return () => this.#inTurn(session, () => this.#store().write(session, earlier));
    });
  }

  /** Takes a goal away. Throws `not_found`. */
  clear(session: string): Promise<void> {
    return this.#inTurn(session, async () => {
      this.get(session);
      await this.#store().write(session, null);
    });
  }

  #inTurn<T>(session: string, write: () => Promise<T>): Promise<T> {
    return inTurn(this.#writing, session, write);
  }
}

/** Does one thing after the other for each key, whatever becomes of the one before. */
export function inTurn<T>(work: Map<string, Promise<unknown>>, key: string, fn: () => Promise<T>): Promise<T> {
  const result = (work.get(key) ?? Promise.resolve()).then(fn, fn);
  const settled = result.then(
    () => undefined,
    () => undefined,
  );
  work.set(key, settled);
  void settled.then(() => {
    if (work.get(key) === settled) work.delete(key);
  });
  return result;
}
