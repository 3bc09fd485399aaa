import type { Cause, JournalEvent } from '@shared/contract/index.ts';
import type { Identified } from '@shared/memory/compare.ts';
import { firstCodePoints } from '@shared/memory/text.ts';
import type { History, HistoryEvent } from './journal/history.ts';
import { PURGED } from './journal/line.ts';
import type { ChangeCause, SessionSource } from './types.ts';

const QUOTE = 300;

/** A recorded cause as people see it: with the session's title and the person's own words. */
export function causeOf(sessions: SessionSource, cause: ChangeCause): Cause {
  const { origin, session, message, approver } = cause;
  const quote = session === null || message === null ? null : sessions.quote(session, message);
  return {
    origin,
    session,
    sessionTitle: session === null ? null : sessions.title(session),
    message,
    quote: quote === null ? null : firstCodePoints(quote, QUOTE),
    approver,
  };
}

/** Whether an event can be taken back as the store is now: its entry must be as the event left it. */
export function isUndoable(event: HistoryEvent, live: readonly Identified[]): boolean {
  if (event.kind !== 'done' && event.kind !== 'external') return false;
  const now = live.find((entry) => entry.id === event.id)?.text ?? null;
  switch (event.op) {
    case 'add':
      return now !== null && now === event.after;
    case 'replace':
    case 'restore':
      return now !== null && now === event.after && event.before !== PURGED;
    case 'remove':
      return (
        now === null &&
        event.before !== null &&
        event.before !== PURGED &&
        !live.some((entry) => entry.text === event.before)
      );
    default:
      return false;
  }
}

/** An event as people see it; null for a change of place, which is no news to anybody. */
export function toJournalEvent(event: HistoryEvent, history: History, sessions: SessionSource): JournalEvent | null {
  if (event.op === 'move') return null;
  return {
    seq: event.seq,
    time: event.time,
    kind: event.kind,
    op: event.op,
    entry: event.id,
    store: event.store,
    before: event.before,
    after: event.after,
    cause: causeOf(sessions, event),
    undoable: isUndoable(event, history.list(event.store)),
  };
}
