import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { href, parseHash, places } from './route.ts';

describe('the address', () => {
  it('leads back to what it was made of', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...places),
        fc.array(fc.string({ minLength: 1, unit: 'grapheme' })),
        fc.dictionary(fc.string({ minLength: 1, unit: 'grapheme' }), fc.string({ unit: 'grapheme' })),
        (place, rest, query) => {
          const route = parseHash(href(place, rest, query));
          expect({ place: route.place, rest: route.rest }).toEqual({ place, rest });
          expect({ ...route.query }).toEqual({ ...query });
        },
      ),
    );
  });

  it.each(['', '#', '#/', '#/nowhere/x', '#/%E0%A4%A'])('opens the chat for %s', (hash) => {
    expect(parseHash(hash).place).toBe('chat');
  });

  it('reads a broken escape as the text it is', () => {
    expect(parseHash('#/chat/%E0%A4%A').rest).toEqual(['%E0%A4%A']);
  });
});
