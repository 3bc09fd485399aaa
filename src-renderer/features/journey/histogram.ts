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
  return Math.max(8, Math.min(96, Math.round(events / 3)));
}

/**
 * Bars along the pace axis. Equal pace is equal number, so a count would be flat; a bar's height is events a day, on a square
 * root scale so that quiet weeks stay visible beside a burst.
 */
export function histogram(model: MapModel, bars: number): Bar[] {
  const { pace, order } = model.plan;
  const counts = Array.from({ length: bars }, () => ({ skills: 0, memories: 0 }));
  order.forEach((i, k) => {
    const count = counts[Math.min(bars - 1, Math.floor(((pace.w[k] ?? 0) / pace.end) * bars))];
    if (count === undefined) return;
    if (SHAPES[model.data.shape[i] ?? 0] === 'skill') count.skills++;
    else count.memories++;
  });
  const rates = counts.map((count, b) => {
    const span = pace.date(((b + 1) / bars) * pace.end) - pace.date((b / bars) * pace.end);
    const total = count.skills + count.memories;
    return total === 0 ? 0 : Math.sqrt(total / Math.max(1, span / DAY));
  });
  const top = Math.max(1e-9, ...rates);
  return counts.map(({ skills, memories }, b) => {
    const height = (rates[b] ?? 0) / top;
    const share = skills / Math.max(1, skills + memories);
    return { skills: height * share, memories: height * (1 - share) };
  });
}
