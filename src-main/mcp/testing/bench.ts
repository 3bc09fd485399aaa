import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { onTestFinished } from 'vitest';
import type { Json } from '@shared/contract/common.ts';
import type { McpServer } from '@shared/contract/mcp.ts';
import type { Tool, ToolContext, ToolResult } from '@shared/tools/tool.ts';
import { JsonFile } from '../../home/index.ts';
import { scan } from '../../memory/scanner/index.ts';
import { createMcpServers, type McpDeps, type McpServers } from '../servers.ts';

const server = resolve(import.meta.dirname, 'stdio-server.ts');

/** The entry of a real stdio server, with what is written over it. */
export function notes(over: Record<string, Json> = {}, args: readonly string[] = []): Record<string, Json> {
  return { command: process.execPath, args: [server, ...args], ...over };
}

/** A context for calls in the session `s`. */
export function context(over: Partial<ToolContext> = {}): ToolContext {
  const { signal } = new AbortController();
  return { session: 's', turn: 't', origin: 'foreground', message: null, workspace: null, signal, ...over };
}

/** MCP servers over real connections, and what they told of. */
export interface McpBench {
  readonly mcp: McpServers;
  readonly dir: string;
  /** What is written in config.yaml; change it and call `mcp.reload()`. */
  readonly config: { servers: Json };
  readonly warnings: string[];
  tool(name: string): Tool;
  call(name: string, args?: Record<string, unknown>, over?: Partial<ToolContext>): Promise<ToolResult>;
  server(name: string): McpServer;
  /** Resolves when a server is in a state. */
  until(name: string, ready: (server: McpServer) => boolean): Promise<McpServer>;
}

/** Opens the servers of an entry in a temporary home; they are closed when the test has ended. */
export async function bench(servers: Json, over: Partial<McpDeps> = {}): Promise<McpBench> {
  const dir = mkdtempSync(join(tmpdir(), 'desk-mcp-'));
  const config = { servers };
  const warnings: string[] = [];
  const listeners = new Set<() => void>();
  const mcp = createMcpServers({
    written: () => config.servers,
    write: () => Promise.resolve(),
    keep: { get: () => undefined, set: () => Promise.resolve() },
    lookup: (name) => ({ NOTES_TOKEN: 'tok-in-dotenv-1234', WORD: 'a ${NOTES_TOKEN} b' })[name],
    env: { PATH: process.env['PATH'], HOME: dir, OPENROUTER_API_KEY: 'sk-or-secret', XDG_RUNTIME_DIR: '/run' },
    workspace: () => '/work/project',
    secrets: () => ['tok-in-dotenv-1234'],
    cache: new JsonFile(join(dir, 'mcp.json')),
    resultsDir: join(dir, 'results'),
    suspicious: (text) => scan(text, 'context').length > 0,
    onChange: () => listeners.forEach((listener) => listener()),
    log: (message) => void warnings.push(message),
    version: 'test',
    ...over,
  });
  await mcp.open();
  onTestFinished(async () => {
    await mcp.close();
    rmSync(dir, { recursive: true, force: true });
  });
  const find = (name: string): McpServer => {
    const found = mcp.list().find((one) => one.name === name);
    if (found === undefined) throw new Error(`no server ${name}`);
    return found;
  };
  const tool = (name: string): Tool => {
    const found = mcp.tools().find((one) => one.name === name);
    if (found === undefined)
      throw new Error(
        `no tool ${name} among ${mcp
          .tools()
          .map((one) => one.name)
          .join(' ')}`,
      );
    return found;
  };
  return {
    mcp,
    dir,
    config,
    warnings,
    tool,
    call: (name, args = {}, more = {}) => tool(name).run(args, context(more)),
    server: find,
    until: (name, ready) =>
      new Promise((resolve) => {
        const look = (): void => {
          const now = find(name);
          if (!ready(now)) return;
          listeners.delete(look);
          resolve(now);
        };
        listeners.add(look);
        look();
      }),
  };
}

/** Whether a server is connected. */
export const connected = ({ state }: McpServer): boolean => state === 'connected';
