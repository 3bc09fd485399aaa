import { expect, it } from 'vitest';
import type { McpServer } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/index.ts';
import { desk } from '../test-desk.ts';

const server = (over: Partial<McpServer>): McpServer => ({
  name: 'notes',
  reach: 'stdio',
  target: 'notes-mcp',
  enabled: true,
  trust: 'untrusted',
  lazy: false,
  state: 'idle',
  since: 0,
  error: '',
  attempts: 0,
  tools: [{ name: 'mcp__notes__add', asks: true }],
  withheld: [],
  leftOut: 0,
  ...over,
});

const handlers = (servers: McpServer[]) => () => ({
  'mcp.list': () => ({ servers }),
  'mcp.reconnect': ({ name }: { name: string }) => {
    const at = servers.findIndex((one) => one.name === name);
    const found = servers[at];
    if (found === undefined) throw new DeskError('not_found', `There is no MCP server ${name}.`);
    servers[at] = { ...found, state: name === 'bad' ? 'failed' : 'connected', error: name === 'bad' ? 'refused' : '' };
    return { ok: true as const };
  },
});

it('mcp list tells how it stands with each server', async () => {
  const ran = await desk(['mcp', 'list'], { handlers: handlers([server({})]) });
  expect(ran).toMatchObject({ code: 0, out: 'notes  idle  1 tools  notes-mcp\n' });
  expect((await desk(['mcp', 'list'], { handlers: handlers([]) })).out).toContain('No MCP servers');
});

it('mcp connect connects each that is on, and fails when one does', async () => {
  const all = [server({}), server({ name: 'bad' }), server({ name: 'off', enabled: false })];
  const ran = await desk(['mcp', 'connect', '--json'], { handlers: handlers(all) });
  expect(ran.code).toBe(1);
  expect((JSON.parse(ran.out) as McpServer[]).map(({ name, state }) => [name, state])).toEqual([
    ['notes', 'connected'],
    ['bad', 'failed'],
  ]);
  expect(await desk(['mcp', 'connect', 'notes'], { handlers: handlers([server({})]) })).toMatchObject({ code: 0 });
  expect(await desk(['mcp', 'connect', 'nope'], { handlers: handlers([server({})]) })).toMatchObject({ code: 1 });
});
