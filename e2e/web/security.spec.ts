import { request as httpRequest } from 'node:http';
import { WebSocket } from 'ws';
import { expect, railOf, test } from '../harness/test.ts';
import { startWebApp, type WebApp } from '../harness/web-app.ts';

/** One raw request: the path goes out as written, every header is ours. */
function ask(
  origin: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<{ status: number; body: string; cookie: string }> {
  const { port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      let body = '';
      response.on('data', (piece: Buffer) => (body += piece.toString()));
      response.on('end', () => {
        const cookie = response.headers['set-cookie']?.[0]?.split(';')[0] ?? '';
        resolve({ status: response.statusCode ?? 0, body, cookie });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

function dial(origin: string, headers: Record<string, string>): Promise<string> {
  return new Promise((resolve) => {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/ws`, { headers });
    socket.on('open', () => {
      socket.close();
      resolve('open');
    });
    socket.on('error', (fault) => resolve(fault.message));
  });
}

async function enter(web: WebApp): Promise<string> {
  return (await ask(web.origin, new URL(web.url).pathname + new URL(web.url).search)).cookie;
}

test.describe('who is not let in', () => {
  let web: WebApp;
  test.beforeEach(async ({ home }) => {
    web = await startWebApp(home);
  });
  test.afterEach(async () => {
    await web.stop();
  });

  test('strangers are refused, and told what to do in plain words', async () => {
    const cookie = await enter(web);
    const stranger = await ask(web.origin, '/');
    expect(stranger.status).toBe(403);
    expect(stranger.body).toContain('Open the address that was printed');
    expect((await ask(web.origin, '/launch?t=wrong')).status).toBe(403);
    expect((await ask(web.origin, '/launch')).status).toBe(403);
    expect((await ask(web.origin, '/', { cookie: `${cookie}x` })).status).toBe(403);
    expect((await ask(web.origin, '/', { cookie })).status).toBe(200);
  });

  test('a foreign Host, Origin or fetch site is refused, cookie or not', async () => {
    const cookie = await enter(web);
    expect((await ask(web.origin, '/', { cookie, host: 'stranger.invalid' })).status).toBe(403);
    expect((await ask(web.origin, '/launch?t=' + web.token, { host: 'stranger.invalid' })).status).toBe(403);
    expect((await ask(web.origin, '/', { cookie, origin: 'http://stranger.invalid' })).status).toBe(403);
    expect((await ask(web.origin, '/', { cookie, 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(await dial(web.origin, { cookie, origin: 'http://stranger.invalid' })).toContain('403');
    expect(await dial(web.origin, { cookie })).toContain('403');
    expect(await dial(web.origin, { origin: web.origin })).toContain('403');
    expect(await dial(web.origin, { cookie, origin: web.origin })).toBe('open');
  });

  test('no path leads out of the renderer', async () => {
    const cookie = await enter(web);
    for (const path of [
      '/../package.json',
      '/..%2f..%2fpackage.json',
      '/%2e%2e/%2e%2e/package.json',
      '/..\\..\\package.json',
      '/assets/%00',
      '//etc/passwd',
    ]) {
      const { status, body } = await ask(web.origin, path, { cookie });
      expect([400, 403, 404], path).toContain(status);
      expect(body, path).not.toContain('better-sqlite3');
    }
  });

  test('many wrong tokens are slowed down, and lock nobody out', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 25; n += 1) statuses.push((await ask(web.origin, `/launch?t=guess${n}`)).status);
    expect(statuses[0]).toBe(403);
    expect(statuses.at(-1)).toBe(429);
    expect(await enter(web)).not.toBe('');
  });

  test('only GET and HEAD are answered, on 127.0.0.1 alone', async () => {
    const cookie = await enter(web);
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      expect((await ask(web.origin, '/', { cookie }, method)).status).toBe(405);
    }
    expect(web.origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  });
});

test('the token has left the address bar, and the cookie cannot be read by scripts', async ({ app }) => {
  expect(new URL(app.page.url()).pathname + new URL(app.page.url()).search).toBe('/');
  expect(await app.page.evaluate(() => document.cookie)).toBe('');
  const [cookie] = await app.page.context().cookies();
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  expect(cookie?.name).toContain(new URL(app.page.url()).port);
});

test('two hosts on one machine keep their own cookies', async ({ app, launch }) => {
  const { mkdtemp } = await import('node:fs/promises');
  const other = await launch(await mkdtemp('/tmp/hermes-desk-e2e-'));
  const page = await app.page.context().newPage();
  await page.goto(other.web?.url ?? '');
  await expect(railOf(page)).toBeVisible();
  await app.page.reload();
  await expect(railOf(app.page)).toBeVisible();
});
