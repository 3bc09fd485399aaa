import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { redactorFor } from '../home/index.ts';
import { createHttp, type HttpAnswer, type HttpRequest } from './http.ts';

const key = 'a-key-of-nobody-0123456789';
const http = createHttp(redactorFor(() => [key]));

/** A server on this machine that answers as told. */
async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

function ask(url: string, more: Partial<HttpRequest> = {}): Promise<HttpAnswer> {
  const headers = { authorization: `Bearer ${key}` };
  return http.request({ method: 'GET', url, headers, deadlineMs: 4000, ...more }, new AbortController().signal);
}

it.each(['http://localhost/steal', 'file:///etc/passwd', 'http://169.254.169.254/latest', '//elsewhere.invalid/x'])(
  'a redirection to %s is followed nowhere, whatever is asked for',
  async (location) => {
    const url = await serve((_request, response) => response.writeHead(307, { location }).end());
    for (const file of [undefined, true] as const) {
      await expect(ask(url, file === undefined ? {} : { file })).rejects.toMatchObject({
        kind: 'refused',
        status: 307,
      });
    }
  },
);

it('a file may lie elsewhere, and is fetched there without the key', async () => {
  const seen: (string | undefined)[] = [];
  const url = await serve((request, response) => {
    if (request.url === '/file') return response.writeHead(302, { location: '/elsewhere' }).end();
    seen.push(request.headers.authorization);
    return response.end('bytes');
  });
  expect((await ask(`${url}/file`, { file: true })).bytes.toString()).toBe('bytes');
  expect(seen).toEqual([undefined]);
});

it('a key that is refused is told as that, however long the page is that says so', async () => {
  const url = await serve((_request, response) => response.writeHead(401).end('x'.repeat(6_000_000)));
  await expect(ask(url)).rejects.toMatchObject({ kind: 'unauthorised', status: 401 });
});

it('what a server says of an error neither gives orders to a terminal nor repeats the key, nor breaks by its depth', async () => {
  const answers: Record<string, string> = {
    '/orders': JSON.stringify({ error: `\u001b]0;owned\u0007 \u202eevil\u0000 \ud83d ${key}` }),
    '/deep': `{"error":${'['.repeat(200_000)}${']'.repeat(200_000)}}`,
  };
  const url = await serve((request, response) => response.writeHead(400).end(answers[request.url ?? '']));
  const refused = (path: string): Promise<unknown> => ask(url + path).catch((error: unknown) => error);
  const { message } = (await refused('/orders')) as Error;
  expect(message).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}]/u);
  expect(message).toContain('***');
  expect(message).not.toContain(key);
  expect(await refused('/deep')).toMatchObject({ kind: 'refused', status: 400, message: 'The server answered 400.' });
});

it.each([`${key}\u0000`, `${key}…`, 'ключ'])(
  'a key that no header can hold waits for the person, and is not repeated',
  async (bad) => {
    const failure = await ask('http://127.0.0.1:9', { headers: { authorization: `Bearer ${bad}` } }).catch(
      (error: unknown) => error,
    );
    expect(failure).toMatchObject({ kind: 'unauthorised', reached: 'no' });
    expect(String(failure)).not.toContain(bad);
  },
);

it('an address with a password in it is refused without being asked', async () => {
  const failure = await ask('http://ada:secret-word@127.0.0.1:9').catch((error: unknown) => error);
  expect(failure).toMatchObject({ kind: 'refused', reached: 'no' });
  expect(String(failure)).not.toContain('secret-word');
});
