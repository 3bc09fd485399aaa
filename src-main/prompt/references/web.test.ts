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
