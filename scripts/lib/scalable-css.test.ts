import { describe, expect, it } from 'vitest';
import { asPageQuery, inRem } from './scalable-css.ts';

describe('style sheets that scale', () => {
  it.each([
    ['13px', '0.8125rem'],
    ['0 10px', '0 0.625rem'],
    ['400 var(--t-13)/20px var(--sans)', '400 var(--t-13)/1.25rem var(--sans)'],
    ['calc(100vw - 48px)', 'calc(100vw - 3rem)'],
    ['-6px', '-0.375rem'],
    ['1px solid var(--line)', '1px solid var(--line)'],
    ['inset 2px 0 0 var(--rem)', 'inset 2px 0 0 var(--rem)'],
    ['1.5px', '1.5px'],
    ['url(a-16px.png)', 'url(a-16px.png)'],
    ["'16px'", "'16px'"],
    ['var(--w-16px)', 'var(--w-16px)'],
  ])('%s becomes %s', (before, after) => {
    expect(inRem(before)).toBe(after);
  });

  it('ask the page, not the window, how wide it is', () => {
    expect(asPageQuery('(max-width: 1099px)')).toBe('app (max-width: 68.6875rem)');
    expect(asPageQuery('(width >= 1100px)')).toBe('app (width >= 68.75rem)');
    expect(asPageQuery('(min-width: 600px) and (max-height: 500px)')).toBe(
      'app (min-width: 37.5rem) and (max-height: 31.25rem)',
    );
    expect(asPageQuery('(forced-colors: active)')).toBeNull();
    expect(asPageQuery('print')).toBeNull();
  });
});
