import type { Json } from '@shared/contract/common.ts';
import type { Tool, ToolContext } from '@shared/tools/tool.ts';
import type { ProviderSession } from './events.ts';
import { maskJson } from './masking.ts';
import type { ProviderTool } from './provider.ts';

/** Longest answer of a provider's tool, in UTF-16 units. */
const longestAnswer = 40_000;
/** Milliseconds a call may take where the tool says nothing else. */
const usualLimitMs = 60_000;
/** Names that every provider of models takes. */
const possibleName = /^[A-Za-z0-9_-]{1,64}$/u;

/** What the tools of a provider work with. */
export interface ProviderToolsDeps {
  /** The tools of the app itself; a provider's tool by the name of one of them is left out. */
  readonly taken: () => ReadonlySet<string>;
  /** The provider's title, for the question whether a call may be made. */
  readonly title: string;
  /** Whether a text reads like orders to a model. */
  readonly suspicious: (text: string) => boolean;
  readonly redact: (text: string) => string;
  readonly session: (id: string) => ProviderSession;
  /** Why no call is made now (everything is paused, the provider was closed); null when it may be. */
  readonly obstacle: () => string | null;
  /** Runs a call and writes down that it was made. Throws ProviderFailure, and the reason of the signal. */
  readonly call: (
    what: string,
    session: ProviderSession,
    text: string,
    limitMs: number,
    stop: AbortSignal,
    work: (signal: AbortSignal) => Promise<Json>,
  ) => Promise<Json>;
  /** Told of each tool that was left out, once. */
  readonly leftOut: (name: string, why: string) => void;
}

/**
 * A provider's tools as the loop runs them, under the provider's own names. Arguments are masked before the provider sees them; an
 * answer is JSON, bounded, and `{"error"}` for everything that goes wrong.
 */
export function providerTools(tools: readonly ProviderTool[], deps: ProviderToolsDeps): Tool[] {
  const taken = new Set(deps.taken());
  return tools.flatMap((tool) => {
    const why = !possibleName.test(tool.name)
      ? 'its name is not one that models can call'
      : taken.has(tool.name)
        ? 'the app has a tool of this name'
        : deps.suspicious(tool.description)
          ? 'its description reads like orders to the model'
          : null;
    if (why !== null) {
      deps.leftOut(tool.name, why);
      return [];
    }
    taken.add(tool.name);
    return [asTool(tool, deps)];
  });
}

function asTool(tool: ProviderTool, deps: ProviderToolsDeps): Tool {
  const limitMs = tool.timeoutMs ?? usualLimitMs;
  const run = async (args: Readonly<Record<string, unknown>>, context: ToolContext): Promise<Json> => {
    const obstacle = deps.obstacle();
    if (obstacle !== null) return { error: obstacle };
    const masked = maskJson(args as Record<string, Json>, deps.redact) as Record<string, Json>;
    const session = deps.session(context.session);
    const work = (signal: AbortSignal): Promise<Json> => tool.run(masked, { session, signal });
    try {
      return await deps.call(`tool ${tool.name}`, session, JSON.stringify(masked), limitMs, context.signal, work);
    } catch (error) {
      if (context.signal.aborted) throw error;
      return { error: deps.redact(error instanceof Error ? error.message : String(error)) };
    }
  };
  return {
    name: tool.name,
    description: tool.description,
    parameters: tool.parameters,
    concurrency: tool.reads ? 'parallel' : 'barrier',
    remembers: true,
    timeoutMs: limitMs + 5000,
    ...(tool.asks === true ? { asks: { server: deps.title, tool: tool.name } } : {}),
    run: async (args, context) => {
      const answer = await run(args, context);
      const failed = typeof answer === 'object' && answer !== null && !Array.isArray(answer) && 'error' in answer;
      return { content: bounded(answer), failed, effect: null };
    },
  };
}

/** The answer as JSON. One that is too long stays JSON: its beginning, as a text. */
function bounded(answer: Json): string {
  const text = JSON.stringify(answer);
  if (text.length <= longestAnswer) return text;
  return JSON.stringify({
    truncated: true,
    length: text.length,
    beginning: text.slice(0, longestAnswer).toWellFormed(),
  });
}
