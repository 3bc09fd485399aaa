/** A message that an index proposes. Higher scores are better; scores of one source compare with each other only. */
export interface Candidate {
  readonly id: number;
  readonly session: string;
  readonly time: number;
  readonly score: number;
  /** Structured content, of which an index and LIKE see more than a person does: to be looked at. */
  readonly structured: boolean;
}

/** SQL that is true for content behind U+0000, which SQLite's text functions take for empty. */
export const structuredSql = 'unicode(m.content) IS NULL AND octet_length(m.content) > 0';

/** What narrows a search: SQL over `messages m` with its parameters, and the sessions to look through, null for all. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
  readonly sessions: ReadonlySet<string> | null;
}

/** The whole condition as SQL, for a statement that is not run again and again. */
export function wholeCondition({ sql, params, sessions }: Condition): Pick<Condition, 'sql' | 'params'> {
  if (sessions === null) return { sql, params };
  return {
    sql: `${sql} AND +m.session_id IN (SELECT value FROM json_each(?))`,
    params: [...params, JSON.stringify([...sessions])],
  };
}
