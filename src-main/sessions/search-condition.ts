import type { SearchFilter } from '@shared/contract/sessions.ts';
import { cellTime, seconds } from './encoding.ts';
import type { Lineage, LineageMap, SessionCell } from './lineage.ts';
import { matches } from './match.ts';
import type { QueryFilters } from './query.ts';
import { visibleSql } from './rows.ts';
import type { Condition } from './search-candidate.ts';
import { titleOf, type SessionRows } from './session-rows.ts';
import type { StateDb } from './state-db.ts';

/** What a search is narrowed to: what its query says, what the caller says, and sources that are left out. */
export interface SearchScope {
  readonly filters: QueryFilters;
  readonly filter?: SearchFilter | undefined;
  readonly exceptSources?: readonly string[] | undefined;
}

/** So many ways to narrow are remembered: those of one person at a time. */
const MAX_KNOWN = 8;

/** What of a file a search may show. */
export class SearchConditions {
  readonly #db: StateDb;
  readonly #lineages: LineageMap;
  readonly #rows: SessionRows;
  /** The sessions that were let through, by what they were narrowed by, as long as no session changes. */
  readonly #known = new Map<string, ReadonlySet<string> | null>();
  #knownAt = -1;

  constructor(deps: { db: StateDb; lineages: LineageMap; rows: SessionRows }) {
    this.#db = deps.db;
    this.#lineages = deps.lineages;
    this.#rows = deps.rows;
  }

  /** Visible messages that pass the filters, of the conversations that do. */
  of(scope: SearchScope): Condition {
    const { roles, before, after } = scope.filters;
    const sql = [visibleSql(this.#db, 'm')];
    const params: unknown[] = [];
    const add = (text: string, ...values: readonly unknown[]): void => {
      sql.push(text);
      params.push(...values);
    };
    if (roles.length > 0) add(`m.role IN (${roles.map(() => '?').join(', ')})`, ...roles);
    if (before !== null) add('m.timestamp < ?', seconds(before));
    if (after !== null) add('m.timestamp >= ?', seconds(after));
    return { sql: sql.join(' AND '), params, sessions: this.#sessions(scope) };
  }

  /** Whether a conversation passes what is said of conversations. */
  passes(lineage: Lineage, { filters, filter }: SearchScope): boolean {
    const { sources, titles } = filters;
    if (sources.length > 0 && !sources.includes(lineage.root.source.toLowerCase())) return false;
    const title = titles.length === 0 ? '' : (titleOf(lineage) ?? '');
    if (!titles.every((text) => matches({ kind: 'term', text, phrase: false, prefix: false }, title))) return false;
    if (filter === undefined) return true;
    if (!filter.archived && lineage.tip.archived) return false;
    return this.#rows.passes(lineage, filter);
  }

  #sessions(scope: SearchScope): ReadonlySet<string> | null {
    const { filters, filter, exceptSources = [] } = scope;
    // What waits or was changed is no part of a session.
    if (filter?.waiting === true || filter?.changed === true) return this.#passing(scope);
    const revision = this.#lineages.revision();
    if (revision !== this.#knownAt || this.#known.size >= MAX_KNOWN) this.#known.clear();
    this.#knownAt = revision;
    const key = JSON.stringify([filters.sources, filters.titles, filters.after, exceptSources, filter]);
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const fresh = this.#passing(scope);
    this.#known.set(key, fresh);
    return fresh;
  }

  /** The sessions that pass; null when all of them do. */
  #passing(scope: SearchScope): ReadonlySet<string> | null {
    const { filters, exceptSources = [] } = scope;
    const { after } = filters;
    const narrows = filters.sources.length + filters.titles.length > 0 || isNarrow(scope.filter);
    const shows = (cell: SessionCell): boolean => {
      if (cell.hidden || exceptSources.includes(cell.source)) return false;
      // Messages are looked at one by one; a session whose newest is older has none of them.
      const newest = after === null ? null : cellTime(cell.row['newest']);
      return newest === null || after === null || newest >= after;
    };
    const cells = this.#lineages.cells();
    if (!narrows && cells.every(shows)) return null;
    const lineages = this.#lineages.snapshot();
    const passing = new Map<Lineage, boolean>();
    const found = cells.filter((cell) => {
      if (!shows(cell)) return false;
      const lineage = narrows ? lineages.get(cell.id) : undefined;
      if (lineage === undefined) return !narrows;
      const known = passing.get(lineage) ?? this.passes(lineage, scope);
      passing.set(lineage, known);
      return known;
    });
    return new Set(found.map((cell) => cell.id));
  }
}

function isNarrow(filter: SearchFilter | undefined): boolean {
  if (filter === undefined) return false;
  const { source, model, since, pinned, waiting, changed, archived } = filter;
  return source !== '' || model !== '' || since !== null || pinned || waiting || changed || !archived;
}
