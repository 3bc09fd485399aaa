import type { SearchHit, SessionRow } from '@shared/contract/sessions.ts';
import { cellTime, num, seconds, str } from './encoding.ts';
import type { Lineage, LineageMap } from './lineage.ts';
import { makeSnippet, matches, searchableText } from './match.ts';
import { parseQuery, positiveTerms, withoutOuterPunctuation, type Query, type QueryNode } from './query.ts';
import { visibleSql } from './rows.ts';
import { FtsSource, isPlain, type Candidate, type CandidateSource, type Condition } from './search-index.ts';
import { caseForms, likePattern, Scan } from './search-scan.ts';
import { titleOf, type SessionRows } from './session-rows.ts';
import type { StateDb } from './state-db.ts';
import type { SearchOptions, SearchResult } from './store-types.ts';

/** Candidates asked of one index. */
const INDEX_ROWS = 400;
/** Hits of one conversation on the first round; further ones only fill what is left of the page. */
const PER_LINEAGE = 5;
/** A recent message of two equally good ones comes first: its score counts a tenth more. */
const RECENCY = 0.1;
const YEAR_SECONDS = 365 * 86_400;

export interface SearchDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly rows: SessionRows;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
}

export interface FindOptions extends SearchOptions {
  /** Sources whose sessions are left out. */
  readonly exceptSources?: readonly string[];
}

export interface Found {
  readonly tree: QueryNode;
  readonly candidates: readonly Candidate[];
  readonly complete: boolean;
}

const PUNCTUATION = 'Nothing has this with its punctuation; shown without it.';
const neverAborted = new AbortController().signal;

/** What was found so far, best first, without repetition. */
class Findings {
  readonly #seen = new Map<number, Candidate>();

  add(candidates: readonly Candidate[]): void {
    for (const c of candidates) if (!this.#seen.has(c.id)) this.#seen.set(c.id, c);
  }

  get size(): number {
    return this.#seen.size;
  }

  all(): Candidate[] {
    return [...this.#seen.values()];
  }
}

/** Search in two steps: the indexes of state.db propose, a scan of every message completes. */
export class Search {
  readonly #deps: SearchDeps;
  readonly #words: CandidateSource;
  readonly #pieces: CandidateSource;
  readonly #scan: Scan;

  constructor(deps: SearchDeps) {
    this.#deps = deps;
    this.#scan = new Scan(deps.db);
    this.#words = new FtsSource(deps.db, 'messages_fts');
    this.#pieces = new FtsSource(deps.db, 'messages_fts_trigram');
  }

  /** Answers a query; see `query.ts` for what it may say. Never throws for anything a person can type. */
  async run(input: string, options: SearchOptions): Promise<SearchResult> {
    const query = parseQuery(input, this.#deps.now());
    if (query.tree === null) return this.#onlyFilters(query, options);
    const found = await this.find(query, query.tree, options);
    const titles = this.#titleHits(query, found.tree);
    if (found.candidates.length === 0 && titles.length === 0 && found.complete) {
      return this.#wholeConversations(query, query.tree, options, this.#trouble());
    }
    const hits = [...titles.slice(0, options.limit), ...this.#hits(found.tree, found.candidates, options.limit)];
    return {
      hits: hits.slice(0, options.limit),
      total: titles.length + found.candidates.length,
      complete: found.complete,
      note: this.#trouble() ?? (found.tree === query.tree ? null : PUNCTUATION),
    };
  }

  /**
   * The messages that answer, best first. When a full search finds none, the query is asked again without the punctuation
   * at the ends of its words; `tree` is what was asked in the end.
   */
  async find(query: Query, tree: QueryNode, options: FindOptions): Promise<Found> {
    const plain = await this.#collect(query, tree, options);
    const bare = withoutOuterPunctuation(tree);
    if (plain.candidates.length > 0 || !plain.complete || bare === null) return plain;
    const relaxed = await this.#collect(query, bare, options);
    return relaxed.candidates.length > 0 ? relaxed : plain;
  }

  async #collect(query: Query, tree: QueryNode, options: FindOptions): Promise<Found> {
    const condition = this.#condition(query, options.exceptSources ?? []);
    const found = new Findings();
    found.add(this.#propose(tree, condition, options.limit));
    const complete =
      options.depth === 'full' &&
      (await this.#scan.run({
        tree,
        condition,
        signal: options.signal ?? neverAborted,
        found: (hits) => found.add(hits),
      }));
    return { tree, candidates: found.all(), complete };
  }

  /** The first page, from the indexes: words, then pieces of words where the words do not fill it. */
  #propose(tree: QueryNode, condition: Condition, limit: number): Candidate[] {
    const words = this.#words.propose(tree, condition, INDEX_ROWS) ?? [];
    const sure = isPlain(tree);
    const proposed = this.#ranked(this.#verified(tree, words, sure));
    if (sure && proposed.length >= limit) return proposed;
    const pieces = this.#pieces.propose(tree, condition, INDEX_ROWS) ?? [];
    return [...proposed, ...this.#ranked(this.#verified(tree, pieces, false))];
  }

  #verified(tree: QueryNode, candidates: readonly Candidate[], sure: boolean): Candidate[] {
    return candidates.filter((c) => {
      if (sure && !c.structured) return true;
      const { content, rest } = this.#text(c.id);
      return matches(tree, `${content}\n${rest}`);
    });
  }

  #ranked(candidates: readonly Candidate[]): Candidate[] {
    const newest = Math.max(0, ...candidates.map((c) => c.time));
    const weight = (c: Candidate): number => c.score * (1 + RECENCY * Math.exp((c.time - newest) / YEAR_SECONDS));
    return [...candidates].sort((a, b) => weight(b) - weight(a) || b.id - a.id);
  }

  #text(id: number): { content: string; rest: string } {
    return searchableText(
      this.#deps.db.get('SELECT content, tool_name, tool_calls FROM messages WHERE id = ?', id) ?? {},
    );
  }

  /** The best hits of each conversation, together, conversations in the order of their best hit. */
  #hits(tree: QueryNode, candidates: readonly Candidate[], limit: number): SearchHit[] {
    const groups = new Map<Lineage, Candidate[]>();
    const lineages = this.#deps.lineages.snapshot();
    for (const c of candidates) {
      const lineage = lineages.get(c.session);
      if (!lineage) continue;
      const group = groups.get(lineage);
      if (group) group.push(c);
      else groups.set(lineage, [c]);
    }
    const chosen = [...groups].map(([lineage, group]) => ({ lineage, group, count: 0 }));
    let left = limit;
    for (const round of [PER_LINEAGE, Infinity]) {
      for (const entry of chosen) {
        const more = Math.min(left, Math.min(round, entry.group.length) - entry.count);
        entry.count += Math.max(0, more);
        left -= Math.max(0, more);
      }
    }
    const terms = positiveTerms(tree);
    return chosen
      .filter((entry) => entry.count > 0)
      .flatMap(({ lineage, group, count }) => {
        const row = this.#deps.rows.row(lineage);
        return group.slice(0, count).map((c) => this.#hit(c, row, terms));
      });
  }

  #hit(candidate: Candidate, session: SessionRow, terms: ReturnType<typeof positiveTerms>): SearchHit {
    const row = this.#deps.db.get(
      'SELECT role, content, tool_name, tool_calls, timestamp FROM messages WHERE id = ?',
      candidate.id,
    );
    const { content, rest } = searchableText(row ?? {});
    return {
      session,
      message: candidate.id,
      role: str(row?.['role']) ?? 'unknown',
      time: cellTime(row?.['timestamp']) ?? 0,
      ...makeSnippet(content, rest, terms),
    };
  }

  #titleHits(query: Query, tree: QueryNode): SearchHit[] {
    if (query.filters.roles.length > 0) return [];
    const terms = positiveTerms(tree);
    const accept = (l: Lineage): boolean => titleOf(l) !== null && matches(tree, titleOf(l) ?? '');
    return this.#lineages(query, accept).map((l) => this.#titleHit(l, terms));
  }

  #titleHit(lineage: Lineage, terms: ReturnType<typeof positiveTerms>): SearchHit {
    const session = this.#deps.rows.row(lineage);
    const { snippet, marks } = makeSnippet(session.title ?? session.preview, '', terms);
    return { session, message: null, role: 'title', time: session.lastActive, snippet, marks };
  }

  /** Conversations that are accepted and pass the filters, most recent first. */
  #lineages(query: Query, accept: (lineage: Lineage) => boolean): Lineage[] {
    const { sources, titles, before, after } = query.filters;
    return this.#deps.lineages
      .all()
      .filter((l) => !l.tip.hidden && accept(l))
      .filter((l) => sources.length === 0 || sources.includes(l.root.source.toLowerCase()))
      .filter((l) => titles.every((t) => (titleOf(l) ?? '').toLowerCase().includes(t.toLowerCase())))
      .map((lineage) => ({ lineage, active: this.#deps.rows.lastActive(lineage) }))
      .filter(({ active }) => (before === null || active < before) && (after === null || active >= after))
      .sort((a, b) => b.active - a.active)
      .map(({ lineage }) => lineage);
  }

  #onlyFilters(query: Query, options: SearchOptions): SearchResult {
    const { roles, sources, titles, before, after } = query.filters;
    const asked = roles.length + sources.length + titles.length > 0 || before !== null || after !== null;
    if (!asked) return { hits: [], total: 0, complete: true, note: null };
    const found = this.#lineages(query, () => true);
    const hits = found.slice(0, options.limit).map((l) => this.#titleHit(l, []));
    return { hits, total: found.length, complete: true, note: null };
  }

  /** The answer when no message has everything: conversations that hold every word in different messages. */
  async #wholeConversations(
    query: Query,
    tree: QueryNode,
    options: SearchOptions,
    trouble: string | null,
  ): Promise<SearchResult> {
    if (tree.kind !== 'and' || tree.nodes.some((n) => n.kind !== 'term')) {
      return { hits: [], total: 0, complete: true, note: trouble };
    }
    const any: QueryNode = { kind: 'or', nodes: tree.nodes };
    const condition = this.#condition(query, []);
    const found = new Findings();
    const complete = await this.#scan.run({
      tree: any,
      condition,
      signal: options.signal ?? neverAborted,
      found: (hits) => found.add(hits),
    });
    const parts = new Map<Lineage, { text: Set<QueryNode>; hits: Candidate[] }>();
    const lineages = this.#deps.lineages.snapshot();
    for (const c of found.all()) {
      const lineage = lineages.get(c.session);
      if (!lineage) continue;
      const part = parts.get(lineage) ?? { text: new Set<QueryNode>(), hits: [] };
      parts.set(lineage, part);
      const { content, rest } = this.#text(c.id);
      for (const node of tree.nodes) if (matches(node, `${content}\n${rest}`)) part.text.add(node);
      part.hits.push(c);
    }
    const whole = [...parts.values()].filter((p) => p.text.size === tree.nodes.length).flatMap((p) => p.hits);
    if (whole.length === 0) {
      return { hits: [], total: 0, complete, note: 'No message contains all of these words; try fewer of them.' };
    }
    return {
      hits: this.#hits(any, whole, options.limit),
      total: whole.length,
      complete,
      note: 'No single message contains all of these words; these conversations do, in different messages.',
    };
  }

  #condition(query: Query, exceptSources: readonly string[]): Condition {
    const { db } = this.#deps;
    const { roles, sources, titles, before, after } = query.filters;
    const sql = [visibleSql(db, 'm')];
    const params: unknown[] = [];
    const add = (text: string, ...values: readonly unknown[]): void => {
      sql.push(text);
      params.push(...values);
    };
    if (roles.length > 0) add(`m.role IN (${roles.map(() => '?').join(', ')})`, ...roles);
    if (before !== null) add('m.timestamp < ?', seconds(before));
    if (after !== null) add('m.timestamp >= ?', seconds(after));
    const sessions: string[] = [];
    const sessionParams: unknown[] = [];
    if (sources.length > 0) {
      sessions.push(`lower(source) IN (${sources.map(() => '?').join(', ')})`);
      sessionParams.push(...sources);
    }
    if (exceptSources.length > 0) {
      sessions.push(`source NOT IN (${exceptSources.map(() => '?').join(', ')})`);
      sessionParams.push(...exceptSources);
    }
    for (const title of titles) {
      const forms = caseForms(title);
      sessions.push(`(${forms.map(() => `title LIKE ? ESCAPE '\\'`).join(' OR ')})`);
      sessionParams.push(...forms.map(likePattern));
    }
    if (
      db.has('sessions', 'hidden') &&
      num(db.get('SELECT EXISTS (SELECT 1 FROM sessions WHERE hidden <> 0) AS n')?.['n']) > 0
    ) {
      sessions.push('COALESCE(hidden, 0) = 0');
    }
    if (sessions.length > 0) {
      add(`m.session_id IN (SELECT id FROM sessions WHERE ${sessions.join(' AND ')})`, ...sessionParams);
    }
    return { sql: sql.join(' AND '), params };
  }

  #trouble(): string | null {
    const troubles = [this.#words.trouble, this.#pieces.trouble];
    if (troubles.includes('damaged'))
      return 'The search index is damaged; every message was searched one by one instead.';
    if (troubles.includes('stale'))
      return 'The search index is out of date; every message was searched one by one instead.';
    if (this.#words.trouble === 'missing')
      return 'There is no search index; every message was searched one by one instead.';
    return troubles.includes('rebuilding')
      ? 'The search index is being rebuilt; the first hits may not be the best.'
      : null;
  }
}
