import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { SSEClientTransport } from '@modelcontextprotocol/sdk/client/sse.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import type { RequestOptions } from '@modelcontextprotocol/sdk/shared/protocol.js';
import type { CallToolResult, Prompt, Resource } from '@modelcontextprotocol/sdk/types.js';
import type { JsonSchemaValidator, jsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/types.js';
import type { RawTool } from './offers.ts';
import type { Reach, ServerSpec } from './spec.ts';

/** An open connection to one server. Every method throws what the server or the way to it says. */
export interface McpClient {
  readonly has: { readonly tools: boolean; readonly resources: boolean; readonly prompts: boolean };
  listTools(): Promise<readonly RawTool[]>;
  callTool(name: string, args: Readonly<Record<string, unknown>>, options: RequestOptions): Promise<CallToolResult>;
  listResources(options: RequestOptions): Promise<readonly Resource[]>;
  readResource(uri: string, options: RequestOptions): Promise<CallToolResult['content']>;
  listPrompts(options: RequestOptions): Promise<readonly Prompt[]>;
  getPrompt(
    name: string,
    args: Readonly<Record<string, string>>,
    options: RequestOptions,
  ): Promise<CallToolResult['content']>;
  ping(): Promise<void>;
  close(): Promise<void>;
}

/** What happens to an open connection by itself. */
export interface ClientWatch {
  /** The connection is gone; `lastWords` is the end of what the process wrote to standard error. */
  onClosed(lastWords: string): void;
  /** The server says that its tools have changed. */
  onToolsChanged(): void;
}

/** Largest message of a server that is taken in, in bytes. */
const largestMessage = 16 * 1024 * 1024;
const lastWordsLength = 400;
/** Pages of a listing that are asked for at most. */
const mostPages = 50;

/** Nothing of a schema that a stranger wrote is compiled; results are text to us. */
const noValidator: jsonSchemaValidator = {
  getValidator<T>(): JsonSchemaValidator<T> {
    return (input) => ({ valid: true, data: input as T, errorMessage: undefined });
  },
};

function transportOf(reach: Reach): { readonly transport: Transport; readonly lastWords: () => string } {
  if (reach.kind !== 'stdio') {
    const options = { requestInit: { headers: { ...reach.headers } } };
    const transport =
      reach.kind === 'sse'
        ? new SSEClientTransport(reach.url, options)
        : new StreamableHTTPClientTransport(reach.url, options);
    return { transport: transport, lastWords: () => '' };
  }
  const { command, args, env, cwd } = reach;
  const transport = new StdioClientTransport({
    command,
    args: [...args],
    env: { ...env },
    stderr: 'pipe',
    maxBufferSize: largestMessage,
    ...(cwd === null ? {} : { cwd }),
  });
  let words = '';
  transport.stderr?.on('data', (chunk: Buffer) => {
    words = (words + chunk.toString('utf8')).slice(-lastWordsLength);
  });
  return { transport, lastWords: () => words.toWellFormed().trim() };
}

/** What went wrong, with the last words of the process where there are some. */
function withWords(error: unknown, words: string): Error {
  const reason = error instanceof Error ? error.message : String(error);
  return new Error(words === '' ? reason : `${reason} (${words})`, { cause: error });
}

async function pages<T>(
  ask: (cursor: string | undefined) => Promise<{ items: T[]; next: string | undefined }>,
): Promise<T[]> {
  const all: T[] = [];
  let cursor: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next } = await ask(cursor);
    all.push(...items);
    if (next === undefined || next === cursor) break;
    cursor = next;
  }
  return all;
}

/**
 * Connects to a server and does the handshake within its `connectTimeout`. We offer a server nothing: no sampling, no
 * questions to the person, no folders. A redirect to another origin is not followed, so that headers stay where they belong.
 */
export async function openClient(spec: ServerSpec, watch: ClientWatch, version: string): Promise<McpClient> {
  const client = new Client({ name: 'hermes-desk', version }, { capabilities: {}, jsonSchemaValidator: noValidator });
  const { transport, lastWords } = transportOf(spec.reach);
  const limit = { timeout: spec.connectTimeout };
  let open = false;
  client.onclose = () => {
    if (open) watch.onClosed(lastWords());
    open = false;
  };
  const expired = Promise.withResolvers<never>();
  const seconds = String(Math.round(spec.connectTimeout / 1000));
  const timer = setTimeout(
    () => expired.reject(new Error(`No answer within ${seconds} seconds.`)),
    spec.connectTimeout,
  );
  try {
    await Promise.race([client.connect(transport, limit), expired.promise]);
  } catch (error) {
    await transport.close().catch(() => undefined);
    throw withWords(error, lastWords());
  } finally {
    clearTimeout(timer);
  }
  open = true;
  const can = client.getServerCapabilities() ?? {};
  client.fallbackNotificationHandler = (notification) => {
    if (notification.method === 'notifications/tools/list_changed') watch.onToolsChanged();
    return Promise.resolve();
  };
  return {
    has: { tools: can.tools !== undefined, resources: can.resources !== undefined, prompts: can.prompts !== undefined },
    listTools: () =>
      pages(async (cursor) => {
        const { tools, nextCursor } = await client.listTools(cursor === undefined ? {} : { cursor }, limit);
        return { items: tools, next: nextCursor };
      }),
    callTool: async (name, args, options) =>
      (await client.callTool({ name, arguments: { ...args } }, undefined, options)) as CallToolResult,
    listResources: (options) =>
      pages(async (cursor) => {
        const { resources, nextCursor } = await client.listResources(cursor === undefined ? {} : { cursor }, options);
        return { items: resources, next: nextCursor };
      }),
    readResource: async (uri, options) => {
      const { contents } = await client.readResource({ uri }, options);
      return contents.map((resource) => ({ type: 'resource' as const, resource }));
    },
    listPrompts: (options) =>
      pages(async (cursor) => {
        const { prompts, nextCursor } = await client.listPrompts(cursor === undefined ? {} : { cursor }, options);
        return { items: prompts, next: nextCursor };
      }),
    getPrompt: async (name, args, options) => {
      const { messages } = await client.getPrompt({ name, arguments: { ...args } }, options);
      return messages.flatMap(({ role, content }) => [{ type: 'text' as const, text: `${role}:` }, content]);
    },
    ping: async () => {
      await client.ping(limit);
    },
    close: async () => {
      open = false;
      await client.close();
    },
  };
}
