import { expect, it } from 'vitest';
import { parseTime } from './times.ts';

it.each<[string | null, number | null]>([
  ['2026-03-01 12:00:00', Date.UTC(2026, 2, 1, 12)],
  ['2026-03-01T12:00:00Z', Date.UTC(2026, 2, 1, 12)],
  ['2026-03-01T12:00:00.250+02:00', Date.UTC(2026, 2, 1, 10, 0, 0, 250)],
  ['2026-03-01', Date.UTC(2026, 2, 1)],
  ['2026-13-41 12:00:00', null],
  ['yesterday', null],
  [null, null],
])('the time %j', (text, at) => {
  expect(parseTime(text)).toBe(at);
});
