import { events as schemas, type EventFrame } from '@shared/contract/index.ts';
import type { Say } from './words.ts';

/** A notice of the system's. */
export interface Notice {
  readonly title: string;
  readonly body: string;
  /** Where a click leads. */
  readonly session: string;
}

export interface TurnNoticeDeps {
  /** Whether the person is looking at the window: then nothing is told. */
  readonly looking: () => boolean;
  /** `desk.notifications`, and after how many milliseconds a turn counts as long. */
  readonly wanted: () => { readonly on: boolean; readonly afterMs: number };
  /** The title of a session; null when it has none. */
  readonly title: (session: string) => string | null;
  readonly say: () => Say;
  readonly show: (notice: Notice) => void;
  readonly now?: () => number;
}

/**
 * Tells of a turn that took long once it has ended, and of a tool that waits for leave, while the person looks elsewhere. It
 * says in which conversation, never what was answered: a notice can be read over a shoulder.
 */
export function turnNotices(deps: TurnNoticeDeps): (event: EventFrame) => void {
  const { looking, wanted, title, say, show, now = () => Date.now() } = deps;
  const begun = new Map<string, number>();
  const asked = new Set<string>();
  const tell = (session: string, body: string): void => {
    if (wanted().on && !looking()) show({ title: title(session) ?? say()('untitled'), body, session });
  };
  return ({ type, data }) => {
    if (type === 'turn.started') {
      const { turn } = schemas['turn.started'].parse(data);
      begun.set(turn, now());
    } else if (type === 'turn.ended') {
      const { turn, session, outcome } = schemas['turn.ended'].parse(data);
      const since = begun.get(turn);
      begun.delete(turn);
      if (outcome === 'stopped' || since === undefined || now() - since < wanted().afterMs) return;
      tell(session, say()(outcome === 'completed' ? 'answered' : 'notAnswered'));
    } else if (type === 'tools.asks') {
      const { session, asks } = schemas['tools.asks'].parse(data);
      const fresh = asks.filter(({ id }) => !asked.has(id));
      for (const { id } of fresh) asked.add(id);
      if (fresh.length > 0) tell(session, say()('asksLeave'));
    }
  };
}
