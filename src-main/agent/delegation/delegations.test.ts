import { describe, expect, it } from 'vitest';
import type { Child } from '@shared/contract/delegation.ts';
import { bench, breaks, hangs, lines, ok, says, tool, type Bench, type Step } from '../testing/fakes.ts';
import { fakeDelegation, scripted } from '../testing/work.ts';
import type { DelegationDeps } from './ports.ts';

type Settings = Partial<ReturnType<DelegationDeps['settings']>>;

const patience = { timeout: 15_000 };

function world(
  answers: Step[],
  work: Step[],
  over: Partial<DelegationDeps> = {},
  settings: Settings = {},
  agent: Parameters<typeof bench>[1] = {},
) {
  const model = scripted('worker', work, 'Report.');
  const delegation = fakeDelegation(model, over, settings);
  const b = bench(answers, { ...agent, delegation });
  return { b, model, delegation };
}

/** An answer that delegates. */
const delegates = (args: object): Step => says('', [{ name: 'delegate_task', args: JSON.stringify(args) }]);

/** Says something and waits until no child runs and their reports are brought. */
async function pursue(b: Bench, text = 'Go'): Promise<string> {
  const { session } = await b.agent.send({ session: null, text, whenBusy: 'queue' });
  await b.agent.settled(session);
  await b.agent.settled(session);
  return session;
}

const children = (b: Bench, session: string): readonly Child[] => b.agent.delegations?.list(session) ?? [];
const toolResult = (b: Bench, session: string): Record<string, unknown> =>
  JSON.parse(b.store.conversation(session).find((row) => row.role === 'tool')?.content ?? '{}') as Record<
    string,
    unknown
  >;
const report = (b: Bench, session: string): string =>
  b.store.conversation(session).find((row) => row.displayKind === 'async_delegation_complete')?.content ?? '';

describe('a child', () => {
  it('has a conversation of its own that begins with its task alone, and reports in one message', async () => {
    const { b, model } = world(
      [delegates({ goal: 'Count the files', context: 'In /tmp' }), says('They count.'), says('There are three.')],
      [says('I found three files.')],
    );
    const session = await pursue(b, 'How many files? SECRET');
    const [child] = children(b, session);
    expect(child).toMatchObject({
      state: 'completed',
      exitReason: 'completed',
      goal: 'Count the files',
      calls: 1,
      parent: session,
    });
    expect(model.requests[0]?.messages).toHaveLength(1);
    const [first] = model.requests[0]?.messages ?? [];
    expect(first?.content).toContain('Count the files');
    expect(JSON.stringify(model.requests)).not.toContain('SECRET');
    expect(b.store.sessions.get(child?.session ?? '')).toMatchObject({ delegatedFrom: session });
    expect(toolResult(b, session)).toMatchObject({ success: true, status: 'running', subagent_ids: [child?.id] });
    expect(report(b, session)).toContain('I found three files.');
    expect(lines(b.store, session).at(-1)).toBe('assistant: There are three.');
  });

  it('adds nothing to what the conversation has sent before', async () => {
    const { b } = world([delegates({ goal: 'A' }), says('Later.'), says('Told.')], []);
    await pursue(b);
    const texts = b.requests.map(({ system, messages }) => JSON.stringify({ system, messages }).slice(0, -2));
    for (const [at, text] of texts.entries()) if (at > 0) expect(text.startsWith(texts[at - 1] ?? '?')).toBe(true);
  });

  it('has its parent’s tools but those that reach the person, memory, skills, and other agents', async () => {
    const named = ['memory', 'skill_manage', 'clarify', 'send_message', 'read_file', 'mcp__a__b'].map((name) =>
      tool(name, 'parallel', () => ok('{}')),
    );
    const { b, model } = world([delegates({ goal: 'A', role: 'orchestrator' })], [], {}, {}, { tools: named });
    await pursue(b);
    expect(model.requests[0]?.tools.map(({ name }) => name)).toEqual(['read_file', 'mcp__a__b']);
    const without = world([delegates({ goal: 'A' })], [], {}, { mcpTools: false }, { tools: named });
    await pursue(without.b);
    expect(without.model.requests[0]?.tools.map(({ name }) => name)).toEqual(['read_file']);
  });

  it('never asks the person for leave', async () => {
    const remote = { ...tool('mcp__a__b', 'parallel', () => ok('{}')), asks: { server: 'a', tool: 'b' } };
    const { b, delegation } = world(
      [delegates({ goal: 'A' })],
      [says('', [{ name: 'mcp__a__b', args: '{}' }]), says('It was refused.')],
      {},
      {},
      { tools: [remote], consent: { ask: () => Promise.reject(new Error('the person was asked')), asks: () => [] } },
    );
    const session = await pursue(b);
    expect(report(b, session)).toContain('It was refused.');
    expect([...delegation.rows.values()][0]?.state).toBe('completed');
  });
});

describe('ten children at once', () => {
  it('one stalls, one crashes, one comes to its limit: each ends honestly, and all in one message', async () => {
    const loop = tool('look', 'parallel', () => ok('{}'));
    const byTask: Step = async function* (request, signal) {
      const task = String(request.messages[0]?.content);
      const step = task.includes('stall')
        ? hangs('Hm')
        : task.includes('crash')
          ? breaks('', 'The server is gone.')
          : task.includes('endless') && request.tools.length > 0
            ? says('', [{ name: 'look', args: '{}' }])
            : says(`Report of ${/task \d+/u.exec(task)?.[0] ?? 'the endless one'}.`);
      yield* step(request, signal);
    };
    const tasks = ['stall', 'crash', 'endless', ...[3, 4, 5, 6, 7, 8, 9].map((n) => `task ${String(n)}`)];
    const { b, delegation } = world(
      [delegates({ tasks: tasks.map((goal) => ({ goal })) }), says('They work.'), says('All told.')],
      Array.from({ length: 40 }, () => byTask),
      { stall: { idle: 150, inTool: 150, grace: 50 } },
      { maxCalls: 2 },
      { tools: [loop] },
    );
    const session = await pursue(b);
    const ends = children(b, session).map(({ goal, state, exitReason }) => [goal.slice(0, 6), state, exitReason]);
    expect(ends).toEqual([
      ['stall', 'timed_out', 'timeout'],
      ['crash', 'failed', 'error'],
      ['endles', 'completed', 'max_iterations'],
      ...[3, 4, 5, 6, 7, 8, 9].map((n) => [`task ${String(n)}`, 'completed', 'completed']),
    ]);
    const arrived = b.store.conversation(session).filter((row) => row.displayKind === 'async_delegation_complete');
    expect(arrived).toHaveLength(1);
    expect(arrived[0]?.content).toContain('The server is gone.');
    expect(arrived[0]?.content).toContain('no sign of life');
    expect(arrived[0]?.content).toContain('Report of task 9.');
    expect([...delegation.rows.values()]).toMatchObject([{ state: 'completed', delivered: true }]);
    expect(lines(b.store, session).at(-1)).toBe('assistant: All told.');
  });

  it('more than may run at once are refused whole, and nothing begins', async () => {
    const { b, model, delegation } = world(
      [delegates({ tasks: Array.from({ length: 11 }, (_, n) => ({ goal: String(n) })) })],
      [],
    );
    const session = await pursue(b);
    expect(toolResult(b, session)).toMatchObject({ success: false });
    expect(model.requests).toHaveLength(0);
    expect(delegation.rows.size).toBe(0);
  });
});

describe('steering and stopping', () => {
  /** A world with two children that hang, and the conversation at rest. */
  async function atWork(more: Step[] = []) {
    const made = world(
      [delegates({ tasks: [{ goal: 'One' }, { goal: 'Two' }] }), says('They work.'), ...more],
      [hangs('Half of one'), hangs('')],
    );
    const { session } = await made.b.agent.send({ session: null, text: 'Go', whenBusy: 'queue' });
    await made.b.agent.idle(session);
    await expect.poll(() => made.model.requests.length, patience).toBe(2);
    return { ...made, session };
  }

  it('a stop of one leaves the other at work; what it had said is its report', async () => {
    const { b, session } = await atWork();
    const [one] = children(b, session);
    expect(b.agent.delegations?.stop(session, one?.id ?? '')).toBe(1);
    await expect.poll(() => children(b, session).map(({ state }) => state), patience).toEqual(['stopped', 'running']);
    b.agent.delegations?.stop(session, null);
    await b.agent.settled(session);
  });

  it('after a stop of all no turn begins by itself; what they left comes with the next words', async () => {
    const { b, session } = await atWork([says('I see.')]);
    expect(b.agent.delegations?.stop(session, null)).toBe(2);
    await b.agent.settled(session);
    expect(report(b, session)).toBe('');
    await b.say(session, 'And?');
    expect(report(b, session)).toContain('Half of one');
    expect(lines(b.store, session).slice(-2)).toEqual(['user: And?', 'assistant: I see.']);
  });

  it('words of the person do not stop children, /stop does', async () => {
    const { b, session } = await atWork([says('Hello.')]);
    await b.say(session, 'Hello?');
    expect(b.agent.delegations?.running(session)).toBe(2);
    await b.agent.stop(session);
    await b.agent.settled(session);
    expect(children(b, session).map(({ state }) => state)).toEqual(['stopped', 'stopped']);
  });

  it('a model may list, steer and stop its own; one that has ended is not steered again', async () => {
    const { b, session } = await atWork();
    const [one] = children(b, session);
    const call = async (args: object): Promise<Record<string, unknown>> => {
      for await (const { content } of b.agent.callTools(
        [{ name: 'delegate_task', argumentsText: JSON.stringify(args) }],
        { session },
      )) {
        return JSON.parse(content) as Record<string, unknown>;
      }
      return {};
    };
    expect(await call({ action: 'list' })).toMatchObject({ running: [{ subagent_id: one?.id }, {}] });
    expect(await call({ action: 'steer', subagent_id: one?.id, message: 'Faster' })).toMatchObject({ success: true });
    expect(await call({ action: 'stop' })).toMatchObject({ success: true });
    await b.agent.settled(session);
    expect(await call({ action: 'steer', subagent_id: one?.id, message: 'Again' })).toMatchObject({ success: false });
    expect(await call({ goal: 'x', tasks: [{ goal: 'y' }] })).toMatchObject({ success: false });
  });

  it('closing the app ends them, and what they left is kept for later', async () => {
    const { b, delegation } = await atWork();
    await b.agent.close();
    expect([...delegation.rows.values()]).toMatchObject([{ state: 'interrupted', delivered: false }]);
  });
});

describe('depth', () => {
  it('a child that may delegate waits for its own, and is answered by them', async () => {
    const { b, model } = world(
      [delegates({ goal: 'Whole', role: 'orchestrator' }), says('Later.'), says('Told.')],
      [delegates({ goal: 'Part' }), says('Report of the part.'), says('Whole, with: Report of the part.')],
      {},
      { maxDepth: 2 },
    );
    const session = await pursue(b);
    expect(model.requests).toHaveLength(3);
    expect(model.requests[1]?.tools.map(({ name }) => name)).not.toContain('delegate_task');
    const [whole] = children(b, session);
    expect(children(b, whole?.session ?? '')).toMatchObject([{ goal: 'Part', state: 'completed' }]);
    expect(report(b, session)).toContain('Whole, with: Report of the part.');
  });

  it('a child that calls what it does not have, or delegates deeper, is answered with an error and nothing is done', async () => {
    const called: string[] = [];
    const parents = ['memory', 'skill_manage', 'clarify', 'read_file'].map((name) =>
      tool(name, 'barrier', () => {
        called.push(name);
        return ok('{}');
      }),
    );
    const tries = ['memory', 'skill_manage', 'clarify', 'delegate_task', 'approvals.approve', 'read_file'];
    const { b, model } = world(
      [delegates({ goal: 'Break out', role: 'orchestrator' })],
      [
        says(
          '',
          tries.map((name) => ({ name, args: '{"goal":"deeper"}' })),
        ),
        says('I could not.'),
      ],
      {},
      {},
      { tools: parents },
    );
    const session = await pursue(b);
    const [child] = children(b, session);
    expect(called).toEqual(['read_file']);
    expect(child).toMatchObject({ role: 'leaf', state: 'completed' });
    expect(children(b, child?.session ?? '')).toEqual([]);
    const results = b.store.conversation(child?.session ?? '').filter(({ role }) => role === 'tool');
    expect(results).toHaveLength(tries.length);
    for (const { content } of results.slice(0, -1)) expect(content).toContain('error');
    expect(model.requests).toHaveLength(2);
  });

  it('children have the model their conversation has chosen, and their own children theirs', async () => {
    const asked: unknown[] = [];
    const work = scripted('worker', [delegates({ goal: 'Part' }), says('Part done.'), says('Done.')], 'Report.');
    const { b } = world(
      [delegates({ goal: 'Whole', role: 'orchestrator' }), says('Later.'), says('Told.')],
      [],
      {
        model: (choice) => {
          asked.push(choice);
          return work.model;
        },
      },
      { maxDepth: 2 },
    );
    const choice = { model: 'another' };
    const { session } = await b.agent.send({ session: null, text: 'Go', whenBusy: 'queue', model: choice });
    await b.agent.settled(session);
    await b.agent.settled(session);
    expect(asked).toEqual([choice]);
    expect(work.requests).toHaveLength(3);
  });

  it('in a single command the call waits for its children', async () => {
    const { b } = world([delegates({ goal: 'A' }), says('Done.')], [says('Report A.')], { oneShot: () => 2 });
    const session = await pursue(b);
    expect(toolResult(b, session)).toMatchObject({
      status: 'ended',
      results: [{ status: 'completed', summary: 'Report A.', exit_reason: 'completed' }],
    });
    expect(lines(b.store, session).at(-1)).toBe('assistant: Done.');
  });
});

it('an answer that is to have a form gets one correction, and is told when it still has not', async () => {
  const schema = { type: 'object', properties: { n: { type: 'number' } }, required: ['n'] };
  const { b, model, delegation } = world(
    [delegates({ tasks: [{ goal: 'A', output_schema: schema }] })],
    [says('three'), says('{"n": 3}')],
  );
  await pursue(b);
  expect(model.requests[1]?.messages.at(-1)?.content).toContain('not JSON');
  expect([...delegation.rows.values()][0]?.result).toMatchObject({
    results: [{ schema_valid: true, summary: '{"n": 3}' }],
  });
});
