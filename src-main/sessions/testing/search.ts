import { expect } from 'vitest';
import type { SearchResult } from '../store-types.ts';
import { aSession, openTestStore, type TestStore } from './store.ts';

/** A store with conversations of these messages, all of the person. */
export async function withMessages(
  ...conversations: readonly (readonly string[])[]
): Promise<TestStore & { ids: string[] }> {
  const opened = await openTestStore();
  return { ...opened, ids: await tell(opened, conversations) };
}

/** Puts conversations of these messages, all of the person, into a store; answers their ids. */
export async function tell({ store }: TestStore, conversations: readonly (readonly string[])[]): Promise<string[]> {
  const ids: string[] = [];
  for (const texts of conversations) {
    const id = await store.createSession(aSession());
    ids.push(id);
    await store.appendMany(
      id,
      texts.map((content) => ({ role: 'user' as const, content })),
    );
  }
  return ids;
}

/** A search to the end. */
export const full = { limit: 200, depth: 'full' } as const;

/** The marked parts of the snippets, as text. */
export function marked({ hits }: SearchResult): string[] {
  return hits.flatMap((h) => h.marks.map(([a, b]) => h.snippet.slice(a, b)));
}

/** The texts of the messages found, sorted; the search must have come to its end. */
export async function found(t: TestStore, query: string): Promise<string[]> {
  const { hits, complete } = await t.store.search(query, full);
  expect(complete).toBe(true);
  return hits
    .filter((h) => h.message !== null)
    .map((h) => t.store.message(h.message ?? 0).content)
    .sort();
}
