import { randomBytes } from 'node:crypto';

/** Stands in the built index.html wherever a nonce belongs; replaced by a fresh one at every response. */
export const NONCE_MARK = '__HERMES_DESK_NONCE__';

/** A nonce for one response: 128 random bits. */
export function createNonce(): string {
  return randomBytes(16).toString('base64');
}

/** The page with its nonce filled in. */
export function withNonce(page: Buffer, nonce: string): Buffer<ArrayBuffer> {
  return Buffer.from(page.toString('utf8').replaceAll(NONCE_MARK, nonce), 'utf8');
}

/**
 * The Content-Security-Policy of the page: scripts, styles, images and connections of its own origin only, so that
 * text from a model, a skill or the web can neither run nor fetch (an image address would carry words out).
 * `connect` names what is needed beyond the own origin (the web host's socket).
 */
export function contentSecurityPolicy(nonce: string, connect: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self'",
    ["connect-src 'self'", ...connect].join(' '),
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "frame-src 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** The security headers every answer carries, the policy included. */
export function securityHeaders(policy: string): Readonly<Record<string, string>> {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
    'permissions-policy':
      'camera=(), microphone=(), geolocation=(), usb=(), serial=(), hid=(), midi=(), payment=(), display-capture=(), clipboard-read=()',
  };
}
