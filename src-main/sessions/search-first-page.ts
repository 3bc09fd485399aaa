import { setImmediate as turn } from 'node:timers/promises';
import { num } from './encoding.ts';
import { isFiller } from './english.ts';
import { matches, searchableText } from './match.ts';
import { positiveTerms, type QueryNode, type Term } from './query.ts';
import type { Candidate, Condition } from './search-candidate.ts';
import { FtsSource, isPlain, type CandidateSource } from './search-index.ts';
import type { OwnIndex } from './search-own.ts';
import { allProposals, looseProposals, proposals, proposalsWithin, type Batch } from './search-plan.ts';
import type { Scan } from './search-scan.ts';
import type { StateDb } from './state-db.ts';
import { indexedText } from './search-weigh.ts';
import { stemMatches } from './stem-match.ts';

/** Candidates asked of one index of state.db. */
const INDEX_ROWS = 400;
/** When some of the terms will do, those of state.db's own index that are in no more messages than this. */
const LOOSE_ROWS = 3000;
/** How long (ms) proposals are looked at before everything else gets its turn, and altogether, turns of others left out. */
const SLICE_MS = 8;
const PAGE_MS = 60;
/** The same where a search is narrowed and every match is looked at. */
const ALL_MS = 300;
/** Matches that are held against what narrows a search in one go. */
const PASSED_ROWS = 1000;
/** So many sessions with so many messages are few: the index is asked for these alone. */
const FEW_SESSIONS = 2000;
const FEW_ROWS = 60_000;
/** Newer messages than the index has are looked at one by one, up to this many. */
const TAIL_ROWS = 2000;
/** Of two equally good messages the newer comes first: the newest of all counts this much more than the oldest. */
const RECENCY = 0.15;
/** Mean length of a message, for how much a term counts in one. */
const MEAN_CHARS = 600;

export interface FirstPageDeps {
  readonly db: StateDb;
  readonly scan: Scan;
  /** Our own index; null where there is none. */
  readonly index: OwnIndex | null;
}

export interface PageAsk {
  readonly tree: QueryNode;
  readonly condition: Condition;
  /** Whether the condition leaves out more than what nobody may see. */
  readonly isNarrow: boolean;
  /** The time (s) before which all messages are; null for any. */
  readonly before: number | null;
  /** Enough hits, with spare ones. */
  readonly limit: number;
  /** Hits that fill the page. */
  readonly full: number;
  readonly signal: AbortSignal;
}

/** What the indexes know of a query, best first. */
export interface Page {
  readonly exact: Candidate[];
  /** With another ending of a word than was asked for. */
  readonly near: Candidate[];
}

type Judge = (text: { content: string; rest: string }) => 'exact' | 'near' | null;

interface Judging {
  readonly judge: Judge;
  readonly terms: readonly Term[];
  /** Longest time (ms) of work. */
  readonly most?: number;
  /** Where what answers is put. */
  readonly page?: Page;
}

/** The first page of a search: what the indexes propose, each message looked at before it is shown. */
export class FirstPage {
  readonly #deps: FirstPageDeps;
  readonly #words: FtsSource;
  readonly #pieces: FtsSource;

  constructor(deps: FirstPageDeps) {
    this.#deps = deps;
    this.#words = new FtsSource(deps.db, 'messages_fts');
    this.#pieces = new FtsSource(deps.db, 'messages_fts_trigram');
  }

  async find(ask: PageAsk): Promise<Page> {
    const { index, scan } = this.#deps;
    const behind = this.#behind();
    const page: Page = { exact: [], near: [] };
    if (index !== null && behind !== null) {
      const judge: Judge = ({ content, rest }) =>
        matches(ask.tree, `${content}\n${rest}`)
          ? 'exact'
          : stemMatches(ask.tree, `${content}\n${rest}`)
            ? 'near'
            : null;
      const own = await this.#own(index, ask, judge);
      const tail = behind.rows > 0 && behind.rows <= TAIL_ROWS ? scan.newerThan(behind.high, ask) : [];
      const seen = new Set(own.exact.map((c) => c.id));
      page.exact.push(...this.#ranked(own.exact), ...tail.filter((c) => !seen.has(c.id)));
      page.near.push(...this.#ranked(own.near));
      if ((behind.whole && behind.rows <= TAIL_ROWS) || page.exact.length >= ask.limit) return page;
    }
    const seen = new Set(page.exact.map((c) => c.id));
    page.exact.push(...this.#fromState(ask).filter((c) => !seen.has(c.id)));
    return page;
  }

  /** The best messages that have some of the terms, and nothing that the query excludes. */
  async loose(ask: PageAsk): Promise<Candidate[]> {
    const { index } = this.#deps;
    const all = positiveTerms(ask.tree);
    const telling = all.filter((term) => term.phrase || !isFiller(term.text));
    const terms = telling.length > 0 ? telling : all;
    const some: QueryNode = { kind: 'and', nodes: [{ kind: 'or', nodes: terms }, ...exclusions(ask.tree)] };
    if (index === null || this.#behind()?.whole !== true) return this.#looseFromState(ask, terms, some);
    const judge: Judge = ({ content, rest }) => (stemMatches(some, `${content}\n${rest}`) ? 'exact' : null);
    return this.#ranked((await this.#judged(looseProposals(index, terms), ask, { judge, terms })).exact);
  }

  /**
   * What our own index has. Where a search is narrowed and the best matches do not fill the page, every match is looked at:
   * those of a few conversations alone, or all of them, the newest first.
   */
  async #own(index: OwnIndex, ask: PageAsk, judge: Judge): Promise<Page> {
    const { tree, condition, isNarrow } = ask;
    const terms = positiveTerms(tree);
    const ids = await this.#idsOf(condition);
    if (ids !== null) return this.#judged(proposalsWithin(index, tree, ids), ask, { judge, terms, most: ALL_MS });
    const best: Page = { exact: [], near: [] };
    const upTo = ask.before === null ? Infinity : this.#lastBefore(ask.before);
    const passed = { isAll: false };
    const noted = function* (): Generator<Batch> {
      passed.isAll = yield* proposals(index, tree, () => best.exact.length < ask.full, upTo);
    };
    await this.#judged(noted(), ask, { judge, terms, page: best });
    if (!isNarrow || passed.isAll || best.exact.length >= ask.full) return best;
    const all = await this.#judged(this.#passing(allProposals(index, tree, upTo), condition), ask, {
      ...{ judge, terms, most: ALL_MS },
    });
    const seen = new Set([...best.exact, ...best.near].map((c) => c.id));
    const rest = (found: readonly Candidate[]): Candidate[] => found.filter((c) => !seen.has(c.id));
    return { exact: [...best.exact, ...rest(all.exact)], near: [...best.near, ...rest(all.near)] };
  }

  /** Only what a search is narrowed to, some at a time: many matches may be left out by it. */
  *#passing(batches: Iterable<Batch>, { sql, params }: Condition): Generator<Batch> {
    const passing = `SELECT m.id FROM json_each(?) AS asked JOIN messages m ON m.id = asked.value WHERE ${sql}`;
    for (const { proposed, ...batch } of batches) {
      for (let at = 0; at < proposed.length; at += PASSED_ROWS) {
        const some = proposed.slice(at, at + PASSED_ROWS);
        const rows = this.#deps.db.all(passing, JSON.stringify(some.map((p) => p.id)), ...params);
        const ids = new Set(rows.map((row) => num(row['id'])));
        yield { ...batch, proposed: some.filter((p) => ids.has(p.id)) };
      }
    }
  }

  /**
   * The message up to which those from before a time (s) are, if ids rise with time. Where they do not, it is a place to begin
   * at as good as any.
   */
  #lastBefore(time: number): number {
    const { db } = this.#deps;
    const end = (which: string): number => num(db.get(`SELECT ${which}(id) AS id FROM messages`)?.['id']);
    let low = end('MIN') - 1;
    for (let high = end('MAX'); low < high;) {
      const middle = Math.ceil((low + high) / 2);
      const row = db.get('SELECT id, timestamp FROM messages WHERE id <= ? ORDER BY id DESC LIMIT 1', middle);
      if (row !== undefined && num(row['timestamp']) >= time) high = Math.min(middle, num(row['id'])) - 1;
      else low = middle;
    }
    return low;
  }

  /** The messages of the sessions that are searched, the newest first; null where they are many. */
  async #idsOf({ sessions }: Condition): Promise<number[] | null> {
    if (sessions === null || sessions.size > FEW_SESSIONS) return null;
    const ids: number[] = [];
    const sql = 'SELECT m.id FROM messages m WHERE m.session_id = ?';
    let slice = performance.now();
    for (const session of sessions) {
      for (const row of this.#deps.db.all(sql, session)) ids.push(num(row['id']));
      if (ids.length > FEW_ROWS) return null;
      if (performance.now() - slice < SLICE_MS) continue;
      await turn();
      slice = performance.now();
    }
    return ids.sort((a, b) => b - a);
  }

  /** Whether our own index knows every message but the newest few. */
  get isCovered(): boolean {
    const behind = this.#behind();
    return behind !== null && behind.whole && behind.rows <= TAIL_ROWS;
  }

  /** What was wrong with the indexes of state.db the last time they were asked. */
  get troubles(): { words: CandidateSource['trouble']; pieces: CandidateSource['trouble'] } {
    return { words: this.#words.trouble, pieces: this.#pieces.trouble };
  }

  /** How far our own index is behind; null when there is none to read. */
  #behind(): { high: number; rows: number; whole: boolean } | null {
    const reach = this.#deps.index?.reach() ?? null;
    if (reach === null || reach.high < 0) return null;
    const newest = num(this.#deps.db.get('SELECT MAX(id) AS id FROM messages')?.['id']);
    return { high: reach.high, rows: Math.max(0, newest - reach.high), whole: reach.low <= 0 };
  }

  /** Looks at what is proposed, batch by batch, and puts what answers on the page. */
  async #judged(batches: Iterable<Batch>, ask: PageAsk, judging: Judging): Promise<Page> {
    const { judge, terms, most = PAGE_MS, page = { exact: [], near: [] } } = judging;
    const seen = new Set<number>();
    let spent = 0;
    let slice = performance.now();
    const pause = async (): Promise<void> => {
      spent += performance.now() - slice;
      await turn();
      slice = performance.now();
    };
    for (const { proposed, scored, weigh } of batches) {
      for (const { id, score } of proposed) {
        if (performance.now() - slice >= SLICE_MS) {
          if (ask.signal.aborted || spent > most) return page;
          await pause();
        }
        if (seen.has(id)) continue;
        seen.add(id);
        const row = this.#row(id, ask.condition);
        if (!row) continue;
        const verdict = judge(row.text);
        if (verdict === null) continue;
        const unscored = (): number => weigh?.(id, indexedText(row.text)) ?? textScore(row.text.content, terms);
        page[verdict].push({ ...row.candidate, score: scored ? score : unscored() });
        if (scored && page.exact.length >= ask.limit) break;
      }
      if (page.exact.length >= ask.limit || ask.signal.aborted || spent > most) break;
      await pause();
    }
    return page;
  }

  #row(id: number, condition: Condition): { candidate: Candidate; text: ReturnType<typeof searchableText> } | null {
    const { db } = this.#deps;
    const columns = ['content', 'tool_name', 'tool_calls'].filter((c) => db.has('messages', c));
    const texts = columns.map((c) => `m.${c}`).join(', ');
    const one = `SELECT m.session_id, m.timestamp, ${texts} FROM messages m WHERE m.id = ? AND ${condition.sql}`;
    const row = db.get(one, id, ...condition.params);
    const session = String(row?.['session_id']);
    if (!row || condition.sessions?.has(session) === false) return null;
    const candidate = { id, session, time: num(row['timestamp']), score: 0, structured: false };
    return { candidate, text: searchableText(row) };
  }

  /** The indexes that state.db itself has: words, then pieces of words where the words do not fill the page. */
  #fromState({ tree, condition, limit }: PageAsk): Candidate[] {
    const words = this.#words.propose(tree, condition, INDEX_ROWS) ?? [];
    const sure = isPlain(tree);
    const proposed = this.#ranked(this.#verified(tree, words, sure));
    if (sure && proposed.length >= limit) return proposed;
    const pieces = this.#pieces.propose(tree, condition, INDEX_ROWS) ?? [];
    return [...proposed, ...this.#ranked(this.#verified(tree, pieces, false))];
  }

  #looseFromState({ condition }: PageAsk, terms: readonly Term[], some: QueryNode): Candidate[] {
    const rare = terms.filter((term) => !this.#words.isMoreThan(term, LOOSE_ROWS));
    if (rare.length === 0) return [];
    const proposed = this.#words.propose({ kind: 'or', nodes: rare }, condition, INDEX_ROWS) ?? [];
    return this.#ranked(this.#verified(some, proposed, false));
  }

  #verified(tree: QueryNode, candidates: readonly Candidate[], sure: boolean): Candidate[] {
    return candidates.filter((c) => {
      if (sure && !c.structured) return true;
      const row = this.#deps.db.get('SELECT * FROM messages WHERE id = ?', c.id);
      const { content, rest } = searchableText(row ?? {});
      return matches(tree, `${content}\n${rest}`);
    });
  }

  #ranked(candidates: readonly Candidate[]): Candidate[] {
    const times = candidates.map((c) => c.time);
    const oldest = Math.min(...times);
    const span = Math.max(...times) - oldest || 1;
    const weight = (c: Candidate): number => c.score * (1 + (RECENCY * (c.time - oldest)) / span);
    return [...candidates].sort((a, b) => weight(b) - weight(a) || b.id - a.id);
  }
}

/** What a query says that a message must not have. */
function exclusions(tree: QueryNode): QueryNode[] {
  if (tree.kind === 'not') return [tree];
  return tree.kind === 'and' ? tree.nodes.flatMap(exclusions) : [];
}

/** How well a text answers terms that are everywhere: often, and in a short text. */
function textScore(text: string, terms: readonly Term[]): number {
  const lower = text.toLowerCase();
  const norm = 0.3 + (0.7 * lower.length) / MEAN_CHARS;
  return terms.reduce((sum, term) => {
    const wanted = term.text.toLowerCase();
    let n = 0;
    for (let i = lower.indexOf(wanted); i >= 0 && n < 5; i = lower.indexOf(wanted, i + wanted.length)) n++;
    return sum + n / (n + 1.2 * norm);
  }, 0);
}
