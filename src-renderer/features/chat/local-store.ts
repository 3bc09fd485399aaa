import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

/** One line of an answer: what it is about, what is so, and where it can be seen. */
export interface LocalLine {
  readonly term: string;
  readonly text: string;
  readonly href?: string;
}

/** Something that can be done from an answer. */
export interface LocalAction {
  readonly label: string;
  readonly run: () => void;
}

/** What a command answers: text alone, never Markdown, so that nothing in it can be taken for markup. */
export interface LocalAnswer {
  readonly heading: string;
  readonly lines?: readonly LocalLine[];
  readonly note?: string;
  readonly actions?: readonly LocalAction[];
  /** True when the command was not carried out. */
  readonly refused?: boolean;
}

/** An answer in its place: behind the message `after`, null where there was none yet. No model is ever sent it. */
export interface LocalRow extends LocalAnswer {
  readonly id: number;
  readonly after: number | null;
  /** What was typed. */
  readonly command: string;
}

export interface LocalState {
  readonly rows: readonly LocalRow[];
}

/** The answers of commands in one pane; they last as long as the conversation is in view. */
export interface Locals extends StoreApi<LocalState> {
  add(command: string, after: number | null, answer: LocalAnswer): void;
  close(id: number): void;
  clear(): void;
}

/** Makes the store of one pane, empty. */
export function createLocals(): Locals {
  const store = createStore<LocalState>(() => ({ rows: [] }));
  let last = 0;
  return Object.assign(store, {
    add(command: string, after: number | null, answer: LocalAnswer): void {
      last += 1;
      const row = { ...answer, id: last, after, command };
      store.setState(({ rows }) => ({ rows: [...rows, row] }));
    },
    close: (id: number): void => store.setState(({ rows }) => ({ rows: rows.filter((row) => row.id !== id) })),
    clear: (): void => store.setState({ rows: [] }),
  });
}
