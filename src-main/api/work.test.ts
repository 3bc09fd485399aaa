import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, afterAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Child, Goal, SessionRow } from '@shared/contract/index.ts';
import {
  startFakeProvider,
  type FakeProvider,
  type RecordedRequest,
  type Reply,
} from '../../e2e/fake-provider/server.ts';
import { homePaths } from '../home/index.ts';
import { tempDir } from '../home/testing/temp-home.ts';
import { openDesk, type Desk } from './desk.ts';

const person = { host: 'web', person: true } as const;

let server: FakeProvider;
beforeAll(async () => {
  server = await startFakeProvider();
});
beforeEach(() => server.reset());
afterAll(() => server.close());

/** A home of its own with the fake model; every request is counted, so none is made beside what is tested. */
function homeWith(more: object = {}, window = 128_000): string {
  const home = tempDir();
  mkdirSync(join(home, 'work'));
  const off = { enabled: false };
  const config = {
    model: { provider: 'custom', default: 'fake-model', base_url: server.url, context_length: window },
    agent: { api_max_retries: 1, auto_recovery_cycles: 0 },
    auxiliary: { title_generation: off, background_review: off },
    ...more,
  };
  writeFileSync(join(home, 'config.yaml'), JSON.stringify(config));
  return home;
}

async function openAt(home: string): Promise<Desk> {
  const desk = await openDesk({
    paths: homePaths(home, home, 'default'),
    story: null,
    model: null,
    workspace: join(home, 'work'),
    host: 'web',
    env: { HERMES_DESK_TEST: '1' },
    version: 'test',
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await desk.close();
    open = false;
  };
  onTestFinished(close);
  return { ...desk, close };
}

const ask = <T>(desk: Desk, name: string, input: unknown): Promise<T> =>
  desk.api.call(name, input, person) as Promise<T>;
const goalOf = async (desk: Desk, session: string): Promise<Goal | null> =>
  (await ask<{ goal: Goal | null }>(desk, 'goal.get', { session })).goal;
const childrenOf = async (desk: Desk, session: string): Promise<readonly Child[]> =>
  (await ask<{ children: Child[] }>(desk, 'delegation.list', { session })).children;
const settled = (desk: Desk, session: string): Promise<void> => desk.core.services().agent.settled(session);

interface Body {
  readonly messages: readonly { readonly role: string; readonly content: string | null }[];
  readonly tools?: readonly { readonly function: { readonly name: string } }[];
}
const bodyOf = ({ body }: RecordedRequest): Body => JSON.parse(body.toString()) as Body;
const isJudge = (request: RecordedRequest): boolean => request.body.includes('You judge whether the standing goal');
const isChild = (request: RecordedRequest): boolean => request.body.includes('works at one task for another agent');
const lastOf = (request: RecordedRequest): string => bodyOf(request).messages.at(-1)?.content ?? '';

/** What was sent of a conversation, each time: nothing before the end may ever change. */
function expectGrowing(requests: readonly RecordedRequest[]): void {
  const texts = requests.map((each) => JSON.stringify(bodyOf(each).messages).slice(0, -1));
  for (const [at, text] of texts.entries()) expect(text.startsWith(texts[at - 1] ?? '')).toBe(true);
}

describe('a goal on a real home', () => {
  it('adds no byte to what was sent before, and one call of a judge for each turn; it is kept as Hermes keeps it', async () => {
    const verdicts = ['continue', 'continue', 'done'];
    server.respond((request) =>
      isJudge(request)
        ? { say: JSON.stringify({ verdict: verdicts.shift(), reason: 'Not all of it.' }) }
        : { say: 'A step.' },
    );
    const desk = await openAt(homeWith());
    const { session } = await ask<{ session: string }>(desk, 'goal.set', { session: null, text: 'Three steps' });
    await settled(desk, session);
    const main = server.requests.filter((each) => !isJudge(each));
    expect([main.length, server.requests.length]).toEqual([3, 6]);
    expectGrowing(main);
    expect(lastOf(main[1] ?? expect.fail())).toContain('Not all of it.');
    expect(bodyOf(main[2] ?? expect.fail()).messages[0]?.content).not.toContain('Not all of it.');
    expect(server.requests.filter(isJudge).every((each) => (bodyOf(each).tools ?? []).length === 0)).toBe(true);
    expect(desk.core.services().sessions.goals().read(session)).toMatchObject({
      goal: 'Three steps',
      status: 'done',
      turns_used: 3,
      max_turns: 20,
      last_verdict: 'done',
      subgoals: [],
      waiting_until: 0,
    });
    expect(await goalOf(desk, session)).toMatchObject({ status: 'done', turnsUsed: 3 });
  });

  it('stands through a compression and a restart, keeps its count, and goes on when the person says so', async () => {
    const home = homeWith({ compression: { protect_last_n: 2, protect_first_n: 0 } }, 24_000);
    let verdict: object = { verdict: 'wait', reason: 'The oven is hot at eight.', wait_for_seconds: 3600 };
    server.respond((request) => {
      if (isJudge(request)) return { say: JSON.stringify(verdict) };
      return {
        say: request.body.includes('You keep the record')
          ? 'The record of a cake, long enough to be one.'
          : `Stirred. ${'word '.repeat(1500)}`,
      };
    });
    const first = await openAt(home);
    const { session } = await ask<{ session: string }>(first, 'goal.set', { session: null, text: 'Bake a cake' });
    await settled(first, session);
    for (const text of ['More sugar', 'More eggs', 'More flour', 'More milk']) {
      await ask(first, 'chat.send', { session, text });
      await settled(first, session);
    }
    const parked = await goalOf(first, session);
    expect(parked).toMatchObject({ status: 'active', doing: 'waiting', turnsUsed: 1 });
    expect(await ask(first, 'chat.compress', { session })).toMatchObject({ compressed: true });
    await settled(first, session);
    expect(await goalOf(first, session)).toEqual(parked);
    await first.close();

    const second = await openAt(home);
    expect(await goalOf(second, session)).toEqual(parked);
    verdict = { verdict: 'done', reason: 'Baked.' };
    await ask(second, 'goal.resume', { session });
    await settled(second, session);
    expect(await goalOf(second, session)).toMatchObject({ status: 'done', turnsUsed: 2 });
  });

  it('asks nobody when everything is paused or the limit of the day is spent', async () => {
    const desk = await openAt(homeWith());
    await ask(desk, 'app.pause', { paused: true });
    await expect(ask(desk, 'goal.set', { session: null, text: 'x' })).rejects.toThrow('Everything is paused');
    expect(server.requests).toHaveLength(0);
  });
});

describe('delegation on a real home', () => {
  /** The model of the person's conversation delegates what it is told to; children report. */
  const delegating =
    (tasks: readonly string[]) =>
    (request: RecordedRequest): Reply => {
      if (isChild(request)) return { say: `Report on ${/task-\d+/u.exec(lastOf(request))?.[0] ?? '?'}` };
      const last = bodyOf(request).messages.at(-1);
      if (last?.content === 'Go') {
        return { calls: [{ name: 'delegate_task', arguments: { tasks: tasks.map((goal) => ({ goal })) } }] };
      }
      return { say: last?.role === 'tool' ? 'They work.' : 'All told.' };
    };

  it('ten children report in one message; their conversations are hidden, their cost is the parent’s, their logs can be read', async () => {
    const tasks = Array.from({ length: 10 }, (_, n) => `task-${String(n)}`);
    server.respond(delegating(tasks));
    const home = homeWith();
    const desk = await openAt(home);
    const { session } = await ask<{ session: string }>(desk, 'chat.send', { session: null, text: 'Go' });
    await settled(desk, session);
    const children = await childrenOf(desk, session);
    expect(children.map(({ goal, state }) => [goal, state])).toEqual(tasks.map((goal) => [goal, 'completed']));
    const main = server.requests.filter((each) => !isChild(each));
    expect([main.length, server.requests.length]).toEqual([3, 13]);
    expectGrowing(main);
    expect(tasks.every((_, n) => lastOf(main[2] ?? expect.fail()).includes(`Report on task-${String(n)}`))).toBe(true);
    expect(lastOf(server.requests.find(isChild) ?? expect.fail())).toMatch(/^YOUR TASK/u);

    const { rows } = await ask<{ rows: SessionRow[] }>(desk, 'sessions.list', { limit: 50 });
    expect(rows.map(({ id }) => id)).toEqual([session]);
    const own = children.reduce((sum, { inputTokens }) => sum + inputTokens, 0);
    expect(own).toBeGreaterThan(0);
    expect(rows[0]?.inputTokens).toBeGreaterThan(own);
    const log = join(home, 'cache/delegation/live', children[0]?.delegation ?? '', 'task-0.log');
    expect(readFileSync(log, 'utf8')).toContain('Report on task-0');
    expect(desk.core.services().sessions.facts(children[0]?.session ?? '')).toMatchObject({
      source: 'subagent',
      modelConfig: { _delegate_from: session },
    });
    await desk.close();

    const again = await openAt(home);
    expect((await childrenOf(again, session)).map(({ state, calls }) => [state, calls])).toEqual(
      tasks.map(() => ['completed', 1]),
    );
  });
});
