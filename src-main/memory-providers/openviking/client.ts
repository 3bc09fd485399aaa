import { isRecord, recordAt, textAt } from '@shared/record.ts';
import { ProviderFailure, type FailureKind } from '../failure.ts';
import type { HttpRequest } from '../http.ts';
import type { ProviderContext } from '../provider.ts';
import type { VikingSettings } from './config.ts';

/** Milliseconds for a request where nothing else is said, and for asking who answers. */
export const USUAL_MS = 30_000;
const HEALTH_MS = 3000;
/** A server that was not there is not asked for a recall again before this. */
const DOWN_MS = 30_000;

/** One request, by its path below the address. */
export interface VikingRequest {
  readonly method: HttpRequest['method'];
  /** Begins with `/`; what of it is not ours is percent-encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: FormData;
  readonly deadlineMs?: number;
}

/** Who answers at the address. */
export interface VikingServer {
  /** Its version; empty for an older one, which does not tell. */
  readonly version: string;
  /** `dev`, `api_key` or `trusted`; empty when it does not tell. */
  readonly auth: string;
}

/** Requests to one OpenViking as it is set up now. The first one asks who answers, before any key is sent. */
export interface VikingClient {
  /** The `result` of the envelope; `{}` for an empty answer. Throws ProviderFailure; what only reads has never been done. */
  ask(request: VikingRequest, signal: AbortSignal): Promise<unknown>;
  /** Asks anew who answers. Throws ProviderFailure. */
  probe(signal: AbortSignal): Promise<VikingServer>;
  /** The user as the server names it, for addresses; what is set up, or `default`, where an older one does not tell. */
  uid(signal: AbortSignal): Promise<string>;
  /** Why nothing is asked for a recall now: the server was not there a moment ago; null when it may be. */
  down(): ProviderFailure | null;
}

/** A client for these settings. It keeps who answers, and nothing else. */
export function vikingClient({ http, now }: ProviderContext, settings: VikingSettings): VikingClient {
  const { endpoint, key, peer } = settings;
  let server: VikingServer | null = null;
  let user: string | null = null;
  let lost: { readonly at: number; readonly failure: ProviderFailure } | null = null;

  const send = async (request: VikingRequest, headers: Readonly<Record<string, string>>, signal: AbortSignal) => {
    if (settings.problem !== null) throw new ProviderFailure('refused', settings.problem);
    const { method, path, query = {}, json, body, deadlineMs = USUAL_MS } = request;
    const url = new URL(`${endpoint}${path}`);
    for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
    const more = { ...(json === undefined ? {} : { json }), ...(body === undefined ? {} : { body }) };
    const own = { 'user-agent': 'openviking-memory-hermes/desk', ...headers };
    const answer = await http.request({ method, url: url.href, headers: own, ...more, deadlineMs }, signal);
    return answer.json ?? {};
  };
  const keyed = key === '' ? {} : { 'x-api-key': key, authorization: `Bearer ${key}` };
  const identity = {
    'x-openviking-account': headerText(settings.account || 'default'),
    'x-openviking-user': headerText(settings.user || 'default'),
  };
  const usual = {
    ...(key === '' ? identity : keyed),
    ...(peer === '' ? {} : { 'x-openviking-actor-peer': headerText(peer) }),
  };

  const look = async (signal: AbortSignal): Promise<VikingServer> => {
    const health = { method: 'GET', path: '/health', deadlineMs: HEALTH_MS } as const;
    let answer: unknown;
    try {
      answer = await send(health, {}, signal);
    } catch (error) {
      const closed = error instanceof ProviderFailure && (error.status === 401 || error.status === 403);
      if (!closed || key === '') throw error;
      answer = await send(health, keyed, signal);
    }
    const ok = textAt(answer, 'status') === 'ok';
    const version = textAt(answer, 'version').trim();
    if (ok && version !== '' && isRecord(answer) && answer['healthy'] === true) {
      return { version, auth: textAt(answer, 'auth_mode') };
    }
    // Servers up to 0.2.6 say no more than that they are well, and so does every other service.
    const api = ok ? await send({ method: 'GET', path: '/openapi.json', deadlineMs: HEALTH_MS }, {}, signal) : null;
    if (textAt(recordAt(api, 'info'), 'title') === 'OpenViking API') return { version: '', auth: '' };
    throw new ProviderFailure('offline', `What answers at ${endpoint} is not OpenViking.`);
  };
  const probe = async (signal: AbortSignal): Promise<VikingServer> => {
    server = null;
    try {
      server = await look(signal);
      lost = null;
      return server;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      const failure = notDone(error, 'offline');
      const elsewhere = failure.kind === 'refused' && settings.problem === null;
      lost = {
        at: now(),
        failure: elsewhere ? new ProviderFailure('offline', failure.message, { cause: error }) : failure,
      };
      throw lost.failure;
    }
  };

  const ask = async (request: VikingRequest, signal: AbortSignal): Promise<unknown> => {
    if (server === null) await probe(signal);
    try {
      return await sendTrusted(request, signal);
    } catch (error) {
      if (!(error instanceof ProviderFailure) || !isReading(request)) throw error;
      throw notDone(error, 'server');
    }
  };
  /** A trusted server wants to know for whom beside the key; it has done nothing when it says so. */
  const sendTrusted = async (request: VikingRequest, signal: AbortSignal): Promise<unknown> => {
    try {
      return opened(await send(request, usual, signal));
    } catch (error) {
      const asked =
        error instanceof ProviderFailure &&
        (error.status === 400 || error.status === null) &&
        error.message.includes('Trusted mode requests must include') &&
        /x-openviking-(?:account|user)/iu.test(error.message);
      if (!asked || key === '') throw error;
      return opened(await send(request, { ...usual, ...identity }, signal));
    }
  };
  return {
    ask,
    probe,
    uid: async (signal) => {
      if (user !== null) return user;
      try {
        user = textAt(await ask({ method: 'GET', path: '/api/v1/system/status' }, signal), 'user').trim();
      } catch (error) {
        if (!isMissing(error)) throw error;
      }
      user = user === null || user === '' ? settings.user || 'default' : user;
      return user;
    },
    down: () => (lost !== null && now() - lost.at < DOWN_MS ? lost.failure : null),
  };
}

/** Whether a failure says that what was asked for is not there. */
export function isMissing(error: unknown): boolean {
  return error instanceof ProviderFailure && (error.status === 404 || error.status === 410);
}

/** Searches are posted and write nothing. */
function isReading({ method, path }: VikingRequest): boolean {
  return method === 'GET' || path.startsWith('/api/v1/search/');
}

/** A failure of something that changes nothing. An answer that is none says `as` of the server, and nothing of what was asked. */
function notDone(error: ProviderFailure, as: FailureKind): ProviderFailure {
  const { message, retryAfterMs, status } = error;
  const kind = error.kind === 'malformed' || error.kind === 'too_large' ? as : error.kind;
  return new ProviderFailure(kind, message, { reached: 'no', retryAfterMs, status, cause: error });
}

/** What the envelope holds. Older servers answer an error with status 200, and frameworks one without an envelope. */
function opened(answer: unknown): unknown {
  if (!isRecord(answer)) return answer;
  if (answer['status'] === 'error') {
    const error = recordAt(answer, 'error');
    const [code, message] = [textAt(error, 'code'), textAt(error, 'message') || textAt(answer, 'error')];
    const status = STATUS[code] ?? null;
    const words = `${code}${code !== '' && message !== '' ? ': ' : ''}${message}`.slice(0, 300);
    throw new ProviderFailure(kindOf(status), `OpenViking refused: ${words === '' ? 'it does not say why' : words}`, {
      reached: status !== null && status >= 500 ? 'maybe' : 'no',
      status,
    });
  }
  if (typeof answer['detail'] === 'string' && answer['result'] === undefined && answer['status'] === undefined) {
    throw new ProviderFailure('refused', `OpenViking refused: ${answer['detail'].slice(0, 300)}`);
  }
  return 'result' in answer ? (answer['result'] ?? {}) : answer;
}

/** The codes of errors, as statuses. */
const STATUS: Readonly<Record<string, number>> = {
  ...{ INVALID_ARGUMENT: 400, INVALID_URI: 400, UNAUTHENTICATED: 401, PERMISSION_DENIED: 403, NOT_FOUND: 404 },
  ...{ ALREADY_EXISTS: 409, CONFLICT: 409, SESSION_EXPIRED: 410, FAILED_PRECONDITION: 412, RESOURCE_EXHAUSTED: 429 },
  ...{ PROCESSING_ERROR: 500, INTERNAL: 500, EMBEDDING_FAILED: 500, VLM_FAILED: 500, UNIMPLEMENTED: 501 },
  ...{ UNAVAILABLE: 503, DEADLINE_EXCEEDED: 504 },
};

function kindOf(status: number | null): FailureKind {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate';
  return status !== null && status >= 500 ? 'server' : 'refused';
}

/** A name may be in any script; a header may not. */
function headerText(text: string): string {
  return /^[\x20-\x7e]*$/u.test(text) ? text : encodeURIComponent(text);
}
