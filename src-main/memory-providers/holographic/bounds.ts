import type { FactsDatabase, SqlRow } from './database.ts';
import { pieceTokens } from './words.ts';

/** Facts that hold words of one search at most; a store with more leaves words out that too many facts have. */
export const MOST_HITS = 5000;
/** The newest so many facts are looked into where nothing but their text can be searched. */
export const MOST_READ = 20_000;
/** Facts whose vectors one question is compared with at most. */
export const MOST_COMPARED = 8000;

/** What of a search could not be asked of every fact. */
export interface Bounded<T> {
  readonly kept: T;
  /** Words for the answer; null where nothing was left out. */
  readonly notice: string | null;
}

/**
 * The words of a search that a large store can be asked for at once: the rarest ones, as long as no more than `most` facts hold them, and
 * one at least that any fact has. A small store, or one whose index cannot be counted, is asked for all.
 */
export function affordableWords(db: FactsDatabase, words: readonly string[], most = MOST_HITS): Bounded<string[]> {
  const all = { kept: [...words], notice: null };
  if (words.length < 2) return all;
  let counted: { readonly word: string; readonly hits: number }[];
  try {
    if (newest(db) <= most) return all;
    counted = words.map((word) => ({ word, hits: hitsOf(db, word) }));
  } catch {
    // The index is damaged, or cannot be counted: what is asked of it next says so.
    return all;
  }
  let sum = 0;
  const kept = new Set<string>();
  for (const { word, hits } of [...counted].sort((a, b) => a.hits - b.hits)) {
    if (sum > 0 && sum + hits > most) break;
    sum += hits;
    kept.add(word);
  }
  const left = words.filter((word) => !kept.has(word));
  if (left.length === 0) return all;
  const notice = `Too many facts have these words, so they were not asked for: ${left.slice(0, 10).join(', ')}.`;
  return { kept: words.filter((word) => kept.has(word)), notice };
}

/** The highest number of a fact: no store has more facts than that. */
export function newest(db: FactsDatabase): number {
  return Number(db.get('SELECT max(fact_id) AS n FROM facts')?.['n'] ?? 0);
}

/**
 * The facts whose vectors a question about `names` is compared with, where there are more than `most`: those that have one of the names
 * as an entity, and the newest ones. Null for all of them.
 */
export function comparedFacts(
  db: FactsDatabase,
  names: readonly string[],
  category: string | null,
  most = MOST_COMPARED,
): { readonly ids: readonly number[]; readonly total: number } | null {
  const narrowed = category !== null && db.has('facts', 'category');
  const [where, values] = narrowed ? ['WHERE f.category = ?', [category]] : ['', []];
  const total = Number(db.get(`SELECT count(*) AS n FROM facts f ${where}`, ...values)?.['n']);
  if (total <= most) return null;
  const ids = new Set<number>();
  const take = (rows: readonly SqlRow[]): void => {
    for (const row of rows) if (ids.size < most) ids.add(Number(row['fact_id']));
  };
  if (db.has('entities', 'name') && db.has('fact_entities', 'fact_id')) {
    for (const name of names) {
      const sql = `SELECT f.fact_id FROM entities e JOIN fact_entities fe ON fe.entity_id = e.entity_id
        JOIN facts f ON f.fact_id = fe.fact_id ${where === '' ? 'WHERE' : `${where} AND`} e.name = ? COLLATE NOCASE
        ORDER BY f.fact_id DESC LIMIT ?`;
      take(db.all(sql, ...values, name, Math.floor(most / 2 / names.length)));
    }
  }
  take(db.all(`SELECT f.fact_id FROM facts f ${where} ORDER BY f.fact_id DESC LIMIT ?`, ...values, most));
  return { ids: [...ids].sort((a, b) => a - b), total };
}

/** How many facts have a word at most: of one that the index keeps in several pieces, the rarest counts. */
function hitsOf(db: FactsDatabase, word: string): number {
  const pieces = pieceTokens(word);
  if (pieces.length === 0) return 0;
  return Math.min(...pieces.map((piece) => db.indexed('facts_fts', piece)));
}
