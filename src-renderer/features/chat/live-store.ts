import type { LiveTurn, ToolAsk } from '@shared/contract/index.ts';
import { create } from 'zustand';

export interface LiveTool {
  readonly callId: string;
  readonly name: string;
  readonly arguments: string;
}

/** The turn that runs in the conversation in view. */
interface LiveStore {
  readonly running: boolean;
  readonly turn: string;
  /** Text of the answer that is no stored row yet. */
  readonly text: string;
  readonly reasoning: string;
  /** Calls without a stored result, oldest first. */
  readonly tools: readonly LiveTool[];
  readonly notice: string;
  readonly queued: readonly { readonly id: string; readonly text: string }[];
  /** Calls that wait for the person, oldest first. */
  readonly asks: readonly ToolAsk[];
}

const still: LiveStore = {
  running: false,
  turn: '',
  text: '',
  reasoning: '',
  tools: [],
  notice: '',
  queued: [],
  asks: [],
};

export const useLive = create<LiveStore>(() => still);

/** Streamed pieces are drawn at most this often, in ms: fast enough to read, slow enough to leave time for typing. */
const drawEvery = 50;

let pending = { text: '', reasoning: '' };
let timer: number | null = null;

function flush(): void {
  if (timer !== null) window.clearTimeout(timer);
  timer = null;
  const { text, reasoning } = pending;
  if (text === '' && reasoning === '') return;
  pending = { text: '', reasoning: '' };
  useLive.setState((was) => ({ text: was.text + text, reasoning: was.reasoning + reasoning, notice: '' }));
}

/** What happens to the live turn, in the order of the events. */
export const live = {
  /** Begins with what the core says runs now; null when nothing does. */
  reset(turn: LiveTurn | null): void {
    pending = { text: '', reasoning: '' };
    flush();
    useLive.setState(
      turn === null
        ? still
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
    pending = { text: '', reasoning: '' };
    useLive.setState((was) => ({ ...still, running: true, turn, queued: was.queued }));
  },
  delta(text: string, reasoning: string): void {
    pending = { text: pending.text + text, reasoning: pending.reasoning + reasoning };
    timer ??= window.setTimeout(flush, drawEvery);
  },
  tool(tool: LiveTool, state: 'running' | 'done' | 'failed'): void {
    useLive.setState((was) => {
      const others = was.tools.filter((known) => known.callId !== tool.callId);
      return { tools: state === 'running' ? [...others, tool] : others, notice: '' };
    });
  },
  notice: (notice: string): void => useLive.setState({ notice }),
  queue: (queued: LiveStore['queued']): void => useLive.setState({ queued }),
  asks: (asks: LiveStore['asks']): void => useLive.setState({ asks }),
  /** What streamed since the last stored row is stored now, or void: the answer begins anew. */
  clear(): void {
    pending = { text: '', reasoning: '' };
    flush();
    useLive.setState({ text: '', reasoning: '' });
  },
};
