import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import type { Tool } from '@shared/tools/tool.ts';
import { startFakeProvider } from '../e2e/fake-provider/server.ts';
import { readVerdict } from './agent/goals/judge.ts';
import { freshGate } from './agent/goals/gates.ts';
import { freshGoal, readGoal, writeGoal, type GoalState } from './agent/goals/state.ts';
import { readGoalText } from './agent/goals/terms.ts';
import { reviewTools } from './agent/review/tools.ts';
import { openDesk, type Desk } from './api/desk.ts';
import { homePaths } from './home/index.ts';
import { describeWithHermes, runHermes } from './home/testing/hermes.ts';
import { tempDir } from './home/testing/temp-home.ts';
import { openTestStore } from './sessions/testing/store.ts';

const patience = { timeout: 120_000 };
const person = { host: 'web', person: true } as const;

async function ask<K extends RequestName>(desk: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
  return (await desk.api.call(name, input, person)) as RequestOutput<K>;
}

const texts = [
  'Move the login to tokens\nverify: the tests pass\nconstraints: keep /login\nscope: services/auth\nstop when: the schema changes',
  'Fix bug: the parser',
  'Done when: all is green\nand nothing else',
  'Two\nevidence: one\nproof: two',
];

describeWithHermes('goals beside Hermes', () => {
  it('Hermes reads ours, in every state, and waits for what we wait for', patience, async () => {
    const now = Date.now();
    const until = now + 600_000;
    const base = freshGoal(readGoalText(texts[0] ?? ''), 7, now);
    const parked = { pid: 0, since: now, until, reason: 'the build' };
    const states: Readonly<Record<string, GoalState>> = {
      active: { ...base, turnsUsed: 3, verdict: 'continue', reason: 'Not yet.', subgoals: ['With tests'], failed: 1 },
      paused: { ...base, status: 'paused', pausedReason: 'You paused it.', gates: [freshGate('make')] },
      done: { ...base, status: 'done', verdict: 'done' },
      timed: { ...base, parked: { ...parked, kind: 'time' } },
      process: { ...base, parked: { ...parked, kind: 'process', pid: process.pid } },
      gone: { ...base, parked: { ...parked, kind: 'process', pid: 4_194_303 } },
    };
    const { store, home } = await openTestStore();
    for (const [session, state] of Object.entries(states)) await store.goals().write(session, writeGoal(state, null));
    await store.close();
    const read = runHermes(
      `import json, sys
from dataclasses import asdict
from hermes_cli.goals import GoalManager
out = {}
for name in json.load(sys.stdin):
    m = GoalManager(name)
    s = asdict(m.state)
    s['waits'] = m.is_waiting()
    s['next'] = m.next_continuation_prompt() or ''
    out[name] = s
print(json.dumps(out))`,
      Object.keys(states),
      home,
    ) as Record<string, Record<string, unknown>>;
    expect(read['active']).toMatchObject({
      goal: 'Move the login to tokens',
      status: 'active',
      turns_used: 3,
      max_turns: 7,
      last_verdict: 'continue',
      last_reason: 'Not yet.',
      consecutive_transport_failures: 1,
      subgoals: ['With tests'],
      contract: {
        outcome: '',
        verification: 'the tests pass',
        constraints: 'keep /login',
        boundaries: 'services/auth',
        stop_when: 'the schema changes',
      },
      waits: false,
    });
    expect(read['active']?.['next']).toContain('the tests pass');
    expect(read['paused']).toMatchObject({ status: 'paused', paused_reason: 'You paused it.' });
    expect(read['done']).toMatchObject({ status: 'done', last_verdict: 'done' });
    expect(read['timed']).toMatchObject({ waits: true, waiting_reason: 'the build' });
    expect(read['process']).toMatchObject({ waits: true, waiting_on_pid: process.pid });
    expect(read['gone']).toMatchObject({ waits: false });
  });

  it('we read what Hermes wrote, and give back what we do not know', patience, async () => {
    const { store, home } = await openTestStore();
    await store.close();
    const pid = process.pid;
    runHermes(
      `import json, sys
from hermes_cli.goals import GoalManager, parse_contract
text, pid = json.load(sys.stdin)
headline, contract = parse_contract(text)
m = GoalManager('set', default_max_turns=9); m.set(headline, contract=contract); m.add_subgoal('With tests')
m = GoalManager('pid'); m.set('Build'); m.wait_on(pid, 'the build')
m = GoalManager('time'); m.set('Build'); m.wait_for_seconds(600, 'the limit')
m = GoalManager('session'); m.set('Build'); m.wait_on_session('proc_1', 'the watcher')
m = GoalManager('paused'); m.set('Build'); m.pause('too dear')
m = GoalManager('cleared'); m.set('Build'); m.clear()
print(json.dumps(1))`,
      [texts[0], pid],
      home,
    );
    const again = await openTestStore({ home });
    const goal = (session: string): GoalState | null => readGoal(again.store.goals().read(session));
    expect(goal('set')).toMatchObject({
      ...readGoalText(texts[0] ?? ''),
      status: 'active',
      maxTurns: 9,
      subgoals: ['With tests'],
      ours: false,
    });
    expect(goal('pid')?.parked).toMatchObject({ kind: 'process', pid, reason: 'the build' });
    expect(goal('time')?.parked).toMatchObject({ kind: 'time', reason: 'the limit' });
    expect(goal('session')?.parked).toMatchObject({ kind: 'hermes', reason: 'the watcher' });
    expect(goal('paused')).toMatchObject({ status: 'paused', pausedReason: 'too dear' });
    expect(goal('cleared')).toBeNull();
    const raw = again.store.goals().read('set');
    const state = readGoal(raw);
    if (raw === null || state === null) throw new Error('no goal');
    // Times are kept to the millisecond.
    const times = { created_at: expect.closeTo(Number(raw['created_at']), 3) as number };
    expect(writeGoal(state, raw)).toMatchObject({ ...raw, ...times });
  });

  it('what a goal is held to and what a judge says are read alike', patience, () => {
    const verdicts = [
      '{"verdict":"done","reason":"all there"}',
      '```json\n{"verdict": "continue", "reason": "no"}\n```',
      'Well: {"verdict":"wait","reason":"soon","wait_for_seconds":30}',
      '{"done": true, "reason": "old form"}',
      '{"verdict":"perhaps","reason":"x"}',
      'no JSON at all',
      '',
    ];
    const read = runHermes(
      `import json, sys
from hermes_cli.goals import parse_contract, _parse_judge_response
texts, verdicts = json.load(sys.stdin)
out = {'texts': [], 'verdicts': []}
for t in texts:
    h, c = parse_contract(t)
    out['texts'].append([h, [[k, v] for k, v in c.to_dict().items() if v]])
for v in verdicts:
    verdict, _, failed, wait = _parse_judge_response(v)
    out['verdicts'].append([verdict, failed, (wait or {}).get('seconds')])
print(json.dumps(out))`,
      [texts, verdicts],
    ) as { texts: unknown[]; verdicts: unknown[] };
    expect(
      texts.map((text) => {
        const { goal, terms } = readGoalText(text);
        return [goal, terms.map(({ field, text: words }) => [field, words])];
      }),
    ).toEqual(read.texts);
    expect(
      verdicts.map((text) => {
        const said = readVerdict(text);
        return said.kind === 'verdict' ? [said.verdict, false, said.waitFor] : ['continue', true, null];
      }),
    ).toEqual(read.verdicts);
  });
});

describeWithHermes('reviews beside Hermes', () => {
  it('may call what reviews of Hermes may call, and the two readers it has since', patience, async () => {
    const allowed = runHermes(
      `import json
from model_tools import get_tool_definitions
print(json.dumps([t['function']['name'] for t in get_tool_definitions(enabled_toolsets=['memory', 'skills'], quiet_mode=True)]))`,
      null,
    ) as string[];
    const names = [
      ...allowed,
      'read_file',
      'search_files',
      'terminal',
      'write_file',
      'delegate_task',
      'session_search',
    ];
    const ran: string[] = [];
    const tools = names.map((name): Tool => ({
      name,
      description: '',
      parameters: {},
      concurrency: 'parallel',
      run: () => {
        ran.push(name);
        return Promise.resolve({ content: '{}', failed: false, effect: null });
      },
    }));
    const context = { session: 's', turn: 't', origin: 'background_review' } as Parameters<Tool['run']>[1];
    for (const tool of reviewTools(tools, [], () => Promise.resolve({ waiting: [], rejected: [] })).values())
      await tool.run({}, context);
    expect(ran.sort()).toEqual([...allowed, 'read_file', 'search_files'].sort());
  });
});

describeWithHermes('delegations beside Hermes', () => {
  it(
    'Hermes reads our records and results, and tells them to its model; we leave its own to it',
    patience,
    async () => {
      const server = await startFakeProvider();
      onTestFinished(() => server.close());
      server.respond(({ body }) => {
        const text = body.toString();
        if (text.includes('works at one task for another agent')) {
          return text.includes('endless') ? { say: 'Half of it.', gate: 'never' } : { say: 'I counted three files.' };
        }
        if (text.includes('"role":"tool"')) return { say: 'They work.' };
        const tasks = [{ goal: 'Count the files' }, { goal: 'Do the endless thing' }];
        return { calls: [{ name: 'delegate_task', arguments: { tasks, context: 'In /tmp' } }] };
      });
      const home = tempDir();
      const config = {
        model: { provider: 'custom', default: 'fake-model', base_url: server.url },
        auxiliary: { title_generation: { enabled: false }, background_review: { enabled: false } },
      };
      writeFileSync(join(home, 'config.yaml'), JSON.stringify(config));
      const open = (): Promise<Desk> =>
        openDesk({
          paths: homePaths(home, home, 'default'),
          story: null,
          model: null,
          workspace: null,
          host: 'web',
          env: { HERMES_DESK_TEST: '1' },
          version: 'test',
          log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        });
      const desk = await open();
      const { session } = await ask(desk, 'chat.send', { session: null, text: 'Ask your agents' });
      const states = async (): Promise<string[]> =>
        (await ask(desk, 'delegation.list', { session })).children.map(({ state }) => state);
      await expect.poll(states, patience).toEqual(['completed', 'running']);
      await ask(desk, 'delegation.stop', { session, child: null });
      await expect.poll(states, patience).toEqual(['completed', 'stopped']);
      await desk.close();

      const id = (await openTestStore({ home })).store.delegations().of(session)[0]?.id ?? '';
      const read = runHermes(
        `import json, sys, queue, sqlite3, time
from tools import async_delegation as ad
from tools.process_registry import _format_async_delegation
ident = json.load(sys.stdin)
kept = ad.get_durable_delegation(ident)
q = queue.Queue()
ad.restore_undelivered_completions(q)
events = []
while not q.empty(): events.append(q.get())
text = _format_async_delegation(events[0])
claimed = [ad.claim_completion_delivery(ident, 'a'), ad.claim_completion_delivery(ident, 'b')]
ad._persist_dispatch({'delegation_id': 'theirs', 'goal': 'x', 'parent_session_id': '${session}', 'dispatched_at': time.time()})
print(json.dumps({'kept': kept, 'events': len(events), 'text': text, 'claimed': claimed}))`,
        id,
        home,
      ) as { kept: Record<string, unknown>; events: number; text: string; claimed: boolean[] };
      expect(read.kept).toMatchObject({
        origin_session: session,
        state: 'completed',
        delivery_state: 'pending',
        result: {
          results: [
            { task_index: 0, status: 'completed', summary: 'I counted three files.', exit_reason: 'completed' },
            { task_index: 1, status: 'interrupted', exit_reason: 'interrupted' },
          ],
        },
      });
      expect(read.events).toBe(1);
      expect(read.text).toContain('I counted three files.');
      expect(read.claimed).toEqual([true, false]);

      // What Hermes has claimed it tells itself, and its own delegations are its own.
      const again = await open();
      onTestFinished(() => again.close());
      expect((await ask(again, 'delegation.list', { session })).children.map(({ state }) => state)).toEqual([
        'completed',
        'stopped',
      ]);
      await ask(again, 'chat.send', { session, text: 'And?' });
      await again.core.services().agent.idle(session);
      expect(server.requests.at(-1)?.body.toString()).not.toContain('what you delegated');
    },
  );
});
