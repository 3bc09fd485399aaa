import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { DeskError } from '@shared/contract/errors.ts';
import type { ToolContext, ToolResult } from '@shared/tools/tool.ts';
import type { Model } from '../ports.ts';
import { bench, hangs, lines, ok, says, tool, type Bench, type Step } from '../testing/fakes.ts';
import { reviewQueue, reviewRuns } from './files.ts';
import type { KnownWrites, ReviewDeps, ReviewSettings } from './ports.ts';
import type { Reviewer } from './reviewer.ts';

const standard: ReviewSettings = {
  enabled: true,
  intervals: { turns: 2, iterations: 3 },
  maxInputTokens: 600_000,
  extraTools: [],
  defer: 'auto',
  deferAtMost: 1_800_000,
  timeout: 10_000,
  notify: 'on',
};

interface World {
  readonly bench: Bench;
  readonly reviewer: Reviewer;
  readonly review: ReviewDeps;
  /** Calls of tools that were carried out. */
  readonly called: { name: string; args: unknown; context: ToolContext }[];
  readonly ended: { ended: string; line: string }[];
  /** What may change while a test runs. */
  readonly state: {
    settings: ReviewSettings;
    obstacle: DeskError | null;
    busy: boolean;
    known: KnownWrites;
    model: Model | null;
  };
}

const added: ToolResult = {
  content: JSON.stringify({ success: true, message: 'Entry added.', target: 'memory' }),
  failed: false,
  effect: { journal: [7], staged: [] },
};

function world(steps: Step[], over: Partial<ReviewSettings> = {}): World {
  const dir = mkdtempSync(join(tmpdir(), 'desk-review-'));
  const called: World['called'] = [];
  const ended: World['ended'] = [];
  const state: World['state'] = {
    settings: { ...standard, ...over },
    obstacle: null,
    busy: false,
    known: { waiting: [], rejected: [] },
    model: null,
  };
  const names = ['memory', 'skill_view', 'skill_manage', 'read_file', 'terminal'];
  const tools = names.map((name) =>
    tool(name, 'barrier', (args, context) => {
      called.push({ name, args, context });
      return name === 'memory' ? added : ok('{"success":true}');
    }),
  );
  const main: { model: Model | null } = { model: null };
  const review: ReviewDeps = {
    settings: () => state.settings,
    model: () => {
      const model = state.model ?? main.model;
      if (model === null) throw new Error('no model');
      return model;
    },
    obstacle: () => state.obstacle,
    busy: () => state.busy,
    known: () => Promise.resolve(state.known),
    queue: reviewQueue(dir),
    runs: reviewRuns(dir),
    emit: (type, data) => {
      if (type === 'review.ended' && 'line' in data) ended.push(data);
    },
  };
  const made = bench(steps, { tools, review });
  main.model = {
    id: 'fake',
    model: 'scripted',
    contextWindow: 100_000,
    stream: (request, signal) => {
      made.requests.push(structuredClone({ ...request, tools: request.tools.map(({ name }) => ({ name })) }) as never);
      return (made.steps.shift() ?? says('Nothing to save.'))(request, signal);
    },
  };
  const { reviewer } = made.agent;
  if (reviewer === null) throw new Error('no reviewer');
  onTestFinished(async () => {
    await reviewer.close(0);
    rmSync(dir, { recursive: true, force: true });
  });
  return { bench: made, reviewer, review, called, ended, state };
}

const save: Step = says('', [{ name: 'memory', args: '{"action":"add","target":"memory","content":"likes tea"}' }]);

describe('a review of a conversation', () => {
  it('begins after the turns that were set, reads the very conversation, saves, and adds nothing to it', async () => {
    const at = world([says('one'), says('two'), save, says('Saved.'), says('three')]);
    const session = await at.bench.say(null, 'first');
    await at.reviewer.settled();
    expect(at.bench.requests).toHaveLength(1);
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    const before = lines(at.bench.store, session);
    expect(at.called.map(({ name, context }) => [name, context.origin, context.session])).toEqual([
      ['memory', 'background_review', session],
    ]);
    const [, second, opening, closing] = at.bench.requests;
    expect(opening?.system).toBe(second?.system);
    expect(opening?.tools).toEqual(second?.tools);
    // All that was sent before, the answer to it, and the instruction in a message of its own.
    expect(opening?.messages.slice(0, second?.messages.length)).toEqual(second?.messages);
    expect(opening?.messages).toHaveLength((second?.messages.length ?? 0) + 2);
    expect(closing?.messages.slice(0, opening?.messages.length)).toEqual(opening?.messages);
    expect(at.ended).toMatchObject([{ ended: 'saved', line: '💾 Self-improvement review: Memory updated' }]);
    // The next turn knows nothing of it.
    await at.bench.say(session, 'third');
    const third = at.bench.requests.at(-1);
    expect(JSON.stringify(third?.messages)).not.toContain('review');
    expect(lines(at.bench.store, session).slice(0, before.length)).toEqual(before);
    const [run] = await at.review.runs.list(9);
    expect(run).toMatchObject({
      session,
      memory: true,
      skills: false,
      asked: false,
      saw: { form: 'whole', messages: 4 },
      usage: { calls: 2, inputTokens: 20 },
      actions: [{ tool: 'memory', action: 'add', subject: 'memory', outcome: 'saved', journal: [7] }],
      ended: 'saved',
    });
    expect(JSON.stringify(run)).not.toContain('likes tea');
    expect(
      at.bench.store.usage.filter((each) => (each as { task?: string }).task === 'background_review'),
    ).toHaveLength(2);
  });

  it('carries out only the tools of a review, though all are in the list', async () => {
    const calls = [
      { name: 'terminal', args: '{}' },
      { name: 'skill_view', args: '{"name":"a"}' },
    ];
    const at = world([says('one'), says('two'), says('', calls), says('Done.')]);
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect(at.called.map(({ name }) => name)).toEqual(['skill_view']);
    const [run] = await at.review.runs.list(1);
    expect(run?.actions.map(({ tool: name, outcome }) => [name, outcome])).toEqual([
      ['terminal', 'refused'],
      ['skill_view', 'read'],
    ]);
    expect(run?.ended).toBe('nothing');
    expect(JSON.stringify(at.bench.requests.at(-1)?.messages)).toContain('terminal is not carried out in a review');
  });

  it('carries out what extra_tools names besides', async () => {
    const at = world([says('1'), says('2'), says('', [{ name: 'terminal', args: '{}' }]), says('ok')], {
      extraTools: ['terminal'],
    });
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect(at.called.map(({ name }) => name)).toEqual(['terminal']);
  });

  it('proposes nothing that waits or was rejected', async () => {
    const at = world([says('1'), says('2'), save, says('ok')]);
    at.state.known = {
      waiting: [],
      rejected: [{ subsystem: 'memory', summary: 'likes tea', payload: { action: 'add', content: 'Likes tea.' } }],
    };
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect(at.called).toEqual([]);
    expect(at.ended).toMatchObject([{ ended: 'nothing', line: '' }]);
    expect(JSON.stringify(at.bench.requests.at(-1)?.messages)).toContain('The person has rejected this');
  });

  it('gives way to a new turn, waits again, and is run over the longer conversation', async () => {
    const reached = Promise.withResolvers<undefined>();
    const at = world([says('1'), says('2'), hangs('', () => reached.resolve(undefined)), says('3')]);
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await reached.promise;
    expect(at.reviewer.running()).toBe(session);
    await at.bench.say(session, 'third');
    expect((await at.review.runs.list(1))[0]).toMatchObject({ ended: 'cancelled', why: 'The conversation went on.' });
    expect(await at.review.queue.list()).toMatchObject([{ session, tries: 1, memory: true }]);
    // It waits for a while, so that a person who goes on talking pays for it once.
    await at.reviewer.settled();
    expect(at.reviewer.running()).toBeNull();
    await at.review.queue.put({ ...(await waiting(at)), tries: 0 });
    at.reviewer.wake();
    await at.reviewer.settled();
    expect((await at.review.runs.list(1))[0]).toMatchObject({ ended: 'nothing', saw: { messages: 6 } });
    expect(await at.review.queue.list()).toEqual([]);
  });

  it('that waits is run by the next run of the app, and one that was cut off is marked', async () => {
    const first = world([says('1'), says('2')], { enabled: true });
    const session = await first.bench.say(null, 'first');
    first.state.obstacle = null;
    await first.reviewer.pause();
    await first.bench.say(session, 'second');
    await first.reviewer.settled();
    expect(await first.review.queue.list()).toHaveLength(1);
    const run = { ...(await anyRun(first, session)), ended: 'running' as const, endedAt: null };
    await first.review.runs.write(run);
    first.reviewer.resume();
    await first.reviewer.start();
    await first.reviewer.settled();
    const runs = await first.review.runs.list(9);
    expect(runs.map(({ ended }) => ended).sort()).toEqual(['interrupted', 'nothing']);
    expect(await first.review.queue.list()).toEqual([]);
  });

  it.each<[string, Partial<World['state']>]>([
    ['switched off', { settings: { ...standard, enabled: false } }],
    ['with the offline guide, paused, or over the limit', { obstacle: new DeskError('not_configured', 'no model') }],
    ['with both intervals 0', { settings: { ...standard, intervals: { turns: 0, iterations: 0 } } }],
  ])('never begins %s', async (_, state) => {
    const at = world([]);
    Object.assign(at.state, state);
    const session = await at.bench.say(null, 'first');
    for (let n = 0; n < 3; n += 1) await at.bench.say(session, 'more');
    await at.reviewer.settled();
    expect(at.bench.requests).toHaveLength(4);
    expect(await at.review.runs.list(9)).toEqual([]);
    expect(await at.review.queue.list()).toEqual([]);
  });

  it('waits while the machine is busy, but not for ever', async () => {
    const at = world([says('1'), says('2')]);
    at.state.busy = true;
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect(await at.review.queue.list()).toHaveLength(1);
    at.state.settings = { ...standard, deferAtMost: 0 };
    at.reviewer.wake();
    await at.reviewer.settled();
    expect(at.ended).toMatchObject([{ ended: 'nothing' }]);
  });

  it('stops between two calls when the limit is reached', async () => {
    const at = world([says('1'), says('2')]);
    at.bench.steps.push(async function* (request, signal) {
      at.state.obstacle = new DeskError('refused', "Today's spending limit is reached.");
      yield* save(request, signal);
    });
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect((await at.review.runs.list(1))[0]).toMatchObject({ ended: 'failed', usage: { calls: 1 } });
    expect(at.bench.requests).toHaveLength(3);
  });

  it('takes sixteen answers at most', async () => {
    const at = world([says('1'), says('2'), ...Array<Step>(30).fill(says('', [{ name: 'skill_view', args: '{}' }]))]);
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect((await at.review.runs.list(1))[0]).toMatchObject({ ended: 'steps', usage: { calls: 16 } });
  });

  it('of another model, or too long for its own, is made over a digest; what is too long even so is not sent', async () => {
    const other = world([], { intervals: { turns: 15, iterations: 0 } });
    const asked: number[] = [];
    other.state.model = {
      id: 'cheap',
      model: 'small',
      contextWindow: 100_000,
      stream: (request, signal) => {
        asked.push(request.messages.length);
        expect(request.messages[0]?.content).toMatch(/^\[The earlier part[^]*PERSON: words 0[^]*ASSISTANT: done/u);
        return says('Nothing to save.')(request, signal);
      },
    };
    let session = await other.bench.say(null, 'words 0');
    for (let n = 1; n < 15; n += 1) await other.bench.say(session, `words ${String(n)}`);
    await other.reviewer.settled();
    expect(asked).toEqual([25]);
    expect((await other.review.runs.list(1))[0]).toMatchObject({
      saw: { form: 'digest' },
      model: 'small',
      provider: 'cheap',
    });

    const tight = world([says('1'), says('2')], { maxInputTokens: 50 });
    session = await tight.bench.say(null, 'first');
    await tight.bench.say(session, 'second');
    await tight.reviewer.settled();
    expect((await tight.review.runs.list(1))[0]).toMatchObject({ ended: 'budget', usage: { calls: 0 } });
    expect(tight.bench.requests).toHaveLength(2);
  });

  it('that the person asks for runs whatever the switch says, attended, and is refused where none can run', async () => {
    const at = world([says('1'), save, says('ok')], { enabled: false });
    const session = await at.bench.say(null, 'first');
    await at.reviewer.ask(session, 'my tea');
    await at.reviewer.settled();
    expect(at.called[0]?.context).toMatchObject({ origin: 'background_review', attended: true });
    expect(JSON.stringify(at.bench.requests[1]?.messages)).toContain('Above all look at: my tea');
    expect((await at.review.runs.list(1))[0]).toMatchObject({ asked: true, ended: 'saved' });
    await expect(at.reviewer.ask('nowhere', '')).rejects.toMatchObject({ code: 'not_found' });
    at.state.obstacle = new DeskError('not_configured', 'no model');
    await expect(at.reviewer.ask(session, '')).rejects.toMatchObject({ code: 'not_configured' });
  });

  it('waits while another process on this home reviews', async () => {
    const at = world([says('1'), says('2')]);
    const session = await at.bench.say(null, 'first');
    const held = Promise.withResolvers<undefined>();
    const other = at.review.queue.exclusively(() => held.promise);
    await at.bench.say(session, 'second');
    await at.reviewer.settled();
    expect(await at.review.queue.list()).toHaveLength(1);
    expect(at.bench.requests).toHaveLength(2);
    held.resolve(undefined);
    expect(await other).toBe(true);
    at.reviewer.wake();
    await at.reviewer.settled();
    expect(at.ended).toMatchObject([{ ended: 'nothing' }]);
  });

  it('can be stopped and taken out of the queue', async () => {
    const reached = Promise.withResolvers<undefined>();
    const at = world([says('1'), hangs('', () => reached.resolve(undefined))]);
    const session = await at.bench.say(null, 'first');
    await at.reviewer.ask(session, '');
    await reached.promise;
    await at.reviewer.cancel(session);
    await at.reviewer.settled();
    expect(await at.review.queue.list()).toEqual([]);
    expect((await at.review.runs.list(1))[0]).toMatchObject({ ended: 'cancelled', why: 'The person stopped it.' });
  });

  it('ends with the app: what runs is given time, then waits again', async () => {
    const reached = Promise.withResolvers<undefined>();
    const at = world([says('1'), says('2'), hangs('', () => reached.resolve(undefined))]);
    const session = await at.bench.say(null, 'first');
    await at.bench.say(session, 'second');
    await reached.promise;
    await at.reviewer.close(0);
    expect(await at.review.queue.list()).toMatchObject([{ session, tries: 1 }]);
  });
});

async function waiting(at: World): Promise<Awaited<ReturnType<ReviewDeps['queue']['list']>>[number]> {
  const [first] = await at.review.queue.list();
  if (first === undefined) throw new Error('nothing waits');
  await at.review.queue.take(first.session);
  return first;
}

async function anyRun(at: World, session: string): Promise<Parameters<ReviewDeps['runs']['write']>[0]> {
  await Promise.resolve();
  const usage = {
    inputTokens: 0,
    outputTokens: 0,
    cacheReadTokens: 0,
    cacheWriteTokens: 0,
    reasoningTokens: 0,
    calls: 0,
    costUsd: null,
  };
  return {
    v: 1,
    id: at.review.runs.freshId(Date.now()),
    session,
    startedAt: 1,
    endedAt: null,
    memory: true,
    skills: true,
    asked: false,
    provider: '',
    model: '',
    saw: { form: 'whole', messages: 0, upTo: null, tokens: 0 },
    usage,
    actions: [],
    ended: 'running',
    why: '',
  };
}
