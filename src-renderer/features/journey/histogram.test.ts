import { expect, test } from 'vitest';
import { compileGraph } from '@shared/journey/chart.ts';
import { makePlan } from '@shared/journey/growth.ts';
import { patternedJourney } from '../../../bench/starmap/patterns.ts';
import { barCount, histogram } from './histogram.ts';
import { MapModel } from './map/model.ts';

function bars(count: number, pattern = ''): ReturnType<typeof histogram> {
  const graph = patternedJourney(count, pattern);
  const compiled = compileGraph(graph);
  const model = new MapModel(graph, compiled);
  model.plan = makePlan(compiled.data);
  return histogram(model, barCount(model.plan.order.length));
}

test('one thing a day is an even pace: every bar between the ends has the same height', () => {
  const heights = bars(365, 'daily').map(({ skills, memories }) => skills + memories);
  expect(heights).toHaveLength(96);
  const inner = heights.slice(1, -1);
  expect(Math.max(...inner) / Math.min(...inner)).toBeLessThan(1.02);
});

test('one thing is one bar of its kind', () => {
  expect(bars(1)).toEqual([{ skills: 1, memories: 0 }]);
  expect(bars(0)).toEqual([{ skills: 0, memories: 0 }]);
});

test('the fullest bar is whole, none is more, and a silence is bare', () => {
  const heights = bars(400).map(({ skills, memories }) => skills + memories);
  expect(Math.max(...heights)).toBeCloseTo(1, 9);
  expect(Math.min(...heights)).toBe(0);
});
