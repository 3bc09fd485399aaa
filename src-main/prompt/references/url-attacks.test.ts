import type { LookupAddress } from 'node:dns';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { expandReferences, type ExpandDeps, type Expansion } from './expand.ts';
import { fetchPage } from './web.ts';

const inner = 'WORDS OF A SERVER INSIDE';

/** A real server on every address of this machine, which nobody may reach. */
let port = '';
let reached = 0;
/** A real server that the person has allowed, and that leads wherever `lead` says. */
let allowed = '';
let lead: (url: string) => { readonly status: number; readonly to: string } | null = () => null;
const closing: (() => void)[] = [];

async function listen(answer: RequestListener, host: string): Promise<string> {
  const http = createServer(answer);
  await new Promise<void>((done, failed) => http.on('error', failed).listen(0, host, done));
  closing.push(() => {
    http.closeAllConnections();
    http.close();
  });
  return String((http.address() as AddressInfo).port);
}

beforeAll(async () => {
  port = await listen((_request, response) => {
    reached += 1;
    response.end(inner);
  }, '0.0.0.0');
  allowed = `127.0.0.1:${await listen((request, response) => {
    const next = lead(request.url ?? '/');
    if (next === null) response.writeHead(200, { 'content-type': 'text/html' }).end('<p>allowed words</p>');
    // A server sends bytes; a header of Node takes one a character.
    else response.writeHead(next.status, { location: Buffer.from(next.to).toString('latin1') }).end();
  }, '127.0.0.1')}`;
});
afterAll(() => closing.forEach((close) => close()));
beforeEach(() => {
  reached = 0;
  lead = () => null;
});

/** Names of a resolver that lies, and what each leads to. */
const names: Readonly<Record<string, readonly string[]>> = {
  'loop.example.org': ['127.0.0.1'],
  'loop6.example.org': ['::1'],
  'any.example.org': ['0.0.0.0'],
  'any6.example.org': ['::'],
  'mapped.example.org': ['::ffff:127.0.0.1'],
  'nat64.example.org': ['64:ff9b::7f00:1'],
  'home.example.org': ['192.168.1.1'],
  'ten.example.org': ['10.0.0.5'],
  'carrier.example.org': ['100.64.0.1'],
  'cloud.example.org': ['169.254.169.254'],
  'link6.example.org': ['fe80::1'],
  'own6.example.org': ['fd00::1'],
  'both.example.org': ['93.184.216.34', '127.0.0.1'],
  'second.example.org': ['2606:2800:220:1::1', 'fc00::2'],
  'none.example.org': [],
  'nonsense.example.org': ['not an address'],
};

function resolve(host: string): Promise<LookupAddress[]> {
  const found = names[host];
  if (found === undefined) return Promise.reject(new Error(`${host} was looked up`));
  return Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
}

function expand(text: string, allowedHosts: readonly string[] = []): Promise<Expansion> {
  const deps: ExpandDeps = {
    estimate: (one) => one.length,
    redact: (one) => one,
    suspicious: () => false,
    allowedHosts: () => allowedHosts,
    resolve,
  };
  return expandReferences(
    { session: '', text, workspace: null, window: 1_000_000, signal: new AbortController().signal },
    deps,
  );
}

/** Ways to write an address of this machine or of a network of one's own; `PORT` is where the real server listens. */
const addresses = [
  ...['127.0.0.1', '127.1', '127.0.1', '127.255.255.254', '127.0.0.1.', '2130706433', '2130706433.', '0x7f000001'],
  ...[
    '0x7F.0x0.0x0.0x1',
    '0x7f.1',
    '017700000001',
    '0177.0.0.1',
    '0177.0.0.01',
    '00000177.0.0.1',
    '0',
    '0.0.0.0',
    '0x0',
  ],
  ...[
    '%31%32%37.0.0.1',
    '127%2e0%2e0%2e1',
    '①②⑦.⓪.⓪.①',
    '１２７.０.０.１',
    '127。0。0。1',
    '127．0．0．1',
    '127\u00AD.0.0.1',
  ],
  ...[
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.b.localhost',
    'ｌocalhost',
    'ⓛⓞⓒⓐⓛⓗⓞⓢⓣ',
    'localhost%2e',
    'LocalHost.LocalDomain',
  ],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::127.0.0.1]',
    '[64:ff9b::127.0.0.1]',
  ],
  ...[
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[fdff::1]',
    '[ff02::1]',
    '[::ffff:0:127.0.0.1]',
  ],
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '169.254.169.254',
    '100.100.100.200',
  ],
  ...[
    '3232235777',
    '0xA9FEA9FE',
    '0251.0376.0251.0376',
    '198.18.0.1',
    '192.0.0.192',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...[
    'router',
    'printer.local',
    'metadata.google.internal',
    'nas.lan',
    'fritz.box.home.arpa',
    'wiki.corp',
    'x.intranet',
  ],
  ...Object.keys(names),
].map((host) => `http://${host}:PORT/`);

/** Addresses that say one host and mean another, or are none to read. */
const tricks = [
  ...['http://example.org@127.0.0.1:PORT/', 'http://127.0.0.1:PORT@example.org/', 'http://user:pass@127.0.0.1:PORT/'],
  ...[
    'http://example.org%40127.0.0.1:PORT/',
    'http:\\\\127.0.0.1:PORT\\',
    'http:/127.0.0.1:PORT/',
    'http:127.0.0.1:PORT/',
  ],
  ...['http:///127.0.0.1:PORT/', 'http://127.0.0.1:PORT\\@example.org/', 'http://127.0.0.1:PORT#@example.org/'],
  ...[
    'http://127.0.0.1:PORT?@example.org/',
    'HTTP://127.0.0.1:PORT/',
    'hTTps://127.0.0.1:PORT/',
    'https://localhost:PORT/',
  ],
  ...[
    'file:///etc/passwd',
    'file://localhost/etc/passwd',
    'FILE:///etc/passwd',
    'ftp://127.0.0.1/',
    'gopher://127.0.0.1:PORT/_x',
  ],
  ...[
    'data:text/plain,WORDS',
    'javascript:alert(1)',
    'blob:http://127.0.0.1:PORT/x',
    'view-source:http://127.0.0.1:PORT/',
  ],
  ...[
    'ws://127.0.0.1:PORT/',
    'jar:http://127.0.0.1:PORT/!/',
    'unix:/var/run/docker.sock',
    'http+unix://%2Fvar%2Frun%2Fx/',
  ],
  ...[
    '//127.0.0.1:PORT/',
    '127.0.0.1:PORT',
    'http://',
    'http://:PORT/',
    'http://[::1',
    'http://127.0.0.1:99999/',
    '/etc/passwd',
  ],
];
const attacks = [...addresses, ...tricks];

describe('a page of the person’s own machine or network', () => {
  it.each(attacks)('is not reached by %s', async (attack) => {
    const { context, warnings } = await expand(`read @url:\`${attack.replaceAll('PORT', port)}\``);
    expect(reached).toBe(0);
    expect(context).not.toContain(inner);
    expect(context).not.toContain('Attached Context');
    expect(warnings).toHaveLength(1);
  });

  it.each(attacks)('is not reached by a page that leads to %s', async (attack) => {
    lead = (url) => (url === '/' ? { status: 302, to: attack.replaceAll('PORT', port) } : null);
    const { context } = await expand(`read @url:http://${allowed}/`, [allowed]);
    expect(reached).toBe(0);
    expect(context).not.toContain(inner);
  });

  it.each([301, 302, 303, 307, 308])('is not reached after leading on with %i several times', async (status) => {
    lead = (url) => {
      const step = Number(url.slice(1));
      return { status, to: step < 3 ? `/${String(step + 1)}` : `http://127.0.0.1:${port}/` };
    };
    const { warnings } = await expand(`read @url:http://${allowed}/0`, [allowed]);
    expect(reached).toBe(0);
    expect(warnings).toHaveLength(1);
  });

  it('is read where the person has allowed that very host and port, and no other', async () => {
    const { context } = await expand(`@url:http://${allowed}/ @url:http://127.0.0.1:${port}/`, [allowed]);
    expect(context).toContain('allowed words');
    expect(reached).toBe(0);
    expect((await expand(`@url:http://127.0.0.1:${port}/`, [`127.0.0.1:${port}`])).context).toContain(inner);
    expect(reached).toBe(1);
  });

  it('is not reached when a name that was public when it was looked up is not any more', async () => {
    let turn = 0;
    // Nobody is waited for at the public address.
    const rebinding = (): Promise<LookupAddress[]> => {
      turn += 1;
      return Promise.resolve([{ address: turn === 1 ? '93.184.216.34' : '127.0.0.1', family: 4 }]);
    };
    const options = { allowedHosts: [], resolve: rebinding, timeout: 200, signal: new AbortController().signal };
    expect(await fetchPage(`http://rebind.example.org:${port}/`, options)).toMatchObject({ ok: false });
    expect([turn, reached]).toEqual([1, 0]);
  });

  it.each([
    ['refresh: 0;url=http://127.0.0.1:PORT/', ''],
    ['link: <http://127.0.0.1:PORT/>; rel=preload', ''],
    ['x: y', '<meta http-equiv=refresh content="0;url=http://127.0.0.1:PORT/"><p>words'],
    ['x: y', '<img src="http://127.0.0.1:PORT/"><iframe src="http://127.0.0.1:PORT/"></iframe><p>words'],
    ['x: y', '<script>fetch("http://127.0.0.1:PORT/")</script><base href="http://127.0.0.1:PORT/"><p>words'],
  ])('is not reached by what a page asks a browser to do: %s %s', async (header, html) => {
    const [name = '', ...value] = header.split(': ');
    const host = await listen((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/html', [name]: value.join(': ').replaceAll('PORT', port) });
      response.end(html.replaceAll('PORT', port));
    }, '127.0.0.1');
    await expand(`@url:http://127.0.0.1:${host}/`, [`127.0.0.1:${host}`]);
    expect(reached).toBe(0);
  });
});
