import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { centreOn, fitCamera, intoView, restoreCamera, saveCamera } from './camera.ts';
import { glyphRadius } from './glyphs.ts';
import { overlap, pad, Placer } from './placer.ts';
import { ageColours, CATEGORY_COLOURS, categoryInk, contrast, type Theme } from './theme.ts';

const box = fc.record({
  x: fc.integer({ min: -20, max: 620 }),
  y: fc.integer({ min: -20, max: 420 }),
  w: fc.integer({ min: 1, max: 200 }),
  h: fc.integer({ min: 1, max: 30 }),
});

test('whatever is claimed never overlaps, and stays inside the window', () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 60 }), (boxes) => {
      const placer = new Placer(600, 400);
      const placed = boxes.filter((one) => placer.claim(pad(one, 3, 1)));
      placed.forEach((a, i) => {
        expect(a.x >= 0 && a.y >= 0 && a.x + a.w <= 600 && a.y + a.h <= 400).toBe(true);
        for (const b of placed.slice(i + 1)) expect(overlap(a, b)).toBe(false);
      });
    }),
  );
});

describe('camera', () => {
  const size = fc.record({ width: fc.integer({ min: 200, max: 4000 }), height: fc.integer({ min: 200, max: 2500 }) });

  test('what is in the middle of the window is in the middle of any other window', () => {
    fc.assert(
      fc.property(size, size, fc.double({ min: 0.05, max: 6, noNaN: true }), (from, to, k) => {
        const saved = saveCamera({ k, x: 37, y: -91 }, from);
        if (saved === null) throw new Error('nothing saved');
        const again = saveCamera(restoreCamera(saved, to), to);
        expect(again?.cx).toBeCloseTo(saved.cx, 6);
        expect(again?.cy).toBeCloseTo(saved.cy, 6);
        expect(again?.k).toBe(k);
      }),
    );
  });

  test('the whole map fits into any window', () => {
    fc.assert(
      fc.property(size, fc.integer({ min: 50, max: 5000 }), (window, reach) => {
        const { k, x, y } = fitCamera(window, reach);
        expect(x - reach * k).toBeGreaterThanOrEqual(0);
        expect(y - reach * k).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('a point out of view is shifted into it, one in view is left alone', () => {
    const window = { width: 800, height: 600 };
    expect(intoView({ x: 400, y: 300 }, window)).toBeNull();
    const shift = intoView({ x: 2000, y: -50 }, window);
    expect(shift).not.toBeNull();
    expect(2000 + (shift?.x ?? 0)).toBeLessThan(800);
    expect(-50 + (shift?.y ?? 0)).toBeGreaterThan(0);
    expect(centreOn(10, 20, 2, window)).toEqual({ k: 2, x: 380, y: 260 });
  });
});

test('a glyph is never drawn larger than its room', () => {
  for (const k of [0.4, 1, 2, 8, 30]) expect(glyphRadius(9, k)).toBeLessThanOrEqual(9 * k + 1e-9);
});

describe('colours', () => {
  const base = { raised: '#ffffff', polaris: '#2850b4', family: 'sans-serif', scale: 1 };
  const themes: Theme[] = [
    { ...base, dark: true, ground: '#10141d', ink: '#e8ebf3', quiet: '#8f99ae', categories: CATEGORY_COLOURS.dark },
    { ...base, dark: false, ground: '#f9fafc', ink: '#151b29', quiet: '#586378', categories: CATEGORY_COLOURS.light },
  ];

  test('the oldest node keeps 3 to 1 against the ground, names of categories 4.5 to 1', () => {
    for (const theme of themes) {
      for (const ages of ageColours(theme)) {
        for (const colour of ages.slice(0, -1)) expect(contrast(colour, theme.ground)).toBeGreaterThanOrEqual(3);
      }
      theme.categories.forEach((_, sector) => {
        expect(contrast(categoryInk(theme, sector), theme.ground)).toBeGreaterThanOrEqual(4.5);
      });
    }
  });

  test('brightness only grows with youth', () => {
    for (const theme of themes) {
      for (const ages of ageColours(theme)) {
        const steps = ages.slice(0, -1).map((colour) => contrast(colour, theme.ground));
        steps.slice(1).forEach((step, i) => expect(step).toBeGreaterThanOrEqual((steps[i] ?? 0) - 0.05));
      }
    }
  });
});
