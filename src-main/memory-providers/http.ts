import { readRetryAfter } from '@shared/net/retry-after.ts';
import { ProviderFailure, type FailureKind } from './failure.ts';

/** One request to a provider's service. */
export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Absolute; `http:` or `https:`. Whatever of it was not fixed by us is percent-encoded by the caller. */
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly json?: unknown;
  /** Sent as it is (a form, an upload) instead of `json`. */
  readonly body?: URLSearchParams | FormData;
  /** Milliseconds until the last byte of the answer must be here. */
  readonly deadlineMs: number;
  /** Most bytes of an answer that are read; 4 MB where left out. */
  readonly most?: number;
}

/** A whole answer with a status from 200 to 299. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body read as JSON; null for an empty one. */
  readonly json: unknown;
}

/** Requests to services of providers. Never follows a redirection, never tries again: both are decided by the caller. */
export interface Http {
  /**
   * Sends one request and reads its answer whole. Throws ProviderFailure for everything but a whole JSON answer (or none) with a status
   * from 200 to 299; the first 300 characters of an error's text are in its message. An abort by `signal` throws its reason.
   */
  request(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>;
}

const MOST_BYTES = 4 * 1024 * 1024;
const WORDS_OF_ERROR = 300;
/** Codes after which nothing of a request can have arrived. */
const NOT_REACHED = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

/** Requests with the `fetch` of this process; `mask` is applied to what a server says before it becomes a message. */
export function createHttp(mask: (text: string) => string, fetcher: typeof fetch = fetch): Http {
  return {
    async request(request, signal) {
      const deadline = AbortSignal.timeout(request.deadlineMs);
      const either = AbortSignal.any([signal, deadline]);
      try {
        const answer = await fetcher(addressOf(request.url), {
          method: request.method,
          headers: {
            accept: 'application/json',
            ...(request.json === undefined ? {} : { 'content-type': 'application/json' }),
            ...request.headers,
          },
          ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
          ...(request.body === undefined ? {} : { body: request.body }),
          redirect: 'manual',
          signal: either,
        });
        const text = await readText(answer, request.most ?? MOST_BYTES);
        if (answer.status < 200 || answer.status > 299) throw refusal(answer, text, mask);
        return { status: answer.status, headers: answer.headers, json: parse(text, answer.status) };
      } catch (error) {
        if (error instanceof ProviderFailure) throw error;
        signal.throwIfAborted();
        if (deadline.aborted) {
          throw new ProviderFailure('timeout', `No whole answer within ${String(request.deadlineMs / 1000)} s.`, {
            reached: 'maybe',
            cause: error,
          });
        }
        const code = codeOf(error);
        throw new ProviderFailure('offline', `The server cannot be reached${code === '' ? '' : ` (${code})`}.`, {
          reached: NOT_REACHED.has(code) ? 'no' : 'maybe',
          cause: error,
        });
      }
    },
  };
}

function addressOf(url: string): URL {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || (address.protocol !== 'http:' && address.protocol !== 'https:')) {
    throw new ProviderFailure('refused', 'The address must begin with http:// or https://.');
  }
  return address;
}

async function readText(answer: Response, most: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  if (answer.body === null) return '';
  for await (const piece of answer.body) {
    bytes += piece.byteLength;
    if (bytes > most) {
      throw new ProviderFailure('too_large', `The answer is longer than ${String(most)} bytes.`, {
        reached: 'maybe',
        status: answer.status,
      });
    }
    text += decoder.decode(piece, { stream: true });
  }
  return text + decoder.decode();
}

function refusal(answer: Response, text: string, mask: (text: string) => string): ProviderFailure {
  const { status } = answer;
  const kind = kindOf(status);
  const body = jsonOrNull(text);
  const words = mask(wordsOf(body, text)).replace(/\s+/g, ' ').slice(0, WORDS_OF_ERROR);
  return new ProviderFailure(kind, `The server answered ${String(status)}${words === '' ? '.' : `: ${words}`}`, {
    reached: kind === 'server' ? 'maybe' : 'no',
    retryAfterMs: kind === 'rate' || kind === 'server' ? readRetryAfter(answer.headers, body) : null,
    status,
  });
}

function kindOf(status: number): FailureKind {
  if (status === 401 || status === 403) return 'unauthorised';
  if (status === 429) return 'rate';
  if (status === 413) return 'too_large';
  return status >= 500 || status === 408 ? 'server' : 'refused';
}

/** What a server says about its error: `detail` (a text, or FastAPI's list), `error`, `message`; else nothing of HTML. */
function wordsOf(body: unknown, text: string): string {
  if (typeof body !== 'object' || body === null) return /^\s*</.test(text) ? '' : text;
  const { detail, error, message } = body as { detail?: unknown; error?: unknown; message?: unknown };
  for (const words of [detail, message, error]) {
    if (typeof words === 'string') return words;
    if (words !== undefined) return JSON.stringify(words);
  }
  return '';
}

function parse(text: string, status: number): unknown {
  if (text.trim() === '') return null;
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderFailure('malformed', 'The answer is not JSON.', { reached: 'maybe', status, cause: error });
  }
}

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  if (typeof cause !== 'object' || cause === null || !('code' in cause)) return '';
  return typeof cause.code === 'string' ? cause.code : '';
}
