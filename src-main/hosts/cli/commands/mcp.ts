import type { McpServer } from '@shared/contract/index.ts';
import type { Command, CommandContext, Outcome } from '../command.ts';
import { oneLine } from '../words.ts';

function serverText({ name, state, target, tools, error }: McpServer): string {
  const why = error === '' ? '' : `  ${oneLine(error, 200)}`;
  return `${name}  ${state}  ${String(tools.length)} tools  ${oneLine(target, 100)}${why}`;
}

const none = 'No MCP servers are written in config.yaml.';

/** The MCP servers of a home. A command is too short to wait for them; connecting one makes its tools known to the next. */
export const mcpCommands: readonly Command[] = [
  {
    name: 'mcp list',
    words: '',
    about: 'the MCP servers of config.yaml, and the tools they are known to have',
    count: [0, 0],
    async run({ request }: CommandContext): Promise<Outcome> {
      const { servers } = await request('mcp.list', {});
      return { data: servers, text: servers.length === 0 ? none : servers.map(serverText).join('\n') };
    },
  },
  {
    name: 'mcp connect',
    words: '[NAME]',
    about: 'connects one MCP server, or each that is on, and tells what came of it',
    count: [0, 1],
    async run({ request, args }: CommandContext): Promise<Outcome> {
      const [name] = args.words;
      const known = (await request('mcp.list', {})).servers;
      const wanted = name === undefined ? known.filter(({ enabled }) => enabled).map((server) => server.name) : [name];
      await Promise.all(wanted.map((one) => request('mcp.reconnect', { name: one })));
      const servers = (await request('mcp.list', {})).servers.filter((server) => wanted.includes(server.name));
      const failed = servers.some(({ state }) => state !== 'connected');
      return {
        data: servers,
        text: servers.length === 0 ? none : servers.map(serverText).join('\n'),
        exit: failed ? 1 : 0,
      };
    },
  },
];
