import Database from 'better-sqlite3';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Child, SessionRow } from '@shared/contract/index.ts';
import { startFakeProvider } from '../../../e2e/fake-provider/server.ts';
import { ask, homeAt, removeHome, reopen, rowsOf, runChat } from './testing/killed-chat.ts';

interface Body {
  readonly messages: readonly { readonly content: string | null }[];
}

it('a command that is killed leaves agents at work unknown and keeps what others reported; the next words bring both, once, and cost no call of their own', async () => {
  const server = await startFakeProvider();
  onTestFinished(() => server.close());
  server.respond(({ body }) => {
    const text = body.toString();
    if (text.includes('works at one task for another agent')) {
      return text.includes('task-1') ? { say: 'All of it.' } : { say: 'Half of what I', gate: 'never' };
    }
    if ((JSON.parse(text) as Body).messages.at(-1)?.content !== 'Go') return { say: 'I see.' };
    return { calls: [{ name: 'delegate_task', arguments: { tasks: [{ goal: 'task-0' }, { goal: 'task-1' }] } }] };
  });
  const home = await homeAt(server.url, 'chat_completions');
  onTestFinished(() => removeHome(home));
  const off = { enabled: false };
  const config = {
    model: { provider: 'custom', default: 'fake-model', base_url: server.url },
    auxiliary: { title_generation: off, background_review: off },
  };
  await writeFile(join(home, 'config.yaml'), JSON.stringify(config));
  const reported = async (): Promise<void> => {
    await server.received(3);
    const kept = (): unknown => {
      const db = new Database(join(home, 'state.db'), { readonly: true });
      const result = db.prepare('SELECT result_json FROM async_delegations').pluck().get();
      db.close();
      return result;
    };
    await expect.poll(kept, { timeout: 15_000 }).toContain('All of it.');
  };
  const { finished } = await runChat(home, ['-q', 'Go'], reported());
  expect(finished).toBe(false);
  server.open('never');

  const desk = await reopen(home);
  onTestFinished(() => desk.close());
  await desk.core.services().agent.recover();
  const { rows } = (await ask(desk, 'sessions.list', { limit: 5 })) as { readonly rows: readonly SessionRow[] };
  const session = rows[0]?.id ?? expect.fail('there is no conversation');
  const { children } = (await ask(desk, 'delegation.list', { session })) as { readonly children: readonly Child[] };
  expect(children.map(({ goal, state }) => [goal, state])).toEqual([
    ['task-0', 'unknown'],
    ['task-1', 'completed'],
  ]);
  const before = server.requests.length;
  for (const text of ['What now?', 'And now?']) {
    await ask(desk, 'chat.send', { session, text });
    await desk.core.services().agent.settled(session);
  }
  expect(server.requests.length - before).toBe(2);
  const told = (await rowsOf(desk, session)).filter(({ displayKind }) => displayKind === 'async_delegation_complete');
  expect(told).toHaveLength(1);
  expect(told[0]?.content).toMatch(
    /Nobody knows what became of these tasks[^]*1\. task-0[^]*2\. task-1[^]*All of it\./,
  );
  expect(told[0]?.content).not.toContain('Half of what I');
});

it('what cannot be written to by the person says so: the conversation of an agent that has ended', async () => {
  const server = await startFakeProvider();
  onTestFinished(() => server.close());
  server.respond(({ body }) => {
    const text = body.toString();
    if (text.includes('works at one task for another agent')) return { say: 'Report.' };
    if ((JSON.parse(text) as Body).messages.at(-1)?.content !== 'Go') return { say: 'I see.' };
    return { calls: [{ name: 'delegate_task', arguments: { goal: 'task-0' } }] };
  });
  const home = await homeAt(server.url, 'chat_completions');
  onTestFinished(() => removeHome(home));
  const { shown } = await runChat(home, ['-q', 'Go', '--json'], null);
  const { session_id: session, tool_calls: calls } = JSON.parse(shown) as {
    readonly session_id: string;
    readonly tool_calls: readonly { readonly result: string }[];
  };
  expect(JSON.parse(calls[0]?.result ?? '{}')).toMatchObject({
    results: [{ summary: 'Report.', status: 'completed' }],
  });
  const desk = await reopen(home);
  onTestFinished(() => desk.close());
  const { children } = (await ask(desk, 'delegation.list', { session })) as { readonly children: readonly Child[] };
  await expect(ask(desk, 'chat.send', { session: children[0]?.session, text: 'Hello' })).rejects.toThrow(
    'conversation of an agent that worked for another one',
  );
});
