import type { Log } from '../../api/log.ts';

const MAX_LENGTH = 2048;

/**
 * An address that may be handed to the system: http, https or mailto, without a name and password in it, of a sane
 * length. Anything else (file:, javascript:, the handlers other programs register) is null.
 */
export function externalAddress(address: string): string | null {
  if (address.length > MAX_LENGTH) return null;
  const url = URL.parse(address);
  if (url === null || url.username !== '' || url.password !== '') return null;
  if (url.protocol === 'mailto:') return url.href;
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.hostname !== '' ? url.href : null;
}

/** The only way from a page to the system's browser. */
export type OpenExternal = (address: string) => void;

/** `open` is Electron's shell.openExternal; nothing else in the app may call it. */
export function createOpenExternal(open: (address: string) => Promise<void>, log: Log): OpenExternal {
  return (address) => {
    const allowed = externalAddress(address);
    if (allowed === null) {
      // Only the scheme is logged: an address may carry words of the person.
      log.warn('an address was not opened', { scheme: URL.parse(address)?.protocol ?? 'none' });
      return;
    }
    open(allowed).catch((fault: unknown) => log.warn('an address could not be opened', { fault: String(fault) }));
  };
}
