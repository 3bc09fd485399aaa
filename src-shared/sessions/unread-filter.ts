import type { UnreadFilter } from '../contract/sessions.ts';

/** The roles that `role:` knows. */
export const searchRoles = ['user', 'assistant', 'tool', 'system'] as const;

/** What is said at a terminal, and to a model, of a filter that could not be read. */
export function unreadFilterText({ text, filter, leftOut }: UnreadFilter): string {
  const what =
    filter === 'role'
      ? `names no role: there are ${searchRoles.join(', ')}`
      : 'names no day: write 2026, 2026-03, 2026-03-09, today, yesterday, or 7d, 2w, 3m, 1y for so long ago';
  return `“${text}” ${what}. ${leftOut ? 'It was left out.' : 'It was looked for as text.'}`;
}
