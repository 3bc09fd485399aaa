import { fromBlob } from './blob.ts';
import { affordableWords, comparedFacts, MOST_READ, newest } from './bounds.ts';
import type { SqlRow, SqlValue } from './database.ts';
import { factOf, type Fact, type FactStore } from './facts.ts';
import { pace } from './pace.ts';
import { Points, pointsOf } from './points.ts';
import { parseTime } from './times.ts';
import {
  bind,
  contentRole,
  entityRole,
  entityVector,
  factVector,
  similarity,
  textVector,
  unbind,
  type Phases,
} from './vectors.ts';
import { askedWords, jaccard, matchExpression, plainWords, unspacedPairs, wordSet } from './words.ts';

/** A fact with its score, as the tools tell it. */
export interface ScoredFact extends Fact {
  /** How well the words match, the best of a search being 1; only where words were searched for. */
  readonly fts_rank?: number;
  readonly score: number;
}

/** What narrows a question, and what can end it. */
export interface Narrowed {
  readonly category?: string | null;
  readonly limit: number;
  readonly signal?: AbortSignal;
  /** Told when a store is too large to be asked as a whole, with what was left out in words. */
  readonly onBounded?: (notice: string) => void;
}

/** How results are weighed. */
export interface RetrieverOptions {
  /** Days after which a fact counts half; 0 for never. */
  readonly halfLifeDays: number;
  /** Weight of the vectors in a search, beside 0.4 for the index and 0.3 for shared words. */
  readonly vectorWeight: number;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Trust from which a fact counts where a question falls back to words. */
const LEAST_TRUST = 0.3;
const INDEX_WEIGHT = 0.4;
const WORDS_WEIGHT = 0.3;
/** A search weighs so many candidates for each result wanted. */
const CANDIDATES = 3;
const PAGE = 32;
/** So many more than are wanted are kept while facts are compared. */
const KEPT = 512;
const DAY_MS = 86_400_000;
const ALL = Number.MIN_SAFE_INTEGER;

interface Candidate {
  readonly fact: Fact;
  readonly vector: unknown;
  readonly rank: number;
}

/** What every candidate of a search has to be. */
interface Asking {
  readonly category: string | null;
  readonly minTrust: number;
  readonly onBounded: Narrowed['onBounded'] | undefined;
}

/** Answers the questions of `fact_store` as Hermes does: the same facts in the same order with the same scores. */
export class Retriever {
  readonly #store: FactStore;
  readonly #options: RetrieverOptions;

  constructor(store: FactStore, options: RetrieverOptions) {
    this.#store = store;
    this.#options = options;
  }

  /**
   * Facts that share a telling word with the query: what the index says, the share of common words and the likeness of the
   * vectors, weighed, times trust, times age where that is set.
   */
  search(
    typed: string,
    { category = null, limit, minTrust, onBounded }: Narrowed & { minTrust: number },
  ): ScoredFact[] {
    const query = askedWords(typed);
    const words = wordSet(query);
    let asked: Phases | null = null;
    const asking: Asking = { category, minTrust, onBounded };
    const scored = this.#candidates(query, asking, limit * CANDIDATES).map(({ fact, vector, rank }): ScoredFact => {
      const phases = this.#options.vectorWeight > 0 ? fromBlob(vector, this.#store.dim) : null;
      if (phases !== null) asked ??= textVector(query, this.#store.dim);
      const alike = phases === null || asked === null ? 0.5 : unit(similarity(asked, phases));
      const shared = jaccard(words, wordSet(`${fact.content} ${fact.tags}`));
      const relevance = INDEX_WEIGHT * rank + WORDS_WEIGHT * shared + this.#options.vectorWeight * alike;
      return { ...fact, fts_rank: rank, score: relevance * fact.trust_score * this.#freshness(fact) };
    });
    return best(scored, limit);
  }

  /** Facts in which the entity is an entity; within a category by what its memory bank holds of it. */
  async probe(entity: string, narrowed: Narrowed): Promise<ScoredFact[]> {
    const { dim } = this.#store;
    const key = bind(entityVector(entity, dim), entityRole(dim));
    const bank = this.#bank(narrowed.category ?? null);
    if (bank !== null) {
      const left = pointsOf(unbind(bank, key));
      return (await this.#byVector([entity], narrowed, (points) => points.likeness(left))) ?? [];
    }
    const content = pointsOf(bind(key, contentRole(dim)));
    const found = await this.#byVector([entity], narrowed, (points, fact) =>
      points.likenessToText(content, fact.content),
    );
    return found ?? this.#byWords(entity, narrowed);
  }

  /** Facts in which the entity has any part, as an entity or as a word. */
  async related(entity: string, narrowed: Narrowed): Promise<ScoredFact[]> {
    const { dim } = this.#store;
    const key = entityVector(entity, dim);
    const [asEntity, asWord] = [pointsOf(bind(key, entityRole(dim))), pointsOf(bind(key, contentRole(dim)))];
    const found = await this.#byVector([entity], narrowed, (points) =>
      Math.max(points.likeness(asEntity), points.likeness(asWord)),
    );
    return found ?? this.#byWords(entity, narrowed);
  }

  /** Facts in which all the entities have a part: the weakest counts. */
  async reason(entities: readonly string[], narrowed: Narrowed): Promise<ScoredFact[]> {
    const { dim } = this.#store;
    const role = bind(entityRole(dim), contentRole(dim));
    const keys = entities.map((entity) => pointsOf(bind(entityVector(entity, dim), role)));
    const found = await this.#byVector(entities, narrowed, (points) =>
      Math.min(...keys.map((key) => points.likeness(key))),
    );
    return found ?? this.#byWords(entities.join(' '), narrowed);
  }

  #byWords(query: string, narrowed: Narrowed): ScoredFact[] {
    return this.search(query, { ...narrowed, minTrust: LEAST_TRUST });
  }

  /**
   * The best facts by the likeness of their vectors, times trust; null when there are no facts to compare. Of more than can be compared
   * in time, those that have one of the names, and the newest ones.
   */
  async #byVector(
    names: readonly string[],
    { category = null, limit, signal, onBounded }: Narrowed,
    likeness: (points: Points, fact: Fact) => number,
  ): Promise<ScoredFact[] | null> {
    const work = pace(signal);
    let scored: ScoredFact[] = [];
    const points = new Points(this.#store.dim);
    let isEmpty = true;
    const compared = comparedFacts(this.#store.db, names, category);
    if (compared !== null) {
      onBounded?.(
        `Compared with ${String(compared.ids.length)} of ${String(compared.total)} facts: those that have the names, and the newest.`,
      );
    }
    for (let last = ALL, page = 0; ; page += 1) {
      const rows =
        compared === null
          ? this.#page(category, last)
          : this.#these(compared.ids.slice(page * PAGE, (page + 1) * PAGE));
      for (const row of rows) {
        const fact = factOf(row);
        points.set(this.#vectorOf(row, fact));
        scored.push({ ...fact, score: unit(likeness(points, fact)) * fact.trust_score });
        isEmpty = false;
        await work.pause();
      }
      if (compared === null ? rows.length < PAGE : (page + 1) * PAGE >= compared.ids.length) break;
      if (scored.length > limit + KEPT) scored = best(scored, limit);
      last = Number(rows.at(-1)?.['fact_id']);
    }
    return isEmpty ? null : best(scored, limit);
  }

  #these(ids: readonly number[]): SqlRow[] {
    const { db, columns, vectorColumn } = this.#store;
    const asked = `SELECT value FROM json_each(?)`;
    return db.all(
      `SELECT ${columns}, ${vectorColumn} FROM facts f WHERE f.fact_id IN (${asked}) ORDER BY f.fact_id`,
      JSON.stringify(ids),
    );
  }

  #page(category: string | null, last: number): SqlRow[] {
    const { db, columns, vectorColumn } = this.#store;
    const narrowed = category !== null && db.has('facts', 'category');
    return db.all(
      `SELECT ${columns}, ${vectorColumn} FROM facts f WHERE f.fact_id > ? ${narrowed ? 'AND f.category = ?' : ''}
       ORDER BY f.fact_id LIMIT ${String(PAGE)}`,
      last,
      ...(narrowed ? [category] : []),
    );
  }

  /** The vector of a fact; made on the spot for one that was kept without, or with another dimension. */
  #vectorOf(row: SqlRow, fact: Fact): Phases {
    return (
      fromBlob(row['hrr_vector'], this.#store.dim) ??
      factVector(fact.content, this.#store.entitiesOf(fact.fact_id), this.#store.dim)
    );
  }

  #bank(category: string | null): Phases | null {
    if (category === null || !this.#store.db.has('memory_banks', 'vector')) return null;
    const row = this.#store.db.get('SELECT vector FROM memory_banks WHERE bank_name = ?', `cat:${category}`);
    return fromBlob(row?.['vector'], this.#store.dim);
  }

  #candidates(query: string, asking: Asking, wanted: number): Candidate[] {
    const byIndex = this.#byIndex(query, asking, wanted);
    if (byIndex === null) return this.#byPieces(plainWords(query), asking, wanted, new Set());
    const pairs = byIndex.length < wanted ? unspacedPairs(query) : [];
    if (pairs.length === 0) return byIndex;
    const known = new Set(byIndex.map(({ fact }) => fact.fact_id));
    return [...byIndex, ...this.#byPieces(pairs, asking, wanted - byIndex.length, known)];
  }

  /** Candidates by the file's full-text index; null when it has none that can be used. */
  #byIndex(query: string, { category, minTrust, onBounded }: Asking, wanted: number): Candidate[] | null {
    const { db, columns, vectorColumn } = this.#store;
    if (!db.has('facts_fts', 'content')) return null;
    const expression = matchExpression(query, (words) => {
      const { kept, notice } = affordableWords(db, words);
      if (notice !== null) onBounded?.(notice);
      return kept;
    });
    if (expression === null) return [];
    const narrowed = category !== null && db.has('facts', 'category');
    const trusted = db.has('facts', 'trust_score');
    const values: SqlValue[] = [expression, ...(narrowed ? [category] : []), ...(trusted ? [minTrust] : []), wanted];
    try {
      const rows = db.all(
        `SELECT ${columns}, ${vectorColumn}, facts_fts.rank AS place FROM facts_fts
         JOIN facts f ON f.fact_id = facts_fts.rowid WHERE facts_fts MATCH ?
         ${narrowed ? 'AND f.category = ?' : ''} ${trusted ? 'AND ifnull(f.trust_score, 0.5) >= ?' : ''}
         ORDER BY facts_fts.rank LIMIT ?`,
        ...values,
      );
      const places = rows.map((row) => Math.abs(Number(row['place'])));
      const most = Math.max(1e-6, ...places);
      return rows.map((row, i) => ({ fact: factOf(row), vector: row['hrr_vector'], rank: (places[i] ?? 0) / most }));
    } catch {
      // A damaged index, or one with a tokenizer that is not here: the facts themselves can still be read.
      return null;
    }
  }

  /** Candidates by looking into every fact for pieces of text; the share of the pieces that is in it stands for the rank. */
  #byPieces(
    pieces: readonly string[],
    { category, minTrust, onBounded }: Asking,
    wanted: number,
    known: ReadonlySet<number>,
  ): Candidate[] {
    if (pieces.length === 0 || wanted <= 0) return [];
    const { db, columns, vectorColumn } = this.#store;
    const before = newest(db) - MOST_READ;
    if (before > 0) onBounded?.(`Looked into the newest ${String(MOST_READ)} facts.`);
    const hits = pieces.map(() => `(instr(lower(content), ?) > 0)`).join(' + ');
    const rows = db.all(
      `SELECT * FROM (SELECT *, ${hits} AS hits FROM (SELECT ${columns}, ${vectorColumn} FROM facts f WHERE f.fact_id > ?))
       WHERE hits > 0 AND trust_score >= ? ${category === null ? '' : 'AND category = ?'}
       ORDER BY hits DESC, fact_id LIMIT ?`,
      ...pieces,
      before > 0 ? before : ALL,
      minTrust,
      ...(category === null ? [] : [category]),
      wanted + known.size,
    );
    return rows
      .map((row) => ({ fact: factOf(row), vector: row['hrr_vector'], rank: Number(row['hits']) / pieces.length }))
      .filter(({ fact }) => !known.has(fact.fact_id))
      .slice(0, wanted);
  }

  #freshness(fact: Fact): number {
    const { halfLifeDays, now } = this.#options;
    const time = halfLifeDays > 0 ? parseTime(fact.updated_at ?? fact.created_at) : null;
    if (time === null) return 1;
    const days = (now() - time) / DAY_MS;
    return days < 0 ? 1 : 0.5 ** (days / halfLifeDays);
  }
}

/** A cosine as a share of one. */
function unit(cosine: number): number {
  return (cosine + 1) / 2;
}

/** The first `limit` by score; of equals the earlier stays in front. */
function best(scored: ScoredFact[], limit: number): ScoredFact[] {
  return scored.sort((a, b) => b.score - a.score).slice(0, Math.max(0, limit));
}
