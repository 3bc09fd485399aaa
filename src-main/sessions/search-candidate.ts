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

/** SQL that narrows the search, over `messages m`, and its parameters. */
export interface Condition {
  readonly sql: string;
  readonly params: readonly unknown[];
}
