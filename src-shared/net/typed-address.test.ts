import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completedAddress } from './typed-address.ts';

describe('an address that was typed', () => {
  it.each([
    ['memory.example.org', 'https://memory.example.org'],
    ['memory.example.org:8443/path/', 'https://memory.example.org:8443/path/'],
    [' localhost:8000 ', 'http://localhost:8000'],
    ['localhost/honcho', 'http://localhost/honcho'],
    ['127.0.0.1', 'http://127.0.0.1'],
    ['10.1.2.3:80', 'http://10.1.2.3:80'],
    ['172.16.0.1', 'http://172.16.0.1'],
    ['172.32.0.1', 'https://172.32.0.1'],
    ['192.168.1.9', 'http://192.168.1.9'],
    ['192.169.1.9', 'https://192.169.1.9'],
    ['169.254.1.1', 'http://169.254.1.1'],
    ['100.100.1.1', 'http://100.100.1.1'],
    ['8.8.8.8', 'https://8.8.8.8'],
    ['nas:6767', 'http://nas:6767'],
    ['box.local', 'http://box.local'],
    ['::1', 'http://[::1]'],
    ['[fd00::1]:8000', 'http://[fd00::1]:8000'],
    ['[2001:db8::1]', 'https://[2001:db8::1]'],
  ])('is completed: %s', (typed, whole) => expect(completedAddress(typed)).toBe(whole));

  it.each([
    '',
    'https://a.example',
    'HTTP://a',
    'ftp://a',
    'two words',
    'user@host',
    'a?b',
    'javascript:alert(1)',
    '[x',
  ])('stays as it is where it is whole or none: "%s"', (typed) => expect(completedAddress(typed)).toBe(typed));

  it('is given the usual port on this machine alone, and only where none was typed', () => {
    expect(completedAddress('localhost', 1933)).toBe('http://localhost:1933');
    expect(completedAddress('::1', 1933)).toBe('http://[::1]:1933');
    expect(completedAddress('localhost:1', 1933)).toBe('http://localhost:1');
    expect(completedAddress('10.0.0.1', 1933)).toBe('http://10.0.0.1');
  });

  it('changes no more when it is completed', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webAuthority()), (typed) => {
        const once = completedAddress(typed);
        expect(completedAddress(once)).toBe(once);
      }),
    );
  });
});
