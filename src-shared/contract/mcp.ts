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

const name = z.strictObject({ name: z.string().min(1).max(200) });

export const mcpRequests = {
  'mcp.list': request('read', nothing, z.object({ servers: z.array(mcpServerSchema) })),
  /** Connects one server anew, and answers when that has succeeded or failed. */
  'mcp.reconnect': request('write', name, done),
  /** Switches a server on or off: `mcp_servers.<name>.enabled`. */
  'mcp.enable': request('write', name.extend({ enabled: z.boolean() }), done),
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
