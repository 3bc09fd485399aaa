import type { Json } from '@shared/contract/common.ts';
import { countAt, isRecord, textAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { HttpRequest } from '../http.ts';
import type { ProviderContext } from '../provider.ts';
import type { Mem0Settings } from './config.ts';
import { memoriesOf, memoryOf, type Mem0Memory } from './memories.ts';

/** Milliseconds for a request that nobody but a tool or the queue waits for. */
const DEADLINE_MS = 30_000;
const PAGE = 50;

/** Something to be kept. */
export interface Mem0Addition {
  readonly messages: readonly { readonly role: 'user' | 'assistant'; readonly content: string }[];
  readonly user: string;
  readonly agent: string;
  readonly infer: boolean;
  readonly metadata: Readonly<Record<string, string>> | null;
}

/** Where an addition went: the cloud's event, or what a server of one's own has made of it at once. */
export interface Mem0Added {
  readonly event: string | null;
  readonly kept: readonly Mem0Memory[];
}

/** What the cloud and a server of one's own can both do, each in its own protocol. Every method throws ProviderFailure. */
export interface Mem0Server {
  search(
    asked: { readonly query: string; readonly most: number; readonly rerank: boolean; readonly deadlineMs?: number },
    signal: AbortSignal,
  ): Promise<readonly Mem0Memory[]>;
  add(addition: Mem0Addition, signal: AbortSignal): Promise<Mem0Added>;
  /** One memory; null for an answer without a text. */
  get(id: string, signal: AbortSignal): Promise<Mem0Memory | null>;
  update(id: string, text: string, signal: AbortSignal): Promise<void>;
  remove(id: string, signal: AbortSignal): Promise<void>;
  /** A page of what the user has, newest first as far as it is known. */
  list(
    page: string | null,
    signal: AbortSignal,
  ): Promise<{ readonly memories: readonly Mem0Memory[]; readonly next: string | null; readonly total: number | null }>;
  /** What became of an addition (`PENDING`, `RUNNING`, `SUCCEEDED`, `FAILED`); null where there is no such thing. */
  event: ((id: string, signal: AbortSignal) => Promise<string>) | null;
  /** The account behind the key; empty where there is none. */
  account(signal: AbortSignal): Promise<string>;
}

/**
 * The server that the settings say. Opens no connection: each request stands for itself. Throws ProviderFailure for the mode `oss`, and for
 * settings that cannot be read: what they say of a server of one's own must not end in the cloud.
 */
export function mem0Server(context: ProviderContext, settings: Mem0Settings): Mem0Server {
  if (settings.problem !== null) throw new ProviderFailure('refused', settings.problem.message);
  if (settings.mode === 'oss') {
    throw new ProviderFailure('refused', 'Mem0 is set up to run in Hermes’ own Python (mode oss).');
  }
  return settings.mode === 'platform' ? platform(context, settings) : selfHosted(context, settings);
}

type Ask = (
  method: HttpRequest['method'],
  path: string,
  signal: AbortSignal,
  more?: { readonly json?: Json; readonly deadlineMs?: number },
) => Promise<unknown>;

function asking({ http }: ProviderContext, base: string, headers: Readonly<Record<string, string>>): Ask {
  return async (method, path, signal, { json, deadlineMs = DEADLINE_MS } = {}) => {
    const body = json === undefined ? {} : { json };
    return (await http.request({ method, url: base + path, headers, ...body, deadlineMs }, signal)).json;
  };
}

/** The cloud: ids of users inside `filters`, paths that end in a slash, additions that are worked off later. */
function platform(context: ProviderContext, { key, base, user }: Mem0Settings): Mem0Server {
  const ask = asking(context, base, { authorization: `Token ${key}` });
  const filters = { user_id: user };
  const memory = (id: string): string => `/v1/memories/${encodeURIComponent(id)}/`;
  return {
    search: async ({ query, most, rerank, deadlineMs }, signal) => {
      const json = { query, output_format: 'v1.1', top_k: most, rerank, filters };
      const more = deadlineMs === undefined ? { json } : { json, deadlineMs };
      return searched(await ask('POST', '/v3/memories/search/', signal, more), most);
    },
    add: async (addition, signal) => {
      const answer = await ask('POST', '/v3/memories/add/', signal, { json: additionJson(addition) });
      const event = textAt(answer, 'event_id') || textAt(Array.isArray(answer) ? answer[0] : null, 'event_id');
      return { event: event || null, kept: [] };
    },
    get: async (id, signal) => memoryOf(await ask('GET', memory(id), signal)),
    update: async (id, text, signal) => {
      await ask('PUT', memory(id), signal, { json: { text } });
    },
    remove: async (id, signal) => {
      await ask('DELETE', memory(id), signal);
    },
    list: async (page, signal) => {
      const number = page !== null && /^[1-9]\d{0,5}$/u.test(page) ? Number(page) : 1;
      const query = `page=${String(number)}&page_size=${String(PAGE)}`;
      const answer = await ask('POST', `/v3/memories/?${query}`, signal, { json: { filters } });
      const more = isRecord(answer) && typeof answer['next'] === 'string' && answer['next'] !== '';
      return {
        memories: newestFirst(listed(answer)),
        next: more ? String(number + 1) : null,
        total: countAt(answer, 'count'),
      };
    },
    event: async (id, signal) => textAt(await ask('GET', `/v1/event/${encodeURIComponent(id)}/`, signal), 'status'),
    account: async (signal) => textAt(await ask('GET', '/v1/ping/', signal), 'user_email'),
  };
}

/** A server of one's own: other routes, another header, and answers that are whole at once. */
function selfHosted(context: ProviderContext, { key, base, user }: Mem0Settings): Mem0Server {
  // A wrong key is refused even where none is needed: without one, none is sent.
  const ask = asking(context, base, key === '' ? {} : { 'x-api-key': key });
  const memory = (id: string): string => `/memories/${encodeURIComponent(id)}`;
  return {
    search: async ({ query, most, deadlineMs }, signal) => {
      const json = { query, top_k: most, filters: { user_id: user } };
      const more = deadlineMs === undefined ? { json } : { json, deadlineMs };
      return searched(await ask('POST', '/search', signal, more), most);
    },
    add: async (addition, signal) => {
      const answer = await ask('POST', '/memories', signal, { json: additionJson(addition) });
      return { event: null, kept: memoriesOf(answer) };
    },
    get: async (id, signal) => memoryOf(await ask('GET', memory(id), signal)),
    update: async (id, text, signal) => {
      await ask('PUT', memory(id), signal, { json: { text } });
    },
    remove: async (id, signal) => {
      await ask('DELETE', memory(id), signal);
    },
    list: async (_page, signal) => {
      const memories = listed(await ask('GET', `/memories?user_id=${encodeURIComponent(user)}`, signal));
      return { memories: newestFirst(memories), next: null, total: memories.length };
    },
    event: null,
    account: () => Promise.resolve(''),
  };
}

function additionJson({ messages, user, agent, infer, metadata }: Mem0Addition): Json {
  const said = messages.map(({ role, content }) => ({ role, content }));
  const more = metadata === null ? {} : { metadata: { ...metadata } };
  return { messages: said, user_id: user, agent_id: agent, infer, ...more };
}

/** Older servers do not know `top_k` and answer with more. */
function searched(answer: unknown, most: number): readonly Mem0Memory[] {
  return listed(answer).slice(0, most);
}

/** Memories of an answer that must be an object or a list: a text or a number is no answer of Mem0's. */
function listed(answer: unknown): Mem0Memory[] {
  if (!isRecord(answer) && !Array.isArray(answer)) {
    throw new ProviderFailure('malformed', 'The answer is not Mem0’s.', { reached: 'maybe' });
  }
  return memoriesOf(answer);
}

function newestFirst(memories: readonly Mem0Memory[]): Mem0Memory[] {
  return memories.toSorted((a, b) => (b.created ?? 0) - (a.created ?? 0));
}
