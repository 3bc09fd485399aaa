import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { htmlText } from './html-text.ts';

/** A page as text, or one sentence saying why it is not there. */
export type Page =
  | { readonly ok: true; readonly url: string; readonly title: string; readonly text: string; readonly cut: boolean }
  | { readonly ok: false; readonly reason: string };

/** How pages are fetched. */
export interface WebOptions {
  /** Hosts the person has allowed though they are their own network: `host`, or `host:port`. */
  readonly allowedHosts: readonly string[];
  readonly signal: AbortSignal;
  /** Milliseconds for all of it; 15,000 when not given. */
  readonly timeout?: number;
  /** Instead of the system's resolver. */
  readonly resolve?: (host: string) => Promise<readonly LookupAddress[]>;
}

const mostRedirects = 5;
const mostBytes = 2 * 1024 * 1024;

/** Addresses that are no place on the public internet. */
const own = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const) {
  own.addSubnet(net, bits, 'ipv4');
}
/** Of the public range of version 6, what carries an address of version 4 inside, or is for documents. */
const strange = new BlockList();
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  strange.addSubnet(net, bits, 'ipv6');
}
const public6 = new BlockList();
public6.addSubnet('2000::', 3, 'ipv6');

/** Whether an address is on the public internet. Anything that is not surely so is not. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !own.check(address, 'ipv4');
  return version === 6 && public6.check(address, 'ipv6') && !strange.check(address, 'ipv6');
}

/** Names that never mean a public place. */
const ownNames = /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|home\.arpa|localdomain)$/u;

const hostOf = (url: URL): string =>
  url.hostname
    .replace(/^\[|\]$/gu, '')
    .replace(/\.$/u, '')
    .toLowerCase();

class Refused extends Error {}

const resolveAll = (host: string): Promise<LookupAddress[]> =>
  new Promise((done, failed) => {
    systemLookup(host, { all: true, order: 'verbatim' }, (error, found) =>
      error === null ? done(found) : failed(error),
    );
  });

/** The addresses of a host that may be spoken to. Every one of them is checked, and only these are connected to. */
async function addresses(url: URL, options: WebOptions): Promise<readonly LookupAddress[]> {
  const host = hostOf(url);
  const allowed = options.allowedHosts.some((one) => [host, url.host.toLowerCase()].includes(one.trim().toLowerCase()));
  const private_ = (): Refused =>
    new Refused(
      `${host} is on your own machine or network. To allow it, add it to desk.allowed_private_hosts in config.yaml.`,
    );
  const version = isIP(host);
  if (version !== 0) {
    if (!allowed && !isPublicAddress(host)) throw private_();
    return [{ address: host, family: version }];
  }
  if (!allowed && (ownNames.test(host) || !host.includes('.'))) throw private_();
  const found = await (options.resolve ?? resolveAll)(host);
  if (found.length === 0) throw new Refused(`${host} has no address.`);
  if (!allowed && !found.every(({ address }) => isPublicAddress(address))) throw private_();
  return found;
}

/** A resolver that knows one answer: a name that changes meanwhile changes nothing. */
function pinned(found: readonly LookupAddress[]): LookupFunction {
  return (_host, options, done) => {
    const [first] = found;
    if (options.all === true) done(null, [...found]);
    else done(null, first?.address ?? '', first?.family ?? 4);
  };
}

async function open(url: URL, options: WebOptions, signal: AbortSignal): Promise<IncomingMessage> {
  if (url.protocol !== 'http:' && url.protocol !== 'https:')
    throw new Refused('Only http and https addresses are read.');
  if (url.username !== '' || url.password !== '')
    throw new Refused('An address with a name or password in it is not read.');
  const lookup = pinned(await addresses(url, options));
  const headers = {
    accept: 'text/html, text/plain, application/json;q=0.9, text/*;q=0.8',
    'accept-encoding': 'gzip, deflate, br',
    'user-agent': 'HermesDesk',
  };
  return await new Promise((done, failed) => {
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const sent = send(url, { headers, lookup, signal, agent: false, maxHeaderSize: 32 * 1024 }, done);
    sent.on('error', failed);
    sent.end();
  });
}

/** The body, decompressed, up to the limit. */
async function bodyOf(answer: IncomingMessage): Promise<{ readonly bytes: Buffer; readonly cut: boolean }> {
  const makers: Readonly<Record<string, () => ReturnType<typeof createGunzip>>> = {
    gzip: createGunzip,
    'x-gzip': createGunzip,
    deflate: createInflate,
    br: createBrotliDecompress,
  };
  const encoding = answer.headers['content-encoding']?.trim().toLowerCase() ?? 'identity';
  const make = makers[encoding];
  if (make === undefined && encoding !== 'identity')
    throw new Refused(`The page is encoded as ${encoding.slice(0, 40)}.`);
  const unpacked = make?.() ?? null;
  const stream = unpacked ?? answer;
  if (unpacked !== null) {
    answer.on('error', (error) => unpacked.destroy(error));
    answer.pipe(unpacked);
  }
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk as Buffer);
      length += (chunk as Buffer).length;
      if (length > mostBytes) break;
    }
  } finally {
    answer.destroy();
  }
  return { bytes: Buffer.concat(chunks).subarray(0, mostBytes), cut: length > mostBytes };
}

function decoded(bytes: Buffer, contentType: string): string {
  const inHead = /<meta[^>]{0,200}charset=["']?([\w-]{1,40})/iu.exec(bytes.subarray(0, 2048).toString('latin1'))?.[1];
  const label = /charset=["']?([\w-]{1,40})/iu.exec(contentType)?.[1] ?? inHead ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch {
    return new TextDecoder().decode(bytes);
  }
}

async function read(address: string, options: WebOptions, signal: AbortSignal): Promise<Page> {
  if (!URL.canParse(address)) throw new Refused('It is not an address.');
  let url = new URL(address);
  for (let redirects = 0; ; redirects += 1) {
    const answer = await open(url, options, signal);
    const status = answer.statusCode ?? 0;
    const { location } = answer.headers;
    if (status >= 300 && status < 400 && location !== undefined) {
      answer.destroy();
      if (redirects >= mostRedirects) throw new Refused('The address leads on too many times.');
      if (!URL.canParse(location, url)) throw new Refused('The address leads on to nothing.');
      url = new URL(location, url);
      continue;
    }
    const type = answer.headers['content-type']?.toLowerCase() ?? 'text/plain';
    const isText = /^(?:text\/|application\/(?:[\w.+-]*\+)?(?:json|xml|yaml|javascript))/u.test(type);
    if (status < 200 || status >= 300 || !isText) {
      answer.destroy();
      throw new Refused(
        isText
          ? `The server answered ${String(status)}.`
          : `It is no text but ${type.split(';')[0]?.slice(0, 60) ?? ''}.`,
      );
    }
    const { bytes, cut } = await bodyOf(answer);
    const text = decoded(bytes, type).replace(/\r\n?/gu, '\n');
    const isPage = type.startsWith('text/html') || type.includes('xhtml');
    const shown = isPage ? htmlText(text) : { title: '', text };
    return { ok: true, url: url.href, cut, ...shown };
  }
}

/**
 * Reads a page as text. Only http and https; never the person's own machine or network unless they have allowed it, whichever way it is
 * written, wherever the name leads, and at every redirect. Never throws.
 */
export async function fetchPage(address: string, options: WebOptions): Promise<Page> {
  const limit = AbortSignal.timeout(options.timeout ?? 15_000);
  const signal = AbortSignal.any([options.signal, limit]);
  try {
    return await read(address, options, signal);
  } catch (error) {
    if (error instanceof Refused) return { ok: false, reason: error.message };
    if (limit.aborted) return { ok: false, reason: 'It did not answer in time.' };
    return { ok: false, reason: `It cannot be read (${error instanceof Error ? error.message : String(error)}).` };
  }
}
