import { setImmediate as turn } from 'node:timers/promises';
import type { SearchHit, SessionRow } from '@shared/contract/sessions.ts';
import { cellTime, seconds, str } from './encoding.ts';
import type { Lineage, LineageMap } from './lineage.ts';
import { makeSnippet, matches, searchableText, shownTexts } from './match.ts';
import {
  isNarrowed,
  parseQuery,
  positiveTerms,
  withoutOuterPunctuation,
  withoutUnread,
  type Query,
  type QueryNode,
  type Term,
} from './query.ts';
import { SearchConditions } from './search-condition.ts';
import { FirstPage, type PageAsk } from './search-first-page.ts';
import type { Candidate } from './search-candidate.ts';
import type { OwnIndex } from './search-own.ts';
import { Scan } from './search-scan.ts';
import { TitleList } from './search-titles.ts';
import type { SessionRows } from './session-rows.ts';
import type { StateDb } from './state-db.ts';
import { corrected, termsAsFound } from './stem-match.ts';
import type { SearchOptions, SearchResult } from './store-types.ts';

/** Hits of one conversation on the first round; further ones only fill what is left of the page. */
const PER_LINEAGE = 5;
/** Further hits that the indexes look for, so that several conversations are among them. */
const SPARE_ROWS = 40;
/** Of a page, this part at most is titles as long as there are messages for the rest. */
const TITLE_SHARE = 4;
/** More hits than this are counted, not kept. */
const KEPT = 20_000;
/** With only some of the words, no more messages than this are shown. */
const LOOSE_KEPT = 200;
const SLICE_MS = 8;

export interface SearchDeps {
  readonly db: StateDb;
  readonly lineages: LineageMap;
  readonly rows: SessionRows;
  readonly log: (message: string, details?: Readonly<Record<string, unknown>>) => void;
  readonly now: () => number;
  /** Our own index; null where there is none. */
  readonly index: OwnIndex | null;
}

export interface FindOptions extends SearchOptions {
  /** Sources whose sessions are left out. */
  readonly exceptSources?: readonly string[];
  /** Whether messages with only some of the words are better than none. */
  readonly loose?: boolean;
  /** Whether the words are also asked for without punctuation where only the indexes answer. */
  readonly bare?: boolean;
}

/** A result before it is said what of the query could not be read. */
type Answer = Omit<SearchResult, 'unread'> & { readonly leftOut: boolean };

export interface Found {
  readonly tree: QueryNode;
  readonly candidates: readonly Candidate[];
  /** How many there are, kept or not. */
  readonly total: number;
  readonly complete: boolean;
  /** What was done to the query to find something; null when nothing was. */
  readonly note: string | null;
  /** Whether filters that could not be read were left out, because nothing holds them as text. */
  readonly leftOut: boolean;
}

const PUNCTUATION = 'Nothing has this with its punctuation; shown without it.';
const SOME_WORDS = 'No message contains all of these words; these have some of them.';
const MORE_WORDS = 'After the messages with all of these words come some that have only some of them.';
/** So many words are a question rather than a thing to find. */
const QUESTION_WORDS = 4;
/** With hits in fewer conversations than this, those with some of the words of a question are shown as well. */
const FEW_CONVERSATIONS = 5;
const notLeftOut = { leftOut: false } as const;
const neverAborted = new AbortController().signal;

/** What was found so far, best first, without repetition. */
class Findings {
  readonly #seen = new Map<number, Candidate>();
  #more = 0;

  add(candidates: readonly Candidate[]): void {
    for (const c of candidates) {
      if (this.#seen.has(c.id)) continue;
      if (this.#seen.size < KEPT) this.#seen.set(c.id, c);
      else this.#more++;
    }
  }

  get total(): number {
    return this.#seen.size + this.#more;
  }

  all(): Candidate[] {
    return [...this.#seen.values()];
  }
}

/** Search in two steps: the indexes propose, a scan of every message completes. */
export class Search {
  readonly #deps: SearchDeps;
  readonly #scan: Scan;
  readonly #page: FirstPage;
  readonly #titles: TitleList;
  readonly #conditions: SearchConditions;

  constructor(deps: SearchDeps) {
    this.#deps = deps;
    this.#conditions = new SearchConditions(deps);
    this.#titles = new TitleList(deps.lineages);
    this.#scan = new Scan(deps.db, { threads: true });
    this.#page = new FirstPage({ db: deps.db, scan: this.#scan, index: deps.index });
  }

  /** Whether an index knows every word of every message but the newest few. */
  get isCovered(): boolean {
    return this.#page.isCovered;
  }

  /** Answers a query; see `query.ts` for what it may say. Never throws for anything a person can type. */
  async run(input: string, options: SearchOptions): Promise<SearchResult> {
    const query = parseQuery(input, this.#deps.now());
    const { tree } = query;
    const { leftOut, ...answer } =
      tree === null ? this.#onlyFilters(query, options) : await this.#answer(query, tree, options);
    return { ...answer, unread: query.unread.map((each) => ({ ...each, leftOut })) };
  }

  async #answer(query: Query, tree: QueryNode, options: SearchOptions): Promise<Answer> {
    const found = await this.find(query, tree, { ...options, loose: isQuestion(tree) });
    const titled = this.#titled(query, found.tree, options);
    const { leftOut } = found;
    if (found.candidates.length === 0 && titled.length === 0 && found.complete) {
      return { ...(await this.#wholeConversations(query, leftOut ? found.tree : tree, options)), leftOut };
    }
    const terms = positiveTerms(found.tree);
    // Titles never take the whole page from messages.
    const room = Math.max(Math.ceil(options.limit / TITLE_SHARE), options.limit - found.candidates.length);
    const titles = titled.slice(0, room).map((l) => this.#titleHit(l, terms));
    const hits = [...titles, ...this.#hits(found.tree, found.candidates, options.limit - titles.length)];
    return {
      hits,
      total: titled.length + found.total,
      complete: found.complete,
      note: this.#trouble() ?? found.note,
      leftOut,
    };
  }

  /**
   * The messages that answer, best first. When there are none, the query is asked again without the punctuation at the
   * ends of its words, then with words that no message has replaced by similar ones; `tree` is what was asked in the end.
   */
  async find(query: Query, tree: QueryNode, options: FindOptions): Promise<Found> {
    await this.#deps.index?.prepare(options.signal ?? neverAborted);
    const plain = await this.#collect(query, tree, options);
    if (plain.candidates.length > 0) return this.#filled(query, tree, options, plain);
    if (options.depth === 'full' && !plain.complete) return plain;
    const read = withoutUnread(query, tree);
    if (read !== null) return { ...(await this.find({ ...query, unread: [] }, read, options)), leftOut: true };
    const bare = options.depth === 'full' || options.bare === true ? withoutOuterPunctuation(tree) : null;
    if (bare !== null) {
      const relaxed = await this.#collect(query, bare, options);
      if (relaxed.candidates.length > 0) {
        return this.#filled(query, bare, options, { ...relaxed, note: PUNCTUATION });
      }
    }
    return (await this.#similar(query, bare ?? tree, options, plain.complete)) ?? plain;
  }

  /** A message with every word of a question is not always the one that answers it: those with some of them follow. */
  async #filled(query: Query, tree: QueryNode, options: FindOptions, plain: Found): Promise<Found> {
    if (!isQuestion(tree) || new Set(plain.candidates.map((c) => c.session)).size >= FEW_CONVERSATIONS) return plain;
    const bare = withoutOuterPunctuation(tree) ?? tree;
    const seen = new Set(plain.candidates.map((c) => c.id));
    const more = (await this.#page.loose(this.#ask(query, bare, options))).filter((c) => !seen.has(c.id));
    if (more.length === 0) return plain;
    const candidates = [...plain.candidates, ...more];
    return { ...plain, tree: bare, candidates, total: plain.total + more.length, note: MORE_WORDS };
  }

  /** What our own index finds when nothing has the words as they were typed. */
  async #similar(query: Query, tree: QueryNode, options: FindOptions, complete: boolean): Promise<Found | null> {
    const { index } = this.#deps;
    const better = index !== null && this.#page.isCovered ? corrected(index, tree) : null;
    if (better !== null) {
      const found = await this.#collect(query, better, { ...options, depth: 'index' });
      const note = `Nothing has these words; shown for “${positiveTerms(better)
        .map((t) => t.text)
        .join(' ')}”.`;
      if (found.candidates.length > 0) return { ...found, complete, note };
    }
    if (options.loose !== true) return null;
    const candidates = await this.#page.loose(this.#ask(query, better ?? tree, options));
    return { ...notLeftOut, tree: better ?? tree, candidates, total: candidates.length, complete, note: SOME_WORDS };
  }

  async #collect(query: Query, tree: QueryNode, options: FindOptions): Promise<Found> {
    const ask = this.#ask(query, tree, options);
    const found = new Findings();
    const { exact, near } = await this.#page.find(ask);
    found.add(exact);
    found.add(near);
    const complete = options.depth === 'full' && (await this.#scan.run({ ...ask, found: (hits) => found.add(hits) }));
    return { ...notLeftOut, tree, candidates: found.all(), total: found.total, complete, note: null };
  }

  #ask(query: Query, tree: QueryNode, options: FindOptions): PageAsk {
    const { filters } = query;
    const condition = this.#conditions.of({ ...options, filters });
    const isNarrow = condition.sessions !== null || isNarrowed({ ...filters, sources: [], titles: [] });
    const signal = options.signal ?? neverAborted;
    const before = filters.before === null ? null : seconds(filters.before);
    return { tree, condition, isNarrow, before, limit: options.limit + SPARE_ROWS, full: options.limit, signal };
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

  #hit(candidate: Candidate, session: SessionRow, terms: readonly Term[]): SearchHit {
    const row = this.#deps.db.get(
      'SELECT role, content, tool_name, tool_calls, timestamp FROM messages WHERE id = ?',
      candidate.id,
    );
    const texts = shownTexts(row ?? {});
    return {
      session,
      message: candidate.id,
      role: str(row?.['role']) ?? 'unknown',
      time: cellTime(row?.['timestamp']) ?? 0,
      ...makeSnippet(texts, termsAsFound(terms, texts.join('\n'))),
    };
  }

  /** Conversations whose title answers, most recent first. */
  #titled(query: Query, tree: QueryNode, options: SearchOptions): Lineage[] {
    if (query.filters.roles.length > 0) return [];
    return this.#lineages(query, this.#titles.answering(tree), options);
  }

  #titleHit(lineage: Lineage, terms: ReturnType<typeof positiveTerms>): SearchHit {
    const session = this.#deps.rows.row(lineage);
    const { snippet, marks } = makeSnippet([session.title ?? session.preview], terms);
    return { session, message: null, role: 'title', time: session.lastActive, snippet, marks };
  }

  /** Those of the conversations that pass the filters, most recent first. */
  #lineages({ filters }: Query, lineages: readonly Lineage[], { filter }: SearchOptions): Lineage[] {
    const { before, after } = filters;
    return lineages
      .filter((l) => !l.tip.hidden && this.#conditions.passes(l, { filters, filter }))
      .map((lineage) => ({ lineage, active: this.#deps.rows.lastActive(lineage) }))
      .filter(({ active }) => (before === null || active < before) && (after === null || active >= after))
      .sort((a, b) => b.active - a.active)
      .map(({ lineage }) => lineage);
  }

  #onlyFilters(query: Query, options: SearchOptions): Answer {
    if (!isNarrowed(query.filters)) return { hits: [], total: 0, complete: true, note: null, ...notLeftOut };
    const found = this.#lineages(query, this.#deps.lineages.all(), options);
    const hits = found.slice(0, options.limit).map((l) => this.#titleHit(l, []));
    return { hits, total: found.length, complete: true, note: null, ...notLeftOut };
  }

  /** The answer when no message has everything: conversations that hold every word in different messages. */
  async #wholeConversations(query: Query, tree: QueryNode, options: SearchOptions): Promise<Omit<Answer, 'leftOut'>> {
    if (tree.kind !== 'and' || tree.nodes.some((n) => n.kind !== 'term')) {
      return { hits: [], total: 0, complete: true, note: this.#trouble() };
    }
    const any: QueryNode = { kind: 'or', nodes: tree.nodes };
    const ask = this.#ask(query, any, options);
    const found = new Findings();
    const complete = await this.#scan.run({ ...ask, found: (hits) => found.add(hits) });
    const whole = await this.#inWholeConversations(tree.nodes, found.all());
    if (whole.length > 0) {
      return {
        hits: this.#hits(any, whole, options.limit),
        total: whole.length,
        complete,
        note: 'No single message contains all of these words; these conversations do, in different messages.',
      };
    }
    const better = await this.#page.loose(ask);
    const loose = better.length > 0 ? better : this.#byWords(tree.nodes, found.all());
    return {
      hits: this.#hits(any, loose, options.limit),
      total: loose.length,
      complete,
      note: loose.length > 0 ? SOME_WORDS : 'No message contains all of these words; try fewer of them.',
    };
  }

  /** The newest of the messages, those with more of the words first. */
  #byWords(words: readonly QueryNode[], candidates: readonly Candidate[]): Candidate[] {
    const counted = candidates.slice(0, LOOSE_KEPT).map((c) => {
      const { content, rest } = this.#text(c.id);
      return { c, count: words.filter((node) => matches(node, `${content}\n${rest}`)).length };
    });
    return counted.sort((a, b) => b.count - a.count || b.c.id - a.c.id).map(({ c }) => c);
  }

  /** Those of the messages whose conversation has every one of the words, in whatever messages. */
  async #inWholeConversations(words: readonly QueryNode[], candidates: readonly Candidate[]): Promise<Candidate[]> {
    const parts = new Map<Lineage, { text: Set<QueryNode>; hits: Candidate[] }>();
    const lineages = this.#deps.lineages.snapshot();
    let slice = performance.now();
    for (const c of candidates) {
      const lineage = lineages.get(c.session);
      if (!lineage) continue;
      const part = parts.get(lineage) ?? { text: new Set<QueryNode>(), hits: [] };
      parts.set(lineage, part);
      part.hits.push(c);
      if (part.text.size === words.length) continue;
      const { content, rest } = this.#text(c.id);
      for (const node of words) if (matches(node, `${content}\n${rest}`)) part.text.add(node);
      if (performance.now() - slice < SLICE_MS) continue;
      await turn();
      slice = performance.now();
    }
    return [...parts.values()].filter((p) => p.text.size === words.length).flatMap((p) => p.hits);
  }

  #trouble(): string | null {
    const { words, pieces } = this.#page.troubles;
    const { index } = this.#deps;
    if (this.#page.isCovered) return null;
    if (index?.status.state === 'building') {
      const { done, total } = index.status;
      return `The search index is being made (${Math.floor((100 * done) / Math.max(1, total))} %); the first hits may not be the best.`;
    }
    const troubles = [words, pieces];
    if (troubles.includes('damaged'))
      return 'The search index is damaged; every message was searched one by one instead.';
    if (troubles.includes('stale'))
      return 'The search index is out of date; every message was searched one by one instead.';
    if (words === 'missing') return 'There is no search index; every message was searched one by one instead.';
    return troubles.includes('rebuilding')
      ? 'The search index is being rebuilt; the first hits may not be the best.'
      : null;
  }
}

/** Whether a query reads like a sentence: plain words one after the other. */
function isQuestion(tree: QueryNode): boolean {
  if (tree.kind !== 'and' || tree.nodes.length < QUESTION_WORDS) return false;
  return tree.nodes.every((n) => n.kind === 'term' && !n.phrase && !n.prefix);
}
