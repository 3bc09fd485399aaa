import type { Json } from '@shared/contract/common.ts';
import { countAt, isRecord, listAt, textAt } from '@shared/record.ts';
import { ProviderFailure } from '../failure.ts';
import type { HttpRequest } from '../http.ts';
import type { ProviderContext } from '../provider.ts';
import type { HindsightSettings } from './config.ts';

const VERSION_MS = 5000;
const STATUS_MS = 5000;
const LIST_MS = 20_000;

/** A memory as the service tells it. */
export interface HindsightMemory {
  readonly id: string;
  readonly text: string;
  /** `world`, `experience` or `observation`. */
  readonly type: string;
  readonly tags: readonly string[];
  /** Milliseconds since 1970; null when it is not told. */
  readonly created: number | null;
  readonly session: string | null;
}

/** What the version of a server means for us. */
export interface ServerAbilities {
  /** It adds to a document instead of replacing it (0.5.0). */
  readonly appends: boolean;
  /** It knows an operation again that was sent twice by the same id (0.8.6). */
  readonly knowsOperations: boolean;
}

/** What a server can do that does not say its version. */
export const OLD_SERVER: ServerAbilities = { appends: false, knowsOperations: false };

/** Requests to Hindsight as the settings say; every one may throw ProviderFailure. */
export interface HindsightClient {
  /** Keeps items; answers the ids of the operations that do it, none when it is done. */
  retain(bank: string, body: Readonly<Record<string, Json>>, signal: AbortSignal): Promise<string[]>;
  /** What a query finds, best first. `types` none: all the server finds by itself. */
  recall(bank: string, query: string, how: RecallHow, signal: AbortSignal): Promise<HindsightMemory[]>;
  /** An answer of the service's model over what is kept; empty for none. */
  reflect(bank: string, query: string, deadlineMs: number, signal: AbortSignal): Promise<string>;
  /** How an operation stands; null when the server does not know it. */
  operation(bank: string, id: string, signal: AbortSignal): Promise<OperationState | null>;
  /** What the server can do; one that has no such route is an old one. A failure means that nothing was sent. */
  abilities(signal: AbortSignal): Promise<ServerAbilities>;
  /** A page of what is kept, newest first. */
  list(bank: string, limit: number, offset: number, signal: AbortSignal): Promise<HindsightPage>;
}

/** How a recall is made. */
export interface RecallHow {
  readonly types: readonly string[];
  readonly deadlineMs: number;
}

/** An operation of the server. */
export interface OperationState {
  readonly ended: boolean;
  /** Why it did not do what was asked; null while it may, or when it has. */
  readonly failure: string | null;
}

/** A page of memories. */
export interface HindsightPage {
  readonly items: readonly HindsightMemory[];
  readonly total: number | null;
}

/** Opens no connection: each request stands for itself, so a server that went away and came back needs nothing. */
export function hindsightClient(context: ProviderContext, settings: HindsightSettings): HindsightClient {
  const { base, key, timeoutMs } = settings;
  const ask = async (request: Omit<HttpRequest, 'headers'>, signal: AbortSignal): Promise<unknown> => {
    const deadlineMs = Math.min(request.deadlineMs, timeoutMs);
    const headers: Record<string, string> = key === '' ? {} : { authorization: `Bearer ${key}` };
    try {
      return (await context.http.request({ ...request, headers, deadlineMs }, signal)).json;
    } catch (error) {
      throw withoutKey(error, key);
    }
  };
  const bankUrl = (bank: string, rest: string): string =>
    `${base}/v1/default/banks/${encodeURIComponent(bank)}/${rest}`;
  return {
    retain: async (bank, json, signal) => {
      const url = bankUrl(bank, 'memories');
      const answer = objectOf(await ask({ method: 'POST', url, json, deadlineMs: timeoutMs }, signal));
      if (answer['success'] === false) {
        throw new ProviderFailure('server', 'Hindsight did not keep it.', { reached: 'maybe' });
      }
      return [textAt(answer, 'operation_id'), ...listAt(answer, 'operation_ids')].filter(
        (id, at, all): id is string => typeof id === 'string' && id !== '' && all.indexOf(id) === at,
      );
    },
    recall: async (bank, query, { types, deadlineMs }, signal) => {
      const { budget, maxTokens, tags, tagsMatch } = settings;
      const json = {
        ...{ query, budget, max_tokens: maxTokens, include: {} },
        ...(types.length === 0 ? {} : { types }),
        ...(tags.length === 0 ? {} : { tags, tags_match: tagsMatch }),
      };
      const url = bankUrl(bank, 'memories/recall');
      return memoriesOf(objectOf(await ask({ method: 'POST', url, json, deadlineMs }, signal)), 'results');
    },
    reflect: async (bank, query, deadlineMs, signal) => {
      const json = { query, budget: settings.budget };
      const answer = await ask({ method: 'POST', url: bankUrl(bank, 'reflect'), json, deadlineMs }, signal);
      return textAt(objectOf(answer), 'text').trim();
    },
    operation: async (bank, id, signal) => {
      try {
        const url = bankUrl(bank, `operations/${encodeURIComponent(id)}`);
        return stateOf(objectOf(await ask({ method: 'GET', url, deadlineMs: STATUS_MS }, signal)));
      } catch (error) {
        if (error instanceof ProviderFailure && error.status === 404) return null;
        throw error;
      }
    },
    abilities: async (signal) => {
      try {
        const answer = objectOf(await ask({ method: 'GET', url: `${base}/version`, deadlineMs: VERSION_MS }, signal));
        const version = textAt(answer, 'api_version') || textAt(answer, 'version');
        return { appends: isAtLeast(version, [0, 5, 0]), knowsOperations: isAtLeast(version, [0, 8, 6]) };
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        if (error.kind === 'refused') return OLD_SERVER;
        // Nothing but the question for the version has been sent.
        // An answer that is none (a sign-in page in between) passes, and says nothing about what is to be sent.
        const nonsense = error.kind === 'malformed' || error.kind === 'too_large';
        throw new ProviderFailure(nonsense ? 'server' : error.kind, error.message, {
          ...{ reached: 'no', retryAfterMs: error.retryAfterMs, status: error.status, cause: error },
        });
      }
    },
    list: async (bank, limit, offset, signal) => {
      const url = bankUrl(bank, `memories/list?limit=${String(limit)}&offset=${String(offset)}`);
      const answer = objectOf(await ask({ method: 'GET', url, deadlineMs: LIST_MS }, signal));
      return { items: memoriesOf(answer, 'items'), total: countAt(answer, 'total') };
    },
  };
}

/** States after which nothing changes any more: `cancelled` and `not_found` are two of them. */
const ENDED = ['completed', 'failed', 'cancelled', 'not_found'];

function stateOf(answer: Readonly<Record<string, unknown>>): OperationState | null {
  const status = textAt(answer, 'status').toLowerCase();
  if (status === 'not_found') return null;
  const failed = status === 'failed' || status === 'cancelled';
  return { ended: ENDED.includes(status), failure: failed ? textAt(answer, 'error_message') || status : null };
}

/** The memories under a key of an answer: what has no text is left out, and a list that is none has none. */
function memoriesOf(answer: Readonly<Record<string, unknown>>, key: string): HindsightMemory[] {
  return listAt(answer, key).flatMap((one, at) => {
    const text = textAt(one, 'text').trim();
    if (text === '') return [];
    const tags = listAt(one, 'tags').filter((tag): tag is string => typeof tag === 'string');
    const time = Date.parse(textAt(one, 'mentioned_at') || textAt(one, 'date') || textAt(one, 'occurred_start'));
    return [
      {
        id: textAt(one, 'id') || `#${String(at)}`,
        text,
        type: textAt(one, 'type') || textAt(one, 'fact_type'),
        tags,
        created: Number.isFinite(time) ? time : null,
        session: tags.find((tag) => tag.startsWith(SESSION_TAG))?.slice(SESSION_TAG.length) ?? null,
      },
    ];
  });
}

/** Every memory of a conversation carries this with the conversation's id. */
export const SESSION_TAG = 'session:';

function objectOf(answer: unknown): Readonly<Record<string, unknown>> {
  if (isRecord(answer)) return answer;
  throw new ProviderFailure('malformed', 'The answer is not Hindsight’s.', { reached: 'maybe' });
}

function isAtLeast(version: string, least: readonly [number, number, number]): boolean {
  const parts = /^v?(\d+)\.(\d+)(?:\.(\d+))?/u.exec(version.trim());
  if (parts === null) return false;
  for (const [at, part] of least.entries()) {
    const has = Number(parts[at + 1] ?? 0);
    if (has !== part) return has > part;
  }
  return true;
}

/** A key of the settings file is not among those of `.env`, which are masked everywhere. */
function withoutKey(error: unknown, key: string): unknown {
  if (!(error instanceof ProviderFailure) || key === '' || !error.message.includes(key)) return error;
  const { kind, reached, retryAfterMs, status } = error;
  return new ProviderFailure(kind, error.message.replaceAll(key, '***'), { reached, retryAfterMs, status });
}
