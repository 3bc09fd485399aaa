import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { htmlText } from './html-text.ts';
import { fetchPage, isPublicAddress, type Page, type WebOptions } from './web.ts';

async function server(answer: RequestListener): Promise<string> {
  const http = createServer(answer);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    http.closeAllConnections();
    http.close();
  });
  return `127.0.0.1:${String((http.address() as AddressInfo).port)}`;
}

const page = (address: string, over: Partial<WebOptions> = {}): Promise<Page> =>
  fetchPage(address, { allowedHosts: [], signal: new AbortController().signal, ...over });

describe('an address of the person’s own machine or network', () => {
  it.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://2130706433/',
    'http://0x7f000001/',
    'http://0177.0.0.1/',
    'http://127.0.0.1.:80/',
    'http://localhost/',
    'http://LOCALHOST:3000/',
    'http://a.localhost/',
    'http://localhost./',
    'http://0.0.0.0/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[2001:0:1::1]/',
    'http://[fe80::1]/',
    'http://[fc00::1]/',
    'http://[fd12:3456::1]/',
    'http://[ff02::1]/',
    'http://10.0.0.1/',
    'http://172.16.5.4/',
    'http://172.31.255.255/',
    'http://192.168.1.1/',
    'http://169.254.169.254/latest/meta-data',
    'http://100.64.0.1/',
    'http://198.18.0.1/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://192.0.0.8/',
    'http://router/',
    'http://printer.local/',
    'http://x.internal/',
    'http://nas.lan/',
    'http://box.home.arpa/',
    'http://①②⑦.⓪.⓪.①/',
    'http://１２７.0.0.1/',
    'http://user@127.0.0.1/',
    'http://example.org@127.0.0.1/',
  ])('%s is not read', async (address) => {
    const answer = await page(address, { resolve: () => Promise.reject(new Error('asked for a name')) });
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.reason).toMatch(/own machine or network|name or password/u);
  });

  it.each([
    'file:///etc/passwd',
    'ftp://example.org/',
    'data:text/plain,x',
    'javascript:alert(1)',
    'gopher://x/',
    'http://',
    'nothing',
    '//example.org',
  ])('%s is no address that is read', async (address) => {
    expect((await page(address)).ok).toBe(false);
  });

  it.each([[['127.0.0.1']], [['93.184.216.34', '10.0.0.1']], [['::1']], [[]]])(
    'is found out when a name leads to %j',
    async (found) => {
      const resolve = (): Promise<{ address: string; family: number }[]> =>
        Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
      expect((await page('http://rebind.example.org/', { resolve })).ok).toBe(false);
    },
  );

  it('is read where the person has allowed that host, and no further', async () => {
    const other = await server((_request, response) => void response.end('other'));
    const host = await server((request, response) => {
      if (request.url === '/on') response.writeHead(302, { location: `http://${other}/` }).end();
      else response.end('plain words');
    });
    expect(await page(`http://${host}/`)).toMatchObject({ ok: false });
    expect(await page(`http://${host}/`, { allowedHosts: [host] })).toMatchObject({ ok: true, text: 'plain words' });
    expect(await page(`http://${host}/on`, { allowedHosts: [host] })).toMatchObject({ ok: false });
  });

  it('asks the resolver once, so that a second answer is never connected to', async () => {
    const host = await server((_request, response) => void response.end('inside'));
    const port = host.split(':')[1] ?? '';
    let asked = 0;
    const resolve = (): Promise<{ address: string; family: number }[]> => {
      asked += 1;
      return Promise.resolve([{ address: asked === 1 ? '203.0.112.1' : '127.0.0.1', family: 4 }]);
    };
    const answer = await page(`http://rebind.example.org:${port}/`, { resolve, timeout: 300 });
    expect(answer.ok).toBe(false);
    expect(asked).toBe(1);
  });
});

describe('a page', () => {
  const read = async (listener: RequestListener, path = '/', over: Partial<WebOptions> = {}): Promise<Page> => {
    const host = await server(listener);
    return page(`http://${host}${path}`, { allowedHosts: [host], ...over });
  };

  it('is its words, in the character set it says, unpacked', async () => {
    const html = '<html><head><title>Caf&eacute; &amp; more</title></head><body><p>Gr\u00fc\u00dfe</p></body></html>';
    const answer = await read((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html; charset=iso-8859-1', 'content-encoding': 'gzip' });
      response.end(gzipSync(Buffer.from(html, 'latin1')));
    });
    expect(answer).toMatchObject({ ok: true, title: 'Caf&eacute; & more', text: 'Grüße' });
  });

  it('that unpacks without end is cut', async () => {
    const bomb = gzipSync(Buffer.alloc(30 * 1024 * 1024, 'a'));
    const answer = await read((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/plain', 'content-encoding': 'gzip' });
      response.end(bomb);
    });
    expect(answer).toMatchObject({ ok: true, cut: true });
    if (answer.ok) expect(answer.text).toHaveLength(2 * 1024 * 1024);
  });

  it.each<[string, RequestListener, RegExp]>([
    ['never answers', () => undefined, /in time/u],
    [
      'is a picture',
      (_q, r) => void r.writeHead(200, { 'content-type': 'image/png' }).end('x'),
      /no text but image\/png/u,
    ],
    ['is not there', (_q, r) => void r.writeHead(404, { 'content-type': 'text/html' }).end('x'), /answered 404/u],
    ['leads on for ever', (_q, r) => void r.writeHead(302, { location: '/' }).end(), /too many times/u],
    ['leads to a file', (_q, r) => void r.writeHead(302, { location: 'file:///etc/passwd' }).end(), /Only http/u],
    [
      'leads to a name inside',
      (_q, r) => void r.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
      /own machine/u,
    ],
    ['breaks off', (_q, r) => r.destroy(), /cannot be read/u],
  ])('that %s says why it is not there', async (_name, listener, reason) => {
    const answer = await read(listener, '/', { timeout: 500 });
    expect(answer.ok).toBe(false);
    if (!answer.ok) expect(answer.reason).toMatch(reason);
  });
});

describe('the words of a page', () => {
  it('are what a reader sees, and nothing of scripts and comments', () => {
    const { title, text } = htmlText(
      '<title>T &lt;1&gt;</title><script>if (a < b) evil("</p>")</script><!-- no --><h1>Head</h1><p>One <b>bold</b>&nbsp;word &#x4e2d;</p><ul><li>a<li>b</ul><table><tr><td>1</td><td>2</td></tr></table><nav>menu</nav><a href="x>y">link</a> 1 < 2',
    );
    expect(title).toBe('T <1>');
    expect(text).toContain('Head\n\nOne bold word 中');
    expect(text).toContain('- a\n- b');
    expect(text).toContain('1 | 2 |');
    expect(text).toContain('link 1 < 2');
    expect(text).not.toMatch(/evil|menu|no/u);
  });

  it.each([
    '<'.repeat(200_000),
    '<div '.repeat(50_000),
    '<a href="'.repeat(50_000),
    '<!--'.repeat(50_000),
    '<script>'.repeat(30_000),
    '&#'.repeat(200_000),
    '<nav><nav>'.repeat(20_000),
  ])('are taken in time linear in the page, case %#', (html) => {
    expect(htmlText(html).text.length).toBeLessThanOrEqual(html.length);
  });
});

it.each([
  ['8.8.8.8', true],
  ['93.184.216.34', true],
  ['2606:4700::1111', true],
  ['172.32.0.1', true],
  ['172.15.0.1', true],
  ['11.0.0.1', true],
  ['not an address', false],
  ['', false],
  ['::ffff:8.8.8.8', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
