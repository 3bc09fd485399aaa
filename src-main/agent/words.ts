import type { Row } from './ports.ts';

/** What the loop itself says to a model. Each is stored as a hidden row, so that later calls send the same bytes. */
export const closingWords =
  'You have used all the steps this turn allows, and no tool can be called any more. Tell me in a few sentences what is ' +
  'done, what you found out and what is left to do.';

/** Asks for the rest of an answer that was cut off. */
export const continueWords =
  'Your last answer was cut off. Go on exactly where it ends, without repeating what is already there.';

/**
 * Said to a model in the place of an answer that never came, so that what the person said before and after stays two turns.
 * It is no row: on disk a note stands there.
 */
export const noAnswerWords = '[This turn ended without an answer: it failed or was stopped.]';

/** Kind of the row with which a goal goes on: the app speaks there, not the person. */
export const goalKind = 'goal';

/** Kind of the row that brings results to the conversation that delegated; Hermes' own name for it. */
export const arrivalKind = 'async_delegation_complete';

/** Whether the person said a row: neither the loop nor the app did in their place, and it is no summary. */
export function saidByPerson(row: Pick<Row, 'role' | 'displayKind' | 'summary'>): boolean {
  const { role, displayKind, summary } = row;
  return (
    role === 'user' && !summary && displayKind !== 'hidden' && displayKind !== goalKind && displayKind !== arrivalKind
  );
}

/** First line of the person's words as a title: at most 48 code points, cut between words; null for blank words. */
export function deriveTitle(text: string): string | null {
  const line = text
    .split('\n')
    .map((each) => each.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim())
    .find((each) => each !== '');
  if (line === undefined) return null;
  const points = Array.from(line);
  if (points.length <= 48) return line;
  const head = points.slice(0, 47).join('');
  const space = head.lastIndexOf(' ');
  return `${(space >= 24 ? head.slice(0, space) : head).trimEnd()}…`;
}

const two = (n: number): string => String(n).padStart(2, '0');

/** A session id as Hermes makes them: `YYYYMMDD_HHMMSS_` in local time and six hex digits. */
export function newSessionId(now: number, hex: string): string {
  const at = new Date(now);
  const day = `${String(at.getFullYear())}${two(at.getMonth() + 1)}${two(at.getDate())}`;
  return `${day}_${two(at.getHours())}${two(at.getMinutes())}${two(at.getSeconds())}_${hex.slice(0, 6)}`;
}
