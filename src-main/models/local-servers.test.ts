import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { findLocalServers, usualPlaces, type UsualPlace } from './local-servers.ts';

async function place(listener: RequestListener): Promise<UsualPlace> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { id: 'ollama', label: 'Ollama', baseUrl: `http://localhost:${(server.address() as AddressInfo).port}/v1` };
}

const json =
  (body: unknown): RequestListener =>
  (_request, response) =>
    void response.setHeader('content-type', 'application/json').end(JSON.stringify(body));

const find = (...places: UsualPlace[]): ReturnType<typeof findLocalServers> =>
  findLocalServers(new AbortController().signal, places);

describe('model servers of this machine', () => {
  it('are those of the usual ports that answer with a list of models, asked without a key', async () => {
    const asked: unknown[] = [];
    const good = await place((request, response) => {
      asked.push([request.method, request.url, request.headers.authorization]);
      json({ data: [{ id: 'owl' }, { id: 7 }, { id: '' }, { id: 'x'.repeat(300) }, null] })(request, response);
    });
    const gone = { ...good, baseUrl: 'http://localhost:1/v1' };
    expect(await find(good, gone)).toEqual([{ ...good, models: ['owl'] }]);
    expect(asked).toEqual([['GET', '/v1/models', undefined]]);
  });

  it.each<[string, RequestListener]>([
    ['a page', (_request, response) => void response.end('<!doctype html>')],
    ['other JSON', json({ ok: true })],
    ['a refusal', (_request, response) => void response.writeHead(401).end('{"data":[]}')],
    [
      'a redirect',
      (_request, response) => void response.writeHead(302, { location: 'http://stranger.invalid/v1/models' }).end(),
    ],
    ['a flood', (_request, response) => void response.end(`{"data":[${'{"id":"m"},'.repeat(200_000)}{"id":"m"}]}`)],
  ])('are not %s', async (_what, listener) => {
    expect(await find(await place(listener))).toEqual([]);
  });

  it('are not waited for once the asking was given up', async () => {
    const silent = await place(() => undefined);
    const stop = new AbortController();
    const found = findLocalServers(stop.signal, [silent]);
    stop.abort();
    expect(await found).toEqual([]);
  });

  it('are looked for on this machine alone', () => {
    expect(usualPlaces.length).toBeGreaterThan(3);
    for (const { baseUrl } of usualPlaces) expect(['localhost', '127.0.0.1']).toContain(new URL(baseUrl).hostname);
  });
});
