import { chunk, done, event, type Part, type RawReply } from '../../../e2e/fake-provider/server.ts';

/** What must come of one hostile stream, asked once. */
export interface Case {
  readonly name: string;
  readonly reply: RawReply;
  readonly text?: string;
  readonly reasoning?: string;
  /** Calls as [name, arguments]; arguments null for a call that must not be run. */
  readonly calls?: readonly (readonly [string, unknown])[];
  readonly inputTokens?: number;
  /** What the usage says among other things. */
  readonly usage?: Readonly<Record<string, unknown>>;
  /** Class of the failure; none when left out. */
  readonly fails?: string;
  readonly finish?: string;
}

export const hello = chunk({ content: 'Hello ' });
export const world = chunk({ content: 'world' });
export const stop = chunk({}, 'stop');
export const wantsTools = chunk({}, 'tool_calls');
export const usage = { prompt_tokens: 11, completion_tokens: 3 };
export const usageOnly = event({ choices: [], usage });

/** One chunk with these tool calls. */
export function calls(...items: readonly unknown[]): string {
  return chunk({ tool_calls: items });
}

/** A tool call as servers write it; index and id may be anything. */
export function call(index: unknown, name: string, args: unknown, id?: unknown): unknown {
  return {
    ...(index === undefined ? {} : { index }),
    ...(id === undefined ? {} : { id }),
    type: 'function',
    function: { name, arguments: args },
  };
}

/** One part a byte. */
export function bytesOf(text: string): Part[] {
  return Array.from(Buffer.from(text)).map((byte) => ({ base64: Buffer.from([byte]).toString('base64') }));
}

export const plain = hello + world + stop + usageOnly + done;
export const readA = [['read_file', { path: 'a' }]] as const;
