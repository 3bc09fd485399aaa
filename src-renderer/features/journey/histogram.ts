/** The scrubber's bars: how busy each stretch of the pace was. */
import { SHAPES } from '@shared/journey/chart.ts';
import { DAY } from '@shared/journey/pace.ts';
import type { MapModel } from './map/model.ts';

export interface Bar {
  /** Heights from 0 to 1: skills from the ground up, memories above them. */
  readonly skills: number;
  readonly memories: number;
}

/** How many bars suit a journey: few events make few, wide bars. */
export function barCount(events: number): number {
  return Math.max(1, Math.min(8, events), Math.min(96, Math.round(events / 3)));
}

/**
 * Bars along the pace axis. Equal pace is equal number, so a count would be flat; a bar's height is events a day, on a square
 * root scale so that quiet weeks stay visible beside a burst.
 */
export function histogram(model: MapModel, bars: number): Bar[] {
  const { pace, order } = model.plan;
  const counts = Array.from({ length: bars }, () => ({ skills: 0, memories: 0 }));
  // An event takes one unit of the pace, half before it and half behind: counted by where it stands, an even pace would look ragged.
  order.forEach((i, k) => {
    const kind = SHAPES[model.data.shape[i] ?? 0] === 'skill' ? 'skills' : 'memories';
    const from = (((pace.w[k] ?? 0) - 0.5) / pace.end) * bars;
    const unit = bars / pace.end;
    for (let b = Math.max(0, Math.floor(from)); b < Math.min(bars, from + unit); b++) {
      const count = counts[b];
      if (count !== undefined) count[kind] += (Math.min(b + 1, from + unit) - Math.max(b, from)) / unit;
    }
  });
  const rates = counts.map((count, b) => {
    const span = pace.date(((b + 1) / bars) * pace.end) - pace.date((b / bars) * pace.end);
    const total = count.skills + count.memories;
    return total === 0 ? 0 : Math.sqrt(total / Math.max(1, span / DAY));
  });
  const top = Math.max(1e-9, ...rates);
  return counts.map(({ skills, memories }, b) => {
    const height = (rates[b] ?? 0) / top;
    const total = skills + memories;
    const share = total === 0 ? 0 : skills / total;
    return { skills: height * share, memories: height * (1 - share) };
  });
}
