import { describe, expect, test } from 'vitest';
import { syntheticJourney } from '../../../bench/starmap/synthetic.ts';
import { utcCalendar } from '@shared/journey/calendar.ts';
import { keptMask, makeMatcher, NO_FILTER, spanOf } from './filter.ts';

const nodes = syntheticJourney(60).nodes;
const [first] = nodes;
if (first === undefined) throw new Error('no node');

describe('filter', () => {
  test('every word has to match, in the whole text and not in the cut label', () => {
    const node = { ...first, label: 'Cut', body: `${'x'.repeat(300)} deep words stand here` };
    expect(makeMatcher({ ...NO_FILTER, query: 'WORDS  deep' })(node)).toBe(true);
    expect(makeMatcher({ ...NO_FILTER, query: 'deep absent' })(node)).toBe(false);
  });

  test('full width and half width are the same to a search', () => {
    expect(makeMatcher({ ...NO_FILTER, query: 'ＡＢＣ' })({ ...first, body: 'abc' })).toBe(true);
  });

  test('a blank choice widens: no filter at all is no mask', () => {
    expect(keptMask(nodes, { ...NO_FILTER, query: '   ' })).toBeNull();
  });

  test('filters narrow together', () => {
    const mask = keptMask(nodes, { ...NO_FILTER, shape: 'skill', category: 'Coding' });
    nodes.forEach((node, i) => {
      expect(mask?.[i]).toBe(node.kind === 'skill' && node.category === 'Coding' ? 1 : 0);
    });
  });

  test('since keeps what changed from then on', () => {
    const node = { ...first, time: 1000, uncertain: null, useTimes: [], editTimes: [5000] };
    const at = (since: number): boolean => makeMatcher({ ...NO_FILTER, since })(node);
    expect([at(500), at(3000), at(6000)]).toEqual([true, true, false]);
  });

  test('a day, a month and a year are whole, both ends included; an empty field narrows nothing', () => {
    const utc = (...parts: [number, number, number]): number => Date.UTC(...parts);
    expect(spanOf('2026-01-01', utcCalendar)).toEqual({ from: utc(2026, 0, 1), until: utc(2026, 0, 2) - 1 });
    expect(spanOf('2024-02', utcCalendar)).toEqual({ from: utc(2024, 1, 1), until: utc(2024, 2, 1) - 1 });
    expect(spanOf('2024', utcCalendar)).toEqual({ from: utc(2024, 0, 1), until: utc(2025, 0, 1) - 1 });
    for (const nothing of ['', '2024-13', '2024-02-30', 'soon']) expect(spanOf(nothing, utcCalendar)).toBeNull();
  });

  test('the span of days keeps what was learned inside it, and never what has no date', () => {
    const day = spanOf('2026-01-01', utcCalendar);
    const keeps = (time: number | null): boolean =>
      makeMatcher({ ...NO_FILTER, from: day?.from ?? null, until: day?.until ?? null })({ ...first, time });
    expect([(day?.from ?? 0) - 1, day?.from ?? 0, day?.until ?? 0, (day?.until ?? 0) + 1, null].map(keeps)).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});
