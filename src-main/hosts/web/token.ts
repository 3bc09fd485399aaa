import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** The secret of one launch: what the printed address carries, and the cookie a browser gets for it. */
export interface LaunchToken {
  /** 256 random bits, base64url. */
  readonly token: string;
  /** Constant in time whatever is given. */
  isToken(given: string | null | undefined): boolean;
  /** The `Set-Cookie` value that lets a browser in until it closes. */
  cookieFor(port: number): string;
  /** Whether a `Cookie` header carries this launch's cookie for `port`. */
  isCookie(header: string | undefined, port: number): boolean;
}

/** Makes the secret of a launch. Nothing of it is ever stored. */
export function createLaunchToken(): LaunchToken {
  const token = randomBytes(32).toString('base64url');
  // The cookie is derived, so that a cookie jar that leaks does not leak the address.
  const cookie = createHmac('sha256', token).update('cookie').digest('base64url');
  return {
    token,
    isToken: (given) => same(given, token),
    cookieFor: (port) => `${cookieName(port)}=${cookie}; HttpOnly; SameSite=Strict; Path=/`,
    isCookie: (header, port) => same(readCookie(header, cookieName(port)), cookie),
  };
}

// Cookies ignore ports: without the port in its name, two hosts on one machine would overwrite each other's.
function cookieName(port: number): string {
  return `hermes-desk-${port}`;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  return header
    ?.split(';')
    .map((pair) => pair.trim())
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
}

function same(given: string | null | undefined, expected: string): boolean {
  if (given === null || given === undefined) return false;
  const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}
