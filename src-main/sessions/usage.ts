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
  readonly before: Readonly<Record<string, number>>;
  /** The same for costs in US dollars. */
  readonly costs: Readonly<Record<string, number>>;
}

/** The first time a row of an earlier day is added to, what it had so far is kept, so that today's part is known. */
function rememberBefore(db: StateDb, row: SqlRow, now: number): void {
  if (!db.has('state_meta', 'value')) return;
  const midnight = seconds(startOfDay(now));
  if (num(row['first_seen']) >= midnight) return;
  const { day, before, costs } = readToday(db, now);
  const id = routeKey(row);
  if (id in before) return;
  const value = pythonDumps({
    day,
    before: { ...before, [id]: rowTokens(row) },
    costs: { ...costs, [id]: num(row['estimated_cost_usd']) },
  });
  if (db.run('UPDATE state_meta SET value = ? WHERE key = ?', value, TODAY_KEY) === 0) {
    db.insert('state_meta', { key: TODAY_KEY, value });
  }
}

/** Today's part (local time) of what the rows count, over all sessions of the file, as far as the file tells. */
function sumToday(db: StateDb, now: number, of: (row: SqlRow) => number, base: 'before' | 'costs'): number {
  if (!db.has('session_model_usage', 'last_seen')) return 0;
  const midnight = seconds(startOfDay(now));
  const known = readToday(db, now)[base];
  return db.all('SELECT * FROM session_model_usage WHERE last_seen >= ?', midnight).reduce((sum, row) => {
    const all = of(row);
    if (num(row['first_seen']) >= midnight) return sum + all;
    const earlier = known[routeKey(row)];
    return earlier === undefined ? sum : sum + Math.max(0, all - earlier);
  }, 0);
}

/** Tokens that went in and out today. */
export function tokensToday(db: StateDb, now: number): number {
  return sumToday(db, now, rowTokens, 'before');
}

/** US dollars spent today, as far as providers or their prices tell. */
export function costToday(db: StateDb, now: number): number {
  return sumToday(db, now, (row) => num(row['estimated_cost_usd']), 'costs');
}

function readToday(db: StateDb, now: number): Today {
  const day = new Date(startOfDay(now)).toDateString();
  const none = { day, before: {}, costs: {} };
  if (!db.has('state_meta', 'value')) return none;
  const stored = decodeObject(db.get('SELECT value FROM state_meta WHERE key = ?', TODAY_KEY)?.['value']);
  if (str(stored?.['day']) !== day) return none;
  const numbers = (value: unknown): Record<string, number> =>
    value !== null && typeof value === 'object' ? (value as Record<string, number>) : {};
  return { day, before: numbers(stored?.['before']), costs: numbers(stored?.['costs']) };
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
