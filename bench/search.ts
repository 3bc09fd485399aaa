import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStateDb } from '../src-main/sessions/build.ts';
import type { SessionStore } from '../src-main/sessions/store-types.ts';
import {
  hermesTimes,
  isCommonKind,
  kinds,
  likeTimes,
  openStore,
  percentile,
  queriesOf,
  timesOf,
  toolTimes,
  watchLoop,
  type Kind,
  type Stops,
} from './search-run.ts';
import { Talk } from './talk.ts';

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

/** Messages put into a file that has others already. */
const ADDED = 20_000;
const QUERIES = 60;
const LIKES = 5;
const HERMES_QUERIES = 10;

/**
 * Search and import, at `SEARCH_MESSAGES` messages (100,000 when unset): first pages beside a LIKE scan of the same file.
 * With `HERMES_PYTHON` also Hermes' own search on the same file.
 */
export async function run(): Promise<Row[]> {
  const count = Number(process.env['SEARCH_MESSAGES'] ?? 100_000);
  const home = mkdtempSync(join(tmpdir(), 'desk-bench-search-'));
  mkdirSync(join(home, 'desk'));
  try {
    const rows = await filling(home, count);
    const store = await openStore(home);
    rows.push(...(await indexing(home, store, count)));
    for (const kind of kinds) rows.push(...(await latency(home, store, kind)));
    rows.push(...(await finished(store)), ...(await adding(store)));
    await store.close();
    return rows;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function filling(home: string, count: number): Promise<Row[]> {
  const talk = new Talk(5);
  // Making up texts is no part of an import.
  let madeUp = 0;
  const text = (): string => {
    const from = performance.now();
    const message = talk.message();
    madeUp += performance.now() - from;
    return message;
  };
  const begin = performance.now();
  const cpu = process.threadCpuUsage();
  await buildStateDb(join(home, 'state.db'), (builder) => {
    for (let id = 1, session = ''; id <= count; id++) {
      const time = 1_700_000_000 + id * 60;
      if (id % 50 === 1) {
        session = `s${id}`;
        const title = `${talk.word()} ${talk.word()} ${talk.word()} ${id}`;
        builder.insert('sessions', { id: session, source: 'cli', started_at: time, message_count: 50, title });
      }
      const role = id % 2 === 0 ? 'assistant' : 'user';
      builder.insert('messages', { id, session_id: session, role, content: text(), timestamp: time });
    }
  });
  const { user, system } = process.threadCpuUsage(cpu);
  const built = performance.now() - begin - madeUp;
  return [
    row(`import, ${count} messages, indexes of state.db`, (1000 * count) / built, 'messages/s', {
      goal: '5000 or more',
    }),
    row('the same, processor time', ((user + system) / 1000 - madeUp) / count, 'ms a message'),
  ];
}

async function indexing(home: string, store: SessionStore, count: number): Promise<Row[]> {
  const begin = performance.now();
  const loop = watchLoop();
  await store.searchIndexSettled();
  const stops = loop.end();
  const megabytes = (path: string): number => statSync(path).size / 1_048_576;
  return [
    row('search.db made', (1000 * count) / (performance.now() - begin), 'messages/s'),
    ...stopRows('while search.db is made', stops),
    row('state.db', megabytes(join(home, 'state.db')), 'MB'),
    row('search.db', megabytes(join(home, 'desk', 'search.db')), 'MB'),
  ];
}

async function latency(home: string, store: SessionStore, kind: Kind): Promise<Row[]> {
  const queries = queriesOf(kind, QUERIES);
  await store.search(queries[0] ?? '', { limit: 20, depth: 'index' });
  const loop = watchLoop();
  const { ours, cpu } = await timesOf(store, queries);
  const stops = loop.end();
  const like = likeTimes(join(home, 'state.db'), queries.slice(0, LIKES));
  const half = percentile(ours, 0.5);
  const isCommon = isCommonKind(kind);
  const rows = [
    row(`${kind}, p50`, half, 'ms', {
      yardstick: `LIKE scan, ${Math.round(percentile(like, 0.5))} ms`,
      ratio: Math.round(percentile(like, 0.5) / half),
      goal: isCommon ? '10 times' : '100 times',
    }),
    row(`${kind}, p95`, percentile(ours, 0.95), 'ms', { goal: isCommon ? 'under 60' : 'under 20' }),
    row(`${kind}, p99`, percentile(ours, 0.99), 'ms'),
    row(`${kind}, processor time, p50`, percentile(cpu, 0.5), 'ms'),
    row(`${kind}, processor time, p95`, percentile(cpu, 0.95), 'ms'),
    ...stopRows(kind, stops),
  ];
  const asked = queries.slice(0, HERMES_QUERIES);
  const tool = await toolTimes(store, asked);
  rows.push(row(`${kind}, session_search, p50`, percentile(tool, 0.5), 'ms'));
  const hermes = hermesTimes(home, asked);
  for (const [name, times] of Object.entries(hermes ?? {})) {
    const half = percentile(name === 'tool' ? tool : ours.slice(0, HERMES_QUERIES), 0.5);
    const theirs = percentile(times, 0.5);
    const ratio = Math.round((10 * theirs) / half) / 10;
    const what = name === 'tool' ? 'session_search' : 'first page';
    rows.push(
      row(`${kind}, ${what} beside Hermes`, half, 'ms', {
        yardstick: `Hermes, ${Math.round(10 * theirs) / 10} ms`,
        ratio,
        goal: '2 times',
      }),
    );
  }
  return rows;
}

/** Searches to the end, with the completeness pass. */
async function finished(store: SessionStore): Promise<Row[]> {
  const rows: Row[] = [];
  for (const kind of ['rare 1', 'middle 2', 'common 1', 'cjk 2'] as const) {
    const loop = watchLoop();
    const begin = performance.now();
    const queries = queriesOf(kind, 2);
    for (const query of queries) await store.search(query, { limit: 20, depth: 'full' });
    rows.push(row(`${kind}, every message looked at`, (performance.now() - begin) / queries.length, 'ms'));
    rows.push(...stopRows(`${kind}, every message looked at`, loop.end()));
  }
  return rows;
}

/** New messages in a file that has others, as an import or another program brings them, until they are found. */
async function adding(store: SessionStore): Promise<Row[]> {
  const talk = new Talk(99);
  const begin = performance.now();
  const session = await store.createSession({
    ...{ source: 'cli', model: 'm', provider: 'p', systemPrompt: 'You are a bench.', cwd: null },
  });
  for (let n = 0; n < ADDED; n += 500) {
    const messages = Array.from({ length: 500 }, () => ({ role: 'user' as const, content: talk.message() }));
    await store.appendMany(session, messages);
  }
  const stored = performance.now() - begin;
  await store.searchIndexSettled();
  const settled = performance.now() - begin;
  return [
    row('appended to a file with others, 500 at once', (1000 * ADDED) / stored, 'messages/s'),
    row('the same, until the index has them', (1000 * ADDED) / settled, 'messages/s'),
  ];
}

function stopRows(name: string, { clock, cpu }: Stops): Row[] {
  return [
    row(`${name}, longest stop of the event loop`, clock, 'ms', { goal: 'under 50' }),
    row(`${name}, the same in processor time`, cpu, 'ms', { goal: 'under 50' }),
  ];
}
