import { z } from 'zod';
import { done, timeSchema } from './common.ts';
import { request } from './define.ts';

/** A tool call that waits for the person: a tool of a server that is not trusted, and does not say that it only reads. */
export const toolAskSchema = z.object({
  id: z.string(),
  session: z.string(),
  turn: z.string(),
  callId: z.string(),
  server: z.string(),
  /** The tool by the server's own name. */
  tool: z.string(),
  /** The raw argument text: exactly what would be run. */
  arguments: z.string(),
  since: timeSchema,
});
export type ToolAsk = z.infer<typeof toolAskSchema>;

/**
 * `once`: this call. `session`: every call of this tool in this conversation until the app ends. `always`: every call of this tool,
 * kept in config.yaml under `desk.allowed_tools`. `deny`: this call is not run.
 */
export const toolChoiceSchema = z.enum(['once', 'session', 'always', 'deny']);
export type ToolChoice = z.infer<typeof toolChoiceSchema>;

export const toolRequests = {
  /** Decides a call that waits. Only the person's own session may; no tool reaches it. */
  'tools.decide': request('consent', z.strictObject({ id: z.string(), choice: toolChoiceSchema }), done),
} as const;

export const toolEvents = {
  /** What waits in a session now, oldest first. `chat.live` has the same. */
  'tools.asks': z.object({ session: z.string(), asks: z.array(toolAskSchema) }),
} as const;
