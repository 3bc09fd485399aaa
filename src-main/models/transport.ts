import type { HttpFailure } from './classify.ts';

/** Thrown inside a fetch for an answer whose status is no success. */
export class HttpStatusError extends Error {
  readonly failure: HttpFailure;

  constructor(failure: HttpFailure) {
    super(`HTTP ${String(failure.status)}`);
    this.name = 'HttpStatusError';
    this.failure = failure;
  }
}

/** The status error somewhere in the causes of an error; null when there is none. */
export function statusErrorIn(error: unknown): HttpStatusError | null {
  for (let at = error, depth = 0; at instanceof Error && depth < 8; at = at.cause, depth++) {
    if (at instanceof HttpStatusError) return at;
  }
  return null;
}

/** A connection pool of fetch, known by nothing but that it is one. */
type Dispatcher = object;
type AgentClass = new (options: { headersTimeout: number; bodyTimeout: number }) => Dispatcher;

const bodyLimit = 65_536;

function isAgentClass(value: unknown): value is AgentClass {
  return typeof value === 'function';
}

/**
 * A connection pool that waits `timeout` milliseconds (0: for ever) for the headers of an answer, and for its pieces as long as their
 * reader does, in place of the five minutes fetch is born with: too little for a local model that reads a long prompt. It is of the class of fetch's own pool, so a proxy
 * configured by environment stays in force. Undefined where the runtime has none; fetch then keeps its five minutes.
 */
export function createDispatcher(timeout: number): Dispatcher | undefined {
  const pool: unknown = Reflect.get(globalThis, Symbol.for('undici.globalDispatcher.1'));
  const agent: unknown = typeof pool === 'object' && pool !== null ? pool.constructor : undefined;
  return isAgentClass(agent) ? new agent({ headersTimeout: timeout, bodyTimeout: 0 }) : undefined;
}

async function readStart(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return '';
  const decoder = new TextDecoder();
  let text = '';
  try {
    while (text.length < bodyLimit) {
      const read = await reader.read();
      if (read.done) break;
      text += decoder.decode(read.value, { stream: true });
    }
  } catch {
    // A body that breaks off still says what came of it.
  } finally {
    void reader.cancel().catch(() => undefined);
  }
  return text.slice(0, bodyLimit);
}

/**
 * A fetch for model endpoints: no redirect is followed (a key goes nowhere it was not meant for), an answer without
 * success throws `HttpStatusError` with the beginning of its body, from which `secret` has been taken out.
 */
export function createModelFetch(secret: string, dispatcher: Dispatcher | undefined): typeof fetch {
  return async (input, init) => {
    const options: RequestInit & { dispatcher?: Dispatcher } = { ...init, redirect: 'manual' };
    if (dispatcher !== undefined) options.dispatcher = dispatcher;
    const response = await fetch(input, options);
    if (response.ok) return response;
    const body = await readStart(response);
    throw new HttpStatusError({
      status: response.status,
      headers: response.headers,
      body: secret === '' ? body : body.replaceAll(secret, '***'),
    });
  };
}
