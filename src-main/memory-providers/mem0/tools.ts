import type { Json } from '@shared/contract/common.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderTool, ProviderToolCall } from '../provider.ts';
import { saysNoSuchMemory, type Breaker } from './breaker.ts';
import type { Mem0Settings } from './config.ts';
import type { Mem0Memory } from './memories.ts';
import type { Mem0Server } from './server.ts';

const RESULTS = 10;
const MOST_RESULTS = 50;

type Arguments = Readonly<Record<string, unknown>>;

/** What a tool works with. The settings are asked at each call: a key that was changed counts at once. */
export interface Mem0Means {
  readonly server: () => Mem0Server;
  readonly settings: () => Mem0Settings;
  readonly breaker: Breaker;
}

const text = (description: string): Json => ({ type: 'string', description });
const schema = (properties: Readonly<Record<string, Json>>, required: readonly string[]) => {
  return { type: 'object', properties, required };
};
const memoryId = text('Id of the memory, from a search.');

/** The four tools of Mem0, by Hermes' names. Deleting asks the person first. */
export function mem0Tools({ server, settings, breaker }: Mem0Means): readonly ProviderTool[] {
  /** A call that the breaker lets through; what a server says of one memory is told with its id. */
  const ofMemory = async (id: string, { signal }: ProviderToolCall, work: () => Promise<Json>): Promise<Json> => {
    try {
      return await breaker.pass(work, signal, saysNoSuchMemory);
    } catch (error) {
      if (error instanceof ProviderFailure && saysNoSuchMemory(error)) return noSuchMemory(id);
      throw error;
    }
  };
  /** Whether a memory is this user's: a key may open those of others, too. */
  const mine = async (id: string, signal: AbortSignal): Promise<boolean> => {
    const found = await server().get(id, signal);
    return found === null || found.user === '' || found.user === settings().user;
  };
  return [
    {
      ...{ name: 'mem0_search', description: 'Finds memories of the person by meaning.', reads: true },
      parameters: schema(
        {
          query: text('What to find.'),
          top_k: { type: 'integer', minimum: 1, maximum: MOST_RESULTS, description: 'Most results; 10 if left out.' },
          rerank: { type: 'boolean', description: 'Order the results more carefully; the cloud alone can.' },
        },
        ['query'],
      ),
      run: needing(['query'], async (args, { signal }) => {
        const { rerank, mode } = settings();
        const wish = args['rerank'];
        const asked = {
          query: textOf(args, 'query'),
          most: clamped(args['top_k']),
          rerank: mode === 'platform' && (typeof wish === 'boolean' ? wish : rerank),
        };
        const found = await breaker.pass(
          () => server().search(asked, signal),
          signal,
          () => false,
        );
        if (found.length === 0) return { result: 'No relevant memories were found.' };
        return { results: found.map(asResult), count: found.length };
      }),
    },
    {
      ...{ name: 'mem0_add', description: 'Keeps a fact about the person, word for word.', reads: false },
      parameters: schema({ content: text('The fact.') }, ['content']),
      run: needing(['content'], async (args, { session, signal }) => {
        const content = textOf(args, 'content');
        const { user, agent, mode } = settings();
        const addition = {
          messages: [{ role: 'user' as const, content }],
          ...{ user, agent, infer: false, metadata: { channel: session.platform } },
        };
        const { event, kept } = await breaker.pass(
          () => server().add(addition, signal),
          signal,
          () => false,
        );
        if (mode === 'platform') return { result: 'Queued: it can be found soon.', event_id: event };
        if (kept.length === 0) return { error: 'The server took it and has kept nothing of it.' };
        // Servers of before 2026 do not know how to keep a text as it is.
        const result = kept.some((one) => one.text === content)
          ? 'Stored.'
          : `Stored in the server's own words: ${kept.map((one) => one.text).join(' / ')}`;
        return { result, event_id: null };
      }),
    },
    {
      ...{ name: 'mem0_update', description: 'Puts another text in the place of a memory.', reads: false },
      parameters: schema({ memory_id: memoryId, text: text('The new text.') }, ['memory_id', 'text']),
      run: needing(['memory_id', 'text'], (args, call) => {
        const [id, words] = [textOf(args, 'memory_id'), textOf(args, 'text')];
        return ofMemory(id, call, async () => {
          if (!(await mine(id, call.signal))) return noSuchMemory(id);
          await server().update(id, words, call.signal);
          if (settings().mode === 'selfhosted') {
            const now = await server().get(id, call.signal);
            if (now?.text !== words)
              return { error: `The server is too old to change ${id}: it holds another text now.` };
          }
          return { result: 'Updated.', memory_id: id };
        });
      }),
    },
    {
      ...{ name: 'mem0_delete', description: 'Deletes a memory.', reads: false, asks: true },
      parameters: schema({ memory_id: memoryId }, ['memory_id']),
      run: needing(['memory_id'], (args, call) => {
        const id = textOf(args, 'memory_id');
        return ofMemory(id, call, async () => {
          if (!(await mine(id, call.signal))) return noSuchMemory(id);
          await server().remove(id, call.signal);
          return { result: 'Deleted.', memory_id: id };
        });
      }),
    },
  ];
}

function noSuchMemory(id: string): Json {
  return { error: `Memory not found: ${id}` };
}

function asResult({ id, text: memory, score }: Mem0Memory): Json {
  return { id, memory, score };
}

/** A call without an argument it needs is answered with the argument's name. */
function needing(names: readonly string[], run: ProviderTool['run']): ProviderTool['run'] {
  return (args, call) => {
    const missing = names.find((name) => textOf(args, name) === '');
    return missing === undefined
      ? run(args, call)
      : Promise.resolve({ error: `Missing required parameter: ${missing}` });
  };
}

function clamped(value: unknown): number {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number)) return RESULTS;
  return Math.min(MOST_RESULTS, Math.max(1, Math.trunc(number)));
}

function textOf(args: Arguments, name: string): string {
  const value = args[name];
  return typeof value === 'string' ? value.trim() : '';
}
