import { isIPv4, isIPv6, BlockList } from 'node:net';

/** Where Honcho itself runs. */
export const CLOUD = 'https://api.honcho.dev';
/** Where a server of one's own usually runs. */
export const USUAL_LOCAL = 'http://localhost:8000';

const near = new BlockList();
near.addSubnet('0.0.0.0', 32, 'ipv4');
near.addSubnet('127.0.0.0', 8, 'ipv4');
near.addSubnet('10.0.0.0', 8, 'ipv4');
near.addSubnet('172.16.0.0', 12, 'ipv4');
near.addSubnet('192.168.0.0', 16, 'ipv4');
near.addSubnet('169.254.0.0', 16, 'ipv4');
near.addSubnet('100.64.0.0', 10, 'ipv4');
near.addAddress('::1', 'ipv6');
near.addSubnet('fc00::', 7, 'ipv6');
near.addSubnet('fe80::', 10, 'ipv6');

/** Why an address cannot be one of a server, for people; null when it can. `localhost:8000` reads as a scheme, so it is refused. */
export function badAddress(address: string): string | null {
  if (!URL.canParse(address)) return `"${address}" is not an address: write it as http://localhost:8000.`;
  const url = new URL(address);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return `"${address}" must begin with http:// or https://.`;
  if (url.username !== '' || url.password !== '') return 'The address must not hold a name or password.';
  if (url.search !== '' || url.hash !== '') return 'The address must not hold a query or fragment.';
  return null;
}

/** The address without the version (`/v3`) and slashes at its end; the path of a reverse proxy stays, requests go below it. */
export function baseOf(address: string): string {
  return address
    .trim()
    .replace(/\/+$/, '')
    .replace(/\/v\d+$/i, '')
    .replace(/\/+$/, '');
}

/**
 * Whether a server is on this machine or in this network by its literal address (`localhost`, loopback, private, link-local,
 * unique local, 100.64.0.0/10). A name of the local network does not count, as in Hermes.
 */
export function isLocal(address: string): boolean {
  if (badAddress(address) !== null) return false;
  const host = new URL(address).hostname.replace(/^\[|\]$/g, '');
  if (host === 'localhost') return true;
  if (isIPv4(host)) return near.check(host, 'ipv4');
  return isIPv6(host) && near.check(host, 'ipv6');
}
