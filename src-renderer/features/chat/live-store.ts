import type { LiveTurn, Queued, ToolAsk } from '@shared/contract/index.ts';
import { createStore } from 'zustand';
import type { StoreApi } from 'zustand';

export interface LiveTool {
  readonly callId: string;
  readonly name: string;
  readonly arguments: string;
}

/** The turn that runs in a conversation in view. */
export interface LiveState {
  readonly running: boolean;
  /** Names the place of what streams in now; it stays the place of the message that it becomes. Below zero, so that it is no message's id. */
  readonly place: number;
  readonly turn: string;
  /** Text of the answer that is no stored row yet. */
  readonly text: string;
  readonly reasoning: string;
  /** Calls without a stored result, oldest first. */
  readonly tools: readonly LiveTool[];
  readonly notice: string;
  readonly queued: readonly Queued[];
  /** Calls that wait for the person, oldest first. */
  readonly asks: readonly ToolAsk[];
}

const still: Omit<LiveState, 'place'> = {
  running: false,
  turn: '',
  text: '',
  reasoning: '',
  tools: [],
  notice: '',
  queued: [],
  asks: [],
};

/** Streamed pieces are drawn at most this often, in ms: fast enough to read, slow enough to leave time for typing. */
const drawEvery = 50;

/** The store of one pane, with what happens to its live turn, in the order of the events. */
export interface Live extends StoreApi<LiveState> {
  /** Begins with what the core says runs now, null when nothing does; `waiting` is what stands in the queue then. */
  reset(turn: LiveTurn | null, waiting?: LiveState['queued']): void;
  started(turn: string): void;
  delta(text: string, reasoning: string): void;
  tool(tool: LiveTool, state: 'running' | 'done' | 'failed'): void;
  notice(notice: string): void;
  queue(queued: LiveState['queued']): void;
  asks(asks: LiveState['asks']): void;
  /** What streamed since the last stored row is void: the answer begins anew. */
  clear(): void;
  /** It is stored now, as this message, which takes its place. */
  stored(message: number): void;
  /** The place of a message: what streamed in as it had one already. */
  placeOf(message: number): number;
}

/** Makes the store of one pane: nothing runs. */
export function createLive(): Live {
  const store = createStore<LiveState>(() => ({ ...still, place: -1 }));
  /** Places of messages that streamed in here. */
  const places = new Map<number, number>();
  let pending = { text: '', reasoning: '' };
  let timer: number | null = null;

  const drop = (): void => {
    if (timer !== null) window.clearTimeout(timer);
    timer = null;
    pending = { text: '', reasoning: '' };
  };
  const flush = (): void => {
    const { text, reasoning } = pending;
    drop();
    if (text === '' && reasoning === '') return;
    store.setState((was) => ({ text: was.text + text, reasoning: was.reasoning + reasoning, notice: '' }));
  };

  return Object.assign(store, {
    reset(turn: LiveTurn | null, waiting: LiveState['queued'] = []): void {
      drop();
      store.setState(
        turn === null
          ? { ...still, queued: waiting }
          : {
              running: true,
              turn: turn.turn,
              text: turn.text,
              reasoning: turn.reasoning,
              tools: turn.tools,
              notice: turn.notice,
              queued: turn.queued,
              asks: turn.asks,
            },
      );
    },
    started(turn: string): void {
      drop();
      store.setState((was) => ({ ...still, running: true, turn, queued: was.queued }));
    },
    delta(text: string, reasoning: string): void {
      pending = { text: pending.text + text, reasoning: pending.reasoning + reasoning };
      timer ??= window.setTimeout(flush, drawEvery);
    },
    tool(tool: LiveTool, state: 'running' | 'done' | 'failed'): void {
      store.setState((was) => {
        const others = was.tools.filter((known) => known.callId !== tool.callId);
        return { tools: state === 'running' ? [...others, tool] : others, notice: '' };
      });
    },
    notice: (notice: string): void => store.setState({ notice }),
    queue: (queued: LiveState['queued']): void => store.setState({ queued }),
    asks: (asks: LiveState['asks']): void => store.setState({ asks }),
    clear(): void {
      drop();
      store.setState({ text: '', reasoning: '' });
    },
    stored(message: number): void {
      drop();
      if (store.getState().running) places.set(message, store.getState().place);
      store.setState(({ place }) => ({ text: '', reasoning: '', place: place - 1 }));
    },
    placeOf: (message: number): number => places.get(message) ?? message,
  });
}
