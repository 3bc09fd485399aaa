import { z } from 'zod';
import { done, nothing, timeSchema } from './common.ts';
import { request } from './define.ts';

/** One entry of `mcp_servers`, and how it stands with it. */
export const mcpServerSchema = z.object({
  name: z.string(),
  reach: z.enum(['stdio', 'http', 'sse']),
  /** Its command or address, secrets masked; empty when the entry cannot be used. */
  target: z.string(),
  enabled: z.boolean(),
  /** `untrusted`: the person is asked for each tool that does not say it only reads. */
  trust: z.enum(['full', 'untrusted']),
  /** Connected by the first call. */
  lazy: z.boolean(),
  /** `idle`: connected again by the next call. `failed`: tried again by itself. `off`: switched off or not begun. */
  state: z.enum(['off', 'paused', 'idle', 'connecting', 'connected', 'failed']),
  /** When it came into this state; 0 for an entry that cannot be used. */
  since: timeSchema,
  /** Why it is not connected, secrets masked; empty when nothing is wrong. */
  error: z.string(),
  /** Attempts in a row that failed. */
  attempts: z.number().int(),
  /** Its tools by the names models know, and whether a call asks the person. */
  tools: z.array(z.object({ name: z.string(), asks: z.boolean() })),
  /** Tools whose description read like orders to a model and is kept from it. */
  withheld: z.array(z.string()),
  /** Tools that could not be taken over. */
  leftOut: z.number().int(),
});
export type McpServer = z.infer<typeof mcpServerSchema>;

/** A value by name: in the environment of a process, or a header. */
export const mcpValueSchema = z.strictObject({
  name: z.string().min(1).max(200),
  /**
   * The text as config.yaml has it, `${NAME}` as written. Null for a secret in clear text: it is not shown, and stays what it is.
   */
  value: z.string().max(20_000).nullable(),
  /** Kept in `.env`, where config.yaml only names it. What is named like a key is kept there in any case. */
  secret: z.boolean(),
});
export type McpValue = z.infer<typeof mcpValueSchema>;

/** What a person sets of one entry of `mcp_servers`; everything else in it stays as it is. */
export const mcpEntrySchema = z.strictObject({
  reach: z.enum(['stdio', 'http', 'sse']),
  /** The program, for `stdio`; else empty. */
  command: z.string().max(4_000),
  args: z.array(z.string().max(20_000)).max(200),
  /** The address, for `http` and `sse`; else empty. */
  url: z.string().max(4_000),
  /** The environment of the program, or the headers of each call. */
  values: z.array(mcpValueSchema).max(100),
  trust: z.enum(['full', 'untrusted']),
  lazy: z.boolean(),
});
export type McpEntry = z.infer<typeof mcpEntrySchema>;

const name = z.strictObject({ name: z.string().min(1).max(200) });

export const mcpRequests = {
  'mcp.list': request('read', nothing, z.object({ servers: z.array(mcpServerSchema) })),
  /** Connects one server anew, and answers when that has succeeded or failed. */
  'mcp.reconnect': request('write', name, done),
  /** Switches a server on or off: `mcp_servers.<name>.enabled`. */
  'mcp.enable': request('write', name.extend({ enabled: z.boolean() }), done),
  /** The entry of one server as it stands in config.yaml. */
  'mcp.entry': request('read', name, mcpEntrySchema),
  /** Writes a server into config.yaml: a new one, or what is different of one that is there. It may run a program: only a person may. */
  'mcp.save': request('consent', name.extend({ fresh: z.boolean(), entry: mcpEntrySchema }), done),
  /** Takes a server out of config.yaml. What `.env` keeps for it stays there. */
  'mcp.remove': request('consent', name, done),
  /** Connects once in the way described and closes again; nothing is kept. A server of this name lends its secrets. */
  'mcp.test': request(
    'consent',
    z.strictObject({ name: z.string().max(200), entry: mcpEntrySchema }),
    z.object({
      ok: z.boolean(),
      /** Milliseconds until its tools were known. */
      ms: z.number(),
      /** Why it failed, secrets masked; empty when it did not. */
      message: z.string(),
      /** Names of its tools. */
      tools: z.array(z.string()),
    }),
  ),
  /**
   * Gives a conversation the tools that servers offer now. Its list is otherwise kept as it was, because another list costs the
   * provider's cache of the whole conversation.
   */
  'mcp.renewTools': request('write', z.strictObject({ session: z.string() }), done),
} as const;

export const mcpEvents = {
  /** Something `mcp.list` says of this server may have changed. */
  'mcp.changed': z.object({ server: z.string() }),
} as const;
