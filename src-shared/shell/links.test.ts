import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Destination } from '../contract/shell.ts';
import { formatLink, parseLink } from './links.ts';

describe('a link into the app', () => {
  it.each<[string, Destination]>([
    ['hermes-desk://session/20261130_0915-ab', { kind: 'session', session: '20261130_0915-ab', message: null }],
    ['hermes-desk://session/s1/', { kind: 'session', session: 's1', message: null }],
    ['HERMES-DESK://session/s1/message/42', { kind: 'session', session: 's1', message: 42 }],
    ['hermes-desk://memory/e-12.b', { kind: 'memory', entry: 'e-12.b' }],
    ['hermes-desk://node/memory%3Auser%3Aab12cd', { kind: 'node', node: 'memory:user:ab12cd' }],
    ['hermes-desk://node/media%2Fphoto-import', { kind: 'node', node: 'media/photo-import' }],
  ])('%s leads to its place', (text, to) => {
    expect(parseLink(text)).toEqual(to);
  });

  it.each([
    '',
    'hermes-desk://',
    'hermes-desk:session/s1',
    'hermes-desk://session',
    'hermes-desk://session/',
    'hermes-desk://session/../../etc/passwd',
    'hermes-desk://session/s1/message/0',
    'hermes-desk://session/s1/message/1e3',
    'hermes-desk://session/s1/message/12/approve',
    'hermes-desk://session/s1/approve/12',
    'hermes-desk://session/s1?approve=all',
    'hermes-desk://session/s1#/approvals',
    'hermes-desk://name:secret@session/s1',
    'hermes-desk://session/%2e%2e%2fx',
    'hermes-desk://session/%00',
    'hermes-desk://session/%E0%A4%A',
    'hermes-desk://session/a b',
    'hermes-desk://session/a\nb',
    'hermes-desk://session/-flag',
    'hermes-desk://session/<script>',
    'hermes-desk://memory/e1/extra',
    'hermes-desk://node/..',
    'hermes-desk://node/a%2F..%2Fb',
    'hermes-desk://node/%E2%80%AEevil',
    'hermes-desk://approve/all',
    'hermes-desk://place/settings',
    'https://session/s1',
    'javascript:hermes-desk://session/s1',
    `hermes-desk://session/${'a'.repeat(201)}`,
    `hermes-desk://node/${'a'.repeat(2000)}`,
  ])('%j is none', (text) => {
    expect(parseLink(text)).toBeNull();
  });

  it('is read back as it was made', () => {
    const ids = fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,60}$/);
    const places = fc.oneof(
      fc.record({ kind: fc.constant('session' as const), session: ids, message: fc.option(fc.integer({ min: 1 })) }),
      fc.record({ kind: fc.constant('memory' as const), entry: ids }),
      fc.record({ kind: fc.constant('node' as const), node: ids.map((name) => `memory:user:${name}`) }),
    );
    fc.assert(
      fc.property(places, (to) => {
        expect(parseLink(formatLink(to) ?? '')).toEqual(to);
      }),
    );
  });

  it('never throws, and leads to a link again whatever is given', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const to = parseLink(`hermes-desk://${text}`);
        if (to !== null) expect(parseLink(formatLink(to) ?? '')).toEqual(to);
      }),
    );
  });
});
