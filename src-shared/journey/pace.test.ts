import fc from 'fast-check';
import { expect, test } from 'vitest';
import { utcCalendar } from './calendar.ts';
import { f64 } from './numbers.ts';
import { countAt, DAY, makePace, paceAtRadius, radius } from './pace.ts';
import { makeTicks } from './ticks.ts';

/** Journeys of any shape: bursts within a minute, many things at one instant, months of silence. */
const journey = fc
  .array(
    fc.record({
      gap: fc.oneof(
        fc.constant(0),
        fc.integer({ min: 1, max: 60_000 }),
        fc.integer({ min: 1, max: 3 * DAY }),
        fc.integer({ min: 30 * DAY, max: 900 * DAY }),
      ),
      burst: fc.integer({ min: 1, max: 12 }),
    }),
    { minLength: 1, maxLength: 40 },
  )
  .map((steps) => {
    const times: number[] = [];
    let now = Date.UTC(2019, 0, 1);
    for (const { gap, burst } of steps) {
      now += gap;
      for (let i = 0; i < burst; i++) times.push((now += i % 3 === 0 ? 0 : 1000));
    }
    return times;
  });

test('node, replay, ring, scrubber, counter and date label agree for any journey at any time', () => {
  fc.assert(
    fc.property(journey, fc.double({ min: -0.1, max: 1.1, noNaN: true }), (times, share) => {
      const pace = makePace(times);
      const [first, last] = [f64(pace.times, 0), f64(pace.times, times.length - 1)];
      const time = Math.round(first + share * Math.max(DAY, last - first));
      const playhead = pace.at(time);
      const before = times.filter((one) => one <= time).length;
      // The counter says how many there were.
      expect(countAt(pace, playhead)).toBe(before);
      // A node is lit, and stands inside the ring of that time, exactly when it was there.
      times.forEach((one, k) => {
        const w = f64(pace.w, k);
        expect(w <= playhead).toBe(one <= time);
        expect(radius(w) <= radius(playhead)).toBe(one <= time);
      });
      // The date beside the scrubber is that time, to the precision of its arithmetic; outside the journey its nearest end.
      const inside = Math.min(last, Math.max(first, time));
      expect(Math.abs(pace.date(playhead) - inside)).toBeLessThanOrEqual(1);
      // The scrubber's share and the ring's radius lead back to it.
      const back = (playhead / pace.end) * pace.end;
      expect(Math.abs(back - playhead)).toBeLessThan(1e-9 * pace.end);
      expect(Math.abs(paceAtRadius(radius(playhead)) - playhead)).toBeLessThan(1e-6 * pace.end + 1e-9);
    }),
    { numRuns: 300 },
  );
});

test('at a node itself the label says its very time, and what is learned later changes none of it', () => {
  fc.assert(
    fc.property(journey, fc.nat(1000), (times, cut) => {
      const pace = makePace(times);
      const part = makePace(times.slice(0, 1 + (cut % times.length)));
      times.forEach((time, k) => expect(pace.date(f64(pace.w, k))).toBe(time));
      part.w.forEach((w, k) => expect(f64(pace.w, k)).toBe(w));
    }),
    { numRuns: 100 },
  );
});

test('a date ring stands exactly between what came before that date and what came from then on', () => {
  fc.assert(
    fc.property(journey, (times) => {
      const pace = makePace(times);
      for (const tick of makeTicks(pace, radius, 20, utcCalendar)) {
        expect(tick.at).toBe(radius(tick.w));
        times.forEach((time, k) => {
          if (time < tick.time) expect(radius(f64(pace.w, k))).toBeLessThanOrEqual(tick.at);
          if (time > tick.time) expect(radius(f64(pace.w, k))).toBeGreaterThan(tick.at);
        });
      }
    }),
    { numRuns: 60 },
  );
});

test.each([
  ['the whole of the calendar', [-8.64e15, 0, 8.64e15]],
  ['its last days, in whose last year no further one begins', [8.6399e15, 8.64e15]],
  ['one wrong clock beside right ones', [-62_135_596_800_000, 1.7e12, 1.8e12]],
])('rings end with the calendar and are looked for in bounds: %s', (_, times) => {
  let days = 0;
  const counting = { ...utcCalendar, start: (...day: [number, number, number]) => (days++, utcCalendar.start(...day)) };
  const ticks = makeTicks(makePace(times), radius, 20, counting);
  expect(ticks.every(({ time }) => time > (times[0] ?? 0) && time <= (times.at(-1) ?? 0))).toBe(true);
  expect(days).toBeLessThan(70_000);
});
