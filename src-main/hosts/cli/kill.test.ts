import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Message } from '@shared/contract/index.ts';
import { startFakeProvider, type FakeProvider, type Reply } from '../../../e2e/fake-provider/server.ts';
import type { Desk } from '../../api/desk.ts';
import {
  ask,
  homeAt,
  memories,
  removeHome,
  reopen,
  rounds,
  rowsOf,
  runChat,
  toolHeavy,
} from './testing/killed-chat.ts';

const modes = ['chat_completions', 'anthropic_messages'] as const;

/** How many kills: of turns, and while compressing. `DESK_KILLS=50x12` takes two minutes. */
const [TURNS = 20, COMPRESSIONS = 5] = (process.env['DESK_KILLS'] ?? '20x5').split('x').map(Number);

/** Moments at which a process is killed: one in each equal part of its life, anywhere in that part. */
function moments(count: number): readonly { readonly at: number; readonly mode: string }[] {
  return Array.from({ length: count }, (_, n) => ({
    at: (n + Math.random()) / count,
    mode: modes[n % modes.length] ?? modes[0],
  }));
}

/** Resolves a share of `life` milliseconds after the server got so many requests. */
async function moment(server: FakeProvider, count: number, life: number, share: number): Promise<void> {
  await server.received(count);
  await new Promise((resolve) => setTimeout(resolve, life * share));
}

/** Opens the home of a killed process and settles what it left. */
async function after(home: string): Promise<{ desk: Desk; session: string }> {
  const desk = await reopen(home);
  onTestFinished(() => desk.close());
  const { rows } = (await ask(desk, 'sessions.list', { limit: 1 })) as { rows: readonly { id: string }[] };
  await desk.core.services().agent.recover();
  return { desk, session: rows[0]?.id ?? expect.fail('there is no conversation') };
}

async function halfDone(desk: Desk, session: string): Promise<boolean> {
  return ((await ask(desk, 'chat.live', { session })) as { halfDone: boolean }).halfDone;
}

async function goOn(desk: Desk, session: string): Promise<void> {
  if (await halfDone(desk, session)) await ask(desk, 'chat.continue', { session });
  await desk.core.services().agent.idle(session);
  expect(await halfDone(desk, session)).toBe(false);
}

/** Each call has exactly one result, right behind its answer and in its order. */
function checkPairs(rows: readonly Message[]): void {
  const calls = rows.flatMap((row) => row.toolCalls.map(({ id }) => id));
  expect(rows.filter((row) => row.role === 'tool').map((row) => row.toolCallId)).toEqual(calls);
  expect(new Set(calls).size).toBe(calls.length);
}

describe('a command that is killed in the middle of a turn full of tools', () => {
  let server: FakeProvider;
  const life: Record<string, number> = {};
  beforeAll(async () => {
    server = await startFakeProvider();
    for (const mode of modes) {
      const home = await homeAt(server.url, mode);
      server.reset();
      server.respond(toolHeavy(4));
      const begun = server.received(1).then(() => performance.now());
      const { finished } = await runChat(home, ['-q', 'Go.'], null);
      expect(finished).toBe(true);
      expect(await memories(home)).toHaveLength(rounds);
      life[mode] = performance.now() - (await begun);
      await removeHome(home);
    }
  }, 120_000);
  afterAll(() => server.close());

  it.each(moments(TURNS))(
    'has on disk what it had shown, no call without its result, nothing twice, and goes on ($mode at $at of its life)',
    async ({ at, mode }) => {
      const home = await homeAt(server.url, mode);
      onTestFinished(() => removeHome(home));
      server.reset();
      server.respond(toolHeavy(4));
      const { shown, finished } = await runChat(home, ['-q', 'Go.'], moment(server, 1, life[mode] ?? 0, at));

      const { desk, session } = await after(home);
      const left = await rowsOf(desk, session);
      const said = left.filter((row) => row.role === 'assistant').map((row) => row.content);
      expect(`${said.join('')}\n`.startsWith(shown)).toBe(true);
      expect(left[0]).toMatchObject({ role: 'user', content: 'Go.' });
      // The last word may have been stored and the process killed before it could say so.
      const complete = left.at(-1)?.role === 'assistant' && left.at(-1)?.finishReason === 'stop';
      expect(await halfDone(desk, session)).toBe(!complete);
      if (finished) expect(complete).toBe(true);

      server.respond(toolHeavy(0));
      await goOn(desk, session);
      const rows = await rowsOf(desk, session);
      expect(rows.slice(0, left.length)).toEqual(left);
      checkPairs(rows);
      expect(rows.at(-1)?.content).toContain('<end 29>');
      const kept = await memories(home);
      expect(new Set(kept).size).toBe(kept.length);
      const saved = rows.filter((row) => row.toolName === 'memory' && row.content.includes('"success": true'));
      for (const row of saved) {
        const call = rows.flatMap((each) => each.toolCalls).find(({ id }) => id === row.toolCallId);
        expect(kept.filter((entry) => call?.arguments.includes(entry) === true)).toHaveLength(1);
      }
      expect(saved.length + 1).toBeGreaterThanOrEqual(rounds);
    },
    60_000,
  );
});

describe('a command that is killed while it compresses', () => {
  const questions = Array.from({ length: 30 }, (_, n) => `question ${String(n)} about PIN-${String(7000 + n)}`);

  /** Summarises slowly; answers anything else at once. */
  const summarising =
    (pace: number) =>
    (request: { readonly body: Buffer }): Reply =>
      request.body.toString('utf8').includes('You keep the record')
        ? { say: `## Done\n${'A thing was done. '.repeat(20)}`, pace }
        : { say: 'Answered.' };

  async function longSession(home: string): Promise<string> {
    const desk = await reopen(home);
    const { sessions } = desk.core.services();
    const id = await sessions.createSession({
      source: 'cli',
      model: 'fake-model',
      provider: 'custom',
      systemPrompt: 'You are a test.\n\nModel: fake-model\nProvider: custom',
      cwd: null,
    });
    for (const content of questions) {
      const answer = { role: 'assistant' as const, content: `It is so. ${'word '.repeat(600)}`, finishReason: 'stop' };
      await sessions.appendMany(id, [{ role: 'user', content }, answer]);
    }
    await desk.close();
    return id;
  }

  let server: FakeProvider;
  let life = 0;
  beforeAll(async () => {
    server = await startFakeProvider();
    const home = await homeAt(server.url, modes[0], 20_000);
    const id = await longSession(home);
    server.respond(summarising(4));
    const begun = server.received(1).then(() => performance.now());
    await runChat(home, ['--session', id, '-q', 'And now?'], null);
    life = performance.now() - (await begun);
    expect(server.requests).toHaveLength(2);
    await removeHome(home);
  }, 120_000);
  afterAll(() => server.close());

  it.each(moments(COMPRESSIONS))(
    'leaves the conversation as it was or as it was to be, and it goes on (at $at)',
    async ({ at }) => {
      const home = await homeAt(server.url, modes[0], 20_000);
      onTestFinished(() => removeHome(home));
      const id = await longSession(home);
      server.reset();
      server.respond(summarising(4));
      await runChat(home, ['--session', id, '-q', 'And now?'], moment(server, 1, life, at));

      const { desk, session } = await after(home);
      expect(session).toBe(id);
      const { sessions } = desk.core.services();
      const live = sessions.replay(id).filter((row) => row.role !== 'session_meta');
      const words = live.filter((row) => row.role === 'user' && !row.summary).map((row) => row.shown);
      const whole = [...questions, 'And now?'];
      expect(words).toEqual(whole.filter((each) => words.includes(each)));
      const summaries = live.filter((row) => row.summary);
      expect(summaries.length).toBe(words.length === whole.length ? 0 : 1);

      server.respond(summarising(0));
      await goOn(desk, id);
      for (const [n, question] of questions.entries()) {
        const found = await sessions.search(`PIN-${String(7000 + n)}`, { limit: 20, depth: 'full' });
        expect(found.hits.some((hit) => hit.role === 'user')).toBe(true);
        expect(question).toContain('PIN-');
      }
      const rows = await rowsOf(desk, id);
      expect(rows.at(-1)).toMatchObject({ role: 'assistant', content: 'Answered.' });
      expect(sessions.replay(id).filter((row) => row.summary)).toHaveLength(1);
    },
    60_000,
  );
});
