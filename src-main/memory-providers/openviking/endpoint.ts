/** Where a server on this machine listens when nothing else is said. */
export const LOCAL_PORT = 1933;
/** The vendor's own service. */
export const HOSTED = 'https://api.vikingdb.cn-beijing.volces.com/openviking';

/** An address as it is used, or one sentence saying why it cannot be. */
export type Endpoint = { readonly ok: true; readonly url: string } | { readonly ok: false; readonly problem: string };

/** Addresses at which clouds hand out the keys of a machine. */
const metadata = new Set([
  ...['169.254.169.254', '169.254.170.2', '100.100.100.200', '[fd00:ec2::254]'],
  ...['metadata.google.internal', 'metadata.azure.internal', 'metadata'],
]);
const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]']);
const mappedMetadata = /^\[::ffff:(?:a9fe:a9fe|a9fe:aa02|6464:64c8)\]$/u;

/**
 * An address as Hermes reads it: slashes at the end go, a bare host gets `http://`, and a bare loopback the usual port, too. What is wrong
 * is told and never replaced by this machine.
 */
export function endpointOf(written: string): Endpoint {
  const text = written.trim().replace(/\/+$/u, '');
  const refuse = (why: string): Endpoint => ({ ok: false, problem: `The address of OpenViking ${why}.` });
  if (text === '') return refuse('is missing');
  const schemed = /^[a-z][a-z0-9+.-]*:\/\//iu.test(written.trim());
  const bare = /^(?:localhost|127\.0\.0\.1|\[?::1\]?)$/iu.test(text);
  const host = text === '::1' ? '[::1]' : text;
  const whole = schemed ? text : `http://${host}${bare ? `:${String(LOCAL_PORT)}` : ''}`;
  if (!URL.canParse(whole)) return refuse('is not an address');
  const url = new URL(whole);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('must begin with http:// or https://');
  if (url.username !== '' || url.password !== '') return refuse('must not hold a name or a password');
  if (/[?#]/u.test(whole)) return refuse('must not hold a query or a fragment');
  if (url.port === '0') return refuse('has a port that does not exist');
  const name = url.hostname.toLowerCase().replace(/\.$/u, '');
  if (metadata.has(name) || mappedMetadata.test(name)) return refuse('is one at which a cloud hands out keys');
  return { ok: true, url: url.href.replace(/\/+$/u, '') };
}

/** Whether an address is on this machine. */
export function isLocal(endpoint: string): boolean {
  return URL.canParse(endpoint) && loopbackNames.has(new URL(endpoint).hostname);
}

/** The command with which a person starts a server at an address of this machine. */
export function startCommand(endpoint: string): string {
  const { hostname, port, protocol } = new URL(endpoint);
  const usual = protocol === 'https:' ? '443' : '80';
  return `openviking-server --host ${hostname.replace(/[[\]]/gu, '')} --port ${port === '' ? usual : port}`;
}
