import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
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
import { searchFilterSchema } from '../src-shared/contract/sessions.ts';
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
/** Messages of an export that is taken into it. */
const IMPORTED = 10_000;
const QUERIES = 60;
const NARROWED = 20;
const percentiles = [
  ['p50', 0.5],
  ['p95', 0.95],
] as const;
const stopName = ', longest stop of the event loop';
const stopCpuName = ', the same in processor time';
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
    const { store, rows: opened } = await opening(home, count);
    rows.push(...opened, ...(await indexing(home, store, count)));
    for (const kind of kinds) rows.push(...(await latency(home, store, kind)));
    rows.push(...(await narrowed(store)), ...(await finished(store)), ...(await adding(store)));
    rows.push(...(await importing(store)));
    await store.close();
    return [...rows, ...worstStops(rows)];
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

/** Opening the home until its list can be shown. */
async function opening(home: string, count: number): Promise<{ store: SessionStore; rows: Row[] }> {
  const begin = performance.now();
  const loop = watchLoop();
  const store = await openStore(home);
  store.list({ limit: 100, offset: 0, archived: false, title: '' });
  await turn();
  const name = `opening a home of ${Math.ceil(count / 50)} conversations`;
  const rows = [row(name, performance.now() - begin, 'ms'), ...stopRows(name, loop.end())];
  return { store, rows };
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
  const beside = (what: string, ours: number, name: 'store' | 'tool'): void => {
    if (hermes === null) return;
    const theirs = percentile(hermes[name], 0.5);
    const yardstick = `Hermes' ${name === 'tool' ? 'session_search' : 'store'}, ${Math.round(10 * theirs) / 10} ms`;
    const goal = what === 'first page' && name === 'tool' ? '2 times' : '';
    rows.push(
      row(`${kind}, ${what} beside Hermes`, ours, 'ms', {
        yardstick,
        ratio: Math.round((10 * theirs) / ours) / 10,
        goal,
      }),
    );
  };
  const page = percentile(ours.slice(0, HERMES_QUERIES), 0.5);
  beside('first page', page, 'tool');
  beside('first page', page, 'store');
  beside('session_search', percentile(tool, 0.5), 'tool');
  return rows;
}

/** First pages of searches that are narrowed to few or to many conversations, or to a role that few messages have. */
async function narrowed(store: SessionStore): Promise<Row[]> {
  const { rows: some } = store.list({ limit: 3, offset: 400, archived: false, title: '' });
  for (const { id } of some) await store.pin(id, true);
  const any = searchFilterSchema.parse({});
  const since = store.list({ limit: 1, offset: 200, archived: false, title: '' }).rows[0]?.lastActive ?? null;
  const cases = [
    ['pinned, common 1', 'common 1', '', { ...any, pinned: true }],
    ['pinned, middle 2', 'middle 2', '', { ...any, pinned: true }],
    ['the newest 200 conversations, middle 2', 'middle 2', '', { ...any, since }],
    ['a role that nobody has, common 1', 'common 1', ' role:system', any],
    ['a source that all have, rare 1', 'rare 1', ' source:cli', any],
  ] as const;
  const rows: Row[] = [];
  for (const [name, kind, more, filter] of cases) {
    const loop = watchLoop();
    const { ours } = await timesOf(
      store,
      queriesOf(kind, NARROWED).map((query) => `${query}${more}`),
      filter,
    );
    for (const [p, part] of percentiles) rows.push(row(`${name}, ${p}`, percentile(ours, part), 'ms'));
    rows.push(...stopRows(name, loop.end()));
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
  const loop = watchLoop();
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
  const name = 'appended to a file with others, 500 at once';
  return [
    row(name, (1000 * ADDED) / stored, 'messages/s'),
    row('the same, until the index has them', (1000 * ADDED) / settled, 'messages/s'),
    ...stopRows(name, loop.end()),
  ];
}

/** An export of many conversations, taken into a file that has others. */
async function importing(store: SessionStore): Promise<Row[]> {
  const talk = new Talk(7);
  const conversation = (id: number): string => {
    const messages = Array.from({ length: 40 }, (_, n) => ({
      role: 'user',
      content: talk.message(),
      timestamp: 9 + n,
    }));
    return JSON.stringify({ id: `import${id}`, source: 'cli', started_at: 9, messages });
  };
  const text = Array.from({ length: IMPORTED / 40 }, (_, i) => conversation(i)).join('\n');
  const loop = watchLoop();
  const begin = performance.now();
  const { messages } = await store.importJsonl(text);
  const name = `sessions import of ${messages} messages into a file with others`;
  const rows = [row(name, (1000 * messages) / (performance.now() - begin), 'messages/s')];
  return [...rows, ...stopRows(name, loop.end())];
}

/** The longest stop of the event loop over everything that was measured, and where it was. */
function worstStops(rows: readonly Row[]): Row[] {
  return [stopName, stopCpuName].flatMap((end) => {
    const [worst] = rows.filter((each) => each.name.endsWith(end)).toSorted((a, b) => b.value - a.value);
    return worst === undefined ? [] : [{ ...worst, name: `worst of all${end}`, yardstick: worst.name }];
  });
}

function stopRows(name: string, { clock, cpu }: Stops): Row[] {
  return [
    row(`${name}${stopName}`, clock, 'ms', { goal: 'under 50' }),
    row(`${name}${stopCpuName}`, cpu, 'ms', { goal: 'under 50' }),
  ];
}
