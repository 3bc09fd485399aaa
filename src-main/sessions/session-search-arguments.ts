/** What the model asks `session_search` for, read as Hermes reads it: nothing that can be understood is refused. */
export interface SessionSearchArguments {
  readonly query: string;
  /** 1 to 10. */
  readonly limit: number;
  readonly sort: 'relevance' | 'newest' | 'oldest';
  readonly detail: 'adaptive' | 'full';
  /** Empty for none. */
  readonly roles: readonly string[];
  /** Empty for none. */
  readonly session: string;
  /** Null for none; NaN for something that is no number. */
  readonly around: number | null;
  /** 1 to 20. */
  readonly window: number;
  /** Whether every message is looked at, however long that takes. */
  readonly thorough: boolean;
  /** Another profile, as it was named; empty for none. */
  readonly profile: string;
}

export const DEFAULT_LIMIT = 3;
export const MAX_LIMIT = 10;
export const DEFAULT_WINDOW = 5;
export const MAX_WINDOW = 20;

/** Reads the arguments of a call. A session may be given as `ID`, `PROFILE/ID` or a link `@session:PROFILE/ID`. */
export function readArguments(args: Readonly<Record<string, unknown>>): SessionSearchArguments {
  const named = textOf(args['session_id']).replace(/^@session:/, '');
  // Ids hold no slash; what stands before one is a profile.
  const slash = named.indexOf('/');
  const [inLink, session] = slash < 0 ? ['', named] : [named.slice(0, slash), named.slice(slash + 1)];
  const sort = textOf(args['sort']).toLowerCase();
  return {
    query: textOf(args['query']),
    limit: clamp(args['limit'], DEFAULT_LIMIT, MAX_LIMIT),
    sort: sort === 'newest' || sort === 'oldest' ? sort : 'relevance',
    detail: textOf(args['detail']).toLowerCase() === 'full' ? 'full' : 'adaptive',
    roles: textOf(args['role_filter'])
      .split(',')
      .map((role) => role.trim())
      .filter((role) => role !== ''),
    session: session.trim(),
    around: aroundOf(args['around_message_id']),
    window: clamp(args['window'], DEFAULT_WINDOW, MAX_WINDOW),
    thorough: args['thorough'] === true || textOf(args['thorough']).toLowerCase() === 'true',
    profile: textOf(args['profile']) || inLink.trim(),
  };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function aroundOf(value: unknown): number | null {
  return value === undefined || value === null || value === '' ? null : (wholeNumber(value) ?? NaN);
}

/** A whole number as it is, as text, or with a fraction that is dropped; null for anything else. */
function wholeNumber(value: unknown): number | null {
  const number = typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? Math.trunc(number) : null;
}

function clamp(value: unknown, fallback: number, max: number): number {
  return Math.min(max, Math.max(1, wholeNumber(value) ?? fallback));
}
