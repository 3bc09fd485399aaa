import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NONCE_MARK } from '../page-policy.ts';
import { appScheme, createAppProtocol } from './app-protocol.ts';

let top: string;
let serve: (request: Request) => Promise<Response>;
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'app-protocol-'));
  writeFileSync(join(top, 'index.html'), `<script nonce="${NONCE_MARK}"></script>`);
  writeFileSync(join(top, 'app.js'), 'code');
  serve = createAppProtocol(top);
});
afterAll(() => rmSync(top, { recursive: true, force: true }));

describe('the app:// protocol', () => {
  it('serves the page with its policy, and the nonce of the policy in it', async () => {
    const response = await serve(new Request('app://hermes-desk/'));
    const policy = response.headers.get('content-security-policy') ?? '';
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none';
    expect(await response.text()).toBe(`<script nonce="${nonce}"></script>`);
    expect(policy).toContain("script-src 'self'");
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('serves its files with their type', async () => {
    const response = await serve(new Request('app://hermes-desk/app.js'));
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  });

  it.each([
    ['app://hermes-desk/..%2f..%2fetc%2fpasswd', 403],
    ['app://hermes-desk/%2e%2e%2fsecret', 403],
    ['app://stranger/index.html', 403],
    ['other://hermes-desk/', 403],
    ['app://hermes-desk/nothing.js', 404],
  ])('refuses %s', async (url, status) => {
    const response = await serve(new Request(url));
    expect([response.status, await response.text()]).toEqual([status, '']);
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('answers GET alone', async () => {
    expect((await serve(new Request('app://hermes-desk/', { method: 'POST', body: 'x' }))).status).toBe(405);
  });

  it('is a standard, secure scheme that bypasses no policy', () => {
    expect(appScheme.privileges).toEqual({ standard: true, secure: true, supportFetchAPI: true, codeCache: true });
  });
});
