import { isIP } from 'node:net';

/** A base URL made ready to use. */
export interface BaseUrl {
  /** Without query, without a slash at the end, without `/chat/completions`. */
  readonly url: string;
  /** The query of the base URL, to be sent with every request. */
  readonly query: Readonly<Record<string, string>>;
  /** Host name in lower case, brackets of IPv6 kept, without port. */
  readonly host: string;
  /** Host and port, for sentences. */
  readonly place: string;
  /** Where to look when there is nothing at `url`: the other of "with /v1" and "without"; null when a path was given. */
  readonly alternate: string | null;
}

/** Whether a host is this machine or a private network, where servers want no key and may be slow. */
export function isLocalHost(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (name === 'localhost' || name.endsWith('.localhost') || name.endsWith('.local') || name.endsWith('.lan'))
    return true;
  if (isIP(name) === 4)
    return /^(?:127\.|10\.|192\.168\.|169\.254\.|172\.(?:1[6-9]|2[0-9]|3[01])\.|0\.0\.0\.0$)/.test(name);
  if (isIP(name) === 6) return name === '::1' || /^f[cd]/i.test(name) || /^fe[89ab]/i.test(name);
  return !name.includes('.');
}

function withScheme(text: string): string {
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(text)) return text;
  const host = /^(\[[^\]]*\]|[^/:?#]*)/.exec(text)?.[1] ?? '';
  const port = /^(?:\[[^\]]*\]|[^/:?#]*):[0-9]+/.test(text);
  return `${isLocalHost(host) || port ? 'http' : 'https'}://${text}`;
}

/**
 * Reads a base URL as people write it: blanks and quotes around it, no scheme, a slash too many, the whole
 * `/chat/completions`, a query that has to be kept. Gives a sentence instead where it cannot be used; the sentence never
 * holds the URL's user name or password.
 */
export function readBaseUrl(text: string): BaseUrl | string {
  const trimmed = text
    .trim()
    .replace(/^(["'])(.*)\1$/, '$2')
    .trim();
  let url: URL;
  try {
    url = new URL(withScheme(trimmed));
  } catch {
    return 'is no URL';
  }
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    return `begins with ${url.protocol} where http: or https: is needed`;
  if (url.username !== '' || url.password !== '')
    return 'holds a user name or a password; put the key into .env instead';
  const path = url.pathname
    .replace(/\/+$/, '')
    .replace(/\/(?:chat\/)?completions$/, '')
    .replace(/\/+$/, '');
  const query = Object.fromEntries(url.searchParams);
  const bare = path === '';
  return {
    url: bare ? `${url.origin}/v1` : url.origin + path,
    query,
    host: url.hostname.toLowerCase(),
    place: url.host,
    alternate: bare ? url.origin : null,
  };
}

/** Whether `host` is `domain` or a name below it. A look-alike (`openai.com.evil.test`) is not. */
export function isHostOf(host: string, domain: string): boolean {
  return host === domain || host.endsWith(`.${domain}`);
}
