import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStateDb } from '../src-main/sessions/build.ts';
import { makeHaystack, Talk, type Question } from './haystack.ts';
import { openHome, percentile, queriesOf, timesOf } from './search-run.ts';

/** One line of `bench/results.json`. `ratio` is the yardstick's number over ours, so more is better. */
export interface Row {
  readonly area: string;
  readonly name: string;
  readonly value: number;
  readonly unit: string;
  readonly yardstick: string;
  readonly ratio: number | null;
  readonly goal: string;
}

const row = (name: string, value: number, unit: string, more: Partial<Row> = {}): Row => ({
  area: 'search',
  name,
  value: Math.round(value * 100) / 100,
  unit,
  yardstick: '',
  ratio: null,
  goal: '',
  ...more,
});

/**
 * Search and import, at `SEARCH_MESSAGES` messages (100,000 when unset): first pages beside a LIKE scan of the same file,
 * and recall of planted facts. With `HERMES_PYTHON` also Hermes' own search on the same file.
 */
export async function run(): Promise<Row[]> {
  const count = Number(process.env['SEARCH_MESSAGES'] ?? 100_000);
  const home = mkdtempSync(join(tmpdir(), 'desk-bench-search-'));
  try {
    return [...(await latency(join(home, 'large'), count)), ...(await recall(join(home, 'haystack')))];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function latency(home: string, count: number): Promise<Row[]> {
  mkdirSync(home, { recursive: true });
  const file = join(home, 'state.db');
  const rows: Row[] = [];
  const begin = performance.now();
  await fill(file, count);
  const built = performance.now() - begin;
  rows.push(
    row(`import, ${count} messages, indexes of state.db`, (1000 * count) / built, 'messages/s', {
      goal: '5000 or more',
    }),
  );
  const indexed = performance.now();
  let worst = 0;
  let last = performance.now();
  const clock = setInterval(() => {
    worst = Math.max(worst, performance.now() - last - 5);
    last = performance.now();
  }, 5);
  const store = await openHome(home);
  clearInterval(clock);
  rows.push(row('search.db made', (1000 * count) / (performance.now() - indexed), 'messages/s'));
  rows.push(row('longest stop of the event loop meanwhile', worst, 'ms', { goal: 'under 50' }));
  const bytes = (path: string): number => statSync(path).size / 1_048_576;
  rows.push(row('state.db', bytes(file), 'MB'), row('search.db', bytes(join(home, 'desk', 'search.db')), 'MB'));
  for (const kind of [
    'rare 1',
    'rare 2',
    'middle 1',
    'middle 2',
    'middle 3',
    'mixed 2',
    'common 1',
    'common 2',
    'common 3',
    'cjk 2',
  ]) {
    const queries = queriesOf(kind, 60);
    await store.search(queries[0] ?? '', { limit: 20, depth: 'index' });
    const { ours, like } = await timesOf(store, file, kind, queries, 8);
    const scan = percentile(like, 0.5);
    const half = percentile(ours, 0.5);
    const isCommon = kind.startsWith('common') || kind.startsWith('mixed');
    rows.push(
      row(`${kind}, p50`, half, 'ms', {
        yardstick: 'LIKE scan, p50',
        ratio: Math.round(scan / half),
        goal: isCommon ? '10 times' : '100 times',
      }),
      row(`${kind}, p95`, percentile(ours, 0.95), 'ms', { goal: isCommon ? 'under 60' : 'under 20' }),
    );
    const hermes = hermesTime(home, queries.slice(0, 10));
    if (hermes !== null) {
      rows.push(
        row(`${kind}, Hermes`, hermes, 'ms', { yardstick: 'ours, p50', ratio: Math.round((10 * half) / hermes) / 10 }),
      );
    }
  }
  await store.close();
  return rows;
}

async function fill(file: string, count: number): Promise<void> {
  const talk = new Talk(5);
  await buildStateDb(file, (builder) => {
    for (let id = 1, session = ''; id <= count; id++) {
      const time = 1_700_000_000 + id * 60;
      if (id % 50 === 1) {
        session = `s${id}`;
        builder.insert('sessions', { id: session, source: 'cli', started_at: time, message_count: 50 });
      }
      const role = id % 2 === 0 ? 'assistant' : 'user';
      builder.insert('messages', { id, session_id: session, role, content: talk.message(), timestamp: time });
    }
  });
}

/** Median ms of Hermes' own search for the queries on this home; null where Hermes is not there. */
function hermesTime(home: string, queries: readonly string[]): number | null {
  const python = process.env['HERMES_PYTHON'];
  if (python === undefined) return null;
  const script = `
import json, sys, time
from pathlib import Path
from hermes_state import SessionDB
db = SessionDB(db_path=Path(sys.argv[1]) / "state.db")
times = []
for q in json.loads(sys.argv[2]):
    t = time.perf_counter(); db.search_messages(q, limit=20); times.append((time.perf_counter() - t) * 1000)
print(sorted(times)[len(times) // 2])
`;
  const { status, stdout, stderr } = spawnSync(python, ['-c', script, home, JSON.stringify(queries)], {
    env: { ...process.env, HERMES_HOME: home },
    encoding: 'utf8',
  });
  if (status === 0) return Number(stdout.trim());
  process.stderr.write(`Hermes was left out: ${stderr.trim().split('\n').at(-1) ?? ''}\n`);
  return null;
}

async function recall(home: string): Promise<Row[]> {
  mkdirSync(home, { recursive: true });
  const questions = makeHaystack(1500, 25, 7);
  await fillHaystack(join(home, 'state.db'), questions);
  const store = await openHome(home);
  const places = new Map<string, number[]>();
  for (const question of questions) {
    const { hits } = await store.search(question.question, { limit: 10, depth: 'full' });
    const at = hits.findIndex((h) => question.answer_session_ids.includes(h.session.id));
    places.set(question.question_type, [...(places.get(question.question_type) ?? []), at < 0 ? Infinity : at]);
  }
  await store.close();
  const share = (found: readonly number[], k: number): number =>
    (100 * found.filter((at) => at < k).length) / found.length;
  const all = [...places.values()].flat();
  const rows = [1, 5, 10].map((k) =>
    row(`recall@${k}, ${all.length} planted facts`, share(all, k), '%', {
      goal: k === 1 ? '85 or more' : k === 5 ? '95 or more' : '',
    }),
  );
  for (const [type, found] of places)
    rows.push(row(`recall@1 / ${type}`, share(found, 1), '%'), row(`recall@5 / ${type}`, share(found, 5), '%'));
  return rows;
}

async function fillHaystack(file: string, questions: readonly Question[]): Promise<void> {
  const [first] = questions;
  if (!first) return;
  await buildStateDb(file, (builder) => {
    for (const [i, id] of first.haystack_session_ids.entries()) {
      const time = Date.parse(first.haystack_dates[i] ?? '') / 1000;
      const turns = first.haystack_sessions[i] ?? [];
      builder.insert('sessions', { id, source: 'cli', started_at: time, message_count: turns.length });
      for (const [k, { role, content }] of turns.entries()) {
        builder.insert('messages', { session_id: id, role, content, timestamp: time + k });
      }
    }
  });
}
