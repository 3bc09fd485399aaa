import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DeskError } from '@shared/contract/index.ts';
import { WebSocketServer, type WebSocket } from 'ws';
import type { Api } from '../../api/dispatch.ts';
import { createAttempts } from './attempts.ts';
import { createGuard } from './guard.ts';
import { createRoutes } from './routes.ts';
import { serveSocket } from './socket.ts';
import { createLaunchToken } from './token.ts';

/** The largest frame a client may send: a message of two million characters, escaped, fits. */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
/** How often a silent client is asked whether it is still there. */
const HEARTBEAT_MS = 30_000;
const MAX_CLIENTS = 64;

/** A running web host. */
export interface WebHost {
  /** The address to open: it carries the token. */
  readonly url: string;
  readonly token: string;
  readonly port: number;
  /** Ends every connection in good order and frees the port. */
  close(): Promise<void>;
}

export interface WebHostOptions {
  readonly api: Api;
  /** 0: any free port. */
  readonly port: number;
  readonly rendererRoot: string;
}

/**
 * Serves the renderer and the contract on 127.0.0.1, and on nothing else.
 * @throws {DeskError} `port_busy` when the port is taken or not ours to take.
 */
export async function startWebHost({ api, port: wanted, rendererRoot }: WebHostOptions): Promise<WebHost> {
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000, maxHeaderSize: 16 * 1024 });
  const port = await new Promise<number>((resolve, reject) => {
    server.once('error', (fault: NodeJS.ErrnoException) => reject(portError(fault, wanted)));
    server.listen(wanted, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

  const token = createLaunchToken();
  const guard = createGuard(port, token);
  const routes = createRoutes({ port, token, guard, attempts: createAttempts(20, 60_000), rendererRoot });
  server.on('request', (request, response) => {
    routes(request, response).catch(() => {
      if (!response.headersSent) response.writeHead(500);
      response.end();
    });
  });
  server.on('clientError', (_fault, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n');
  });

  const sockets = new WebSocketServer({ noServer: true, maxPayload: MAX_FRAME_BYTES, perMessageDeflate: false });
  server.on('upgrade', (request, socket, head) => {
    socket.on('error', () => socket.destroy());
    const refused = request.url !== '/ws' || !guard.isPage(request);
    if (refused || sockets.clients.size >= MAX_CLIENTS) {
      socket.end(`HTTP/1.1 ${refused ? '403 Forbidden' : '503 Service Unavailable'}\r\nConnection: close\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(request, socket, head, (client) => serve(client, api));
  });

  return {
    url: `http://127.0.0.1:${port}/launch?t=${token.token}`,
    token: token.token,
    port,
    async close() {
      for (const client of sockets.clients) client.close(1001, 'Hermes Desk is closing');
      const closed = new Promise<void>((resolve) => server.close(() => resolve()));
      server.closeIdleConnections();
      // Clients get a moment to answer the close; none may hold the process up.
      const patience = setTimeout(() => {
        for (const client of sockets.clients) client.terminate();
        server.closeAllConnections();
      }, 500);
      await closed;
      clearTimeout(patience);
    },
  };
}

function serve(client: WebSocket, api: Api): void {
  const served = serveSocket(client, api, { host: 'web', person: true });
  let alive = true;
  const heartbeat = setInterval(() => {
    if (!alive) {
      client.terminate();
      return;
    }
    alive = false;
    client.ping();
  }, HEARTBEAT_MS);
  client.on('pong', () => {
    alive = true;
  });
  client.on('message', (data, isBinary) => {
    alive = true;
    if (isBinary || !Buffer.isBuffer(data)) client.close(1003, 'text frames only');
    else served.receive(data.toString('utf8'));
  });
  // A frame too large, bytes that are no UTF-8: `ws` closes with the fitting code by itself.
  client.on('error', () => undefined);
  client.on('close', () => {
    clearInterval(heartbeat);
    served.closed();
  });
}

function portError(fault: NodeJS.ErrnoException, port: number): DeskError {
  const why =
    fault.code === 'EADDRINUSE' ? 'is in use by another program' : `cannot be used (${fault.code ?? fault.message})`;
  return new DeskError('port_busy', `Port ${port} on 127.0.0.1 ${why}.`, {
    remedy: 'Choose another with --port N, or let --port 0 find a free one.',
  });
}
