import type { Json } from '@shared/contract/common.ts';
import { isRecord } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { ProviderContext } from '../provider.ts';
import type { MemoriSettings } from './config.ts';

/** Milliseconds for a request of the background, and for one that a tool waits for. */
const DEADLINE_MS = 30_000;
/** Status of an answer that came from something in between, not from the service. */
const REJECTED_ON_THE_WAY = 433;

/** Routes of the service that are asked with GET. */
export type MemoriReading = 'agent/recall' | 'agent/recall/summary' | 'agent/compaction' | 'sdk/quota';
/** Routes that are posted to. */
export type MemoriWriting = 'agent/conversation/turn' | 'agent/augmentation' | 'agent/feedback' | 'sdk/account';

/** Requests to Memori as the settings say. An empty answer to a write is one, too. */
export interface MemoriClient {
  /** Asks with GET; blank parameters are left out. Throws ProviderFailure. */
  read(route: MemoriReading, query: Readonly<Record<string, string>>, signal: AbortSignal): Promise<Json>;
  /** Posts once, never again by itself. Throws ProviderFailure. */
  write(route: MemoriWriting, body: Json, signal: AbortSignal): Promise<Json>;
}

/** Opens no connection: each request stands for itself. */
export function memoriClient(context: ProviderContext, settings: MemoriSettings): MemoriClient {
  const ask = async (method: 'GET' | 'POST', url: URL, json: Json, signal: AbortSignal): Promise<Json> => {
    const headers = {
      authorization: `Bearer ${settings.key}`,
      ...(settings.client === '' ? {} : { 'x-memori-api-key': settings.client }),
    };
    try {
      const answer = await context.http.request(
        { method, url: url.href, headers, ...(method === 'POST' ? { json } : {}), deadlineMs: DEADLINE_MS },
        signal,
      );
      return (answer.json ?? {}) as Json;
    } catch (error) {
      throw explained(error);
    }
  };
  const address = (base: string, route: string): URL => {
    if (!URL.canParse(`${base}/v1/${route}`)) {
      throw new ProviderFailure('refused', 'The base address in memori.json is not an address.');
    }
    return new URL(`${base}/v1/${route}`);
  };
  return {
    read: async (route, query, signal) => {
      const url = address(settings.api, route);
      for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
      return ask('GET', url, null, signal);
    },
    write: async (route, body, signal) => {
      const base = route === 'agent/augmentation' ? settings.collector : settings.api;
      return ask('POST', address(base, route), body, signal);
    },
  };
}

/** A refusal that comes from a proxy is told as what it is. */
function explained(error: unknown): unknown {
  if (!(error instanceof ProviderFailure) || error.status !== REJECTED_ON_THE_WAY) return error;
  return new ProviderFailure(
    'offline',
    'Something between this machine and Memori turned the request away (433): a proxy that reads TLS, most likely.',
    { reached: 'no', status: REJECTED_ON_THE_WAY, cause: error },
  );
}

/** A fact of an answer of `agent/recall`. */
export interface MemoriFact {
  readonly id: string;
  readonly text: string;
  /** Milliseconds since 1970; null when it is not told. */
  readonly created: number | null;
}

/**
 * The facts of an answer, whichever of the names the service uses for the list (`facts`, `results`, `memories`, `data`) and whether they are
 * texts or objects. What has no text is left out; an answer without a list has none.
 */
export function factsOf(answer: unknown): MemoriFact[] {
  if (!isRecord(answer)) return [];
  const list = ['facts', 'results', 'memories', 'data'].map((name) => answer[name]).find(Array.isArray);
  if (list === undefined) return [];
  return list.flatMap((item: unknown, at: number) => {
    if (typeof item === 'string')
      return item.trim() === '' ? [] : [{ id: `#${String(at)}`, text: item, created: null }];
    if (!isRecord(item) || typeof item['content'] !== 'string' || item['content'].trim() === '') return [];
    const { id, date_created: date } = item;
    const created = typeof date === 'string' ? Date.parse(date) : NaN;
    return [
      {
        id: typeof id === 'string' || typeof id === 'number' ? String(id) : `#${String(at)}`,
        text: item['content'],
        created: Number.isFinite(created) ? created : null,
      },
    ];
  });
}
