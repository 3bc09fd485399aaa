import type { Json } from '@shared/contract/common.ts';
import type { Job, NewJob, ProviderEvent, ProviderSession } from '../events.ts';
import type { MemoryProvider, ProviderTool } from '../provider.ts';
import type { Manifest, PluginTool } from './manifest.ts';
import { malformed, readPage, readRecall, readToolAnswer } from './messages.ts';
import type { PluginProcess } from './process.ts';
import { isRecord, textAt } from '@shared/record.ts';

/** Milliseconds for each request. The manager's own limits are shorter for what a turn waits for. */
const recallMs = 8000;
const deliverMs = 120_000;
const behindMs = 60_000;
const compressMs = 8000;
const pageMs = 20_000;
const toolMs = 60_000;

/** A plug-in at work, sending to `destination`. Its process is started when something is first asked of it. */
export function openPlugin(
  manifest: Manifest,
  process: PluginProcess,
  destination: string,
  gone: () => void,
): MemoryProvider {
  const { answers, events, prompt, uploads } = manifest;
  const can = (answer: Manifest['answers'][number]): boolean => answers.includes(answer);
  const tools = manifest.tools.map((tool) => toolOf(tool, process));
  return {
    promptBlock: () => prompt,
    tools: () => tools,
    begin: (_session, signal) => process.warm(signal),

    recall: async ({ session, text, number }, signal) => {
      if (!can('recall')) return { text: '', count: null };
      const params = { session: told(session), text, number };
      return readRecall(await process.request('recall', params, recallMs, signal));
    },

    jobs: (event: ProviderEvent): NewJob[] => {
      const wanted =
        event.type === 'upload'
          ? uploads.some((file) => file === event.file)
          : events.some((type) => type === event.type);
      if (!wanted) return [];
      return [{ kind: event.type, session: sessionOf(event), payload: event as unknown as Json }];
    },

    destination: () => destination,

    /** The protocol has a plug-in know a job by its id. */
    idempotent: true,

    send: async (jobs: readonly Job[], signal) => {
      for (const { id, at, payload } of jobs) {
        await process.request('deliver', { id, at, event: payload }, deliverMs, signal);
      }
    },

    ...(can('prepare')
      ? {
          prepare: async ({ session, text, number }, signal) => {
            await process.request('prepare', { session: told(session), text, number }, behindMs, signal);
          },
        }
      : {}),

    ...(can('compress')
      ? {
          compressing: async (session, messages, signal) => {
            const params = { session: told(session), messages: messages as unknown as Json };
            const answer = await process.request('compress', params, compressMs, signal);
            if (!isRecord(answer)) throw malformed('compress', 'it is no object');
            return textAt(answer, 'text');
          },
        }
      : {}),

    ...(can('list')
      ? { list: async (page, signal) => readPage('list', await process.request('list', { page }, pageMs, signal)) }
      : {}),

    ...(can('search')
      ? {
          search: async (query, signal) =>
            readPage('search', await process.request('search', { query }, pageMs, signal)),
        }
      : {}),

    trouble: () => process.trouble,
    again: () => process.again(),

    close: async () => {
      await process.close();
      gone();
    },
  };
}

function toolOf(
  { name, description, parameters, reads, asks, timeoutMs }: PluginTool,
  process: PluginProcess,
): ProviderTool {
  const limit = timeoutMs ?? toolMs;
  return {
    ...{ name, description, parameters, reads, asks, timeoutMs: limit },
    run: async (args, { session, signal }) => {
      const params = { name, arguments: args as Record<string, Json>, session: told(session) };
      return readToolAnswer(await process.request('callTool', params, limit, signal));
    },
  };
}

function told({ id, parent, title, workspace, platform, context }: ProviderSession): Json {
  return { id, parent, title, workspace, platform, context };
}

function sessionOf(event: ProviderEvent): string | null {
  return event.type === 'session_switched' ? event.to.id : (event.session?.id ?? null);
}
