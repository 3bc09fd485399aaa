import Database from 'better-sqlite3';
import { createSessions } from '../src-main/sessions/store.ts';
import type { SessionStore } from '../src-main/sessions/store-types.ts';
import { randomFrom, Talk } from './haystack.ts';

/** Times of one kind of query, in ms. */
export interface Times {
  readonly name: string;
  readonly ours: readonly number[];
  readonly like: readonly number[];
}

/** Opens the conversations of a home with our own search index, and waits until it is whole. */
export async function openHome(home: string): Promise<SessionStore> {
  const store = await createSessions({
    file: `${home}/state.db`,
    deskDir: `${home}/desk`,
    readOnly: false,
    emit: () => undefined,
    log: (message, details) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`),
    waiting: () => 0,
    running: () => false,
    searchDb: { file: `${home}/desk/search.db`, keep: true },
  });
  await store.searchIndexSettled();
  return store;
}

/** Queries by how common their words are: `tail` ranks are those of the generator. */
export function queriesOf(kind: string, count: number): string[] {
  const random = randomFrom(kind.length * 31);
  const talk = new Talk(1);
  const one = (): string => {
    const rank = random();
    if (kind.startsWith('common'))
      return ['the', 'and', 'you', 'that', 'was', 'for', 'what', 'said'][Math.floor(rank * 8)] ?? 'the';
    if (kind.startsWith('middle')) return talk.tail(Math.floor(20 + rank * 400));
    return talk.tail(Math.floor(8000 + rank * 20_000));
  };
  if (kind === 'cjk 2') return Array.from({ length: count }, () => talk.hanSign() + talk.hanSign());
  const words = Number(kind.split(' ')[1]);
  if (kind.startsWith('mixed'))
    return Array.from({ length: count }, () => `the ${talk.tail(Math.floor(20 + random() * 400))}`);
  return Array.from({ length: count }, () => Array.from({ length: words }, one).join(' '));
}

/** The first page of each query, and the same by a LIKE scan over the same file. */
export async function timesOf(
  store: SessionStore,
  file: string,
  name: string,
  queries: readonly string[],
  likes: number,
): Promise<Times> {
  const ours: number[] = [];
  for (const query of queries) {
    const begin = performance.now();
    await store.search(query, { limit: 20, depth: 'index' });
    ours.push(performance.now() - begin);
  }
  const db = new Database(file, { readonly: true });
  const like: number[] = [];
  for (const query of queries.slice(0, likes)) {
    const words = query.split(' ');
    const sql = `SELECT id, substr(content, 1, 120) FROM messages WHERE ${words.map(() => 'content LIKE ?').join(' AND ')}
      ORDER BY timestamp DESC LIMIT 20`;
    const begin = performance.now();
    db.prepare(sql).all(...words.map((w) => `%${w}%`));
    like.push(performance.now() - begin);
  }
  db.close();
  return { name, ours, like };
}

/** A percentile of some times; 0 for none. */
export function percentile(times: readonly number[], p: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
}
