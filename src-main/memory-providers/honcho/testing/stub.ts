import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, SeenRequest } from '../../testing/fixture.ts';
import { HonchoState, type Answer } from './state.ts';

/** How the stub misbehaves: a fault every provider knows, or an answer of one's own. */
export type Misbehaviour = Fault | Answer;

interface Armed {
  readonly what: Misbehaviour;
  /** Which requests: `POST /v3/...`; all where left out. */
  readonly route: RegExp;
  left: number;
  /** How many that fit are let through first. */
  after: number;
}

/** Honcho's protocol as documented, in memory, with a journal of requests and faults on demand. */
export class HonchoStub {
  readonly state = new HonchoState();
  readonly #seen: SeenRequest[] = [];
  readonly #faults: Armed[] = [];
  readonly #server = createServer((request, response) => void this.#serve(request, response));
  readonly #held: (() => void)[] = [];
  #url = '';
  #gate: RegExp | null = null;
  /** Whether the person says yes on the page, and what a sign-in holds besides its tokens. */
  consents = true;
  granted: Readonly<Record<string, unknown>> = {};
  readonly #codes = new Map<string, URLSearchParams>();
  /** Bearers that are let in; null lets everyone in. */
  bearers: Set<string> | null = null;
  /** Refresh tokens that are still good, and how many exchanges there were. */
  readonly refresh = { good: new Set<string>(), used: [] as string[], revoked: false, next: 1 };

  async start(): Promise<this> {
    await this.#listen(0);
    const { port } = this.#server.address() as AddressInfo;
    this.#url = `http://127.0.0.1:${String(port)}`;
    return this;
  }

  async #listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, '127.0.0.1', resolve));
  }

  async #leave(): Promise<void> {
    this.#server.closeAllConnections();
    if (this.#server.listening) await new Promise<void>((resolve) => this.#server.close(() => resolve()));
  }

  get url(): string {
    return this.#url;
  }

  /** Every request so far, in order. */
  seen(): readonly SeenRequest[] {
    return this.#seen;
  }

  /** How many requests fit `POST /v3/...`. */
  count(route: RegExp): number {
    return this.#seen.filter(({ method, path }) => route.test(`${method} ${path}`)).length;
  }

  /** The JSON bodies of the requests that fit. */
  bodies(route: RegExp): Record<string, unknown>[] {
    return this.#seen
      .filter(({ method, path }) => route.test(`${method} ${path}`))
      .map(({ body }) => JSON.parse(body) as Record<string, unknown>);
  }

  /** Arms a misbehaviour for the next `times` requests that fit, behind `after` that are let through; null disarms all. */
  async fault(what: Misbehaviour | null, times = Number.POSITIVE_INFINITY, route = /^/, after = 0): Promise<void> {
    if (what === 'offline') return await this.#leave();
    if (what !== null) this.#faults.push({ what, route, left: times, after });
    else this.#faults.length = 0;
    if (!this.#server.listening) await this.#listen(Number(new URL(this.#url).port));
  }

  /** Holds the answers to requests that fit until `release`. */
  hold(route: RegExp): void {
    this.#gate = route;
  }

  release(): void {
    this.#gate = null;
    for (const go of this.#held.splice(0)) go();
  }

  async stop(): Promise<void> {
    this.release();
    await this.#leave();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method = '', url = '' } = request;
    const body = Buffer.concat(chunks).toString('utf8');
    this.#seen.push({ method, path: url, headers: flat(request.headers), body });
    const line = `${method} ${url}`;
    if (this.#gate?.test(line) === true) await new Promise<void>((resolve) => this.#held.push(resolve));
    const fault = this.#take(line);
    if (fault === null || fault === 'committed_500' || fault === 'committed_dropped') {
      const answer = this.#answer(request, body);
      if (fault === 'committed_dropped') request.socket.destroy();
      else if (fault === 'committed_500') send(response, { status: 500, json: { detail: 'late failure' } });
      else send(response, answer);
      return;
    }
    if (fault === 'stalled') return;
    if (fault === 'stalled_body') {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('{"content":');
      return;
    }
    send(response, typeof fault === 'string' ? (ANSWERS[fault] ?? { status: 500 }) : fault);
  }

  #take(line: string): Misbehaviour | null {
    const armed = this.#faults.find(({ left, route }) => left > 0 && route.test(line));
    if (armed === undefined) return null;
    armed.after -= 1;
    if (armed.after >= 0) return null;
    armed.left -= 1;
    return armed.what;
  }

  #answer(request: IncomingMessage, body: string): Answer {
    const url = new URL(request.url ?? '', this.#url);
    if (url.pathname === '/authorize') return this.#authorize(url.searchParams);
    if (url.pathname === '/oauth/token') return this.#exchange(new URLSearchParams(body));
    const bearer = (request.headers.authorization ?? '').replace(/^Bearer /, '');
    if (this.bearers !== null && !this.bearers.has(bearer)) return { status: 401, json: { detail: 'invalid token' } };
    const type = request.headers['content-type'] ?? '';
    return this.state.answer(request.method ?? '', url, body, type);
  }

  /** The page on which the person says yes: it leads the browser back with a code. */
  #authorize(asked: URLSearchParams): Answer {
    const back = new URL(asked.get('redirect_uri') ?? '');
    if (asked.get('response_type') !== 'code' || asked.get('code_challenge_method') !== 'S256') return { status: 400 };
    const code = `code-${String(this.#codes.size + 1)}`;
    this.#codes.set(code, asked);
    back.searchParams.set('state', asked.get('state') ?? '');
    if (this.consents) back.searchParams.set('code', code);
    else back.searchParams.set('error', 'access_denied');
    return { status: 302, headers: { location: back.href } };
  }

  /** A code is good once, for who began and for where it was begun. */
  #redeem(form: URLSearchParams): Answer {
    const code = form.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const verifier = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    const isTheirs =
      asked?.get('code_challenge') === verifier &&
      ['client_id', 'redirect_uri'].every((name) => asked.get(name) === form.get(name));
    if (!isTheirs) return { status: 400, json: { error: 'invalid_grant' } };
    this.refresh.good.add(code);
    const { status, json } = this.#exchange(new URLSearchParams({ refresh_token: code }));
    return { status, json: { ...(json as object), scope: 'write', token_type: 'Bearer', ...this.granted } };
  }

  /** A refresh token is good once; one that comes again revokes the grant. */
  #exchange(form: URLSearchParams): Answer {
    if (form.get('grant_type') === 'authorization_code') return this.#redeem(form);
    const { refresh } = this;
    const token = form.get('refresh_token') ?? '';
    if (refresh.used.includes(token)) refresh.revoked = true;
    if (refresh.revoked || !refresh.good.delete(token)) return { status: 400, json: { error: 'invalid_grant' } };
    refresh.used.push(token);
    const number = String(refresh.next++);
    refresh.good.add(`hch-rt-${number}`);
    this.bearers?.add(`hch-at-${number}`);
    const json = { access_token: `hch-at-${number}`, refresh_token: `hch-rt-${number}`, expires_in: 3600 };
    return { status: 200, json };
  }
}

const ANSWERS: Readonly<Partial<Record<Fault, Answer>>> = {
  '401': { status: 401, json: { detail: 'invalid token' } },
  '429': { status: 429, json: { detail: 'slow down' }, headers: { 'retry-after': '3600' } },
  '500': { status: 500, json: { detail: 'internal' } },
  malformed: { status: 200, text: '<html><body>Sign in to the network</body></html>' },
  oversized: { status: 200, text: JSON.stringify({ content: 'x'.repeat(5 * 1024 * 1024) }) },
};

function send(response: ServerResponse, { status, json, text, headers }: Answer): void {
  const type = text === undefined ? 'application/json' : 'text/html';
  response.writeHead(status, { 'content-type': type, ...headers });
  response.end(text ?? (json === undefined ? '' : JSON.stringify(json)));
}

function flat(headers: IncomingMessage['headers']): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([key, value]) => [key, String(value)]));
}
