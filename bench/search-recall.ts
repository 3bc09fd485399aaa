import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildStateDb } from '../src-main/sessions/build.ts';
import { sessionSearchTool } from '../src-main/sessions/session-search-tool.ts';
import type { SessionStore } from '../src-main/sessions/store-types.ts';
import { makeEveryday, makeHaystack } from './haystack.ts';
import { parseDate, readQuestions, type Question } from './longmemeval.ts';
import { noTurn, openHome } from './search-run.ts';
import type { Row } from './search.ts';

/** Where the first session that answers stands among the sessions found, from 0; Infinity when it is not among them. */
interface Placed {
  readonly type: string;
  readonly people: number;
  readonly model: number;
}

/**
 * Recall of planted facts in conversations, by session: what a person finds, and what the model finds with
 * `session_search`. With `LONGMEMEVAL=FILE` also for a file of that benchmark.
 */
export async function run(): Promise<Row[]> {
  const rows = [
    ...table('planted facts in one haystack', await placesOf(makeHaystack(1500, 30, 7)), true),
    ...table('everyday questions, a haystack each', await placesOf(makeEveryday(48)), false),
  ];
  const file = process.env['LONGMEMEVAL'];
  if (file !== undefined) rows.push(...table(file, await placesOf(readQuestions(file)), false));
  return rows;
}

/** Asks every question in a home that holds its haystack; questions with the same haystack share a home. */
async function placesOf(questions: readonly Question[]): Promise<Placed[]> {
  const byHaystack = Map.groupBy(questions, (q) => q.haystack_session_ids.join(' '));
  const places: Placed[] = [];
  for (const group of byHaystack.values()) {
    const home = mkdtempSync(join(tmpdir(), 'desk-bench-recall-'));
    try {
      const [first] = group;
      if (first) await fill(home, first);
      const store = await openHome(home);
      // A question without an answer in the haystack has no place to find.
      for (const q of group) if (!q.question_id.endsWith('_abs')) places.push(await placeOf(store, q));
      await store.close();
    } finally {
      rmSync(home, { recursive: true, force: true });
    }
  }
  return places;
}

async function placeOf(store: SessionStore, question: Question): Promise<Placed> {
  const { hits } = await store.search(question.question, { limit: 50, depth: 'full' });
  const tool = await sessionSearchTool(store).run({ query: question.question, limit: 10 }, noTurn);
  const { results } = JSON.parse(tool.content) as { results: { session_id: string }[] };
  const place = (ids: readonly string[]): number => {
    const at = [...new Set(ids)].findIndex((id) => question.answer_session_ids.includes(id));
    return at < 0 ? Infinity : at;
  };
  return {
    type: question.question_type,
    people: place(hits.map((h) => h.session.id)),
    model: place(results.map((r) => r.session_id)),
  };
}

async function fill(home: string, question: Question): Promise<void> {
  mkdirSync(home, { recursive: true });
  await buildStateDb(join(home, 'state.db'), (builder) => {
    for (const [i, id] of question.haystack_session_ids.entries()) {
      const time = parseDate(question.haystack_dates[i] ?? '') / 1000;
      const turns = question.haystack_sessions[i] ?? [];
      builder.insert('sessions', { id, source: 'cli', started_at: time, message_count: turns.length });
      for (const [k, { role, content }] of turns.entries()) {
        builder.insert('messages', { session_id: id, role, content, timestamp: time + k });
      }
    }
  });
}

const goals: Readonly<Record<number, string>> = { 1: '85 or more', 5: '95 or more' };

function table(name: string, places: readonly Placed[], isGoal: boolean): Row[] {
  const share = (of: readonly Placed[], by: 'people' | 'model', k: number): number =>
    (100 * of.filter((p) => p[by] < k).length) / of.length;
  const line = (what: string, value: number, goal: string): Row => ({
    ...{ area: 'search', name: what, value: Math.round(value * 10) / 10, unit: '%', yardstick: '', ratio: null, goal },
  });
  const rows = [1, 5, 10].flatMap((k) => [
    line(`${name} (${places.length}), recall@${k}`, share(places, 'people', k), isGoal ? (goals[k] ?? '') : ''),
    line(`  session_search, recall@${k}`, share(places, 'model', k), ''),
  ]);
  for (const [type, of] of Map.groupBy(places, (p) => p.type)) {
    const isTypo = type === 'typo';
    const isUpdate = type === 'knowledge-update';
    rows.push(
      line(`  ${type} (${of.length}), recall@1`, share(of, 'people', 1), isUpdate ? 'newest first in most' : ''),
      line(`  ${type} (${of.length}), recall@5`, share(of, 'people', 5), isTypo ? '80 or more' : ''),
    );
  }
  return rows;
}
