import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openFacts } from '../src-main/memory-providers/holographic/database.ts';
import { FactStore } from '../src-main/memory-providers/holographic/facts.ts';
import { Retriever } from '../src-main/memory-providers/holographic/retrieval.ts';
import { hasNumpy, hermes } from '../src-main/memory-providers/holographic/testing/hermes.ts';
import { questions, toldFacts } from '../src-main/memory-providers/holographic/testing/world.ts';
import type { Row } from './search.ts';

const count = Number(process.env['FACTS'] ?? 20_000);
const dim = 1024;

interface Spread {
  readonly p50: number;
  readonly p95: number;
}

async function measured(times: number, work: (i: number) => unknown): Promise<Spread> {
  const spent: number[] = [];
  for (let i = 0; i < times; i += 1) {
    const begun = performance.now();
    await work(i);
    spent.push(performance.now() - begun);
  }
  spent.sort((a, b) => a - b);
  const at = (share: number): number => spent[Math.min(spent.length - 1, Math.floor(spent.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95) };
}

/** Longest work of the event loop in one go during `work`: processor time between two timers, in ms. */
async function longestGo(work: () => Promise<unknown>): Promise<number> {
  const spent = (): number => {
    const { user, system } = process.threadCpuUsage();
    return (user + system) / 1000;
  };
  let longest = 0;
  let last = spent();
  const look = setInterval(() => {
    longest = Math.max(longest, spent() - last);
    last = spent();
  }, 1);
  await work();
  clearInterval(look);
  return longest;
}

/** What the local memory provider costs with many facts, beside a LIKE scan and, where it is there, Hermes' own plug-in. */
export async function run(): Promise<Row[]> {
  const home = mkdtempSync(join(tmpdir(), 'desk-bench-facts-'));
  try {
    const file = join(home, 'memory_store.db');
    const db = openFacts(file);
    const store = new FactStore(db, { dim, defaultTrust: 0.5 });
    const retriever = new Retriever(store, { halfLifeDays: 0, vectorWeight: 0.3, now: Date.now });
    const begun = performance.now();
    for (const fact of toldFacts(count)) await store.add(fact.content, fact);
    const rate = count / ((performance.now() - begun) / 1000);

    const queries = questions().flatMap(({ query }) => (typeof query === 'string' ? [query] : []));
    const query = (i: number): string => queries[i % queries.length] ?? '';
    const search = await measured(200, (i) => retriever.search(query(i), { limit: 10, minTrust: 0.3 }));
    const like = await measured(40, (i) => store.containing(query(i), 10));
    const add = await measured(100, (i) => store.add(`One more fact, number ${String(i)}`, { category: 'tool' }));
    const related = await measured(3, () => retriever.related('Mei Tanaka', { limit: 10 }));
    const probe = await measured(3, () => retriever.probe('Mei Tanaka', { limit: 10 }));
    const stop = await longestGo(() => retriever.probe('Mei Tanaka', { limit: 10 }));
    await db.close();

    const theirs = hasNumpy
      ? (hermes(
          `
import time
def p50(calls):
    spent = []
    for args in calls:
        begun = time.perf_counter()
        call('fact_store', **args)
        spent.append((time.perf_counter() - begun) * 1000)
    return sorted(spent)[len(spent) // 2]
searches = [{'action': 'search', 'query': q} for q in given]
print(json.dumps({'search': p50(searches), 'related': p50([{'action': 'related', 'entity': 'Mei Tanaka'}])}))`,
          { home, given: queries },
        ) as { search: number; related: number })
      : null;

    const row = (name: string, value: number, unit: string, more: Partial<Row> = {}): Row => ({
      ...{ area: 'holographic', name: `${String(count)} facts: ${name}`, value: Math.round(value * 100) / 100, unit },
      ...{ yardstick: '', ratio: null, goal: '', ...more },
    });
    const beside = (yardstick: string, value: number | undefined, ours: number): Partial<Row> =>
      value === undefined ? {} : { yardstick, ratio: Math.round((value / ours) * 10) / 10 };
    return [
      row('search, p50', search.p50, 'ms', beside('Hermes', theirs?.search, search.p50)),
      row('search, p95', search.p95, 'ms', { goal: 'under 50 ms' }),
      row('a LIKE scan, p50', like.p50, 'ms'),
      row('related, p50', related.p50, 'ms', beside('Hermes', theirs?.related, related.p50)),
      row('probe, p50', probe.p50, 'ms'),
      row('longest work of the event loop in one go, probing', stop, 'ms', { goal: 'under 16 ms' }),
      row('add with vector and bank, p50', add.p50, 'ms'),
      row('facts kept', rate, 'a second'),
    ];
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
