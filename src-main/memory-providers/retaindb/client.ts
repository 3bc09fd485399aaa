import { ProviderFailure } from '../failure.ts';
import type { HttpAnswer, HttpRequest } from '../http.ts';
import type { ProviderContext } from '../provider.ts';
import type { RetainSettings } from './config.ts';

/** One request, by its path below the base address. */
export interface RetainRequest extends Pick<HttpRequest, 'method' | 'json' | 'body' | 'deadlineMs' | 'file' | 'most'> {
  /** Begins with `/`; what of it is not ours is percent-encoded. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
}

/** Requests to RetainDB. Throws ProviderFailure. */
export type RetainClient = (request: RetainRequest, signal: AbortSignal) => Promise<HttpAnswer>;

/** Paths that want the key in a second header, too. */
const keyTwice = /^\/v1\/(?:memory|memories|context)(?:\/|$)/u;

/** Opens no connection: each request stands for itself. */
export function retainClient({ http }: ProviderContext, { key, base }: RetainSettings): RetainClient {
  return async ({ path, query = {}, ...request }, signal) => {
    if (!URL.canParse(base + path)) throw new ProviderFailure('refused', `${base} is not an address.`);
    const url = new URL(base + path);
    for (const [name, value] of Object.entries(query)) if (value !== '') url.searchParams.set(name, value);
    const headers = {
      authorization: `Bearer ${key}`,
      'x-sdk-runtime': 'hermes-plugin',
      ...(keyTwice.test(path) ? { 'x-api-key': key } : {}),
    };
    return http.request({ ...request, url: url.href, headers }, signal);
  };
}

/**
 * Asks a newer route, and an older one where the server does not know it. Never after any other failure: a write that may have been done
 * would be done twice, and a key that is refused here is refused there.
 */
export async function newerOrOlder(
  client: RetainClient,
  newer: RetainRequest,
  older: RetainRequest,
  signal: AbortSignal,
): Promise<HttpAnswer> {
  try {
    return await client(newer, signal);
  } catch (error) {
    const unknown = error instanceof ProviderFailure && (error.status === 404 || error.status === 405);
    if (!unknown) throw error;
    return client(older, signal);
  }
}
