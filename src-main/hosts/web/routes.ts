import type { IncomingMessage, ServerResponse } from 'node:http';
import { contentSecurityPolicy, createNonce, securityHeaders, withNonce } from '../page-policy.ts';
import { readRendererFile } from '../renderer-files.ts';
import type { Attempts } from './attempts.ts';
import type { Guard } from './guard.ts';
import { enterPage, strangerPage, tooManyPage } from './plain-page.ts';
import type { LaunchToken } from './token.ts';

export interface RouteOptions {
  readonly port: number;
  readonly token: LaunchToken;
  readonly guard: Guard;
  readonly attempts: Attempts;
  /** Folder of the built renderer. */
  readonly rendererRoot: string;
}

/** Answers one http request: the launch address, or a file of the renderer for who is let in. Nothing else exists. */
export function createRoutes(
  options: RouteOptions,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const { port, token, guard, attempts, rendererRoot } = options;

  const launch = (request: IncomingMessage, response: ServerResponse, given: string | null): void => {
    if (!token.isToken(given)) {
      if (attempts.wrong()) page(response, 429, tooManyPage, { 'retry-after': '60' });
      else page(response, 403, strangerPage);
      return;
    }
    const headers = { 'set-cookie': token.cookieFor(port) };
    if (request.headers['sec-fetch-site'] === 'cross-site') page(response, 200, enterPage, headers);
    else page(response, 303, enterPage, { ...headers, location: '/' });
  };

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return page(response, 405, strangerPage, { allow: 'GET, HEAD' });
    if (!guard.isHost(request)) return page(response, 403, strangerPage);
    const url = parse(request.url, port);
    if (url === null) return page(response, 400, strangerPage);
    if (url.pathname === '/launch') return launch(request, response, url.searchParams.get('t'));
    if (!guard.isPerson(request)) return page(response, 403, strangerPage);

    // The raw path: URL parsing has already folded `..` away, and what is refused should be what was asked for.
    const file = await readRendererFile(rendererRoot, rawPath(request.url));
    if (file === 'outside') return page(response, 403, strangerPage);
    if (file === 'absent') return page(response, 404, strangerPage);
    const nonce = createNonce();
    const host = request.headers.host ?? '';
    send(response, 200, file.page ? withNonce(file.body, nonce) : file.body, {
      ...securityHeaders(contentSecurityPolicy(nonce, [`ws://${host}`])),
      'content-type': file.type,
      'cache-control': file.page ? 'no-store' : 'private, no-cache',
    });
  };
}

function rawPath(target: string | undefined): string {
  return (target ?? '/').split(/[?#]/, 1)[0] ?? '/';
}

function parse(target: string | undefined, port: number): URL | null {
  if (target === undefined || !target.startsWith('/')) return null;
  return URL.parse(target, `http://127.0.0.1:${port}`);
}

function page(response: ServerResponse, status: number, html: string, headers: Record<string, string> = {}): void {
  send(response, status, html, {
    ...securityHeaders("default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"),
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...headers,
  });
}

function send(response: ServerResponse, status: number, body: string | Buffer, headers: Record<string, string>): void {
  response.writeHead(status, { ...headers, 'content-length': String(Buffer.byteLength(body)) });
  // Node leaves the body out by itself when a HEAD is answered.
  response.end(body);
}
