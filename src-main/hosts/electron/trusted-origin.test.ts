import { describe, expect, it } from 'vitest';
import { createTrustedOrigin } from './trusted-origin.ts';

describe('createTrustedOrigin', () => {
  it.each(['app://hermes-desk/', 'app://hermes-desk/index.html#/chat'])('trusts %s', (url) => {
    expect(createTrustedOrigin(null).isOurs(url)).toBe(true);
  });

  it.each([
    '',
    'about:blank',
    'app://stranger/',
    'app://hermes-desk.stranger/',
    'app://hermes-desk:1/',
    'other://hermes-desk/',
    'https://hermes-desk/',
    'file:///app/index.html',
    'data:text/html,x',
    'blob:app://hermes-desk/1',
    'http://localhost:5173/',
  ])('does not trust %j', (url) => {
    expect(createTrustedOrigin(null).isOurs(url)).toBe(false);
  });

  it('trusts exactly the development server it is given', () => {
    const trusted = createTrustedOrigin('http://localhost:5173');
    expect(trusted.isOurs('http://localhost:5173/main.tsx')).toBe(true);
    expect(trusted.isOurs('http://localhost:51730/')).toBe(false);
    expect(trusted.isOurs('https://localhost:5173/')).toBe(false);
  });
});
