import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Goal, ReviewRun, SessionRow } from '@shared/contract/index.ts';
import { startFakeProvider, type FakeProvider, type Responder } from '../../../e2e/fake-provider/server.ts';
import type { Desk } from '../../api/desk.ts';
import { ask, homeAt, removeHome, reopen, runChat, runCommand } from './testing/killed-chat.ts';

interface World {
  readonly server: FakeProvider;
  readonly home: string;
}

async function world(respond: Responder): Promise<World> {
  const server = await startFakeProvider();
  onTestFinished(() => server.close());
  server.respond(respond);
  const home = await homeAt(server.url, 'chat_completions');
  onTestFinished(() => removeHome(home));
  const off = { enabled: false };
  const config = {
    model: { provider: 'custom', default: 'fake-model', base_url: server.url },
    auxiliary: { title_generation: off, background_review: off },
    desk: { workspace: home },
  };
  await writeFile(join(home, 'config.yaml'), JSON.stringify(config));
  return { server, home };
}

/** The home as the next run of the app has it. */
async function next(home: string): Promise<{ desk: Desk; session: string }> {
  const desk = await reopen(home);
  onTestFinished(() => desk.close());
  await desk.core.services().agent.recover();
  const { rows } = (await ask(desk, 'sessions.list', { limit: 1 })) as { readonly rows: readonly SessionRow[] };
  return { desk, session: rows[0]?.id ?? expect.fail('there is no conversation') };
}

const goalOf = async (desk: Desk, session: string): Promise<Goal | null> =>
  ((await ask(desk, 'goal.get', { session })) as { readonly goal: Goal | null }).goal;

const isJudge = (text: string): boolean => text.includes('You judge whether');

it('a goal whose judge was reading rests, costs nothing by itself, and goes on where it was', async () => {
  let killed = false;
  const { server, home } = await world(({ body }) => {
    if (!isJudge(body.toString())) return { say: 'A step.' };
    return killed ? { say: '{"verdict":"done","reason":"Both."}' } : { say: '{"verdict":', gate: 'never' };
  });
  expect((await runChat(home, ['-q', '/goal Two steps'], server.received(2))).finished).toBe(false);
  killed = true;
  server.open('never');
  const { desk, session } = await next(home);
  await desk.core.services().agent.settled(session);
  expect(await goalOf(desk, session)).toMatchObject({
    ...{ status: 'active', doing: 'resting', turnsUsed: 1, reason: '' },
    why: 'The app ended before it was reached.',
  });
  expect(server.requests).toHaveLength(2);
  await ask(desk, 'goal.resume', { session });
  await desk.core.services().agent.settled(session);
  expect(await goalOf(desk, session)).toMatchObject({ status: 'done', turnsUsed: 2, reason: 'Both.' });
});

it('a goal whose check was running rests, and the check counts as not run', async () => {
  const { home } = await world(({ body }) =>
    isJudge(body.toString()) ? { say: '{"verdict":"done"}' } : { say: 'A step.' },
  );
  const first = await reopen(home);
  const { session } = (await ask(first, 'goal.set', { session: null, text: 'One step' })) as { session: string };
  await first.core.services().agent.settled(session);
  const command = 'echo $$ > check-pid; sleep 60';
  await ask(first, 'goal.gates', { session, change: { what: 'add', command } });
  await first.close();
  const pidFile = join(home, 'check-pid');
  const running = expect.poll(() => existsSync(pidFile) && readFileSync(pidFile, 'utf8') !== '', { timeout: 20_000 });
  const kill = (async () => {
    await running.toBe(true);
  })();
  expect((await runChat(home, ['-q', '/goal resume', '--session', session], kill)).finished).toBe(false);
  process.kill(-Number(readFileSync(pidFile, 'utf8')), 'SIGKILL');
  const { desk } = await next(home);
  await desk.core.services().agent.settled(session);
  expect(await goalOf(desk, session)).toMatchObject({
    status: 'active',
    doing: 'resting',
    turnsUsed: 1,
    gates: [{ state: 'new', failures: 0 }],
  });
});

it('a review that was killed is marked, run again by the next run of the app, and saves once', async () => {
  let killed = false;
  const { server, home } = await world(({ body }) => {
    const text = body.toString();
    if (!text.includes('This is not a message of the person')) return { say: 'Hello.' };
    if (!killed) return { say: 'I look', gate: 'never' };
    if (text.includes('"role":"tool"')) return { say: 'Done.' };
    return { calls: [{ name: 'memory', arguments: { action: 'add', target: 'user', content: 'Drinks green tea' } }] };
  });
  const first = await reopen(home);
  const { session } = (await ask(first, 'chat.send', { session: null, text: 'I drink green tea' })) as {
    session: string;
  };
  await first.core.services().agent.idle(session);
  await first.close();
  expect((await runCommand(home, ['review', 'run'], server.received(2))).finished).toBe(false);
  killed = true;
  server.open('never');
  const { desk } = await next(home);
  const { reviewer } = desk.core.services().agent;
  await reviewer?.start();
  await reviewer?.settled();
  const { runs } = (await ask(desk, 'review.runs', {})) as { readonly runs: readonly ReviewRun[] };
  expect(runs.map(({ ended }) => ended)).toEqual(['saved', 'interrupted']);
  expect(readFileSync(join(home, 'memories/USER.md'), 'utf8')).toBe('Drinks green tea');
});
