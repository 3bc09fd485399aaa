import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';
import { isShown } from './conversation-store.ts';
import type { Conversation } from './conversation-store.ts';
import { findInMessage } from './find-in-text.ts';
import type { Found } from './find-in-text.ts';

export interface FindState {
  readonly open: boolean;
  readonly query: string;
  /** Every hit over the messages looked through so far, in their order. */
  readonly hits: readonly Found[];
  /** Index of the hit in view; -1 for none. */
  readonly current: number;
  /** True while messages are still looked through or loaded. */
  readonly searching: boolean;
  /** Once closed: whether the reader goes back to where they were. */
  readonly back: boolean;
}

/** Looks for words in one conversation, over all of its messages, also those that are not on the screen. */
export interface Find extends StoreApi<FindState> {
  /** Opens the bar, with words to look for where given. */
  begin(query?: string): void;
  /** Looks for other words; the first hit in view is the newest at or before the message `from`. */
  seek(query: string, from: number | null): void;
  /** The next (1) or the previous (-1) hit, around the ends. */
  step(by: 1 | -1): void;
  /** Closes the bar; `back` takes the reader to where they were when it was opened. */
  end(back?: boolean): void;
}

const closed: FindState = { open: false, query: '', hits: [], current: -1, searching: false, back: false };

/** Characters looked through before everything else gets its turn. */
const slice = 400_000;
/** While older messages come in, they are looked through at most this often, in ms. */
const pause = 120;

const breathe = (ms = 0): Promise<void> => new Promise((resolve) => window.setTimeout(resolve, ms));

/** Makes the search of one pane, closed. */
export function createFind(conversation: Conversation): Find {
  const store = createStore<FindState>(() => closed);
  let newest = 0;
  let stop: (() => void) | null = null;

  /** Looks through all there is now. False when other words were asked for meanwhile. */
  const lookThrough = async (query: string, mine: number): Promise<readonly Found[] | null> => {
    const { messages, results } = conversation.getState();
    const hits: Found[] = [];
    let looked = 0;
    for (const message of messages) {
      if (!isShown(message)) continue;
      hits.push(...findInMessage(message, results, query));
      looked += message.content.length + 200;
      if (looked < slice) continue;
      looked = 0;
      await breathe();
      if (mine !== newest) return null;
    }
    return hits;
  };

  const run = async (query: string, from: number | null): Promise<void> => {
    newest += 1;
    const mine = newest;
    if (query.trim() === '') {
      store.setState({ query, hits: [], current: -1, searching: false });
      return;
    }
    store.setState({ query, searching: true });
    const hits = await lookThrough(query, mine);
    if (hits === null || mine !== newest) return;
    const { hits: before, current, query: same } = store.getState();
    const kept = same === query ? before[current] : undefined;
    const at = kept === undefined ? startAt(hits, from) : hits.findIndex((hit) => isSame(hit, kept));
    store.setState({
      hits,
      current: at < 0 ? startAt(hits, from) : at,
      searching: conversation.getState().missing > 0,
    });
  };

  const follow = (): void => {
    stop?.();
    let waiting = false;
    stop = conversation.subscribe((now, was) => {
      if (now.messages === was.messages || waiting || !store.getState().open) return;
      waiting = true;
      void breathe(pause).then(() => {
        waiting = false;
        const { open, query } = store.getState();
        if (open) void run(query, null);
      });
    });
  };

  return Object.assign(store, {
    begin(query?: string): void {
      follow();
      store.setState({ open: true, back: false });
      if (query !== undefined) void seek(query, null);
    },
    seek: (query: string, from: number | null): void => void seek(query, from),
    step(by: 1 | -1): void {
      store.setState(({ hits, current }) =>
        hits.length === 0 ? {} : { current: (current + by + hits.length) % hits.length },
      );
    },
    end(back = false): void {
      newest += 1;
      stop?.();
      stop = null;
      store.setState({ ...closed, back });
    },
  });

  function seek(query: string, from: number | null): Promise<void> {
    store.setState({ hits: [], current: -1 });
    return run(query, from);
  }
}

/** The newest hit at or before a message, else the first behind it: a reader looks back. */
function startAt(hits: readonly Found[], from: number | null): number {
  if (hits.length === 0) return -1;
  if (from === null) return hits.length - 1;
  const back = hits.findLastIndex((hit) => hit.message <= from);
  return back < 0 ? 0 : back;
}

function isSame(a: Found, b: Found): boolean {
  if (a.message !== b.message || a.nth !== b.nth) return false;
  return typeof a.part === 'string' || typeof b.part === 'string' ? a.part === b.part : a.part.call === b.part.call;
}
