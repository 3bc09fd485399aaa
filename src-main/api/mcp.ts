import type { Agent } from '../agent/agent.ts';
import type { McpServers } from '../mcp/servers.ts';
import type { Handlers } from './handlers.ts';

const ok = { ok: true } as const;

/** The requests `mcp.*` over the servers, and over the agent for the tools of a conversation. */
export function mcpHandlers(mcp: McpServers, agent: Pick<Agent, 'renewTools'>): Handlers<'mcp'> {
  return {
    'mcp.list': () => ({ servers: [...mcp.list()] }),
    'mcp.reconnect': async ({ name }) => {
      await mcp.reconnect(name);
      return ok;
    },
    'mcp.enable': async ({ name, enabled }) => {
      await mcp.setEnabled(name, enabled);
      return ok;
    },
    'mcp.entry': ({ name }) => mcp.entry(name),
    'mcp.save': async ({ name, entry, fresh }) => {
      await mcp.save(name, entry, fresh);
      return ok;
    },
    'mcp.remove': async ({ name }) => {
      await mcp.remove(name);
      return ok;
    },
    'mcp.test': ({ name, entry }) => mcp.test(name, entry),
    'mcp.renewTools': async ({ session }) => {
      await agent.renewTools(session);
      return ok;
    },
  };
}
