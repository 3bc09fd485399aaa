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
  /** The body is not JSON and is answered as it is: a file. One redirection is followed, without the headers. */
  readonly file?: true;
}

/** A whole answer with a status from 200 to 299. */
export interface HttpAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** The body read as JSON; null for an empty one, and for a file. */
  readonly json: unknown;
  /** The body as it is. */
  readonly bytes: Buffer;
}

/** Requests to services of providers. Never tries again by itself: that is decided by the caller. */
export interface Http {
  /**
   * Sends one request and reads its answer whole. Throws ProviderFailure for everything but a whole JSON answer (or none) with a status
   * from 200 to 299; the first 300 characters of an error's text are in its message. An abort by `signal` throws its reason.
   */
  request(request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer>;
}

const MOST_BYTES = 4 * 1024 * 1024;
const WORDS_OF_ERROR = 300;
/** Codes of a certificate that is not trusted: the connection ends before anything of the request was sent. */
const DISTRUSTED = /^(?:CERT_|ERR_TLS_CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_)/u;
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
        let answer = await fetcher(addressOf(request.url), {
          method: request.method,
          headers: headersOf(request),
          ...(request.json === undefined ? {} : { body: JSON.stringify(request.json) }),
          ...(request.body === undefined ? {} : { body: request.body }),
          redirect: 'manual',
          signal: either,
        });
        const elsewhere = request.file === true ? redirection(request.url, answer) : null;
        if (elsewhere !== null) {
          await answer.body?.cancel();
          answer = await fetcher(elsewhere, { redirect: 'manual', signal: either });
        }
        const ok = answer.status >= 200 && answer.status <= 299;
        const bytes = await readBytes(answer, request.most ?? MOST_BYTES, ok);
        if (ok && request.file === true) return { status: answer.status, headers: answer.headers, json: null, bytes };
        const text = bytes.toString('utf8');
        if (!ok) throw refusal(answer, text, mask);
        return { status: answer.status, headers: answer.headers, json: parse(text, answer.status), bytes };
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
        const distrusted = DISTRUSTED.test(code);
        const what = distrusted ? 'The certificate of the server is not trusted' : 'The server cannot be reached';
        throw new ProviderFailure('offline', `${what}${code === '' ? '' : ` (${code})`}.`, {
          reached: distrusted || NOT_REACHED.has(code) ? 'no' : 'maybe',
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
  if (address.username !== '' || address.password !== '') {
    throw new ProviderFailure('refused', 'The address must not hold a name or password.');
  }
  return address;
}

/** The headers of a request; a key that no header can hold (a line end, letters of another script) never leaves and is in no message. */
function headersOf({ file, json, headers }: HttpRequest): Headers {
  try {
    return new Headers({
      accept: file === true ? '*/*' : 'application/json',
      ...(json === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    });
  } catch {
    throw new ProviderFailure('unauthorised', 'The key, or a name sent with it, holds characters that cannot be sent.');
  }
}

/** Where a file is to be had instead; null for nowhere we go: what is neither the same server nor reached by https may be this machine. */
function redirection(from: string, answer: Response): URL | null {
  const place = answer.headers.get('location');
  if (answer.status < 300 || answer.status > 399 || place === null || !URL.canParse(place, from)) return null;
  const url = new URL(place, from);
  return url.origin === new URL(from).origin || url.protocol === 'https:' ? url : null;
}

/** The body; of one that is longer, its beginning where it need not be `whole`. */
async function readBytes(answer: Response, most: number, whole: boolean): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  if (answer.body === null) return Buffer.alloc(0);
  for await (const piece of answer.body) {
    bytes += piece.byteLength;
    if (bytes > most && !whole) break;
    if (bytes > most) {
      throw new ProviderFailure('too_large', `The answer is longer than ${String(most)} bytes.`, {
        reached: 'maybe',
        status: answer.status,
      });
    }
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
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
    if (words !== undefined) return inWords(words);
  }
  return '';
}

/** A value as JSON; empty for one that is nested so deeply that it cannot be written. */
function inWords(value: unknown): string {
  try {
    return JSON.stringify(value);
  } catch {
    return '';
  }
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
