import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { RequestInput, RequestName, RequestOutput } from '@shared/contract/index.ts';
import { openDesk, type Desk } from './api/desk.ts';
import { homePaths } from './home/index.ts';

const person = { host: 'web', person: true } as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function desk(): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'desk-things-'));
  const skill = join(home, 'skills', 'house', 'sort-photos');
  mkdirSync(skill, { recursive: true });
  writeFileSync(
    join(skill, 'SKILL.md'),
    '---\nname: sort-photos\ndescription: Sort photos by year\n---\n\nFirst make a copy.\n',
  );
  mkdirSync(join(home, 'memories'));
  writeFileSync(join(home, 'memories', 'MEMORY.md'), 'Home server birch runs Debian 12\n§\nThe cat is called Nut');
  const opened = await openDesk({
    paths: homePaths(home, home, 'default'),
    host: 'web',
    story: null,
    model: null,
    workspace: null,
    env: { PATH: process.env['PATH'], HERMES_DESK_TEST: '1' },
    version: 'test',
    log: quiet,
  });
  onTestFinished(async () => {
    await opened.close();
    rmSync(home, { recursive: true, force: true });
  });
  return opened;
}

async function ask<K extends RequestName>({ api }: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
  return (await api.call(name, input, person)) as RequestOutput<K>;
}

/** Says something and answers the session once the turn has ended, and what a model was sent of the words. */
async function say(opened: Desk, session: string | null, text: string): Promise<{ session: string; sent: string }> {
  const ended = new Promise<void>((done) => {
    const stop = opened.api.events.subscribe(({ type }) => {
      if (type !== 'turn.ended') return;
      stop();
      done();
    });
  });
  const { session: id } = await ask(opened, 'chat.send', { session, text });
  await ended;
  const rows = opened.core.services().sessions.replay(id);
  const row = rows.findLast(({ role }) => role === 'user');
  return { session: id, sent: typeof row?.content === 'string' ? row.content : '' };
}

it('words can begin with a skill and point at memory and at a session; what is offered is what is understood', async () => {
  const opened = await desk();
  const first = await say(opened, null, 'Which port has the album?');
  await ask(opened, 'sessions.rename', { id: first.session, title: 'Album ports' });

  const { items } = await ask(opened, 'refs.complete', { session: null, query: '' });
  const session = items.find(({ kind }) => kind === 'session');
  const entry = items.find(({ kind, label }) => kind === 'memory' && label.includes('birch'));
  expect(session).toMatchObject({ label: 'Album ports', insert: '@session:`Album ports` ' });
  expect((await ask(opened, 'refs.complete', { session: first.session, query: 'album' })).items).toEqual([]);

  const text = `/sort-photos look at ${entry?.insert ?? ''}and ${session?.insert ?? ''}`;
  const { sent, session: id } = await say(opened, null, text);
  expect(sent).toContain(text);
  expect(sent).toContain('First make a copy.');
  expect(sent).toContain('MEMORY.md\n\nHome server birch runs Debian 12');
  expect(sent).toContain(`session ${first.session}`);
  expect(sent).toContain('user: Which port has the album?');
  // The person sees what they wrote, and the skill counts as used.
  const { messages } = await ask(opened, 'sessions.messages', { id });
  expect(messages.find(({ role }) => role === 'user')?.content).toBe(text);
  const usage = readFileSync(join(opened.core.paths.skillsDir, '.usage.json'), 'utf8');
  expect(usage).toContain('sort-photos');

  const unknown = await say(opened, null, '/nothing-of-that-name is a path');
  expect(unknown.sent).toBe('/nothing-of-that-name is a path');
}, 30_000);
