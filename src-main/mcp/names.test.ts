import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fitsGlob, isOffered, toolName } from './names.ts';

describe('the name of a tool', () => {
  it.each([
    ['calendar', 'create_event', 'mcp__calendar__create_event'],
    ['my server', 'do.it-now', 'mcp__my_server__do_it_now'],
    ['日历', '添加', 'mcp________'],
  ])('of %s and %s', (server, tool, name) => {
    expect(toolName(server, tool)).toBe(name);
  });

  it('is taken by every endpoint, and differs from those that are taken', () => {
    const names = fc.string({ maxLength: 90 });
    fc.assert(
      fc.property(names, names, (server, tool) => {
        const name = toolName(server, tool);
        expect(name).toMatch(/^mcp__[A-Za-z0-9_]{1,59}$/u);
        const other = toolName(server, tool, new Set([name]));
        expect(other).toMatch(/^mcp__[A-Za-z0-9_]{1,59}$/u);
        expect(toolName(server, tool)).toBe(name);
      }),
    );
    expect(toolName('a', 'b', new Set(['mcp__a__b']))).not.toBe('mcp__a__b');
  });
});

describe('a glob', () => {
  it('means what its regular expression means', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '/', '😀'), maxLength: 12 });
    const glob = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*', '?'), maxLength: 8 });
    fc.assert(
      fc.property(glob, text, (pattern, name) => {
        const source = pattern.replaceAll('.', '\\.').replaceAll('*', '.*').replaceAll('?', '.');
        expect(fitsGlob(pattern, name)).toBe(new RegExp(`^${source}$`, 'su').test(name));
      }),
      { numRuns: 1000 },
    );
  });

  it('takes no more than the product of the lengths', () => {
    expect(fitsGlob('*a'.repeat(2000), 'a'.repeat(1999))).toBe(false);
  });

  it('of include beats one of exclude', () => {
    expect(isOffered('x', ['x'], ['*'])).toBe(true);
    expect(isOffered('y', ['x'], [])).toBe(false);
    expect(isOffered('y', [], ['y*'])).toBe(false);
    expect(isOffered('z', [], ['y*'])).toBe(true);
  });
});
