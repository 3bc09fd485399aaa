import type { Json } from '@shared/contract/common.ts';
import { isRecord, listAt, recordAt, textAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext } from '../provider.ts';
import type { SupermemorySettings } from './config.ts';

/** Milliseconds for a writing, which nobody waits for. */
export const WRITE_MS = 30_000;

/** Something found: a memory, or a piece of a document. */
export interface Hit {
  readonly id: string;
  readonly text: string;
  /** 0 to 1; null when it is not told. */
  readonly similarity: number | null;
  /** Milliseconds since 1970; null when it is not told. */
  readonly updated: number | null;
  /** The job that it was made of; empty when it is not told. */
  readonly job: string;
  /** True for a piece of a document, which cannot be forgotten by itself. */
  readonly piece: boolean;
}

/** What is known of the person. */
export interface Profile {
  readonly fixed: readonly string[];
  readonly recent: readonly string[];
  readonly hits: readonly Hit[];
}

/** Key in the metadata of a document under which the id of its job is kept. */
export const JOB_KEY = 'desk_job';

/** Requests to Supermemory, each once. Every method throws ProviderFailure. */
export interface SupermemoryClient {
  add(document: Readonly<Record<string, Json>>, deadlineMs: number, signal: AbortSignal): Promise<string>;
  search(query: string, limit: number, tag: string, signal: AbortSignal): Promise<readonly Hit[]>;
  /** The profile, with what fits `query`; an empty one asks for the profile alone. */
  profile(query: string, tag: string, deadlineMs: number, signal: AbortSignal): Promise<Profile>;
  forget(id: string, tag: string, signal: AbortSignal): Promise<void>;
}

/**
 * Opens no connection. Throws ProviderFailure for settings that cannot be read: what they say of a server of one's own must not end in
 * the cloud.
 */
export function supermemoryClient({ http }: ProviderContext, settings: SupermemorySettings): SupermemoryClient {
  const { problem, key, base, timeoutMs } = settings;
  if (problem !== null) throw new ProviderFailure('refused', problem.message);
  const ask = async (
    method: 'POST' | 'DELETE',
    path: string,
    json: Json,
    deadlineMs: number,
    signal: AbortSignal,
  ): Promise<Record<string, unknown>> => {
    const headers = { authorization: `Bearer ${key}`, 'x-sm-source': 'hermes' };
    const answer = await http.request({ method, url: base + path, headers, json, deadlineMs }, signal);
    if (isRecord(answer.json)) return answer.json;
    throw new ProviderFailure('malformed', 'The answer is not Supermemory’s.', { reached: 'maybe' });
  };
  return {
    add: async (document, deadlineMs, signal) =>
      textAt(await ask('POST', '/v3/documents', { ...document }, deadlineMs, signal), 'id'),
    search: async (query, limit, tag, signal) => {
      const json = { q: query, containerTag: tag, limit, searchMode: settings.search };
      return hitsOf(await ask('POST', '/v4/search', json, timeoutMs, signal));
    },
    profile: async (query, tag, deadlineMs, signal) => {
      const json = { containerTag: tag, ...(query === '' ? {} : { q: query }) };
      const answer = await ask('POST', '/v4/profile', json, deadlineMs, signal);
      const profile = recordAt(answer, 'profile');
      return {
        fixed: textsOf(listAt(profile, 'static')),
        recent: textsOf(listAt(profile, 'dynamic')),
        hits: hitsOf(recordAt(answer, 'searchResults')),
      };
    },
    forget: async (id, tag, signal) => {
      await ask('DELETE', '/v4/memories', { containerTag: tag, id }, timeoutMs, signal);
    },
  };
}

/** The results of a search: memories and pieces of documents alike; what has no text is left out. */
export function hitsOf(answer: unknown): Hit[] {
  return listAt(answer, 'results').flatMap((item) => {
    const memory = textAt(item, 'memory');
    const text = memory.trim() === '' ? textAt(item, 'chunk') : memory;
    if (!isRecord(item) || text.trim() === '') return [];
    const { similarity } = item;
    const updated = Date.parse(textAt(item, 'updatedAt'));
    return [
      {
        id: textAt(item, 'id'),
        text,
        similarity: typeof similarity === 'number' && Number.isFinite(similarity) ? similarity : null,
        updated: Number.isFinite(updated) ? updated : null,
        job: textAt(recordAt(item, 'metadata'), JOB_KEY),
        piece: memory.trim() === '',
      },
    ];
  });
}

function textsOf(list: readonly unknown[]): string[] {
  return list.filter((one): one is string => typeof one === 'string' && one.trim() !== '');
}
