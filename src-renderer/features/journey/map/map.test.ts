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
      fc.property(size, fc.integer({ min: 50, max: 5000 }), fc.constantFrom(1, 1.5, 2), (window, reach, text) => {
        const { k, x, y } = fitCamera(window, reach, text);
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

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** How each kind of sight mixes linear red, green and blue (Machado, Oliveira and Fernandes 2009, full severity). */
const SIGHT = {
  common: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'red-blind': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'green-blind': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'blue-blind': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
} as const satisfies Record<string, Matrix>;

const times = (m: Matrix, [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(m[0]), row(m[1]), row(m[2])];
};

/** A colour as seen, in OKLab, where distance is difference to the eye. */
function lab(sight: Matrix, hex: string): Triple {
  const linear = (at: number): number => {
    const v = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const [r, g, b] = times(sight, [linear(1), linear(3), linear(5)]).map((v) => Math.max(0, Math.min(1, v)));
  const cones = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    [r ?? 0, g ?? 0, b ?? 0],
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(cones[0]), Math.cbrt(cones[1]), Math.cbrt(cones[2])],
  );
}

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

  test.each(Object.keys(SIGHT))(
    'no two of the eight look alike to %s sight, and neighbours on the map less so',
    (sight) => {
      for (const colours of Object.values(CATEGORY_COLOURS)) {
        const seen = colours.map((colour) => lab(SIGHT[sight as keyof typeof SIGHT], colour));
        seen.forEach((a, i) =>
          seen.slice(i + 1).forEach((b, j) => {
            const apart = Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
            expect(apart, `${colours[i] ?? ''} ${colours[i + 1 + j] ?? ''}`).toBeGreaterThan(j === 0 ? 0.075 : 0.055);
          }),
        );
      }
    },
  );

  test('brightness only grows with youth', () => {
    for (const theme of themes) {
      for (const ages of ageColours(theme)) {
        const steps = ages.slice(0, -1).map((colour) => contrast(colour, theme.ground));
        steps.slice(1).forEach((step, i) => expect(step).toBeGreaterThanOrEqual((steps[i] ?? 0) - 0.05));
      }
    }
  });
});
