import type { UnreadFilter } from '@shared/contract/sessions.ts';
import { cellTime, contentText, decodeContent, num, parseJson, str } from './encoding.ts';
import type { Lineage, LineageMap, SessionCell } from './lineage.ts';
import { makeSnippet, shownTexts } from './match.ts';
import { parseQuery, positiveTerms, type Query, type QueryNode } from './query.ts';
import { activeSql, visibleSql } from './rows.ts';
import type { Found, Search } from './search.ts';
import { isCompactionSummary, type SessionRows } from './session-rows.ts';
import type { SqlRow, StateDb } from './state-db.ts';
import { findByTitle } from './titles.ts';

/** A message as the model is shown it. Times are epoch seconds, as everywhere in Hermes' tool results. */
export interface RecalledMessage {
  readonly id: number;
  readonly role: string;
  readonly content: string | null;
  readonly timestamp: number | null;
  readonly tool_name?: string;
  readonly tool_calls?: unknown;
  readonly tool_call_id?: string;
}

/** A message that answers a query. `snippet` has the hits between `>>>` and `<<<`. */
export interface RecalledHit {
  readonly id: number;
  readonly session: SessionCell;
  readonly role: string;
  readonly time: number;
  readonly snippet: string;
  /** Summarised away by a compaction, no longer in the model's view. */
  readonly compacted: boolean;
}

export interface RecallQuery {
  readonly query: string;
  readonly roles: readonly string[];
  readonly exceptSources: readonly string[];
  readonly sort: 'relevance' | 'newest' | 'oldest';
  /** Hits from this many conversations are enough; with fewer, every message is looked at. */
  readonly conversations: number;
  /** Whether messages with only some of the words are better than none. */
  readonly loose: boolean;
  /** Whether every message is looked at however long that takes. */
  readonly thorough: boolean;
  readonly signal: AbortSignal;
}

/** What was found, and how. */
export interface Recalled {
  readonly hits: RecalledHit[];
  /** What was done to the query to find them; null when nothing was. */
  readonly note: string | null;
  /** False when there may be more: fewer were found than asked for, and not every message was looked at. */
  readonly complete: boolean;
  /** What of the query looks like a filter and could not be read as one. */
  readonly unread: readonly UnreadFilter[];
}

/** How many hits are looked through for different conversations. */
const DEPTH = 300;
/** And at first. */
const FEW = 60;
/**
 * How long (ms) every message is looked at for more than the indexes found: a hundred thousand messages in the shortest of
 * these. An index that knows every word leaves only pieces of words to find; where nothing was found, it is worth more to look.
 */
const SCAN_MS = { covered: { some: 120, none: 240 }, other: { some: 500, none: 1500 } };

/** What the model may read of past conversations. Rewound and hidden rows are never shown. */
export class Recall {
  readonly #db: StateDb;
  readonly #search: Search;
  readonly #now: () => number;
  readonly lineages: LineageMap;
  readonly rows: SessionRows;

  constructor(deps: { db: StateDb; lineages: LineageMap; rows: SessionRows; search: Search; now: () => number }) {
    this.#db = deps.db;
    this.#search = deps.search;
    this.#now = deps.now;
    this.lineages = deps.lineages;
    this.rows = deps.rows;
  }

  /** The session at the top of the parents of `id`, whatever kind of child each is. */
  topmost(id: string): SessionCell | undefined {
    const seen = new Set<string>();
    let cell = this.lineages.cell(id);
    while (cell?.parent && !seen.has(cell.id)) {
      seen.add(cell.id);
      const parent = this.lineages.cell(cell.parent);
      if (!parent) break;
      cell = parent;
    }
    return cell;
  }

  /** The conversation of this title, as Hermes finds it: the newest of `title #N`, else the title itself, in any case. */
  titled(title: string): Lineage | undefined {
    const id = findByTitle(this.#db, title);
    if (id !== null) return this.lineages.of(id);
    const wanted = title.toLowerCase();
    return this.lineages.all().find((l) => l.chain.some((c) => c.title?.toLowerCase() === wanted));
  }

  /** Messages that answer, best first, or by time, and what was done to the query to find them. */
  async find(ask: RecallQuery): Promise<Recalled> {
    const parsed = parseQuery(ask.query, this.#now());
    const roles = parsed.filters.roles.length > 0 ? parsed.filters.roles : ask.roles;
    const query = { ...parsed, filters: { ...parsed.filters, roles } };
    if (query.tree === null) return { hits: [], note: null, complete: true, unread: [] };
    const found = await this.#enough(query, query.tree, ask);
    const candidates = [...found.candidates];
    if (ask.sort !== 'relevance') {
      const sign = ask.sort === 'newest' ? -1 : 1;
      candidates.sort((a, b) => sign * (a.time - b.time) || sign * (a.id - b.id));
    }
    const terms = positiveTerms(found.tree);
    const hits = candidates.slice(0, DEPTH).flatMap((c) => {
      const session = this.lineages.cell(c.session);
      const row = this.#db.get('SELECT * FROM messages WHERE id = ?', c.id);
      if (!session || !row) return [];
      return {
        id: c.id,
        session,
        role: str(row['role']) ?? 'unknown',
        time: num(row['timestamp']),
        snippet: marked(makeSnippet(shownTexts(row), terms)),
        compacted: isCompacted(row),
      };
    });
    // What only has some of the words is never enough.
    const isEnough = found.note === null && this.#isEnough(found, ask);
    const unread = query.unread.map((each) => ({ ...each, leftOut: found.leftOut }));
    return { hits, note: found.note, complete: found.complete || isEnough, unread };
  }

  #isEnough({ candidates }: Found, { conversations }: RecallQuery): boolean {
    return new Set(candidates.map((c) => this.topmost(c.session)?.id)).size >= conversations;
  }

  /** Looks further as long as there are hits in too few conversations. */
  async #enough(query: Query, tree: QueryNode, ask: RecallQuery): Promise<Found> {
    const { exceptSources, signal, loose } = ask;
    // For an order by time the best few say nothing.
    for (const limit of ask.sort === 'relevance' ? [FEW, DEPTH] : [DEPTH]) {
      const found = await this.#search.find(query, tree, { limit, exceptSources, signal, depth: 'index' });
      if (this.#isEnough(found, ask)) return found;
      if (found.candidates.length >= limit) continue;
      // A large file is not read to its end while the model waits, unless it asks for that.
      const most = SCAN_MS[this.#search.isCovered ? 'covered' : 'other'][found.candidates.length > 0 ? 'some' : 'none'];
      const patience = ask.thorough ? signal : AbortSignal.any([signal, AbortSignal.timeout(most)]);
      const options = { limit: DEPTH, exceptSources, loose, signal: patience, depth: 'full' } as const;
      const whole = await this.#search.find(query, tree, options);
      if (whole.candidates.length > 0 || whole.complete || signal.aborted) return whole;
      // Then what is like the words is better than nothing.
      return this.#search.find(query, tree, { limit: DEPTH, exceptSources, loose, bare: true, signal, depth: 'index' });
    }
    return this.#search.find(query, tree, { limit: DEPTH, exceptSources, signal, depth: 'index' });
  }

  /** The visible messages around one, itself included; null when it is not a visible message of the session. */
  window(session: string, anchor: number, size: number): { before: SqlRow[]; anchor: SqlRow; after: SqlRow[] } | null {
    const visible = visibleSql(this.#db, 'm');
    const row = this.#db.get(
      `SELECT * FROM messages m WHERE m.id = ? AND m.session_id = ? AND ${visible}`,
      anchor,
      session,
    );
    if (!row) return null;
    const side = (compare: string, order: string): SqlRow[] =>
      this.#db.all(
        `SELECT * FROM messages m WHERE m.session_id = ? AND m.id ${compare} ? AND ${visible} ORDER BY m.id ${order} LIMIT ?`,
        session,
        anchor,
        size,
      );
    return { before: side('<', 'DESC').reverse(), anchor: row, after: side('>', 'ASC') };
  }

  /** The session that a message belongs to; null when there is none such. */
  sessionOf(message: number): string | null {
    return str(this.#db.get('SELECT session_id FROM messages WHERE id = ?', message)?.['session_id']);
  }

  /** The first (or last) few spoken messages with an id below (or above) `bound`, in order. */
  bookend(session: string, side: 'start' | 'end', bound: number, count: number): SqlRow[] {
    const [compare, order] = side === 'start' ? ['<', 'ASC'] : ['>', 'DESC'];
    const rows = this.#db
      .all(
        `SELECT * FROM messages m WHERE m.session_id = ? AND m.id ${compare} ? AND m.role IN ('user', 'assistant')
           AND m.content IS NOT NULL AND m.content <> '' AND ${visibleSql(this.#db, 'm')} ORDER BY m.id ${order} LIMIT ?`,
        session,
        bound,
        count,
      )
      .filter((r) => !isCompactionSummary(contentText(decodeContent(r['content']))));
    return side === 'start' ? rows : rows.reverse();
  }

  /** The first spoken message of a session; null when it has none. */
  first(session: string): number | null {
    const row = this.bookend(session, 'start', Number.MAX_SAFE_INTEGER, 1)[0];
    return row ? num(row['id']) : null;
  }

  /** The live rows of a session in order. */
  live(session: string): SqlRow[] {
    const { sql, params } = { sql: activeSql(this.#db, 'm'), params: [session] };
    const shown = this.#db.has('messages', 'display_kind') ? ` AND m.display_kind IS NOT 'hidden'` : '';
    return this.#db.all(`SELECT * FROM messages m WHERE m.session_id = ? AND ${sql}${shown} ORDER BY m.id`, ...params);
  }

  /** Milliseconds of a session's start; null when it is not known. */
  started(cell: SessionCell): number | null {
    return cellTime(cell.row['started_at']);
  }
}

/** Whether a row was summarised away by a compaction. */
export function isCompacted(row: SqlRow): boolean {
  return row['compacted'] === 1 && row['active'] === 0;
}

/** A stored row as the model is shown it. */
export function recalled(row: SqlRow): RecalledMessage {
  const content = decodeContent(row['content']);
  const calls = parseJson(row['tool_calls']);
  return {
    id: num(row['id']),
    role: str(row['role']) ?? 'unknown',
    content: content === null ? null : withoutAnsi(contentText(content)),
    timestamp: typeof row['timestamp'] === 'number' ? row['timestamp'] : null,
    ...(str(row['tool_name']) === null ? {} : { tool_name: str(row['tool_name']) ?? '' }),
    ...(calls === undefined ? {} : { tool_calls: calls }),
    ...(str(row['tool_call_id']) === null ? {} : { tool_call_id: str(row['tool_call_id']) ?? '' }),
  };
}

const ansi = new RegExp(`${String.fromCharCode(27)}(?:\\[[0-?]*[ -/]*[@-~]|\\][^\\u0007]*\\u0007)`, 'g');

function withoutAnsi(text: string): string {
  return text.replace(ansi, '');
}

function marked({ snippet, marks }: { snippet: string; marks: readonly (readonly [number, number])[] }): string {
  let text = '';
  let at = 0;
  for (const [from, to] of marks) {
    text += `${snippet.slice(at, from)}>>>${snippet.slice(from, to)}<<<`;
    at = to;
  }
  return text + snippet.slice(at);
}
