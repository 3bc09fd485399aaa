import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SSEServerTransport } from '@modelcontextprotocol/sdk/server/sse.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { onTestFinished } from 'vitest';
import { notesServer } from './notes-server.ts';

/** A real server over HTTP on a free port of the loopback: `/mcp` streamable, `/sse` the older way. */
export interface HttpServer {
  readonly url: string;
  /** The headers of every request so far. */
  readonly headers: IncomingHttpHeaders[];
  /** Drops every connection, as a restart does. */
  drop(): void;
}

async function streamable(request: IncomingMessage, response: ServerResponse): Promise<void> {
  // Without a session each request has its own server, which is the simplest right one.
  const transport = new StreamableHTTPServerTransport();
  await notesServer().connect(transport);
  await transport.handleRequest(request, response);
}

/** Starts the server; it is closed when the test has ended. */
export async function httpServer(): Promise<HttpServer> {
  const headers: IncomingHttpHeaders[] = [];
  const open = new Map<string, SSEServerTransport>();
  const server = createServer((request, response) => {
    headers.push(request.headers);
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (url.pathname === '/away') {
      response.writeHead(307, { location: 'http://127.0.0.1:1/mcp' }).end();
    } else if (url.pathname === '/mcp') {
      void streamable(request, response);
    } else if (url.pathname === '/sse') {
      const transport = new SSEServerTransport('/message', response);
      open.set(transport.sessionId, transport);
      void notesServer().connect(transport);
    } else if (url.pathname === '/message') {
      void open.get(url.searchParams.get('sessionId') ?? '')?.handlePostMessage(request, response);
    } else {
      response.writeHead(404).end('<html>nothing here</html>');
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    headers,
    drop: () => server.closeAllConnections(),
  };
}
