import { spawnSync } from 'node:child_process';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { sessionSearchTool } from '../src-main/sessions/session-search-tool.ts';
import { createSessions } from '../src-main/sessions/store.ts';
import type { SessionStore } from '../src-main/sessions/store-types.ts';
import type { SearchFilter } from '../src-shared/contract/sessions.ts';
import type { ToolContext } from '../src-shared/tools/tool.ts';
import { randomFrom, Talk } from './talk.ts';

/** Times of one kind of query, in ms. */
export interface Times {
  readonly ours: readonly number[];
  /** The same in processor time of the main thread, which a busy machine does not lengthen. */
  readonly cpu: readonly number[];
}

/** Opens the conversations of a home with our own search index. */
export async function openStore(home: string): Promise<SessionStore> {
  return createSessions({
    file: `${home}/state.db`,
    deskDir: `${home}/desk`,
    readOnly: false,
    emit: () => undefined,
    log: (message, details) => process.stderr.write(`${message} ${JSON.stringify(details)}\n`),
    waiting: () => 0,
    running: () => false,
    searchDb: { file: `${home}/desk/search.db`, keep: 'always' },
  });
}

/** The same, once the index is whole. */
export async function openHome(home: string): Promise<SessionStore> {
  const store = await openStore(home);
  await store.searchIndexSettled();
  return store;
}

/** The kinds of queries that are timed. */
export const kinds = [
  ...['rare 1', 'rare 2', 'rare 3', 'middle 1', 'middle 2', 'middle 3'],
  ...['mixed 2', 'common 1', 'common 2', 'common 3', 'cjk 2', 'cjk 4', 'code'],
] as const;
export type Kind = (typeof kinds)[number];

/** Whether the goal for very common terms holds for a kind: those that have such a word (a code token has any two). */
export function isCommonKind(kind: Kind): boolean {
  return kind.startsWith('common') || kind.startsWith('mixed') || kind === 'code';
}

const commonWords = ['the', 'and', 'you', 'that', 'was', 'for', 'what', 'said'];

/** Queries by how common their words are: `tail` ranks are those of the generator. */
export function queriesOf(kind: Kind, count: number): string[] {
  const random = randomFrom(kind.length * 31);
  const talk = new Talk(kind.length);
  const many = (one: () => string): string[] => Array.from({ length: count }, one);
  const middle = (): string => talk.tail(Math.floor(20 + random() * 400));
  if (kind === 'cjk 2') return many(() => talk.hanSign() + talk.hanSign());
  if (kind === 'cjk 4') return many(() => talk.hanSign() + talk.hanSign() + talk.hanSign() + talk.hanSign());
  if (kind === 'code') return many(() => `${middle()}_${talk.word()}`);
  if (kind === 'mixed 2') return many(() => `the ${middle()}`);
  const one = kind.startsWith('common')
    ? (): string => commonWords[Math.floor(random() * commonWords.length)] ?? 'the'
    : kind.startsWith('middle')
      ? middle
      : (): string => talk.tail(Math.floor(8000 + random() * 20_000));
  return many(() => Array.from({ length: Number(kind.split(' ')[1]) }, one).join(' '));
}

/** How long the first page of each query takes. */
export async function timesOf(store: SessionStore, queries: readonly string[], filter?: SearchFilter): Promise<Times> {
  const ours: number[] = [];
  const cpu: number[] = [];
  for (const query of queries) {
    // Every search is a request of its own.
    await turn();
    const begin = performance.now();
    const before = process.threadCpuUsage();
    await store.search(query, { limit: 20, depth: 'index', ...(filter && { filter }) });
    const { user, system } = process.threadCpuUsage(before);
    cpu.push((user + system) / 1000);
    ours.push(performance.now() - begin);
  }
  return { ours, cpu };
}

/** How long (ms) `session_search` takes for each query, ten conversations. */
export async function toolTimes(store: SessionStore, queries: readonly string[]): Promise<number[]> {
  const tool = sessionSearchTool(store);
  const times: number[] = [];
  for (const query of queries) {
    await turn();
    const begin = performance.now();
    await tool.run({ query, limit: 10 }, noTurn);
    times.push(performance.now() - begin);
  }
  return times;
}

/** What a tool is told of a turn where there is none. */
export const noTurn: ToolContext = {
  session: '',
  turn: '',
  origin: 'foreground',
  message: null,
  workspace: null,
  signal: new AbortController().signal,
};

/** How long (ms) a LIKE scan of the same file takes for each query. */
export function likeTimes(file: string, queries: readonly string[]): number[] {
  const db = new Database(file, { readonly: true });
  const times: number[] = [];
  for (const query of queries) {
    const words = query.split(' ');
    const sql = `SELECT id, substr(content, 1, 120) FROM messages WHERE ${words.map(() => 'content LIKE ?').join(' AND ')}
      ORDER BY timestamp DESC LIMIT 20`;
    const begin = performance.now();
    db.prepare(sql).all(...words.map((w) => `%${w}%`));
    times.push(performance.now() - begin);
  }
  db.close();
  return times;
}

/** A percentile of some times; 0 for none. */
export function percentile(times: readonly number[], p: number): number {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0;
}

/** The longest stop of the event loop in ms, by the clock and in processor time of this thread between two ticks of a timer. */
export interface Stops {
  readonly clock: number;
  readonly cpu: number;
}

/** Watches the event loop until `end` is called. Waiting for a busy machine shows in `clock` only. */
export function watchLoop(): { end: () => Stops } {
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  let cpu = 0;
  let last = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(last);
    cpu = Math.max(cpu, (user + system) / 1000);
    last = process.threadCpuUsage();
  }, 1);
  return {
    end: () => {
      clearInterval(timer);
      delay.disable();
      return { clock: delay.max / 1e6, cpu };
    },
  };
}

/**
 * Times (ms) of Hermes' own search for the queries on a home: its store alone, and the whole tool. Null where Hermes is
 * not there.
 */
export function hermesTimes(home: string, queries: readonly string[]): { store: number[]; tool: number[] } | null {
  const python = process.env['HERMES_PYTHON'];
  if (python === undefined) return null;
  const script = `
import json, sys, time
from pathlib import Path
from hermes_state import SessionDB
from tools.session_search_tool import session_search
db = SessionDB(db_path=Path(sys.argv[1]) / "state.db")
out = {"store": [], "tool": []}
for q in json.loads(sys.argv[2]):
    t = time.perf_counter(); db.search_messages(q, limit=20); out["store"].append((time.perf_counter() - t) * 1000)
    t = time.perf_counter(); session_search(query=q, limit=10, db=db); out["tool"].append((time.perf_counter() - t) * 1000)
print(json.dumps(out))
`;
  const { status, stdout, stderr } = spawnSync(python, ['-c', script, home, JSON.stringify(queries)], {
    env: { ...process.env, HERMES_HOME: home },
    encoding: 'utf8',
  });
  if (status === 0) return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as { store: number[]; tool: number[] };
  process.stderr.write(`Hermes was left out: ${stderr.trim().split('\n').at(-1) ?? ''}\n`);
  return null;
}
