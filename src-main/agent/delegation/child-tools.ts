import type { Tool } from '@shared/tools/tool.ts';
import type { ToolTrace } from './words.ts';

/** The tool that gives tasks away. */
export const delegateTool = 'delegate_task';

/**
 * What no child has, by Hermes' names and ours: what reaches the person or another conversation, and what changes what the agent
 * remembers or knows how to do. Learning is the parent's, which the person talks with.
 */
const blocked: ReadonlySet<string> = new Set([
  'memory',
  'skill_manage',
  'clarify',
  'send_message',
  'cronjob',
  'start_chat',
]);

/** Whether a child may have a tool of its parent. */
export function inherits(tool: Tool, may: { readonly delegate: boolean; readonly mcp: boolean }): boolean {
  if (tool.name === delegateTool) return may.delegate;
  if (blocked.has(tool.name) || tool.remembers === true) return false;
  return may.mcp || !tool.name.startsWith('mcp__');
}

/** A tool whose calls are told of: when one is made, and what it came to. */
export function traced(tool: Tool, told: { called(args: string): void; answered(trace: ToolTrace): void }): Tool {
  return {
    name: tool.name,
    description: tool.description,
    parameters: tool.parameters,
    concurrency: tool.concurrency,
    ...(tool.timeoutMs === undefined ? {} : { timeoutMs: tool.timeoutMs }),
    ...(tool.asks === undefined ? {} : { asks: tool.asks }),
    run: async (args, context) => {
      const text = JSON.stringify(args);
      told.called(text);
      const trace = { tool: tool.name, args_bytes: Buffer.byteLength(text) };
      try {
        const result = await tool.run(args, context);
        const status = result.failed ? 'error' : 'ok';
        told.answered({ ...trace, result_bytes: Buffer.byteLength(result.content), status });
        return result;
      } catch (error) {
        told.answered({ ...trace, result_bytes: 0, status: 'error' });
        throw error;
      }
    },
  };
}
