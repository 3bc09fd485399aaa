import { describe, expect, it } from 'vitest';
import { otherPlace } from './links.ts';

describe('words of a link', () => {
  it.each([
    ['https://bank.example', 'https://evil.example/', 'evil.example'],
    ['bank.example/login', 'https://bank.example.evil.example/login', 'bank.example.evil.example'],
    ['www.bank.example', 'https://evil.example/?bank.example', 'evil.example'],
    ['https://bank.example@evil.example', 'https://bank.example@other.example/', 'other.example'],
    ['anna@home.example', 'mailto:eve@evil.example', 'eve@evil.example'],
    ['bаnk.example', 'https://bank.example/', 'bank.example'],
  ])('that name another place are told: %s', (words, href, place) => {
    expect(otherPlace(words, href)).toBe(place);
  });

  it.each([
    ['the documentation', 'https://example.org/'],
    ['https://example.org/a', 'https://example.org/a'],
    ['example.org', 'https://www.example.org/'],
    ['example.org', 'https://docs.example.org/'],
    ['anna@home.example', 'mailto:anna@home.example'],
    ['see example.org for more', 'https://other.example/'],
    ['', 'https://example.org/'],
  ])('that name it, or no place, stand alone: %s', (words, href) => {
    expect(otherPlace(words, href)).toBeNull();
  });
});
