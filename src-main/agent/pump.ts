import type { Emit } from '@shared/contract/index.ts';
import type { LiveTurn } from '@shared/contract/chat.ts';
import type { DraftWriter } from './ports.ts';

/** Milliseconds for which streamed pieces are gathered before they go to the disk and to the screens. */
export const gatherMs = 25;

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** A running turn as `chat.live` shows it; changed only together with the event that says so. */
export type LiveState = Mutable<LiveTurn>;

/** Gathers streamed pieces for a moment, writes them to the draft, then shows them: never the other way round. */
export interface Pump {
  piece(text: string, reasoning: string): void;
  restart(): void;
  notice(text: string): void;
  /** Writes and shows what is gathered. */
  flush(): void;
  /** The answer has become a row or is void: its streamed text is forgotten. */
  done(): void;
}

/** Makes the pump of one answer. */
export function createPump(live: LiveState, draft: DraftWriter, emit: Emit): Pump {
  const turn = { session: live.session, turn: live.turn };
  let text = '';
  let reasoning = '';
  let timer: NodeJS.Timeout | null = null;

  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    if (text === '' && reasoning === '') return;
    draft.add(text, reasoning);
    live.text += text;
    live.reasoning += reasoning;
    const data = { ...turn, text, reasoning };
    text = '';
    reasoning = '';
    emit('turn.delta', data);
  };

  const notice = (line: string): void => {
    if (live.notice === line) return;
    live.notice = line;
    emit('turn.notice', { ...turn, text: line });
  };

  return {
    piece: (moreText, moreReasoning) => {
      text += moreText;
      reasoning += moreReasoning;
      notice('');
      timer ??= setTimeout(flush, gatherMs);
    },
    restart: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      text = '';
      reasoning = '';
      draft.restart();
      live.text = '';
      live.reasoning = '';
      emit('turn.restart', turn);
    },
    notice,
    flush,
    done: () => {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      live.text = '';
      live.reasoning = '';
      notice('');
    },
  };
}
