import { join } from 'node:path';
import type { Emit } from '@shared/contract/index.ts';
import { DeskError } from '@shared/contract/errors.ts';
import { JsonFile, type Config, type HomePaths, type Logger, type Secrets } from './home/index.ts';
import { createMcpServers, type McpServers } from './mcp/servers.ts';
import { scan } from './memory/scanner/index.ts';

/** What the MCP servers of a home are wired to. */
export interface McpOfHomeDeps {
  readonly paths: HomePaths;
  readonly config: Config;
  readonly secrets: Secrets;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly workspace: () => string | null;
  readonly version: string;
  readonly emit: Emit;
  readonly log: Logger;
}

/** The MCP servers that config.yaml names, following it. Nothing is connected before they are started. */
export function mcpOfHome(deps: McpOfHomeDeps): McpServers {
  const { paths, config, secrets, env, workspace, version, log } = deps;
  return createMcpServers({
    written: () => config.written('mcp_servers'),
    write: async (name, keys) => {
      if (/[^A-Za-z0-9_-]/u.test(name)) {
        throw new DeskError('refused', `"${name}" cannot be changed here because of its name.`, {
          remedy: `Change it under mcp_servers in ${config.file}.`,
          file: config.file,
        });
      }
      const entry = `mcp_servers.${name}`;
      if (keys === null) await config.set(entry, null);
      else if (config.has(entry)) {
        await config.setAll(Object.fromEntries(Object.entries(keys).map(([key, value]) => [`${entry}.${key}`, value])));
      } else await config.set(entry, Object.fromEntries(Object.entries(keys).filter(([, value]) => value !== null)));
    },
    keep: { get: (name) => secrets.get(name), set: (name, value) => secrets.set(name, value) },
    lookup: (name) => secrets.get(name),
    env,
    workspace,
    secrets: () => secrets.values(),
    cache: new JsonFile(join(paths.deskDir, 'mcp.json'), {
      maxBytes: 16 * 1024 * 1024,
      maxValueBytes: 16 * 1024 * 1024,
    }),
    resultsDir: join(paths.deskDir, 'results'),
    suspicious: (text) => scan(text, 'context').length > 0,
    onChange: (server) => deps.emit('mcp.changed', { server }),
    log: (message, detail) => log.warn(message, { detail: String(detail) }),
    version,
  });
}

/** What the person has allowed for good: `desk.allowed_tools` in config.yaml, a list of `<server>/<tool>`. */
export function toolRules(config: Config): {
  has(server: string, tool: string): boolean;
  add(server: string, tool: string): Promise<void>;
} {
  const key = 'desk.allowed_tools';
  const has = (server: string, tool: string): boolean => config.list(key).includes(`${server}/${tool}`);
  return {
    has,
    add: async (server, tool) => {
      if (server.includes('/')) {
        throw new DeskError('refused', `"${server}" cannot be allowed for good because of its name.`, {
          remedy: `Give the server a name without / in ${config.file}.`,
          file: config.file,
        });
      }
      if (!has(server, tool)) await config.set(key, [...config.list(key), `${server}/${tool}`]);
    },
  };
}
