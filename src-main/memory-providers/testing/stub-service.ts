import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Fault, SeenRequest } from './fixture.ts';

/** What a service answers to a request that it understands. */
export interface ServiceAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

/** A service on this machine that can be told to misbehave. */
export interface FaultyService {
  /** `http://127.0.0.1:<port>`; the same also while nothing listens. */
  readonly url: string;
  readonly seen: SeenRequest[];
  fault(fault: Fault | null, times?: number): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts a service whose faults are the ones of the table. `answer` does what a request asks, and is not called for a request that a
 * fault keeps from being done.
 */
export async function faultyService(answer: (request: SeenRequest) => ServiceAnswer): Promise<FaultyService> {
  let fault: Fault | null = null;
  let left = Infinity;
  let server: Server;
  let port = 0;
  const seen: SeenRequest[] = [];

  const listen = async (): Promise<void> => {
    server = createServer((request, response) => {
      handle(request, response).catch(() => response.destroy());
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    port = (server.address() as AddressInfo).port;
  };
  const shut = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const one: SeenRequest = {
      method: request.method ?? '',
      path: request.url ?? '',
      headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
      body: Buffer.concat(chunks).toString('utf8'),
    };
    seen.push(one);
    const now = left > 0 ? fault : null;
    if (now !== null) left -= 1;
    const write = ({ status = 200, headers = {}, json }: ServiceAnswer): void => {
      response.writeHead(status, { 'content-type': 'application/json', ...headers });
      response.end(json === undefined ? '' : JSON.stringify(json));
    };
    switch (now) {
      case 'stalled':
        return;
      case 'stalled_body':
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
        response.write('{');
        return;
      case '401':
        write({ status: 401, json: { detail: 'bad key' } });
        return;
      case '429':
        write({ status: 429, headers: { 'retry-after': '0' }, json: { detail: 'too many' } });
        return;
      case '500':
        write({ status: 500, json: { detail: 'broken' } });
        return;
      case 'committed_500':
        answer(one);
        write({ status: 500, json: { detail: 'broken after the fact' } });
        return;
      case 'committed_dropped':
        answer(one);
        response.destroy();
        return;
      case 'malformed':
        response.writeHead(200, { 'content-type': 'text/html' });
        response.end('<html><body>Sign in</body></html>');
        return;
      case 'oversized':
        response.writeHead(200, { 'content-type': 'application/json' });
        response.end(JSON.stringify('x'.repeat(5 * 1024 * 1024)));
        return;
      default:
        write(answer(one));
    }
  };

  await listen();
  return {
    get url() {
      return `http://127.0.0.1:${String(port)}`;
    },
    seen,
    fault: async (next, times = Infinity) => {
      if (fault === 'offline') await listen();
      fault = next;
      left = times;
      if (next === 'offline') await shut();
    },
    stop: async () => {
      if (fault !== 'offline') await shut();
    },
  };
}
