import type { Tool, ToolResult } from '@shared/tools/tool.ts';
import { knownAs } from './known.ts';
import type { KnownWrites } from './ports.ts';

/** The tools a review may call, by Hermes' names. `memory` is there as far as a store is on. */
const own = ['memory', 'skills_list', 'skill_view', 'skill_manage', 'read_file', 'search_files'];

const failure = (error: string): ToolResult => ({
  content: JSON.stringify({ success: false, error }),
  failed: true,
  effect: null,
});

/** A tool that is in the list, so that the list stays what the provider has cached, and is not carried out. */
function denied({ name, description, parameters }: Tool, allowed: readonly string[]): Tool {
  return {
    name,
    description,
    parameters,
    concurrency: 'parallel',
    run: () =>
      Promise.resolve(failure(`${name} is not carried out in a review. Only these are: ${allowed.join(', ')}.`)),
  };
}

/** A tool that writes, kept from proposing what was proposed before. */
function guarded(tool: Tool, known: () => Promise<KnownWrites>): Tool {
  return {
    ...tool,
    // Getters of the original are read here once, as the request was made.
    run: async (args, context) => {
      switch (knownAs(tool.name, args, await known())) {
        case 'waiting':
          return failure('This was proposed before and waits for the person. Do not propose it again.');
        case 'rejected':
          return failure('The person has rejected this. Do not propose it again, in no other words either.');
        case null:
          return await tool.run(args, context);
      }
    },
  };
}

/** The tools of a conversation as a review has them: the same list, most of it refused when it is called. */
export function reviewTools(
  tools: readonly Tool[],
  extra: readonly string[],
  known: () => Promise<KnownWrites>,
): ReadonlyMap<string, Tool> {
  const names = [...own, ...extra];
  const allowed = tools.map(({ name }) => name).filter((name) => names.includes(name));
  return new Map(
    tools.map((tool) => {
      if (!allowed.includes(tool.name)) return [tool.name, denied(tool, allowed)];
      const writes = tool.name === 'memory' || tool.name === 'skill_manage';
      return [tool.name, writes ? guarded(tool, known) : tool];
    }),
  );
}
