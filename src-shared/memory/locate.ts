import { unique } from './entries.ts';

/** What a piece of text points at in a list of entries. */
export type Located =
  | { readonly kind: 'one'; readonly index: number }
  | { readonly kind: 'none' }
  | { readonly kind: 'many'; readonly matches: readonly string[] };

/**
 * Finds the entry that `oldText` means: an entry equal to it beats entries that merely contain it; comparison is exact
 * and case-sensitive; of identical entries the first is meant; different candidates are never chosen between.
 */
export function locate(entries: readonly string[], oldText: string): Located {
  // Half a character would match inside a whole one, which is another character.
  if (!oldText.isWellFormed()) return { kind: 'none' };
  const exact = entries.indexOf(oldText);
  if (exact >= 0) return { kind: 'one', index: exact };
  const matches = unique(entries.filter((entry) => entry.includes(oldText)));
  const [only] = matches;
  if (only === undefined) return { kind: 'none' };
  if (matches.length > 1) return { kind: 'many', matches };
  return { kind: 'one', index: entries.indexOf(only) };
}
