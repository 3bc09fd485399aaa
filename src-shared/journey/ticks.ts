/** Date rings and scrubber marks: the coarsest calendar units first, each finer one only where it has room. */
import type { Calendar } from './calendar.ts';
import { DAY, type Pace } from './pace.ts';

/** 0 year, 1 quarter, 2 month, 3 week, 4 day. */
export type TickRank = 0 | 1 | 2 | 3 | 4;

/** What a mark's words must tell: with the year where it changed since the mark before. */
export type TickStyle = 'year' | 'month' | 'month-year' | 'day';

export interface Tick {
  readonly time: number;
  /** Position on the pace axis. */
  readonly w: number;
  /** Where it stands on the axis it was made for: a radius, or a place on the scrubber. */
  readonly at: number;
  readonly rank: TickRank;
  readonly style: TickStyle;
}

const RANKS: readonly TickRank[] = [0, 1, 2, 3, 4];
const MONTHS = { 0: 12, 1: 3, 2: 1 } as const;
/** Days of each unit, about, and how many of a unit are gone through: one wrong clock makes a span of any length. */
const DAYS = { 0: 365, 1: 91, 2: 30, 3: 7, 4: 1 } as const;
const MOST = { 0: 30_000, 1: 30_000, 2: 30_000, 3: 3000, 4: 3000 } as const;

/** Every beginning of one unit inside (from, to]. Weeks begin on Monday. Ends where the calendar does: a time it has no day for is NaN. */
function boundaries(calendar: Calendar, from: number, to: number, rank: TickRank): number[] {
  const out: number[] = [];
  const { year, month, day } = calendar.parts(from);
  if (rank <= 2) {
    const step = MONTHS[rank as 0 | 1 | 2];
    for (let i = Math.floor((year * 12 + month) / step) * step; ; i += step) {
      const time = calendar.start(Math.floor(i / 12), i % 12, 1);
      if (!(time <= to)) return out;
      if (time > from) out.push(time);
    }
  }
  const step = rank === 3 ? 7 : 1;
  // 1 January 2024 was a Monday.
  const days = Math.round((calendar.start(year, month, day) - calendar.start(2024, 0, 1)) / DAY);
  for (let i = Math.floor(days / step) * step; ; i += step) {
    const time = calendar.start(2024, 0, 1 + i);
    if (!(time <= to)) return out;
    if (time > from) out.push(time);
  }
}

/** Marks at least `minGap` apart on the given axis, coarse units winning over fine ones, in order of the axis. */
export function makeTicks(pace: Pace, axis: (w: number) => number, minGap: number, calendar: Calendar): Tick[] {
  const from = pace.times[0];
  const to = pace.times.at(-1);
  if (from === undefined || to === undefined) return [];
  const kept: { time: number; w: number; at: number; rank: TickRank }[] = [];
  for (const rank of RANKS) {
    if ((to - from) / DAY / DAYS[rank] > MOST[rank]) break;
    // Weeks and days only where months leave a wide gap: an odd date between two months reads as noise.
    const clear = minGap * (rank >= 3 ? 1.9 : 1);
    for (const time of boundaries(calendar, from, to, rank)) {
      const w = pace.at(time);
      const at = axis(w);
      if (kept.every((other) => Math.abs(other.at - at) >= clear)) kept.push({ time, w, at, rank });
    }
  }
  kept.sort((a, b) => a.at - b.at);
  let before = NaN;
  return kept.map((tick) => {
    const { year } = calendar.parts(tick.time);
    const style: TickStyle =
      tick.rank === 0 ? 'year' : tick.rank >= 3 ? 'day' : year === before ? 'month' : 'month-year';
    before = year;
    return { ...tick, style };
  });
}
