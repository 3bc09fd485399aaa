import type { Json } from '@shared/contract/common.ts';
import type { ProviderTool, ProviderToolCall } from '../provider.ts';
import { newerOrOlder, type RetainClient } from './client.ts';
import type { RetainSettings } from './config.ts';
import { deleteFile, ingestFile, listFiles, readFile, uploadFile, type RetainFiles } from './files.ts';
import { profileAnswer, searchAnswer, WRITE_MS } from './memories.ts';
import { remember } from './outbox.ts';
import { overlay } from './overlay.ts';
import { contextAnswer } from './recall.ts';

const TYPES = ['factual', 'preference', 'goal', 'instruction', 'event', 'opinion'];
const SCOPES = ['USER', 'PROJECT', 'ORG'];
/** Results of a search: where none is asked for, and at most. */
const RESULTS = 8;
const MOST_RESULTS = 20;

type Arguments = Readonly<Record<string, unknown>>;
const text = (description: string): Json => ({ type: 'string', description });
const schema = (properties: Readonly<Record<string, Json>>, required: readonly string[] = []) => {
  return { type: 'object', properties, required };
};

/** What a tool needs beside its arguments. */
interface Means {
  readonly client: () => RetainClient;
  readonly settings: () => RetainSettings;
  /** The keys of this home. */
  readonly keys: () => readonly string[];
}

/** The ten tools of RetainDB, by Hermes' names. What deletes, or sends a file away, asks the person first. */
export function retainTools({ client, settings, keys }: Means): readonly ProviderTool[] {
  const files = ({ session, signal }: ProviderToolCall): RetainFiles => {
    return { client: client(), settings: settings(), workspace: session.workspace, keys, signal };
  };
  return [...memoryTools({ client, settings }), ...fileTools(files)];
}

function memoryTools({ client, settings }: Omit<Means, 'keys'>): readonly ProviderTool[] {
  return [
    {
      ...{ name: 'retaindb_profile', description: 'What is known of the person.', parameters: schema({}), reads: true },
      run: async (_args, { signal }) => (await profileAnswer(client(), settings(), signal)) as Json,
    },
    {
      ...{ name: 'retaindb_search', description: 'Finds memories by meaning.', reads: true },
      parameters: schema({ query: text('What to find.'), top_k: { type: 'integer', minimum: 1, maximum: 20 } }, [
        'query',
      ]),
      run: needing('query', async (args, { session, signal }) => {
        const most = Math.min(MOST_RESULTS, Math.max(1, Math.trunc(numberOf(args, 'top_k') ?? RESULTS)));
        const asked = { query: textOf(args, 'query'), session: session.id, most };
        return (await searchAnswer(client(), settings(), asked, signal)) as Json;
      }),
    },
    {
      ...{ name: 'retaindb_context', description: 'What matters for a task, put together.', reads: true },
      parameters: schema({ query: text('The task or question.') }, ['query']),
      run: needing('query', async (args, { session, signal }) => {
        const raw = await contextAnswer(client(), settings(), textOf(args, 'query'), session.id, signal);
        const found = overlay({ profile: null, context: raw, answer: null, agent: null });
        return { context: found.text, raw: raw as Json };
      }),
    },
    {
      ...{ name: 'retaindb_remember', description: 'Keeps a memory, word for word.', reads: false },
      parameters: schema(
        {
          content: text('What to keep.'),
          memory_type: { type: 'string', enum: TYPES },
          importance: { type: 'number', minimum: 0, maximum: 1 },
        },
        ['content'],
      ),
      run: needing('content', async (args, { session, signal }) => {
        const { project, user } = settings();
        const type = textOf(args, 'memory_type');
        const memory = {
          ...{ project, user_id: user, session_id: session.id, content: textOf(args, 'content') },
          memory_type: TYPES.includes(type) ? type : 'factual',
          importance: Math.min(1, Math.max(0, numberOf(args, 'importance') ?? 0.7)),
        };
        return (await remember(client(), memory, signal)) as Json;
      }),
    },
    {
      ...{ name: 'retaindb_forget', description: 'Deletes a memory.', reads: false, asks: true },
      parameters: schema({ memory_id: text('Its id, from a search.') }, ['memory_id']),
      run: needing('memory_id', async (args, { signal }) => {
        const id = encodeURIComponent(textOf(args, 'memory_id'));
        const write = { method: 'DELETE', deadlineMs: WRITE_MS } as const;
        const older = { ...write, path: `/v1/memories/${id}` };
        const { json } = await newerOrOlder(client(), { ...write, path: `/v1/memory/${id}` }, older, signal);
        return (json ?? { deleted: textOf(args, 'memory_id') }) as Json;
      }),
    },
  ];
}

function fileTools(files: (call: ProviderToolCall) => RetainFiles): readonly ProviderTool[] {
  const byId = schema({ file_id: text('Its id, from the list.') }, ['file_id']);
  return [
    {
      ...{ name: 'retaindb_upload_file', description: 'Sends a file of the workspace to the store.', reads: false },
      ...{ asks: true, timeoutMs: 100_000 },
      parameters: schema(
        {
          local_path: text('Path in the workspace.'),
          remote_path: text('Path in the store.'),
          scope: { type: 'string', enum: SCOPES },
          ingest: { type: 'boolean' },
        },
        ['local_path'],
      ),
      run: needing('local_path', (args, call) => {
        const scope = textOf(args, 'scope').toUpperCase();
        const asked = {
          path: textOf(args, 'local_path'),
          remote: textOf(args, 'remote_path'),
          scope: SCOPES.includes(scope) ? scope : 'PROJECT',
          ingest: args['ingest'] === true,
        };
        return uploadFile(asked, files(call));
      }),
    },
    {
      ...{ name: 'retaindb_list_files', description: 'The files of the store.', reads: true },
      parameters: schema({ prefix: text('Beginning of their paths.'), limit: { type: 'integer', minimum: 1 } }),
      run: (args, call) => listFiles(textOf(args, 'prefix'), numberOf(args, 'limit'), files(call)),
    },
    {
      ...{ name: 'retaindb_read_file', description: 'The text of a file of the store.', parameters: byId, reads: true },
      run: needing('file_id', (args, call) => readFile(textOf(args, 'file_id'), files(call))),
    },
    {
      ...{ name: 'retaindb_ingest_file', description: 'Makes memories of a file of the store.', parameters: byId },
      ...{ reads: false, timeoutMs: 65_000 },
      run: needing('file_id', (args, call) => ingestFile(textOf(args, 'file_id'), files(call))),
    },
    {
      ...{ name: 'retaindb_delete_file', description: 'Deletes a file of the store.', parameters: byId, reads: false },
      asks: true,
      run: needing('file_id', (args, call) => deleteFile(textOf(args, 'file_id'), files(call))),
    },
  ];
}

/** A call without the argument it needs is answered, as Hermes' plug-in answers it. */
function needing(name: string, run: ProviderTool['run']): ProviderTool['run'] {
  return (args, call) => {
    if (textOf(args, name) === '') return Promise.resolve({ error: `${name} is required` });
    return run(args, call);
  };
}

function textOf(args: Arguments, name: string): string {
  const value = args[name];
  return typeof value === 'string' ? value.trim() : '';
}

function numberOf(args: Arguments, name: string): number | null {
  const value = args[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}
