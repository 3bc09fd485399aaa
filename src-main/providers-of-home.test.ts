import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { requests, type RequestInput, type RequestName, type RequestOutput } from '@shared/contract/index.ts';
import { startFakeProvider, type FakeProvider, type Reply } from '../e2e/fake-provider/server.ts';
import { openDesk, type Desk } from './api/desk.ts';
import { homePaths } from './home/index.ts';
import { tempDir } from './home/testing/temp-home.ts';
import type { ProviderStub } from './memory-providers/testing/fixture.ts';
import { stubFixture } from './memory-providers/testing/stub-provider.ts';

const person = { host: 'web', person: true } as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const fixture = stubFixture('idempotent');

interface World {
  readonly desk: Desk;
  readonly model: FakeProvider;
  readonly stub: ProviderStub;
  readonly home: string;
  open(): Promise<Desk>;
}

async function ask<K extends RequestName>({ api }: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
  return (await api.call(name, input, person)) as RequestOutput<K>;
}

/** A home with a model of our own and the small provider, which is set up and chosen through the contract. */
async function world(select = true): Promise<World> {
  const model = await startFakeProvider();
  const stub = await fixture.start('ada');
  const home = tempDir();
  const config = [
    'model:',
    '  default: fake-model',
    '  provider: custom',
    `  base_url: ${model.url}`,
    'auxiliary:',
    '  title_generation:',
    '    enabled: false',
    'memory:',
    '  nudge_interval: 0',
  ];
  writeFileSync(join(home, 'config.yaml'), `${config.join('\n')}\n`);
  writeFileSync(join(home, '.env'), 'OTHER_API_KEY=ordinary-secret-value-77\n');
  const opened: Desk[] = [];
  const open = async (): Promise<Desk> => {
    const desk = await openDesk({
      paths: homePaths(home, home, 'default'),
      host: 'web',
      story: null,
      model: null,
      workspace: null,
      env: { HERMES_DESK_TEST: '1' },
      version: 'test',
      log: quiet,
      memoryProviders: [fixture.kind],
    });
    opened.push(desk);
    return desk;
  };
  onTestFinished(async () => {
    for (const each of opened) await each.close();
    await stub.stop();
    await model.close();
  });
  const desk = await open();
  if (select) {
    await ask(desk, 'providers.save', { name: 'stub', values: { ...stub.values } });
    await ask(desk, 'providers.select', { name: 'stub' });
  }
  return { desk, model, stub, home, open };
}

async function say(desk: Desk, session: string | null, text: string): Promise<string> {
  const sent = await ask(desk, 'chat.send', { session, text });
  await desk.core.services().agent.settled(sent.session);
  return sent.session;
}

/** The messages of a request to the model. */
function messagesOf(body: unknown): { role: string; content: string }[] {
  return (body as { messages: { role: string; content: string }[] }).messages;
}

describe('twenty turns with a memory provider', () => {
  it('one system prompt to the byte, recall in what is sent alone, clean rows, each turn told once', async () => {
    const { desk, model, stub } = await world();
    await stub.plant('The person drinks green tea.', 'tea');
    const echo = '<memory-context>\n[System note: repeated by the model]\n\n- green tea\n</memory-context>\n';
    model.respond((_request, index): Reply => ({
      say: index % 5 === 4 ? `${echo}You like tea.` : `Answer ${String(index)}.`,
    }));
    let session: string | null = null;
    for (let turn = 1; turn <= 20; turn += 1) {
      if (turn === 7) await ask(desk, 'memory.add', { store: 'user', text: 'Walks at noon' });
      session = await say(desk, session, `word${String(turn)}x: about tea, with ordinary-secret-value-77`);
    }
    const bodies = model.requests.map(({ body }) => messagesOf(JSON.parse(body.toString('utf8'))));
    expect(bodies).toHaveLength(20);
    const prompts = new Set(bodies.map(([system]) => system?.content));
    expect(prompts.size).toBe(1);
    expect([...prompts][0]).toContain('# Stub memory');
    const last = bodies.at(-1) ?? [];
    const said = last.filter(({ role }) => role === 'user');
    expect(said).toHaveLength(20);
    for (const { content } of said)
      expect(content).toMatch(/^word[\s\S]*\n\n<memory-context>\n[\s\S]*green tea[\s\S]*<\/memory-context>$/u);
    // What was sent once is sent again to the byte.
    for (const [at, body] of bodies.slice(0, -1).entries()) expect(bodies[at + 1]?.slice(0, body.length)).toEqual(body);
    const { messages } = await ask(desk, 'sessions.messages', { id: session ?? '' });
    for (const { content } of messages) expect(content).not.toContain('memory-context');
    expect(messages.filter(({ content }) => content === 'You like tea.')).toHaveLength(4);
    await desk.close();
    const told = stub.turns();
    expect(told).toHaveLength(20);
    expect(told.map((text) => /^word(\d+)x/u.exec(text)?.[1])).toEqual(
      Array.from({ length: 20 }, (_, index) => String(index + 1)),
    );
    expect(JSON.stringify(stub.seen())).not.toContain('ordinary-secret-value-77');
    expect(told.join('\n')).not.toContain('memory-context');
    expect(stub.mirrored()).toEqual(['Walks at noon']);
  }, 60_000);
});

describe('choosing a memory provider', () => {
  it('is done step by step through the contract, and everything of it can be seen', async () => {
    const { desk, stub, model, home } = await world(false);
    model.respond(() => ({ say: 'I see.' }));
    await expect(ask(desk, 'providers.select', { name: 'stub' })).rejects.toMatchObject({ code: 'not_configured' });
    await expect(ask(desk, 'providers.select', { name: 'nope' })).rejects.toMatchObject({ code: 'not_found' });
    await expect(ask(desk, 'providers.save', { name: 'stub', values: { colour: 'red' } })).rejects.toMatchObject({
      code: 'invalid_input',
    });
    await ask(desk, 'providers.save', { name: 'stub', values: { ...stub.values } });
    const before = await ask(desk, 'providers.list', {});
    expect(before.providers).toMatchObject([
      { name: 'stub', missing: null, selected: false, active: false, test: null },
    ]);
    expect(await ask(desk, 'providers.test', { name: 'stub' })).toMatchObject({ ok: true, message: 'Account ada' });
    await ask(desk, 'providers.select', { name: 'stub' });
    const key = stub.values['key'] ?? '';
    expect(readFileSync(join(home, 'config.yaml'), 'utf8')).not.toContain(key);
    expect((await ask(desk, 'providers.read', { name: 'stub' })).values['key']).toBe(`...${key.slice(-4)}`);
    await stub.plant('Green tea.', 'tea');
    await say(desk, null, 'what about tea?');
    await expect.poll(() => stub.turns()).toHaveLength(1);
    const status = await ask(desk, 'providers.status', {});
    expect(status).toMatchObject({
      ...{ selected: 'stub', title: 'Stub', configured: true, obstacle: null, waiting: 0, paused: null },
      reachable: { ok: true },
      lastRecall: { outcome: 'found', count: 1 },
      lastDelivery: expect.any(Number) as number,
      tools: ['stub_search'],
    });
    const { rows } = await ask(desk, 'providers.log', { name: 'stub' });
    expect(rows.map(({ what, result }) => [what, result])).toEqual([
      ['turn', 'done'],
      ['recall', 'done'],
    ]);
    expect(rows[0]).toMatchObject({
      address: expect.stringMatching(/^POST http:\/\/127\.0\.0\.1:\d+\/keep\/turn$/u) as string,
    });
    expect(rows[0]?.text).toContain('what about tea?');
    expect(await ask(desk, 'providers.memories', { query: 'tea' })).toMatchObject({ items: [{ text: 'Green tea.' }] });
    writeFileSync(join(home, 'SOUL.md'), 'Be kind. My key is sk-planted0123456789abcdefghijklmnop');
    await ask(desk, 'providers.allowUpload', { name: 'stub', file: 'SOUL.md' });
    await expect(ask(desk, 'providers.allowUpload', { name: 'stub', file: 'USER.md' })).rejects.toMatchObject({
      code: 'refused',
    });
    await expect.poll(() => JSON.stringify(stub.seen())).toContain('Be kind.');
    expect(JSON.stringify(stub.seen())).not.toContain('sk-planted0123456789abcdefghijklmnop');
    await ask(desk, 'providers.select', { name: null });
    expect(await ask(desk, 'providers.status', {})).toMatchObject({ selected: null, ending: ['stub'], tools: [] });
  });

  it('what was refused, or may have arrived, is the person’s to send again or to drop', async () => {
    const { desk, stub, model } = await world();
    model.respond(() => ({ say: 'I see.' }));
    await stub.fault('401');
    const session = await say(desk, null, 'first about tea');
    const paused = async (): Promise<unknown> => (await ask(desk, 'providers.status', {})).paused;
    await expect.poll(paused).toMatchObject({ reason: 'unauthorised' });
    await expect
      .poll(async () => (await ask(desk, 'app.state', {})).problems.map(({ code }) => code))
      .toContain('memory_provider');
    expect((await ask(desk, 'providers.status', {})).waiting).toBe(1);
    await stub.fault(null);
    await ask(desk, 'providers.test', { name: 'stub' });
    await expect.poll(() => stub.turns()).toHaveLength(1);
    expect(await paused()).toBeNull();
    await ask(desk, 'app.pause', { paused: true });
    expect(await paused()).toMatchObject({ reason: 'app' });
    await expect(ask(desk, 'providers.test', { name: 'stub' })).rejects.toMatchObject({ code: 'refused' });
    await ask(desk, 'app.pause', { paused: false });
    await stub.fault('malformed');
    await say(desk, session, 'second about tea');
    await expect.poll(async () => (await ask(desk, 'providers.status', {})).troubled.length).toBe(1);
    const [job] = (await ask(desk, 'providers.status', {})).troubled;
    expect(job).toMatchObject({ kind: 'turn', state: 'waiting', error: 'The answer is not JSON.' });
    expect(await ask(desk, 'providers.drop', { name: 'stub', ids: [job?.id ?? ''] })).toEqual({ changed: 1 });
    expect((await ask(desk, 'providers.log', { name: 'stub' })).rows[0]).toMatchObject({ result: 'dropped' });
  });

  it('a name that is none, and one that is not set up, are said; the built-in memory works on', async () => {
    const test = await world(false);
    const { desk, home } = test;
    await desk.close();
    for (const [name, words] of [
      ['mem9', 'no memory provider this app has'],
      ['stub', 'address is missing'],
    ] as const) {
      const text = readFileSync(join(home, 'config.yaml'), 'utf8').replace(/\n {2}provider: (?:mem9|stub)\n/u, '\n');
      writeFileSync(join(home, 'config.yaml'), text.replace('memory:\n', `memory:\n  provider: ${name}\n`));
      const again = await test.open();
      const { problems } = await ask(again, 'app.state', {});
      expect(problems.map(({ message }) => message).join('\n')).toContain(words);
      expect((await ask(again, 'providers.status', {})).obstacle).toContain(words);
      expect(await ask(again, 'memory.add', { store: 'memory', text: `Works on with ${name}` })).toMatchObject({
        entry: expect.any(String) as string,
      });
      await again.close();
    }
  });

  it('what decides over it is the person’s alone', () => {
    const decisions = ['save', 'select', 'test', 'again', 'drop', 'allowUpload'] as const;
    expect(decisions.map((name) => requests[`providers.${name}`].access)).toEqual(decisions.map(() => 'consent'));
  });
});

it('what waits of a conversation that is deleted is dropped, and what was sent is not', async () => {
  const { desk, stub } = await world();
  const first = await say(desk, null, 'sent before');
  await expect.poll(() => stub.turns()).toHaveLength(1);
  await stub.fault('offline');
  await say(desk, first, 'waits and goes');
  await say(desk, null, 'waits and stays');
  await ask(desk, 'sessions.delete', { id: first });
  expect(await ask(desk, 'providers.status', {})).toMatchObject({ waiting: 1 });
  const { rows } = await ask(desk, 'providers.log', { name: 'stub' });
  expect(rows.filter(({ result }) => result === 'dropped')).toMatchObject([
    {
      session: first,
      message: 'Its conversation was deleted.',
      text: expect.stringContaining('waits and goes') as string,
    },
  ]);
  await stub.fault(null);
  await ask(desk, 'providers.test', { name: 'stub' });
  await expect.poll(() => stub.turns().join()).toContain('waits and stays');
  expect(stub.turns().join()).not.toContain('waits and goes');
});

it('what the person erases for good is not sent afterwards, stays in no file of ours, and the provider is named', async () => {
  const at = await world();
  const { desk, stub, home } = at;
  const secret = 'the spare key lies under the xylophone';
  const entryOf = async (text: string): Promise<string> => {
    const { stores } = await ask(desk, 'memory.at', { time: Date.now() + 1000 });
    const found = stores.flatMap(({ entries, ids }) =>
      entries.flatMap((each, index) => (each === text ? [ids[index]] : [])),
    );
    return found[0] ?? '';
  };
  await ask(desk, 'memory.add', { store: 'user', text: 'likes long walks by the sea' });
  await expect.poll(() => stub.mirrored()).toEqual(['likes long walks by the sea']);
  await stub.fault('offline');
  await ask(desk, 'memory.add', { store: 'user', text: secret });
  const waiting = async (): Promise<number> => (await ask(desk, 'providers.status', {})).waiting;
  await expect.poll(waiting).toBe(1);
  const { erased, kept } = await ask(desk, 'memory.purge', { entry: await entryOf(secret) });
  const file = join(home, 'desk', 'providers', 'stub.db');
  expect(erased).toContain(file);
  expect(kept.join('\n')).toContain('memory provider Stub');
  await desk.close();
  await stub.fault(null);
  const again = await at.open();
  await ask(again, 'providers.test', { name: 'stub' });
  // What is to go at the provider has to be named to it; nothing else says it, and nothing keeps it.
  await expect.poll(() => stub.mirrored()).toEqual(['likes long walks by the sea', secret]);
  expect(
    stub
      .seen()
      .filter(({ body }) => body.includes('xylophone'))
      .map(({ body }) => body),
  ).toEqual([expect.stringContaining('"action":"remove"')]);
  await expect.poll(async () => (await ask(again, 'providers.status', {})).waiting).toBe(0);
  await again.close();
  for (const path of [file, `${file}-wal`]) {
    expect(existsSync(path) ? readFileSync(path, 'latin1') : '').not.toContain('xylophone');
  }
});

it('a write that waits or was rejected is told to nobody, and one that was approved is told once, as it was approved', async () => {
  const { desk, stub, home } = await world();
  await ask(desk, 'memory.gate', { on: true });
  for (const content of ['has two cats', 'plays the cello', 'rides a tandem']) {
    const argumentsText = JSON.stringify({ action: 'add', target: 'user', content });
    for await (const { failed } of desk.core.services().agent.callTools([{ name: 'memory', argumentsText }])) {
      expect(failed).toBe(false);
    }
  }
  const { proposals } = await ask(desk, 'approvals.list', {});
  const [cats = '', cello = '', tandem = ''] = proposals.map(({ id }) => id);
  await ask(desk, 'approvals.reject', { ids: [cats] });
  await ask(desk, 'approvals.approveEdited', { id: cello, text: 'plays the viola', op: 0 });
  await expect.poll(() => stub.mirrored()).toEqual(['plays the viola']);
  await desk.close();
  expect(stub.mirrored()).toEqual(['plays the viola']);
  expect(readFileSync(join(home, 'desk', 'providers', 'stub.db'), 'latin1')).not.toMatch(/cats|cello|tandem/u);
  expect(tandem).not.toBe('');
});

it('retry, undo, a branch, a summary and a restart: a prompt stays as it is, and a fence is in no row, result or export', async () => {
  const at = await world();
  const { desk, model, stub } = at;
  await stub.plant('Recalled: drinks gyokuro.', 'tea');
  model.respond(() => ({ say: 'I see.' }));
  const prompts = (): Set<string> =>
    new Set(
      model.requests
        .map(({ body }) => messagesOf(JSON.parse(body.toString('utf8')))[0]?.content ?? '')
        .filter((system) => system.includes('# Stub memory')),
    );
  const settled = async (session: string): Promise<void> => desk.core.services().agent.settled(session);
  const first = await say(desk, null, 'one about tea');
  for (const word of ['two', 'three', 'four', 'five']) await say(desk, first, `${word} about tea`);
  await ask(desk, 'chat.retry', { session: first });
  await settled(first);
  await ask(desk, 'chat.undo', { session: first });
  const { session: branch } = await ask(desk, 'chat.branch', { session: first, message: null, title: '' });
  await say(desk, branch, 'six about tea');
  await desk.close();
  const again = await at.open();
  await say(again, first, 'seven about tea');
  await say(again, branch, 'eight about tea');
  expect(prompts().size).toBe(1);
  await ask(again, 'chat.compress', { session: first, focus: '', keep: 1 });
  await say(again, first, 'nine about tea');
  const sent = model.requests.map(({ body }) => body.toString('utf8')).join('\n');
  expect(sent).toContain('gyokuro');
  for (const id of [first, branch]) {
    const { messages } = await ask(again, 'sessions.messages', { id, limit: 1000 });
    expect(JSON.stringify(messages)).not.toMatch(/memory-context|gyokuro/u);
    // Hermes' form holds what was sent as well, in a cell of its own.
    for (const format of ['markdown', 'html'] as const) {
      expect((await ask(again, 'sessions.export', { id, format })).text).not.toContain('gyokuro');
    }
  }
  expect((await ask(again, 'sessions.search', { query: 'gyokuro' })).hits).toEqual([]);
  expect(JSON.stringify(await ask(again, 'sessions.list', {}))).not.toContain('gyokuro');
  await again.close();
  expect(stub.turns().join('\n')).not.toMatch(/memory-context|gyokuro/u);
  for (const word of ['one', 'six', 'seven', 'eight', 'nine']) {
    expect(stub.turns().filter((text) => text.startsWith(`${word} about tea`))).toHaveLength(1);
  }
}, 60_000);
