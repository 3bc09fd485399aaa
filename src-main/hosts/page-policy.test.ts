import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, createNonce, NONCE_MARK, securityHeaders, withNonce } from './page-policy.ts';

describe('the policy of the page', () => {
  it('fills every mark of the page with the nonce, and a nonce is never used twice', () => {
    const page = Buffer.from(`<script nonce="${NONCE_MARK}"></script><style nonce="${NONCE_MARK}">ä</style>`);
    expect(withNonce(page, 'n').toString()).toBe('<script nonce="n"></script><style nonce="n">ä</style>');
    expect(new Set(Array.from({ length: 100 }, createNonce)).size).toBe(100);
  });

  it('allows scripts of the own origin alone: nothing inline, nothing evaluated, no nonce', () => {
    const policy = contentSecurityPolicy('N', ['ws://127.0.0.1:1']);
    const directives = new Map(policy.split('; ').map((line) => [line.split(' ')[0], line]));
    expect(directives.get('default-src')).toBe("default-src 'none'");
    expect(directives.get('script-src')).toBe("script-src 'self'");
    expect(directives.get('style-src')).toBe("style-src 'self' 'nonce-N'");
    expect(directives.get('connect-src')).toBe("connect-src 'self' ws://127.0.0.1:1");
    expect(policy).not.toMatch(/unsafe|https?:|\*/);
    for (const name of ['base-uri', 'form-action', 'frame-ancestors', 'frame-src', 'object-src']) {
      expect(directives.get(name)).toBe(`${name} 'none'`);
    }
  });

  it('goes with every other header that browsers know', () => {
    expect(Object.keys(securityHeaders('x')).sort()).toEqual([
      'content-security-policy',
      'cross-origin-embedder-policy',
      'cross-origin-opener-policy',
      'cross-origin-resource-policy',
      'permissions-policy',
      'referrer-policy',
      'x-content-type-options',
      'x-frame-options',
    ]);
  });
});
