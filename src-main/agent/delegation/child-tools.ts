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

/** Hermes' toolsets, as far as their tools are here. */
const toolsets: Readonly<Record<string, readonly string[]>> = {
  file: ['read_file', 'search_files'],
  debugging: ['read_file', 'search_files'],
  skills: ['skills_list', 'skill_view'],
  session_search: ['session_search'],
  delegation: [delegateTool],
};

/** Whether a toolset has a tool: by the lists above, all of them for one of Hermes' own sets, those of a server by its name. */
function hasTool(toolset: string, tool: string): boolean {
  if (['all', '*', 'coding'].includes(toolset) || /^hermes-/u.test(toolset)) return !tool.startsWith('mcp__');
  if (tool.startsWith('mcp__')) return tool.startsWith(`mcp__${toolset.replace(/^mcp[-_]+/u, '')}__`);
  return toolsets[toolset]?.includes(tool) === true;
}

/** What a child may have of its parent's tools. */
export interface ChildMay {
  readonly delegate: boolean;
  /** Tools of MCP servers, whatever `toolsets` says. */
  readonly mcp: boolean;
  /** The only toolsets; empty for all. */
  readonly toolsets: readonly string[];
}

/** Whether a child may have a tool of its parent. */
export function inherits({ name, remembers }: Pick<Tool, 'name' | 'remembers'>, may: ChildMay): boolean {
  if (blocked.has(name) || remembers === true) return false;
  if (name === delegateTool && !may.delegate) return false;
  const listed = may.toolsets.some((toolset) => hasTool(toolset.trim().toLowerCase(), name));
  if (name.startsWith('mcp__')) return may.mcp || listed;
  return may.toolsets.length === 0 || listed;
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
