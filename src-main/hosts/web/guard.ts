import type { IncomingHttpHeaders } from 'node:http';
import type { LaunchToken } from './token.ts';

/** What of a request the guard looks at. */
export interface Asked {
  readonly headers: IncomingHttpHeaders;
}

/**
 * Who may come in. `Host` defeats DNS rebinding, `Origin` and `Sec-Fetch-Site` defeat pages of other sites, the cookie
 * keeps out other people and programs of this machine.
 */
export interface Guard {
  /** Whether the request names this host by a loopback name and its port. */
  isHost(asked: Asked): boolean;
  /** `isHost`, does not come from a foreign page, and carries the cookie of this launch. */
  isPerson(asked: Asked): boolean;
  /** `isPerson`, from a page of exactly this origin: what a WebSocket must be. */
  isPage(asked: Asked): boolean;
}

/** The guard of a host that listens on `port`. */
export function createGuard(port: number, token: LaunchToken): Guard {
  // `localhost` for people who type it; both are loopback names that no foreign DNS can point elsewhere.
  const hosts = new Set([`127.0.0.1:${port}`, `localhost:${port}`]);
  const originOf = (asked: Asked): string => `http://${asked.headers.host ?? ''}`;

  const isHost = (asked: Asked): boolean => asked.headers.host !== undefined && hosts.has(asked.headers.host);
  const isForeign = ({ headers }: Asked): boolean => {
    if (headers.origin !== undefined && headers.origin !== originOf({ headers })) return true;
    return headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';
  };
  const isPerson = (asked: Asked): boolean =>
    isHost(asked) && !isForeign(asked) && token.isCookie(asked.headers.cookie, port);
  return {
    isHost,
    isPerson,
    isPage: (asked) => isPerson(asked) && asked.headers.origin === originOf(asked),
  };
}
