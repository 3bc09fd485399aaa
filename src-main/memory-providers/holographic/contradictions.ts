import { fromBlob } from './blob.ts';
import type { SqlRow } from './database.ts';
import { factOf, type Fact, type FactStore } from './facts.ts';
import { pace } from './pace.ts';
import type { Narrowed } from './retrieval.ts';
import { factVector, similarity, type Phases } from './vectors.ts';

/** One side of a contradiction. */
export type Side = Omit<Fact, 'retrieval_count' | 'helpful_count'>;

/** Two facts about the same things that say something else. Numbers are rounded to three places. */
export interface Contradiction {
  readonly fact_a: Side;
  readonly fact_b: Side;
  /** Share of the entities that both have. */
  readonly entity_overlap: number;
  /** -1 to 1. */
  readonly content_similarity: number;
  readonly contradiction_score: number;
  readonly shared_entities: readonly string[];
}

/** Beyond so many only the facts changed last are compared with each other. */
const MOST_FACTS = 500;
const LEAST_OVERLAP = 0.3;
const LEAST_SCORE = 0.3;

interface Compared {
  readonly fact: Fact;
  readonly entities: ReadonlySet<string>;
  readonly vector: Phases;
}

/** Pairs of facts that may contradict each other, the likeliest first, as Hermes finds them. */
export async function contradictions(
  store: FactStore,
  { category = null, limit, signal }: Narrowed,
): Promise<Contradiction[]> {
  const work = pace(signal);
  const facts: Compared[] = [];
  for (const row of newest(store, category)) {
    const fact = factOf(row);
    const names = store.entitiesOf(fact.fact_id);
    if (names.length === 0) continue;
    const vector = fromBlob(row['hrr_vector'], store.dim) ?? factVector(fact.content, names, store.dim);
    facts.push({ fact, entities: new Set(names.map((name) => name.toLowerCase())), vector });
    await work.pause();
  }
  const found: Contradiction[] = [];
  for (const [i, a] of facts.entries()) {
    for (const b of facts.slice(i + 1)) {
      const pair = compare(a, b);
      if (pair !== null) found.push(pair);
    }
    await work.pause();
  }
  return found.sort((a, b) => b.contradiction_score - a.contradiction_score).slice(0, Math.max(0, limit));
}

/** All facts in the order of their ids, or of too many the ones changed last. */
function newest(store: FactStore, category: string | null): SqlRow[] {
  const narrowed = category !== null && store.db.has('facts', 'category');
  const values = narrowed ? [category] : [];
  const where = narrowed ? 'WHERE category = ?' : '';
  const isTooMany = store.db.get(`SELECT 1 FROM facts ${where} LIMIT 1 OFFSET ${String(MOST_FACTS)}`, ...values);
  return store.db.all(
    `SELECT * FROM (SELECT ${store.columns}, ${store.vectorColumn} FROM facts f) ${where}
     ORDER BY ${isTooMany === undefined ? '' : 'coalesce(updated_at, created_at) DESC,'} fact_id
     LIMIT ${String(MOST_FACTS)}`,
    ...values,
  );
}

function compare(a: Compared, b: Compared): Contradiction | null {
  const shared = [...a.entities].filter((name) => b.entities.has(name));
  const overlap = shared.length / (a.entities.size + b.entities.size - shared.length);
  if (shared.length === 0 || overlap < LEAST_OVERLAP) return null;
  const alike = similarity(a.vector, b.vector);
  const score = overlap * (1 - (alike + 1) / 2);
  if (score < LEAST_SCORE) return null;
  return {
    fact_a: side(a.fact),
    fact_b: side(b.fact),
    entity_overlap: rounded(overlap),
    content_similarity: rounded(alike),
    contradiction_score: rounded(score),
    shared_entities: shared.sort(),
  };
}

function side({ fact_id, content, category, tags, trust_score, created_at, updated_at }: Fact): Side {
  return { fact_id, content, category, tags, trust_score, created_at, updated_at };
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
