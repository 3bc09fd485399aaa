import { APP_ORIGIN } from './app-protocol.ts';

/** Which pages are ours. */
export interface TrustedOrigin {
  /** Whether a page at `url` is the app itself. */
  isOurs(url: string): boolean;
}

/** The app's own origin and, where `devServer` is given (never in a packaged app), the development server's. */
export function createTrustedOrigin(devServer: string | null): TrustedOrigin {
  const dev = devServer === null ? null : (URL.parse(devServer)?.origin ?? null);
  return {
    isOurs(url) {
      const parsed = URL.parse(url);
      if (parsed === null) return false;
      // The URL class gives schemes it does not know the origin "null", so the parts are compared.
      if (`${parsed.protocol}//${parsed.host}` === APP_ORIGIN) return true;
      return dev !== null && parsed.origin === dev;
    },
  };
}
