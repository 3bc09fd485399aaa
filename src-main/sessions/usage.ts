import type { UsageRecord } from '@shared/contract/chat.ts';
import { decodeObject, num, pythonDumps, seconds, str } from './encoding.ts';
import type { SqlRow, SqlValue, StateDb } from './state-db.ts';

/** What one or more calls of a model used, and by which route. */
export interface UsageEntry extends UsageRecord {
  readonly model: string;
  readonly provider: string;
  readonly baseUrl?: string;
  /** Empty for the conversation itself, else what the call was for (`compression`, `title_generation`, `review`). */
  readonly task?: string;
}

const counters = [
  ['input_tokens', 'inputTokens'],
  ['output_tokens', 'outputTokens'],
  ['cache_read_tokens', 'cacheReadTokens'],
  ['cache_write_tokens', 'cacheWriteTokens'],
  ['reasoning_tokens', 'reasoningTokens'],
] as const;

/** `state_meta` key: what rows that were used before today had counted when today began. */
const TODAY_KEY = 'desk_usage_today';

/** Adds usage to the session's totals and to its row for the route. Costs add; the route is filled in where it is empty. */
export function addUsage(db: StateDb, session: string, entry: UsageEntry, now: number): Promise<void> {
  return db.write(() => writeUsage(db, session, entry, now));
}

/** The same, only inside a write. */
export function writeUsage(db: StateDb, session: string, entry: UsageEntry, now: number): void {
  const totals = counters.map(([c]) => `${c} = COALESCE(${c}, 0) + ?`).join(', ');
  db.run(`UPDATE sessions SET ${totals} WHERE id = ?`, ...counters.map(([, k]) => entry[k]), session);
  if (db.has('sessions', 'api_call_count')) {
    db.run('UPDATE sessions SET api_call_count = COALESCE(api_call_count, 0) + ? WHERE id = ?', entry.calls, session);
  }
  const fill: Record<string, SqlValue> = {
    model: entry.model,
    billing_provider: entry.provider,
    billing_base_url: entry.baseUrl ?? '',
  };
  for (const [column, value] of Object.entries(fill)) {
    if (db.has('sessions', column) && (entry.task ?? '') === '') {
      db.run(`UPDATE sessions SET ${column} = ? WHERE id = ? AND ${column} IS NULL`, value, session);
    }
  }
  if (entry.costUsd !== null && db.has('sessions', 'estimated_cost_usd')) {
    db.run(
      'UPDATE sessions SET estimated_cost_usd = COALESCE(estimated_cost_usd, 0) + ? WHERE id = ?',
      entry.costUsd,
      session,
    );
  }
  addToRoute(db, session, entry, now);
}

function addToRoute(db: StateDb, session: string, entry: UsageEntry, now: number): void {
  if (!db.has('session_model_usage', 'model')) return;
  const key: Record<string, SqlValue> = { session_id: session, model: entry.model };
  const route: Record<string, string> = {
    billing_provider: entry.provider,
    billing_base_url: entry.baseUrl ?? '',
    billing_mode: '',
    task: entry.task ?? '',
  };
  for (const [column, value] of Object.entries(route)) if (db.has('session_model_usage', column)) key[column] = value;
  const where = Object.keys(key)
    .map((c) => `${c} = ?`)
    .join(' AND ');
  const row = db.get(`SELECT rowid, * FROM session_model_usage WHERE ${where}`, ...Object.values(key));
  const time = seconds(now);
  if (!row) {
    const fresh = Object.fromEntries(counters.map(([c, k]) => [c, entry[k]]));
    db.insert('session_model_usage', {
      ...key,
      ...fresh,
      api_call_count: entry.calls,
      estimated_cost_usd: entry.costUsd ?? 0,
      first_seen: time,
      last_seen: time,
    });
    return;
  }
  rememberBefore(db, row, now);
  const sums = [...counters.map(([c]) => c), 'api_call_count', 'estimated_cost_usd'].map((c) => `${c} = ${c} + ?`);
  db.run(
    `UPDATE session_model_usage SET ${sums.join(', ')}, last_seen = ? WHERE rowid = ?`,
    ...counters.map(([, k]) => entry[k]),
    entry.calls,
    entry.costUsd ?? 0,
    time,
    row['rowid'],
  );
}

interface Today {
  readonly day: string;
  /** Tokens by route before today. */
  readonly before: Record<string, number>;
}

/** The first time a row of an earlier day is added to, what it had so far is kept, so that today's part is known. */
function rememberBefore(db: StateDb, row: SqlRow, now: number): void {
  if (!db.has('state_meta', 'value')) return;
  const midnight = seconds(startOfDay(now));
  if (num(row['first_seen']) >= midnight) return;
  const today = readToday(db, now);
  const id = routeKey(row);
  if (id in today.before) return;
  const value = pythonDumps({ day: today.day, before: { ...today.before, [id]: rowTokens(row) } });
  if (db.run('UPDATE state_meta SET value = ? WHERE key = ?', value, TODAY_KEY) === 0) {
    db.insert('state_meta', { key: TODAY_KEY, value });
  }
}

/** Tokens that went in and out today (local time) over all sessions of the file, as far as the file tells. */
export function tokensToday(db: StateDb, now: number): number {
  if (!db.has('session_model_usage', 'last_seen')) return 0;
  const midnight = seconds(startOfDay(now));
  const { before } = readToday(db, now);
  return db.all('SELECT * FROM session_model_usage WHERE last_seen >= ?', midnight).reduce((sum, row) => {
    const tokens = rowTokens(row);
    if (num(row['first_seen']) >= midnight) return sum + tokens;
    const base = before[routeKey(row)];
    return base === undefined ? sum : sum + Math.max(0, tokens - base);
  }, 0);
}

function readToday(db: StateDb, now: number): Today {
  const day = new Date(startOfDay(now)).toDateString();
  if (!db.has('state_meta', 'value')) return { day, before: {} };
  const stored = decodeObject(db.get('SELECT value FROM state_meta WHERE key = ?', TODAY_KEY)?.['value']);
  if (str(stored?.['day']) !== day) return { day, before: {} };
  const before = stored?.['before'];
  return { day, before: before !== null && typeof before === 'object' ? (before as Record<string, number>) : {} };
}

/** What names a row for good; row ids change when a file is compacted. */
function routeKey(row: SqlRow): string {
  const parts = ['session_id', 'model', 'billing_provider', 'billing_base_url', 'billing_mode', 'task'];
  return parts.map((c) => str(row[c]) ?? '').join(' ');
}

function rowTokens(row: SqlRow): number {
  return num(row['input_tokens']) + num(row['output_tokens']);
}

function startOfDay(now: number): number {
  return new Date(now).setHours(0, 0, 0, 0);
}
