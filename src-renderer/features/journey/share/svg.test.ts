import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compileGraph } from '@shared/journey/chart.ts';
import { grow } from '@shared/journey/growth.ts';
import { syntheticJourney } from '../../../../bench/starmap/synthetic.ts';
import { fitCamera } from '../map/camera.ts';
import type { Label } from '../map/text-kit.ts';
import { CATEGORY_COLOURS, type Theme } from '../map/theme.ts';
import { withNote } from './png.ts';
import { type Drawing, drawSvg, xmlText } from './svg.ts';

const theme: Theme = {
  dark: true,
  ground: '#10141d',
  raised: '#181e2a',
  ink: '#e8ebf3',
  quiet: '#8f99ae',
  polaris: '#a2bcff',
  categories: CATEGORY_COLOURS.dark,
  family: '"A & B", sans-serif',
  scale: 1,
};

function label(text: string): Label {
  return { x: 10, y: 10, w: 50, h: 15, text, style: { size: 12, weight: 400, colour: '#ffffff' } };
}

function drawing(size: number, labels: readonly Label[], title = 'Star Map'): Drawing {
  const data = compileGraph(syntheticJourney(size)).data;
  const plan = grow(data);
  const window = { width: 800, height: 600 };
  const view = { ...window, dpr: 1, playhead: Infinity, horizon: Infinity, ticks: [], theme };
  return {
    chart: { data, plan, places: plan, kept: null },
    frame: { ...view, camera: fitCamera(window, plan.belt) },
    labels,
    caption: {
      title,
      contains: 'without names and texts',
      heading: '40 things',
      legend: 'Circle: note <&>. 圆：笔记。',
    },
  };
}

function parse(svg: string): Document {
  return new DOMParser().parseFromString(svg, 'image/svg+xml');
}

test('whatever the names are, the file is sound XML and its texts are theirs', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 8 }), (texts) => {
      const hostile = [...texts, '</text><script>alert(1)</script>', '"\'&<>', ']]>', '\ud800 \ufffe \0'];
      const document = parse(drawSvg(drawing(0, hostile.map(label), hostile[0])));
      expect(document.querySelector('parsererror')).toBeNull();
      expect(document.querySelector('script')).toBeNull();
      expect(document.documentElement.localName).toBe('svg');
      expect([...document.querySelectorAll('g > text')]).toHaveLength(hostile.length);
    }),
    { numRuns: 100 },
  );
});

test('an escaped text reads back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const clean = text.replace(/\r\n?/g, '\n');
      expect(parse(`<t>${xmlText(clean)}</t>`).documentElement.textContent).toBe(clean);
    }),
  );
});

test('it holds every node and says what it contains', () => {
  const small = drawing(40, []);
  const document = parse(drawSvg(small));
  expect(document.querySelector('title')?.textContent).toBe('Star Map');
  expect(document.querySelector('desc')?.textContent).toBe('without names and texts');
  const glyphs = [...document.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  const closed = glyphs.join('').split('Z').length - 1;
  expect(closed).toBe(40 + small.chart.plan.sectors.names.length);
});

test('a large map stays a small file', () => {
  expect(drawSvg(drawing(3000, [])).length).toBeLessThan(400_000);
});

test('a picture carries its note where every reader of the format finds it', () => {
  // The smallest PNG there is: signature, header, no pixels, end.
  const png = Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (c) => c.charCodeAt(0),
  );
  const noted = withNote(png, { Title: 'Star Map', Description: '星图' });
  const text = new TextDecoder().decode(noted);
  expect(text).toContain('iTXtTitle\0\0\0\0\0Star Map');
  expect(text).toContain('iTXtDescription\0\0\0\0\0星图');
  const view = new DataView(noted.buffer);
  const names: string[] = [];
  for (let at = 8; at < noted.length; at += 12 + view.getUint32(at)) {
    names.push(new TextDecoder().decode(noted.subarray(at + 4, at + 8)));
  }
  expect(names).toEqual(['IHDR', 'iTXt', 'iTXt', 'IDAT', 'IEND']);
});
