import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** What a process in a time zone says of a moment: its day, and when that day began, in hours before it. */
function inZone(zone: string, time: string): string {
  const program = `
    import { localCalendar } from ${JSON.stringify(new URL('../../src-shared/journey/calendar.ts', import.meta.url).href)};
    const time = Date.parse(${JSON.stringify(time)});
    const { year, month, day } = localCalendar.parts(time);
    console.log([year, month + 1, day, (time - localCalendar.start(year, month, day)) / 3600000].join(' '));`;
  const args = ['--input-type=module', '--no-warnings', '-e', program];
  return execFileSync(process.execPath, args, {
    env: { ...process.env, TZ: zone, NODE_OPTIONS: '' },
    encoding: 'utf8',
  }).trim();
}

test.each([
  ['Pacific/Kiritimati', '2026-05-12T11:30:00Z', '2026 5 13 1.5'],
  ['Pacific/Pago_Pago', '2026-05-12T10:30:00Z', '2026 5 11 23.5'],
  ['UTC', '2028-02-29T23:00:00Z', '2028 2 29 23'],
  // The night the clocks go forward has 23 hours, the one they go back 25.
  ['Europe/Berlin', '2026-03-29T10:00:00Z', '2026 3 29 11'],
  ['Europe/Berlin', '2026-10-25T10:00:00Z', '2026 10 25 12'],
])('in %s %s is the day it is there, begun when it began there', (zone, time, expected) => {
  expect(inZone(zone, time)).toBe(expected);
});
