import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createAttempts } from './attempts.ts';
import { createGuard } from './guard.ts';
import { createLaunchToken } from './token.ts';

const token = createLaunchToken();
const guard = createGuard(4000, token);
const cookie = token.cookieFor(4000).split(';')[0] ?? '';
const own: IncomingHttpHeaders = { host: '127.0.0.1:4000', cookie };

describe('createGuard', () => {
  it('lets the person in under both loopback names', () => {
    expect(guard.isPerson({ headers: own })).toBe(true);
    expect(guard.isPerson({ headers: { ...own, host: 'localhost:4000' } })).toBe(true);
    expect(
      guard.isPerson({ headers: { ...own, origin: 'http://127.0.0.1:4000', 'sec-fetch-site': 'same-origin' } }),
    ).toBe(true);
  });

  it.each<[string, IncomingHttpHeaders]>([
    ['no cookie', { host: '127.0.0.1:4000' }],
    ['the cookie of another port', { ...own, cookie: token.cookieFor(4001).split(';')[0] }],
    ['a wrong cookie', { ...own, cookie: 'hermes-desk-4000=guess' }],
    ['a foreign name (DNS rebinding)', { ...own, host: 'stranger.invalid:4000' }],
    ['another port', { ...own, host: '127.0.0.1:4001' }],
    ['no name', { cookie }],
    ['a foreign page', { ...own, origin: 'http://stranger.invalid' }],
    ['a sandboxed page', { ...own, origin: 'null' }],
    ['the other loopback name', { ...own, origin: 'http://localhost:4000' }],
    ['a page of another port', { ...own, 'sec-fetch-site': 'same-site' }],
    ['a page of another site', { ...own, 'sec-fetch-site': 'cross-site' }],
  ])('keeps out %s', (_why, headers) => {
    expect(guard.isPerson({ headers })).toBe(false);
    expect(guard.isPage({ headers })).toBe(false);
  });

  it('wants the origin of a page for a socket', () => {
    expect(guard.isPage({ headers: own })).toBe(false);
    expect(guard.isPage({ headers: { ...own, origin: 'http://127.0.0.1:4000' } })).toBe(true);
  });
});

describe('createLaunchToken', () => {
  it('is new at every launch, and the cookie does not tell it', () => {
    const other = createLaunchToken();
    expect(other.token).not.toBe(token.token);
    expect(token.isToken(token.token)).toBe(true);
    for (const wrong of [other.token, '', null, undefined, `${token.token} `]) expect(token.isToken(wrong)).toBe(false);
    expect(token.cookieFor(1)).not.toContain(token.token);
  });

  it('sets a cookie that scripts cannot read and other sites cannot send', () => {
    expect(token.cookieFor(4000)).toMatch(/^hermes-desk-4000=[\w-]{43}; HttpOnly; SameSite=Strict; Path=\/$/);
  });

  it('finds its cookie among others', () => {
    expect(token.isCookie(`a=b; ${cookie}; c=d`, 4000)).toBe(true);
    expect(token.isCookie(`x${cookie}`, 4000)).toBe(false);
    expect(token.isCookie(undefined, 4000)).toBe(false);
  });
});

describe('createAttempts', () => {
  it('counts wrong tokens within its window only', () => {
    let now = 0;
    const attempts = createAttempts(2, 1000, () => now);
    expect([attempts.wrong(), attempts.wrong(), attempts.wrong(), attempts.wrong()]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    now = 2000;
    expect(attempts.wrong()).toBe(false);
  });
});
