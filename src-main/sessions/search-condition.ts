import { seconds } from './encoding.ts';
import type { QueryFilters } from './query.ts';
import { visibleSql } from './rows.ts';
import type { Condition } from './search-candidate.ts';
import { caseForms, likePattern } from './search-scan.ts';
import type { StateDb } from './state-db.ts';

/**
 * SQL over `messages m` for what may be found: visible rows that pass the filters, of sessions that are not hidden.
 * `anyHidden` says whether there is a hidden session at all.
 */
export function searchCondition(
  db: StateDb,
  filters: QueryFilters,
  exceptSources: readonly string[],
  anyHidden: boolean,
): Condition {
  const { roles, sources, titles, before, after } = filters;
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
    sessions.push(`lower(s.source) IN (${sources.map(() => '?').join(', ')})`);
    sessionParams.push(...sources);
  }
  if (exceptSources.length > 0) {
    sessions.push(`s.source NOT IN (${exceptSources.map(() => '?').join(', ')})`);
    sessionParams.push(...exceptSources);
  }
  for (const title of titles) {
    const forms = caseForms(title);
    sessions.push(`(${forms.map(() => `s.title LIKE ? ESCAPE '\\'`).join(' OR ')})`);
    sessionParams.push(...forms.map(likePattern));
  }
  if (anyHidden && db.has('sessions', 'hidden')) sessions.push('COALESCE(s.hidden, 0) = 0');
  if (sessions.length > 0) {
    // A row at a time: as a list, every slice of a scan would walk all sessions instead of its own messages.
    add(`EXISTS (SELECT 1 FROM sessions s WHERE s.id = +m.session_id AND ${sessions.join(' AND ')})`, ...sessionParams);
  }
  return { sql: sql.join(' AND '), params };
}
