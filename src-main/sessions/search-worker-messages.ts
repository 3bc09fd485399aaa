import type { Step } from './search-feed.ts';

/** What the app tells the worker that keeps the index, and what it answers. */
export type ToWorker =
  /** There may be new messages. `count` comes back as `seen` when they are in. */
  | { readonly type: 'look'; readonly count: number }
  /** These messages changed or are gone. */
  | { readonly type: 'changed'; readonly ids: readonly number[] }
  /** Another program wrote to these sessions. */
  | { readonly type: 'touched'; readonly sessions: readonly string[] }
  /** Messages went without anyone saying which. */
  | { readonly type: 'sweep' }
  /** Nobody reads the index: delete it and make it anew. */
  | { readonly type: 'rebuild' }
  | { readonly type: 'close' };

export type FromWorker =
  /** The file is there and may be read. */
  | { readonly type: 'open' }
  | {
      readonly type: 'progress';
      /** `compared`: every message is in, what changed unnoticed is still being looked for. */
      readonly step: Step;
      readonly done: number;
      readonly total: number;
      readonly seen: number;
    }
  /** The index is of no use; the worker waits for `rebuild`. */
  | { readonly type: 'unusable'; readonly reason: string }
  /** Something else went wrong; the worker has ended. */
  | { readonly type: 'failed'; readonly reason: string };

export interface WorkerFiles {
  readonly state: string;
  readonly index: string;
}
