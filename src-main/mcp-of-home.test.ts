import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import {
  requests,
  type McpEntry,
  type RequestInput,
  type RequestName,
  type RequestOutput,
} from '@shared/contract/index.ts';
import { openDesk, type Desk } from './api/desk.ts';
import { homePaths } from './home/index.ts';

const server = resolve(import.meta.dirname, 'mcp/testing/stdio-server.ts');
const person = { host: 'web', person: true } as const;
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };

async function desk(config: string): Promise<Desk> {
  const home = mkdtempSync(join(tmpdir(), 'desk-mcp-home-'));
  writeFileSync(join(home, 'config.yaml'), config);
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

/** Asks as the person does. */
async function ask<K extends RequestName>({ api }: Desk, name: K, input: RequestInput<K>): Promise<RequestOutput<K>> {
  return (await api.call(name, input, person)) as RequestOutput<K>;
}

const entry = `  notes:\n    command: ${process.execPath}\n    args: ["${server}"]\n    timeout: 1\n`;

/** Resolves when the server is connected. */
async function connected({ core, api }: Desk): Promise<void> {
  const isUp = (): boolean =>
    core
      .services()
      .mcp.list()
      .every(({ state }) => state === 'connected');
  if (isUp()) return;
  await new Promise<void>((done) => {
    api.events.subscribe((event) => {
      if (event.type === 'mcp.changed' && isUp()) done();
    });
  });
}

it('no tool of a server, however far it is trusted, can decide over a memory write', async () => {
  const opened = await desk(`memory:\n  write_approval: true\nmcp_servers:\n${entry}    trust: full\n`);
  const { core, api } = opened;
  await connected(opened);
  const { agent, mcp } = core.services();
  const one = async (name: string, args: unknown): Promise<string> => {
    for await (const { content } of agent.callTools([{ name, argumentsText: JSON.stringify(args) }])) return content;
    throw new Error('no answer');
  };
  await one('memory', { action: 'add', target: 'memory', content: 'Likes tea' });
  const before = await ask(opened, 'approvals.list', {});
  const [proposal] = before.proposals;
  if (proposal === undefined) throw new Error('nothing was staged');

  const consents = (Object.keys(requests) as RequestName[]).filter((name) => requests[name].access === 'consent');
  expect(consents).toContain('approvals.approve');
  const args = { id: proposal.id, ids: [proposal.id], kinds: [], text: 'x', uri: 'memory://approve', name: 'approve' };
  const tools = mcp.tools();
  expect(tools.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['mcp__notes__approve_memory', 'mcp__notes__memory']),
  );
  for (const { name } of tools.filter((tool) => !tool.name.endsWith('__exit'))) await one(name, args);
  // Nor is there a tool by the name of a request, or a server that could take the place of a tool of the app.
  const names = core
    .services()
    .tools()
    .map(({ name }) => name);
  expect(names.filter((name) => consents.includes(name as RequestName))).toEqual([]);
  expect(new Set(names).size).toBe(names.length);
  expect(tools.every(({ name }) => name.startsWith('mcp__') || name === 'read_tool_result')).toBe(true);
  for (const name of consents) {
    await expect(api.call(name, {}, { host: 'web', person: false })).rejects.toMatchObject({
      code: 'not_permitted',
    });
  }
  expect((await ask(opened, 'approvals.list', {})).proposals).toEqual(before.proposals);
  expect(() => readFileSync(core.paths.memoryFile('memory'), 'utf8')).toThrow('ENOENT');
}, 60_000);

it('mcp.* answers as the contract says, and a server is switched in config.yaml alone', async () => {
  const opened = await desk(`# mine\nmcp_servers:\n${entry}  broken: {}\n`);
  const { core } = opened;
  const { servers } = await ask(opened, 'mcp.list', {});
  expect(servers.map(({ name }) => name)).toEqual(['notes', 'broken']);
  await ask(opened, 'mcp.reconnect', { name: 'notes' });
  expect(core.services().mcp.list()[0]?.state).toBe('connected');
  await ask(opened, 'mcp.enable', { name: 'notes', enabled: false });
  expect(core.services().mcp.list()[0]).toMatchObject({ enabled: false, tools: [] });
  expect(readFileSync(core.config.file, 'utf8')).toContain('# mine');
  await expect(ask(opened, 'mcp.enable', { name: 'nope', enabled: true })).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('a server is added, tried, changed and removed by a person, its secret in .env alone and the file otherwise as it was', async () => {
  const opened = await desk('# mine\nmodel:\n  default: x # best\n');
  const { core } = opened;
  const files = (): string[] => [core.config.file, core.paths.envFile].map((file) => readFileSync(file, 'utf8'));
  const entry: McpEntry = {
    reach: 'stdio',
    command: process.execPath,
    args: [server],
    url: '',
    values: [{ name: 'NOTES_TOKEN', value: 'tok-12345678', secret: true }],
    trust: 'untrusted',
    lazy: true,
  };
  const tried = await ask(opened, 'mcp.test', { name: 'notes', entry });
  expect(tried).toMatchObject({ ok: true, message: '' });
  expect(tried.tools).toContain('echo');
  expect((await ask(opened, 'mcp.list', {})).servers).toEqual([]);
  const wrong = await ask(opened, 'mcp.test', { name: '', entry: { ...entry, command: '/nowhere/tok-12345678' } });
  expect(wrong.ok).toBe(false);
  expect(wrong.message).not.toContain('tok-12345678');

  await ask(opened, 'mcp.save', { name: 'notes', entry, fresh: true });
  const [config = '', env = ''] = files();
  expect(config).toContain('# mine\nmodel:\n  default: x # best\n');
  expect(config).toContain('NOTES_TOKEN: ${NOTES_TOKEN}');
  expect(config).not.toContain('tok-12345678');
  expect(env).toContain('NOTES_TOKEN=tok-12345678');
  await ask(opened, 'mcp.reconnect', { name: 'notes' });
  expect((await ask(opened, 'mcp.list', {})).servers).toMatchObject([
    { name: 'notes', state: 'connected', lazy: true },
  ]);
  expect(await ask(opened, 'mcp.entry', { name: 'notes' })).toMatchObject({
    values: [{ name: 'NOTES_TOKEN', value: '${NOTES_TOKEN}', secret: true }],
  });
  await expect(ask(opened, 'mcp.save', { name: 'notes', entry, fresh: true })).rejects.toMatchObject({
    code: 'conflict',
  });
  await expect(ask(opened, 'mcp.save', { name: 'a b', entry, fresh: true })).rejects.toMatchObject({
    code: 'invalid_input',
  });
  await core.config.set('mcp_servers.notes.timeout', 7);
  await ask(opened, 'mcp.save', { name: 'notes', entry: { ...entry, trust: 'full', lazy: false }, fresh: false });
  expect(core.config.written('mcp_servers.notes')).toMatchObject({ timeout: 7, trust: 'full', lazy: false });
  await ask(opened, 'mcp.remove', { name: 'notes' });
  expect((await ask(opened, 'mcp.list', {})).servers).toEqual([]);
  expect(readFileSync(core.config.file, 'utf8')).not.toContain('notes');
  await expect(ask(opened, 'mcp.remove', { name: 'notes' })).rejects.toMatchObject({ code: 'not_found' });
}, 60_000);

it('app.pause stops servers and keeps turns from beginning, is written down, and follows what is written', async () => {
  const opened = await desk(`mcp_servers:\n${entry}`);
  const { core } = opened;
  await connected(opened);
  await ask(opened, 'app.pause', { paused: true });
  expect((await ask(opened, 'app.state', {})).paused).toBe(true);
  expect(core.services().mcp.list()[0]?.state).toBe('paused');
  await expect(ask(opened, 'chat.send', { session: null, text: 'hi' })).rejects.toMatchObject({ code: 'refused' });
  expect((await ask(opened, 'sessions.list', {})).total).toBe(0);
  expect(readFileSync(core.config.file, 'utf8')).toContain('paused: true');
  await core.config.set('desk.paused', false);
  expect((await ask(opened, 'app.state', {})).paused).toBe(false);
  await connected(opened);
});
